import { Badge, Button, Group, Switch } from '@mantine/core';
import { useState } from 'react';
import { brand } from '#shared/brand.ts';
import { cardLanguages, type TaughtCard } from '#shared/domain/knowledge.ts';
import { Entries, Entry, Panel } from '../parts/panel.tsx';
import { Quiet } from '../parts/quiet.tsx';
import { summarizeCoverage } from './coverage.ts';

/** Whether a card's last day has passed in the company's time zone. */
const isExpired = (day: string): boolean =>
  day < new Intl.DateTimeFormat('en-CA', { timeZone: brand.timeZone }).format(new Date());

interface TaughtPanelProps {
  readonly cards: readonly TaughtCard[];
  /** Id of the card whose deletion is being tested. */
  readonly checked: string | undefined;
  readonly onNew: () => void;
  readonly onChange: (card: TaughtCard) => void;
  readonly onRemove: (card: TaughtCard) => void;
  readonly onImport: () => void;
  readonly onExport: () => void;
}

/** Taught answers, latest first, with their languages. */
export const TaughtPanel = ({
  cards,
  checked,
  onNew,
  onChange,
  onRemove,
  onImport,
  onExport,
}: TaughtPanelProps) => {
  const [onlyMissing, setOnlyMissing] = useState(false);
  const incomplete = cards.filter((card) => cardLanguages(card).missing.length > 0);
  const shown = [...(onlyMissing ? incomplete : cards)].sort((a, b) =>
    b.updatedAt.localeCompare(a.updatedAt),
  );
  return (
    <Panel title="Taught answers" aside={<Badge color="gray">{cards.length}</Badge>}>
      <Group gap="xs">
        <Button size="compact-sm" onClick={onNew}>
          New answer
        </Button>
        <Button size="compact-sm" variant="default" onClick={onImport}>
          Import knowledge
        </Button>
        <Button size="compact-sm" variant="default" disabled={cards.length === 0} onClick={onExport}>
          Export
        </Button>
      </Group>
      {cards.length === 0 && (
        <Quiet>No taught answers yet. Teach one from the open questions, or import an FAQ.</Quiet>
      )}
      {cards.length > 0 && (
        <Switch
          size="xs"
          label={`Only answers with missing languages (${incomplete.length})`}
          checked={onlyMissing}
          onChange={({ currentTarget }) => setOnlyMissing(currentTarget.checked)}
        />
      )}
      {onlyMissing && shown.length === 0 && <Quiet>Every answer covers all 20 languages.</Quiet>}
      <Entries label="Answers">
        {shown.map((card) => (
          <Entry
            key={card.id}
            text={
              <span dir="auto">
                {Object.values(card.questions)[0]?.[0] ??
                  'No question left: it was erased with a person’s data. Add one.'}
              </span>
            }
            below={
              <>
                {Object.values(card.answers)[0]?.text.slice(0, 140)}
                {' · '}
                {summarizeCoverage(card)}
                {Object.values(card.answers).some((answer) => answer?.draft) && ' · contains a draft'}
                {card.validUntil &&
                  ` · ${isExpired(card.validUntil) ? 'expired' : 'until'} ${card.validUntil}`}
              </>
            }
          >
            <Group gap="xs">
              <Button size="compact-sm" variant="default" onClick={() => onChange(card)}>
                Change
              </Button>
              <Button
                size="compact-sm"
                variant="subtle"
                color="red"
                loading={checked === card.id}
                disabled={checked !== undefined && checked !== card.id}
                onClick={() => onRemove(card)}
              >
                Delete
              </Button>
            </Group>
          </Entry>
        ))}
      </Entries>
    </Panel>
  );
};
