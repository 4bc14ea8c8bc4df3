import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { ActionIcon, Button, Flex, Group, ScrollArea, Stack, Text } from '@mantine/core';
import { type KeyboardEvent, memo, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Tone, ToneMark } from '#web/features/admin/parts/status-badge.tsx';
import { formatCount } from '#web/lib/format.ts';
import { IconGripVertical } from '#web/ui/icons.tsx';
import css from './board.module.css';

// The library's announcements contain ids. The undo bar announces moves, whichever way they were made.
const noAnnouncements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** Cards per column before 'Show more'. */
const columnPage = 40;

interface Card<S extends string> {
  readonly id: string;
  readonly status: S;
}

export interface BoardProps<T extends Card<S>, S extends string> {
  readonly rows: readonly T[];
  /** Columns in order, with their labels. */
  readonly columns: Readonly<Record<S, string>>;
  readonly tones: Readonly<Record<S, Tone>>;
  readonly order: readonly S[];
  readonly getTitle: (row: T) => string;
  readonly onMove: (row: T, status: S) => void;
  readonly children: (row: T) => ReactNode;
}

const Body = ({ children }: { children: ReactNode }) => (
  <Stack gap={2} miw={0} fz="sm">
    {children}
  </Stack>
);

interface BoardCardProps {
  readonly id: string;
  readonly handle: string;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

const BoardCard = ({ id, handle, onKey, children }: BoardCardProps) => {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id });
  return (
    <li ref={setNodeRef} className={css.card} data-dragged={isDragging || undefined} {...listeners}>
      <ActionIcon
        variant="transparent"
        color="gray"
        size={24}
        id={`handle-${id}`}
        className={css.handle}
        aria-label={`${handle}. Move with the left and right arrow keys.`}
        onKeyDown={onKey}
      >
        <IconGripVertical size={16} aria-hidden="true" />
      </ActionIcon>
      <Body>{children}</Body>
    </li>
  );
};

interface BoardColumnProps {
  readonly status: string;
  readonly label: string;
  readonly tone: Tone;
  readonly count: number;
  readonly onMore: (() => void) | undefined;
  readonly children: ReactNode;
}

const BoardColumn = ({ status, label, tone, count, onMore, children }: BoardColumnProps) => {
  const { setNodeRef, isOver } = useDroppable({ id: status });
  return (
    <Stack
      component="section"
      ref={setNodeRef}
      gap="xs"
      p="xs"
      flex="1 0 11rem"
      mih="24rem"
      className={css.column}
      aria-labelledby={`column-${status}`}
      data-over={isOver || undefined}
    >
      <Group component="h3" id={`column-${status}`} gap="xs" px={4} ff="text" fz="sm" lts={0}>
        <ToneMark tone={tone} /> {label}
        <Text component="span" inherit ms="auto" c="dimmed" fw={500}>
          {formatCount(count)}
        </Text>
      </Group>
      {count > 0 ? (
        <Stack component="ul" gap="xs" fz="sm">
          {children}
        </Stack>
      ) : (
        <Text px={4} size="xs" c="dimmed">
          None
        </Text>
      )}
      {onMore && (
        <Button size="compact-sm" variant="subtle" onClick={onMore}>
          Show more of {label}
        </Button>
      )}
    </Stack>
  );
};

const PlainBoard = <T extends Card<S>, S extends string>({
  rows,
  columns,
  tones,
  order,
  getTitle,
  onMove,
  children,
}: BoardProps<T, S>) => {
  const [dragged, setDragged] = useState<T>();
  const [shown, setShown] = useState<Partial<Record<S, number>>>({});
  const [spoken, setSpoken] = useState('');
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );

  const move = (row: T, status: S | undefined) => {
    if (!status || status === row.status) return;
    onMove(row, status);
    setSpoken(`${getTitle(row)} moved to ${columns[status]}`);
  };
  const onKey = (event: KeyboardEvent, row: T) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (!step) return;
    event.preventDefault();
    move(row, order[order.indexOf(row.status) + step]);
    // The card mounts again in its new column: restore the keyboard focus.
    requestAnimationFrame(() => document.getElementById(`handle-${row.id}`)?.focus());
  };
  const onDragEnd = ({ over }: DragEndEvent) => {
    setDragged(undefined);
    if (dragged && over) move(dragged, over.id as S);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: noAnnouncements, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }) => setDragged(rows.find(({ id }) => id === active.id))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={onDragEnd}
    >
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
      <ScrollArea type="auto" offsetScrollbars="x">
        <Flex gap="xs">
          {order.map((status) => {
            const cards = rows.filter((row) => row.status === status);
            const limit = shown[status] ?? columnPage;
            return (
              <BoardColumn
                key={status}
                status={status}
                label={columns[status]}
                tone={tones[status]}
                count={cards.length}
                onMore={
                  cards.length > limit
                    ? () => setShown((before) => ({ ...before, [status]: limit + columnPage }))
                    : undefined
                }
              >
                {cards.slice(0, limit).map((row) => (
                  <BoardCard
                    key={row.id}
                    id={row.id}
                    handle={`${getTitle(row)}: ${columns[status]}`}
                    onKey={(event) => onKey(event, row)}
                  >
                    {children(row)}
                  </BoardCard>
                ))}
              </BoardColumn>
            );
          })}
        </Flex>
      </ScrollArea>
      {createPortal(
        <DragOverlay dropAnimation={null}>
          {dragged && (
            <div className={css.card} data-lifted="true">
              <ActionIcon component="span" variant="transparent" color="gray" size="sm">
                <IconGripVertical size={16} aria-hidden="true" />
              </ActionIcon>
              <Body>{children(dragged)}</Body>
            </div>
          )}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
};

/**
 * A board with a column per status. Cards move by mouse, by long press (a swipe scrolls) or by keyboard:
 * focus the handle and press the left or right arrow key.
 */
export const Board = memo(PlainBoard) as typeof PlainBoard;
