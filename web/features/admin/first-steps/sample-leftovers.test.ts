import { describe, expect, it } from 'vitest';
import { sampleLeftovers } from './sample-leftovers.ts';

const sample = {
  name: 'Fable',
  legalName: 'Fable Systems',
  domain: 'fable.example',
  email: 'hello@fable.example',
  salesEmail: 'sales@fable.example',
  supportEmail: 'support@fable.example',
  privacyEmail: 'privacy@fable.example',
};
const own = {
  name: 'Nordvik',
  legalName: 'Nordvik AB',
  domain: 'nordvik.se',
  email: 'hej@nordvik.se',
  salesEmail: 'hej@nordvik.se',
  supportEmail: 'hej@nordvik.se',
  privacyEmail: 'hej@nordvik.se',
};

describe('sampleLeftovers', () => {
  it('names every detail of the sample company', () => {
    expect(sampleLeftovers(sample)).toEqual(['company name', 'legal name', 'domain', 'e-mail addresses']);
  });

  it('names one forgotten address', () => {
    expect(sampleLeftovers({ ...own, privacyEmail: sample.privacyEmail })).toEqual(['e-mail addresses']);
  });

  it('names nothing when everything was replaced', () => {
    expect(sampleLeftovers(own)).toEqual([]);
  });
});
