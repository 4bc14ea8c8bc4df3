import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { personKeyText } from '#shared/api/admin-people.ts';
import { identityOfKey } from '#shared/domain/person.ts';
import { Empty } from '#web/ui/empty.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Modal } from '#web/ui/modal.tsx';
import type { Portal } from '../data/portal.ts';
import { plainIdentity } from './contact-line.tsx';
import type { PersonAddress } from './person-address.ts';
import { PersonRecordView } from './person-record.tsx';
import { dropTypeAhead } from './type-ahead.ts';
import { usePerson } from './use-person.ts';

interface PersonDrawerProps {
  readonly personKey: string;
  readonly address: PersonAddress;
  readonly portal: Portal;
}

const frame = { place: 'side', size: 'large' } as const;

const Drawer = ({ personKey, address, portal }: PersonDrawerProps) => {
  // An address that names nobody is asked for as such, and answered by the server.
  const key = personKeyText.safeParse(personKey).success ? personKey : '';
  const person = usePerson(key);
  const identity = identityOfKey(key);
  const { answering } = address;
  useEffect(() => {
    // Nothing here waits for words.
    if (!answering) dropTypeAhead();
  }, [answering]);
  return (
    <Modal
      title={person.data?.name || (identity ? plainIdentity(identity) : 'Person')}
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
 * The record beside the screen it was opened from; on a phone it is the whole screen. What can't be drawn takes nothing else
 * down: to try again reads it anew.
 */
export const PersonDrawer = (props: PersonDrawerProps) => (
  <ErrorBoundary
    fallback={(retry) => (
      <Modal title="Person" {...frame} onClose={props.address.close}>
        <Empty
          title="This record could not be shown"
          text="The server’s answer was not what it should be. Nothing is lost, and the rest of the portal works."
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
