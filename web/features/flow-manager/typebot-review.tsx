import {
  Badge,
  Button,
  Group,
  List,
  NativeSelect,
  SegmentedControl,
  Stack,
  Table,
  Text,
  TextInput,
} from '@mantine/core';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { newFlowDetails } from '#shared/api/flows.ts';
import { isLanguageCode, languageCodes, languages } from '#shared/domain/languages.ts';
import { startFlow } from '#shared/flow/engine.ts';
import { listHosts } from '#shared/flow/hosts.ts';
import { findProblems } from '#shared/flow/problems.ts';
import type { BlockOutcome } from '#shared/flow/typebot/conversion.ts';
import { type BlockReport, convertTypebot, type TypebotImport } from '#shared/flow/typebot/convert.ts';
import { TypebotError, typebotLimits } from '#shared/flow/typebot/file.ts';
import type { ImportedFlow } from './transfer.ts';

interface TypebotReviewProps {
  /** The file's parsed JSON. */
  readonly value: unknown;
  readonly bytes: number;
  /** Returns to the choice of a file, with the reason if this one can't be imported. */
  readonly onBack: (problem?: string) => void;
  readonly onCreate: (input: ImportedFlow['input']) => void;
}

const outcomeNames: Readonly<Record<BlockOutcome, string>> = {
  carried: 'Carried over',
  changed: 'Changed',
  left_out: 'Left out',
};
const outcomeColors: Readonly<Record<BlockOutcome, string>> = {
  carried: 'gray',
  changed: 'accent',
  left_out: 'red',
};

type Converted = { readonly bot: TypebotImport } | { readonly problem: string };

const convert = (value: unknown, bytes: number): Converted => {
  if (bytes > typebotLimits.fileBytes) return { problem: 'The file is larger than 5 MB.' };
  try {
    return { bot: convertTypebot(value) };
  } catch (error) {
    return { problem: error instanceof TypebotError ? error.message : "Couldn't read the file." };
  }
};

const countBlocks = (blocks: readonly BlockReport[], outcome: BlockOutcome): number =>
  blocks.filter((block) => block.outcome === outcome).length;

const summarise = (blocks: readonly BlockReport[]): string => {
  const leftOut = countBlocks(blocks, 'left_out');
  const changed = countBlocks(blocks, 'changed');
  const carried = blocks.length - leftOut;
  return [
    `${carried} of ${blocks.length} blocks are carried over`,
    changed > 0 ? `, ${changed} of them changed` : '',
    leftOut > 0 ? `. ${leftOut} ${leftOut === 1 ? 'is' : 'are'} left out.` : '.',
  ].join('');
};

/** The flow's first messages, from the same engine that visitors get. */
const Preview = ({ bot }: { readonly bot: TypebotImport }) => {
  const { messages, awaiting } = useMemo(() => startFlow(bot.flow), [bot]);
  return (
    <Stack gap="xs" component="section" aria-label="How it begins">
      <Text fw={600} size="sm">
        How it begins
      </Text>
      {messages.length === 0 && (
        <Text size="sm" c="dimmed">
          It says nothing before its first question.
        </Text>
      )}
      {messages.slice(0, 5).map(({ nodeId, text }) => (
        <Text
          key={nodeId}
          size="sm"
          px="sm"
          py={6}
          bdrs="speech"
          bg="var(--paper-sunken)"
          style={{ whiteSpace: 'pre-line' }}
        >
          {text}
        </Text>
      ))}
      {awaiting?.options && (
        <Text size="sm" c="dimmed">
          {awaiting.options.map(({ label }) => label).join(' · ')}
        </Text>
      )}
    </Stack>
  );
};

