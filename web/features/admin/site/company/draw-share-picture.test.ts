import { describe, expect, it } from 'vitest';
import { breakLines, fingerprint, shareValues } from './draw-share-picture.ts';

const defaults = {
  company: { name: 'Parley', tagline: 'Chatbots' },
  appearance: { accentLight: '#0f7f74' },
};

describe('shareValues', () => {
  it('takes the owner’s values over the defaults', () => {
    expect(shareValues({ company: { name: 'Nordlys' } }, defaults)).toEqual({
      name: 'Nordlys',
      tagline: 'Chatbots',
      accent: '#0f7f74',
      logoSvg: undefined,
    });
  });

  it('is undefined while nothing on the picture differs from the defaults', () => {
    expect(shareValues({ offer: { starter: 149 } }, defaults)).toBeUndefined();
  });
});

describe('fingerprint', () => {
  it('differs when a value differs', () => {
    const values = { name: 'Nordlys', tagline: 'Chatbots', accent: '#0f7f74', logoSvg: undefined };
    expect(fingerprint(values)).toMatch(/^[0-9a-f]{8}$/);
    expect(fingerprint({ ...values, accent: '#8a1c4a' })).not.toBe(fingerprint(values));
  });
});

describe('breakLines', () => {
  it('breaks between words, and leaves a long word whole', () => {
    const measure = (line: string) => line.length;
    expect(breakLines('Bots that answer', 9, measure)).toEqual(['Bots that', 'answer']);
    expect(breakLines('Kundenservicechatbots jetzt', 9, measure)).toEqual(['Kundenservicechatbots', 'jetzt']);
  });
});
