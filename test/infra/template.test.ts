import { beforeAll, describe, expect, it } from 'vitest';
import { rightsOf } from '#functions/http/row-rights.ts';
import type { RouteRow } from '#functions/http/types.ts';
import { routes as productRoutes } from '#functions/routes.ts';
import { tableLogicalId } from '#infra/constructs/data-table.ts';
import { secretLogicalIds } from '#infra/constructs/secrets.ts';
import { siteLogicalIds } from '#infra/constructs/site.ts';
import { type CfnResource, plainStack, referenced, type Synthesized, synthesize } from './synthesize.ts';

const rows = Object.entries<RouteRow>(productRoutes);
let made: Synthesized;
beforeAll(async () => {
  made = await plainStack();
});

const only = (type: string): CfnResource => {
  const found = made.resources(type);
  expect(found, type).toHaveLength(1);
  return found[0]?.[1] as CfnResource;
};

/** Function and role behind a route of the HTTP API. */
const behind = (routeKey: string) => {
  const matching = made
    .resources('AWS::ApiGatewayV2::Route')
    .filter(([, r]) => r.Properties.RouteKey === routeKey);
  expect(matching, routeKey).toHaveLength(1);
  const integration = made.template.Resources[referenced(matching[0]?.[1].Properties.Target)] as CfnResource;
  const functionId = referenced(integration.Properties.IntegrationUri);
  const fn = made.template.Resources[functionId] as CfnResource;
  const roleId = referenced(fn.Properties.Role);
  return { functionId, fn, roleId, role: made.template.Resources[roleId] as CfnResource };
};

interface Statement {
  Action: string | string[];
  Resource: unknown;
  Condition?: { 'ForAllValues:StringLike'?: { 'dynamodb:LeadingKeys'?: string | string[] } };
}
const statementsOf = (roleId: string): Statement[] => {
  const role = made.template.Resources[roleId] as CfnResource;
  const attached = made
    .resources('AWS::IAM::Policy')
    .filter(([, policy]) => JSON.stringify(policy.Properties.Roles).includes(`"${roleId}"`));
  return [...(role.Properties.Policies ?? []), ...attached.map(([, policy]) => policy.Properties)].flatMap(
    ({ PolicyDocument }) => PolicyDocument.Statement,
  );
};
const actionsOn = (roleId: string, what: (resource: string) => boolean): string[] =>
  statementsOf(roleId)
    .filter(({ Resource }) => what(JSON.stringify(Resource)))
    .flatMap(({ Action }) => Action)
    .sort();

