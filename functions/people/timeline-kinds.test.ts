import { describe, expect, it } from 'vitest';
import type { PersonKey } from '#functions/people/store/people.ts';
import { changePart, leadKey } from '#functions/table/keys.ts';
import { furtherKinds, kindOfKey, leadKinds } from './timeline-kinds.ts';

const now = new Date('2027-01-04T09:00:00.000Z');
const id = '019aa000-0000-7000-8000-000000000001';
const at = '2027-01-02T09:00:00.000Z';
const entryOf = (kind: string, item: Record<string, unknown>) =>
  [...leadKinds, ...furtherKinds]
    .find((one) => one.kind === kind)
    ?.entry({ pk: kind, sk: id, id, ...item }, now);
const person = { firstName: 'Ada', lastName: 'King', email: 'ada@example.com', createdAt: at, updatedAt: at };

describe('the timeline of a person', () => {
  const contact = { ...person, message: 'Hello', service: 'chat', status: 'new', phone: '' };

  it('shows a contact’s source, and the message if there is one', () => {
    expect(entryOf('CONTACTS', { ...contact, company: 'Engines', source: 'form' })).toMatchObject({
      id,
      at,
      kind: 'contact',
      title: 'Wrote: Contact form, Engines',
      text: 'Hello',
      by: 'visitor',
      lead: { kind: 'contacts', id },
    });
    for (const [source, title] of [
      ['import', 'Imported'],
      ['manual', 'Added by hand'],
    ]) {
      const entry = entryOf('CONTACTS', { ...contact, company: '', source });
      expect(entry).toMatchObject({ title });
      expect(entry?.by).toBeUndefined();
    }
  });

  it('shows a consultation request with its subject and message, if any', () => {
    const booking = { ...person, company: 'Engines', status: 'requested', durationMinutes: 30 };
    expect(entryOf('BOOKINGS', { ...booking, serviceInterest: 'Chat', message: 'Soon' })).toEqual({
      id,
      at,
      kind: 'booking',
      title: 'Asked for a consultation: Chat',
      text: 'Soon',
      by: 'visitor',
      lead: { kind: 'bookings', id },
    });
    expect(entryOf('BOOKINGS', booking)).toMatchObject({ title: 'Asked for a consultation' });
    expect(entryOf('BOOKINGS', booking)).not.toHaveProperty('text');
  });

  it('links to a conversation with its first words', () => {
    const talk = { pk: `TALK#${id}`, startedAt: at, updatedAt: '2027-01-03T09:00:00.000Z' };
    expect(entryOf('CONVERSATION', { ...talk, first: 'Do you speak German?' })).toEqual({
      id,
      at,
      kind: 'conversation',
      title: 'Talked to the assistant',
      text: 'Do you speak German?',
      by: 'visitor',
      link: `/admin?tab=conversations&talk=${id}`,
    });
    expect(entryOf('CONVERSATION', { pk: `TALK#${id}`, updatedAt: at })).toMatchObject({ at });
    expect(entryOf('CONVERSATION', { pk: `TALK#${id}`, updatedAt: at })).not.toHaveProperty('text');
    expect(entryOf('CONVERSATION', { pk: `TALK#${id}` })).toBeUndefined();
  });
});

describe('kindOfKey', () => {
  const kind = (key: { kind: string; target: { pk: string; sk: string } }) =>
    kindOfKey({ ...key } as PersonKey)?.kind;
  const change = leadKey(id, changePart(id));

  it('returns the key’s kind, or a reference’s target kind', () => {
    expect(kind({ kind: 'BOOKINGS', target: { pk: 'BOOKINGS', sk: id } })).toBe('BOOKINGS');
    expect(kind({ kind: 'ALSO', target: { pk: 'CONTACTS', sk: id } })).toBe('CONTACTS');
    expect(kind({ kind: 'ALSO', target: { pk: 'FLOWSESSIONS#f', sk: id } })).toBe('FLOWSESSION');
    expect(kind({ kind: 'ALSO', target: change })).toBe('CHANGE');
    expect(kind({ kind: 'ALSO', target: { ...change, sk: 'OTHER' } })).toBeUndefined();
    expect(kind({ kind: 'NOTHING', target: { pk: 'CONTACTS', sk: id } })).toBeUndefined();
  });
});

it('shows a flow session with its messages and a link to its results', () => {
  const at = '2027-01-02T09:00:00.000Z';
  const state = {
    v: 1,
    language: 'en',
    nodeId: null,
    waiting: null,
    variables: {},
    steps: 0,
    done: true,
    outcome: null,
  };
  const item = {
    pk: 'FLOWSESSIONS#u',
    sk: 's-1',
    id: 's-1',
    uuid: 'u',
    flowId: 'f 1',
    workspace: 'SITE',
    version: 1,
    startedAt: at,
    updatedAt: at,
    shard: 0,
    step: 1,
    seen: [],
    lastInput: null,
    lastMessages: [],
    awaiting: null,
    log: [],
    state: JSON.stringify(state),
    ttl: 4_000_000_000,
    transcript: [
      { role: 'bot', text: 'Name?', delay: 0 },
      { role: 'visitor', text: 'Ada', delay: 0 },
      { role: 'notice', text: 'Left', delay: 0 },
    ],
  };
  const entry = furtherKinds.find(({ kind }) => kind === 'FLOWSESSION')?.entry(item, new Date(at));
  expect(entry).toEqual({
    id: 's-1',
    at,
    kind: 'flow',
    title: 'Talked to a flow',
    by: 'visitor',
    turns: [
      { role: 'assistant', content: 'Name?' },
      { role: 'user', content: 'Ada' },
    ],
    link: '/flows?tab=results&flow=f+1&session=s-1',
  });
});
