import { CfnOutput, SecretValue, Stack, type StackProps } from 'aws-cdk-lib';
import { HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Construct } from 'constructs';
import type { RouteRow } from '#functions/http/types.ts';
import { routes as productRoutes } from '#functions/routes.ts';
import { acknowledge } from './constructs/acknowledge.ts';
import { Gateway, Routes } from './constructs/api.ts';
import { Content } from './constructs/content.ts';
import { DataTable } from './constructs/data-table.ts';
import { Firewall } from './constructs/firewall.ts';
import { LeastPrivilegeFunction } from './constructs/least-privilege-function.ts';
import { MailJobs } from './constructs/mail-jobs.ts';
import { Notifications } from './constructs/notifications.ts';
import { Observability } from './constructs/observability.ts';
import { Secrets } from './constructs/secrets.ts';
import { Site } from './constructs/site.ts';
import { SiteRenderer } from './constructs/site-renderer.ts';
import { SiteUpload } from './constructs/site-upload.ts';
import { WeeklyReport } from './constructs/weekly-report.ts';
import { readContext } from './context.ts';
import { readSite } from './edge/read-site.ts';

/** The whole product on AWS. The constructs describe its parts; context.ts lists the owner's options. */
export class ProductStack extends Stack {
  constructor(scope: Construct, id: string, props: StackProps = {}) {
    super(scope, id, props);
    const context = readContext(this.node);
    const routes: Readonly<Record<string, RouteRow>> = productRoutes;
    const site = readSite(context.siteDirectory);

    const { table } = new DataTable(this, 'Data', context);
    const secrets = new Secrets(this, 'Secrets', context);
    const gateway = new Gateway(this, 'Gateway');
    const webAclArn = context.waf === 'on' ? new Firewall(this, 'Firewall').arn : context.waf;
    const front = new Site(this, 'Site', {
      site,
      routes,
      context,
      webAclArn,
      api: gateway.api,
      originSecret: secrets.sentByEdge,
    });

    const common = {
      ORIGIN_SECRET: secrets.origin,
      ...(secrets.previousOrigin ? { ORIGIN_SECRET_PREVIOUS: secrets.previousOrigin } : {}),
      SITE_URL: front.url,
      SECRETS_ROTATION: context.rotation,
    };
    const { functions } = new Routes(this, 'Routes', {
      routes,
      context,
      table,
      api: gateway.api,
      stage: gateway.stage,
      common: { ...common, TABLE_NAME: table.tableName },
      secrets: {
        session: secrets.session,
        visitor: secrets.visitor,
        ...(context.modelSecret
          ? { model: SecretValue.secretsManager(context.modelSecret).unsafeUnwrap() }
          : {}),
      },
    });
    const fallback = new LeastPrivilegeFunction(this, 'Fallback', {
      bundle: 'fallback',
      functionsDirectory: context.functionsDirectory,
      description: 'Answers requests that match no route',
      memoryMb: 256,
      environment: common,
      statements: [],
    });
    const anything = new HttpRoute(this, 'FallbackRoute', {
      httpApi: gateway.api,
      routeKey: HttpRouteKey.DEFAULT,
      integration: new HttpLambdaIntegration('FallbackIntegration', fallback.function),
    });
    acknowledge(anything, ['APIG4'], 'It answers every request with 404.');

    const content = new Content(this, 'Content', { table, context });
    const upload = new SiteUpload(this, 'Upload', { site: front, directory: context.siteDirectory });
    // Upload pages only when the content and functions that they refer to exist.
    upload.node.addDependency(content, ...Object.values(functions));
    const { renderer } = new SiteRenderer(this, 'Renderer', { table, context, site: front, after: upload });
    const { notifier, deadLetters } = new Notifications(this, 'Notifications', {
      table,
      context,
      siteUrl: front.url,
      visitorSecret: secrets.visitor,
    });
    const { writer: letter } = new WeeklyReport(this, 'Letters', { table, context, siteUrl: front.url });
    const { sender: mailJobs } = new MailJobs(this, 'MailJobs', {
      table,
      context,
      siteUrl: front.url,
      visitorSecret: secrets.visitor,
    });
    new Observability(this, 'Observability', {
      table,
      context,
      deadLetters,
      stage: gateway.stage,
      functions: {
        ...functions,
        fallback,
        notify: notifier,
        letter,
        mailJobs,
        siteRenderer: renderer,
        seed: content.seeder,
      },
    });

    new CfnOutput(this, 'SiteUrl', { value: front.url, description: 'The public address' });
    new CfnOutput(this, 'SetupUrl', {
      value: `${front.url}${content.setupPath}`,
      description: 'Where the administrator is created, once; keep this link to yourself until then',
    });
    new CfnOutput(this, 'TableName', { value: table.tableName });
    new CfnOutput(this, 'SiteHost', {
      value: front.distribution.distributionDomainName,
      description: 'Target of the DNS record of your own domain',
    });
    new CfnOutput(this, 'ApiUrl', {
      value: gateway.api.apiEndpoint,
      description: 'Answers only through CloudFront',
    });
  }
}
