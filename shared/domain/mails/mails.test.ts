import { describe, expect, it } from 'vitest';
import { fillMailSubject, fillMailText } from './fill-mail.ts';
import { type MailPart, mailKinds, mailTextProblem } from './mail-kinds.ts';

describe('fillMailText', () => {
  it('leaves out a paragraph whose placeholder has no value', () => {
    const text = 'Hello {name},\r\n\r\nWhere: {place}\n\n{reply}\n\nBye';
    expect(fillMailText(text, { name: 'Ada', place: '', reply: undefined })).toBe('Hello Ada,\n\nBye');
  });

  it('inserts values as they are', () => {
    expect(fillMailText('{reply}', { reply: 'Use {link} & $1\n\n<b>', link: 'no' })).toBe(
      'Use {link} & $1\n\n<b>',
    );
  });
});

describe('fillMailSubject', () => {
  it('uses the first line of a value', () => {
    expect(fillMailSubject('{time} · {company}', { time: 'Monday\nTuesday', company: 'A' })).toBe(
      'Monday · A',
    );
  });
});

describe('mailTextProblem', () => {
  const { subject, text } = mailKinds.reminder.parts;
  it.each<[string, MailPart, string, string | undefined]>([
    ['accepts every placeholder', text, '{name} {time} {place} {reply} {link} {company}', undefined],
    ['accepts lone braces', text, '} {time} {link} {', undefined],
    [
      'names what can’t be used',
      text,
      '{time} {link} {nmae}',
      '{nmae} can’t be used here. Use {name}, {time}',
    ],
    ['refuses empty braces', text, '{time} {link} {}', '{} can’t be used here.'],
    ['asks for what is missing', text, 'Soon! {time}', 'Add {link}: the visitor’s personal link.'],
    ['keeps a subject to one line', subject, 'A\nBcc: x@example.com', 'Use one line.'],
    ['keeps a link out of a subject', subject, '{link}', '{link} can’t be used here. Use {company}, {time}.'],
  ])('%s', (_, part, template, problem) => {
    const found = mailTextProblem(part, template);
    if (problem === undefined) expect(found).toBeUndefined();
    else expect(found).toContain(problem);
  });
});
