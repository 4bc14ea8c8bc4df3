import { useRef } from 'react';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import css from './panel.module.css';

interface TextWithVariablesProps {
  readonly label: string;
  readonly value: string;
  readonly variables: readonly string[];
  readonly maxLength: number;
  readonly lines?: boolean;
  readonly hint?: string;
  readonly onChange: (value: string) => void;
}

/** A text in which `{{name}}` stands for what the visitor said; the picker puts one where the cursor is. */
export const TextWithVariables = ({
  label,
  value,
  variables,
  maxLength,
  lines,
  hint,
  onChange,
}: TextWithVariablesProps) => {
  const box = useRef<HTMLDivElement>(null);
  const insert = (name: string) => {
    const field = box.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    const at = field?.selectionStart ?? value.length;
    const placeholder = `{{${name}}}`;
    onChange((value.slice(0, at) + placeholder + value.slice(field?.selectionEnd ?? at)).slice(0, maxLength));
    requestAnimationFrame(() => {
      field?.focus();
      field?.setSelectionRange(at + placeholder.length, at + placeholder.length);
    });
  };
  const shared = { label, hint, value, maxLength };
  return (
    <div ref={box} className={css.variables}>
      {lines ? (
        <TextAreaField {...shared} rows={3} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <TextField {...shared} onChange={(event) => onChange(event.target.value)} />
      )}
      <select
        aria-label={`Insert a variable into ${label}`}
        value=""
        onChange={(event) => insert(event.target.value)}
      >
        <option value="">Insert variable…</option>
        {variables.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
};
