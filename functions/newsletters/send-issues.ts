import { PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Deps } from '#functions/http/types.ts';
import { mailableAddress } from '#functions/mail/mailable-address.ts';
import { type BulkSender, MailFailure } from '#functions/mail/outgoing-mail.ts';
import { bulkSender, type MailDeps } from '#functions/mail/sender.ts';
import { subscribers } from '#functions/subscribers/subscribers.ts';
import { unsubscribePath } from '#functions/subscribers/unsubscribe-token.ts';
import { updateParts } from '#functions/table/expressions.ts';
import { newsletterDeliveryKey, newsletterKey, recordKey } from '#functions/table/keys.ts';
import { batchGet } from '#functions/table/query.ts';
import { inDays } from '#functions/table/time.ts';
import { type Item, transact } from '#functions/table/transact.ts';
import type { Newsletter } from '#shared/api/newsletters.ts';
import type { Subscriber } from '#shared/domain/leads.ts';
import { renderNewsletter } from '#shared/domain/render-newsletter.ts';
import { markdownToHtml } from './markdown.ts';
import { readNewsletters } from './store.ts';

const pageSize = 25;
const maxAttempts = 5;
/** After this many consecutive failures, treat the mail server as down until the next run. */
const maxFailuresInRow = 5;
/** A claim older than this (ms) belongs to a run that ended before it knew the result. */
const claimMs = 10 * 60_000;
const keepDays = 400;
const waits = 'The mail server takes no more mail for now. Sending continues by itself.';
const noMail = 'Mail is not set up. Sending continues once it is.';
const interrupted = 'Sending was interrupted; the mail may have arrived.';

export type NewsletterDeps = MailDeps & Pick<Deps, 'clock' | 'log'>;

/** `unknown`: a run ended between sending and knowing the result; never sent again. */
type State = 'sending' | 'retry' | 'sent' | 'failed' | 'unknown';

interface Delivery {
  readonly state: State;
  readonly at: string;
  readonly attempts: number;
}

interface Run {
  readonly deps: NewsletterDeps;
  readonly sender: BulkSender;
  readonly issue: Newsletter & { readonly retriesFrom?: string };
  /** Time (epoch milliseconds) after which no further mail is sent. */
  readonly until: number;
}

const parseDelivery = (item: Item | undefined): Delivery | undefined =>
  item && {
    state: item.state as State,
    at: String(item.at),
    attempts: Number(item.attempts ?? 0),
  };

/** Whether a subscriber gets the issue: subscribed when it started, and still. */
const isReader = ({ createdAt, consent, unsubscribedAt }: Subscriber, issue: Newsletter): boolean =>
  !unsubscribedAt && (consent?.at ?? createdAt) <= (issue.startedAt ?? '');

/**
 * Claims a delivery before sending, so that no other run sends it too; false if another run has claimed it.
 */
const claim = async ({ deps, issue }: Run, id: string, before: Delivery | undefined): Promise<boolean> => {
  const { table, clock } = deps;
  const now = clock();
  try {
    await table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: {
          ...newsletterDeliveryKey(issue.id, id),
          entity: 'NewsletterDelivery',
          state: 'sending',
          at: now.toISOString(),
          attempts: (before?.attempts ?? 0) + 1,
          ttl: inDays(now, keepDays),
        },
        ...(before
          ? {
              ConditionExpression: '#state = :state AND #at = :at',
              ExpressionAttributeNames: { '#state': 'state', '#at': 'at' },
              ExpressionAttributeValues: { ':state': before.state, ':at': before.at },
            }
          : { ConditionExpression: 'attribute_not_exists(pk)' }),
      }),
    );
    return true;
  } catch (error) {
    if ((error as Error).name === 'ConditionalCheckFailedException') return false;
    throw error;
  }
};

/** Records a delivery and counts it in one transaction, so that counts stay right if a run is interrupted. */
const settle = ({ deps, issue }: Run, id: string, state: State, reason?: string): Promise<void> => {
  const { table, clock } = deps;
  const delivery = {
    Update: {
      TableName: table.name,
      Key: newsletterDeliveryKey(issue.id, id),
      ...updateParts({ set: { state, at: clock().toISOString(), reason } }),
    },
  };
  const counter = { sent: 'sent', failed: 'failed', unknown: 'failed', sending: '', retry: '' }[state];
  const count = {
    Update: {
      TableName: table.name,
      Key: newsletterKey(issue.id),
      ...updateParts({ add: { [counter]: 1 } }),
    },
  };
  return transact(table, counter ? [delivery, count] : [delivery]);
};

/** RFC 8058: mail programs unsubscribe with one POST to the address. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

type Outcome = 'sent' | 'refused' | 'retry';

const deliver = async (run: Run, subscriber: Subscriber, attempts: number): Promise<Outcome> => {
  const { deps, sender, issue } = run;
  const to = mailableAddress(subscriber.email);
  if (!to) {
    await settle(run, subscriber.id, 'failed', 'The address can’t be used for mail.');
    return 'refused';
  }
  const path = unsubscribePath(deps.env.VISITOR_SECRET, subscriber.id, issue.id);
  const url = `${deps.env.SITE_URL ?? ''}${path}`;
  const mail = renderNewsletter(
    issue,
    { url, since: subscriber.consent?.at ?? subscriber.createdAt },
    markdownToHtml,
  );
  try {
    await sender.send({ ...mail, to, headers: unsubscribeHeaders(url) });
  } catch (error) {
    const cause = (error as Error).cause;
    const reason = cause instanceof MailFailure ? cause.message : 'The mail could not be sent.';
    const isFinal = (cause instanceof MailFailure && cause.isPermanent) || attempts >= maxAttempts;
    await settle(run, subscriber.id, isFinal ? 'failed' : 'retry', reason);
    return isFinal ? 'refused' : 'retry';
  }
  await settle(run, subscriber.id, 'sent');
  return 'sent';
};

interface Page {
  readonly readers: readonly Subscriber[];
  readonly cursor: string | undefined;
}

/** Subscribers in the order of their ids, which is the order in which they subscribed. */
const readPage = async ({ deps, issue }: Run, cursor: string | undefined): Promise<Page> => {
  const { client, name } = deps.table;
  const { Items = [], LastEvaluatedKey: last } = await client.send(
    new QueryCommand({
      TableName: name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': subscribers.name },
      ConsistentRead: true,
      Limit: pageSize,
      ...(cursor ? { ExclusiveStartKey: recordKey(subscribers.name, cursor) } : {}),
    }),
  );
  return {
    readers: Items.map(subscribers.read).filter((one) => isReader(one, issue)),
    cursor: last ? String(last.sk) : undefined,
  };
};

