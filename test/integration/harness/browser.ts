import type { Answer } from './http-client.ts';
import type { SiteCallOptions, TestSite } from './test-site.ts';

/** A browser with its own cookies that sends same-origin headers. */
export const browser = (site: Pick<TestSite, 'api'>, viewer?: string): TestSite['api'] => {
  const jar = new Map<string, string>();
  return async (method, path, { headers, ...rest }: SiteCallOptions = {}): Promise<Answer> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await site.api(method, path, {
      viewer,
      ...rest,
      headers: { 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}), ...headers },
    });
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
    return answer;
  };
};
