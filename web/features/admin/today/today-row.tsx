import { Badge, Button, Flex, Group, Kbd, Text, UnstyledButton } from '@mantine/core';
import { type Ref, useId } from 'react';
import { SnoozeMenu } from './snooze-menu.tsx';
import { ranks, type TodayItem, type Until } from './today-item.ts';

interface TodayRowProps {
  readonly item: TodayItem;
  readonly chosen: boolean;
  readonly buttonRef: Ref<HTMLButtonElement> | undefined;
  readonly snoozing: boolean;
  readonly onChoose: () => void;
  readonly onOpen: () => void;
  readonly onDone: () => void;
  readonly onSnoozing: (open: boolean) => void;
  readonly onSnooze: (until: Until) => void;
}

/** Label of the action that Enter runs. */
const openLabel = ({ opens, person }: TodayItem): string | undefined =>
  opens ? opens.label : person ? 'Answer' : undefined;

const colors: Readonly<Partial<Record<TodayItem['urgency'], string>>> = {
  overdue: 'red',
  soon: 'var(--warning)',
};

/** One task. The selected one shows the full text and its actions. */
export const TodayRow = ({
  item,
  chosen,
  buttonRef,
  snoozing,
  onChoose,
  onOpen,
  onDone,
  onSnoozing,
  onSnooze,
}: TodayRowProps) => {
  const { name, company, text, due, reason, rank, urgency, done, snooze } = item;
  const words = useId();
  const opens = openLabel(item);
  return (
    <li data-chosen={chosen || undefined}>
      <UnstyledButton
        ref={buttonRef}
        w="100%"
        px="md"
        py="xs"
        fz="sm"
        style={{ outlineOffset: -3 }}
        aria-current={chosen || undefined}
        aria-describedby={chosen ? words : undefined}
        tabIndex={chosen ? 0 : -1}
        onFocus={onChoose}
        onClick={onOpen}
      >
        <Flex component="span" wrap="wrap" align="baseline" gap="0.125rem 0.75rem">
          <Text component="span" inherit fw={600} miw={0}>
            <bdi>{name}</bdi>{' '}
            {company && (
              <Text component="bdi" inherit fw={400} c="dimmed">
                {company}
              </Text>
            )}
          </Text>
          <Badge
            component="span"
            variant="light"
            color={rank <= ranks.waiting ? 'red' : rank <= ranks.booking ? 'accent' : 'gray'}
            style={{ alignSelf: 'center' }}
          >
            {reason}
          </Badge>
          <Text
            component="span"
            size="xs"
            ms={{ base: 0, sm: 'auto' }}
            c={colors[urgency] ?? 'dimmed'}
            fw={colors[urgency] ? 600 : 400}
          >
            {due}
          </Text>
        </Flex>
        <Text
          component="span"
          inherit
          id={words}
          dir="auto"
          c={chosen ? undefined : 'dimmed'}
          {...(chosen
            ? { lineClamp: 8, maw: 'var(--measure)', style: { whiteSpace: 'pre-line' } }
            : { display: 'block', truncate: true })}
        >
          {text}
        </Text>
      </UnstyledButton>
      {chosen && (
        <Group gap="xs" px="md" pt={4} pb="sm">
          {opens && (
            <Button
              size="compact-sm"
              tabIndex={-1}
              rightSection={
                <Kbd size="xs" visibleFrom="sm" aria-hidden="true">
                  Enter
                </Kbd>
              }
              onClick={onOpen}
            >
              {opens}
            </Button>
          )}
          {done && (
            <Button
              variant="default"
              size="compact-sm"
              tabIndex={-1}
              rightSection={
                <Kbd size="xs" visibleFrom="sm" aria-hidden="true">
                  C
                </Kbd>
              }
              onClick={onDone}
            >
              {done.label}
            </Button>
          )}
          {snooze && <SnoozeMenu open={snoozing} onOpen={onSnoozing} onUntil={onSnooze} />}
        </Group>
      )}
    </li>
  );
};
