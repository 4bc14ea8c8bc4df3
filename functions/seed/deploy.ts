import { issueSetupCode } from '#functions/account/store/setup-code.ts';
import type { Logger } from '#functions/http/types.ts';
import type { Table } from '#functions/table/table.ts';
import { type SeedContent, seedAll } from './seed.ts';

/** The part of CloudFormation's custom-resource event that is used. */
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
  /** Sends the response to CloudFormation's pre-signed URL. */
  readonly put: (url: string, body: string) => Promise<void>;
}

const physicalId = 'site-content';

/** Path and fragment of the setup page; includes the code until the administrator exists. */
const setupPath = (code: string | undefined): string =>
  code === undefined ? '/admin' : `/admin#setup=${code}`;

const run = async (
  { table, content }: DeployDeps,
  { RequestType }: DeployEvent,
): Promise<Record<string, string>> => {
  // On deletion there is nothing to do: the content is deleted with the table or stays in it.
  if (RequestType === 'Delete') return {};
  await seedAll(table, content);
  return { SetupPath: setupPath(await issueSetupCode(table)) };
};

/**
 * Handles CloudFormation's custom resource: seeds the content on create and on change, and issues the setup
 * code. Always responds, because a missing response blocks the stack for an hour.
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