describe('every row of the route table', () => {
  it.each(rows)(
    '%s has one route, one function and a role that may do exactly what the row says [INFRA-025]',
    (_name, row) => {
      const { fn, roleId, role } = behind(`${row.contract.method} ${row.contract.path}`);
      expect(fn.Properties).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        MemorySize: row.memoryMb ?? 512,
        Timeout: row.timeoutSeconds ?? 10,
      });
      const pairs = statementsOf(roleId).flatMap(({ Action, Condition }) =>
        [Action]
          .flat()
          .filter((action) => action.startsWith('dynamodb:'))
          .flatMap((action) =>
            [Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] ?? '*']
              .flat()
              .map((partition) => `${action} ${partition}`),
          ),
      );
      const expected = rightsOf(row).flatMap(({ actions, partitions }) =>
        actions.flatMap((action) => partitions.map((partition) => `dynamodb:${action} ${partition}`)),
      );
      expect([...new Set(pairs)].sort()).toEqual([...new Set(expected)].sort());
      expect(pairs.filter((pair) => pair.endsWith(' *'))).toEqual([]);
      const isIndex = (resource: string) => resource.includes('/index/');
      const isTable = (resource: string) => resource.includes(`"${tableLogicalId}"`) && !isIndex(resource);
      const allowed = (on: 'table' | 'index') =>
        new Set(
          rightsOf(row)
            .filter((right) => right.on === on)
            .flatMap(({ actions }) => actions.map((action) => `dynamodb:${action}`)),
        );
      expect(new Set(actionsOn(roleId, isTable))).toEqual(allowed('table'));
      expect(new Set(actionsOn(roleId, isIndex))).toEqual(allowed('index'));
      const others = actionsOn(roleId, (resource) => !isTable(resource) && !isIndex(resource));
      expect(others).toEqual(['logs:CreateLogStream', 'logs:PutLogEvents']);
      expect(role.Properties.ManagedPolicyArns).toBeUndefined();
    },
  );

  it('touches the administrator’s account only where that is the row’s business [INFRA-030]', () => {
    const mayWrite = rows
      .filter(([, row]) =>
        rightsOf(row).some(
          ({ actions, partitions }) =>
            partitions.includes('ADMIN') &&
            actions.some((action) => /^(Put|Update|Delete|BatchWrite)/.test(action)),
        ),
      )
      .map(([name]) => name);
    expect(mayWrite.sort()).toEqual([
      'addPasskey',
      'changePasskeys',
      'changePassword',
      'logInWithCode',
      'logInWithPasskey',
      'logOutEverywhere',
      'setUpAdmin',
    ]);
  });

  it('shares neither its function nor its role with another route', () => {
    const all = rows.map(([, { contract }]) => behind(`${contract.method} ${contract.path}`));
    expect(new Set(all.map(({ functionId }) => functionId)).size).toBe(rows.length);
    expect(new Set(all.map(({ roleId }) => roleId)).size).toBe(rows.length);
  });

  it('sees only its own settings and secrets [INFRA-010]', () => {
    for (const [name, row] of rows) {
      const variables = behind(`${row.contract.method} ${row.contract.path}`).fn.Properties.Environment
        .Variables;
      const allowed = [
        'ORIGIN_SECRET',
        'SECRETS_ROTATION',
        'SITE_URL',
        'TABLE_NAME',
        ...(row.secrets?.includes('session') ? ['SESSION_SECRET'] : []),
        ...(row.secrets?.includes('visitor') ? ['VISITOR_SECRET'] : []),
        ...(row.env ?? []),
      ];
      expect(
        Object.keys(variables).filter((key) => !allowed.includes(key)),
        name,
      ).toEqual([]);
      expect('SESSION_SECRET' in variables, name).toBe(row.secrets?.includes('session') === true);
      expect('VISITOR_SECRET' in variables, name).toBe(row.secrets?.includes('visitor') === true);
      const holdsBoth = 'SESSION_SECRET' in variables && 'VISITOR_SECRET' in variables;
      // A portal's route that makes visitors' links holds both; only what others may call must not sign as the administrator.
      if (row.access !== 'admin')
        expect(holdsBoth, `${name} can sign as the administrator`).toBe(row.knowsAdmin === true);
    }
  });

  it('may be cached at the edge only when it is public [INFRA-019]', () => {
    for (const [name, row] of rows) if (row.cacheControl) expect(row.access, name).toBe('public');
  });
});

