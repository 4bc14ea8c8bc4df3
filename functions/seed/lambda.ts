import { depsFromEnv } from '#functions/http/deps.ts';
import { type DeployEvent, deployHandler } from './deploy.ts';
import type { SeedContent } from './seed.ts';

const put = async (url: string, body: string): Promise<void> => {
  const response = await fetch(url, { method: 'PUT', body, signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`CloudFormation answered ${response.status}`);
};

/** The deployment's custom resource as a Lambda; the build's entry passes in the content. */
export const seedLambda = (content: SeedContent): ((event: DeployEvent) => Promise<void>) =>
  deployHandler(() => {
    const { table, log } = depsFromEnv();
    return { table, log, content, put };
  });
