import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

const inPath = (names: readonly string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file));

/** A program's path, or an error that says how to install it: a missing browser never skips its tests. */
const find = (
  what: string,
  setting: string,
  found: () => string | undefined,
  debianPackage: string,
): string => {
  const named = process.env[setting];
  const file = named ?? found();
  if (file && existsSync(file)) return file;
  throw new Error(
    `${what} is missing${named ? ` at ${named}` : ''}. Install it with "apt-get install ${debianPackage}" or set ${setting} to its path.`,
  );
};

export const findFirefox = (): string =>
  find('Firefox', 'FIREFOX_PATH', () => inPath(['firefox-esr', 'firefox']), 'firefox-esr');

interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  /** Starts a virtual screen; undefined if there is a real one. */
  readonly screen: string | undefined;
}

/** WebKit has no headless mode, so a machine without a screen needs a virtual one. */
export const findWebKit = (): WebKitPrograms => ({
  driver: find(
    'WebKitWebDriver',
    'WEBKIT_DRIVER_PATH',
    () => inPath(['WebKitWebDriver']),
    'webkit2gtk-driver',
  ),
  browser: find(
    'MiniBrowser of WebKitGTK',
    'WEBKIT_PATH',
    () => globSync('/usr/lib/*/webkit{2,}gtk-*/MiniBrowser').at(-1),
    'webkit2gtk-driver',
  ),
  screen: process.env.DISPLAY ? undefined : find('Xvfb', 'XVFB_PATH', () => inPath(['Xvfb']), 'xvfb'),
});
