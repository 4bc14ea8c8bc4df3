import { depsFromEnv } from '#functions/http/deps.ts';
import type { Deps } from '#functions/http/types.ts';
import { runMailJobs } from './run.ts';

let deps: Deps | undefined;

/** Lambda that the schedule calls every few minutes. A failed run is repeated by the next one. */
export const handler = async (): Promise<void> => {
  deps ??= depsFromEnv();
  await runMailJobs(deps);
};
