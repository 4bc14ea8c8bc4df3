import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { fullStack, referencedId, type Synthesized } from './synthesize.ts';

let made: Synthesized;
beforeAll(async () => {
  made = await fullStack();
});

interface AlarmProperties {
  readonly Namespace: string;
  readonly MetricName: string;
  readonly Threshold: number;
  readonly TreatMissingData: string;
  readonly AlarmDescription: string;
  readonly AlarmActions: unknown[];
}
const alarms = () =>
  made
    .resources('AWS::CloudWatch::Alarm')
    .map(([id, { Properties }]) => [id, Properties as AlarmProperties] as const);

const watched = [
  ['AWS/ApiGateway', '5xx'],
  ['AWS/ApiGateway', 'Latency'],
  ['AWS/Lambda', 'Errors'],
  ['AWS/Lambda', 'Throttles'],
  ['AWS/DynamoDB', 'ReadThrottleEvents'],
  ['AWS/DynamoDB', 'WriteThrottleEvents'],
  ['AWS/SQS', 'ApproximateNumberOfMessagesVisible'],
  ['Parley', 'ModelTokens'],
] as const;

describe('alarms', () => {
  it('watch errors, throttles, latency, failed notifications and model tokens', () => {
    const found = alarms().map(([, { Namespace, MetricName }]) => `${Namespace} ${MetricName}`);
    expect(found.sort()).toEqual(watched.map((pair) => pair.join(' ')).sort());
    // A night without requests must not set off an alarm.
    for (const [id, alarm] of alarms()) expect(alarm.TreatMissingData, id).toBe('notBreaching');
  });

  it('fire before the daily model budget is used up', () => {
    const spend = alarms().find(([, { MetricName }]) => MetricName === 'ModelTokens');
    expect(spend?.[1].Threshold).toBe(800);
  });

  it('mail the owner through a topic that CloudWatch may publish to', () => {
    const [topic] = made.resources('AWS::SNS::Topic')[0] ?? [];
    for (const [id, { AlarmActions }] of alarms()) expect(referencedId(AlarmActions), id).toBe(topic);
    expect(made.resources('AWS::SNS::Subscription')[0]?.[1].Properties).toMatchObject({
      Protocol: 'email',
      Endpoint: 'ops@example.com',
    });
    const statements = made.resources('AWS::SNS::TopicPolicy')[0]?.[1].Properties.PolicyDocument.Statement;
    expect(statements).toContainEqual(
      expect.objectContaining({
        Effect: 'Allow',
        Action: 'sns:Publish',
        Principal: { Service: 'cloudwatch.amazonaws.com' },
      }),
    );
  });

  it('are all explained in the runbook', () => {
    const runbook = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
    for (const [id] of alarms()) {
      const name = id.replace(/^Observability/, '').replace(/[0-9A-F]{8}$/, '');
      expect(runbook, name).toContain(`\`${name}\``);
    }
  });
});

it("shows every alarm's metric on the dashboard", () => {
  const [, dashboard] = made.resources('AWS::CloudWatch::Dashboard')[0] ?? [];
  const body = JSON.stringify(dashboard?.Properties.DashboardBody);
  for (const [, metric] of watched) expect(body).toContain(metric);
  for (const metric of [
    'Duration',
    'ConcurrentExecutions',
    'TransactionConflict',
    'ConsumedWriteCapacityUnits',
  ])
    expect(body).toContain(metric);
});

it('warns at 80 and 100 per cent of the monthly budget', () => {
  const [, budget] = made.resources('AWS::Budgets::Budget')[0] ?? [];
  expect(budget?.Properties.Budget).toMatchObject({ BudgetLimit: { Amount: 50, Unit: 'USD' } });
  const warnings = budget?.Properties.NotificationsWithSubscribers as {
    Notification: { Threshold: number };
    Subscribers: { Address: string }[];
  }[];
  expect(warnings.map(({ Notification }) => Notification.Threshold)).toEqual([80, 100]);
  for (const { Subscribers } of warnings) expect(Subscribers[0]?.Address).toBe('ops@example.com');
});

it('updates every user of a secret when `rotation` changes', async () => {
  const before = made;
  const after = await fullStack({ rotation: '2026-12' });
  const users = Object.entries(before.template.Resources).filter(([, resource]) =>
    JSON.stringify(resource).includes('{{resolve:secretsmanager:'),
  );
  expect(users.length).toBeGreaterThan(40);
  const unchanged = users.filter(
    ([id, resource]) => JSON.stringify(after.template.Resources[id]) === JSON.stringify(resource),
  );
  // CloudFormation reads a secret again only when the resource changes.
  expect(unchanged.map(([id]) => id)).toEqual([]);
});
