// What more than two players see, what is drying, a list that was pasted, and a code that leads back.
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import jsQR from 'jsqr';
import { pack } from '../../src/lib/link';
import { expect, test, type Visit } from './visit';

const DECK = readFileSync(join(import.meta.dirname, '../../../decks/ruby-sapphire-landmarks.txt'), 'utf8');

async function look(visit: Visit, name: string): Promise<void> {
  if (process.env['LORE_LOOK']) await visit.page.screenshot({ path: join(process.env['LORE_LOOK'], `${name}.png`), fullPage: name.endsWith('full') });
}

for (const players of [3, 4]) {
  test(`a position of ${players} players is set up, one of them drying, and played`, async ({ visit, isMobile }) => {
    const { page, t, open } = visit;
    await open();
    await page.locator('label', { hasText: t('players') }).locator('select').selectOption(String(players));
    const last = 'ABCD'[players - 1] ?? '';
    await expect(page.getByRole('region', { name: t('player', { p: last }) })).toBeVisible();
    for (const [typed, name, player] of [['voice of reas', 'Flounder - Voice of Reason', 'A'], ['boat snack', 'HeiHei - Boat Snack', last]] as const) {
      await page.getByLabel(t('ofPlayer'), { exact: true }).selectOption({ label: player });
      await page.getByRole('combobox', { name: t('findCard') }).fill(typed);
      await page.getByRole('option', { name }).click();
      await expect(page.getByRole('button', { name: t('edit', { name }), exact: true })).toBeVisible();
    }
    await page.getByRole('button', { name: t('edit', { name: 'Flounder - Voice of Reason' }), exact: true }).click();
    const drying = page.getByRole('button', { name: t('drying'), exact: true });
    await drying.click();
    await expect(drying).toHaveAttribute('aria-pressed', 'true');
    await look(visit, `setup-${players}-${isMobile ? 'phone' : 'desk'}-full`);
    await visit.accessible();
    await page.getByRole('button', { name: t('playOn'), exact: true }).click();
    await expect(page.locator('.table section.side')).toHaveCount(players);
    await page.locator('.table button.card', { hasText: 'Flounder' }).click();
    await expect(page.locator('.moves')).toContainText('1.7.5');
    // Whom it would challenge is ready besides.
    await expect(page.locator('.moves')).toContainText('4.6.4.2');
    await look(visit, `played-${players}-${isMobile ? 'phone' : 'desk'}-full`);
    await visit.accessible();
  });
}

test('a game of four: three bots move, one of them by looking ahead', async ({ visit, isMobile }) => {
  test.setTimeout(240_000);
  const { page, t, open } = visit;
  await open('#/play');
  await page.locator('label', { hasText: t('players') }).locator('select').selectOption('4');
  await expect(page.getByRole('button', { name: t('start') })).toBeEnabled();
  const hardest = await page.locator('#seat-1 option').last().getAttribute('value');
  await page.locator('#seat-1').selectOption(hardest ?? '');
  await look(visit, `begin-4-${isMobile ? 'phone' : 'desk'}-full`);
  await visit.accessible();
  await page.getByRole('button', { name: t('start') }).click();
  await expect(page.locator('.table section.side')).toHaveCount(4);
  const moves = page.locator('.moves button.move:enabled');
  await expect(moves.first()).toBeVisible({ timeout: 60_000 });
  await moves.first().click();
  // Through the own turn, until all of the others have had theirs.
  const turn = async (): Promise<number> => Number((await page.locator('h1').innerText()).replaceAll(/\D/g, ''));
  const first = await turn();
  for (let n = 0; n < 40 && (await turn()) < first + 4; n++) {
    await expect(page.locator('.moves button.all, .moves button.move:enabled').first()).toBeVisible({ timeout: 90_000 });
    const all = page.locator('.moves button.all');
    if (await all.isVisible()) await all.click();
    const labels = await moves.allInnerTexts();
    const end = labels.findIndex((label) => /^(end|acabar|terminar)/i.test(label));
    await moves.nth(end >= 0 ? end : 0).click();
    await page.waitForTimeout(300);
  }
  expect(await turn()).toBeGreaterThanOrEqual(first + 4);
  await expect(page.locator('.moves button.all, .moves button.move:enabled').first()).toBeVisible({ timeout: 90_000 });
  await look(visit, `game-4-${isMobile ? 'phone' : 'desk'}-full`);
  await visit.accessible();
});

test('a whole game from lists that were pasted', async ({ visit, isMobile }) => {
  test.setTimeout(300_000);
  const { page, t, open } = visit;
  await open('#/play');
  for (const who of [0, 1]) {
    await page.locator(`#deck-${who}`).selectOption('pasted');
    await page.getByLabel(t('pasteDeck')).nth(who).fill(DECK);
  }
  await page.locator('#seat-1').selectOption('random');
  await look(visit, `pasted-${isMobile ? 'phone' : 'desk'}-full`);
  await page.getByRole('button', { name: t('start') }).click();
  const over = page.getByRole('region', { name: t('gameOver') });
  const moves = page.locator('.moves button.move:enabled');
  let shots = 0;
  for (let n = 0; n < 700; n++) {
    // Where there are many, all of them stand behind one button.
    await expect(over.or(page.locator('.moves button.all, .moves button.move:enabled')).first()).toBeVisible({ timeout: 30_000 });
    if (await over.isVisible()) break;
    if (shots < 3 && (await page.locator('.table .group').count()) > shots) await look(visit, `locations-${shots++}-${isMobile ? 'phone' : 'desk'}-full`);
    const all = page.locator('.moves button.all');
    if (await all.isVisible()) await all.click();
    const labels = await moves.allInnerTexts();
    const wanted = [/^(play|jugar)/i, /^(move|mover)/i, /^(quest|ir de aventura)/i, /^(ink|entintar)/i, /^(challenge|desafiar)/i, /^(keep|quedarse)/i];
    const at = wanted.map((one) => labels.findIndex((label) => one.test(label))).find((found) => found >= 0);
    const before = await page.locator('.moves').innerText();
    await moves.nth(at ?? n % labels.length).click();
    await expect.poll(async () => (await over.isVisible()) || (await page.locator('.moves').innerText({ timeout: 500 }).catch(() => '')) !== before, { timeout: 4_000 }).toBe(true).catch(() => undefined);
  }
  await expect(over).toBeVisible();
  await look(visit, `over-${isMobile ? 'phone' : 'desk'}-full`);
});

test('the code of a position, looked at by a camera, is its link', async ({ visit, isMobile }) => {
  const { page, t, open } = visit;
  const text = 'player A\n  ink 3\n  hand HeiHei - Boat Snack\n  play Flounder - Voice of Reason [=flo, drying]\nplayer B\nplayer C\nturn A\n';
  await open(`#/judge/z.${pack(text)}`);
  await page.getByRole('button', { name: t('share') }).click();
  const code = page.getByRole('img', { name: t('qr') });
  await expect(code).toBeVisible();
  await look(visit, `qr-${isMobile ? 'phone' : 'desk'}`);
  const link = await page.getByLabel(t('shareLink')).inputValue();
  // As it stands on the screen, pixel by pixel.
  const shot = (await code.screenshot()).toString('base64');
  const pixels = await page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    return { data: [...(context?.getImageData(0, 0, image.width, image.height).data ?? [])], width: image.width, height: image.height };
  }, shot);
  expect(jsQR(Uint8ClampedArray.from(pixels.data), pixels.width, pixels.height)?.data).toBe(link);
});
