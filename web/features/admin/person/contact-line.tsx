import { ActionIcon, Avatar, CopyButton, Badge as Tag, Tooltip } from '@mantine/core';
import type { PersonRecord } from '#shared/api/admin-people.ts';
import { isLanguageCode, languages } from '#shared/domain/languages.ts';
import { IconCheck, IconCopy } from '#web/ui/icons.tsx';
import { ClockLine } from '../leads/clock-line.tsx';
import { MailLink, PhoneLink } from '../leads/reach-links.tsx';
import { Badge } from '../parts/status-badge.tsx';
import css from './record.module.css';

/** The number in the address that stands for it, or the address as it is. */
export const plainIdentity = (identity: string): string => identity.replace(/@phone\.invalid$/i, '');

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

/** Who it is: company, language, every address and number, and the one clock of all they sent. */
export const ContactLine = ({ person, now }: { person: PersonRecord; now: number }) => {
  const { name, company, language, identities, clock, subscriptions } = person;
  const owed = clock.respondBy !== undefined && clock.respondedAt === undefined;
  return (
    <div className={css.identity}>
      <Avatar radius="xl" size={44} color="verdigris" aria-hidden="true">
        {initials(name) || '?'}
      </Avatar>
      <div className={css.who}>
        <div className={css.marks}>
          {company && <bdi className={css.company}>{company}</bdi>}
          {isLanguageCode(language) && <Tag color="gray">{languages[language].name}</Tag>}
          {subscriptions.length > 0 && <Badge tone="quiet">Newsletter</Badge>}
          <ClockLine lead={{ status: owed ? 'new' : '', ...clock }} now={now} />
        </div>
        <ul className={css.reach} aria-label="Addresses and numbers">
          {identities.map(({ key, identity, kind }) => (
            <li key={key}>
              {kind === 'phone' ? (
                <PhoneLink phone={plainIdentity(identity)} />
              ) : (
                <MailLink email={identity} />
              )}
              <Copy text={plainIdentity(identity)} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
