import { describe, expect, it } from 'vitest';
import { answersAs, speakersIn, speaksAs } from './speaks-as.ts';

const turn = (said: string, index = 0) => ({
  ...{
    pk: 'CONVERSATION#1',
    sk: `A#${index}`,
    entity: 'Turn',
    id: String(index),
    at: '',
    said,
    text: 'Yes.',
  },
  ...{ language: 'en', page: 'home', where: 'site', outcome: 'answered', mode: 'offline', cards: [] },
});
const bound = (identity: string, lead?: object) => ({
  ...{ pk: 'CONVERSATION#1', sk: `0PERSON#${identity}#`, entity: 'ConversationPerson', identity },
  ...(lead ? { lead } : {}),
});
const ada = 'ada@x.example';
const bo = 'bo@x.example';

describe('speaksAs', () => {
  it.each([
    ['ada@x.example', true],
    ['I am Ada, write to ada@x.example please', true],
    ['We sell ducks. Is ada@x.example enough for you?', true],
    ['Meine Kollegin ist unter ada@x.example zu erreichen', false],
    ['My boss wants an offer too, send it to ada@x.example', false],
    ['我的同事的邮箱是ada@x.example，请联系她', false],
  ])('reads %j as their own: %j', (said, own) => {
    expect(speaksAs([turn(said), bound(ada)], ada)).toBe(own);
  });

  it('treats the sender of a lead as the speaker, and others as mentioned', () => {
    const items = [turn('Please copy bo@x.example on everything'), bound(ada, { id: '1' }), bound(bo)];
    expect(speakersIn(items)).toEqual([ada]);
  });

  it('treats the person who gave their own address as the speaker, and others as mentioned', () => {
    const items = [turn('My e-mail is ada@x.example'), turn('Also copy bo@x.example in, thanks', 1)];
    expect(speakersIn([...items, bound(ada), bound(bo)])).toEqual([ada]);
  });

  it('attributes a conversation to the person it is bound to, even if it doesn’t name them', () => {
    expect(speakersIn([turn('Hello'), bound(ada)])).toEqual([ada]);
  });
});

describe('answersAs', () => {
  it('distinguishes an answer by a person from an answer about them', () => {
    expect(answersAs(['write to ada@x.example instead'], ada)).toBe(true);
    expect(answersAs(['ask my colleague ada@x.example'], ada)).toBe(false);
    expect(answersAs(['no'], ada)).toBe(false);
  });
});
