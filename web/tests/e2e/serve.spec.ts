// `lore serve`: the page from inside the binary. Without a binary (LORE_BIN) there is nothing to test.
import { spawn, type ChildProcess } from 'node:child_process';
import { expect, test, watch } from './visit';

const program = process.env['LORE_BIN'];
let server: ChildProcess | null = null;

test.afterEach(() => {
  server?.kill();
  server = null;
});

test('lore serve shows the page, with its policy, to this machine', async ({ page, request, isMobile }) => {
  test.skip(isMobile || !program, 'once, where the binary was built');
  const own = spawn(program ?? '', ['serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  server = own;
  const address = await new Promise<string>((done, fail) => {
    own.stdout.once('data', (text: Buffer) => done(text.toString().trim()));
    own.once('exit', (code) => fail(new Error(`lore serve ended with ${code}`)));
  });
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  const answer = await request.get(address);
  expect(answer.headers()['content-security-policy']).toContain("default-src 'self'");
  expect((await request.get(`${address}Cargo.toml`)).status()).toBe(404);
  const problems: string[] = [];
  watch(page, problems);
  await page.goto(address);
  await page.locator('input[role=combobox]').fill('boat snack');
  await page.getByRole('option', { name: 'HeiHei - Boat Snack' }).click();
  await expect(page.getByRole('button', { name: /HeiHei - Boat Snack/ }).first()).toBeVisible();
  await page.goto(`${address}#/rules/6.5.8`);
  await expect(page.getByRole('heading', { name: /6\.5\.8/ })).toBeVisible();
  expect(problems).toEqual([]);
});
