import { describe, expect, it } from 'vitest';
import { loadDetailTexts } from '#shared/content/assistant/load.ts';
import requestLines from '#shared/content/leads/request-lines.json' with { type: 'json' };
import words from '#shared/content/leads/urgent-words.json' with { type: 'json' };
import { languageCodes } from '#shared/domain/languages.ts';
import { isTrouble, isUrgent, requestFromChat } from './urgency.ts';

describe('urgent words', () => {
  it('are listed for every language', () => {
    expect(Object.keys(words).sort()).toEqual([...languageCodes].sort());
    for (const { urgent, trouble } of Object.values(words)) {
      expect(urgent.length).toBeGreaterThan(3);
      expect(trouble.length).toBeGreaterThan(3);
    }
  });

  it.each([
    'URGENT: please call me',
    'Es ist dringend!',
    'C’est urgent',
    '至急ご連絡ください',
    'Это срочно.',
    'الأمر عاجل',
  ])('recognises %s', (text) => expect(isUrgent(text)).toBe(true));

  it.each(['This is not urgent', 'Das ist nicht dringend', 'The insurgents', 'What does it cost?'])(
    'ignores %s',
    (text) => expect(isUrgent(text)).toBe(false),
  );

  it('recognises trouble', () => {
    expect(['Our bot doesn’t work', 'Der Bot funktioniert nicht', '故障です'].map(isTrouble)).toEqual([
      true,
      true,
      true,
    ]);
    expect(isTrouble('Does it work at night?')).toBe(false);
  });
});

describe('requests from the chat', () => {
  it('are recognised by the line that the assistant writes in every language', async () => {
    for (const [kind, lines] of Object.entries(requestLines)) {
      const texts = await Promise.all(languageCodes.map(loadDetailTexts));
      const written = texts.map((text) => `${text.about}: ${text[kind as keyof typeof requestLines]}`);
      expect([...lines].sort()).toEqual(written.sort());
      for (const line of written) expect(requestFromChat(`${line}\nDetails: x`)).toBe(kind);
    }
  });

  it('are not recognised in the middle of a message', () => {
    expect(requestFromChat('Hello\nConcerns: outage')).toBeUndefined();
  });
});
