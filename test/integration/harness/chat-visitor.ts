import { randomUUID } from 'node:crypto';
import type { ChatReply } from '#shared/api/chat.ts';
import type { LiveMessage } from '#shared/api/conversations.ts';
import type { PersonState } from '#shared/api/person-state.ts';
import type { TestSite } from './test-site.ts';

export interface Poll {
  readonly state: string;
  readonly messages: readonly LiveMessage[];
  readonly person: { readonly typingUntil?: string; readonly read: number };
}

/** A browser with the chat panel, which stores its conversation cookie. */
export const chatVisitor = (site: TestSite, viewer?: string) => {
  let cookie = '';
  const send = async (method: string, path: string, json?: unknown, headers: Record<string, string> = {}) => {
    const answer = await site.api(method, path, {
      ...(json === undefined ? {} : { json }),
      headers: { ...(cookie ? { cookie } : {}), ...headers },
      ...(viewer ? { viewer } : {}),
    });
    for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = set.split(';');
      if (pair.startsWith('conversation=')) cookie = /Max-Age=0\b/.test(set) ? '' : pair;
    }
    return answer;
  };
  return {
    send,
    cookie: () => cookie,
    id: () => /^conversation=([^.]+)/.exec(cookie)?.[1] ?? '',
    chat: async (message: string, more: object = {}) =>
      (await send('POST', '/api/chat', { message, ...more })).json<ChatReply>(),
    ask: async (wanted = true) =>
      (await send('POST', '/api/conversation/person', { wanted, language: 'en', page: '/' })).json<{
        person: PersonState;
      }>(),
    say: (text: string, clientId: string = randomUUID(), known = 0) =>
      send('POST', '/api/conversation/messages', { clientId, text, known }),
    poll: (after = 0, etag?: string) =>
      send('GET', `/api/conversation?after=${after}`, undefined, etag ? { 'if-none-match': etag } : {}),
  };
};
