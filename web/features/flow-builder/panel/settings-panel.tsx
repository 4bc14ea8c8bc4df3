import { DataList, Kbd, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { languageCodes, languages } from '#shared/domain/languages.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import type { Details } from '../draft.ts';
import type { Builder } from '../use-builder.ts';
import { FacePreview } from './face-preview.tsx';
import { FieldGroup, PanelFrame } from './panel-parts.tsx';
import { PublicFields } from './public-fields.tsx';

interface SettingsPanelProps {
  readonly builder: Pick<Builder, 'flow' | 'edit'>;
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
  ['G', 'group the selection, Shift G dissolve'],
  ['1', 'show the whole flow'],
  ['Ctrl Z', 'undo, Ctrl Y redo'],
  ['Ctrl C', 'copy, X cut, V paste, D duplicate, A all'],
  ['Ctrl S', 'save and stay'],
] as const;

/** The flow's settings, shown while no node is selected. */
export const SettingsPanel = ({ builder, details, onChange }: SettingsPanelProps) => (
  <PanelFrame label="Flow settings" title="Flow settings">
    <TextInput
      label="Name"
      maxLength={flowLimits.nameChars}
      value={details.name}
      description="For you: visitors never see it."
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
    <PublicFields {...builder} />
    <FacePreview flow={builder.flow} language={details.language} />
    <FieldGroup legend="Keys">
      <DataList size="xs" gap={4} labelWidth="5.5rem">
        {keys.map(([key, does]) => (
          <DataList.Item key={key}>
            <DataList.ItemLabel>
              <Kbd size="xs">{key}</Kbd>
            </DataList.ItemLabel>
            <DataList.ItemValue>{does}</DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList>
    </FieldGroup>
  </PanelFrame>
);
