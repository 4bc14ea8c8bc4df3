import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/http.ts';
import { changeRecord, type FieldPatch, inversePatch, withPatch } from './change-record.ts';

interface Row {
  readonly id: string;
  readonly updatedAt: string;
  readonly status: string;
  readonly notes?: string;
}
const row: Row = { id: 'a', updatedAt: '1', status: 'new', notes: 'Old' };
const stale = (current: Row) =>
  new ApiError({
    status: 409,
    statusText: 'Conflict',
    text: JSON.stringify({ code: 'record.stale', message: 'Changed', current }),
    retryAfter: null,
  });

const change = (patch: FieldPatch, send: (id: string, body: FieldPatch) => Promise<Row>, from = row) => {
  const put = vi.fn<(row: Row) => void>();
  const sent = vi.fn(send);
  return {
    put,
    sent,
    result: changeRecord({ row: from, patch, send: sent, put, failure: 'Failed to update' }),
  };
};

describe('changeRecord', () => {
  it('shows the change at once, then the saved record', async () => {
    const saved: Row = { ...row, status: 'contacted', updatedAt: '2' };
    const { put, sent, result } = change({ status: 'contacted' }, async () => saved);
    expect(put).toHaveBeenLastCalledWith({ ...row, status: 'contacted' });
    expect(await result).toEqual({ state: 'saved', row: saved });
    expect(sent).toHaveBeenCalledWith('a', { status: 'contacted', updatedAt: '1' });
    expect(put).toHaveBeenLastCalledWith(saved);
  });

  it('bases a second change on the result of the first', async () => {
    const first = change({ status: 'contacted' }, async () => ({
      ...row,
      status: 'contacted',
      updatedAt: '2',
    }));
    const second = change({ notes: 'New' }, async () => ({ ...row, notes: 'New', updatedAt: '3' }));
    await Promise.all([first.result, second.result]);
    expect(second.sent).toHaveBeenCalledWith('a', { notes: 'New', updatedAt: '2' });
  });

  it('applies the change on top when another session changed another field', async () => {
    const theirs: Row = { ...row, notes: 'Theirs', updatedAt: '5' };
    const { sent, result } = change({ status: 'contacted' }, async (_, body) => {
      if (body.updatedAt === '1') throw stale(theirs);
      return { ...theirs, status: 'contacted', updatedAt: '6' };
    });
    expect(await result).toMatchObject({ state: 'saved', row: { notes: 'Theirs', status: 'contacted' } });
    expect(sent).toHaveBeenLastCalledWith('a', { status: 'contacted', updatedAt: '5' });
  });

  it('returns both versions when another session changed the same field', async () => {
    const theirs: Row = { ...row, status: 'signed', updatedAt: '5' };
    const { put, sent, result } = change({ status: 'contacted' }, async () => {
      throw stale(theirs);
    });
    expect(await result).toEqual({ state: 'stale', current: theirs });
    expect(sent).toHaveBeenCalledTimes(1);
    expect(put).toHaveBeenLastCalledWith(theirs);
  });

  it('counts as saved when the record already has the new values', async () => {
    const theirs: Row = { ...row, status: 'contacted', updatedAt: '5' };
    const { sent, result } = change({ status: 'contacted' }, async () => {
      throw stale(theirs);
    });
    expect(await result).toEqual({ state: 'saved', row: theirs });
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('restores the record when saving fails, and saves the next change', async () => {
    const { put, result } = change({ status: 'contacted' }, async () => {
      throw new TypeError('offline');
    });
    expect(await result).toMatchObject({
      state: 'failed',
      problem: 'Failed to update. Check the connection and try again.',
    });
    expect(put).toHaveBeenLastCalledWith(row);
    const again = change({ status: 'contacted' }, async () => ({ ...row, updatedAt: '2' }));
    expect(await again.result).toMatchObject({ state: 'saved' });
  });

  it('can be undone with the inverse patch', () => {
    expect(withPatch(row, { notes: null, status: 'signed' })).toEqual({
      ...row,
      notes: undefined,
      status: 'signed',
    });
    expect(inversePatch(row, { notes: null, price: 3 })).toEqual({ notes: 'Old', price: null });
  });
});
