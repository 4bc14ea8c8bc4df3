import { Duration } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { ManagedPolicy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { EventSourceMapping, FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { notifiedPartitions } from '#functions/notifications/notify.ts';
import type { DeployContext } from '../context.ts';
import { acknowledge } from './acknowledge.ts';
import { LeastPrivilegeFunction } from './least-privilege-function.ts';
import { anySenderReason, channelVariables, mailStatements, tableStatements } from './route-function.ts';

const sends = { sends: ['mail', 'slack'] } as const;

export interface NotificationsProps {
  readonly table: TableV2;
  readonly siteUrl: string;
  readonly visitorSecret: string;
  readonly context: DeployContext;
}

/**
 * Notifies the owner of new leads from the table's stream. The lead is stored first, so a failed
 * notification cannot lose it. After all retries, a failed notification waits in a queue that has an alarm.
 */
export class Notifications extends Construct {
  readonly notifier: LeastPrivilegeFunction;
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, { table, siteUrl, visitorSecret, context }: NotificationsProps) {
    super(scope, id);
    this.deadLetters = new Queue(this, 'Failed', {
      retentionPeriod: Duration.days(14),
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
    });
    acknowledge(this.deadLetters, ['SQS3'], 'This is the dead-letter queue.');

    const { notifyEmail } = context;
    this.notifier = new LeastPrivilegeFunction(this, 'Notify', {
      bundle: 'notify',
      functionsDirectory: context.functionsDirectory,
      description: 'Notifies the owner of new leads',
      timeoutSeconds: 20,
      environment: {
        TABLE_NAME: table.tableName,
        SITE_URL: siteUrl,
        // Signs the links to visitors' bookings in their confirmations.
        VISITOR_SECRET: visitorSecret,
        SECRETS_ROTATION: context.rotation,
        ...channelVariables(sends, context, this),
      },
      statements: [
        // The table records deliveries and failures, for the portal and to avoid duplicates.
        ...tableStatements(
          [
            {
              on: 'table',
              actions: ['GetItem'],
              partitions: [
                'BOOKINGS',
                'CONTACTS',
                'CONVERSATION#*',
                'FLOWSESSIONS#*',
                'NOTICE#*',
                'PREFERENCES',
                'SITE',
              ],
            },
            {
              on: 'table',
              actions: ['PutItem', 'UpdateItem', 'DeleteItem'],
              partitions: ['EVENTLOG', 'EVENTQUEUE', 'FAILEDNOTICES', 'LEAD#*', 'NOTICE#*', 'VERSION#*'],
            },
          ],
          table,
        ),
        ...mailStatements(sends, context, this),
      ],
    });
    if (notifyEmail) acknowledge(this.notifier, ['IAM5[Resource::*]'], anySenderReason);
    this.#listen(table);
  }

  #listen(table: TableV2): void {
    const { function: fn } = this.notifier;
    const streamArn = table.tableStreamArn ?? '';
    // Lambda reads the stream with these permissions; the function's code does not use them.
    const polling = new ManagedPolicy(this, 'Polling', {
      statements: [
        new PolicyStatement({
          actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
          resources: [streamArn],
        }),
        new PolicyStatement({ actions: ['dynamodb:ListStreams'], resources: ['*'] }),
        new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [this.deadLetters.queueArn] }),
      ],
    });
    acknowledge(
      polling,
      ['IAM5[Resource::*]'],
      'ListStreams knows no resource; Lambda asks for it to follow a stream.',
    );
    fn.role?.addManagedPolicy(polling);
    new EventSourceMapping(this, 'Stream', {
      target: fn,
      eventSourceArn: streamArn,
      startingPosition: StartingPosition.LATEST,
      batchSize: 10,
      retryAttempts: 5,
      maxRecordAge: Duration.hours(6),
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      onFailure: { bind: () => ({ destination: this.deadLetters.queueArn }) },
      filters: [
        FilterCriteria.filter({
          eventName: FilterRule.isEqual('INSERT'),
          dynamodb: { Keys: { pk: { S: FilterRule.or(...notifiedPartitions) } } },
        }),
      ],
    });
  }
}
