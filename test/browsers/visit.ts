import { setTimeout as sleep } from 'node:timers/promises';
import type { Driver, Handle } from './driver.ts';

const patienceMs = 15_000;
const pauseMs = 100;

/** The first visible element that matches the selector and, if given, has exactly this name. */
const locate = (selector: string, name?: string): string => `(() => {
  const nameOf = (element) =>
    element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent ?? '';
  return [...document.querySelectorAll(${JSON.stringify(selector)})].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      ${name === undefined ? 'true' : `nameOf(element).trim() === ${JSON.stringify(name)}`},
  ) ?? null;
})()`;

/** Retries until the action succeeds; a page may still be loading or moving. */
const retry = async <T>(what: string, action: () => Promise<T | undefined>): Promise<T> => {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    let problem: unknown;
    try {
      const result = await action();
      if (result !== undefined) return result;
    } catch (error) {
      problem = error;
    }
    if (Date.now() > deadline) throw new Error(`Failed to ${what}.`, { cause: problem });
    await sleep(pauseMs);
  }
};

/** A visitor's actions and observations in a driven browser. */
export class Visit {
  private readonly driver: Driver;
  private readonly site: string;

  constructor(driver: Driver, site: string) {
    this.driver = driver;
    this.site = site;
  }

  async open(path: string): Promise<void> {
    // An address that differs only in its hash would not load the page.
    await this.driver.goto('about:blank');
    await this.driver.goto(`${this.site}${path}`);
  }

  private act(
    what: string,
    selector: string,
    name: string | undefined,
    action: (to: Handle) => Promise<void>,
  ) {
    return retry(`${what} ${name ?? selector}`, async () => {
      const element = await this.driver.find(locate(selector, name));
      if (!element) return undefined;
      await action(element);
      return true;
    });
  }

  async click(selector: string, name?: string): Promise<void> {
    await this.act('click', selector, name, (element) => element.click());
  }

  async type(selector: string, name: string | undefined, text: string): Promise<void> {
    await this.act('type into', selector, name, async (element) => {
      await element.click();
      await element.type(text);
    });
  }

  /** Drivers differ in how they choose an option, so this sets the value and reports the change. */
  async choose(selector: string, value: string): Promise<void> {
    await this.read<boolean>(
      `choose ${value} in ${selector}`,
      `(() => {
      const select = ${locate(selector)};
      select.value = ${JSON.stringify(value)};
      select.dispatchEvent(new Event('change', { bubbles: true }));
      return select.value === ${JSON.stringify(value)} || undefined;
    })()`,
    );
  }

  press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void> {
    return this.driver.press(key);
  }

  /** Waits until the expression is neither null nor undefined. */
  read<T>(what: string, expression: string): Promise<T> {
    return retry(what, async () => ((await this.driver.evaluate(expression)) as T | null) ?? undefined);
  }

  /** Waits until a visible element that matches the selector contains the text. */
  async see(text: string, selector = 'body'): Promise<void> {
    await this.read<boolean>(
      `see "${text}" in ${selector}`,
      `[...document.querySelectorAll(${JSON.stringify(selector)})].some(
      (element) => element.checkVisibility({ visibilityProperty: true }) && element.innerText.includes(${JSON.stringify(text)}),
    ) || null`,
    );
  }

  /** The element's box, in pixels of the window. */
  box(selector: string): Promise<{ top: number; left: number; width: number; height: number }> {
    return this.read(
      `measure ${selector}`,
      `(() => {
      const { top, left, width, height } = ${locate(selector)}.getBoundingClientRect();
      return { top, left, width, height };
    })()`,
    );
  }
}
