import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Node } from 'constructs';

/**
 * Deployment options, set with `-c name=value` or in cdk.json. All are optional; docs/deploy.md explains
 * each.
 */
export interface DeployContext {
  /** Directory of the built site. */
  readonly siteDirectory: string;
  /** Directory of the built functions. */
  readonly functionsDirectory: string;
  /** `false` for a trial: the table and the buckets are deleted with the stack. */
  readonly production: boolean;
  /** Custom host name and its certificate (in us-east-1); set both or neither. */
  readonly domain?: { readonly name: string; readonly certificateArn: string };
  /** `on` creates rate rules (the stack must be in us-east-1); an ARN uses an existing web ACL. */
  readonly waf?: string;
  readonly alarmEmail?: string;
  readonly notifyEmail?: string;
  /** Verified sender of the notification emails; default: `notifyEmail`. */
  readonly notifyFrom?: string;
  /** Name or ARN of the Secrets Manager secret that holds the address of a Slack-compatible webhook for new leads. */
  readonly webhookSecret?: string;
  /** Name or ARN of the Secrets Manager secret that holds the model's API key; without it the offline assistant answers. */
  readonly modelSecret?: string;
  /** Model tokens per day that set off the alarm; default: four fifths of CHAT_DAILY_TOKENS. */
  readonly modelAlarmTokens?: number;
  /** Budget in US dollars per month; AWS Budgets mails `alarmEmail`. */
  readonly monthlyBudget?: number;
  /** Reserves concurrency for functions that call the model; needs an account limit of 1,000. */
  readonly reserveConcurrency: boolean;
  /** Any text; changing it makes the next deployment read rotated secrets. */
  readonly rotation: string;
  /**
   * During a rotation of the origin secret the functions accept both values; CloudFront sends the previous
   * one at `begin` and the new one at `finish`.
   */
  readonly originRotation?: 'begin' | 'finish';
  /** Value of a variable that rows of the route table name in `env`. */
  readonly variable: (name: string) => string | undefined;
}

const root = fileURLToPath(new URL('..', import.meta.url));

const fail = (sentence: string): never => {
  throw new Error(sentence);
};

const rotationStep = (value: string | undefined): DeployContext['originRotation'] =>
  value === undefined || value === 'begin' || value === 'finish'
    ? value
    : fail(`Context "originRotation" must be "begin" or "finish", not "${value}".`);

/** Reads and validates the context; throws an error about the first invalid value. */
export const readContext = (node: Node): DeployContext => {
  const text = (name: string): string | undefined => {
    const value: unknown = node.tryGetContext(name);
    return value === undefined || value === null || value === '' ? undefined : String(value);
  };
  const flag = (name: string, fallback: boolean): boolean => {
    const value = text(name);
    if (value === undefined) return fallback;
    if (value === 'on' || value === 'true') return true;
    return value === 'off' || value === 'false'
      ? false
      : fail(`Context "${name}" must be "on" or "off", not "${value}".`);
  };
  const amount = (name: string): number | undefined => {
    const value = text(name);
    if (value === undefined) return undefined;
    return Number(value) > 0
      ? Number(value)
      : fail(`Context "${name}" must be a positive number, not "${value}".`);
  };
  const email = (name: string): string | undefined => {
    const value = text(name);
    return value === undefined || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)
      ? value
      : fail(`Context "${name}" must be an e-mail address, not "${value}".`);
  };

  const domain = text('domain');
  const certificateArn = text('certificate');
  if ((domain === undefined) !== (certificateArn === undefined)) {
    fail('Contexts "domain" and "certificate" go together: give both or neither.');
  }
  if (certificateArn !== undefined && !/^arn:[\w-]+:acm:us-east-1:/.test(certificateArn)) {
    fail('Context "certificate" must be the ARN of a certificate in us-east-1: CloudFront takes no other.');
  }
  const alarmEmail = email('alarmEmail');
  const monthlyBudget = amount('monthlyBudget');
  if (monthlyBudget !== undefined && alarmEmail === undefined)
    fail('Context "monthlyBudget" needs "alarmEmail".');
  const notifyEmail = email('notifyEmail');
  return {
    siteDirectory: path.resolve(root, text('site') ?? 'dist/web'),
    functionsDirectory: path.resolve(root, text('functions') ?? 'dist/functions'),
    production: flag('production', true),
    ...(domain !== undefined && certificateArn !== undefined
      ? { domain: { name: domain, certificateArn } }
      : {}),
    waf: text('waf') === 'off' ? undefined : text('waf'),
    alarmEmail,
    notifyEmail,
    notifyFrom: email('notifyFrom') ?? notifyEmail,
    webhookSecret: text('webhookSecret'),
    modelSecret: text('modelSecret'),
    modelAlarmTokens: amount('modelAlarmTokens'),
    monthlyBudget,
    reserveConcurrency: flag('reserveConcurrency', false),
    rotation: text('rotation') ?? '1',
    originRotation: rotationStep(text('originRotation')),
    variable: text,
  };
};
