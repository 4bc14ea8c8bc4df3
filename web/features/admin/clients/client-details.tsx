import { Box, Button, SimpleGrid, Text, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Client } from '#shared/domain/leads.ts';
import { formatDate } from '#web/lib/format.ts';
import { IconPlus } from '#web/ui/icons.tsx';
import { LateMenu } from '#web/ui/late-menu.tsx';
import type { ChangeResult, FieldPatch } from '../leads/change-record.ts';
import { isBlank } from '../person/field-value.ts';
import { clientFields, type RecordField } from '../person/fields.ts';
import { InPlace } from '../person/in-place.tsx';

type FieldName = keyof Client & string;

/** Sections below a row, in this order. Every field can be edited in place. */
const groups: readonly { readonly heading: string; readonly fields: readonly FieldName[] }[] = [
  { heading: 'Primary Goals', fields: ['primaryGoals'] },
  {
    heading: 'Chatbot Requirements',
    fields: ['preferredTemplate', 'languageRequirements', 'integrationNeeds'],
  },
  {
    heading: 'Technical Details',
    fields: ['hasExistingCRM', 'existingCRMName', 'hasWebsite', 'websitePlatform', 'hasLiveChat'],
  },
  { heading: 'Project Info', fields: ['timeline', 'quotedPrice', 'followUpDate'] },
  {
    heading: 'Client',
    fields: [
      'companyName',
      'clientName',
      'clientEmail',
      'clientPhone',
      'industry',
      'companySize',
      'budget',
      'language',
    ],
  },
  { heading: 'Current Challenges', fields: ['currentChallenges'] },
  { heading: 'Notes', fields: ['notes'] },
];

/** Fields that are shown only if the answer before them is yes. */
const dependsOn: Partial<Record<FieldName, FieldName>> = {
  existingCRMName: 'hasExistingCRM',
  websitePlatform: 'hasWebsite',
};

/** Fields shown once they have a value; until then the menu offers to add them. */
const optionalFields: ReadonlySet<FieldName> = new Set([
  'quotedPrice',
  'followUpDate',
  'clientPhone',
  'notes',
]);

const fieldNamed = (name: FieldName) => clientFields.find((field) => field.name === name);

interface ClientDetailsProps {
  readonly client: Client;
  readonly id: string;
  readonly onChange: (patch: FieldPatch, what: string) => Promise<ChangeResult<object>>;
}

/** All fields of a project, editable in place. */
export const ClientDetails = ({ client, id, onChange }: ClientDetailsProps) => {
  const [fresh, setFresh] = useState<FieldName>();
  const add = useRef<HTMLDivElement>(null);
  const added = () => {
    setFresh(undefined);
    add.current?.querySelector('button')?.focus();
  };
  const missing = (name: FieldName) => optionalFields.has(name) && isBlank(client[name]) && name !== fresh;
  const fieldOf = (name: FieldName, alone: boolean) => {
    const field = fieldNamed(name);
    const condition = dependsOn[name];
    if (!field || missing(name) || (condition && !client[condition] && !client[name])) return null;
    return (
      <InPlace
        key={`${name} ${name === fresh}`}
        field={field as unknown as RecordField<Record<string, unknown>>}
        value={client[name]}
        alone={alone}
        fresh={name === fresh}
        onSave={(value) => onChange({ [name]: value }, field.label)}
        {...(name === fresh ? { onDone: added } : {})}
      />
    );
  };
  const addable = [...optionalFields].filter(missing).flatMap((name) => fieldNamed(name) ?? []);
  return (
    <SimpleGrid id={id} minColWidth="min(17rem, 100%)" autoFlow="auto-fit" spacing="lg">
      {groups
        .filter(({ fields }) => !fields.every(missing))
        .map(({ heading, fields }) => (
          <Box component="section" key={heading} miw={0} aria-label={heading}>
            <Title order={4} size="h5" ff="text" lts={0} mb={4}>
              {heading}
            </Title>
            {fields.map((name) => fieldOf(name, fields.length === 1))}
            {heading === 'Project Info' && (
              <Text size="xs" c="dimmed" py={4}>
                Submitted: {formatDate(client.createdAt)}
              </Text>
            )}
          </Box>
        ))}
      {addable.length > 0 && (
        <div ref={add}>
          <LateMenu
            position="bottom-start"
            returnFocus={false}
            entries={addable.map(({ name, label }) => ({ label, run: () => setFresh(name) }))}
            target={
              <Button
                size="compact-sm"
                variant="subtle"
                leftSection={<IconPlus size={14} aria-hidden="true" />}
              >
                Add a field
              </Button>
            }
          />
        </div>
      )}
    </SimpleGrid>
  );
};
