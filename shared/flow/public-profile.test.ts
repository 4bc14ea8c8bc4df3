import { describe, expect, it } from 'vitest';
import { chooseTitle } from '#shared/domain/public-profile.ts';
import { describeChanges } from './changes.ts';
import { createFlowDocument } from './defaults.ts';
import { normaliseFlow } from './normalise.ts';
import { readPublicProfile, setAccent, setPicture, setTitle } from './public-profile.ts';
import { getTranslationProgress, listTexts, setTranslations, titleKey } from './translations.ts';

const picture = 'data:image/png;base64,iVBORw0KGgo=';
const titled = setTitle(createFlowDocument(), 'Book a tasting');

describe('the public title of a flow', () => {
  it('is translated like the other texts', () => {
    expect(listTexts(titled)[0]).toEqual({ key: titleKey, nodeId: '', text: 'Book a tasting' });
    const german = setTranslations(titled, 'de', { [titleKey]: 'Weinprobe buchen' });
    expect(getTranslationProgress(german, 'de').done).toBe(1);
    expect(readPublicProfile(german, 'en')).toEqual({
      titles: { en: 'Book a tasting', de: 'Weinprobe buchen' },
    });
    expect(setTitle(german, '')).not.toHaveProperty('translations');
  });

  it('and the picture are part of the document and of its changes', () => {
    const before = createFlowDocument();
    const after = setPicture(titled, picture);
    expect(normaliseFlow(after)).toEqual({ ok: true, flow: after });
    expect(describeChanges(before, after)).toEqual(['Changed the public title.', 'Changed the picture.']);
    expect(readPublicProfile(after, 'de-AT')).toEqual({ titles: { de: 'Book a tasting' }, picture });
    expect(readPublicProfile(before, 'en')).toBeUndefined();
    expect(setPicture(after, undefined)).toEqual(titled);
  });

  it.each(['https://elsewhere.example/x.png', 'data:image/svg+xml;base64,AAAA', `${picture}"onload=`])(
    'rejects the picture %s',
    (wrong) => expect(normaliseFlow({ ...titled, picture: wrong }).ok).toBe(false),
  );
});

describe('the colour of a flow', () => {
  it('is part of the document, its changes and the public profile', () => {
    const before = createFlowDocument();
    const after = setAccent(before, '#1d4ed8');
    expect(normaliseFlow(after)).toEqual({ ok: true, flow: after });
    expect(describeChanges(before, after)).toEqual(['Changed the colour.']);
    expect(readPublicProfile(after, 'en')).toEqual({ titles: {}, accent: '#1d4ed8' });
    expect(setAccent(after, undefined)).toEqual(before);
  });

  it.each(['red', '#fff', '#12345g', 'url(//elsewhere.example)'])('rejects %s', (accent) =>
    expect(normaliseFlow({ ...createFlowDocument(), accent }).ok).toBe(false),
  );
});

describe('chooseTitle', () => {
  const titles = { en: 'Hello', de: 'Hallo' };
  it('takes the first preferred language that has one, or else any', () => {
    expect(chooseTitle(titles, 'fr', 'de-CH', 'en')).toBe('Hallo');
    expect(chooseTitle(titles, 'fr')).toBe('Hello');
    expect(chooseTitle(undefined, 'en')).toBe('');
  });
});
