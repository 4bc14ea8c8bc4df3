import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RouteRow } from '#functions/http/types.ts';
import { routes } from '#functions/routes.ts';
import { contentSecurityPolicy } from '#infra/edge/headers.ts';
import { isFramable } from '#infra/edge/site-routes.ts';
import { edgeEvent, loadViewerRequest } from '#infra/edge/viewer-request.ts';
import { missingHeaders } from '#test/integration/harness/required-headers.ts';
import { type CfnResource, fullStack, plainStack, type Synthesized, synthesize } from './synthesize.ts';

const distributionOf = ({ resources }: Synthesized) =>
  resources('AWS::CloudFront::Distribution')[0]?.[1].Properties.DistributionConfig;

interface Behaviour {
  PathPattern: string;
  CachePolicyId: unknown;
  OriginRequestPolicyId: { Ref: string };
  ResponseHeadersPolicyId: { Ref: string };
  AllowedMethods: string[];
}

describe('the distribution', () => {
  const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
  const privatePatterns = ['/api/admin/*', '/api/flows*'];

  it('caches only public reads, without cookies or headers in the key [INFRA-018]', async () => {
    const made = await plainStack();
    const behaviours: Behaviour[] = distributionOf(made).CacheBehaviors;
    const api = behaviours.filter(({ PathPattern }) => PathPattern.startsWith('/api/'));
    expect(api.at(-1)?.PathPattern).toBe('/api/*');
    expect(api.at(-1)?.CachePolicyId).toBe(cachingDisabled);
    for (const { CachePolicyId, PathPattern } of api.slice(0, -1)) {
      if (privatePatterns.includes(PathPattern)) continue;
      const policy = made.template.Resources[(CachePolicyId as { Ref: string }).Ref] as CfnResource;
      expect(policy.Properties.CachePolicyConfig).toMatchObject({
        MinTTL: 0,
        DefaultTTL: 0,
        ParametersInCacheKeyAndForwardedToOrigin: {
          CookiesConfig: { CookieBehavior: 'none' },
          HeadersConfig: { HeaderBehavior: 'none' },
          QueryStringsConfig: { QueryStringBehavior: 'none' },
        },
      });
    }
  });

  it.each(privatePatterns)(
    'compresses reads of %s and forwards API keys, without caching',
    async (pattern) => {
      const made = await plainStack();
      const behaviours: Behaviour[] = distributionOf(made).CacheBehaviors;
      const { CachePolicyId } = behaviours.find(({ PathPattern }) => PathPattern === pattern) as Behaviour;
      const policy = made.template.Resources[(CachePolicyId as { Ref: string }).Ref] as CfnResource;
      // CloudFront forwards Accept-Encoding, and Authorization on GET, only with a TTL above 0; with these values it still obeys
      // `no-store`.
      expect(policy.Properties.CachePolicyConfig).toMatchObject({
        MinTTL: 0,
        DefaultTTL: 0,
        MaxTTL: 1,
        ParametersInCacheKeyAndForwardedToOrigin: {
          EnableAcceptEncodingBrotli: true,
          EnableAcceptEncodingGzip: true,
          CookiesConfig: { CookieBehavior: 'all' },
          HeadersConfig: {
            HeaderBehavior: 'whitelist',
            Headers: ['Authorization', 'X-Admin-Session', 'X-Flow-Secret'],
          },
          QueryStringsConfig: { QueryStringBehavior: 'all' },
        },
      });
      const kept = Object.entries<RouteRow>(routes).filter(
        ([, { contract, access, knowsAdmin, cacheControl }]) =>
          contract.path.startsWith(pattern.replace('*', '')) &&
          (access === 'admin' || knowsAdmin) &&
          cacheControl !== undefined,
      );
      expect(kept).toEqual([]);
    },
  );

  it("forwards the viewer's address with at most ten named headers and never Host", async () => {
    const made = await plainStack();
    const behaviours: Behaviour[] = distributionOf(made).CacheBehaviors;
    for (const { PathPattern, OriginRequestPolicyId } of behaviours) {
      if (!PathPattern.startsWith('/api/')) continue;
      const config = (made.template.Resources[OriginRequestPolicyId.Ref] as CfnResource).Properties
        .OriginRequestPolicyConfig.HeadersConfig;
      expect(config.HeaderBehavior).toBe('whitelist');
      expect(config.Headers.length).toBeLessThanOrEqual(10);
      expect(config.Headers).toContain('CloudFront-Viewer-Address');
      expect(config.Headers.map((name: string) => name.toLowerCase())).not.toContain('host');
    }
  });

  it('forwards every header that a function reads', async () => {
    const folder = new URL('../../functions/', import.meta.url);
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(new URL(file, folder), 'utf8'));
    const read = new Set(
      sources.flatMap((text) => [...text.matchAll(/headers\['([\w-]+)'\]/g)].map(([, name]) => name)),
    );
    const made = await plainStack();
    const behaviour = (distributionOf(made).CacheBehaviors as Behaviour[]).find(
      ({ PathPattern }) => PathPattern === '/api/*',
    );
    const policy = made.template.Resources[behaviour?.OriginRequestPolicyId.Ref ?? ''];
    const named = policy?.Properties.OriginRequestPolicyConfig.HeadersConfig.Headers as string[];
    // CloudFront always sends the body headers; the last two are the edge's proof and the local runtime's
    // own header.
    const always = ['content-type', 'content-length', 'content-encoding', 'x-origin-verify', 'x-viewer-host'];
    // Accept-Encoding is forwarded by the cache policy, never by name.
    expect(named).not.toContain('Accept-Encoding');
    always.push('accept-encoding');
    const passed = [...named.map((name) => name.toLowerCase()), ...always];
    expect([...read].filter((name) => !passed.includes(name as string))).toEqual([]);
    expect(read.size).toBeGreaterThan(8);
  });

  it("allows only the build's inline scripts and framing only of published flows [INFRA-004]", async () => {
    const made = await plainStack();
    const config = distributionOf(made);
    const policyOf = ({ ResponseHeadersPolicyId }: Behaviour): string =>
      (made.template.Resources[ResponseHeadersPolicyId.Ref] as CfnResource).Properties
        .ResponseHeadersPolicyConfig.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy;
    const site = policyOf(config.DefaultCacheBehavior);
    expect(site.match(/script-src [^;]*/)?.[0]).toMatch(/^script-src 'self' 'sha256-[\w+/=]+'$/);
    expect(site.replace(/ 'sha256-[^']*'/, '')).toBe(contentSecurityPolicy());
    const framable = config.CacheBehaviors.filter((b: Behaviour) =>
      policyOf(b).includes('frame-ancestors *'),
    );
    expect(framable.map((b: Behaviour) => b.PathPattern)).toEqual(['/f/*', '/embed.js']);
  });

  it('adds the security headers to every behaviour [INFRA-017]', async () => {
    const made = await plainStack();
    const config = distributionOf(made);
    for (const behaviour of [config.DefaultCacheBehavior, ...config.CacheBehaviors] as Behaviour[]) {
      if (behaviour.PathPattern && isFramable(behaviour.PathPattern)) continue;
      const policy = (made.template.Resources[behaviour.ResponseHeadersPolicyId.Ref] as CfnResource)
        .Properties.ResponseHeadersPolicyConfig;
      const own = policy.SecurityHeadersConfig;
      const transport = own.StrictTransportSecurity;
      const headers = {
        'cache-control': 'of the origin',
        'content-security-policy': own.ContentSecurityPolicy.ContentSecurityPolicy,
        'strict-transport-security': `max-age=${transport.AccessControlMaxAgeSec}${transport.IncludeSubdomains ? '; includeSubDomains' : ''}`,
        'x-content-type-options': own.ContentTypeOptions ? 'nosniff' : '',
        'x-frame-options': own.FrameOptions?.FrameOption,
        'referrer-policy': own.ReferrerPolicy.ReferrerPolicy,
        ...Object.fromEntries(
          policy.CustomHeadersConfig.Items.map(({ Header, Value }: Record<string, string>) => [
            Header,
            Value,
          ]),
        ),
      };
      expect(missingHeaders(headers, 'public'), behaviour.PathPattern ?? 'the site').toEqual([]);
    }
  });

  it('runs an edge function within the size limit that serves the built pages', async () => {
    const made = await plainStack();
    const code = made.resources('AWS::CloudFront::Function')[0]?.[1].Properties.FunctionCode as string;
    const run = loadViewerRequest(code);
    expect(run(edgeEvent('GET', '/pricing'))).toMatchObject({ uri: '/pricing/index.html' });
    expect(run(edgeEvent('GET', '/nowhere'))).toMatchObject({ statusCode: 404 });
  });

  it('never replaces an API error with a page [INFRA-013]', async () => {
    const { CustomErrorResponses } = distributionOf(await plainStack());
    for (const response of CustomErrorResponses) expect(response).not.toHaveProperty('ResponsePagePath');
  });
});

