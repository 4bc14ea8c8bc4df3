import { useMemo } from 'react';
import { updateBooking } from '#shared/api/admin-bookings.ts';
import { updateClient } from '#shared/api/admin-clients.ts';
import { updateContact } from '#shared/api/admin-contacts.ts';
import type { Booking, Client, Contact } from '#shared/domain/leads.ts';
import { sessionCall } from '#web/lib/session.ts';
import { showToast } from '#web/ui/toast.ts';
import { mapWithLimit } from '../data/map-with-limit.ts';
import { beginAction } from '../data/undo.ts';
import type { Collection } from '../data/use-list.ts';
import { type ChangeResult, changeRecord, type FieldPatch, inversePatch } from './change-record.ts';

/** A contact, client project or booking, tagged with its kind. */
export type Lead =
  | { readonly kind: 'contacts'; readonly lead: Contact }
  | { readonly kind: 'clients'; readonly lead: Client }
  | { readonly kind: 'bookings'; readonly lead: Booking };
export type AnyLead = Lead['lead'];

export interface LeadChange {
  readonly lead: Lead;
  readonly patch: FieldPatch;
}

/** Describes the action, or how many leads it changed. */
export type ChangeText = string | ((count: number) => string);

export interface Changes {
  /** Changes fields optimistically and offers to undo it; `text` describes the action. */
  readonly change: (lead: Lead, patch: FieldPatch, text: string) => Promise<ChangeResult<AnyLead>>;
  /** Changes several leads with one undo for those that were saved. Shows failures in a toast. */
  readonly changeAll: (changes: readonly LeadChange[], text: ChangeText) => Promise<boolean>;
}

type List<T extends { readonly id: string }> = Pick<Collection<T>, 'replace'>;
interface Lists {
  readonly contacts: List<Contact>;
  readonly clients: List<Client>;
  readonly bookings?: List<Booking> | undefined;
}

const send = async ({ kind }: Lead, id: string, body: FieldPatch): Promise<AnyLead> => {
  if (kind === 'contacts') return sessionCall(updateContact, { params: { id }, body });
  if (kind === 'clients') return sessionCall(updateClient, { params: { id }, body });
  return (await sessionCall(updateBooking, { params: { id }, body })).booking;
};

const failures = {
  contacts: 'Failed to update contact',
  clients: 'Failed to update client',
  bookings: 'Failed to update booking',
} as const;

const updateList = (target: Lead, lead: AnyLead): Lead => ({ ...target, lead }) as Lead;

const failureReason = (result: Exclude<ChangeResult<AnyLead>, { state: 'saved' }>): string =>
  result.state === 'stale' ? 'Someone changed this record in the meantime.' : result.problem;

/** Shows why a change was not saved. */
export const showSaveError = (title: string, result: ChangeResult<AnyLead>): void => {
  if (result.state !== 'saved') showToast({ title, description: failureReason(result), tone: 'error' });
};

/** Edits leads from any screen; `onChange` receives every intermediate version. */
export const useChange = (
  { contacts, clients, bookings }: Lists,
  onChange?: (lead: Lead, saved: boolean) => void,
): Changes => {
  const [putContact, putClient, putBooking] = [contacts.replace, clients.replace, bookings?.replace];
  return useMemo(() => {
    const put = (target: Lead) => {
      if (target.kind === 'contacts') putContact(target.lead);
      else if (target.kind === 'clients') putClient(target.lead);
      else putBooking?.(target.lead);
      onChange?.(target, false);
    };
    const run = async ({ lead: target, patch }: LeadChange): Promise<ChangeResult<AnyLead>> => {
      const result = await changeRecord<AnyLead>({
        row: target.lead,
        patch,
        send: (id, body) => send(target, id, body),
        put: (row) => put(updateList(target, row)),
        failure: failures[target.kind],
      });
      if (result.state === 'saved') onChange?.(updateList(target, result.row), true);
      return result;
    };
    const back = async ({ lead, patch }: LeadChange, saved: AnyLead) =>
      showSaveError(
        'Not undone',
        await run({ lead: updateList(lead, saved), patch: inversePatch(lead.lead, patch) }),
      );
    return {
      change: async (lead, patch, text) => {
        const action = beginAction(text);
        const result = await run({ lead, patch });
        if (result.state === 'saved') action.saved(text, () => back({ lead, patch }, result.row));
        else action.failed();
        return result;
      },
      changeAll: async (changes, text) => {
        const describe = (count: number) => (typeof text === 'string' ? text : text(count));
        const action = beginAction(describe(changes.length));
        const done = await Promise.all(mapWithLimit(changes, run));
        const saved = changes.flatMap((change, index) => {
          const result = done[index];
          return result?.state === 'saved' ? [{ change, row: result.row }] : [];
        });
        if (saved.length === 0) action.failed();
        else
          action.saved(describe(saved.length), async () => {
            await Promise.all(saved.map(({ change, row }) => back(change, row)));
          });
        const failed = done.find(({ state }) => state !== 'saved');
        if (failed) showSaveError('Error', failed);
        return !failed;
      },
    };
  }, [putContact, putClient, putBooking, onChange]);
};
