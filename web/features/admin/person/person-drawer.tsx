import { useEffect } from 'react';
import { personKeyText } from '#shared/api/admin-people.ts';
import { identityOfKey } from '#shared/domain/person.ts';
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

/** The record beside the screen it was opened from; on a phone it is the whole screen. */
export const PersonDrawer = ({ personKey, address, portal }: PersonDrawerProps) => {
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
      place="side"
      size="large"
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
