import { Button, Text } from '@mantine/core';
import { convertContact } from '#shared/api/admin-contacts.ts';
import type { SalesLead } from '#shared/domain/lead-stats.ts';
import { clientStatuses, contactStatuses, leadSources } from '#shared/domain/lead-statuses.ts';
import type { Client, Contact } from '#shared/domain/leads.ts';
import { formatDate } from '#web/lib/format.ts';
import { sessionCall } from '#web/lib/session.ts';
import { showToast } from '#web/ui/toast.ts';
import type { ChangeResult, FieldPatch } from '../leads/change-record.ts';
import type { AnyLead } from '../leads/use-change.ts';
import { clientTones, contactTones } from '../parts/status-badge.tsx';
import { Failure } from '../shared/form/failure.tsx';
import { useSave } from '../shared/form/use-save.ts';
import { clientFields, contactFields } from './fields.ts';
import { FieldsInPlace } from './fields-in-place.tsx';
import { RecordPart } from './record-part.tsx';
import { StatusMenu } from './status-menu.tsx';

interface LeadSectionProps {
  readonly lead: SalesLead;
  readonly onChange: (lead: SalesLead, patch: FieldPatch, text: string) => Promise<ChangeResult<AnyLead>>;
  readonly onConverted: (client: Client, contact: Contact) => void;
}

const leadTitle = ({ kind, lead }: SalesLead): string =>
  kind === 'contacts' ? 'Contact form' : lead.companyName || 'Client project';

/** A contact or client project of the person: status and editable fields. */
export const LeadSection = ({ lead: target, onChange, onConverted }: LeadSectionProps) => {
  const { kind, lead } = target;
  const { busy, failure, run } = useSave('The project could not be created');
  const change = (patch: FieldPatch, what: string) => onChange(target, patch, `${what} changed`);
  const setStatus = async (status: string, label: string) => {
    if (status === lead.status) return;
    const result = await onChange(target, { status }, `${leadTitle(target)}: ${label}`);
    if (result.state === 'saved') return;
    const description =
      result.state === 'stale' ? 'Someone changed this record in the meantime.' : result.problem;
    showToast({ title: 'Error', description, tone: 'error' });
  };
  const convert = () =>
    run(async () => {
      if (kind !== 'contacts') return;
      onConverted(await sessionCall(convertContact, { params: { id: lead.id } }), lead);
      showToast({ title: 'Client project created', description: lead.company, tone: 'success' });
    });
  return (
    <RecordPart
      label={`${leadTitle(target)}, ${formatDate(lead.createdAt)}`}
      title={<bdi>{leadTitle(target)}</bdi>}
      below={
        <Text size="xs" c="dimmed">
          {leadSources[lead.source]}, {formatDate(lead.createdAt)}
        </Text>
      }
      state={
        kind === 'contacts' ? (
          <StatusMenu
            label="Status"
            value={lead.status}
            options={contactStatuses}
            tones={contactTones}
            onChange={(status) => void setStatus(status, contactStatuses[status])}
          />
        ) : (
          <StatusMenu
            label="Status"
            value={lead.status}
            options={clientStatuses}
            tones={clientTones}
            onChange={(status) => void setStatus(status, clientStatuses[status])}
          />
        )
      }
    >
      {lead.problem && (
        <Text size="xs" c="red">
          Stored data could not be read: {lead.problem}
        </Text>
      )}
      {kind === 'contacts' ? (
        <FieldsInPlace record={lead} fields={contactFields} without={['status']} onChange={change} />
      ) : (
        <FieldsInPlace record={lead} fields={clientFields} without={['status']} onChange={change} />
      )}
      <Failure text={failure} />
      {kind === 'contacts' && !lead.clientId && lead.status !== 'spam' && (
        <Button variant="default" size="compact-md" disabled={busy} onClick={() => void convert()}>
          Convert to client project
        </Button>
      )}
    </RecordPart>
  );
};
