import type { RouteRow } from '#functions/http/types.ts';
import { routes } from '#functions/routes.ts';
import { flowSecretHeaders } from '#shared/api/flow-sessions.ts';
import type { Answer } from './http-client.ts';
import type { TestSite } from './start-test-site.ts';
import { type Kept, type TypicalCall, typicalCalls } from './typical-calls.ts';

export interface TypicalResult {
  readonly call: TypicalCall;
  readonly answer: Answer;
  /** Table commands that the function sent for this call. */
  readonly commands: readonly string[];
}

const rows: Readonly<Record<string, RouteRow>> = routes;

/** Runs one ordinary request per route in sequence, as one visitor and one administrator. */
export const runTypicalCalls = async (site: TestSite): Promise<TypicalResult[]> => {
  const kept: Record<string, Record<string, unknown>> = {};
  const results: TypicalResult[] = [];
  for (const call of typicalCalls) {
    const row = rows[call.route];
    if (!row) continue;
    const values = call.params?.(kept as Kept) ?? {};
    const path = row.contract.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(values[name])),
    );
    const needsSession = row.access === 'admin' || call.asAdmin;
    const before = site.invocations.length;
    const answer = await site.api(row.contract.method, call.query ? `${path}?${call.query}` : path, {
      json: call.json?.(kept as Kept),
      headers: {
        'user-agent': 'Mozilla/5.0 (typical)',
        ...(needsSession ? { 'x-admin-session': String(kept.session?.token) } : {}),
        ...(call.inFlow ? flowSecretHeaders(String(kept.talk?.secret)) : {}),
        ...(call.inConversation ? { cookie: String(kept.conversation?.cookie) } : {}),
      },
    });
    const [cookie] = String(answer.headers['set-cookie'] ?? '').split(';');
    const conversation = /^conversation=([^.]+)/.exec(cookie ?? '')?.[1];
    if (conversation && conversation !== 'none') kept.conversation = { id: conversation, cookie };
    if (call.keep && answer.status < 400) kept[call.keep] = answer.json();
    results.push({ call, answer, commands: site.invocations.slice(before).flatMap(({ calls }) => calls) });
  }
  return results;
};