const Blocks = ({ blocks }: { readonly blocks: readonly BlockReport[] }) => (
  <Table.ScrollContainer
    minWidth={290}
    maxHeight={320}
    type="native"
    role="region"
    tabIndex={0}
    aria-label="Blocks"
  >
    <Table verticalSpacing={6} aria-label="Report">
      <Table.Thead>
        <Table.Tr>
          <Table.Th miw="7rem">Block</Table.Th>
          <Table.Th>Result</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {blocks.map(({ group, block, outcome, reasons }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity and never change
          <Table.Tr key={index}>
            <Table.Td style={{ overflowWrap: 'anywhere' }}>
              <bdi>{block}</bdi>
              <Text size="xs" c="dimmed">
                <bdi>{group}</bdi>
              </Text>
            </Table.Td>
            <Table.Td>
              <Badge color={outcomeColors[outcome]} variant="light">
                {outcomeNames[outcome]}
              </Badge>
              {reasons.map((reason) => (
                <Text key={reason} size="sm">
                  {reason}
                </Text>
              ))}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Table.ScrollContainer>
);

type Filter = BlockOutcome | 'all';

/** Shows how a Typebot export will be converted, before its flow is created. */
export const TypebotReview = ({ value, bytes, onBack, onCreate }: TypebotReviewProps) => {
  const converted = useMemo(() => convert(value, bytes), [value, bytes]);
  const bot = 'bot' in converted ? converted.bot : undefined;
  const problem = 'problem' in converted ? converted.problem : undefined;
  const blocks = bot?.blocks ?? [];
  const [name, setName] = useState(bot?.name ?? '');
  const [language, setLanguage] = useState<string>(newFlowDetails.language);
  const [filter, setFilter] = useState<Filter>(() =>
    countBlocks(blocks, 'left_out') > 0 ? 'left_out' : countBlocks(blocks, 'changed') > 0 ? 'changed' : 'all',
  );
  const errors = useMemo(
    () => (bot ? findProblems(bot.flow).filter(({ severity }) => severity === 'error').length : 0),
    [bot],
  );
  // The file dialog shows the problem, so that another file can be chosen at once.
  useEffect(() => {
    if (problem) onBack(problem);
  }, [problem, onBack]);
  if (!bot) return null;
  const create = (event: FormEvent) => {
    event.preventDefault();
    const hosts = listHosts(bot.flow);
    onCreate({
      name: name.trim(),
      description: 'Imported from Typebot',
      industry: newFlowDetails.industry,
      language,
      flowData: bot.flow,
      // The file's author chose these hosts; the owner has to approve them first.
      ...(hosts.length > 0 ? { pendingHosts: hosts } : {}),
    });
  };
  const count = (outcome: BlockOutcome) => countBlocks(blocks, outcome);
  const choices: { value: Filter; label: string }[] = [
    { value: 'all', label: `All (${blocks.length})` },
    { value: 'changed', label: `Changed (${count('changed')})` },
    { value: 'left_out', label: `Left out (${count('left_out')})` },
  ];
  const shown = filter === 'all' ? blocks : blocks.filter(({ outcome }) => outcome === filter);
  return (
    <form onSubmit={create}>
      <Stack>
        <Text role="status">{summarise(blocks)}</Text>
        <Group align="end" gap="sm">
          <TextInput
            label="Name"
            flex="1 1 14rem"
            data-autofocus
            required
            maxLength={120}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <NativeSelect
            label="Bot language"
            value={language}
            data={languageCodes.map((code) => ({ value: code, label: languages[code].name }))}
            onChange={({ target }) => isLanguageCode(target.value) && setLanguage(target.value)}
          />
        </Group>
        <SegmentedControl
          aria-label="Blocks to show"
          value={filter}
          data={choices}
          onChange={(chosen) => setFilter(chosen as Filter)}
        />
        {shown.length > 0 ? (
          <Blocks blocks={shown} />
        ) : (
          <Text size="sm" c="dimmed">
            There are none.
          </Text>
        )}
        {bot.notes.length > 0 && (
          <List size="sm">
            {bot.notes.map((note) => (
              <List.Item key={note}>{note}</List.Item>
            ))}
          </List>
        )}
        {errors > 0 && (
          <Text size="sm">
            {errors === 1 ? 'One problem has' : `${errors} problems have`} to be solved in the builder before
            the flow can be published.
          </Text>
        )}
        <Preview bot={bot} />
        <Group justify="end" gap="sm">
          <Button variant="default" onClick={() => onBack()}>
            Choose another file
          </Button>
          <Button type="submit" disabled={name.trim() === ''}>
            Create flow
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
