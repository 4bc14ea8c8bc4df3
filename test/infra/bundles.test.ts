import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import type { RouteRow } from '#functions/http/types.ts';
import { routes } from '#functions/routes.ts';
import type {} from './build-once.ts';

/** All code of a function: its entry and the chunks beside it. */
const bundleText = (name: string): string => {
  const folder = path.join(inject('functions'), name);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
};

describe('function bundles', () => {
  it('verify administrator sessions only in routes that need them', () => {
    const found = Object.entries<RouteRow>(routes)
      .filter(([name]) => bundleText(name).includes('x-admin-session'))
      .map(([name]) => name);
    const expected = Object.entries<RouteRow>(routes)
      .filter(([, { access, knowsAdmin }]) => access === 'admin' || knowsAdmin)
      .map(([name]) => name);
    expect(found.sort()).toEqual(expected.sort());
  });

  it('contain no flow schema in the lead forms, which copy an attached flow as stored', () => {
    for (const name of ['createContact', 'bookConsultation'])
      expect(bundleText(name).includes('quick_reply'), name).toBe(false);
  });
});
