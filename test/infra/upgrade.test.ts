import { readdirSync, readFileSync } from 'node:fs';
import { App, Stack } from 'aws-cdk-lib';
import { type ITableV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { TableAction } from '#functions/http/types.ts';
import { LeastPrivilegeFunction } from '#infra/constructs/least-privilege-function.ts';
import { tableStatements } from '#infra/constructs/route-function.ts';
import { findUpgradeLosses, type StatefulPart, statefulPart } from './stateful-part.ts';
import { type CfnResource, type CfnTemplate, fullStack, plainStack, type Synthesized } from './synthesize.ts';

const folder = new URL('released/', import.meta.url);
const releases = readdirSync(folder).map((file): [string, StatefulPart] => [
  file,
  JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
]);
let made: Synthesized;
beforeAll(async () => {
  made = await plainStack();
});

describe.each(releases)('an upgrade from released/%s', (_file, released) => {
  it('keeps every stateful resource [INFRA-022]', () => {
    expect(findUpgradeLosses(released, statefulPart(made.template))).toEqual([]);
  });

  it('keeps them when every option is switched on', async () => {
    const { template } = await fullStack();
    expect(findUpgradeLosses(released, statefulPart(template))).toEqual([]);
  });
});

it('updates the API routes of 0.2 in place, because a second route with the same key would fail the update', () => {
  const keys = Object.fromEntries(
    ['RouteslogInRouteDA40E9D6', 'RouteslistPostsRouteA0A9C67E', 'RouteslistPostsHead7AF9E1E1'].map((id) => [
      id,
      made.template.Resources[id]?.Properties.RouteKey,
    ]),
  );
  expect(keys).toEqual({
    RouteslogInRouteDA40E9D6: 'POST /api/admin/login',
    RouteslistPostsRouteA0A9C67E: 'GET /api/blog/posts',
    RouteslistPostsHead7AF9E1E1: 'HEAD /api/blog/posts',
  });
});

it('keeps the default stack name: another one would deploy another, empty site', () => {
  const cdk = JSON.parse(readFileSync(new URL('../../cdk.json', import.meta.url), 'utf8'));
  expect(cdk.context.stack).toBe('Parley');
});

it('finds no stateful resource that no release has recorded', () => {
  const recorded = new Set(releases.flatMap(([, { resources }]) => Object.keys(resources)));
  const unrecorded = Object.keys(statefulPart(made.template).resources).filter((id) => !recorded.has(id));
  // New stateful resources may change until record-release.ts records them with a release.
  expect(unrecorded, 'record them: see docs/deploy.md, "Upgrading, rolling back, removing"').toEqual([]);
});

it('creates a new role for changed rights, so that old code keeps its own until it is replaced', () => {
  const roleOf = (table: readonly TableAction[]) => {
    const app = new App({ context: { '@aws-cdk/aws-iam:minimizePolicies': true } });
    const stack = new Stack(app, 'Stack');
    const { tableArn } = TableV2.fromTableName(stack, 'Table', 'table') as ITableV2;
    const made = new LeastPrivilegeFunction(stack, 'One', {
      bundle: 'listPosts',
      functionsDirectory: inject('functions'),
      description: '',
      environment: {},
      statements: tableStatements([{ on: 'table', actions: table, partitions: ['POSTS'] }], {
        tableArn,
      } as ITableV2),
    });
    return stack.resolve(made.function.role?.roleArn)['Fn::GetAtt'][0] as string;
  };
  expect(roleOf(['GetItem'])).toBe(roleOf(['GetItem']));
  expect(roleOf(['GetItem'])).not.toBe(roleOf(['BatchGetItem']));
});

describe('findUpgradeLosses', () => {
  const table = (template: CfnTemplate) => template.Resources.DataTable as CfnResource;
  const changes: [string, RegExp, (template: CfnTemplate) => unknown][] = [
    [
      'another logical id of the table',
      /"DataTable" is gone/,
      ({ Resources }) => {
        Resources.Table2 = Resources.DataTable as CfnResource;
        delete Resources.DataTable;
      },
    ],
    ['another key', /KeySchema was .* replace/, (t) => table(t).Properties.KeySchema.pop()],
    [
      'a fixed name',
      /TableName was undefined/,
      (t) => Object.assign(table(t).Properties, { TableName: 'x' }),
    ],
    ['no index', /GlobalSecondaryIndexes was/, (t) => delete table(t).Properties.GlobalSecondaryIndexes],
    [
      'a table that goes with the stack',
      /no longer stays/,
      (t) => Object.assign(table(t), { DeletionPolicy: 'Delete' }),
    ],
    [
      'a regenerated session secret',
      /"SessionSecret": GenerateSecretString was/,
      (t) =>
        Object.assign(t.Resources.SessionSecret?.Properties.GenerateSecretString, { PasswordLength: 32 }),
    ],
    ['no session secret', /"SessionSecret" is gone/, (t) => delete t.Resources.SessionSecret],
    ['another distribution', /"Distribution" is gone/, (t) => delete t.Resources.Distribution],
    [
      'a named bucket',
      /"SiteBucket": BucketName/,
      (t) => Object.assign(t.Resources.SiteBucket?.Properties as object, { BucketName: 'b' }),
    ],
    [
      'a table of another kind',
      /became a AWS::DynamoDB::Table/,
      (t) => Object.assign(table(t), { Type: 'AWS::DynamoDB::Table' }),
    ],
    [
      'a missing output',
      /output TableName is gone/,
      ({ Outputs }) => delete (Outputs as Record<string, unknown>).TableName,
    ],
  ];

  it.each(changes)('reports %s', (_, sentence, change) => {
    const template = structuredClone(made.template);
    change(template);
    const [, released] = releases[0] as [string, StatefulPart];
    expect(findUpgradeLosses(released, statefulPart(template)).join('\n')).toMatch(sentence);
  });
});
