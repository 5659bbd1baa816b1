import os from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromium } from './support/chromium.ts';

const { executablePath, env, args } = await chromium();

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  globalTeardown: './support/planted.ts',
  fullyParallel: true,
  // One more than there are cores: whoever plays waits for the server a quarter of the time.
  workers: os.availableParallelism() + 1,
  // What passes only at the second try is listed as flaky at the end, and is to be mended.
  retries: 1,
  // Bounds for what hangs, not for what is slow: on a busy machine a whole game of four browsers takes its time.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    launchOptions: { executablePath, args: [...args], env: { ...(process.env as Record<string, string>), ...env } },
    // What is not there after a minute does not come.
    actionTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    locale: 'it-IT',
    // In every new browser it would fetch and keep the whole app beside the journey; those about it allow it.
    serviceWorkers: 'block',
    // Recording every step costs a quarter of the run: TRACE=1 when a journey has failed.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
});
