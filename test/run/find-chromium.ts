import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usualPlaces = [
  // The headless shell runs each test in half the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const playwrightsOwn = async (): Promise<string | undefined> => {
  const { chromium } = await import('playwright-core');
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : undefined;
};

/** Chromium or Chrome on this machine: CHROME_PATH, the usual places, then Playwright's own download. */
export const findChromium = async (): Promise<string | undefined> => {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which does not exist.`);
    return named;
  }
  return usualPlaces.find((place) => existsSync(place)) ?? (await playwrightsOwn());
};

const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 10 * 60_000,
  }).status === 0;

const installWithApt = (): boolean => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  run('apt-get', ['update', '-qq']);
  const install = (browser: string) =>
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-liberation']);
  return install('chromium-headless-shell') || install('chromium');
};

/** Finds Chromium or installs it; throws one sentence when neither works. */
export const ensureChromium = async (): Promise<string> => {
  const found = await findChromium();
  if (found) return found;
  console.log('Chromium not found; installing it …');
  if (!installWithApt()) run('npx', ['--yes', 'playwright', 'install', 'chromium']);
  const installed = await findChromium();
  if (installed) return installed;
  throw new Error(
    'Chromium is missing and could not be installed: install Chromium or Chrome, or name it in CHROME_PATH.',
  );
};
