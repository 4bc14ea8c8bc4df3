import { describe, expect, it } from 'vitest';
import { flattenValues } from '#shared/site/changes.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { readPath, writePath } from './site-path.ts';

describe('writePath', () => {
  it('writes and removes one value, and removes groups that become empty', () => {
    const values = writePath({}, 'company.social.twitter', 'https://x.com/a');
    expect(values).toEqual({ company: { social: { twitter: 'https://x.com/a' } } });
    expect(writePath(values, 'company.social.twitter', undefined)).toEqual({});
  });

  it('keeps the dots in the keys of texts and claims', () => {
    const values = writePath(
      writePath({}, 'texts.landing.hero.title', 'Hi'),
      'claims.vouchedBy.TLS 1.3',
      'Ada',
    );
    expect(values).toEqual({
      texts: { 'landing.hero.title': 'Hi' },
      claims: { vouchedBy: { 'TLS 1.3': 'Ada' } },
    });
    for (const [path, value] of Object.entries(flattenValues(values)))
      expect(readPath(values, path)).toBe(value);
  });
});

describe('mergeDrafts', () => {
  const base = { company: { name: 'Parley', email: 'a@a.example' } };

  it('combines changes of different values', () => {
    const mine = { company: { name: 'Nordlys', email: 'a@a.example' } };
    const theirs = { company: { name: 'Parley', email: 'b@b.example' }, offer: { starter: 99 } };
    expect(mergeDrafts(base, mine, theirs)).toEqual({
      values: { company: { name: 'Nordlys', email: 'b@b.example' }, offer: { starter: 99 } },
      conflicts: [],
    });
  });

  it('keeps my value and lists both when both tabs changed it', () => {
    const merged = mergeDrafts(
      base,
      { company: { ...base.company, name: 'Nordlys' } },
      { company: { ...base.company, name: 'Aurora' } },
    );
    expect(readPath(merged.values, 'company.name')).toBe('Nordlys');
    expect(merged.conflicts).toEqual([{ path: 'company.name', mine: 'Nordlys', theirs: 'Aurora' }]);
  });

  it('reports no conflict if both made the same change or both removed a value', () => {
    expect(mergeDrafts(base, {}, {}).conflicts).toEqual([]);
    const same = { company: { ...base.company, name: 'Nordlys' } };
    expect(mergeDrafts(base, same, same).conflicts).toEqual([]);
  });
});
