import { expect, test } from './visit';

test('an exam: questions, answers, reasons, and a result by chapter', async ({ visit }) => {
  test.setTimeout(180_000);
  const { page, t, open } = visit;
  await open('#/exam');
  await page.getByLabel(t('examAbout')).fill('4.5');
  await page.getByLabel(t('examCount')).selectOption('5');
  await page.getByRole('button', { name: t('examBegin') }).click();
  for (let n = 1; n <= 5; n++) {
    await expect(page.getByRole('heading', { name: t('examQuestion', { n, m: 5 }) })).toBeVisible({ timeout: 60_000 });
    if (n === 1) {
      await expect(page.locator('.board, .side').first()).toBeVisible();
      await visit.accessible();
    }
    const options = page.locator('button.option');
    const count = await options.count();
    const isOrder = await page.getByText(t('examOrder')).isVisible();
    for (let at = 0; at < (isOrder ? count : 1); at++) await options.nth(at).click();
    await page.getByRole('button', { name: t('examAnswer'), exact: true }).click();
    await expect(page.getByText(new RegExp(`${t('examRight')}|${t('examWrong', { right: '' })}`)).first()).toBeVisible();
    if (n === 1) await visit.accessible();
    // A reload in the middle loses no answer.
    if (n === 2) await page.reload();
    else await page.getByRole('button', { name: n < 5 ? t('examNext') : t('examResult') }).click();
  }
  await expect(page.getByRole('heading', { name: /[0-5] (of|de) 5/ })).toBeVisible();
  await visit.accessible();
});

test('an exam about what no ruling is about says so', async ({ visit }) => {
  const { page, t, open } = visit;
  await open('#/exam');
  await page.getByLabel(t('examAbout')).fill('99.9');
  await page.getByRole('button', { name: t('examBegin') }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: t('examBegin') })).toBeEnabled();
});