describe('the API', () => {
  it('may call each function for its own path only', () => {
    const permissions = made
      .resources('AWS::Lambda::Permission')
      .filter(([, { Properties }]) => Properties.Principal === 'apigateway.amazonaws.com');
    for (const [name, { contract }] of rows) {
      const { functionId } = behind(`${contract.method} ${contract.path}`);
      const own = permissions.filter(
        ([, { Properties }]) => referenced(Properties.FunctionName) === functionId,
      );
      expect(own, name).toHaveLength(1);
      expect(JSON.stringify(own[0]?.[1].Properties.SourceArn), name).toContain(`/*/*${contract.path}"`);
    }
    // One more for the fallback.
    expect(permissions).toHaveLength(rows.length + 1);
  });

  it('has no route beside the table but the one for unknown addresses', () => {
    const keys = made.resources('AWS::ApiGatewayV2::Route').map(([, r]) => r.Properties.RouteKey);
    expect(keys.sort()).toEqual(
      [
        ...rows.map(([, { contract }]) => `${contract.method} ${contract.path}`),
        ...rows.flatMap(([, { contract }]) => (contract.method === 'GET' ? [`HEAD ${contract.path}`] : [])),
        '$default',
      ].sort(),
    );
  });

  it('answers HEAD with the function that answers GET', () => {
    for (const [, { contract }] of rows.filter(([, row]) => row.contract.method === 'GET')) {
      expect(behind(`HEAD ${contract.path}`).functionId).toBe(behind(`GET ${contract.path}`).functionId);
    }
  });

  it('throttles and logs without addresses [INFRA-012]', () => {
    const stage = only('AWS::ApiGatewayV2::Stage').Properties;
    expect(stage.DefaultRouteSettings).toMatchObject({ ThrottlingRateLimit: 100, ThrottlingBurstLimit: 200 });
    expect(stage.AccessLogSettings.Format).not.toMatch(/sourceIp|userAgent|path"/i);
  });

  it('gives every route a throttle of its own, so that reads never take the room of forms and logins [INFRA-027]', () => {
    const stage = only('AWS::ApiGatewayV2::Stage') as CfnResource & { DependsOn: string[] };
    const keys = made
      .resources('AWS::ApiGatewayV2::Route')
      .filter(([, { Properties }]) => Properties.RouteKey !== '$default');
    const settings = stage.Properties.RouteSettings as Record<string, Record<string, number>>;
    expect(Object.keys(settings).sort()).toEqual(keys.map(([, r]) => r.Properties.RouteKey).sort());
    for (const [key, { ThrottlingRateLimit: rate = 0, ThrottlingBurstLimit: burst = 0 }] of Object.entries(
      settings,
    )) {
      expect(rate, key).toBeGreaterThan(0);
      expect(burst, key).toBeGreaterThanOrEqual(rate);
      expect(rate, key).toBeLessThanOrEqual(50);
    }
    expect(settings['POST /api/admin/login']?.ThrottlingRateLimit).toBe(10);
    // Settings of a route that is not there yet would fail the deployment.
    expect(stage.DependsOn).toEqual(expect.arrayContaining(keys.map(([id]) => id)));
  });

  it('limits per viewer everything that a stranger may ask of flows [INFRA-028]', () => {
    for (const [name, row] of rows) {
      const cached = row.cacheControl !== undefined;
      if (row.access === 'admin' || cached || row.rateLimit) continue;
      expect(
        // A poll is one read of the conversation that its cookie signs for; counting it would be a second call.
        ['getSetupStatus', 'setUpAdmin', 'logIn', 'logInWithCode', 'pollConversation'],
        `${name} needs a rateLimit`,
      ).toContain(name);
    }
  });

  it('answers only through CloudFront: every function that is called knows the origin secret [INFRA-007]', () => {
    for (const key of made.resources('AWS::ApiGatewayV2::Route').map(([, r]) => r.Properties.RouteKey)) {
      expect(behind(key).fn.Properties.Environment.Variables.ORIGIN_SECRET, key).toBeDefined();
    }
    const { Origins } = only('AWS::CloudFront::Distribution').Properties.DistributionConfig;
    const headers = Origins.flatMap((o: { OriginCustomHeaders?: unknown[] }) => o.OriginCustomHeaders ?? []);
    expect(headers).toMatchObject([{ HeaderName: 'x-origin-verify' }]);
  });

  it('takes two origin secrets while one is rotated, so that no answer is lost on the way [INFRA-031]', async () => {
    const sent = ({ resources }: Synthesized) =>
      JSON.stringify(
        resources('AWS::CloudFront::Distribution')[0]?.[1].Properties.DistributionConfig.Origins,
      );
    for (const [originRotation, previousIsSent] of [
      ['begin', true],
      ['finish', false],
    ] as const) {
      const rotating = await synthesize({ context: { originRotation } });
      expect(sent(rotating).includes(':AWSPREVIOUS:'), originRotation).toBe(previousIsSent);
      for (const [id, { Properties }] of rotating.resources('AWS::Lambda::Function')) {
        const { ORIGIN_SECRET: current, ORIGIN_SECRET_PREVIOUS: previous } =
          Properties.Environment?.Variables ?? {};
        if (current) expect(JSON.stringify(previous), id).toMatch(/:AWSPREVIOUS:/);
      }
    }
    expect(made.text).not.toMatch(/AWSPREVIOUS/);
  });
});

describe('the table', () => {
  it('is protected, restorable and stays when the stack goes [INFRA-020]', () => {
    const table = made.template.Resources[tableLogicalId] as CfnResource;
    expect(table).toMatchObject({
      Type: 'AWS::DynamoDB::GlobalTable',
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
      Properties: {
        BillingMode: 'PAY_PER_REQUEST',
        WriteOnDemandThroughputSettings: { MaxWriteRequestUnits: 1000 },
        TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
        StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
        KeySchema: [
          { AttributeName: 'pk', KeyType: 'HASH' },
          { AttributeName: 'sk', KeyType: 'RANGE' },
        ],
      },
    });
    expect(table.Properties.Replicas).toMatchObject([
      {
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      },
    ]);
  });

  it('goes with a trial stack', async () => {
    const trial = await synthesize({ context: { production: 'off' } });
    const table = trial.template.Resources[tableLogicalId] as CfnResource;
    expect(table.DeletionPolicy).toBe('Delete');
    expect(table.Properties.Replicas[0].DeletionProtectionEnabled).toBe(false);
  });
});

describe('what holds state', () => {
  it('keeps its logical id, so that no upgrade replaces it [INFRA-021]', () => {
    const idsOf = (type: string) => made.resources(type).map(([id]) => id);
    expect(idsOf('AWS::DynamoDB::GlobalTable')).toEqual(['DataTable']);
    expect(idsOf('AWS::SecretsManager::Secret').sort()).toEqual([
      'AdminSecret',
      'OriginSecret',
      'SessionSecret',
    ]);
    expect(idsOf('AWS::CloudFront::Distribution')).toEqual(['Distribution']);
    expect(idsOf('AWS::S3::Bucket')).toContain('SiteBucket');
    expect(
      [tableLogicalId, ...Object.values(secretLogicalIds), ...Object.values(siteLogicalIds)].sort(),
    ).toEqual(['AdminSecret', 'DataTable', 'Distribution', 'OriginSecret', 'SessionSecret', 'SiteBucket']);
    for (const id of ['AdminSecret', 'SessionSecret'])
      expect(made.template.Resources[id]?.DeletionPolicy, id).toBe('Retain');
  });

  it('has no fixed name, so that a second stack fits beside the first', () => {
    for (const [id, { Type, Properties }] of Object.entries(made.template.Resources)) {
      for (const property of [
        'BucketName',
        'TableName',
        'FunctionName',
        'RoleName',
        'QueueName',
        'LogGroupName',
      ]) {
        if (Type !== 'AWS::Lambda::Permission')
          expect(typeof Properties?.[property], `${id} ${property}`).not.toBe('string');
      }
    }
  });

  it('keeps every template far below the limits of CloudFormation', () => {
    const sizes = Object.entries(made.templates).map(([file, template]) => ({
      file,
      resources: Object.keys(template.Resources).length,
      outputs: Object.keys(template.Outputs ?? {}).length,
      parameters: Object.keys(template.Parameters ?? {}).length,
      bytes: JSON.stringify(template).length,
    }));
    expect(sizes.length).toBeGreaterThan(1);
    const tooLarge = sizes.filter(
      ({ resources, outputs, parameters, bytes }) =>
        resources > 350 || outputs > 150 || parameters > 150 || bytes > 600_000,
    );
    expect(tooLarge, 'CloudFormation allows 500 resources, 200 outputs, 200 parameters and 1 MB').toEqual([]);
  });
});

describe('the buckets', () => {
  it('are private, encrypted and only for TLS; the site is read by this distribution alone', () => {
    for (const [id, { Properties }] of made.resources('AWS::S3::Bucket')) {
      expect(Properties.PublicAccessBlockConfiguration, id).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      });
      expect(Properties.BucketEncryption, id).toBeDefined();
    }
    const policies = made.resources('AWS::S3::BucketPolicy');
    expect(policies).toHaveLength(made.resources('AWS::S3::Bucket').length);
    const allowed = policies.flatMap(([, { Properties }]) =>
      (
        Properties.PolicyDocument.Statement as { Effect: string; Principal: object; Condition?: object }[]
      ).filter(({ Effect }) => Effect === 'Allow'),
    );
    for (const { Principal, Condition } of allowed) {
      expect(Object.keys(Principal)).toEqual(['Service']);
      expect(JSON.stringify(Condition)).toMatch(/SourceArn|SourceAccount/i);
    }
  });
});

