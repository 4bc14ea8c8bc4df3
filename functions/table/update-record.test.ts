import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { contacts, editContact, newContact } from '#functions/contacts/contacts.ts';
import type { ContactPatch } from '#shared/api/admin-contacts.ts';
import { testDeps } from '#test/fixtures/gateway.ts';
import { deleteRecord } from './delete-record.ts';
import type { Item } from './transact.ts';
import { updateRecord } from './update-record.ts';

const dynamo = mockClient(DynamoDBDocumentClient);
afterAll(() => dynamo.restore());
beforeEach(() => dynamo.reset());
const { table } = testDeps();
const made = new Date('2026-11-20T12:00:00Z');
const now = new Date('2026-11-20T15:00:00Z');
const id = '01890000-0000-7000-8000-000000000001';
const contact = newContact(
  { firstName: 'A', lastName: 'B', email: 'a@b.c', company: 'C', service: 'consultation', message: 'Hi' },
  { id, now: made },
);
const stored = (overrides: Item = {}): Item => ({ pk: 'CONTACTS', sk: id, ...contact, ...overrides });
const found = (item?: Item) =>
  Object.assign(new Error('cancelled'), {
    name: 'TransactionCanceledException',
    CancellationReasons: [{ Code: 'ConditionalCheckFailed', ...(item ? { Item: marshall(item) } : {}) }],
  });
const update = (patch: ContactPatch, item: Item | undefined = stored(), basedOn?: string) =>
  updateRecord(table, contacts, {
    stored: item,
    basedOn,
    edit: (current) => editContact(current, patch, now),
    by: 'owner',
    now,
    changeId: 'mine',
  });
const writes = (call = 0) =>
  dynamo.commandCalls(TransactWriteCommand)[call]?.args[0].input.TransactItems ?? [];

describe('updateRecord', () => {
  it('writes record, history, version and totals together', async () => {
    dynamo.on(TransactWriteCommand).resolves({});
    const next = await update({ status: 'signed', pricePerMonth: 10 });
    expect(next).toMatchObject({
      status: 'signed',
      respondedAt: now.toISOString(),
      updatedAt: now.toISOString(),
    });
    const [record, history, version] = writes();
    expect(record?.Update).toMatchObject({
      Key: { pk: 'CONTACTS', sk: id },
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(#change)',
    });
    expect(history?.Put?.Item?.change).toEqual({
      id: 'mine',
      at: now.toISOString(),
      by: 'owner',
      kind: 'updated',
      changes: [
        { field: 'status', from: 'new', to: 'signed' },
        { field: 'pricePerMonth', from: null, to: 10 },
      ],
    });
    const { ExpressionAttributeNames: names = {}, ExpressionAttributeValues: values = {} } =
      version?.Update ?? {};
    const added = Object.fromEntries(
      Object.entries(names).map(([key, name]) => [name, values[key.replace('#', ':')]]),
    );
    expect(added).toEqual({
      n: 1,
      'status:new': -1,
      'status:signed': 1,
      revenueCents: 1000,
      answered: 1,
      inTime: 1,
      answerMinutes: 180,
    });
  });

  it('writes nothing when nothing changes', async () => {
    expect(await update({ status: 'new', notes: '' })).toEqual(contact);
    expect(dynamo.calls()).toHaveLength(0);
  });

  it('refuses an edit based on an older state, before or during the write', async () => {
    await expect(update({ notes: 'x' }, stored(), 'older')).rejects.toMatchObject({ code: 'record.stale' });
    const other = stored({ notes: 'theirs', updatedAt: 'later', change: 'theirs' });
    dynamo.on(TransactWriteCommand).rejects(found(other));
    await expect(update({ notes: 'x' }, stored(), contact.updatedAt)).rejects.toMatchObject({
      code: 'record.stale',
      options: { current: { notes: 'theirs' } },
    });
  });

  it('lets the last write win without a base, counting from the state it found', async () => {
    dynamo
      .on(TransactWriteCommand)
      .rejectsOnce(found(stored({ status: 'interested', change: 'theirs' })))
      .resolves({});
    await update({ status: 'signed' });
    expect(writes(1)[0]?.Update).toMatchObject({
      ConditionExpression: 'attribute_exists(pk) AND #change = :before',
    });
    expect(writes(1)[1]?.Put?.Item?.change.changes[0]).toEqual({
      field: 'status',
      from: 'interested',
      to: 'signed',
    });
  });

  it('recognises its own edit when the first response got lost', async () => {
    dynamo.on(TransactWriteCommand).rejects(found(stored({ status: 'signed', change: 'mine' })));
    expect(await update({ status: 'signed' })).toMatchObject({ status: 'signed' });
  });

  it('answers 404 for a record that is missing or deleted meanwhile', async () => {
    await expect(
      updateRecord(table, contacts, {
        stored: undefined,
        basedOn: undefined,
        edit: (c) => c,
        by: 'o',
        now,
        changeId: 'm',
      }),
    ).rejects.toMatchObject({ code: 'record.not_found' });
    dynamo.on(TransactWriteCommand).rejects(found());
    await expect(update({ notes: 'x' })).rejects.toMatchObject({ code: 'record.not_found' });
  });
});

describe('deleteRecord', () => {
  it('subtracts the record’s latest state, not the one first read', async () => {
    dynamo.onAnyCommand().resolves({ Items: [] });
    dynamo
      .on(TransactWriteCommand)
      .rejectsOnce(found(stored({ status: 'signed', pricePerMonth: 5, change: 'theirs' })))
      .resolves({});
    await deleteRecord(table, contacts, stored());
    const { ExpressionAttributeNames: names = {}, ExpressionAttributeValues: values = {} } =
      writes(1)[1]?.Update ?? {};
    const revenue = Object.entries(names).find(([, name]) => name === 'revenueCents')?.[0] ?? '';
    expect(values[revenue.replace('#', ':')]).toBe(-500);
  });

  it('succeeds when the record is already gone', async () => {
    dynamo.onAnyCommand().resolves({ Items: [] });
    dynamo.on(TransactWriteCommand).rejects(found());
    await expect(deleteRecord(table, contacts, stored())).resolves.toBeUndefined();
  });
});
