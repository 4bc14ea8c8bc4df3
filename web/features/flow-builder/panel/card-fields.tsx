import { Button, Group, TextInput } from '@mantine/core';
import { flowLimits } from '#shared/flow/limits.ts';
import type { Card } from '#shared/flow/nodes/media.ts';
import type { FormProps } from '../nodes/view.ts';
import { ListActions } from './list-actions.tsx';
import { FieldGroup, FieldRow, rowField } from './panel-parts.tsx';
import { PictureField } from './picture-field.tsx';
import { TextWithVariables } from './text-with-variables.tsx';

/** An id that none of these has, so that translations of removed cards don't return. */
const createId = (prefix: string, taken: readonly { readonly id: string }[]): string => {
  let number = taken.length + 1;
  while (taken.some(({ id }) => id === `${prefix}${number}`)) number += 1;
  return `${prefix}${number}`;
};

const linkNumbers = Array.from({ length: flowLimits.cardLinks }, (_, index) => index);

interface OneCardProps {
  readonly card: Card;
  readonly number: number;
  readonly variables: readonly string[];
  readonly onChange: (card: Card, field: string) => void;
}

const OneCard = ({ card, number, variables, onChange }: OneCardProps) => {
  const { links = [] } = card;
  const setLink = (index: number, part: { readonly label?: string; readonly url?: string }) => {
    const before = links[index] ?? { id: createId('l', links), label: '', url: '' };
    const next = links.toSpliced(index, 1, { ...before, ...part });
    const filled = next.filter(({ label, url }) => label || url);
    onChange({ ...card, links: filled.length > 0 ? filled : undefined }, `${before.id} ${Object.keys(part)}`);
  };
  return (
    <>
      <TextInput
        label={`Title ${number}`}
        maxLength={flowLimits.nameChars}
        value={card.title ?? ''}
        onChange={({ target }) => onChange({ ...card, title: target.value || undefined }, 'title')}
      />
      <TextWithVariables
        label={`Text ${number}`}
        lines
        maxLength={flowLimits.messageChars}
        value={card.text ?? ''}
        variables={variables}
        onChange={(text) => onChange({ ...card, text: text || undefined }, 'text')}
      />
      <PictureField
        label={`Picture ${number}`}
        picture={card.picture}
        alt={card.alt}
        onChange={(described, field) => onChange({ ...card, ...described }, field)}
      />
      {linkNumbers.slice(0, links.length + 1).map((index) => (
        <FieldRow key={index}>
          <TextInput
            {...rowField}
            label={`Button ${index + 1} of card ${number}`}
            placeholder="See details"
            maxLength={flowLimits.labelChars}
            value={links[index]?.label ?? ''}
            onChange={({ target }) => setLink(index, { label: target.value })}
          />
          <TextInput
            {...rowField}
            label="Opens"
            aria-label={`Address of button ${index + 1} of card ${number}`}
            placeholder="https://…"
            type="url"
            maxLength={flowLimits.urlChars}
            value={links[index]?.url ?? ''}
            onChange={({ target }) => setLink(index, { url: target.value })}
          />
        </FieldRow>
      ))}
    </>
  );
};

/** The cards of a row, each with a picture, words and buttons. */
export const CardFields = ({ node: { data }, variables, onChange }: FormProps<'media'>) => {
  const { cards = [] } = data;
  const set = (next: readonly Card[], field = 'cards') => onChange({ ...data, cards: [...next] }, field);
  return (
    <>
      {cards.map((card, index) => (
        <FieldGroup key={card.id} legend={`Card ${index + 1}`}>
          <OneCard
            card={card}
            number={index + 1}
            variables={variables}
            onChange={(next, field) => set(cards.with(index, next), `${card.id} ${field}`)}
          />
          <Group justify="end">
            <ListActions list={cards} index={index} name={`card ${index + 1}`} onChange={set} />
          </Group>
        </FieldGroup>
      ))}
      <Button
        size="compact-sm"
        variant="default"
        disabled={cards.length >= flowLimits.cards}
        onClick={() => set([...cards, { id: createId('c', cards) }])}
      >
        Add card
      </Button>
    </>
  );
};
