import type { CfnTemplate } from './synthesize.ts';

/**
 * Resources with data or a public address, and the properties whose change makes CloudFormation replace them
 * (or generate a new secret). Source: "Update requires" of each property in AWS's CloudFormation reference.
 */
const stateful: Readonly<Record<string, readonly string[]>> = {
  'AWS::DynamoDB::GlobalTable': [
    'TableName',
    'KeySchema',
    'AttributeDefinitions',
    'LocalSecondaryIndexes',
    'GlobalSecondaryIndexes',
    'StreamSpecification',
    'TimeToLiveSpecification',
  ],
  'AWS::DynamoDB::Table': [],
  'AWS::SecretsManager::Secret': ['Name', 'KmsKeyId', 'GenerateSecretString'],
  'AWS::S3::Bucket': ['BucketName', 'ObjectLockEnabled'],
  // The host name that visitors, bookmarks and DNS use.
  'AWS::CloudFront::Distribution': [],
  'AWS::ApiGatewayV2::Api': ['ProtocolType'],
  'AWS::SQS::Queue': ['QueueName', 'FifoQueue'],
  // Stores the stream position: a new mapping starts at the end and skips the leads in between.
  'AWS::Lambda::EventSourceMapping': ['EventSourceArn', 'StartingPosition'],
};

interface StatefulResource {
  readonly type: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly deletion: string;
  readonly replacement: string;
}

/** Resources and outputs that an upgrade must not replace or remove. */
export interface StatefulPart {
  readonly resources: Readonly<Record<string, StatefulResource>>;
  /** Names of outputs, which the runbook uses. */
  readonly outputs: readonly string[];
}

/** Throughput limits of an index change in place, so ignore them. */
const withoutLimits = (property: unknown): unknown =>
  Array.isArray(property)
    ? property.map((one) =>
        typeof one === 'object' && one !== null
          ? Object.fromEntries(
              Object.entries(one).filter(([name]) => !name.endsWith('OnDemandThroughputSettings')),
            )
          : one,
      )
    : property;

/** Extracts the stateful part of a template. */
export const statefulPart = ({ Resources, Outputs }: CfnTemplate): StatefulPart => ({
  resources: Object.fromEntries(
    Object.entries(Resources).flatMap(([id, { Type, Properties, DeletionPolicy, UpdateReplacePolicy }]) => {
      const relevant = stateful[Type];
      if (!relevant) return [];
      const properties = Object.fromEntries(
        relevant.flatMap((name) =>
          Properties?.[name] === undefined ? [] : [[name, withoutLimits(Properties[name])]],
        ),
      );
      return [
        [
          id,
          {
            type: Type,
            properties,
            deletion: DeletionPolicy ?? 'Delete',
            replacement: UpdateReplacePolicy ?? 'Delete',
          },
        ],
      ];
    }),
  ),
  outputs: Object.keys(Outputs).sort(),
});

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const resourceLosses = (id: string, old: StatefulResource, now: StatefulResource | undefined): string[] => {
  const what = `${old.type} "${id}"`;
  if (!now)
    return [`${what} is gone or has another logical id: an upgrade would delete it, or begin an empty one.`];
  if (now.type !== old.type) return [`${what} became a ${now.type}: an upgrade would replace it.`];
  const names = new Set([...Object.keys(old.properties), ...Object.keys(now.properties)]);
  const changed = [...names].filter((name) => !isEqual(old.properties[name], now.properties[name]));
  return [
    ...changed.map(
      (name) =>
        `${what}: ${name} was ${JSON.stringify(old.properties[name])} and is ${JSON.stringify(now.properties[name])}: an upgrade would replace it or lose what it holds.`,
    ),
    ...(old.deletion === 'Retain' && (now.deletion !== 'Retain' || now.replacement !== 'Retain')
      ? [`${what} no longer stays when the stack goes or it is replaced.`]
      : []),
  ];
};

/** One sentence per resource or output that an upgrade from a released stack would replace or remove. */
export const findUpgradeLosses = (released: StatefulPart, now: StatefulPart): string[] => [
  ...Object.entries(released.resources).flatMap(([id, old]) => resourceLosses(id, old, now.resources[id])),
  ...released.outputs
    .filter((name) => !now.outputs.includes(name))
    .map((name) => `The output ${name} is gone: docs/operations.md and people's notes use it.`),
];
