import { networkInterfaces } from 'node:os';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { accountKey } from '#functions/table/keys.ts';
import type { Runtime } from './runtime.ts';

/** Network addresses of this machine, if the site listens on all interfaces. */
export const networkAddresses = (
  host: string,
  port: number,
  interfaces: ReturnType<typeof networkInterfaces> = networkInterfaces(),
): string[] =>
  host === '0.0.0.0' || host === '::'
    ? Object.values(interfaces)
        .flatMap((addresses) => addresses ?? [])
        .filter(({ family, internal }) => family === 'IPv4' && !internal)
        .map(({ address }) => `http://${address}:${port}`)
    : [];

/** Link for creating the administrator; undefined once the administrator exists. */
const setupLink = async ({ table, settings, setupCode, url }: Runtime): Promise<string | undefined> => {
  if (setupCode) return `${settings.siteUrl}/admin#setup=${setupCode}`;
  if (!settings.loopback) return undefined;
  const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key: accountKey }));
  return Item ? undefined : `${url}/admin`;
};

/** Prints the links that a developer needs. */
export const announce = async (runtime: Runtime): Promise<void> => {
  const { settings } = runtime;
  const link = await setupLink(runtime);
  if (link) console.log(`First setup: ${link}`);
  const addresses = networkAddresses(settings.host, settings.port);
  for (const address of addresses) console.log(`In your network, on a phone for example: ${address}`);
  if (settings.loopback) console.log('For a phone in your network: HOST=0.0.0.0 npm run dev');
};
