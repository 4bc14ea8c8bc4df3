import { readFile } from 'node:fs/promises';
import { depsFromEnv } from '#functions/http/deps.ts';
import type { Deps } from '#functions/http/types.ts';
import { invalidateDistribution, s3Bucket } from './bucket.ts';
import { bucketStorage } from './bucket-storage.ts';
import { type ReleaseDeps, releasePublication, renderLiveAgain } from './release.ts';
import { renderInWorker } from './render.ts';
import { rendererFolder } from './renderer-source.ts';
import { signedRequests } from './signed-requests.ts';
import { listNumbers, readLive } from './store.ts';

/**
 * The part of CloudFormation's custom-resource event that is used; records from the table's stream have none
 * of it.
 */
interface DeployEvent {
  readonly RequestType?: 'Create' | 'Update' | 'Delete';
  readonly ResponseURL?: string;
  readonly StackId?: string;
  readonly RequestId?: string;
  readonly LogicalResourceId?: string;
}

const makeReleaseDeps = async (deps: Deps): Promise<ReleaseDeps> => {
  const { env } = deps;
  const { SITE_URL = '', SITE_BUCKET = '', DISTRIBUTION_ID = '', AWS_REGION = 'us-east-1' } = env;
  const endpoint = env.AWS_ENDPOINT_URL_S3 ?? env.AWS_ENDPOINT_URL;
  const bucketAddress = endpoint
    ? `${endpoint}/${SITE_BUCKET}`
    : `https://${SITE_BUCKET}.s3.${AWS_REGION}.amazonaws.com`;
  const edgeAddress =
    env.AWS_ENDPOINT_URL_CLOUDFRONT ?? env.AWS_ENDPOINT_URL ?? 'https://cloudfront.amazonaws.com';
  const builtPages = JSON.parse(await readFile(new URL('pages.json', rendererFolder), 'utf8')) as string[];
  const storage = bucketStorage({
    bucket: s3Bucket(bucketAddress, signedRequests('s3', env)),
    builtPages,
    invalidate: invalidateDistribution(edgeAddress, DISTRIBUTION_ID, signedRequests('cloudfront', env)),
    reference: () => deps.newId(),
  });
  return { ...deps, storage, siteUrl: SITE_URL, render: renderInWorker };
};

const answerDeployment = async (event: DeployEvent): Promise<void> => {
  const { StackId, RequestId, LogicalResourceId } = event;
  const answer = { Status: 'SUCCESS', PhysicalResourceId: 'published-site' };
  const body = JSON.stringify({ ...answer, StackId, RequestId, LogicalResourceId });
  await fetch(event.ResponseURL ?? '', { method: 'PUT', body, signal: AbortSignal.timeout(10_000) });
};

/** Renders the published site again; a failure raises an alarm, but must not roll the deployment back. */
const afterDeployment = async (deps: Deps, event: DeployEvent): Promise<void> => {
  try {
    const live = event.RequestType === 'Delete' ? undefined : await readLive(deps.table);
    if (live) await renderLiveAgain(await makeReleaseDeps(deps), live.number);
  } catch (error) {
    deps.log.error('site.not_rendered_again', { reason: (error as Error).message });
  }
  await answerDeployment(event);
};

let deps: Deps | undefined;

/**
 * Lambda that renders the site: called by the table's stream for each publication, and by a deployment. A thrown
 * error is retried by the stream and resumes from the staged release.
 */
export const handler = async (event: DeployEvent): Promise<void> => {
  deps ??= depsFromEnv();
  if (event.RequestType) {
    await afterDeployment(deps, event);
    return;
  }
  const release = await makeReleaseDeps(deps);
  for (const number of (await listNumbers(deps.table, 'rendering', deps.clock())).reverse())
    await releasePublication(release, number);
};