describe('deployment options', () => {
  it('accept a domain, a web ACL, alarms, mail and a model key', async () => {
    const made = await fullStack();
    expect(distributionOf(made)).toMatchObject({
      Aliases: ['www.example.com'],
      ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021' },
    });
    expect(JSON.stringify(distributionOf(made).WebACLId)).toContain('Firewall');
    expect(made.template.Outputs.SiteUrl?.Value).toBe('https://www.example.com');
    expect(made.resources('AWS::SNS::Topic')).toHaveLength(1);
    expect(made.text).toContain('{{resolve:secretsmanager:parley/model-key:SecretString:::}}');
    expect(made.text).toContain('leads@example.com');
  });

  it.each([
    [{ domain: 'www.example.com' }, /"domain" and "certificate" go together/],
    [{ domain: 'www.example.com', certificate: 'arn:aws:acm:eu-west-1:1:certificate/0' }, /us-east-1/],
    [{ notifyEmail: 'nobody' }, /must be an e-mail address, not "nobody"/],
    [{ monthlyBudget: '50' }, /needs "alarmEmail"/],
    [{ production: 'maybe' }, /must be "on" or "off", not "maybe"/],
    [{ site: '/nowhere' }, /The site is not built/],
    [{ functions: '/nowhere' }, /is not built: run "npm run build:functions"/],
  ])('are rejected with one sentence: %o', async (context, sentence) => {
    await expect(synthesize({ context })).rejects.toThrow(sentence);
  });

  it('reject a web ACL outside us-east-1', async () => {
    await expect(synthesize({ context: { waf: 'on' }, region: 'eu-central-1' })).rejects.toThrow(/us-east-1/);
  });
});
