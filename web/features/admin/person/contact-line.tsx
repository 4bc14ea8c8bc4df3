import {
  ActionIcon,
  Avatar,
  CopyButton,
  Flex,
  Group,
  Stack,
  Badge as Tag,
  Text,
  Tooltip,
} from '@mantine/core';
import type { PersonRecord } from '#shared/api/admin-people.ts';
import { isLanguageCode, languages } from '#shared/domain/languages.ts';
import { IconCheck, IconCopy } from '#web/ui/icons.tsx';
import { ClockLine } from '../leads/clock-line.tsx';
import { MailLink, PhoneLink } from '../leads/reach-links.tsx';
import { Badge } from '../parts/status-badge.tsx';

/**
 * Phone numbers are stored as `<digits>@phone.invalid`; returns the bare number, or the address unchanged.
 */
export const displayIdentity = (identity: string): string => identity.replace(/@phone\.invalid$/i, '');

const Copy = ({ text }: { text: string }) => (
  <CopyButton value={text}>
    {({ copied, copy }) => (
      <Tooltip label={copied ? 'Copied' : 'Copy'}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={copied ? `Copied ${text}` : `Copy ${text}`}
          onClick={copy}
        >
          {copied ? <IconCheck size={14} aria-hidden="true" /> : <IconCopy size={14} aria-hidden="true" />}
        </ActionIcon>
      </Tooltip>
    )}
  </CopyButton>
);

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => [...part][0] ?? '')
    .join('')
    .toUpperCase();

/** Company, language, addresses, numbers, and one response clock for everything the person sent. */
export const ContactLine = ({ person, now }: { person: PersonRecord; now: number }) => {
  const { name, company, language, identities, clock, subscriptions } = person;
  const owed = clock.respondBy !== undefined && clock.respondedAt === undefined;
  return (
    <Group gap="sm" wrap="nowrap" align="start" flex="1 1 16rem" miw={0}>
      <Avatar radius="xl" size={44} color="accent" aria-hidden="true">
        {initials(name) || '?'}
      </Avatar>
      <Stack gap={4} miw={0}>
        <Group gap="0.25rem 0.75rem">
          {company && (
            <Text component="bdi" inherit fw={600}>
              {company}
            </Text>
          )}
          {isLanguageCode(language) && <Tag color="gray">{languages[language].name}</Tag>}
          {subscriptions.length > 0 && <Badge tone="quiet">Newsletter</Badge>}
          <ClockLine lead={{ status: owed ? 'new' : '', ...clock }} now={now} />
        </Group>
        <Group component="ul" gap="0 1rem" aria-label="Addresses and numbers">
          {identities.map(({ key, identity, kind }) => (
            <Flex component="li" key={key} align="center" gap={4} miw={0}>
              {kind === 'phone' ? (
                <PhoneLink phone={displayIdentity(identity)} />
              ) : (
                <MailLink email={identity} />
              )}
              <Copy text={displayIdentity(identity)} />
            </Flex>
          ))}
        </Group>
      </Stack>
    </Group>
  );
};
