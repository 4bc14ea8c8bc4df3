import { Alert, Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { ErasePersonResult } from '#shared/api/admin-leads.ts';
import { showToast } from '#web/ui/toast.ts';
import { clearUndo } from '../data/undo.ts';
import { erasePersonData } from '../leads/person-data.ts';
import { Failure } from '../shared/form/failure.tsx';
import { useSave } from '../shared/form/use-save.ts';
import { displayIdentity } from './contact-line.tsx';

interface ErasePersonProps {
  /** Every address and number of the person. */
  readonly identities: readonly string[];
  readonly onKeep: () => void;
  readonly onErased: () => void;
}

/** Confirms and runs the erasure of a person's data, with progress. */
export const ErasePerson = ({ identities, onKeep, onErased }: ErasePersonProps) => {
  const [state, setState] = useState<ErasePersonResult>();
  const { busy, failure, run } = useSave('Not everything could be erased');
  const erase = () =>
    run(async () => {
      let records = 0;
      for (const identity of identities)
        records += (await erasePersonData(displayIdentity(identity), setState)).erased;
      // Undo must not recreate erased data.
      clearUndo();
      showToast({
        title: 'Person erased',
        description: `${records} records are gone for good.`,
        tone: 'success',
      });
      onErased();
    });
  return (
    <Alert color="red" role="alert" title="Erase everything?">
      <p>
        Everything stored about {identities.map(displayIdentity).join(', ')} is erased. This action cannot be
        undone.
      </p>
      {state && !state.done && <p>{state.erased} records are erased so far…</p>}
      <Failure text={failure} />
      <Group gap="sm" mt="sm">
        <Button color="red" disabled={busy} onClick={() => void erase()}>
          {busy ? 'Erasing…' : 'Erase everything'}
        </Button>
        <Button variant="default" disabled={busy} onClick={onKeep}>
          Keep
        </Button>
      </Group>
    </Alert>
  );
};
