import path from 'node:path';
import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { BucketDeployment, CacheControl, type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { brand } from '#shared/brand.ts';
import { fileCacheControl } from '#shared/site/file-headers.ts';
import { acknowledge } from './acknowledge.ts';
import { type Site, siteLogicalIds } from './site.ts';

/**
 * Compressed copies, source maps and dotfiles: CloudFront compresses by itself, and S3 would serve the rest
 * publicly.
 */
const notUploaded = ['**/*.br', '**/*.gz', '**/*.map', '**/.*', '**/.*/**'];

/** The two uploads of a built site: hashed assets, and everything else. */
export const uploadedParts = (directory: string) => ({
  assets: { path: path.join(directory, 'assets'), exclude: notUploaded },
  pages: { path: directory, exclude: [...notUploaded, 'assets', 'assets/**'] },
});

/** Replaces the brand's domain in the pages with the site's own address. */
const withSiteUrl = (source: ISource, url: string): ISource => ({
  bind: (scope, context) => ({
    ...source.bind(scope, context),
    markers: { [`https://${brand.domain}`]: url },
  }),
});

/**
 * Uploads the built site: first the hashed files, keeping old ones for open tabs; then the pages that refer
 * to them; then invalidates CloudFront's copies.
 */
export class SiteUpload extends Construct {
  /** The upload of the pages, which runs last. */
  readonly done: BucketDeployment;

  constructor(scope: Construct, id: string, { site, directory }: { site: Site; directory: string }) {
    super(scope, id);
    const { assets: hashed, pages } = uploadedParts(directory);
    const common = {
      destinationBucket: site.bucket,
      prune: false,
      memoryLimit: 512,
      logGroup: new LogGroup(this, 'Logs', {
        retention: RetentionDays.ONE_MONTH,
        removalPolicy: RemovalPolicy.DESTROY,
      }),
    };
    const assets = new BucketDeployment(this, 'Assets', {
      ...common,
      sources: [Source.asset(hashed.path, { exclude: hashed.exclude })],
      destinationKeyPrefix: 'assets',
      cacheControl: [CacheControl.fromString(fileCacheControl('/assets/x'))],
    });
    this.done = new BucketDeployment(this, 'Pages', {
      ...common,
      sources: [withSiteUrl(Source.asset(pages.path, { exclude: pages.exclude }), site.url)],
      cacheControl: [CacheControl.fromString(fileCacheControl('/index.html'))],
      distribution: site.distribution,
      distributionPaths: ['/*'],
    });
    this.done.node.addDependency(assets);
    this.#acknowledgeHelper();
  }

  /** CDK adds its own upload function to the stack. */
  #acknowledgeHelper() {
    const stack = Stack.of(this);
    const helper = stack.node.children.find(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'));
    if (!helper)
      throw new Error('The upload helper of the CDK has moved: look at infra/constructs/site-upload.ts.');
    acknowledge(
      helper,
      [
        'L1',
        'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
        'IAM5[Resource::*]',
        ...['GetObject*', 'GetBucket*', 'List*', 'DeleteObject*', 'Abort*'].map(
          (action) => `IAM5[Action::s3:${action}]`,
        ),
        `IAM5[Resource::<${siteLogicalIds.bucket}.Arn>/*]`,
        'IAM5[Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-<AWS::Region>/*]',
      ],
      "CDK's own upload helper: it writes to this one bucket and invalidates, and runs only while deploying.",
    );
  }
}
