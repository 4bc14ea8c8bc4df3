import { describe, expect, it } from 'vitest';
import type { TimelineEntry } from '#shared/api/admin-people.ts';
import { changeLines, mailState } from './timeline-model.ts';

describe('changeLines', () => {
  const moved = (lead?: TimelineEntry['lead']) =>
    changeLines({
      change: { changes: [{ field: 'status', from: 'new', to: 'contacted' }] },
      ...(lead ? { lead } : {}),
    } as TimelineEntry);

  it('uses the status labels of the lead’s list', () => {
    expect(moved({ kind: 'contacts', id: 'c' })).toEqual(['Status: New → Contacted']);
    expect(moved({ kind: 'clients', id: 'c' })).toEqual(['Status: New Lead → Contacted']);
    expect(moved()).toEqual(['Status: New → Contacted']);
  });

  it('labels priorities, and shows a value without a label as is', () => {
    const changes = [
      { field: 'priorityLevel', from: 'low', to: 'odd' },
      { field: 'place', from: null, to: 'new' },
    ];
    expect(changeLines({ change: { changes } } as unknown as TimelineEntry)).toEqual([
      'Priority: Low Priority → odd',
      'Place: empty → new',
    ]);
  });
});

describe('mailState', () => {
  const state = (reply: object) =>
    mailState({ change: { reply: { to: 'ada@example.com', ...reply } } } as TimelineEntry);

  it('shows how an email was sent, or why it was not', () => {
    expect(state({ by: 'sender' })).toBe('Sent to ada@example.com');
    expect(state({ by: 'program' })).toBe('Sent to ada@example.com with your mail program');
    expect(state({ by: 'site' })).toBe('Confirmation sent to ada@example.com');
    expect(state({ by: 'site', failed: 'No mailbox.' })).toBe('Not sent to ada@example.com: No mailbox.');
    expect(mailState({} as TimelineEntry)).toBeUndefined();
  });
});
