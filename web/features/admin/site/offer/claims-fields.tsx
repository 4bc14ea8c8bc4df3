import { ActionIcon, Button, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { IconPlus, IconTrash } from '#web/ui/icons.tsx';
import { useSite, useSiteField } from '../draft/site-context.ts';
import { FieldText, Reset } from '../fields/field-text.tsx';

/** The person in the company who is responsible for a claim, so that somebody has checked it. */
const VouchedBy = ({ claim, label }: { claim: string; label: string }) => (
  <FieldText
    path={`claims.vouchedBy.${claim}`}
    label={`Who vouches for ${label}`}
    placeholder="Name, date or report"
  />
);

const Claim = ({ name, label }: { name: string; label: string }) => (
  <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="xs">
    <FieldText path={`claims.${name}`} />
    <VouchedBy claim={name} label={label} />
  </SimpleGrid>
);

const Badge = ({ badge, onRemove }: { badge: string; onRemove: () => void }) => (
  <Group align="end" gap="xs" wrap="nowrap">
    <TextInput
      label="Badge"
      aria-label={`Badge ${badge}`}
      value={badge}
      readOnly
      variant="unstyled"
      flex="1 1 8rem"
      miw={0}
    />
    <Stack flex="1 1 8rem" miw={0}>
      <VouchedBy claim={badge} label={badge} />
    </Stack>
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Remove ${badge}`} onClick={onRemove}>
      <IconTrash size={18} aria-hidden="true" />
    </ActionIcon>
  </Group>
);

/** What the site promises in the company's name, and who is responsible for it. */
export const ClaimsFields = () => {
  const { draft } = useSite();
  const badges = useSiteField<readonly string[]>('claims.badges');
  const [text, setText] = useState('');
  const add = () => {
    const badge = text.trim();
    if (badge === '' || badges.value.includes(badge)) return;
    badges.set([...badges.value, badge]);
    setText('');
  };
  const remove = (badge: string) => {
    draft.change(`claims.vouchedBy.${badge}`, undefined);
    badges.set(badges.value.filter((other) => other !== badge));
  };
  return (
    <Stack gap="sm">
      <Claim name="uptime" label="uptime" />
      <Claim name="deployment" label="time to a first version" />
      <Claim name="languages" label="languages" />
      {badges.value.map((badge) => (
        <Badge key={badge} badge={badge} onRemove={() => remove(badge)} />
      ))}
      {badges.problem && (
        <Text size="sm" c="var(--danger)" role="alert">
          {badges.problem}
        </Text>
      )}
      <Group align="end" gap="xs">
        <TextInput
          label="New badge"
          placeholder="SOC 2 Type II"
          maxLength={60}
          flex="1 1 10rem"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') add();
          }}
        />
        <Button
          variant="default"
          disabled={text.trim() === '' || badges.value.length >= 8}
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={add}
        >
          Add badge
        </Button>
        {badges.isChanged && (
          <Reset label="the badges" fallback={badges.fallback.join(', ')} onReset={badges.reset} />
        )}
      </Group>
    </Stack>
  );
};
