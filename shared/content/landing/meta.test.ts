import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'siteValues');
  vi.resetModules();
});

/** The landing page's logo in its structured data, as rendered with these values. */
const logoWith = async (values: object) => {
  Object.assign(globalThis, { siteValues: values });
  vi.resetModules();
  const { meta } = await import('./meta.ts');
  return meta.home.jsonLd[0] && (meta.home.jsonLd[0] as { logo?: string }).logo;
};

it('names the uploaded logo in the structured data', async () => {
  expect(await logoWith({})).toBe('{site}/icon-512.png');
  expect(await logoWith({ appearance: { logoSvg: '<svg viewBox="0 0 1 1"/>' } })).toBe('{site}/favicon.svg');
});
