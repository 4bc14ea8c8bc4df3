import { expect, it } from 'vitest';
import { templates } from '#shared/content/landing/templates.ts';
import { industryTemplates } from './catalogue.ts';

it('names a template the same on the landing page and in the gallery', () => {
  const gallery = industryTemplates.map(({ id, name, industry }) => ({ id, name, industry }));
  for (const { id, name, industry } of templates.cards)
    expect(gallery).toContainEqual({ id, name, industry });
});
