// Pictures of every page, light and dark, for docs/screens and for eyes: LORE_SCREENS=docs/screens npx playwright test screens
import { join } from 'node:path';
import { expect, test, type Visit } from './visit';

const root = join(import.meta.dirname, '../../..');

async function shoot({ page }: Visit, name: string, phone: boolean): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((value) => (document.documentElement.dataset['theme'] = value), theme);
    await page.waitForTimeout(250);
    await page.screenshot({ path: join(root, process.env['LORE_SCREENS'] ?? '', `${name}-${phone ? 'phone' : 'desktop'}-${theme}.jpg`), type: 'jpeg', quality: 70, scale: 'css' });
  }
}

test('pictures', async ({ visit, isMobile }) => {
  test.skip(!process.env['LORE_SCREENS'], 'only when asked for');
  test.setTimeout(240_000);
  const { page, t, open } = visit;
  const steps = page.locator('ol.steps li').first();
  await open();
  await expect(page.getByRole('region', { name: t('examples') }).getByRole('button').first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: t('findCard') })).toBeVisible();
  await shoot(visit, 'judge-empty', isMobile);
  await page.getByRole('region', { name: t('examples') }).getByRole('button').first().click();
  await expect(steps).toBeVisible();
  await shoot(visit, 'judge', isMobile);
  await page.getByRole('button', { name: t('setUp'), exact: true }).click();
  await expect(page.getByRole('combobox', { name: t('findCard') })).toBeVisible();
  await shoot(visit, 'judge-setup', isMobile);
  await open('#/rules/6.5.7');
  await expect(page.getByRole('button', { name: new RegExp(`^${t('run')}`) }).first()).toBeVisible();
  await shoot(visit, 'rules', isMobile);
  await open('#/cards/HeiHei - Boat Snack');
  await page.getByRole('searchbox').fill('ink:amber cost<=2 keyword:support');
  await expect(page.locator('a.card').first()).toBeVisible();
  await expect(page.getByRole('article')).toBeVisible();
  await shoot(visit, 'cards', isMobile);
  await open('#/decks');
  await page.getByLabel(t('examples')).selectOption('plain-amber-ruby');
  await page.getByRole('checkbox', { name: 'plain-sapphire-steel' }).check();
  await page.getByLabel(t('games')).selectOption('40');
  await page.getByLabel(t('playedBy')).selectOption('random');
  await page.getByRole('button', { name: t('simulate') }).click();
  await expect(page.getByRole('heading', { name: t('results') })).toBeVisible({ timeout: 60_000 });
  await shoot(visit, 'decks', isMobile);
  await open('#/exam');
  await page.getByLabel(t('examAbout')).fill('4.6');
  await page.getByRole('button', { name: t('examBegin') }).click();
  await expect(page.locator('button.option').first()).toBeVisible({ timeout: 60_000 });
  await shoot(visit, 'exam', isMobile);
  await open('#/play');
  await expect(page.getByRole('button', { name: t('start') })).toBeEnabled();
  await shoot(visit, 'play-begin', isMobile);
  await page.getByRole('button', { name: t('start') }).click();
  const moves = page.locator('.moves button.move:enabled');
  const over = page.getByRole('region', { name: t('gameOver') });
  for (let n = 0; n < 400; n++) {
    await expect(over.or(moves.first())).toBeVisible({ timeout: 30_000 });
    if (await over.isVisible()) break;
    const turn = Number((await page.locator('h1').innerText()).replaceAll(/\D/g, ''));
    if (turn >= 9 && turn % 2 === 1 && !(await page.evaluate(() => 'shot' in window))) {
      await page.evaluate(() => Object.assign(window, { shot: 1 }));
      await page.evaluate(() => scrollTo(0, 0));
      await shoot(visit, 'play', isMobile);
      await page.getByRole('button', { name: t('hint'), exact: true }).click();
      await expect(page.locator('.hint li').first()).toBeVisible();
      await shoot(visit, 'play-hint', isMobile);
    }
    const all = page.locator('.moves button.all');
    if (await all.isVisible()) await all.click();
    const labels = await moves.allInnerTexts();
    const wanted = [/^(ink|entintar)/i, /^(play|jugar)/i, /^(challenge|desafiar)/i, /^(quest|ir de aventura)/i, /^(keep|quedarse)/i];
    const at = wanted.map((one) => labels.findIndex((label) => one.test(label))).find((found) => found >= 0);
    await moves.nth(at ?? 0).click();
    await page.waitForTimeout(120);
  }
  await shoot(visit, 'play-end', isMobile);
  await page.getByRole('button', { name: t('watchAgain') }).click();
  await page.getByRole('slider').fill('60');
  await expect(page.locator('.table')).toBeVisible();
  await shoot(visit, 'replay', isMobile);
});
