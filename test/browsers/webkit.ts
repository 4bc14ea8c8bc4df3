import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, Key, WebElement } from 'selenium-webdriver';
import { type Driver, screenSize } from './driver.ts';
import { findWebKit } from './find-browsers.ts';

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const waitForDriver = async (url: string): Promise<void> => {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const isUp = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await sleep(100);
  }
  throw new Error('WebKitWebDriver did not start within five seconds.');
};

/** WebKitGTK's MiniBrowser, by WebDriver. */
export const startWebKit = async (): Promise<Driver> => {
  const programs = findWebKit();
  const started: ChildProcess[] = [];
  const start = (program: string, args: string[], env = process.env) => {
    const child = spawn(program, args, { env, stdio: 'ignore' });
    started.push(child);
    return child;
  };
  const stop = () => {
    for (const child of started.toReversed()) child.kill();
  };
  try {
    const display = process.env.DISPLAY ?? `:${90 + (process.pid % 900)}`;
    if (programs.screen) {
      start(programs.screen, [display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
      await sleep(500);
    }
    const port = await freePort();
    // Accelerated compositing needs a graphics driver, which test machines lack.
    const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
    start(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], env);
    const url = `http://127.0.0.1:${port}`;
    await waitForDriver(url);
    const browser = await new Builder()
      .usingServer(url)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
      })
      .build();
    await browser
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...screenSize });
    const capabilities = await browser.getCapabilities();
    return {
      version: `webkitgtk/${capabilities.getBrowserVersion()}`,
      goto: (to) => browser.get(to),
      evaluate: (expression) => browser.executeScript(`return (${expression})`),
      find: async (expression) => {
        const element = await browser.executeScript(`return (${expression})`);
        if (!(element instanceof WebElement)) return undefined;
        // The driver doesn't wait for the page's smooth scrolling.
        const show = () =>
          browser.executeScript(
            "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
            element,
          );
        return {
          click: async () => {
            await show();
            await element.click();
          },
          type: (text) => element.sendKeys(text),
        };
      },
      press: async (key) => {
        const code = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB }[key];
        await browser.actions().sendKeys(code).perform();
      },
      close: async () => {
        await browser.quit();
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
};
