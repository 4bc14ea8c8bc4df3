import { SecretValue, Stack } from 'aws-cdk-lib';
import {
  type HttpApi,
  HttpIntegration,
  HttpIntegrationType,
  PayloadFormatVersion,
} from 'aws-cdk-lib/aws-apigatewayv2';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { type Right, rightsOf } from '#functions/http/row-rights.ts';
import type { RouteRow } from '#functions/http/types.ts';
import type { DeployContext } from '../context.ts';
import { tableShape } from '../table-shape.ts';
import { acknowledge } from './acknowledge.ts';
import { LeastPrivilegeFunction } from './least-privilege-function.ts';

/** With `reserveConcurrency`: concurrent executions of each function that calls the model, so that chats never starve the forms. */
const modelConcurrency = 20;

/** Not configurable: on AWS the first administrator always needs the code that the deployment printed. */
const fixedVariables: Readonly<Record<string, string>> = { SETUP_CODE_REQUIRED: '1' };

/** Which channels are set up. The webhook's address and the model's key are secrets, so only their presence is shown. */
const channelStatus = (context: DeployContext): Readonly<Record<string, string | undefined>> => ({
  NOTIFY_EMAIL: context.notifyEmail,
  NOTIFY_FROM: context.notifyFrom,
  SLACK_SET_UP: context.webhookSecret ? '1' : undefined,
  MODEL_SET_UP: context.modelSecret ? '1' : undefined,
});

/** Values of the secrets that rows name in `secrets`. */
export interface RouteSecrets {
  readonly session: string;
  readonly visitor: string;
  readonly model?: string;
}

export const anySenderReason =
  'The condition allows exactly one sender; the owner chooses the verified identity it belongs to.';

/**
 * The SSM parameter for a secret that the owner enters in the portal, which creates it. Named after the root
 * stack, because each nested stack's own name would give each area another parameter.
 */
const secretParameter = (scope: Construct, name: 'mail-password' | 'model-key'): string => {
  let stack = Stack.of(scope);
  while (stack.nestedStackParent) stack = stack.nestedStackParent;
  return `/${stack.stackName}/${name}`;
};

/**
 * Environment of a row that sends: the owner's addresses, where the mail password is stored, and the
 * webhook's address, which is a secret.
 */
export const channelVariables = (
  row: Pick<RouteRow, 'sends'>,
  context: DeployContext,
  scope: Construct,
): Record<string, string> => {
  const { notifyEmail, notifyFrom, webhookSecret } = context;
  return {
    ...(row.sends?.includes('mail')
      ? { MAIL_PASSWORD_PARAMETER: secretParameter(scope, 'mail-password') }
      : {}),
    ...(row.sends?.includes('mail') && notifyEmail && notifyFrom
      ? { NOTIFY_EMAIL: notifyEmail, NOTIFY_FROM: notifyFrom }
      : {}),
    ...(row.sends?.includes('slack') && webhookSecret
      ? { NOTIFY_WEBHOOK_URL: SecretValue.secretsManager(webhookSecret).unsafeUnwrap() }
      : {}),
  };
};

const secretStatement = (
  scope: Construct,
  name: 'mail-password' | 'model-key',
  actions: RouteRow['changesModelKey'],
): PolicyStatement =>
  new PolicyStatement({
    actions: (actions ?? ['GetParameter']).map((action) => `ssm:${action}`),
    resources: [
      Stack.of(scope).formatArn({
        service: 'ssm',
        resource: 'parameter',
        resourceName: secretParameter(scope, name).slice(1),
      }),
    ],
  });

const usesModelKey = (row: Pick<RouteRow, 'secrets' | 'changesModelKey'>): boolean =>
  row.changesModelKey !== undefined || row.secrets?.includes('model') === true;

