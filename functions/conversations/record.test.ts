import { describe, expect, it } from 'vitest';
import type { Table } from '#functions/table/table.ts';
import { countsOf, type Exchange, turnWrites } from './record.ts';

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
  language: 'en',
  now,
  ...over,
});
const items = (over: Partial<Exchange> = {}) =>
  turnWrites(deps, exchange(over)).flatMap(({ Put }) => (Put?.Item ? [Put.Item] : []));

describe('turnWrites', () => {
  it('writes head, exchange and counters, the head first, without reading', () => {
    const writes = turnWrites(deps, exchange());
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

  it('hides card numbers whatever the caller did, in words and answer', () => {
    const text = JSON.stringify(
      turnWrites(deps, exchange({ said: 'My card is 4111 1111 1111 1111, take it' })),
    );
    expect(text).not.toContain('4111 1111');
  });

  it('is found by every address and number given, and by none of our own', () => {
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

  it('keeps no addresses where there are more than anybody’s own', () => {
    const many = Array.from({ length: 9 }, (_, index) => `p${index}@example.org`).join(' ');
    expect(JSON.stringify(items({ said: many }))).not.toContain('@example.org');
  });

  it('stands in the list of those not answered while it has no answer', () => {
    const [turn] = items({ answered: { ...exchange().answered, cards: [], outcome: 'unknown' } });
    expect(turn?.gsi1pk).toBe('TALKS#UNANSWERED');
    expect(items()[0]?.gsi1pk).toBeUndefined();
  });

  it('moves an answered question to the disputed ones where it was asked, once and only if it stands so', () => {
    const kept = {
      turn: '0195500f-0000-7000-8000-00000000000a',
      at: '2027-02-28T23:59:00.000Z',
      language: 'de' as const,
      page: '/',
      card: 'plans.prices',
    };
    const writes = turnWrites(deps, exchange({ disputes: kept }));
    const [, , today, yesterday, dispute] = writes.map(({ Update }) => Update);
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
    expect(dispute?.ConditionExpression).toContain('outcome = :answered');
    expect(dispute?.ConditionExpression).toContain('cards[0] = :card');
    // One item is written once in a transaction.
    const same = turnWrites(deps, exchange({ disputes: { ...kept, at: '2027-03-01T09:00:00.000Z' } }));
    expect(same).toHaveLength(4);
  });

  it('counts who left without an answer, and takes it back with the next one', () => {
    const missed = exchange({ answered: { ...exchange().answered, outcome: 'unknown' } });
    expect(countsOf(missed)).toMatchObject({ 'l:en:left': 1, 'p:/pricing:left': 1, conversations: 1 });
    expect(countsOf(exchange({ missedBefore: true }))).toMatchObject({ 'l:en:left': -1 });
    expect(countsOf({ ...missed, missedBefore: true })).toMatchObject({ 'l:en:left': 0 });
  });
});
