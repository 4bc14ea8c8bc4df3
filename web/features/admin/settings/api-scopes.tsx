import { Checkbox, SimpleGrid } from '@mantine/core';
import { type ApiScope, apiScopes } from '#shared/api/api-keys.ts';

/** What each scope allows, in plain words. */
const scopeTexts: Readonly<Record<ApiScope, { readonly label: string; readonly description: string }>> = {
  'leads:read': {
    label: 'Read leads',
    description: 'Contacts, client projects, subscribers and what each person did.',
  },
  'leads:write': {
    label: 'Change leads',
    description: 'Edit contacts, create and edit client projects, add notes. Not delete.',
  },
  'bookings:read': { label: 'Read bookings', description: 'Consultation requests and appointments.' },
  'bookings:write': {
    label: 'Change bookings',
    description: 'Confirm, move and decline requests. Visitors get a mail.',
  },
  'conversations:read': {
    label: 'Read conversations',
    description: 'What visitors and the assistant wrote, with figures.',
  },
  'conversations:write': {
    label: 'Answer conversations',
    description: 'Take over from the assistant, write to visitors, rate answers.',
  },
  'knowledge:read': {
    label: 'Read knowledge',
    description: 'Taught answers, company facts and unanswered questions.',
  },
  'knowledge:write': {
    label: 'Change knowledge',
    description: 'Teach, change and remove answers and company facts.',
  },
  'flows:read': { label: 'Read flows', description: 'Your flows, their figures and the answers collected.' },
  'flows:write': { label: 'Change flows', description: 'Create, edit and publish flows. Not delete.' },
};

/** A key's scopes as one line. */
export const describeScopes = (scopes: readonly ApiScope[]): string =>
  apiScopes
    .filter((scope) => scopes.includes(scope))
    .map((scope) => scopeTexts[scope].label)
    .join(', ');

interface ApiScopesProps {
  readonly value: readonly ApiScope[];
  readonly error: string | undefined;
  readonly onChange: (scopes: readonly ApiScope[]) => void;
}

/** Checkboxes for a key's scopes. */
export const ApiScopes = ({ value, error, onChange }: ApiScopesProps) => (
  <Checkbox.Group
    label="What the key may do"
    value={[...value]}
    error={error}
    onChange={(chosen) => onChange(apiScopes.filter((scope) => chosen.includes(scope)))}
  >
    <SimpleGrid minColWidth="13rem" spacing="md" verticalSpacing="sm" my="xs">
      {apiScopes.map((scope) => (
        <Checkbox
          key={scope}
          value={scope}
          label={scopeTexts[scope].label}
          description={scopeTexts[scope].description}
        />
      ))}
    </SimpleGrid>
  </Checkbox.Group>
);
