import { beforeAll, describe, expect, it } from 'vitest';
import { rightsOf } from '#functions/http/row-rights.ts';
import type { RouteRow } from '#functions/http/types.ts';
import { routes as productRoutes } from '#functions/routes.ts';
import { tableLogicalId } from '#infra/constructs/data-table.ts';
import { secretLogicalIds } from '#infra/constructs/secrets.ts';
import { siteLogicalIds } from '#infra/constructs/site.ts';
import { type CfnResource, plainStack, referencedId, type Synthesized, synthesize } from './synthesize.ts';

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
const findFunction = (routeKey: string) => {
  const matching = made
    .resources('AWS::ApiGatewayV2::Route')
    .filter(([, r]) => r.Properties.RouteKey === routeKey);
  expect(matching, routeKey).toHaveLength(1);
  const integration = made.template.Resources[
    referencedId(matching[0]?.[1].Properties.Target)
  ] as CfnResource;
  const functionId = referencedId(integration.Properties.IntegrationUri);
  const fn = made.template.Resources[functionId] as CfnResource;
  const roleId = referencedId(fn.Properties.Role);
  return { functionId, fn, roleId, role: made.template.Resources[roleId] as CfnResource };
};

interface Statement {
  Action: string | string[];
  Resource: unknown;
  Condition?: { 'ForAllValues:StringLike'?: { 'dynamodb:LeadingKeys'?: string | string[] } };
}
const roleStatements = (roleId: string): Statement[] => {
  const role = made.template.Resources[roleId] as CfnResource;
  const attached = made
    .resources('AWS::IAM::Policy')
    .filter(([, policy]) => JSON.stringify(policy.Properties.Roles).includes(`"${roleId}"`));
  return [...(role.Properties.Policies ?? []), ...attached.map(([, policy]) => policy.Properties)].flatMap(
    ({ PolicyDocument }) => PolicyDocument.Statement,
  );
};
const allowedActions = (roleId: string, what: (resource: string) => boolean): string[] =>
  roleStatements(roleId)
    .filter(({ Resource }) => what(JSON.stringify(Resource)))
    .flatMap(({ Action }) => Action)
    .sort();

/** The stream mapping whose filter contains a word. */
const mappingOf = (word: string): CfnResource => {
  const found = made
    .resources('AWS::Lambda::EventSourceMapping')
    .filter(([, { Properties }]) => JSON.stringify(Properties.FilterCriteria).includes(word));
  expect(found, word).toHaveLength(1);
  return found[0]?.[1] as CfnResource;
};

