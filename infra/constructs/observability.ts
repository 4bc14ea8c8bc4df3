import { Aws, Duration } from 'aws-cdk-lib';
import type { HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import {
  Alarm,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  type IMetric,
  MathExpression,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { dailyTokens } from '#functions/assistant/budget.ts';
import { metricNamespace } from '#functions/http/metric.ts';
import type { DeployContext } from '../context.ts';
import type { LeastPrivilegeFunction } from './least-privilege-function.ts';

export interface ObservabilityProps {
  readonly stage: HttpStage;
  readonly table: ITableV2;
  /** Every function of the stack by name. */
  readonly functions: Readonly<Record<string, LeastPrivilegeFunction>>;
  readonly deadLetters: IQueue;
  readonly context: DeployContext;
}

/**
 * The alarm fires at this share of the assistant's daily token budget, before the budget stops the model for
 * the day.
 */
const modelAlarmShare = 0.8;

const fiveMinutes = { period: Duration.minutes(5) };

/** One dashboard, and alarms that are mailed to `alarmEmail` if it is set. */
export class Observability extends Construct {
  readonly #topic: Topic | undefined;

  constructor(scope: Construct, id: string, props: ObservabilityProps) {
    super(scope, id);
    const { stage, deadLetters, context } = props;
    this.#topic = context.alarmEmail ? this.#alarmTopic(context.alarmEmail) : undefined;
    // The assistant writes this metric after each call to the model; without an API key there is none.
    const tokens = new Metric({
      namespace: metricNamespace,
      metricName: 'ModelTokens',
      statistic: 'sum',
      period: Duration.hours(1),
    });

    this.#alarm('ServerErrors', 'The API answered 5xx five times in five minutes', {
      metric: stage.metricServerError({ ...fiveMinutes, statistic: 'sum' }),
      threshold: 5,
    });
    this.#alarm('Latency', 'For 15 minutes, one request in twenty took over three seconds', {
      metric: stage.metricLatency({ ...fiveMinutes, statistic: 'p95' }),
      threshold: 3000,
      periods: 3,
    });
    // Without a function name, Lambda's metrics cover the whole account and region: one alarm for all
    // functions.
    const accountMetric = (metricName: string) =>
      new Metric({ namespace: 'AWS/Lambda', metricName, statistic: 'sum', ...fiveMinutes });
    this.#alarm('FunctionErrors', 'A function failed', { metric: accountMetric('Errors'), threshold: 1 });
    this.#alarm('Throttles', 'Lambda throttled functions', {
      metric: accountMetric('Throttles'),
      threshold: 5,
    });
    for (const metric of tableThrottles(props.table)) {
      this.#alarm(metric.metricName, 'DynamoDB throttled requests', { metric, threshold: 10 });
    }
    this.#alarm('LostNotifications', 'Notifications of new leads could not be delivered', {
      metric: deadLetters.metricApproximateNumberOfMessagesVisible(fiveMinutes),
      threshold: 1,
    });
    this.#alarm('ModelSpend', 'The assistant used more model tokens today than expected', {
      metric: tokens.with({ period: Duration.days(1) }),
      threshold:
        context.modelAlarmTokens ??
        Math.max(1, Math.floor(dailyTokens(context.variable('CHAT_DAILY_TOKENS')) * modelAlarmShare)),
    });
    if (context.monthlyBudget !== undefined && context.alarmEmail !== undefined) {
      monthlyBudget(this, context.monthlyBudget, context.alarmEmail);
    }
    this.#dashboard(props, tokens);
  }

  #alarmTopic(email: string): Topic {
    const topic = new Topic(this, 'Alarms', { enforceSSL: true });
    // A topic policy replaces the default permissions, so it must allow CloudWatch to publish.
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    );
    topic.addSubscription(new EmailSubscription(email));
    return topic;
  }

  #alarm(
    name: string,
    description: string,
    { metric, threshold, periods = 1 }: { metric: IMetric; threshold: number; periods?: number },
  ): void {
    const alarm = new Alarm(this, name, {
      alarmDescription: `${description}. What to do: docs/operations.md.`,
      metric,
      threshold,
      evaluationPeriods: periods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    if (this.#topic) alarm.addAlarmAction(new SnsAction(this.#topic));
  }

  #dashboard({ stage, table, functions, deadLetters }: ObservabilityProps, tokens: IMetric): void {
    const all = Object.entries(functions);
    const perFunction = (metric: string, statistic: string) =>
      new MathExpression({
        expression: `SEARCH('{AWS/Lambda,FunctionName} MetricName="${metric}" FunctionName="${Aws.STACK_NAME}-"', '${statistic}')`,
        label: '',
        ...fiveMinutes,
      });
    const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
      new GraphWidget({ title, left, right, width: 12, height: 6 });
    const dashboard = new Dashboard(this, 'Dashboard', { defaultInterval: Duration.days(1) });
    dashboard.addWidgets(
      graph(
        'API: requests and errors',
        [stage.metricCount({ statistic: 'sum' })],
        [stage.metricClientError({ statistic: 'sum' }), stage.metricServerError({ statistic: 'sum' })],
      ),
      graph('API: latency (ms)', [
        stage.metricLatency({ statistic: 'p50' }),
        stage.metricLatency({ statistic: 'p95' }),
        stage.metricLatency({ statistic: 'p99' }),
      ]),
      graph(`Functions (${all.length}): errors`, [perFunction('Errors', 'Sum')]),
      graph('Functions: duration p95 (ms)', [perFunction('Duration', 'p95')]),
      graph(
        'Functions: throttles and concurrency',
        [perFunction('Throttles', 'Sum')],
        [perFunction('ConcurrentExecutions', 'Maximum')],
      ),
      graph(
        'Table: used capacity and throttled requests',
        [table.metricConsumedReadCapacityUnits(), table.metricConsumedWriteCapacityUnits()],
        [...tableThrottles(table), table.metric('TransactionConflict', { statistic: 'sum', ...fiveMinutes })],
      ),
      graph('Notifications that failed', [deadLetters.metricApproximateNumberOfMessagesVisible()]),
      graph('Assistant: model tokens', [tokens]),
    );
  }
}

/** Read and write requests that the table throttled. */
const tableThrottles = (table: ITableV2): Metric[] =>
  ['ReadThrottleEvents', 'WriteThrottleEvents'].map((metricName) =>
    table.metric(metricName, { statistic: 'sum', ...fiveMinutes }),
  );

/** An AWS budget for the whole account, with emails at 80 % and 100 %. */
const monthlyBudget = (scope: Construct, amount: number, address: string): CfnBudget =>
  new CfnBudget(scope, 'Budget', {
    budget: { budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit: { amount, unit: 'USD' } },
    notificationsWithSubscribers: [80, 100].map((threshold) => ({
      notification: {
        notificationType: 'ACTUAL',
        comparisonOperator: 'GREATER_THAN',
        threshold,
        thresholdType: 'PERCENTAGE',
      },
      subscribers: [{ subscriptionType: 'EMAIL', address }],
    })),
  });
