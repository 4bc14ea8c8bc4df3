import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { listClients } from '#shared/api/admin-clients.ts';
import { listContacts } from '#shared/api/admin-contacts.ts';
import type { Client, Contact } from '#shared/domain/leads.ts';
import { paths } from '#web/lib/paths.ts';
import { useList } from '../data/use-list.ts';
import { UndoBar } from '../parts/undo-bar.tsx';
import { SpotlightPanel } from './spotlight-panel.tsx';

interface StandaloneSpotlightProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onHelp: () => void;
}

/** Search on pages without the portal's lists: they load with the first search and stay for the next. */
export const StandaloneSpotlight = ({ open, onClose, onHelp }: StandaloneSpotlightProps) => {
  const clients = useList<Client>(listClients, 'Failed to fetch client data');
  const contacts = useList<Contact>(listContacts, 'Failed to fetch contact submissions');
  const navigate = useNavigate();
  const portal = useMemo(
    () => ({
      clients,
      contacts,
      onPerson: (identity: string) =>
        void navigate(paths.admin.to(`?person=${encodeURIComponent(identity)}`)),
      onConverted: (client: Client) => clients.replace(client),
    }),
    [clients, contacts, navigate],
  );
  return (
    <>
      {open && <SpotlightPanel portal={portal} onClose={onClose} onHelp={onHelp} />}
      <UndoBar />
    </>
  );
};
