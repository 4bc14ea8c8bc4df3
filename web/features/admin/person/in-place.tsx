import {
  Alert,
  Box,
  Button,
  Flex,
  Group,
  NativeSelect,
  Text,
  Textarea,
  TextInput,
  UnstyledButton,
} from '@mantine/core';
import { Fragment, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { ChangeResult } from '../leads/change-record.ts';
import { formatInput, formatValue, parseInput } from './field-value.ts';
import type { RecordField } from './fields.ts';

interface InPlaceProps {
  readonly field: RecordField<Record<string, unknown>>;
  readonly value: unknown;
  readonly onSave: (value: unknown) => Promise<ChangeResult<object>>;
  /** Start in edit mode: the field was empty and has just been added. */
  readonly fresh?: boolean;
  /** The heading above already names the field, so hide its label. */
  readonly alone?: boolean;
  /** Editing ended. */
  readonly onDone?: () => void;
}

const inputTypes: Readonly<Record<string, string>> = { email: 'email', phone: 'tel', day: 'date' };
const numbers = new Set(['price', 'whole']);

const selectOptions = (field: InPlaceProps['field'], typed: string) => {
  if (field.kind === 'yes-no') return { yes: 'Yes', no: 'No' };
  const known = field.options ?? {};
  return {
    ...(field.required ? {} : { '': '—' }),
    // Keep a stored value that is no longer among the options.
    ...(typed && !(typed in known) ? { [typed]: typed } : {}),
    ...known,
  };
};

const valueBox = { miw: 0, mih: '2rem' } as const;

/**
 * A value edited in place: click or Enter edits, Enter or blur saves, Escape cancels. Saves optimistically;
 * on failure the editor reopens with the typed text and the reason.
 */
export const InPlace = ({ field, value, onSave, fresh = false, alone, onDone }: InPlaceProps) => {
  const [open, setOpen] = useState(fresh);
  const [typed, setTyped] = useState(() => formatInput(field.kind, value));
  const [problem, setProblem] = useState<string>();
  const [theirs, setTheirs] = useState<{ readonly value: unknown }>();
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>(null);
  const byKey = useRef(false);
  const id = useId();
  const { label, kind } = field;

  useEffect(() => {
    if (open) input.current?.focus();
    else if (byKey.current) button.current?.focus();
    byKey.current = false;
  }, [open]);

  const begin = () => {
    setTyped(formatInput(kind, value));
    setProblem(undefined);
    setOpen(true);
  };
  const end = () => {
    setOpen(false);
    setProblem(undefined);
    setTheirs(undefined);
    onDone?.();
  };
  const send = async (next: unknown) => {
    setOpen(false);
    setTheirs(undefined);
    const result = await onSave(next);
    if (result.state === 'saved') return onDone?.();
    if (result.state === 'stale')
      setTheirs({ value: (result.current as Record<string, unknown>)[field.name] });
    else setProblem(result.fields[field.name] ?? result.problem);
    setOpen(true);
  };
  const save = (text = typed) => {
    if (theirs) return;
    const parsed = parseInput(field, text);
    if ('problem' in parsed) return setProblem(parsed.problem);
    if (text.trim() === formatInput(kind, value).trim()) return end();
    void send(parsed.value);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      byKey.current = true;
      setTyped(formatInput(kind, value));
      end();
    }
    const isLong = kind === 'long' || kind === 'list';
    if (
      event.key === 'Enter' &&
      (!isLong || event.ctrlKey || event.metaKey) &&
      !event.nativeEvent.isComposing
    ) {
      event.preventDefault();
      byKey.current = true;
      save();
    }
  };
  const control = {
    'aria-label': label,
    'data-mantine-stop-propagation': true,
    size: 'sm',
    error: problem,
    value: typed,
    onKeyDown: onKey,
    onBlur: () => save(),
  } as const;
  const editor =
    kind === 'choice' || kind === 'yes-no' ? (
      <NativeSelect
        {...control}
        ref={input}
        data={Object.entries(selectOptions(field, typed)).map(([key, text]) => ({ value: key, label: text }))}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    ) : kind === 'long' || kind === 'list' ? (
      <Textarea
        {...control}
        ref={input}
        autosize
        minRows={2}
        maxRows={12}
        description={kind === 'list' ? 'One per line. Ctrl Enter saves.' : 'Ctrl Enter saves.'}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    ) : (
      <TextInput
        {...control}
        ref={input}
        type={inputTypes[kind] ?? 'text'}
        inputMode={numbers.has(kind) ? 'decimal' : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    );
  const long = kind === 'long' || alone;
  const flex = long ? 'none' : '1 1 9rem';
  const shown = formatValue(field, value);
  const lines =
    field.lines && Array.isArray(value) && value.length > 0 ? [...new Set(value.map(String))] : undefined;
  const spoken = lines?.join(' ') ?? (shown || (field.blank ?? 'empty'));
  return (
    <Flex wrap="wrap" gap="0 0.75rem" {...(long ? { direction: 'column' } : {})}>
      {!alone && (
        <Text
          component="span"
          id={id}
          flex={long ? 'none' : '0 0 clamp(5rem, 24%, 7.25rem)'}
          py={4}
          size="xs"
          lh={1.65}
          c="dimmed"
        >
          {label}
        </Text>
      )}
      {open ? (
        <Box {...valueBox} flex={flex}>
          {editor}
          {theirs && (
            <Alert mt="xs" role="alert" color="warning" title="Someone changed this in the meantime">
              <p>It now says “{formatValue(field, theirs.value) || 'nothing'}”. Your version is above.</p>
              <Group gap="xs" mt="xs">
                <Button
                  size="compact-sm"
                  onClick={() => {
                    const parsed = parseInput(field, typed);
                    if ('value' in parsed) void send(parsed.value);
                  }}
                >
                  Keep mine
                </Button>
                <Button size="compact-sm" variant="default" onClick={end}>
                  Use theirs
                </Button>
              </Group>
            </Alert>
          )}
        </Box>
      ) : (
        <UnstyledButton
          ref={button}
          {...valueBox}
          flex={flex}
          px="xs"
          py={4}
          ms={long ? -8 : 0}
          bdrs="bubble"
          fz="inherit"
          lh={1.45}
          data-editable
          aria-label={`${label}: ${spoken}. Edit`}
          onClick={begin}
        >
          {lines ? (
            // The space separates entries in the button's accessible name.
            lines.map((entry) => (
              <Fragment key={entry}>
                <Box component="bdi" display="list-item" ms="1.1em">
                  {entry}
                </Box>{' '}
              </Fragment>
            ))
          ) : (
            <bdi>{shown || field.blank || '—'}</bdi>
          )}
        </UnstyledButton>
      )}
    </Flex>
  );
};