describe('every row of the route table', () => {
  it.each(rows)(
    '%s has its own function and a role with exactly the rights of its row [INFRA-025]',
    (name, row) => {
      const { fn, roleId, role } = findFunction(`${row.contract.method} ${row.contract.path}`);
      expect(fn.Properties).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        MemorySize: row.memoryMb ?? 512,
        Timeout: row.timeoutSeconds ?? 10,
      });
      const pairs = roleStatements(roleId).flatMap(({ Action, Condition }) =>
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
      // Only an erasure and the export of everything read the whole table.
      const whole = ['erasePerson', 'exportEverything'].includes(name) ? ['dynamodb:Scan *'] : [];
      expect(pairs.filter((pair) => pair.endsWith(' *'))).toEqual(whole);
      const isIndex = (resource: string) => resource.includes('/index/');
      const isTable = (resource: string) => resource.includes(`"${tableLogicalId}"`) && !isIndex(resource);
      const allowed = (on: 'table' | 'index') =>
        new Set(
          rightsOf(row)
            .filter((right) => right.on === on)
            .flatMap(({ actions }) => actions.map((action) => `dynamodb:${action}`)),
        );
      expect(new Set(allowedActions(roleId, isTable))).toEqual(allowed('table'));
      expect(new Set(allowedActions(roleId, isIndex))).toEqual(allowed('index'));
      const others = allowedActions(roleId, (resource) => !isTable(resource) && !isIndex(resource));
      const mail = row.sends?.includes('mail') ? (row.changesMailPassword ?? ['GetParameter']) : [];
      const readsKey = row.secrets?.includes('model') ? ['GetParameter'] : [];
      const onPassword = [...mail, ...(row.changesModelKey ?? readsKey)].map((action) => `ssm:${action}`);
      expect(others).toEqual(['logs:CreateLogStream', 'logs:PutLogEvents', ...onPassword].sort());
      expect(role.Properties.ManagedPolicyArns).toBeUndefined();
    },
  );

  it('writes the administrator’s account only in the routes listed here [INFRA-030]', () => {
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
    const all = rows.map(([, { contract }]) => findFunction(`${contract.method} ${contract.path}`));
    expect(new Set(all.map(({ functionId }) => functionId)).size).toBe(rows.length);
    expect(new Set(all.map(({ roleId }) => roleId)).size).toBe(rows.length);
  });

  it('has only its own settings and secrets [INFRA-010]', () => {
    for (const [name, row] of rows) {
      const variables = findFunction(`${row.contract.method} ${row.contract.path}`).fn.Properties.Environment
        .Variables;
      const allowed = [
        'ORIGIN_SECRET',
        'SECRETS_ROTATION',
        'SITE_URL',
        'TABLE_NAME',
        ...(row.secrets?.includes('session') ? ['SESSION_SECRET'] : []),
        ...(row.secrets?.includes('visitor') ? ['VISITOR_SECRET'] : []),
        ...(row.sends?.includes('mail') ? ['MAIL_PASSWORD_PARAMETER'] : []),
        ...(row.changesModelKey || row.secrets?.includes('model') ? ['MODEL_KEY_PARAMETER'] : []),
        ...(row.env ?? []),
      ];
      expect(
        Object.keys(variables).filter((key) => !allowed.includes(key)),
        name,
      ).toEqual([]);
      expect('SESSION_SECRET' in variables, name).toBe(row.secrets?.includes('session') === true);
      expect('VISITOR_SECRET' in variables, name).toBe(row.secrets?.includes('visitor') === true);
      const holdsBoth = 'SESSION_SECRET' in variables && 'VISITOR_SECRET' in variables;
      // An admin route that creates visitor links holds both. Other routes must not be able to sign admin
      // sessions.
      if (row.access !== 'admin')
        expect(holdsBoth, `${name} can sign as the administrator`).toBe(row.knowsAdmin === true);
    }
  });

  it('changes the model’s key only in the routes listed here, and reads it only where a model is called', () => {
    const changes = rows.flatMap(([name, { changesModelKey: actions }]) =>
      actions ? [[name, actions]] : [],
    );
    expect(Object.fromEntries(changes)).toEqual({
      saveModel: ['PutParameter'],
      removeModel: ['DeleteParameter'],
    });
    const key = (resource: string) => resource.includes('model-key');
    const readers = rows.flatMap(([name, { contract }]) =>
      allowedActions(findFunction(`${contract.method} ${contract.path}`).roleId, key).includes(
        'ssm:GetParameter',
      )
        ? [name]
        : [],
    );
    expect(readers.sort()).toEqual([
      'continueFlowSession',
      'draftFlowTexts',
      'draftTranslation',
      'runTestWithModel',
      'sendChatMessage',
      'sendDemoMessage',
      'testModel',
    ]);
  });

  it('changes the mail password only in the routes listed here, and reads it only in routes that send mail', () => {
    const changes = rows.flatMap(([name, { changesMailPassword: actions }]) =>
      actions ? [[name, actions]] : [],
    );
    expect(Object.fromEntries(changes)).toEqual({
      saveMailServer: ['PutParameter', 'DeleteParameter'],
      removeMailServer: ['DeleteParameter'],
    });
    const password = (resource: string) => resource.includes('mail-password');
    const readers = rows.flatMap(([name, { contract }]) =>
      allowedActions(findFunction(`${contract.method} ${contract.path}`).roleId, password).includes(
        'ssm:GetParameter',
      )
        ? [name]
        : [],
    );
    expect(readers.sort()).toEqual([
      'answerBooking',
      'sendReply',
      'testChannel',
      'testNewsletter',
      'updateBooking',
    ]);
  });

  it('is cached at the edge only when it is public [INFRA-019]', () => {
    for (const [name, row] of rows) if (row.cacheControl) expect(row.access, name).toBe('public');
  });
});

