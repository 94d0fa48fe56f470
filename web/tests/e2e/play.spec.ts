import { expect, test, type Visit } from './visit';

async function begin(visit: Visit): Promise<void> {
  const { page, t, open } = visit;
  await open('#/play');
  await page.getByLabel(t('seat', { p: 'B' }), { exact: true }).last().selectOption('random');
  await page.getByRole('button', { name: t('start') }).click();
  await expect(page.locator('.moves button.move').first()).toBeVisible();
}

/** Takes what seems to go on fastest; false once the game is over. */
async function move({ page, t }: Visit, random: number): Promise<boolean> {
  const over = page.getByRole('region', { name: t('gameOver') });
  const moves = page.locator('.moves button.move:enabled');
  await expect(over.or(moves.first())).toBeVisible({ timeout: 30_000 });
  if (await over.isVisible()) return false;
  // On a phone the moves of cards are folded away.
  const all = page.locator('.moves button.all');
  if (await all.isVisible()) await all.click();
  const labels = await moves.allInnerTexts();
  const wanted = [/^(quest|ir de aventura)/i, /^(ink|entintar)/i, /^(play|jugar)/i, /^(challenge|desafiar)/i, /^(keep|quedarse)/i];
  const at = wanted.map((one) => labels.findIndex((label) => one.test(label))).find((found) => found >= 0);
  const before = await page.locator('.moves').innerText();
  await moves.nth(at ?? random % labels.length).click();
  await expect.poll(async () => (await over.isVisible()) || (await page.locator('.moves').innerText({ timeout: 500 }).catch(() => '')) !== before || (await moves.count()) !== labels.length, { timeout: 15_000 }).toBe(true).catch(() => undefined);
  return true;
}

test('a whole game against the bot, by clicks, with a reload in the middle', async ({ visit }) => {
  test.setTimeout(300_000);
  const { page, t } = visit;
  await begin(visit);
  await visit.accessible();
  for (let n = 0; n < 12; n++) await move(visit, n);
  const turn = await page.locator('h1').innerText();
  await expect(page.locator('.moves button.move:enabled').first()).toBeVisible();
  await page.reload();
  await expect(page.locator('h1')).toHaveText(turn);
  await page.getByRole('button', { name: t('hint'), exact: true }).click();
  await expect(page.locator('.hint li').first()).toBeVisible();
  await page.getByRole('button', { name: t('undo'), exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: t('undone').slice(0, 6) })).toBeVisible();
  let goesOn = true;
  for (let n = 0; goesOn && n < 600; n++) goesOn = await move(visit, n);
  expect(goesOn).toBe(false);
  await visit.accessible();
  // What mattered leads to its turn.
  await page.getByRole('button', { name: new RegExp(`^${t('watchTurn')}`) }).first().click();
  await expect(page.getByRole('slider')).not.toHaveValue('0');
  await page.goBack();
  await page.getByRole('button', { name: t('watchAgain') }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await page.getByRole('button', { name: t('last'), exact: true }).click();
  await expect(page.locator('.table')).toBeVisible();
  await visit.accessible();
});

test('the tutorial begins, a hint says why, and a move is made', async ({ visit }) => {
  const { page, t, open } = visit;
  await open('#/play');
  await expect(page.getByRole('button', { name: t('start') })).toBeEnabled();
  await page.getByRole('button', { name: t('tutorial') }).click();
  const before = await page.locator('.lesson').innerText();
  await page.getByRole('button', { name: t('hint'), exact: true }).click();
  await expect(page.locator('.hint li').first()).toBeVisible();
  await visit.accessible();
  await page.locator('.moves .hinted').click();
  await expect(page.locator('.lesson')).not.toHaveText(before);
});

test('where nothing can be kept the game goes on and says so', async ({ visit }) => {
  const { page, t } = visit;
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new Error('forbidden');
    };
  });
  await begin(visit);
  await expect(page.getByRole('alert')).toContainText(t('notKept'));
  expect(await move(visit, 0)).toBe(true);
});
