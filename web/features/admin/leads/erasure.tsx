import { Anchor, Button, Checkbox, Group, NativeSelect, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ErasePersonResult, Mention } from '#shared/api/admin-leads.ts';
import { showToast } from '#web/ui/toast.ts';
import { clearUndo } from '../data/undo.ts';
import { Failure } from '../shared/form/failure.tsx';
import { useSave } from '../shared/form/use-save.ts';
import { describeCounts, describePlace } from './erasure-words.ts';
import { erasePersonData, type Handling, previewErasure } from './person-data.ts';

interface ErasureProps {
  /** The address or number to erase. */
  readonly email: string;
  /** The person's other addresses and numbers. */
  readonly also?: readonly string[];
  readonly onKeep: () => void;
  readonly onErased: () => void;
}

interface MentionsProps {
  readonly mentions: readonly Mention[];
  readonly handling: Handling;
  readonly onChange: (handling: Handling) => void;
}

/** What others wrote about the person; the owner chooses what happens to each mention. */
const Mentions = ({ mentions, handling, onChange }: MentionsProps) => (
  <Stack gap="xs" mt="sm">
    <p>Others also wrote about them:</p>
    {mentions.map((mention) => (
      <div key={mention.ref}>
        <p>
          {describePlace(mention)}: “{mention.excerpt}”{' '}
          {mention.link && (
            <Anchor href={mention.link} target="_blank">
              Open
            </Anchor>
          )}
        </p>
        {mention.action === 'site' ? (
          <p>These are your own words; edit them yourself.</p>
        ) : (
          <NativeSelect
            aria-label={`What happens to “${mention.excerpt}”`}
            size="xs"
            value={handling[mention.ref] ?? 'mask'}
            onChange={({ currentTarget }) =>
              onChange({ ...handling, [mention.ref]: currentTarget.value as Handling[string] })
            }
            data={[
              { value: 'mask', label: 'Replace the name by [erased]' },
              { value: 'keep', label: 'Keep the original text' },
              ...(mention.kind === 'conversations'
                ? [{ value: 'erase', label: 'Erase the whole conversation' }]
                : []),
            ]}
          />
        )}
      </div>
    ))}
  </Stack>
);

/** What an erasure removed and where the person is still mentioned. */
const Receipt = ({ receipt }: { receipt: ErasePersonResult }) => {
  const left = (receipt.mentions ?? []).filter(({ action }) => action !== 'masked');
  return (
    <>
      <p role="status">
        {receipt.done ? 'Erased' : 'Erased so far'}: {receipt.erased} records
        {describeCounts(receipt.counts) && ` (${describeCounts(receipt.counts)})`}.
        {receipt.done &&
          receipt.scanned !== undefined &&
          ` Searched ${receipt.scanned} stored items afterwards.`}{' '}
        Receipt {receipt.job}
      </p>
      {receipt.done && (
        <p>{left.length > 0 ? 'Still mentioned:' : 'No stored record mentions them any more.'}</p>
      )}
      {receipt.done && left.length > 0 && (
        <ul>
          {left.map((mention) => (
            <li key={mention.ref}>
              {describePlace(mention)}: “{mention.excerpt}”
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

/** Reads what an erasure would do; again whenever a linked address is added or left out. */
const usePlan = (email: string, also: readonly string[]) => {
  const [plan, setPlan] = useState<ErasePersonResult>();
  const [scanned, setScanned] = useState(0);
  const { failure, run } = useSave('Couldn’t find out what would be erased');
  const wanted = JSON.stringify([email, ...also]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` holds the names; `run` is new in each render
  useEffect(() => {
    let isCurrent = true;
    setPlan(undefined);
    void run(async () => {
      const [first = '', ...rest] = JSON.parse(wanted) as string[];
      const found = await previewErasure(first, rest, (count) => isCurrent && setScanned(count));
      if (isCurrent) setPlan(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  return { plan, scanned, failure };
};

/** Shows what an erasure removes, runs it with progress, and then shows its receipt. */
export const Erasure = ({ email, also = [], onKeep, onErased }: ErasureProps) => {
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [linked, setLinked] = useState<readonly string[]>([]);
  const [handling, setHandling] = useState<Handling>({});
  const [receipt, setReceipt] = useState<ErasePersonResult>();
  const people = [...also, ...linked.filter((one) => !leftOut.includes(one))];
  const { plan, scanned, failure: planFailure } = usePlan(email, people);
  const { busy, failure, run } = useSave('Not everything could be erased');
  const found = plan?.linked?.filter((one) => !linked.includes(one) && !also.includes(one)) ?? [];
  if (found.length > 0) setLinked([...linked, ...found]);

  const erase = () =>
    run(async () => {
      const { erased } = await erasePersonData(email, { also: people, handling }, setReceipt);
      // Undo must not recreate erased data.
      clearUndo();
      showToast({
        title: 'Person erased',
        description: `${erased} records are gone for good.`,
        tone: 'success',
      });
    });

  if (receipt?.done)
    return (
      <>
        <Receipt receipt={receipt} />
        <Button variant="default" mt="sm" onClick={onErased}>
          Done
        </Button>
      </>
    );
  return (
    <>
      <p>Everything stored about {[email, ...people].join(', ')} is erased. This action cannot be undone.</p>
      {linked.map((one) => (
        <Checkbox
          key={one}
          mt="xs"
          label={`Also erase ${one}, linked as the same person`}
          checked={!leftOut.includes(one)}
          disabled={busy}
          onChange={({ currentTarget }) =>
            setLeftOut(currentTarget.checked ? leftOut.filter((other) => other !== one) : [...leftOut, one])
          }
        />
      ))}
      {!plan && !planFailure && <p role="status">Searching all stored records… {scanned || ''}</p>}
      {plan && <p>This will be erased: {describeCounts(plan.counts) || 'no records of their own'}.</p>}
      {plan?.mentions && <Mentions mentions={plan.mentions} handling={handling} onChange={setHandling} />}
      {receipt && <Receipt receipt={receipt} />}
      <Failure text={planFailure ?? failure} />
      <Group gap="sm" mt="sm">
        <Button color="red" disabled={busy || !plan} onClick={() => void erase()}>
          {busy ? 'Erasing…' : 'Erase everything'}
        </Button>
        <Button variant="default" disabled={busy} onClick={onKeep}>
          Keep
        </Button>
      </Group>
    </>
  );
};
