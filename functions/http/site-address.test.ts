import { expect, it } from 'vitest';
import { brand } from '#shared/brand.ts';
import { siteAddress } from './site-address.ts';

it('takes the configured address, else the request’s origin, else the brand’s domain', () => {
  const origin = 'https://a.example';
  expect(siteAddress({ SITE_URL: 'https://b.example' }, { origin })).toBe('https://b.example');
  expect(siteAddress({}, { origin })).toBe(origin);
  expect(siteAddress({ SITE_URL: '' }, {})).toBe(`https://${brand.domain}`);
});
