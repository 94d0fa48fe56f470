import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pack } from '../../src/lib/link';
import { expect, steps, test, watch, type Visit } from './visit';

/** Puts a card somewhere by typing a part of its name. */
async function add(visit: Visit, typed: string, name: string, zone: 'zonePlay' | 'zoneHand', player: 'A' | 'B'): Promise<void> {
  const { page, t } = visit;
  await page.getByLabel(t('toZone'), { exact: true }).selectOption({ label: t(zone) });
  await page.getByLabel(t('ofPlayer'), { exact: true }).selectOption({ label: player });
  await page.getByRole('combobox', { name: t('findCard') }).fill(typed);
  await page.getByRole('option', { name }).click();
  await expect(page.getByRole('button', { name: t('edit', { name }), exact: true })).toBeVisible();
}

async function replacementExample(visit: Visit): Promise<void> {
  const { page, t } = visit;
  await add(visit, 'sluggish', 'Sleepy - Sluggish Knight', 'zoneHand', 'A');
  await add(visit, 'secure fort', "Seven Dwarfs' Mine - Secure Fortress", 'zonePlay', 'A');
  await add(visit, 'selfless prot', 'Beast - Selfless Protector', 'zonePlay', 'B');
  await add(visit, 'voice of reas', 'Flounder - Voice of Reason', 'zonePlay', 'B');
  const ink = page.getByRole('region', { name: t('player', { p: 'A' }) }).getByRole('button', { name: `${t('inkReady')}: ${t('more')}` });
  for (let n = 1; n <= 4; n++) {
    await ink.click();
    await expect(page.getByRole('spinbutton', { name: t('inkReady') }).first()).toHaveValue(String(n));
  }
  await visit.accessible();
  await page.getByRole('button', { name: t('playOn'), exact: true }).click();
  const moves = page.locator('.moves');
  const es = t('judge') === 'Juez';
  for (const label of es ? ['jugar Sleepy', 'no', 'mover Sleepy', 'sí', 'Flounder'] : ['play Sleepy', 'no', 'move Sleepy', 'yes', 'Flounder']) {
    const move = moves.getByRole('button', { name: label.length < 3 ? label : new RegExp(label), exact: true });
    await move.first().click();
  }
  await expect(page.locator('ol.steps')).toContainText('6.5.6');
  await expect(page.locator('ol.steps')).toContainText('SHIELD ANOTHER');
}

test('a ruling is set up by clicks, judged, shared, and opened by a stranger', async ({ visit, browser, baseURL, locale, viewport }) => {
  const { page, t, open } = visit;
  await open();
  await replacementExample(visit);
  const told = await steps(page);
  await visit.accessible();
  await page.getByRole('button', { name: t('share') }).click();
  const link = await page.getByLabel(t('shareLink')).inputValue();
  await expect(page.getByRole('img', { name: t('qr') })).toBeVisible();
  await visit.accessible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('picture') }).click();
  expect((await download).suggestedFilename()).toContain('.png');
  expect(link.startsWith(baseURL ?? '')).toBe(true);

  const stranger = await browser.newContext({ locale: locale ?? 'en-GB', viewport: viewport ?? null });
  const fresh = await stranger.newPage();
  const problems: string[] = [];
  watch(fresh, problems);
  await fresh.goto(link);
  await expect(fresh.locator('ol.steps')).toContainText('SHIELD ANOTHER');
  expect(await steps(fresh)).toEqual(told);
  expect(problems).toEqual([]);
  await stranger.close();
});

test('moves that are not legal say why; a rule opens in place; one can go back and branch', async ({ visit }) => {
  const { page, t, open } = visit;
  await open();
  await replacementExample(visit);
  const before = await steps(page);
  // The rule of the first step, in place.
  await page.locator('ol.steps button[aria-expanded]').first().click();
  await expect(page.getByRole('complementary', { name: /4\.3/ })).toBeVisible();
  // Why not: the character that is drying cannot quest.
  await page.locator('button.card', { hasText: 'Sluggish Knight' }).click();
  await expect(page.locator('.refused li').first()).toBeVisible();
  await expect(page.locator('.refused')).toContainText(/\[?\d\.\d/);
  // Back to the first line, and another way from there.
  await page.getByRole('button', { name: new RegExp(`^${t('backHere')}`) }).first().click();
  await expect(page.getByText(t('looking'))).toBeVisible();
  const other = t('judge') === 'Juez' ? 'sí' : 'yes';
  await page.locator('.moves').getByRole('button', { name: other, exact: true }).click();
  await expect(page.getByText(t('looking'))).toBeHidden();
  await expect.poll(async () => (await steps(page)).join()).not.toEqual(before.join());
  // The line that was left is still there, beside the step at which it parts, and one touch brings it back.
  await page.locator('ol.steps .variations button').first().click();
  await expect.poll(async () => (await steps(page)).join()).toEqual(before.join());
  // Step by step backwards and forwards, by buttons and by keys.
  await page.getByRole('button', { name: t('first'), exact: true }).click();
  await expect(page.locator('ol.steps')).not.toContainText('4.3.1');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('ol.steps')).toContainText('4.3.1');
  await page.getByRole('button', { name: t('last'), exact: true }).click();
  await expect.poll(async () => (await steps(page)).join()).toEqual(before.join());
});

