import { Stack, Token } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';

interface RateRule {
  readonly name: string;
  /** Requests from one address in five minutes. */
  readonly limit: number;
  /** Count only requests whose path starts with this. */
  readonly path?: string;
}

/** Well above the traffic of an office behind one address; the product's own limits are far lower. */
const rateRules: readonly RateRule[] = [
  { name: 'login', limit: 100, path: '/api/admin/login' },
  { name: 'api', limit: 1000, path: '/api/' },
  { name: 'everything', limit: 5000 },
];

/** Optional rate rules in front of CloudFront, for floods. */
export class Firewall extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const { region } = Stack.of(this);
    if (!Token.isUnresolved(region) && region !== 'us-east-1') {
      throw new Error(
        `A web ACL for CloudFront can only be made in us-east-1, and this stack goes to ${region}: deploy there, or make one by hand and pass its ARN as context "waf".`,
      );
    }
    const visible = (name: string) => ({
      cloudWatchMetricsEnabled: true,
      metricName: name,
      sampledRequestsEnabled: false,
    });
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visible('all'),
      rules: rateRules.map(({ name, limit, path }, priority) => ({
        name,
        priority,
        action: { block: { customResponse: { responseCode: 429 } } },
        visibilityConfig: visible(name),
        statement: {
          rateBasedStatement: {
            limit,
            aggregateKeyType: 'IP',
            ...(path === undefined
              ? {}
              : {
                  scopeDownStatement: {
                    byteMatchStatement: {
                      searchString: path,
                      fieldToMatch: { uriPath: {} },
                      positionalConstraint: 'STARTS_WITH',
                      textTransformations: [{ priority: 0, type: 'NONE' }],
                    },
                  },
                }),
          },
        },
      })),
    });
    this.arn = acl.attrArn;
  }
}
