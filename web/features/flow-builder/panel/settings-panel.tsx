import { Kbd, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { Fragment } from 'react';
import { languageCodes, languages } from '#shared/domain/languages.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import type { Details } from '../draft.ts';
import css from './panel.module.css';

interface SettingsPanelProps {
  readonly details: Details;
  readonly onChange: (details: Details) => void;
}

const keys = [
  ['Tab', 'to the next node or link'],
  ['Enter', 'choose it'],
  ['+', 'add a node after it, on a link between'],
  ['E', 'to its fields, Esc back'],
  ['C', 'connect: then Enter on another node'],
  ['↑ ↓ ← →', 'move it'],
  ['Delete', 'remove it'],
  ['/', 'find a node, also Ctrl F'],
  ['L', 'arrange'],
  ['1', 'show the whole flow'],
  ['Ctrl Z', 'undo, Ctrl Y redo'],
  ['Ctrl C', 'copy, X cut, V paste, D duplicate, A all'],
  ['Ctrl S', 'save and stay'],
] as const;

/** What the flow is called and which language it speaks; shown while no node is selected. */
export const SettingsPanel = ({ details, onChange }: SettingsPanelProps) => (
  <section className={css.panel} aria-label="Flow settings">
    <header className={css.head}>
      <h2>Flow settings</h2>
    </header>
    <TextInput
      label="Name"
      maxLength={flowLimits.nameChars}
      value={details.name}
      error={details.name.trim() ? undefined : 'Name is required.'}
      onChange={(event) => onChange({ ...details, name: event.target.value })}
    />
    <TextInput
      label="Industry"
      maxLength={flowLimits.industryChars}
      value={details.industry}
      error={details.industry.trim() ? undefined : 'Industry is required.'}
      onChange={(event) => onChange({ ...details, industry: event.target.value })}
    />
    <NativeSelect
      label="Language"
      value={details.language}
      onChange={(event) => onChange({ ...details, language: event.target.value })}
    >
      {languageCodes.map((code) => (
        <option key={code} value={code}>
          {languages[code].nativeName}
        </option>
      ))}
      {!(languageCodes as readonly string[]).includes(details.language) && (
        <option value={details.language}>{details.language}</option>
      )}
    </NativeSelect>
    <Textarea
      label="Description"
      maxLength={flowLimits.descriptionChars}
      value={details.description}
      onChange={(event) => onChange({ ...details, description: event.target.value })}
    />
    <section>
      <h3>Keys</h3>
      <dl className={css.keys}>
        {keys.map(([key, does]) => (
          <Fragment key={key}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{does}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  </section>
);
