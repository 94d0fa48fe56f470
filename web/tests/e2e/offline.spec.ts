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
