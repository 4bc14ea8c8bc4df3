import { Box, SimpleGrid, Text, Title } from '@mantine/core';
import type { Client } from '#shared/domain/leads.ts';
import { dayText } from '../data/dates.ts';
import type { ChangeResult, FieldPatch } from '../leads/change-record.ts';
import { clientFields, type RecordField } from '../person/fields.ts';
import { InPlace } from '../person/in-place.tsx';

type FieldName = keyof Client & string;

/** What opens below a project, in this order. Every field can be corrected where it stands. */
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

/** Only where there is one: the question above it says no. */
const hangsOn: Partial<Record<FieldName, FieldName>> = {
  existingCRMName: 'hasExistingCRM',
  websitePlatform: 'hasWebsite',
};

const fieldNamed = (name: FieldName) => clientFields.find((field) => field.name === name);

interface ClientDetailsProps {
  readonly client: Client;
  readonly id: string;
  readonly onChange: (patch: FieldPatch, what: string) => Promise<ChangeResult<object>>;
}

/** Everything that was asked or told about a project, each value changed where it stands. */
export const ClientDetails = ({ client, id, onChange }: ClientDetailsProps) => (
  <SimpleGrid id={id} minColWidth="min(17rem, 100%)" autoFlow="auto-fit" spacing="lg">
    {groups.map(({ heading, fields }) => (
      <Box component="section" key={heading} miw={0} aria-label={heading}>
        <Title order={4} size="h5" ff="text" lts={0} mb={4}>
          {heading}
        </Title>
        {fields.map((name) => {
          const field = fieldNamed(name);
          const condition = hangsOn[name];
          if (!field || (condition && !client[condition] && !client[name])) return null;
          return (
            <InPlace
              key={name}
              field={field as unknown as RecordField<Record<string, unknown>>}
              value={client[name]}
              alone={fields.length === 1}
              onSave={(value) => onChange({ [name]: value }, field.label)}
            />
          );
        })}
        {heading === 'Project Info' && (
          <Text size="xs" c="dimmed" py={4}>
            Submitted: {dayText(client.createdAt)}
          </Text>
        )}
      </Box>
    ))}
  </SimpleGrid>
);
