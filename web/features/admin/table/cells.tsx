import { Anchor, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface NameCellProps {
  readonly name: string;
  /** A softer line below. */
  readonly below?: ReactNode;
  /** Which fields of the stored record could not be read; the rest is shown as it is. */
  readonly problem: string | undefined;
  /** Opens all that is known of who it is about. */
  readonly onOpen?: () => void;
}

/** A name that opens what it names. */
export const NameButton = ({ onOpen, children }: { onOpen: () => void; children: ReactNode }) => (
  <Anchor
    component="button"
    type="button"
    inherit
    fw={600}
    c="inherit"
    ta="start"
    mih="1.5rem"
    onClick={onOpen}
  >
    {children}
  </Anchor>
);

/** Who a row is about; a heading, for those who move by them. */
export const NameCell = ({ name, below, problem, onOpen }: NameCellProps) => (
  <>
    <Text component="h3" ff="text" size="sm" fw={600} lts={0}>
      {onOpen ? (
        <NameButton onOpen={onOpen}>
          <bdi>{name}</bdi>
        </NameButton>
      ) : (
        <bdi>{name}</bdi>
      )}
    </Text>
    {below && (
      <Text size="xs" c="dimmed">
        {below}
      </Text>
    )}
    {problem && (
      <Text size="xs" c="red">
        Stored data could not be read: {problem}
      </Text>
    )}
  </>
);

/** Things below or beside each other, as there is room; `end` stands where the cell's words end. */
export const Stack = ({ end, children }: { end?: boolean; children: ReactNode }) => (
  <Group gap={end ? '0.125rem 0.25rem' : '0.125rem 0.5rem'} {...(end ? { display: 'inline-flex' } : {})}>
    {children}
  </Group>
);

/** An address or a number on one line; where it does not fit its end is cut off. */
export const OneLine = ({ children }: { children: ReactNode }) => (
  <Text component="div" size="xs" lh="1.5rem" truncate>
    {children}
  </Text>
);

/** Words beside what matters; `cut` leaves two lines of them. */
export const Soft = ({ cut, children }: { cut?: boolean; children: ReactNode }) => (
  <Text component="span" size="xs" c="dimmed" {...(cut ? { lineClamp: 2 } : {})}>
    {children}
  </Text>
);
