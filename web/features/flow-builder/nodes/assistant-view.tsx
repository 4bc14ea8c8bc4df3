import { ActionIcon, Button, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type AssistantExit, collectKinds } from '#shared/flow/assistant-schema.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import { IconRobot, IconTrash } from '#web/ui/icons.tsx';
import { inputKindNames } from '../panel/message-fields.tsx';
import { NumberField } from '../panel/number-field.tsx';
import { FieldGroup, FieldRow, rowField } from '../panel/panel-parts.tsx';
import { TextWithVariables } from '../panel/text-with-variables.tsx';
import type { FormProps, NodeView } from './view.ts';

const createExit = (exits: readonly AssistantExit[]): AssistantExit => {
  let number = exits.length + 1;
  while (exits.some(({ id }) => id === `x${number}`)) number += 1;
  return { id: `x${number}`, label: `Exit ${number}`, examples: [] };
};

const ExitFields = ({ node: { data }, onChange }: FormProps<'assistant'>) => {
  const { exits } = data;
  const set = (next: AssistantExit[], field = '') => onChange({ ...data, exits: next }, field);
  const change = (next: AssistantExit) =>
    set(
      exits.map((exit) => (exit.id === next.id ? next : exit)),
      `exit ${next.id}`,
    );
  return (
    <FieldGroup legend="Exits">
      <Text size="xs" c="dimmed">
        Shown as buttons, and taken when a visitor says something like an example.
      </Text>
      <Stack gap="sm">
        {exits.map((exit, index) => (
          <Stack key={exit.id} gap={4}>
            <FieldRow>
              <TextInput
                {...rowField}
                label={`Exit ${index + 1}`}
                maxLength={flowLimits.labelChars}
                value={exit.label}
                onChange={(event) => change({ ...exit, label: event.target.value })}
              />
              <ActionIcon
                variant="default"
                color="red"
                aria-label={`Remove exit ${exit.label}`}
                onClick={() => set(exits.filter(({ id }) => id !== exit.id))}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </FieldRow>
            <Textarea
              label={`Examples ${index + 1}, one per line`}
              placeholder="I want to book an appointment"
              autosize
              minRows={2}
              maxRows={8}
              value={exit.examples.join('\n')}
              onChange={({ target: { value } }) =>
                change({
                  ...exit,
                  examples: value === '' ? [] : value.split('\n').slice(0, flowLimits.options),
                })
              }
            />
          </Stack>
        ))}
      </Stack>
      <Button
        size="compact-sm"
        variant="default"
        style={{ alignSelf: 'start' }}
        disabled={exits.length >= flowLimits.options}
        onClick={() => set([...exits, createExit(exits)])}
      >
        Add exit
      </Button>
    </FieldGroup>
  );
};

const DetailFields = ({ node: { data }, onChange }: FormProps<'assistant'>) => {
  const { collect = [] } = data;
  const set = (next: typeof collect, field = 'collect') => onChange({ ...data, collect: next }, field);
  return (
    <FieldGroup legend="Details to take from what visitors say">
      {collect.map((detail, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a detail has no stable key while its name is typed
        <FieldRow key={index}>
          <NativeSelect
            {...rowField}
            label={`Detail ${index + 1}`}
            value={detail.kind}
            data={collectKinds.map((kind) => ({ value: kind, label: inputKindNames[kind] }))}
            onChange={({ target: { value } }) =>
              set(
                collect.with(index, {
                  ...detail,
                  kind: collectKinds.find((kind) => kind === value) ?? 'email',
                }),
              )
            }
          />
          <TextInput
            {...rowField}
            label={`Save as ${index + 1}`}
            maxLength={flowLimits.variableChars}
            value={detail.variable}
            onChange={(event) => set(collect.with(index, { ...detail, variable: event.target.value }))}
          />
          <ActionIcon
            variant="default"
            color="red"
            aria-label={`Remove detail ${detail.variable}`}
            onClick={() => set(collect.filter((_, at) => at !== index))}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </FieldRow>
      ))}
      <Button
        size="compact-sm"
        variant="default"
        style={{ alignSelf: 'start' }}
        disabled={collect.length >= flowLimits.formFields}
        onClick={() => set([...collect, { variable: 'email', kind: 'email' }])}
      >
        Add detail
      </Button>
    </FieldGroup>
  );
};

const Form = (props: FormProps<'assistant'>) => {
  const {
    node: { data },
    variables,
    onChange,
  } = props;
  return (
    <>
      <TextWithVariables
        label="Message"
        hint="Visitors then ask freely, and the assistant answers as in the site’s chat."
        lines
        maxLength={flowLimits.messageChars}
        value={data.message}
        variables={variables}
        onChange={(message) => onChange({ ...data, message }, 'message')}
      />
      <Textarea
        label="Instruction"
        description="What the assistant should know or do here. It needs a model (Settings, Assistant’s model)."
        placeholder="Only talk about deliveries. Be brief."
        autosize
        minRows={2}
        maxRows={8}
        maxLength={flowLimits.instructionChars}
        value={data.instruction ?? ''}
        onChange={({ target: { value } }) =>
          onChange({ ...data, instruction: value || undefined }, 'instruction')
        }
      />
      <ExitFields {...props} />
      <DetailFields {...props} />
      <NumberField
        label="Answers before the flow continues"
        step={1}
        max={flowLimits.assistantTurns}
        value={data.maxTurns}
        onChange={(maxTurns) => onChange({ ...data, maxTurns: Math.max(1, maxTurns) }, 'maxTurns')}
      />
    </>
  );
};

export const assistant: NodeView<'assistant'> = {
  hint: 'Lets visitors ask freely',
  icon: IconRobot,
  color: 'var(--accent)',
  cardContent: ({ message }) => ({ message, answerHint: 'Free questions' }),
  preview: ({ message }) => message || '(empty message)',
  Form,
};
