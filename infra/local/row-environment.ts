import type { RouteRow } from '#functions/http/types.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import { localTableName } from './table.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Variables of rows that send mail or Slack messages. */
const channelSettings = ({ sends }: Pick<RouteRow, 'sends'>): string[] => [
  ...(sends?.includes('mail') ? ['NOTIFY_EMAIL', 'NOTIFY_FROM'] : []),
  ...(sends?.includes('slack') ? ['NOTIFY_WEBHOOK_URL'] : []),
];

/** Names of all optional variables that rows read; the local runtime accepts them as settings. */
export const optionalSettings = (routes: Readonly<Record<string, RouteRow>>): string[] => [
  ...new Set(Object.values(routes).flatMap((row) => [...(row.env ?? []), ...channelSettings(row)])),
];

/**
 * Environment of one route's function: exactly what the stack would set. Rows see variables of this machine
 * only if they name them in `env`.
 */
export const rowEnvironment = (
  row: Pick<RouteRow, 'env' | 'secrets' | 'sends' | 'changesModelKey'>,
  settings: Pick<Settings, 'siteUrl' | 'rateLimits' | 'modelKey' | 'loopback'>,
  secrets: Secrets,
  machine: Environment,
): Record<string, string | undefined> => {
  const provided: Environment = {
    ...machine,
    // Only this machine can reach a loopback address, so the first setup needs no code.
    SETUP_CODE_REQUIRED: settings.loopback ? undefined : '1',
    MODEL_SET_UP: settings.modelKey ? '1' : undefined,
    SLACK_SET_UP: machine.NOTIFY_WEBHOOK_URL ? '1' : undefined,
  };
  const wanted = Object.fromEntries(
    [...(row.env ?? []), ...channelSettings(row)].map((name) => [name, provided[name] || undefined]),
  );
  return {
    ...wanted,
    // The owner of one machine may run a mail server in a private network.
    ...(row.sends?.includes('mail') ? { SMTP_PRIVATE_HOSTS: '1' } : {}),
    // … or a model on the same machine.
    ...(row.changesModelKey ? { MODEL_PLAIN_HTTP: '1' } : {}),
    TABLE_NAME: localTableName,
    ORIGIN_SECRET: secrets.origin,
    SITE_URL: settings.siteUrl,
    ...(row.secrets?.includes('session') ? { SESSION_SECRET: secrets.session } : {}),
    ...(row.secrets?.includes('visitor') ? { VISITOR_SECRET: secrets.visitor } : {}),
    ...(row.secrets?.includes('model') && settings.modelKey ? { OPENAI_API_KEY: settings.modelKey } : {}),
    ...(settings.rateLimits ? {} : { RATE_LIMITS: 'off' }),
  };
};
