import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startChildSite } from '#test/integration/harness/child-site.ts';
import { type Call, httpClient } from '#test/integration/harness/http-client.ts';
import { adminCredentials } from '#test/integration/harness/start-test-site.ts';
import { childrenOf, cpuSeconds, proc } from './process-tree.ts';

export interface LoadSite {
  readonly url: string;
  readonly call: Call;
  /** The administrator's session. */
  readonly session: string;
  /** Resident memory in MB of the server and its database process. */
  readonly memory: () => { readonly server: number; readonly table: number };
  /** CPU seconds of both since their start. */
  readonly cpu: () => { readonly server: number; readonly table: number };
  readonly stop: () => Promise<void>;
}

const residentMb = (pid: number | string | undefined): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(proc(pid, 'status'))?.[1] ?? 0) / 1024);

/** Starts the whole product as a process on a loopback address, with its own data and administrator. */
export const startLoadSite = async (env: Readonly<Record<string, string>>): Promise<LoadSite> => {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'parley-load-'));
  const site = await startChildSite({ DATA_DIR, ...env }, 'product');
  const { call, close } = httpClient(site.url);
  await call('POST', '/api/admin/setup', { json: adminCredentials });
  const login = await call('POST', '/api/admin/login', { json: adminCredentials });
  const { pid } = site.child;
  return {
    url: site.url,
    call,
    session: login.json<{ token: string }>().token,
    memory: () => ({
      server: residentMb(pid),
      table: childrenOf(pid).reduce((sum, child) => sum + residentMb(child), 0),
    }),
    cpu: () => {
      const table = childrenOf(pid).reduce((sum, child) => sum + cpuSeconds(child), 0);
      return { server: cpuSeconds(pid) - table, table };
    },
    stop: async () => {
      close();
      await site.end('SIGTERM');
      rmSync(DATA_DIR, { recursive: true, force: true });
    },
  };
};