describe('secrets entered in the portal', () => {
  it.each([
    ['mail-password', 'MAIL_PASSWORD_PARAMETER'],
    ['model-key', 'MODEL_KEY_PARAMETER'],
  ] as const)(
    '%s is one parameter for the whole stack, and no role may access another',
    (secret, variable) => {
      const name = `/Parley/${secret}`;
      const told = made
        .resources('AWS::Lambda::Function')
        .flatMap(([, { Properties }]) => Properties.Environment?.Variables[variable] ?? []);
      expect(new Set(told)).toEqual(new Set([name]));
      const granted = made
        .resources('AWS::IAM::Role')
        .flatMap(([id]) => roleStatements(id))
        .filter(
          ({ Action, Resource }) =>
            [Action].flat().some((action) => action.startsWith('ssm:')) &&
            JSON.stringify(Resource).includes(secret),
        );
      expect(granted).toHaveLength(told.length);
      for (const { Action, Resource } of granted) {
        expect([Action].flat().every((action) => /^ssm:(Get|Put|Delete)Parameter$/.test(action))).toBe(true);
        expect(Resource).toEqual({
          'Fn::Join': [
            '',
            [
              'arn:',
              { Ref: 'AWS::Partition' },
              ':ssm:',
              { Ref: 'AWS::Region' },
              ':',
              { Ref: 'AWS::AccountId' },
              `:parameter${name}`,
            ],
          ],
        });
      }
    },
  );
});

