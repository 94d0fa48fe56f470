// What every browser test shares: a page that complains about every console error, and the words of its language.
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { fill } from '../../src/lib/fill';
import type { WordKey } from '../../src/lib/words';
import { words as en } from '../../src/lib/words/en';
import { words as es } from '../../src/lib/words/es';

export interface Visit {
  page: Page;
  /** A word of the page in the language of the browser. */
  t: (key: WordKey, parts?: Record<string, string | number>) => string;
  /** Opens a page of ours. */
  open: (hash?: string) => Promise<void>;
  /** No violation of accessibility as the page stands. */
  accessible: () => Promise<void>;
}

export function watch(page: Page, problems: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
}

export const test = base.extend<{ visit: Visit }>({
  visit: async ({ page, locale }, use) => {
    const problems: string[] = [];
    watch(page, problems);
    const words = locale?.startsWith('es') ? es : en;
    await use({
      page,
      t: (key, parts = {}) => fill(words[key], parts),
      open: async (hash = '') => {
        await page.goto(`./${hash}`);
      },
      accessible: async () => {
        // Nothing is wider than the screen.
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
        const found = await new AxeBuilder({ page }).analyze();
        expect(found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(' | ')}`)).toEqual([]);
      },
    });
    expect(problems).toEqual([]);
  },
});

export { expect };

/** The texts of all steps. */
export async function steps(page: Page): Promise<string[]> {
  const list: Locator = page.locator('ol.steps .step > .text');
  await expect(list.first()).toBeVisible();
  return list.allInnerTexts();
}
