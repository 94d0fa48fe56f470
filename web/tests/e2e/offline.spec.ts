import type { Page } from '@playwright/test';
import { words as en } from '../../src/lib/words/en';
import { words as es } from '../../src/lib/words/es';
import { expect, test } from './visit';

test('after the first visit everything works without a network', async ({ visit, context }) => {
  const { page, t, open } = visit;
  await open();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map((one) => one.url)));
    return kept.flat().some((url) => url.includes('.wasm')) && kept.flat().some((url) => url.includes('rulings.json'));
  }), { timeout: 30_000 }).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('combobox', { name: t('findCard') }).fill('boat snack');
  await page.getByRole('option', { name: 'HeiHei - Boat Snack' }).click();
  await expect(page.getByRole('button', { name: t('edit', { name: 'HeiHei - Boat Snack' }) })).toBeVisible();
  for (const hash of ['#/rules/6.5.8', '#/cards/HeiHei - Boat Snack', '#/play', '#/replay', '#/decks']) {
    await page.goto(`./${hash}`);
    await expect(page.getByRole('heading').first()).toBeVisible();
  }
  await context.setOffline(false);
});

/** Every worker of the page can be made to break. */
async function mortal(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const Real = window.Worker;
    const all: Worker[] = [];
    window.Worker = class extends Real {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        all.push(this);
      }
    };
    Object.assign(window, { kill: () => all.forEach((worker) => worker.dispatchEvent(new ErrorEvent('error', { message: 'gone' }))) });
  });
  return () => page.evaluate(() => (window as unknown as { kill: () => void }).kill());
}

test('a worker that dies in a game or an exam is replaced, and both go on where they were', async ({ visit }) => {
  test.setTimeout(180_000);
  const { page, t, open } = visit;
  const kill = await mortal(page);
  await open('#/play');
  await page.getByRole('button', { name: t('start') }).click();
  const moves = page.locator('.moves button.move:enabled');
  await expect(moves.first()).toBeVisible();
  const before = await page.locator('.moves').innerText();
  await kill();
  await moves.first().click();
  await expect.poll(() => page.locator('.moves').innerText().catch(() => '')).not.toBe(before);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await open('#/exam');
  await page.getByLabel(t('examAbout')).fill('4.5');
  await page.getByLabel(t('examCount')).selectOption('5');
  await page.getByRole('button', { name: t('examBegin') }).click();
  const options = page.locator('button.option');
  await expect(options.first()).toBeVisible({ timeout: 60_000 });
  const isOrder = await page.getByText(t('examOrder')).isVisible();
  for (let at = 0; at < (isOrder ? await options.count() : 1); at++) await options.nth(at).click();
  await kill();
  await page.getByRole('button', { name: t('examAnswer'), exact: true }).click();
  await expect(page.getByText(new RegExp(`${t('examRight')}|${t('examWrong', { right: '' })}`)).first()).toBeVisible({ timeout: 60_000 });
});

test('a program that cannot be loaded is told in words, and tried again', async ({ page, locale }) => {
  const words = locale?.startsWith('es') ? es : en;
  await page.route(/\.wasm$/, (route) => route.abort());
  await page.goto('./');
  await expect(page.getByRole('alert')).toContainText(words.deskAbsent);
  await page.unroute(/\.wasm$/);
  await page.getByRole('button', { name: words.tryAgain }).click();
  await expect(page.getByRole('combobox', { name: words.findCard })).toBeVisible();
});

test('a worker that dies is replaced, and nothing is lost', async ({ visit }) => {
  const { page, t, open } = visit;
  await page.addInitScript(() => {
    // The first worker breaks at its first command.
    const Real = window.Worker;
    let made = 0;
    window.Worker = class extends Real {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        if (made++ === 0) setTimeout(() => this.dispatchEvent(new ErrorEvent('error', { message: 'gone' })), 1500);
      }
    };
  });
  await open();
  await page.waitForTimeout(2500);
  await page.getByRole('combobox', { name: t('findCard') }).fill('boat snack');
  await page.getByRole('option', { name: 'HeiHei - Boat Snack' }).click();
  await expect(page.getByRole('button', { name: t('edit', { name: 'HeiHei - Boat Snack' }) })).toBeVisible();
});
