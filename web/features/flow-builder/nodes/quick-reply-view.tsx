import { ActionIcon, Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { useRef } from 'react';
import type { FlowOption } from '#shared/flow/fields.ts';
import { addOption, relabelOption, setSeveral } from '#shared/flow/graph.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import { isPlaceholder } from '#shared/flow/placeholders.ts';
import { IconChevronDown, IconChevronUp, IconList, IconTrash } from '#web/ui/icons.tsx';
import { FieldGroup, FieldRow, rowField } from '../panel/panel-parts.tsx';
import { TextWithVariables } from '../panel/text-with-variables.tsx';
import type { FormProps, NodeView } from './view.ts';

type Options = readonly FlowOption[];

/** Moves an option up (-1) or down (1). */
const moveOption = (options: Options, index: number, step: number): FlowOption[] => {
  const [one, other] = [options[index], options[index + step]];
  return one && other ? options.with(index, other).with(index + step, one) : [...options];
};

const OptionFields = ({ node, onChange, edit }: FormProps<'quick_reply'>) => {
  const { data } = node;
  const { options } = data;
  const set = (next: FlowOption[], field = '') => onChange({ ...data, options: next }, field);
  const change = (id: string, part: Partial<FlowOption>) =>
    set(
      options.map((option) => (option.id === id ? { ...option, ...part } : option)),
      `option ${id}`,
    );
  const list = useRef<HTMLDivElement>(null);
  /** Selects a label, so that typing replaces it. */
  const selectLabel = (index: number) =>
    setTimeout(() => {
      const labels = list.current?.querySelectorAll<HTMLInputElement>('[data-option]') ?? [];
      const label = [...labels].at(index);
      label?.focus();
      label?.select();
    });
  const add = () => {
    edit((document) => addOption(document, node.id));
    selectLabel(-1);
  };
  return (
    <FieldGroup legend="Options">
      <Stack gap="sm" ref={list}>
        {options.map(({ id, label, value }, index) => (
          <FieldRow key={id}>
            <TextInput
              {...rowField}
              label={`Option ${index + 1}`}
              maxLength={flowLimits.labelChars}
              value={label}
              data-option={id}
              onFocus={({ target }) => isPlaceholder(target.value) && target.select()}
              onChange={(event) => set(relabelOption(options, id, event.target.value), `option ${id}`)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                if (index < options.length - 1) selectLabel(index + 1);
                else add();
              }}
            />
            <TextInput
              {...rowField}
              label={`Value ${index + 1}`}
              maxLength={flowLimits.valueChars}
              value={value}
              onChange={(event) => change(id, { value: event.target.value })}
            />
            <ActionIcon.Group>
              <ActionIcon
                variant="default"
                aria-label={`Move option ${label} up`}
                disabled={index === 0}
                onClick={() => set(moveOption(options, index, -1))}
              >
                <IconChevronUp size={16} />
              </ActionIcon>
              <ActionIcon
                variant="default"
                aria-label={`Move option ${label} down`}
                disabled={index === options.length - 1}
                onClick={() => set(moveOption(options, index, 1))}
              >
                <IconChevronDown size={16} />
              </ActionIcon>
              <ActionIcon
                variant="default"
                color="red"
                aria-label={`Remove option ${label}`}
                onClick={() => set(options.filter((option) => option.id !== id))}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </ActionIcon.Group>
          </FieldRow>
        ))}
      </Stack>
      <Button
        size="compact-sm"
        variant="default"
        disabled={options.length >= flowLimits.options}
        onClick={add}
      >
        Add option
      </Button>
    </FieldGroup>
  );
};

/** Whether visitors choose one option or several, and how many. */
const SeveralFields = ({ node: { id, data }, onChange, edit }: FormProps<'quick_reply'>) => {
  const { several, options } = data;
  return (
    <>
      <Checkbox
        label="Visitors may choose several"
        description="Every answer then leads to the same next step. A condition can check which were chosen."
        checked={several !== undefined}
        onChange={({ currentTarget: { checked } }) =>
          edit((document) => setSeveral(document, id, checked ? {} : undefined))
        }
      />
      {several && (
        <Group grow gap="sm">
          {(['min', 'max'] as const).map((end) => (
            <TextInput
              key={end}
              type="number"
              min={1}
              max={Math.max(1, options.length)}
              label={end === 'min' ? 'At least' : 'At most'}
              placeholder={end === 'min' ? '1' : 'All'}
              value={several[end] ?? ''}
              onChange={({ target: { valueAsNumber } }) => {
                const count = Math.min(flowLimits.options, Math.max(1, Math.trunc(valueAsNumber)));
                const limits = { ...several, [end]: Number.isNaN(count) ? undefined : count };
                onChange({ ...data, several: limits }, end);
              }}
            />
          ))}
        </Group>
      )}
    </>
  );
};

const Form = (props: FormProps<'quick_reply'>) => {
  const { node, variables, onChange } = props;
  const { data } = node;
  return (
    <>
      <TextWithVariables
        label="Message"
        lines
        maxLength={flowLimits.messageChars}
        value={data.message}
        variables={variables}
        onChange={(message) => onChange({ ...data, message }, 'message')}
      />
      <OptionFields {...props} />
      <SeveralFields {...props} />
      <TextInput
        label="Save the choice as"
        description="Optional. The latest answer is always in {{user_input}}."
        maxLength={flowLimits.variableChars}
        value={data.variable ?? ''}
        onChange={(event) => onChange({ ...data, variable: event.target.value }, 'variable')}
      />
      <TextWithVariables
        label="If the answer matches no option"
        maxLength={flowLimits.messageChars}
        value={data.retry ?? ''}
        variables={variables}
        onChange={(retry) => onChange({ ...data, retry }, 'retry')}
      />
    </>
  );
};

export const quickReply: NodeView<'quick_reply'> = {
  hint: 'Offers options to choose from',
  color: 'var(--info)',
  icon: IconList,
  cardContent: ({ message, variable, several, options }) => ({
    message,
    ...(variable ? { variable } : {}),
    ...(several ? { choices: options, answerHint: 'Several options' } : {}),
  }),
  preview: ({ message }) => message || '(empty message)',
  Form,
};
