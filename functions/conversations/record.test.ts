import { describe, expect, it } from 'vitest';
import type { LastTurn } from '#functions/conversations/store/read.ts';
import type { Table } from '#functions/table/table.ts';
import { countTurn, type Exchange, turnWrites } from './record.ts';

const now = new Date('2027-03-01T10:00:00.000Z');
const deps = {
  table: { name: 'T', client: {} as Table['client'] },
  newId: () => '0195500f-0000-7000-8000-000000000001',
};
const exchange = (over: Partial<Exchange> = {}): Exchange => ({
  conversation: { id: '6f1f54f0-7a3c-4a53-9a59-0e7f0ae71c11', endsAt: 1_800_000_000, isNew: true },
  said: 'What does it cost?',
  answered: {
    text: '129 a month.',
    language: 'en',
    cards: ['plans.prices'],
    score: 0.93,
    mode: 'offline',
    outcome: 'answered',
  },
  page: '/pricing?x=1',
  now,
  ...over,
});
const items = (over: Partial<Exchange> = {}) =>
  turnWrites(deps, exchange(over)).turn.flatMap(({ Put }) => (Put?.Item ? [Put.Item] : []));

describe('turnWrites', () => {
  it('writes head, turn and counters, without a read', () => {
    const { turn: writes } = turnWrites(deps, exchange());
    expect(writes.map((write) => Object.keys(write)[0])).toEqual(['Update', 'Put', 'Update']);
    expect(writes[0]?.Update?.Key).toEqual({
      pk: 'CONVERSATION#6f1f54f0-7a3c-4a53-9a59-0e7f0ae71c11',
      sk: '~',
    });
    expect(writes[1]?.Put?.Item).toMatchObject({
      said: 'What does it cost?',
      text: '129 a month.',
      page: '/pricing',
      where: 'site',
      explained: { card: 'plans.prices', score: 0.93 },
      ttl: 1_800_000_000,
    });
    expect(String(writes[2]?.Update?.Key?.sk)).toMatch(/^2027-03-01#plans#[0-3]$/);
  });

  it('redacts card numbers in question and answer', () => {
    const text = JSON.stringify(
      turnWrites(deps, exchange({ said: 'My card is 4111 1111 1111 1111, take it' })),
    );
    expect(text).not.toContain('4111 1111');
  });

  it('indexes every address and number given, except the company’s own', () => {
    const people = items({
      said: 'I am ada@example.org or bob@example.org, call 030 1234 567; not hello@parley.example',
    })
      .filter(({ entity }) => entity === 'ConversationPerson')
      .map(({ gsi1pk }) => gsi1pk);
    expect(people).toEqual([
      'EMAIL#ada@example.org',
      'EMAIL#bob@example.org',
      'EMAIL#0301234567@phone.invalid',
    ]);
  });

  it('removes addresses when a message holds more than six', () => {
    const many = Array.from({ length: 9 }, (_, index) => `p${index}@example.org`).join(' ');
    expect(JSON.stringify(items({ said: many }))).not.toContain('@example.org');
  });

  it('adds a turn without an answer to the unanswered questions', () => {
    const [turn] = items({ answered: { ...exchange().answered, cards: [], outcome: 'unknown' } });
    expect(turn?.gsi1pk).toBe('TALKS#UNANSWERED');
    expect(items()[0]?.gsi1pk).toBeUndefined();
  });

  it('moves a turn from answered to disputed in the counters of its day, if it still counts as answered', () => {
    const turn: LastTurn = {
      id: '0195500f-0000-7000-8000-00000000000a',
      at: '2027-02-28T23:59:00.000Z',
      said: 'Was kostet das?',
      language: 'de',
      page: '/',
      card: 'plans.prices',
      outcome: 'answered',
    };
    const { turn: writes, reaction } = turnWrites(deps, exchange({ reaction: { kind: 'disputes', turn } }));
    const [, , today, yesterday] = writes.map(({ Update }) => Update);
    expect(writes[0]?.Update?.ExpressionAttributeValues?.[':tags']).toContain('o:disputed');
    expect(String(today?.Key?.sk)).toMatch(/^2027-03-01#plans#/);
    expect(String(yesterday?.Key?.sk)).toMatch(/^2027-02-28#plans#/);
    expect(
      Object.fromEntries(
        Object.entries(yesterday?.ExpressionAttributeNames ?? {}).map(([name, counter]) => [
          counter,
          yesterday?.ExpressionAttributeValues?.[name.replace('#', ':')],
        ]),
      ),
    ).toMatchObject({ 'l:de:answered': -1, 'l:de:disputed': 1, 'p:/:answered': -1, 'p:/:disputed': 1 });
    expect(reaction?.Update?.ConditionExpression).toContain('outcome = :answered');
    // A transaction may write the counters of a day only once.
    const today2 = { ...turn, at: '2027-03-01T09:00:00.000Z' };
    const same = turnWrites(deps, exchange({ reaction: { kind: 'disputes', turn: today2 } }));
    expect(same.turn).toHaveLength(3);
  });

  it('counts a miss as left without an answer until the next turn', () => {
    const missed = exchange({ answered: { ...exchange().answered, outcome: 'unknown' } });
    expect(countTurn(missed)).toMatchObject({ 'l:en:left': 1, 'p:/pricing:left': 1, conversations: 1 });
    const lastTurn: LastTurn = {
      id: '0195500f-0000-7000-8000-00000000000a',
      at: '2027-03-01T09:00:00.000Z',
      said: 'Do you ship robots?',
      language: 'en',
      page: '/',
      outcome: 'unknown',
    };
    expect(countTurn(exchange({ lastTurn }))).toMatchObject({ 'l:en:left': -1 });
    expect(countTurn({ ...missed, lastTurn })).toMatchObject({ 'l:en:left': 0 });
    expect(countTurn(exchange({ lastTurn: { ...lastTurn, outcome: 'answered' } }))).toMatchObject({
      'l:en:left': 0,
    });
  });
});
