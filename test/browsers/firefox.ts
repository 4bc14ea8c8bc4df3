import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { type Driver, screenSize } from './driver.ts';
import { findFirefox } from './find-browsers.ts';

/** Firefox, headless, by WebDriver BiDi. */
export const startFirefox = async (): Promise<Driver> => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    defaultViewport: screenSize,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB', 'ui.prefersReducedMotion': 1 },
  });
  const page = await browser.newPage();
  return {
    version: await browser.version(),
    goto: async (url) => {
      await page.goto(url, { waitUntil: 'load' });
    },
    evaluate: (expression) => page.evaluate(expression),
    find: async (expression) => {
      const element = (await page.evaluateHandle(expression)).asElement() as ElementHandle<Element> | null;
      return element ? { click: () => element.click(), type: (text) => element.type(text) } : undefined;
    },
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
};