describe('secrets', () => {
  const nothingSecret =
    /"SecretString"\s*:|sk-[A-Za-z0-9]{20}|[?#&]setup=[\w-]{16}|AKIA[0-9A-Z]{16}|-----BEGIN/;

  it('stand in the template only as references [INFRA-002]', () => {
    expect(made.text).not.toMatch(nothingSecret);
    for (const [id, { Properties }] of made.resources('AWS::Lambda::Function')) {
      for (const [name, value] of Object.entries(Properties.Environment?.Variables ?? {})) {
        if (/SECRET$|KEY$/.test(name)) {
          expect(JSON.stringify(value), `${id} ${name}`).toMatch(/\{\{resolve:secretsmanager:/);
        }
      }
    }
  });

  it('never leave through an output', () => {
    expect(JSON.stringify(made.template.Outputs)).not.toMatch(
      /resolve:secretsmanager|AdminSecret|SessionSecret|OriginSecret/,
    );
    expect(Object.keys(made.template.Outputs).sort()).toEqual(
      ['ApiUrl', 'SetupUrl', 'SiteHost', 'SiteUrl', 'TableName'].sort(),
    );
  });

  it('are not made while synthesizing: two runs give the same template', async () => {
    expect((await synthesize()).text).toBe(made.text);
  });
});

describe('notifications', () => {
  it('follow only new leads, logins and calls for a person, are tried again one by one and end in a watched queue [INFRA-011]', () => {
    const { Properties } = only('AWS::Lambda::EventSourceMapping');
    expect(Properties).toMatchObject({
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: 5,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    });
    expect(JSON.parse(Properties.FilterCriteria.Filters[0].Pattern)).toEqual({
      eventName: ['INSERT'],
      dynamodb: { Keys: { pk: { S: ['CONTACTS', 'BOOKINGS', 'LOGINS', 'CALLS'] } } },
    });
    expect(referenced(Properties.DestinationConfig)).toBe(made.resources('AWS::SQS::Queue')[0]?.[0]);
  });
});

describe('logs', () => {
  it('of every function have a group of their own that forgets', () => {
    const groups = made.resources('AWS::Logs::LogGroup');
    for (const [id, { Properties }] of groups) expect(Properties.RetentionInDays, id).toBeGreaterThan(0);
    const used = made
      .resources('AWS::Lambda::Function')
      .map(([id, { Properties }]) => [id, referenced(Properties.LoggingConfig?.LogGroup)] as const);
    for (const [id, group] of used)
      expect(made.template.Resources[group]?.Type, id).toBe('AWS::Logs::LogGroup');
  });
});
