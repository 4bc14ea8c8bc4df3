import { Stack, Text, UnstyledButton } from '@mantine/core';
import type { SalesLead } from '#shared/domain/lead-stats.ts';
import {
  type BookingStatus,
  bookingStatuses,
  clientStatuses,
  contactStatuses,
  leadSources,
} from '#shared/domain/lead-statuses.ts';
import type { Booking } from '#shared/domain/leads.ts';
import { formatCount, formatDateTime } from '#web/lib/format.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Quiet } from '../parts/quiet.tsx';
import css from '../parts/rows.module.css';

/** A record that a number counts. */
export interface CountedRow {
  readonly id: string;
  readonly name: string;
  readonly company: string;
  readonly detail: string;
  readonly at: string;
  /** E-mail address or number that opens the person's record. */
  readonly address: string;
}

export const leadRow = ({ kind, lead }: SalesLead): CountedRow => {
  const source = leadSources[lead.source];
  const { id, createdAt: at } = lead;
  return kind === 'contacts'
    ? {
        id,
        at,
        name: `${lead.firstName} ${lead.lastName}`.trim() || lead.email,
        company: lead.company,
        detail: `${source}, ${contactStatuses[lead.status].toLowerCase()}`,
        address: lead.email,
      }
    : {
        id,
        at,
        name: lead.clientName || lead.clientEmail,
        company: lead.companyName,
        detail: `${source}, ${clientStatuses[lead.status].toLowerCase()}`,
        address: lead.clientEmail,
      };
};

export const bookingRow = ({
  id,
  firstName,
  lastName,
  email,
  phone,
  company,
  status,
  createdAt,
}: Booking): CountedRow => ({
  id,
  at: createdAt,
  name: `${firstName} ${lastName}`.trim() || email,
  company,
  detail: bookingStatuses[status satisfies BookingStatus],
  address: email || (phone ?? ''),
});

/** A browser shows this many rows without delay; nobody reads more of them in a dialog. */
const maxRows = 500;

interface CountedRowsProps {
  readonly title: string;
  readonly rows: readonly CountedRow[];
  readonly onPerson: (address: string) => void;
  readonly onClose: () => void;
}

/** The rows behind a number, each opening its person's record. */
export const CountedRows = ({ title, rows, onPerson, onClose }: CountedRowsProps) => (
  <Modal title={`${title}: ${formatCount(rows.length)}`} place="side" size="medium" onClose={onClose}>
    {rows.length === 0 ? (
      <Empty title="No rows" text="Nothing matches this selection any more." level={3} />
    ) : (
      <Stack component="ul" gap={0} className={css.rows} aria-label={title}>
        {rows.slice(0, maxRows).map(({ id, name, company, detail, at, address }) => (
          <li key={id}>
            <UnstyledButton w="100%" py="xs" fz="sm" onClick={() => onPerson(address)}>
              <Text component="span" inherit fw={600}>
                <bdi>{name}</bdi>{' '}
                <Text component="bdi" inherit fw={400} c="dimmed">
                  {company}
                </Text>
              </Text>
              <Text component="span" display="block" size="xs" c="dimmed">
                {formatDateTime(at)}, {detail}
              </Text>
            </UnstyledButton>
          </li>
        ))}
      </Stack>
    )}
    {rows.length > maxRows && <Quiet>The newest {formatCount(maxRows)} are shown.</Quiet>}
  </Modal>
);

/** The leads behind a number. */
export const CountedLeads = ({
  leads,
  ...dialog
}: Omit<CountedRowsProps, 'rows'> & { readonly leads: readonly SalesLead[] }) => (
  <CountedRows {...dialog} rows={leads.map(leadRow)} />
);
