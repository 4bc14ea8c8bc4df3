import { flowLimits as limits } from '../limits.ts';
import { isAllowedHeader } from '../request.ts';
import { userInputVariable } from '../variable-names.ts';
import { type BlockContext, type Converter, leaveOut, type NodeDraft, toNodes } from './conversion.ts';
import type { TypebotBlock } from './file.ts';
import type { VariableNames } from './variable-names.ts';

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** Adds the query parameters to the address; variables stay placeholders. */
const buildUrl = (request: TypebotBlock['options'], { names, constants }: BlockContext): string => {
  // The host can't be in a variable here, so a variable that never changes is replaced by its value.
  const url = names
    .rewrite(request.text('url') ?? '')
    .trim()
    .replace(/^\{\{(\w+)\}\}/, (whole, name: string) => constants.get(name) ?? whole);
  const query = request.list('queryParams').flatMap((pair) => {
    const key = pair.text('key');
    if (!key) return [];
    const value = names.rewrite(pair.text('value') ?? '');
    const encoded = value
      .split(/(\{\{\w+\}\})/)
      .map((part) => (part.startsWith('{{') ? part : encodeURIComponent(part.replace(/\p{Surrogate}/gu, ''))))
      .join('');
    return [`${encodeURIComponent(key.replace(/\p{Surrogate}/gu, ''))}=${encoded}`];
  });
  return query.length === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}${query.join('&')}`;
};

/** Typebot's paths begin at an object with `statusCode` and `data`. Undefined for code. */
const readPath = (path: string): string | undefined => {
  const bare = path.trim();
  if (!/^data(?:[.[][\w.[\]"' -]*)?$/.test(bare)) return undefined;
  return bare
    .replace(/\[["']([^"'\]]+)["']\]/g, '.$1')
    .replace(/^data\.?/, '')
    .slice(0, limits.pathChars);
};

const readMapping = (
  block: TypebotBlock,
  names: VariableNames,
  reasons: string[],
): Record<string, string> => {
  const mapping: Record<string, string> = {};
  for (const raw of block.options.list('responseVariableMapping').slice(0, limits.mappings)) {
    const variable = names.get(raw.text('variableId'));
    const path = raw.text('bodyPath') ?? '';
    if (!variable || path === '' || path === 'statusCode') continue;
    const read = readPath(path);
    if (read === undefined) reasons.push(`“${path.slice(0, 40)}” can’t be read from the answer.`);
    else mapping[variable] = read;
  }
  return mapping;
};

/** Typebot stores the status as a part of the answer; here it is a variable of its own. */
const storeStatus = (block: TypebotBlock, names: VariableNames): NodeDraft[] =>
  block.options.list('responseVariableMapping').flatMap((raw): NodeDraft[] => {
    const variable = raw.text('bodyPath') === 'statusCode' ? names.get(raw.text('variableId')) : undefined;
    return variable
      ? [{ type: 'set_variable', data: { variable, mode: 'set', value: '{{api_status}}' } }]
      : [];
  });

const callServer: Converter = (block, context) => {
  const { names } = context;
  const request = block.options.record('webhook');
  const reasons: string[] = [];
  const url = buildUrl(request, context);
  if (url === '') return leaveOut('The request has no address.');
  if (url.length > limits.urlChars) return leaveOut('The address is too long.');
  if (!/^https:\/\/[^/?#{}]+(?:[/?#]|$)/i.test(url))
    return leaveOut('The address must begin with https:// and a fixed host.');
  const method = methods.find((name) => name === (request.text('method') ?? 'POST'));
  if (!method) return leaveOut(`The method ${request.text('method')?.slice(0, 20)} isn’t available.`);
  const headers: Record<string, string> = {};
  for (const pair of request.list('headers').slice(0, limits.headers)) {
    const key = pair.text('key')?.trim();
    if (!key) continue;
    if (isAllowedHeader(key) && key.length <= limits.headerNameChars)
      headers[key] = names.rewrite(pair.text('value') ?? '').slice(0, limits.headerValueChars);
    else reasons.push(`The header “${key.slice(0, 40)}” is left out.`);
  }
  const raw = block.options.flag('isCustomBody') ? names.rewrite(request.text('body') ?? '').trim() : '';
  const hasBody = (method === 'POST' || method === 'PUT') && raw !== '' && raw !== '{{state}}';
  if (hasBody && raw.length > limits.bodyChars) return leaveOut('The body of the request is too long.');
  const responseMapping = readMapping(block, names, reasons);
  return toNodes(
    [
      {
        type: 'api_call',
        data: { url, method, headers, responseMapping, ...(hasBody ? { body: raw } : {}) },
      },
      ...storeStatus(block, names),
    ],
    reasons,
  );
};

/** Zapier, Make and Pabbly get all variables, at the URL that they gave to Typebot. */
const sendAll =
  (service: string): Converter =>
  (block, { names }) => {
    const url = names.rewrite(block.options.record('webhook').text('url') ?? '').trim();
    if (!/^https:\/\/[^/?#{}]+(?:[/?#]|$)/i.test(url) || url.length > limits.urlChars)
      return leaveOut(`It has no address. Add a webhook with the address that ${service} shows.`);
    return toNodes([{ type: 'action', data: { action: 'send_webhook', config: { url } } }]);
  };

const handOver: Converter = () =>
  toNodes(
    [{ type: 'hand_over', data: { to: 'person', message: '' } }],
    ['The conversation is handed over to you instead.'],
    [],
  );

const bookAppointment: Converter = () =>
  toNodes(
    [{ type: 'action', data: { action: 'book_appointment', config: {} } }],
    ['Visitors book one of your consultation times.'],
  );

/** A chat with a model becomes a hand-over to the site's assistant; single texts by a model have no counterpart. */
const askModel: Converter = (block, { names, isInLoop }) => {
  const action = block.options.text('action') ?? block.options.text('task') ?? '';
  if (isInLoop && /chat|message|ask/i.test(action))
    return toNodes(
      [{ type: 'hand_over', data: { to: 'assistant', message: '' } }],
      ['Your site’s assistant takes over here. Its instructions are in your portal.'],
      [],
    );
  const extracted = block.options.list('variablesToExtract');
  const variable = extracted.length === 1 ? names.get(extracted[0]?.text('variableId')) : undefined;
  if (variable)
    return toNodes(
      [{ type: 'set_variable', data: { variable, mode: 'set', value: `{{${userInputVariable}}}` } }],
      ['The visitor’s whole answer is stored, because no model picks out the part.'],
    );
  return leaveOut('Texts written by a model can’t be part of a flow.');
};

const isMeasuring = leaveOut('Visitors are counted by your own statistics; no data goes to other services.');

export const integrationConverters: Readonly<Record<string, Converter>> = {
  Webhook: callServer,
  Zapier: sendAll('Zapier'),
  'Make.com': sendAll('Make'),
  Pabbly: sendAll('Pabbly'),
  Chatwoot: handOver,
  zendesk: handOver,
  'cal-com': bookAppointment,
  Email: () => leaveOut('Flows don’t send e-mail. You are told about new leads; use a webhook for others.'),
  'Google Sheets': () => leaveOut('Send the answers to a webhook, or export the results as a file.'),
  nocodb: () => leaveOut('Send the answers to a webhook, or export the results as a file.'),
  gmail: () => leaveOut('Flows don’t send e-mail. You are told about new leads; use a webhook for others.'),
  'qr-code': () => leaveOut('QR codes can’t be made in a flow.'),
  'Google Analytics': () => isMeasuring,
  Pixel: () => isMeasuring,
  segment: () => isMeasuring,
  posthog: () => isMeasuring,
  blink: () => isMeasuring,
  OpenAI: askModel,
  openai: askModel,
  anthropic: askModel,
  mistral: askModel,
  groq: askModel,
  deepseek: askModel,
  perplexity: askModel,
  'together-ai': askModel,
  'open-router': askModel,
  'dify-ai': askModel,
  'chat-node': askModel,
  elevenlabs: () => leaveOut('Flows don’t speak.'),
};
