import { expect, it } from 'vitest';
import { brand } from '#shared/brand.ts';
import { siteAddress } from './site-address.ts';

it('prefers the configured address, then the request’s origin, then the brand’s domain', () => {
  const origin = 'https://a.example';
  expect(siteAddress({ SITE_URL: 'https://b.example' }, { origin })).toBe('https://b.example');
  expect(siteAddress({}, { origin })).toBe(origin);
  expect(siteAddress({ SITE_URL: '' }, {})).toBe(`https://${brand.domain}`);
});
