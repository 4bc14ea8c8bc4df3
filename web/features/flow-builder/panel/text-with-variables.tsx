import { ActionIcon, Menu, Textarea, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { IconVariable } from '#web/ui/icons.tsx';

interface TextWithVariablesProps {
  readonly label: string;
  readonly value: string;
  readonly variables: readonly string[];
  readonly maxLength: number;
  readonly lines?: boolean;
  readonly hint?: string;
  readonly onChange: (value: string) => void;
}

/** A text field with a menu that inserts `{{variable}}` at the cursor. */
export const TextWithVariables = ({
  label,
  value,
  variables,
  maxLength,
  lines,
  hint,
  onChange,
}: TextWithVariablesProps) => {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const insert = (name: string) => {
    const at = field.current?.selectionStart ?? value.length;
    const placeholder = `{{${name}}}`;
    const rest = value.slice(field.current?.selectionEnd ?? at);
    onChange((value.slice(0, at) + placeholder + rest).slice(0, maxLength));
    setTimeout(() => {
      field.current?.focus();
      field.current?.setSelectionRange(at + placeholder.length, at + placeholder.length);
    });
  };
  const picker = (
    <Menu position="bottom-end" returnFocus={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" size="md" aria-label="Insert a variable" aria-description={label}>
          <IconVariable size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown mah={280} style={{ overflowY: 'auto' }}>
        {variables.map((name) => (
          <Menu.Item key={name} onClick={() => insert(name)}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
  const shared = {
    ref: field,
    label,
    description: hint,
    value,
    maxLength,
    rightSection: picker,
    rightSectionPointerEvents: 'auto' as const,
  };
  return lines ? (
    <Textarea
      {...shared}
      autosize
      minRows={3}
      maxRows={12}
      rightSectionProps={{ style: { alignItems: 'start', paddingBlockStart: 4 } }}
      onChange={(event) => onChange(event.target.value)}
    />
  ) : (
    <TextInput {...shared} onChange={(event) => onChange(event.target.value)} />
  );
};