test('numbers are typed, copies have names of their own, and an emptied table comes back by the way back', async ({ visit }) => {
  const { page, t, open } = visit;
  await open();
  const own = page.getByRole('region', { name: t('player', { p: 'A' }) });
  const set = async (label: string, value: string): Promise<void> => {
    await own.getByRole('spinbutton', { name: label }).first().fill(value);
    await page.keyboard.press('Tab');
  };
  await set(t('lore'), '12');
  await set(t('inkReady'), '700');
  await expect(own.getByRole('spinbutton', { name: t('inkReady') })).toHaveValue('99');
  await set(t('unnamed'), '5');
  await add(visit, 'boat snack', 'HeiHei - Boat Snack', 'zonePlay', 'A');
  await page.getByRole('combobox', { name: t('findCard') }).fill('boat snack');
  await page.getByRole('option', { name: 'HeiHei - Boat Snack' }).click();
  await page.getByRole('button', { name: t('playOn'), exact: true }).click();
  await expect(page.locator('button.card').filter({ hasText: 'heihei2' })).toBeVisible();
  await expect(page.locator('.table .side').first()).toContainText('99/99');
  const address = page.url();
  await page.getByRole('button', { name: t('empty') }).click();
  await expect(page.locator('button.card')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await page.getByRole('button', { name: t('playOn'), exact: true }).click();
  await expect(page.locator('button.card').filter({ hasText: 'heihei2' })).toBeVisible();
});

test('a file is opened, compared between editions, and carried away as a file and a case', async ({ visit, isMobile }) => {
  const { page, t, open } = visit;
  await open();
  const ruling = readFileSync(join(import.meta.dirname, '../../../rulings/cases/song-i2i-readies-two-singers.lore'), 'utf8');
  await page.locator('input[type=file]').setInputFiles({ name: 'two.lore', mimeType: 'text/plain', buffer: Buffer.from(ruling) });
  await expect(page.locator('ol.steps')).toHaveCount(1);
  await page.getByLabel(t('compare')).selectOption('2.2');
  await expect(page.locator('ol.steps')).toHaveCount(2);
  await expect(page.locator('ol.steps li.marked').first()).toBeVisible();
  const [now, then] = await Promise.all([0, 1].map((n) => page.locator('ol.steps').nth(n).boundingBox()));
  // Side by side where there is room.
  if (!isMobile) expect(then?.x ?? 0).toBeGreaterThan((now?.x ?? 0) + (now?.width ?? 0) - 1);
  await visit.accessible();
  await page.getByLabel(t('compare')).selectOption('');
  await page.getByRole('button', { name: t('share') }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('file') }).click();
  expect((await download).suggestedFilename()).toMatch(/\.lore$/);
  expect(readFileSync(await (await download).path(), 'utf8')).toBe(ruling);
});

test('the notation in Spanish keeps its title and its moves when its board is edited', async ({ visit }) => {
  const { page, t, open } = visit;
  const text = 'título: Aventura\njugador A\n  juego HeiHei - Boat Snack\njugador B\nturno A\n\nA explora con HeiHei - Boat Snack\n';
  await open(`#/judge/z.${pack(text)}`);
  await expect(page.locator('ol.steps')).toContainText('4.5.1');
  await page.getByRole('button', { name: t('setUp'), exact: true }).click();
  await page.getByRole('button', { name: `${t('inkReady')}: ${t('more')}` }).first().click();
  await expect(page.getByRole('spinbutton', { name: t('inkReady') }).first()).toHaveValue('1');
  await expect(page.getByRole('heading', { name: 'Aventura' })).toBeVisible();
  await expect(page.locator('ol.steps')).toContainText('4.5.1');
});

test('a text is replayed moment by moment, by turns, with everybody\'s eyes or one player\'s', async ({ visit }) => {
  const { page, t, open } = visit;
  const text = 'player A\n  ink 3\n  hand HeiHei - Boat Snack\n  play Mickey Mouse - True Friend\nplayer B\n  hand HeiHei - Boat Snack\n  deck HeiHei - Boat Snack\n  deck HeiHei - Boat Snack\nturn A\n\nA quests with Mickey Mouse - True Friend\nA ends turn\nB ends turn\n';
  await open(`#/replay/z.${pack(text)}`);
  await expect(page.getByText(t('moment', { n: 0, m: 3 }))).toBeVisible();
  await page.getByRole('button', { name: t('next'), exact: true }).click();
  await expect(page.locator('ol.steps')).toContainText('4.5.1');
  await page.getByLabel(t('turn')).selectOption({ label: '2' });
  await expect(page.getByText(t('moment', { n: 2, m: 3 }))).toBeVisible();
  // B's hand is no business of A's.
  const cards = page.locator('.table').getByText('Boat Snack');
  const all = await cards.count();
  await page.getByLabel(t('seenBy')).selectOption('0');
  await expect(page.getByText(t('logIsTheJudges'))).toBeVisible();
  await expect.poll(() => cards.count()).toBeLessThan(all);
  await visit.accessible();
  // A text with a mistake says where it is.
  await open(`#/replay/z.${pack('player A\n  play No Such Card\nplayer B\nturn A\n')}`);
  await expect(page.getByRole('alert')).toContainText('No Such Card');
});

test('board and text are two views of one thing', async ({ visit }) => {
  const { page, t, open } = visit;
  await open();
  await add(visit, 'boat snack', 'HeiHei - Boat Snack', 'zonePlay', 'A');
  await page.getByRole('button', { name: t('asText'), exact: true }).click();
  const editor = page.locator('.cm-content');
  await expect(editor).toContainText('play HeiHei - Boat Snack');
  await editor.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('A quests with HeiHei - Boat Snack');
  await expect(page.locator('ol.steps')).toContainText('4.5.1');
  await page.keyboard.press('Escape');
  await page.keyboard.type('\nA quests with Nobody');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toContainText('Nobody');
  await visit.accessible();
});

test('a broken link says so and leaves an empty table', async ({ visit }) => {
  const { page, t, open } = visit;
  await open('#/judge/z.this-is-not-a-position');
  await expect(page.getByRole('alert')).toContainText(t('brokenLink'));
  await expect(page.getByRole('combobox', { name: t('findCard') })).toBeVisible();
});
