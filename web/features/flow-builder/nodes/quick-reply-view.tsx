import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { Fragment, useRef, useState } from 'react';
import { addOption, relabelOption, setSeveral } from '#shared/flow/graph.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import type { PicturedOption } from '#shared/flow/media.ts';
import { isPlaceholder } from '#shared/flow/placeholders.ts';
import { isSignedIn } from '#web/lib/session.ts';
import { IconList } from '#web/ui/icons.tsx';
import { ListActions } from '../panel/list-actions.tsx';
import { FieldGroup, FieldRow, rowField } from '../panel/panel-parts.tsx';
import { PictureField } from '../panel/picture-field.tsx';
import { TextWithVariables } from '../panel/text-with-variables.tsx';
import type { FormProps, NodeView } from './view.ts';

const OptionFields = ({ node, onChange, edit }: FormProps<'quick_reply'>) => {
  const { data } = node;
  const { options } = data;
  const set = (next: PicturedOption[], field = '') => onChange({ ...data, options: next }, field);
  const change = (id: string, part: Partial<PicturedOption>) =>
    set(
      options.map((option) => (option.id === id ? { ...option, ...part } : option)),
      `option ${id}`,
    );
  const [hasPictures, setPictures] = useState(options.some(({ picture }) => picture));
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
        {options.map(({ id, label, value, picture, alt }, index) => (
          <Fragment key={id}>
            <FieldRow>
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
              <ListActions list={options} index={index} name={`option ${label}`} onChange={set} />
            </FieldRow>
            {hasPictures && (
              <PictureField
                label={`Picture ${index + 1}`}
                picture={picture}
                alt={alt}
                onChange={(described) => change(id, described)}
              />
            )}
          </Fragment>
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
      {(isSignedIn() || hasPictures) && (
        <Checkbox
          label="Options have pictures"
          checked={hasPictures}
          onChange={({ currentTarget: { checked } }) => {
            setPictures(checked);
            if (!checked) set(options.map(({ picture: _, alt: __, ...option }) => option));
          }}
        />
      )}
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