const saveProgress = async (
  { deps, issue }: Pick<Run, 'deps' | 'issue'>,
  set: Item,
  remove: readonly string[] = [],
): Promise<void> => {
  await deps.table.client.send(
    new UpdateCommand({
      TableName: deps.table.name,
      Key: newsletterKey(issue.id),
      ...updateParts({ set, remove: [...remove] }),
    }),
  );
};

/** What to do with a subscriber, depending on an earlier attempt. */
const plan = (
  { deps, issue }: Run,
  known: Delivery | undefined,
): 'send' | 'skip' | 'busy' | 'interrupted' => {
  if (!known || known.state === 'retry') return 'send';
  if (known.state === 'sent') return 'skip';
  const isRetried = issue.retriesFrom !== undefined && known.at < issue.retriesFrom;
  if (known.state === 'failed') return isRetried ? 'send' : 'skip';
  // Counts again, because a retry starts with no failures.
  if (known.state === 'unknown') return isRetried ? 'interrupted' : 'skip';
  return deps.clock().getTime() - Date.parse(known.at) > claimMs ? 'interrupted' : 'busy';
};

/**
 * Sends one page. `stop`: time is up, the mail server is down, or another run is at work; the next run reads
 * the page again. `retry`: somebody on the page is tried again later.
 */
const sendPage = async (run: Run, page: Page): Promise<{ stop: boolean; retry: boolean }> => {
  const { deps, issue, until } = run;
  const keys = page.readers.map(({ id }) => newsletterDeliveryKey(issue.id, id));
  const items = keys.length > 0 ? await batchGet(deps.table, keys) : [];
  const deliveries = new Map(items.map((item) => [String(item.sk), parseDelivery(item)]));
  let retry = false;
  let failuresInRow = 0;
  for (const reader of page.readers) {
    const known = deliveries.get(reader.id);
    const next = plan(run, known);
    if (next === 'busy') return { stop: true, retry };
    if (next === 'interrupted') await settle(run, reader.id, 'unknown', interrupted);
    if (next !== 'send') continue;
    if (Date.now() >= until || failuresInRow >= maxFailuresInRow) return { stop: true, retry };
    if (!(await claim(run, reader.id, known))) return { stop: true, retry };
    const outcome = await deliver(run, reader, (known?.attempts ?? 0) + 1);
    failuresInRow = outcome === 'retry' ? failuresInRow + 1 : 0;
    retry ||= outcome === 'retry';
  }
  return { stop: false, retry };
};

/** Stored with the issue, for the next run. */
interface Progress {
  readonly cursor?: string | undefined;
  readonly hasRetries?: boolean | undefined;
  readonly retriesFrom?: string;
}

const sendIssue = async (run: Run, from: Progress): Promise<void> => {
  let { cursor, hasRetries = false } = from;
  for (;;) {
    const page = await readPage(run, cursor);
    const { stop, retry } = await sendPage(run, page);
    hasRetries ||= retry;
    if (stop) return saveProgress(run, { hasRetries, problem: waits });
    if (page.cursor === undefined) break;
    cursor = page.cursor;
    await saveProgress(run, { cursor, hasRetries }, ['problem']);
  }
  if (hasRetries) return saveProgress(run, { hasRetries: false, problem: waits }, ['cursor']);
  await saveProgress(run, { state: 'done', finishedAt: run.deps.clock().toISOString() }, [
    'cursor',
    'hasRetries',
    'problem',
  ]);
};

/**
 * Continues every issue that is being sent, until `until`. Each subscriber gets an issue at most once: a
 * delivery is claimed before it is sent, and if its result is unknown, that is reported and not repeated.
 * Mails refused temporarily are tried again by later runs, five times.
 */
export const sendIssues = async (deps: NewsletterDeps, until: number): Promise<void> => {
  const issues = (await readNewsletters(deps.table)).filter(({ state }) => state === 'sending');
  if (issues.length === 0) return;
  const sender = await bulkSender(deps);
  try {
    for (const issue of issues.reverse()) {
      const [stored] = await batchGet(deps.table, [newsletterKey(issue.id)]);
      if (!stored) continue;
      const { cursor, hasRetries, retriesFrom } = stored as Progress;
      const started = { ...issue, ...(retriesFrom ? { retriesFrom } : {}) };
      if (sender) await sendIssue({ deps, sender, issue: started, until }, { cursor, hasRetries });
      else await saveProgress({ deps, issue }, { problem: noMail });
      deps.log.info('newsletter.run', { issue: issue.id, hasMail: sender !== undefined });
    }
  } finally {
    sender?.close();
  }
};
