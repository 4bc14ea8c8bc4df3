import { expect, it } from 'vitest';
import { fullStack, plainStack, referencedId, type Synthesized } from './synthesize.ts';

/** The scheduled function and the rights of its role. */
const scheduled = ({ resources, template }: Synthesized) => {
  const rules = resources('AWS::Events::Rule').map(([, { Properties }]) => Properties);
  const rule = rules.find(({ ScheduleExpression }) => ScheduleExpression.startsWith('cron')) ?? {};
  const fn = template.Resources[referencedId(rule.Targets[0].Arn)]?.Properties;
  const role = template.Resources[referencedId(fn?.Role)]?.Properties;
  const statements = (role?.Policies ?? []).flatMap(
    (policy: { PolicyDocument: { Statement: Record<string, unknown>[] } }) => policy.PolicyDocument.Statement,
  ) as {
    Action: string | string[];
    Condition?: { 'ForAllValues:StringLike'?: { 'dynamodb:LeadingKeys'?: string[] } };
  }[];
  return {
    schedule: rule.ScheduleExpression as string,
    variables: fn?.Environment.Variables as Record<string, unknown>,
    may: statements.flatMap(({ Action, Condition }) =>
      [Action]
        .flat()
        .map((action) => [action, Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys']?.join()]),
    ),
  };
};

it('writes the weekly report every Monday with rights to its counters, reports and deliveries only', async () => {
  const { schedule, variables, may } = scheduled(await plainStack());
  expect(schedule).toBe('cron(0 6 ? * MON *)');
  expect(Object.keys(variables).filter((name) => name.startsWith('NOTIFY'))).toEqual([]);
  expect(may).toEqual([
    ['logs:CreateLogStream', undefined],
    ['logs:PutLogEvents', undefined],
    ['dynamodb:GetItem', 'KNOWLEDGE,LETTERS'],
    ['dynamodb:Query', 'TALKDAYS'],
    ['dynamodb:BatchGetItem', 'CONVERSATION#*'],
    ['dynamodb:PutItem', 'LETTERS'],
    ['dynamodb:Query', 'TALKS#*'],
    ['dynamodb:GetItem', 'NOTICE#*,PREFERENCES,SITE'],
    ['dynamodb:DeleteItem', 'FAILEDNOTICES,NOTICE#*,VERSION#*'],
    ['dynamodb:PutItem', 'FAILEDNOTICES,NOTICE#*,VERSION#*'],
    ['dynamodb:UpdateItem', 'FAILEDNOTICES,NOTICE#*,VERSION#*'],
    ['ssm:GetParameter', undefined],
  ]);
});

it('sends the weekly report through the owner’s channels and records deliveries', async () => {
  const { variables, may } = scheduled(await fullStack());
  expect(variables).toMatchObject({ NOTIFY_EMAIL: 'leads@example.com', NOTIFY_FROM: 'leads@example.com' });
  expect(JSON.stringify(variables.NOTIFY_WEBHOOK_URL)).toContain('resolve:secretsmanager');
  expect(may).toContainEqual(['ses:SendEmail', undefined]);
  expect(may).toContainEqual(['dynamodb:PutItem', 'FAILEDNOTICES,NOTICE#*,VERSION#*']);
});
