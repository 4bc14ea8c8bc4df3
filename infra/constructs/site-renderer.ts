import path from 'node:path';
import { CustomResource, Duration, FileSystem } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { ManagedPolicy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { EventSourceMapping, FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { DeployContext } from '../context.ts';
import { acknowledge } from './acknowledge.ts';
import { LeastPrivilegeFunction } from './least-privilege-function.ts';
import { tableStatements } from './route-function.ts';
import { type Site, siteLogicalIds } from './site.ts';

export interface SiteRendererProps {
  readonly table: TableV2;
  readonly site: Site;
  readonly context: DeployContext;
  /** Uploads that a deployment makes before the pages are rendered again. */
  readonly after: Construct;
}

/**
 * Renders the site for each publication, from the table's stream, and after a deployment. It may write the site's
 * files and nothing else; it costs nothing while nobody publishes.
 */
export class SiteRenderer extends Construct {
  readonly renderer: LeastPrivilegeFunction;

  constructor(scope: Construct, id: string, { table, site, context, after }: SiteRendererProps) {
    super(scope, id);
    const distribution = site.distribution.distributionArn;
    this.renderer = new LeastPrivilegeFunction(this, 'Render', {
      bundle: 'siteRenderer',
      functionsDirectory: context.functionsDirectory,
      description: 'Renders the pages of a publication',
      timeoutSeconds: 120,
      memoryMb: 1769,
      environment: {
        TABLE_NAME: table.tableName,
        SITE_URL: site.url,
        SITE_BUCKET: site.bucket.bucketName,
        DISTRIBUTION_ID: site.distribution.distributionId,
      },
      statements: [
        ...tableStatements(
          [
            { on: 'table', actions: ['GetItem'], partitions: ['SITE', 'SITEVALUES'] },
            { on: 'table', actions: ['Query'], partitions: ['POSTBODY', 'POSTS', 'SITE'] },
            { on: 'table', actions: ['PutItem', 'UpdateItem'], partitions: ['SITE', 'SITEVALUES'] },
          ],
          table,
        ),
        new PolicyStatement({
          actions: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
          resources: [site.bucket.arnForObjects('*')],
        }),
        new PolicyStatement({ actions: ['cloudfront:CreateInvalidation'], resources: [distribution] }),
      ],
    });
    acknowledge(
      this.renderer,
      [`IAM5[Resource::<${siteLogicalIds.bucket}.Arn>/*]`],
      'Pages have addresses that only the publication knows.',
    );
    this.#listen(table);
    const code = FileSystem.fingerprint(path.join(context.functionsDirectory, 'siteRenderer'));
    const again = new CustomResource(this, 'AfterDeployment', {
      serviceToken: this.renderer.function.functionArn,
      // A changed build uploads its default pages over the published ones.
      properties: { Build: `${FileSystem.fingerprint(context.siteDirectory)}-${code}` },
    });
    again.node.addDependency(after);
  }

  #listen(table: TableV2): void {
    const streamArn = table.tableStreamArn ?? '';
    const polling = new ManagedPolicy(this, 'Polling', {
      statements: [
        new PolicyStatement({
          actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
          resources: [streamArn],
        }),
        new PolicyStatement({ actions: ['dynamodb:ListStreams'], resources: ['*'] }),
      ],
    });
    acknowledge(
      polling,
      ['IAM5[Resource::*]'],
      'ListStreams knows no resource; Lambda asks for it to follow a stream.',
    );
    this.renderer.function.role?.addManagedPolicy(polling);
    new EventSourceMapping(this, 'Stream', {
      target: this.renderer.function,
      eventSourceArn: streamArn,
      startingPosition: StartingPosition.LATEST,
      batchSize: 10,
      retryAttempts: 5,
      maxRecordAge: Duration.hours(1),
      filters: [
        FilterCriteria.filter({
          dynamodb: {
            Keys: { pk: { S: FilterRule.isEqual('SITE') } },
            NewImage: { state: { S: FilterRule.isEqual('rendering') } },
          },
        }),
      ],
    });
  }
}
