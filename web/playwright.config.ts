import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const PORT = 4174;
const executablePath = process.env['LORE_BROWSER'] || ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path));
const desktop = { viewport: { width: 1280, height: 860 } };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 1,
  // A shared server may starve a browser for seconds; a fault of ours fails every time.
  retries: Number(process.env['LORE_RETRIES'] ?? 0),
  reporter: [['list']],
  webServer: { command: `node tests/serve.mjs ${PORT}`, url: `http://127.0.0.1:${PORT}/lore/`, reuseExistingServer: false },
  use: {
    baseURL: `http://127.0.0.1:${PORT}/lore/`,
    trace: 'off',
    actionTimeout: 20_000,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [
    { name: 'desktop-en', use: { ...desktop, locale: 'en-GB' } },
    { name: 'phone-es', use: { ...phone, locale: 'es-ES' } },
  ],
});