describe('the API', () => {
  it('may call each function for its own path only', () => {
    const permissions = made
      .resources('AWS::Lambda::Permission')
      .filter(([, { Properties }]) => Properties.Principal === 'apigateway.amazonaws.com');
    for (const [name, { contract }] of rows) {
      const { functionId } = findFunction(`${contract.method} ${contract.path}`);
      const own = permissions.filter(
        ([, { Properties }]) => referencedId(Properties.FunctionName) === functionId,
      );
      expect(own, name).toHaveLength(1);
      expect(JSON.stringify(own[0]?.[1].Properties.SourceArn), name).toContain(`/*/*${contract.path}"`);
    }
    // One more for the fallback.
    expect(permissions).toHaveLength(rows.length + 1);
  });

  it('has no routes beyond the table, except the fallback', () => {
    const keys = made.resources('AWS::ApiGatewayV2::Route').map(([, r]) => r.Properties.RouteKey);
    expect(keys.sort()).toEqual(
      [
        ...rows.map(([, { contract }]) => `${contract.method} ${contract.path}`),
        ...rows.flatMap(([, { contract }]) => (contract.method === 'GET' ? [`HEAD ${contract.path}`] : [])),
        '$default',
      ].sort(),
    );
  });

  it('answers HEAD with the function of GET', () => {
    for (const [, { contract }] of rows.filter(([, row]) => row.contract.method === 'GET')) {
      expect(findFunction(`HEAD ${contract.path}`).functionId).toBe(
        findFunction(`GET ${contract.path}`).functionId,
      );
    }
  });

  it('throttles requests and logs no addresses [INFRA-012]', () => {
    const stage = only('AWS::ApiGatewayV2::Stage').Properties;
    expect(stage.DefaultRouteSettings).toMatchObject({ ThrottlingRateLimit: 100, ThrottlingBurstLimit: 200 });
    expect(stage.AccessLogSettings.Format).not.toMatch(/sourceIp|userAgent|path"/i);
  });

  it('throttles each route separately, so that reads never block forms and logins [INFRA-027]', () => {
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
    // The deployment fails when the stage has settings of a route that does not exist yet.
    expect(stage.DependsOn).toEqual(expect.arrayContaining(keys.map(([id]) => id)));
  });

  it('rate-limits every public route by viewer, except those listed here [INFRA-028]', () => {
    for (const [name, row] of rows) {
      const cached = row.cacheControl !== undefined;
      if (row.access === 'admin' || cached || row.rateLimit) continue;
      expect(
        // A poll is one read of the conversation in its signed cookie; a rate limit would double its calls.
        ['getSetupStatus', 'setUpAdmin', 'logIn', 'logInWithCode', 'pollConversation'],
        `${name} needs a rateLimit`,
      ).toContain(name);
    }
  });

  it('answers only through CloudFront: every function knows the origin secret [INFRA-007]', () => {
    for (const key of made.resources('AWS::ApiGatewayV2::Route').map(([, r]) => r.Properties.RouteKey)) {
      expect(findFunction(key).fn.Properties.Environment.Variables.ORIGIN_SECRET, key).toBeDefined();
    }
    const { Origins } = only('AWS::CloudFront::Distribution').Properties.DistributionConfig;
    const headers = Origins.flatMap((o: { OriginCustomHeaders?: unknown[] }) => o.OriginCustomHeaders ?? []);
    expect(headers).toMatchObject([{ HeaderName: 'x-origin-verify' }]);
  });

  it('accepts two origin secrets during a rotation, so that no request fails [INFRA-031]', async () => {
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
  it('has deletion protection and backups, and outlives the stack [INFRA-020]', () => {
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

  it('is deleted with a trial stack', async () => {
    const trial = await synthesize({ context: { production: 'off' } });
    const table = trial.template.Resources[tableLogicalId] as CfnResource;
    expect(table.DeletionPolicy).toBe('Delete');
    expect(table.Properties.Replicas[0].DeletionProtectionEnabled).toBe(false);
  });
});

describe('stateful resources', () => {
  it('keep their logical ids, so that no upgrade replaces them [INFRA-021]', () => {
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

  it('have no fixed names, so that a second stack fits beside the first', () => {
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

  it('stay in templates far below the limits of CloudFormation', () => {
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
  it('are private, encrypted and TLS-only; only the distribution reads the site', () => {
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

  it('appear in the template only as references [INFRA-002]', () => {
    expect(made.text).not.toMatch(nothingSecret);
    for (const [id, { Properties }] of made.resources('AWS::Lambda::Function')) {
      for (const [name, value] of Object.entries(Properties.Environment?.Variables ?? {})) {
        if (/SECRET$|KEY$/.test(name)) {
          expect(JSON.stringify(value), `${id} ${name}`).toMatch(/\{\{resolve:secretsmanager:/);
        }
      }
    }
  });

  it('never appear in an output', () => {
    expect(JSON.stringify(made.template.Outputs)).not.toMatch(
      /resolve:secretsmanager|AdminSecret|SessionSecret|OriginSecret/,
    );
    expect(Object.keys(made.template.Outputs).sort()).toEqual(
      ['ApiUrl', 'SetupUrl', 'SiteHost', 'SiteUrl', 'TableName'].sort(),
    );
  });

  it('are not generated during synthesis: two runs give the same template', async () => {
    expect((await synthesize()).text).toBe(made.text);
  });
});

describe('notifications', () => {
  it('follow new leads, logins, calls for a person and events, are retried one by one and end in a watched queue [INFRA-011]', () => {
    const { Properties } = mappingOf('CONTACTS');
    expect(Properties).toMatchObject({
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: 5,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    });
    expect(JSON.parse(Properties.FilterCriteria.Filters[0].Pattern)).toEqual({
      eventName: ['INSERT'],
      dynamodb: { Keys: { pk: { S: ['CONTACTS', 'BOOKINGS', 'LOGINS', 'CALLS', 'EVENTQUEUE'] } } },
    });
    expect(referencedId(Properties.DestinationConfig)).toBe(made.resources('AWS::SQS::Queue')[0]?.[0]);
  });
});

it('renders each publication from the table’s stream, with rights to the site’s files only', () => {
  const { Properties } = mappingOf('rendering');
  expect(JSON.parse(Properties.FilterCriteria.Filters[0].Pattern)).toEqual({
    dynamodb: { Keys: { pk: { S: ['SITE'] } }, NewImage: { state: { S: ['rendering'] } } },
  });
  const renderer = made.template.Resources[referencedId(Properties.FunctionName)] as CfnResource;
  const statements = roleStatements(referencedId(renderer.Properties.Role));
  const rights = statements
    .flatMap(({ Action }) => Action)
    .filter((action) => !/^(dynamodb|logs):/.test(action))
    .sort();
  expect(rights).toEqual([
    'cloudfront:CreateInvalidation',
    's3:DeleteObject',
    's3:GetObject',
    's3:PutObject',
  ]);
  const written = statements.filter(({ Action }) => [Action].flat().includes('s3:PutObject'));
  expect(JSON.stringify(written.map(({ Resource }) => Resource))).toContain(siteLogicalIds.bucket);
});

describe('log groups', () => {
  it('exist for every function, with a retention', () => {
    const groups = made.resources('AWS::Logs::LogGroup');
    for (const [id, { Properties }] of groups) expect(Properties.RetentionInDays, id).toBeGreaterThan(0);
    const used = made
      .resources('AWS::Lambda::Function')
      .map(([id, { Properties }]) => [id, referencedId(Properties.LoggingConfig?.LogGroup)] as const);
    for (const [id, group] of used)
      expect(made.template.Resources[group]?.Type, id).toBe('AWS::Logs::LogGroup');
  });
});
