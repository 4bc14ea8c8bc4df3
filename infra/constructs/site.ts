import { type CfnResource, Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { RouteRow } from '#functions/http/types.ts';
import { brand } from '#shared/brand.ts';
import type { DeployContext } from '../context.ts';
import type { BuiltSite } from '../edge/read-site.ts';
import { framablePatterns } from '../edge/site-routes.ts';
import { viewerRequestCode } from '../edge/viewer-request.ts';
import { acknowledge } from './acknowledge.ts';
import { apiHost } from './api.ts';
import {
  apiRequestPolicy,
  privateReadsPolicy,
  publicReadsPolicy,
  responseHeadersPolicy,
} from './edge-policies.ts';

/** Ids of resources with data, or with an address in DNS and bookmarks: replacing one causes an outage. */
export const siteLogicalIds = { bucket: 'SiteBucket', distribution: 'Distribution' } as const;

export interface SiteProps {
  readonly site: BuiltSite;
  readonly api: HttpApi;
  readonly originSecret: string;
  readonly routes: Readonly<Record<string, RouteRow>>;
  readonly context: DeployContext;
  readonly webAclArn?: string;
}

/** Path patterns of the public reads that CloudFront may cache. */
const cachedPatterns = (routes: Readonly<Record<string, RouteRow>>): string[] => [
  ...new Set(
    Object.values(routes)
      .filter(({ cacheControl, access }) => access === 'public' && /s-maxage/.test(cacheControl ?? ''))
      .map(({ contract }) => contract.path.replace(/\{\w+\}.*$/, '*')),
  ),
];

const errorCodes = [400, 403, 404, 405, 414, 500, 501, 502, 503, 504];

const setLogicalId = (construct: Construct, logicalId: string) =>
  (construct.node.defaultChild as CfnResource).overrideLogicalId(logicalId);

/** The private bucket with the built site, and CloudFront in front of the bucket and the API. */
export class Site extends Construct {
  readonly bucket: Bucket;
  readonly distribution: Distribution;
  /** Public address without a trailing slash. */
  readonly url: string;

  constructor(scope: Construct, id: string, props: SiteProps) {
    super(scope, id);
    const { context } = props;
    const logs = this.#logBucket();
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'bucket/',
      // The build can recreate its content. It is retained because deleting a stack fails on a bucket that
      // is not empty.
      removalPolicy: RemovalPolicy.RETAIN,
    });
    setLogicalId(this.bucket, siteLogicalIds.bucket);
    this.distribution = new Distribution(this, 'Cdn', {
      comment: `${brand.name} (secrets ${context.rotation})`,
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      enableLogging: true,
      logBucket: logs,
      logFilePrefix: 'cdn/',
      ...this.#behaviours(props),
      // Don't cache errors; CloudFront's default is ten seconds.
      errorResponses: errorCodes.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      ...(props.webAclArn ? { webAclId: props.webAclArn } : {}),
      ...(context.domain
        ? {
            domainNames: [context.domain.name],
            certificate: Certificate.fromCertificateArn(this, 'Certificate', context.domain.certificateArn),
            minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
          }
        : {}),
    });
    setLogicalId(this.distribution, siteLogicalIds.distribution);
    acknowledge(this.distribution, ['CFR1'], 'The site is for the whole world.');
    if (!props.webAclArn) {
      acknowledge(
        this.distribution,
        ['CFR2'],
        'Limits per address and a throttle are in the API; a web ACL costs extra and is one context value away.',
      );
    }
    if (!context.domain) {
      acknowledge(
        this.distribution,
        ['CFR4'],
        'CloudFront fixes the TLS version of its own host name; own domains get TLS 1.2.',
      );
    }
    this.url = `https://${context.domain?.name ?? this.distribution.distributionDomainName}`;
  }

  #behaviours({ site, api, originSecret, routes }: SiteProps) {
    const { scriptHashes } = site;
    const page: BehaviorOptions = {
      // With permission to list, the bucket returns 404 instead of 403 for the page of a withdrawn post.
      origin: S3BucketOrigin.withOriginAccessControl(this.bucket, {
        originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy: responseHeadersPolicy(this, 'SiteHeaders', { kind: 'site', scriptHashes }),
      compress: true,
      functionAssociations: [
        {
          eventType: FunctionEventType.VIEWER_REQUEST,
          function: new EdgeFunction(this, 'ViewerRequest', {
            runtime: FunctionRuntime.JS_2_0,
            code: FunctionCode.fromInline(viewerRequestCode(site)),
            comment: 'Decides which built file an address means',
          }),
        },
      ],
    };
    const framable: BehaviorOptions = {
      ...page,
      responseHeadersPolicy: responseHeadersPolicy(this, 'FramableHeaders', {
        kind: 'framable',
        scriptHashes,
      }),
    };
    const call: BehaviorOptions = {
      origin: new HttpOrigin(apiHost(api), {
        customHeaders: { 'x-origin-verify': originSecret },
        readTimeout: Duration.seconds(30),
      }),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: apiRequestPolicy(this, 'ApiRequests', { conditional: true }),
      responseHeadersPolicy: responseHeadersPolicy(this, 'ApiHeaders', { kind: 'api', scriptHashes }),
    };
    const patterns = cachedPatterns(routes);
    const publicRead: BehaviorOptions | undefined =
      patterns.length > 0
        ? {
            ...call,
            cachePolicy: publicReadsPolicy(this, 'PublicReads'),
            originRequestPolicy: apiRequestPolicy(this, 'PublicReadRequests', { conditional: false }),
            compress: true,
          }
        : undefined;
    const privateRead: BehaviorOptions = { ...call, cachePolicy: privateReadsPolicy(this, 'PortalReads') };
    return {
      defaultBehavior: page,
      additionalBehaviors: {
        ...Object.fromEntries(framablePatterns.map((pattern) => [pattern, framable])),
        ...(publicRead ? Object.fromEntries(patterns.map((pattern) => [pattern, publicRead])) : {}),
        '/api/admin/*': privateRead,
        '/api/flows*': privateRead,
        '/api/*': call,
      },
    };
  }

  /** Access logs contain addresses, so they expire after 30 days. */
  #logBucket(): Bucket {
    const bucket = new Bucket(this, 'AccessLogs', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      objectOwnership: ObjectOwnership.OBJECT_WRITER,
      lifecycleRules: [{ expiration: Duration.days(30) }],
      removalPolicy: RemovalPolicy.RETAIN,
    });
    acknowledge(bucket, ['S1'], 'This is the bucket that access logs go to.');
    return bucket;
  }
}
