import { Alert } from '@mantine/core';
import { Erasure } from '../leads/erasure.tsx';
import { displayIdentity } from './contact-line.tsx';

interface ErasePersonProps {
  /** Every address and number of the person. */
  readonly identities: readonly string[];
  readonly onKeep: () => void;
  readonly onErased: () => void;
}

/** Confirms and runs the erasure of the person whose record is open. */
export const ErasePerson = ({ identities, onKeep, onErased }: ErasePersonProps) => {
  const [email = '', ...also] = identities.map(displayIdentity);
  return (
    <Alert color="red" role="alert" title="Erase everything?">
      <Erasure email={email} also={also} onKeep={onKeep} onErased={onErased} />
    </Alert>
  );
};
