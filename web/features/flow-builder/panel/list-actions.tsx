import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconTrash } from '#web/ui/icons.tsx';

interface ListActionsProps<T> {
  readonly list: readonly T[];
  readonly index: number;
  /** Names the entry in the buttons' labels. */
  readonly name: string;
  readonly onChange: (next: T[]) => void;
}

/** Moves an entry of a list up or down, or removes it. */
export const ListActions = <T,>({ list, index, name, onChange }: ListActionsProps<T>) => {
  const move = (step: number) => {
    const [one, other] = [list[index], list[index + step]];
    if (one && other) onChange(list.with(index, other).with(index + step, one));
  };
  return (
    <ActionIcon.Group>
      <ActionIcon
        variant="default"
        aria-label={`Move ${name} up`}
        disabled={index === 0}
        onClick={() => move(-1)}
      >
        <IconChevronUp size={16} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        aria-label={`Move ${name} down`}
        disabled={index === list.length - 1}
        onClick={() => move(1)}
      >
        <IconChevronDown size={16} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        color="red"
        aria-label={`Remove ${name}`}
        onClick={() => onChange(list.toSpliced(index, 1))}
      >
        <IconTrash size={16} />
      </ActionIcon>
    </ActionIcon.Group>
  );
};
