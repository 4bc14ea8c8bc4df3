import { NativeSelect, TextInput, Textarea } from '@mantine/core';
import { languageCodes, languages } from '#shared/domain/languages.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import type { Details } from '../draft.ts';
import css from './panel.module.css';

interface SettingsPanelProps {
  readonly details: Details;
  readonly onChange: (details: Details) => void;
}

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
    <dl className={css.keys}>
      <dt>Keys on the canvas</dt>
      <dd>
        <kbd>Tab</kbd> to a node, <kbd>Enter</kbd> selects, arrow keys move, <kbd>C</kbd> then{' '}
        <kbd>Enter</kbd> on another node connects, <kbd>E</kbd> goes to its fields and <kbd>Esc</kbd> back,{' '}
        <kbd>Delete</kbd> removes
      </dd>
      <dd>
        <kbd>Ctrl</kbd> with <kbd>Z</kbd> <kbd>Y</kbd> undo, redo · <kbd>C</kbd> <kbd>X</kbd> <kbd>V</kbd>{' '}
        copy, cut, paste · <kbd>A</kbd> all · <kbd>F</kbd> find · <kbd>S</kbd> save
      </dd>
    </dl>
  </section>
);
