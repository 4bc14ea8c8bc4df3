import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { personKeyText } from '#shared/api/admin-people.ts';
import { identityOfKey } from '#shared/domain/person.ts';
import { Empty } from '#web/ui/empty.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Modal } from '#web/ui/modal.tsx';
import type { Portal } from '../data/portal.ts';
import { displayIdentity } from './contact-line.tsx';
import type { PersonAddress } from './person-address.ts';
import { PersonRecordView } from './person-record.tsx';
import { cancelTypeAhead } from './type-ahead.ts';
import { usePerson } from './use-person.ts';

interface PersonDrawerProps {
  readonly personKey: string;
  readonly address: PersonAddress;
  readonly portal: Portal;
}

const frame = { place: 'side', size: 'large' } as const;

const Drawer = ({ personKey, address, portal }: PersonDrawerProps) => {
  // Request a malformed key as an empty one, so that the server answers 404.
  const key = personKeyText.safeParse(personKey).success ? personKey : '';
  const person = usePerson(key);
  const identity = identityOfKey(key);
  const { answering } = address;
  useEffect(() => {
    // Without a reply field, nothing uses the typed text.
    if (!answering) cancelTypeAhead();
  }, [answering]);
  return (
    <Modal
      title={person.data?.name || (identity ? displayIdentity(identity) : 'Person')}
      {...frame}
      onClose={address.close}
    >
      <PersonRecordView
        key={key}
        person={person}
        personKey={key}
        portal={portal}
        answering={answering}
        onAnswered={() => {
          if (answering) address.close();
        }}
        onOpenKey={address.openKey}
        onClose={address.close}
      />
    </Modal>
  );
};

/**
 * The record in a drawer beside its screen; full screen on phones. The boundary prevents a malformed response
 * from taking down the portal; 'Try again' reloads the record.
 */
export const PersonDrawer = (props: PersonDrawerProps) => (
  <ErrorBoundary
    fallback={(retry) => (
      <Modal title="Person" {...frame} onClose={props.address.close}>
        <Empty
          title="This record could not be shown"
          text="The server sent an unexpected answer. Nothing is lost, and the rest of the portal works."
          level={3}
        >
          <Button onClick={retry}>Try again</Button>
        </Empty>
      </Modal>
    )}
  >
    <Drawer {...props} />
  </ErrorBoundary>
);