/** Permission to read or change the mail password, and to send through SES from the owner's address only. */
export const mailStatements = (
  row: Pick<RouteRow, 'sends' | 'changesMailPassword'>,
  { notifyEmail, notifyFrom }: DeployContext,
  scope: Construct,
): PolicyStatement[] => {
  if (!row.sends?.includes('mail')) return [];
  const password = secretStatement(scope, 'mail-password', row.changesMailPassword);
  if (!notifyEmail || row.changesMailPassword) return [password];
  const ses = new PolicyStatement({
    actions: ['ses:SendEmail'],
    resources: ['*'],
    conditions: { StringEquals: { 'ses:FromAddress': notifyFrom } },
  });
  return [password, ses];
};

/** One policy statement per right, limited to its partitions. */
export const tableStatements = (rights: readonly Right[], table: ITableV2): PolicyStatement[] =>
  rights.map(
    ({ on, actions, partitions }) =>
      new PolicyStatement({
        actions: actions.map((action) => `dynamodb:${action}`),
        resources:
          on === 'table'
            ? [table.tableArn]
            : tableShape.indexes.map(({ name }) => `${table.tableArn}/index/${name}`),
        ...(partitions.includes('*')
          ? {}
          : { conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...partitions] } } }),
      }),
  );

export interface RouteFunctionProps {
  readonly name: string;
  readonly row: RouteRow;
  readonly api: HttpApi;
  readonly table: ITableV2;
  readonly context: DeployContext;
  readonly secrets: RouteSecrets;
  /** In every function's environment. */
  readonly common: Readonly<Record<string, string>>;
}

/**
 * The function behind one row of the route table, with exactly the permissions of that row, and its API
 * integration.
 */
export class RouteFunction extends Construct {
  readonly function: LeastPrivilegeFunction;
  readonly integration: HttpIntegration;

  constructor(
    scope: Construct,
    id: string,
    { name, row, api, table, context, secrets, common }: RouteFunctionProps,
  ) {
    super(scope, id);
    const { contract, secrets: wanted = [], env = [] } = row;
    const callsModel = wanted.includes('model');
    const variables = env.flatMap((variable) => {
      const value =
        fixedVariables[variable] ?? channelStatus(context)[variable] ?? context.variable(variable);
      return value === undefined ? [] : [[variable, value] as const];
    });
    this.function = new LeastPrivilegeFunction(this, 'Lambda', {
      bundle: name,
      functionsDirectory: context.functionsDirectory,
      description: `${contract.method} ${contract.path}`,
      memoryMb: row.memoryMb,
      timeoutSeconds: row.timeoutSeconds,
      reservedConcurrency: context.reserveConcurrency && callsModel ? modelConcurrency : undefined,
      statements: [
        ...tableStatements(rightsOf(row), table),
        ...mailStatements(row, context, this),
        ...(usesModelKey(row) ? [secretStatement(this, 'model-key', row.changesModelKey)] : []),
      ],
      environment: {
        ...Object.fromEntries(variables),
        ...channelVariables(row, context, this),
        ...(usesModelKey(row) ? { MODEL_KEY_PARAMETER: secretParameter(this, 'model-key') } : {}),
        ...common,
        ...(wanted.includes('session') ? { SESSION_SECRET: secrets.session } : {}),
        ...(wanted.includes('visitor') ? { VISITOR_SECRET: secrets.visitor } : {}),
        ...(callsModel && secrets.model !== undefined ? { OPENAI_API_KEY: secrets.model } : {}),
      },
    });
    if (row.sends?.includes('mail') && !row.changesMailPassword && context.notifyEmail)
      acknowledge(this.function, ['IAM5[Resource::*]'], anySenderReason);
    this.integration = new HttpIntegration(this, 'Integration', {
      httpApi: api,
      integrationType: HttpIntegrationType.AWS_PROXY,
      integrationUri: this.function.function.functionArn,
      payloadFormatVersion: PayloadFormatVersion.VERSION_2_0,
    });
    // Every method of the path: API Gateway calls the same function for HEAD as for GET.
    this.function.function.addPermission('Invoke', {
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: Stack.of(this).formatArn({
        service: 'execute-api',
        resource: api.apiId,
        resourceName: `*/*${contract.path}`,
      }),
    });
  }
}
