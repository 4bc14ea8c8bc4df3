import { Duration } from 'aws-cdk-lib';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import { mailJobMinutes } from '#functions/mail-jobs/run.ts';
import type { DeployContext } from '../context.ts';
import { acknowledge } from './acknowledge.ts';
import { LeastPrivilegeFunction } from './least-privilege-function.ts';
import { anySenderReason, channelVariables, mailStatements, tableStatements } from './route-function.ts';

const sends = { sends: ['mail'] } as const;

export interface MailJobsProps {
  readonly table: ITableV2;
  readonly siteUrl: string;
  readonly visitorSecret: string;
  readonly context: DeployContext;
}

/**
 * Sends reminders, newsletters, and events for other systems. A schedule needs no queue and stays within Lambda's free tier; the next run
 * continues what the last one could not finish.
 */
export class MailJobs extends Construct {
  readonly sender: LeastPrivilegeFunction;

  constructor(scope: Construct, id: string, { table, siteUrl, visitorSecret, context }: MailJobsProps) {
    super(scope, id);
    this.sender = new LeastPrivilegeFunction(this, 'Send', {
      bundle: 'mailJobs',
      functionsDirectory: context.functionsDirectory,
      description: 'Sends reminders, newsletters and events',
      timeoutSeconds: 285,
      environment: {
        TABLE_NAME: table.tableName,
        SITE_URL: siteUrl,
        // Signs the links to bookings and to unsubscribe.
        VISITOR_SECRET: visitorSecret,
        SECRETS_ROTATION: context.rotation,
        ...channelVariables(sends, context, this),
      },
      statements: [
        ...tableStatements(
          [
            {
              on: 'table',
              actions: ['GetItem'],
              partitions: ['BOOKINGS', 'CONTACTS', 'CONVERSATION#*', 'FLOWSESSIONS#*', 'PREFERENCES', 'SITE'],
            },
            {
              on: 'table',
              actions: ['Query'],
              partitions: ['APPOINTMENTS', 'EVENTQUEUE', 'NEWSLETTERS', 'SITE', 'SUBSCRIBERS'],
            },
            { on: 'table', actions: ['BatchGetItem'], partitions: ['NEWSLETTER#*', 'NEWSLETTERS'] },
            {
              on: 'table',
              actions: ['PutItem'],
              partitions: ['EVENTLOG', 'FAILEDNOTICES', 'LEAD#*', 'NEWSLETTER#*', 'NOTICE#*'],
            },
            {
              on: 'table',
              actions: ['UpdateItem'],
              partitions: ['EVENTQUEUE', 'NEWSLETTER#*', 'NEWSLETTERS', 'SITE', 'VERSION#*'],
            },
            { on: 'table', actions: ['DeleteItem'], partitions: ['EVENTQUEUE'] },
          ],
          table,
        ),
        ...mailStatements(sends, context, this),
      ],
    });
    if (context.notifyEmail) acknowledge(this.sender, ['IAM5[Resource::*]'], anySenderReason);
    new Rule(this, 'Often', {
      description: `Every ${mailJobMinutes} minutes: reminders, newsletters and events`,
      schedule: Schedule.rate(Duration.minutes(mailJobMinutes)),
      targets: [new LambdaFunction(this.sender.function, { retryAttempts: 0 })],
    });
  }
}
