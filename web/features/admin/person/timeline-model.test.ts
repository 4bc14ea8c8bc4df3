import { describe, expect, it } from 'vitest';
import type { TimelineEntry } from '#shared/api/admin-people.ts';
import { changeLines } from './timeline-model.ts';

describe('a change in words', () => {
  const moved = (lead?: TimelineEntry['lead']) =>
    changeLines({
      change: { changes: [{ field: 'status', from: 'new', to: 'contacted' }] },
      ...(lead ? { lead } : {}),
    } as TimelineEntry);

  it('names a status as the list of the lead does', () => {
    expect(moved({ kind: 'contacts', id: 'c' })).toEqual(['Status: New → Contacted']);
    expect(moved({ kind: 'clients', id: 'c' })).toEqual(['Status: New Lead → Contacted']);
    expect(moved()).toEqual(['Status: New → Contacted']);
  });

  it('names priorities, and a value without a name by itself', () => {
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
