import type { RouteRow } from '#functions/http/types.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import { localTableName } from './table.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What a row that sends something needs to know. */
const sendSettings = ({ sends }: Pick<RouteRow, 'sends'>): string[] => [
  ...(sends?.includes('mail') ? ['NOTIFY_EMAIL', 'NOTIFY_FROM'] : []),
  ...(sends?.includes('slack') ? ['NOTIFY_WEBHOOK_URL'] : []),
];

/** Names of the optional variables that any row reads: they are settings of the local runtime too. */
export const rowSettings = (routes: Readonly<Record<string, RouteRow>>): string[] => [
  ...new Set(Object.values(routes).flatMap((row) => [...(row.env ?? []), ...sendSettings(row)])),
];

/**
 * The environment of one route's function: what the stack would give it and nothing else. The machine's own variables are
 * seen only by name, through `row.env`.
 */
export const rowEnvironment = (
  row: Pick<RouteRow, 'env' | 'secrets' | 'sends'>,
  settings: Pick<Settings, 'siteUrl' | 'rateLimits' | 'modelKey' | 'loopback'>,
  secrets: Secrets,
  machine: Environment,
): Record<string, string | undefined> => {
  const provided: Environment = {
    ...machine,
    // Nobody else can reach a loopback address, so the first setup needs no code there.
    SETUP_CODE_REQUIRED: settings.loopback ? undefined : '1',
    MODEL_SET_UP: settings.modelKey ? '1' : undefined,
    SLACK_SET_UP: machine.NOTIFY_WEBHOOK_URL ? '1' : undefined,
  };
  const wanted = Object.fromEntries(
    [...(row.env ?? []), ...sendSettings(row)].map((name) => [name, provided[name] || undefined]),
  );
  return {
    ...wanted,
    TABLE_NAME: localTableName,
    ORIGIN_SECRET: secrets.origin,
    SITE_URL: settings.siteUrl,
    ...(row.secrets?.includes('session') ? { SESSION_SECRET: secrets.session } : {}),
    ...(row.secrets?.includes('visitor') ? { VISITOR_SECRET: secrets.visitor } : {}),
    ...(row.secrets?.includes('model') && settings.modelKey ? { OPENAI_API_KEY: settings.modelKey } : {}),
    ...(settings.rateLimits ? {} : { RATE_LIMITS: 'off' }),
  };
};
