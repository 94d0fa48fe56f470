import { expect, test } from './visit';

test('rules: by number, by word, by an older number, with rulings run in place', async ({ visit }) => {
  const { page, t, open } = visit;
  await open('#/rules/6.5.7');
  await expect(page.getByRole('heading', { name: /6\.5\.7/ })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${t('run')}`) }).first().click();
  await expect(page.locator('ol.steps li').first()).toBeVisible();
  await visit.accessible();
  await page.getByRole('searchbox').fill('bodyguard');
  await expect(page.getByRole('region', { name: t('results') }).getByRole('link').first()).toBeVisible();
  await page.getByRole('searchbox').fill('6.99');
  await expect(page.getByText(t('unknownRule', { n: '6.99' }))).toBeVisible();
});

test('cards: the query language, both texts, and from a card to the judge', async ({ visit }) => {
  const { page, t, open } = visit;
  await open('#/cards');
  // An empty page shows what can be asked.
  const amber = t('searchExamples').split('; ').find((one) => one.includes('<=2')) ?? '';
  await page.getByRole('button', { name: amber }).click();
  await expect(page.getByRole('link', { name: /HeiHei - Boat Snack/ })).toBeVisible();
  await page.getByRole('searchbox').fill('cost<=2 keyword:support ink:amber');
  await expect(page.getByRole('link', { name: /HeiHei - Boat Snack/ })).toBeVisible();
  await page.getByRole('link', { name: /HeiHei - Boat Snack/ }).click();
  await expect(page.getByRole('article').getByRole('heading', { name: 'HeiHei - Boat Snack' })).toBeVisible();
  await visit.accessible();
  await page.getByRole('searchbox').fill('cost:many');
  await expect(page.getByRole('status').filter({ hasText: 'cost' })).toBeVisible();
  await page.getByRole('button', { name: t('judgeWith') }).click();
  await expect(page.getByRole('button', { name: t('edit', { name: 'HeiHei - Boat Snack' }) })).toBeVisible();
});

test('decks: nonsense, faults at their lines, and a simulation that can be cancelled', async ({ visit }) => {
  const { page, t, open } = visit;
  await open('#/decks');
  const list = page.getByRole('textbox', { name: t('pasteDeck') });
  await list.fill('4 HeiHei - Boat Snack\nfour of something\n');
  await expect(page.getByText(t('line', { n: 2 }))).toBeVisible();
  await page.getByLabel(t('examples')).selectOption('plain-amber-ruby');
  await expect(page.getByText(new RegExp(t('legalIn')))).toBeVisible();
  await page.getByRole('checkbox', { name: 'plain-sapphire-steel' }).check();
  await page.getByRole('checkbox', { name: 'amber-steel-songs' }).check();
  await page.getByLabel(t('games')).selectOption('10');
  await page.getByLabel(t('playedBy')).selectOption('random');
  await page.getByRole('button', { name: t('simulate') }).click();
  await expect(page.getByRole('heading', { name: t('results') })).toBeVisible({ timeout: 60_000 });
  // Of any two decks it is told how often one won: the two shares of a pair make a whole.
  const met = await page.getByRole('region', { name: t('pairs') }).locator('tbody td').allInnerTexts();
  expect(Number.parseInt(met[1] ?? '') + Number.parseInt(met[3] ?? '')).toBe(100);
  await visit.accessible();
  // Long enough that there is something to cancel: a player that thinks, and more games than anybody waits for.
  await page.getByLabel(t('games')).selectOption('1000');
  await page.getByLabel(t('playedBy')).selectOption('adept');
  await page.getByRole('button', { name: t('simulate') }).click();
  await expect(page.getByRole('status').filter({ hasText: /^[1-9]\d* / })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: t('cancel') }).click();
  await expect(page.getByRole('heading', { name: t('results') })).toBeVisible({ timeout: 60_000 });
});

test('the language changes at any time, and dark is as readable as light', async ({ visit }) => {
  const { page, t, open } = visit;
  await open();
  await page.getByRole('button', { name: t('theme') }).click();
  await visit.accessible();
  await page.getByRole('button', { name: t('changeLanguage', { to: t('judge') === 'Juez' ? 'English' : 'Español' }) }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', t('judge') === 'Juez' ? 'en' : 'es');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', t('judge') === 'Juez' ? 'en' : 'es');
});
