// Broken, hostile and oversized things: a sentence, never a blank page, and nothing runs that is not ours.
import { pack } from '../../src/lib/link';
import { expect, test } from './visit';

const SCRIPT = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';

test('links that are broken or hostile', async ({ visit }) => {
  const { page, t, open } = visit;
  const calm = async (): Promise<void> => {
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { hacked?: number }).hacked)).toBeUndefined();
  };
  for (const hash of [
    '#/judge/z.AAAA', '#/judge/z.%%%', '#/replay/g.AAAA', `#/replay/g.${pack('{"decks":1}')}`, `#/replay/z.${pack(SCRIPT)}`,
    `#/cards/${encodeURIComponent(SCRIPT)}`, `#/rules/${encodeURIComponent(SCRIPT)}`, '#/nowhere', '#/judge/%E0%A4%A', `#/exam/${'9'.repeat(3000)}`,
    `#/judge/z.${pack(`title: ${SCRIPT}\nplayer A\n  hand ${SCRIPT}\nplayer B\nturn A\n`)}`,
    `#/judge/z.${pack(`title: x\nplayer A\n  ink 4000000000\n  deck ${'1'.repeat(400)}\nplayer B\nturn A\n`)}`,
    `#/judge/z.${pack('A quests with nobody\n'.repeat(20_000))}`,
  ]) {
    await open('#/decks');
    await open(hash);
    await calm();
  }
  await open(`#/judge/z.${pack(`title: ${SCRIPT}\nplayer A\nplayer B\nturn A\n`)}`);
  await expect(page.getByRole('heading', { name: SCRIPT })).toBeVisible();
  // The page works on.
  await page.getByRole('button', { name: t('empty') }).click();
  await expect(page.getByRole('combobox', { name: t('findCard') })).toBeVisible();
  await calm();
});

test('an oversized paste and a deck of nonsense', async ({ visit }) => {
  const { page, t, open } = visit;
  await open('#/decks');
  const list = page.getByRole('textbox', { name: t('pasteDeck') });
  await list.fill('x'.repeat(300_000));
  await expect(page.getByRole('alert')).toContainText(t('tooLarge'));
  await list.fill('💥 '.repeat(500));
  await expect(page.getByText(t('unreadable'))).toBeVisible();
  await list.fill('4 HeiHei - Boat Snack\n4 Nobody - At All');
  await page.getByRole('button', { name: t('lineColumn', { n: 2, m: 3 }) }).click();
  expect(await list.evaluate((field: HTMLTextAreaElement) => field.value.slice(field.selectionStart, field.selectionEnd))).toBe('Nobody - At All');
  await open('#/play');
  await page.getByLabel(t('deckOf', { p: 'A' }), { exact: true }).selectOption('pasted');
  // A paste of many lines would keep the browser busy for minutes: it is refused at once.
  await page.getByRole('textbox', { name: t('pasteDeck') }).evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '4 HeiHei\n'.repeat(60_000));
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByRole('alert')).toContainText(t('tooLarge'));
  await page.getByRole('alert').getByRole('button').click();
  await page.getByRole('textbox', { name: t('pasteDeck') }).fill('60 of everything');
  await page.getByRole('button', { name: t('start') }).click();
  await expect(page.getByRole('alert').last()).toBeVisible();
  await expect(page.getByRole('button', { name: t('start') })).toBeEnabled();
});

test('nothing may come from another host or from the page\'s own text', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto('./#/judge');
  await page.getByRole('heading').first().waitFor();
  const ran = await page.evaluate(async () => {
    const inline = document.createElement('script');
    inline.textContent = 'window.hacked = 1';
    document.head.append(inline);
    const reached = await fetch('https://example.com/').then(() => true, () => false);
    return { hacked: 'hacked' in window, reached };
  });
  expect(ran).toEqual({ hacked: false, reached: false });
  expect(refused.some((text) => text.includes('Content Security Policy'))).toBe(true);
  expect([...hosts].filter((host) => !host.startsWith('127.0.0.1'))).toEqual([]);
});
