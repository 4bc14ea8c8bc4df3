import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import type { DeployContext } from '../context.ts';
import { acknowledge } from './acknowledge.ts';
import { LeastPrivilegeFunction } from './least-privilege-function.ts';
import { anySenderReason, channelVariables, mailStatements, tableStatements } from './route-function.ts';

export interface WeeklyReportProps {
  readonly table: ITableV2;
  readonly siteUrl: string;
  readonly context: DeployContext;
}

const sends = { sends: ['mail', 'slack'] } as const;

/** Writes the owner's weekly report every Monday. A failed run is retried three times within minutes. */
export class WeeklyReport extends Construct {
  readonly writer: LeastPrivilegeFunction;

  constructor(scope: Construct, id: string, { table, siteUrl, context }: WeeklyReportProps) {
    super(scope, id);
    const { notifyEmail } = context;
    this.writer = new LeastPrivilegeFunction(this, 'Write', {
      bundle: 'letter',
      functionsDirectory: context.functionsDirectory,
      description: 'Writes the weekly report',
      timeoutSeconds: 40,
      // Loads the cards of every language used during the week.
      memoryMb: 1024,
      environment: {
        TABLE_NAME: table.tableName,
        SITE_URL: siteUrl,
        SECRETS_ROTATION: context.rotation,
        ...channelVariables(sends, context, this),
      },
      statements: [
        ...tableStatements(
          [
            { on: 'table', actions: ['GetItem'], partitions: ['KNOWLEDGE', 'LETTERS'] },
            { on: 'table', actions: ['Query'], partitions: ['TALKDAYS'] },
            { on: 'table', actions: ['BatchGetItem'], partitions: ['CONVERSATION#*'] },
            { on: 'table', actions: ['PutItem'], partitions: ['LETTERS'] },
            { on: 'index', actions: ['Query'], partitions: ['TALKS#*'] },
            { on: 'table', actions: ['GetItem'], partitions: ['NOTICE#*', 'PREFERENCES', 'SITE'] },
            {
              on: 'table',
              actions: ['PutItem', 'UpdateItem', 'DeleteItem'],
              partitions: ['FAILEDNOTICES', 'NOTICE#*', 'VERSION#*'],
            },
          ],
          table,
        ),
        ...mailStatements(sends, context, this),
      ],
    });
    if (notifyEmail) acknowledge(this.writer, ['IAM5[Resource::*]'], anySenderReason);
    new Rule(this, 'Weekly', {
      description: 'Monday, 06:00 UTC: report of the previous week',
      schedule: Schedule.cron({ weekDay: 'MON', hour: '6', minute: '0' }),
      targets: [new LambdaFunction(this.writer.function, { retryAttempts: 3 })],
    });
  }
}
