import { contactInput } from '#test/integration/harness/contact-input.ts';
import type { Answer, Call } from '#test/integration/harness/http-client.ts';

export interface Tally {
  /** Messages that the server acknowledged; each must be in the table afterwards. */
  readonly acknowledged: string[];
  etag: string;
}

interface Kind {
  readonly name: string;
  /** Share of all requests, in percent. */
  readonly share: number;
  readonly run: (call: Call, session: string, tally: Tally) => Promise<Answer>;
}

let sequence = 0;

const get =
  (path: string): Kind['run'] =>
  (call) =>
    call('GET', path, { headers: { 'accept-encoding': 'br' } });

/** Four fifths reading, as on a real site: pages and their data, a polling portal, some talking, some leads. */
export const mix: readonly Kind[] = [
  { name: 'landing page', share: 25, run: get('/') },
  { name: 'pricing page', share: 10, run: get('/pricing') },
  { name: 'blog page', share: 10, run: get('/blog') },
  { name: 'blog list', share: 10, run: get('/api/blog/posts') },
  { name: 'blog post', share: 8, run: get('/api/blog/posts/1') },
  { name: 'templates', share: 7, run: get('/api/industry-templates') },
  {
    name: 'portal refresh',
    share: 10,
    run: async (call, session, tally) => {
      const answer = await call('GET', '/api/admin/contact-submissions', {
        headers: { 'x-admin-session': session, 'if-none-match': tally.etag },
      });
      tally.etag = String(answer.headers.etag ?? '');
      return answer;
    },
  },
  {
    name: 'chat',
    share: 10,
    run: (call) => call('POST', '/api/chat', { json: { message: 'How much does a chatbot cost?' } }),
  },
  {
    name: 'contact',
    share: 10,
    run: async (call, _session, tally) => {
      sequence += 1;
      const message = `Load message ${process.pid}-${sequence}`;
      const answer = await call('POST', '/api/contact', { json: contactInput({ message }) });
      if (answer.status === 201) tally.acknowledged.push(message);
      return answer;
    },
  },
];

/** The next kind of request by its share; deterministic in the long run, mixed in the short. */
export const pick = (random: number): Kind => {
  let rest = random * mix.reduce((sum, { share }) => sum + share, 0);
  for (const kind of mix) {
    rest -= kind.share;
    if (rest < 0) return kind;
  }
  return mix[0] as Kind;
};
