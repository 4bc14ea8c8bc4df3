import { issueSetupCode } from '#functions/account/store/setup-code.ts';
import type { Logger } from '#functions/http/types.ts';
import type { Table } from '#functions/table/table.ts';
import { type SeedContent, seedAll } from './seed.ts';

/** The part of CloudFormation's custom-resource event that is used here. */
export interface DeployEvent {
  readonly RequestType: 'Create' | 'Update' | 'Delete';
  readonly ResponseURL: string;
  readonly StackId: string;
  readonly RequestId: string;
  readonly LogicalResourceId: string;
  readonly PhysicalResourceId?: string;
  readonly ResourceProperties: Readonly<Record<string, unknown>>;
}

export interface DeployDeps {
  readonly table: Table;
  readonly log: Logger;
  readonly content: SeedContent;
  /** Puts the answer to the address CloudFormation waits at. */
  readonly put: (url: string, body: string) => Promise<void>;
}

const physicalId = 'site-content';

/** Path and fragment of the setup page; with the code until the administrator exists. */
const setupPath = (code: string | undefined): string =>
  code === undefined ? '/admin' : `/admin#setup=${code}`;

const run = async (
  { table, content }: DeployDeps,
  { RequestType }: DeployEvent,
): Promise<Record<string, string>> => {
  // The content leaves with the table, or stays with it.
  if (RequestType === 'Delete') return {};
  await seedAll(table, content);
  return { SetupPath: setupPath(await issueSetupCode(table)) };
};

/**
 * Handles CloudFormation's custom resource: seeds the content on create and whenever it changed, and issues the setup
 * code. Always answers; an unanswered resource would block the stack for an hour.
 */
export const deployHandler =
  (deps: () => DeployDeps) =>
  async (event: DeployEvent): Promise<void> => {
    const made = deps();
    let answer: { Status: 'SUCCESS' | 'FAILED'; Reason?: string; Data?: Record<string, string> };
    try {
      answer = { Status: 'SUCCESS', Data: await run(made, event) };
      made.log.info('deploy.seeded', { request: event.RequestType });
    } catch (error) {
      const reason = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
      made.log.error('deploy.failed', { request: event.RequestType, reason });
      answer = { Status: 'FAILED', Reason: `Seeding failed. ${reason}`.slice(0, 1000) };
    }
    const { StackId, RequestId, LogicalResourceId, PhysicalResourceId = physicalId } = event;
    await made.put(
      event.ResponseURL,
      JSON.stringify({ ...answer, StackId, RequestId, LogicalResourceId, PhysicalResourceId }),
    );
  };
