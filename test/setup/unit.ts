import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Fails a test that causes an unexpected console.error. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});

/** jsdom doesn't know the `search` element. */
const isOfJsdom = (text: string): boolean =>
  /^The tag <%s> is unrecognized in this browser.* search$/.test(text);

afterEach(() => {
  const complaints = vi
    .mocked(console.error)
    .mock.calls.map((call) => call.map(String).join(' ').slice(0, 500))
    .filter((text) => !isOfJsdom(text));
  expect(complaints.join('\n'), 'unexpected console.error').toBe('');
});

// Browser features that components expect and jsdom lacks.
if (typeof window !== 'undefined') {
  window.matchMedia ??= (query: string) =>
    ({
      matches: false,
      media: query,
      onchange: null,
      addEventListener: () => {},
      removeEventListener: () => {},
      addListener: () => {},
      removeListener: () => {},
      dispatchEvent: () => false,
    }) as MediaQueryList;
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.IntersectionObserver ??= class {
    readonly root = null;
    readonly rootMargin = '';
    readonly thresholds = [];
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  } as unknown as typeof IntersectionObserver;
  window.HTMLElement.prototype.scrollIntoView ??= () => {};
  if (typeof document !== 'undefined' && !document.fonts)
    Object.defineProperty(document, 'fonts', {
      value: { addEventListener: () => {}, removeEventListener: () => {} },
    });
}
