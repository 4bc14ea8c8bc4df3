import { Button, Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { inputKinds } from '#shared/flow/fields.ts';
import type { FormNodeField } from '#shared/flow/form-schema.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import { IconList } from '#web/ui/icons.tsx';
import { ListActions } from '../panel/list-actions.tsx';
import { inputKindNames, LimitFields } from '../panel/message-fields.tsx';
import { FieldGroup, FieldRow, rowField } from '../panel/panel-parts.tsx';
import { TextWithVariables } from '../panel/text-with-variables.tsx';
import type { FormProps, NodeView } from './view.ts';

type Fields = readonly FormNodeField[];

/** Makes a variable name from a label: `Team size` becomes `team_size`. */
const toVariable = (label: string): string =>
  label
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, flowLimits.variableChars);

const addField = (fields: Fields): FormNodeField[] => {
  let number = fields.length + 1;
  while (fields.some(({ id }) => id === `f${number}`)) number += 1;
  return [
    ...fields,
    { id: `f${number}`, label: `Field ${number}`, variable: `field_${number}`, kind: 'text' },
  ];
};

const FieldList = ({ node: { data }, onChange }: FormProps<'form'>) => {
  const { fields } = data;
  const list = useRef<HTMLDivElement>(null);
  const set = (next: FormNodeField[], field = '') => onChange({ ...data, fields: next }, field);
  const change = (next: FormNodeField) =>
    set(
      fields.map((field) => (field.id === next.id ? next : field)),
      `field ${next.id}`,
    );
  return (
    <>
      <Stack gap="sm" ref={list}>
        {fields.map((field, index) => {
          const { id, label, variable, kind, optional = false, limits = {} } = field;
          return (
            <FieldGroup key={id} legend={label || `Field ${index + 1}`}>
              <FieldRow>
                <TextInput
                  {...rowField}
                  label={`Label ${index + 1}`}
                  maxLength={flowLimits.labelChars}
                  value={label}
                  onChange={({ target: { value } }) =>
                    change({
                      ...field,
                      label: value,
                      // The name follows the label until it is edited by hand.
                      variable: variable === toVariable(label) ? toVariable(value) : variable,
                    })
                  }
                />
                <ListActions list={fields} index={index} name={`field ${label}`} onChange={set} />
              </FieldRow>
              <FieldRow>
                <NativeSelect
                  {...rowField}
                  label={`Kind ${index + 1}`}
                  value={kind}
                  data={inputKinds.map((value) => ({ value, label: inputKindNames[value] }))}
                  onChange={({ target: { value } }) => {
                    const { limits: _, ...rest } = field;
                    change({ ...rest, kind: inputKinds.find((one) => one === value) ?? 'text' });
                  }}
                />
                <TextInput
                  {...rowField}
                  label={`Save as ${index + 1}`}
                  maxLength={flowLimits.variableChars}
                  value={variable}
                  onChange={(event) => change({ ...field, variable: event.target.value })}
                />
              </FieldRow>
              <LimitFields
                input={{ kind, ...limits }}
                onChange={({ kind: _, ...range }) => change({ ...field, limits: range })}
              />
              <Checkbox
                label="Optional: taken if given, but not asked for"
                checked={optional}
                onChange={({ target: { checked } }) => {
                  const { optional: _, ...rest } = field;
                  change(checked ? { ...rest, optional: true } : rest);
                }}
              />
            </FieldGroup>
          );
        })}
      </Stack>
      <Button
        size="compact-sm"
        variant="default"
        style={{ alignSelf: 'start' }}
        disabled={fields.length >= flowLimits.formFields}
        onClick={() => {
          set(addField(fields));
          setTimeout(() => {
            const label = [...(list.current?.querySelectorAll('fieldset') ?? [])]
              .at(-1)
              ?.querySelector('input');
            label?.focus();
            label?.select();
          });
        }}
      >
        Add field
      </Button>
    </>
  );
};

const Form = (props: FormProps<'form'>) => {
  const {
    node: { data },
    variables,
    onChange,
  } = props;
  return (
    <>
      <TextWithVariables
        label="Message"
        hint="Visitors answer in one message, in any order. Only what is missing is asked for, then everything is read back."
        lines
        maxLength={flowLimits.messageChars}
        value={data.message}
        variables={variables}
        onChange={(message) => onChange({ ...data, message }, 'message')}
      />
      <FieldList {...props} />
      <TextWithVariables
        label="If an answer gives none of the fields"
        hint="Leave empty for a default text."
        maxLength={flowLimits.messageChars}
        value={data.retry ?? ''}
        variables={variables}
        onChange={(retry) => onChange({ ...data, retry }, 'retry')}
      />
    </>
  );
};

export const form: NodeView<'form'> = {
  hint: 'Asks for several details at once',
  icon: IconList,
  color: 'var(--info)',
  cardContent: ({ message, fields }) => ({
    message,
    ...(fields.length > 0 ? { answerHint: fields.map(({ label }) => label).join(', ') } : {}),
  }),
  preview: ({ message }) => message || '(empty message)',
  Form,
};
