// Without a mouse: a position is set up, played on and shared; a game is begun and played for some turns.
import type { Page } from '@playwright/test';
import { expect, test } from './visit';

test.beforeEach(({ isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard');
});

/** Goes on with Tab until what is in focus has this name. */
async function focus(page: Page, wanted: RegExp): Promise<void> {
  for (let n = 0; n < 150; n++) {
    const label = await page.evaluate(() => {
      const found = document.activeElement;
      const own = found instanceof HTMLElement ? (found.getAttribute('aria-label') ?? (found.id ? document.querySelector(`label[for="${CSS.escape(found.id)}"]`)?.textContent : null) ?? found.textContent) : '';
      return (own ?? '').trim();
    });
    if (wanted.test(label)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`nothing in focus is ${wanted}`);
}

test('judge: set up, play on, share', async ({ visit }) => {
  const { page, t, open } = visit;
  await open();
  await expect(page.getByRole('combobox', { name: t('findCard') })).toBeVisible();
  await focus(page, new RegExp(`^${t('findCard')}$`));
  await page.keyboard.type('boat snack');
  await expect(page.getByRole('option', { name: 'HeiHei - Boat Snack' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: t('edit', { name: 'HeiHei - Boat Snack' }) })).toBeVisible();
  await focus(page, new RegExp(`^${t('playOn')}$`));
  await page.keyboard.press('Enter');
  await focus(page, /^quest with HeiHei/i);
  await page.keyboard.press('Enter');
  await expect(page.locator('ol.steps')).toContainText('4.5.1');
  await focus(page, new RegExp(`^${t('share')}$`));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(t('shareLink'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel(t('shareLink'))).toBeHidden();
});

test('play: a game is begun and three turns are ended', async ({ visit }) => {
  const { page, t, open } = visit;
  await open('#/play');
  await expect(page.getByRole('button', { name: t('start') })).toBeEnabled();
  await focus(page, new RegExp(`^${t('start')}$`));
  await page.keyboard.press('Enter');
  for (let turns = 0, n = 0; turns < 3 && n < 60; n++) {
    await expect(page.locator('.moves button.move:enabled').first()).toBeVisible({ timeout: 30_000 });
    const labels = await page.locator('.moves button.move:enabled').allInnerTexts();
    const end = labels.find((label) => /^end the turn/i.test(label));
    const wanted = end ?? labels[0] ?? '';
    await focus(page, new RegExp(`^${wanted.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, 'i'));
    const before = await page.locator('.story li').count();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.story li').count(), { timeout: 30_000 }).not.toBe(before);
    if (end) turns += 1;
  }
  await expect(page.locator('h1')).toContainText(/[3-9]/);
});
