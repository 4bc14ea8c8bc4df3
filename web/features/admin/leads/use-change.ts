import { useMemo } from 'react';
import { updateClient } from '#shared/api/admin-clients.ts';
import { updateContact } from '#shared/api/admin-contacts.ts';
import type { Client, Contact } from '#shared/domain/leads.ts';
import { sessionCall } from '#web/lib/session.ts';
import { showToast } from '#web/lib/toast.ts';
import { offerUndo } from '../data/undo.ts';
import type { Collection } from '../data/use-collection.ts';
import { type ChangeResult, changeRecord, type FieldPatch, inversePatch } from './change-record.ts';

/** A contact or a client project, with its kind. */
export type Lead =
  | { readonly kind: 'contacts'; readonly lead: Contact }
  | { readonly kind: 'clients'; readonly lead: Client };

export interface Changes {
  /** Changes fields at once and offers to take it back; `text` says what was done. */
  readonly change: (lead: Lead, patch: FieldPatch, text: string) => Promise<ChangeResult<Contact | Client>>;
}

interface Lists {
  readonly contacts: Pick<Collection<Contact>, 'replace'>;
  readonly clients: Pick<Collection<Client>, 'replace'>;
}

const sendContact = (id: string, body: FieldPatch) => sessionCall(updateContact, { params: { id }, body });
const sendClient = (id: string, body: FieldPatch) => sessionCall(updateClient, { params: { id }, body });

/** Edits of contacts and client projects from wherever they are shown; `onChange` hears of every state they go through. */
export const useChange = (
  { contacts, clients }: Lists,
  onChange?: (lead: Lead, saved: boolean) => void,
): Changes =>
  useMemo(() => {
    const run = (target: Lead, patch: FieldPatch): Promise<ChangeResult<Contact | Client>> => {
      if (target.kind === 'contacts') {
        const put = (lead: Contact) => {
          contacts.replace(lead);
          onChange?.({ kind: 'contacts', lead }, false);
        };
        return changeRecord({
          row: target.lead,
          patch,
          send: sendContact,
          put,
          failure: 'Failed to update contact',
        });
      }
      const put = (lead: Client) => {
        clients.replace(lead);
        onChange?.({ kind: 'clients', lead }, false);
      };
      return changeRecord({
        row: target.lead,
        patch,
        send: sendClient,
        put,
        failure: 'Failed to update client',
      });
    };
    const asLead = (kind: Lead['kind'], lead: Contact | Client) => ({ kind, lead }) as Lead;
    return {
      change: async (target, patch, text) => {
        const result = await run(target, patch);
        if (result.state !== 'saved') return result;
        onChange?.(asLead(target.kind, result.row), true);
        offerUndo(text, async () => {
          const back = await run(asLead(target.kind, result.row), inversePatch(target.lead, patch));
          if (back.state === 'saved') onChange?.(asLead(target.kind, back.row), true);
          else
            showToast({
              title: 'Not taken back',
              description:
                back.state === 'stale' ? 'Someone changed this record in the meantime.' : back.problem,
              tone: 'error',
            });
        });
        return result;
      },
    };
  }, [contacts.replace, clients.replace, onChange]);
