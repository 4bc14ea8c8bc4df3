import * as z from 'zod/mini';
import { chatActions } from '#shared/api/chat.ts';
import { requestKinds } from '#shared/domain/request-kinds.ts';

const optionalText = z.catch(z.optional(z.string()), undefined);
const count = z.catch(z.int().check(z.gte(0), z.lte(1_000_000)), 0);

/** A price that the model asks us to calculate. */
const quoteSchema = z.object({
  plan: z.enum(['starter', 'professional', 'enterprise']),
  managed: z.catch(z.boolean(), false),
  model: z.catch(z.enum(['base', 'sonnet', 'opus']), 'base'),
  /** Plans of this kind: several bots need several. */
  plans: z.catch(z.int().check(z.gte(1), z.lte(1000)), 1),
  languages: count,
  integrations: count,
  trainings: count,
  conversations: count,
});
export type ModelQuote = z.infer<typeof quoteSchema>;

/** Only the message is required: small models leave the rest out. */
const answerSchema = z.object({
  message: z.string(),
  action: z.catch(z.optional(z.enum([...chatActions, 'none'])), undefined),
  about: z.catch(z.enum(['offer', 'trouble', 'other']), 'other'),
  details: z.catch(
    z.optional(
      z.object({
        name: optionalText,
        email: optionalText,
        phone: optionalText,
        company: optionalText,
        when: optionalText,
      }),
    ),
    undefined,
  ),
  /** The note for the team; `none` drops an earlier request. */
  request: z.catch(
    z.optional(z.object({ kind: z.enum([...requestKinds, 'none']), note: z.catch(z.string(), '') })),
    undefined,
  ),
  /** Questions the visitor may ask next, as buttons. */
  next: z.catch(z.array(z.string()), []),
  search: optionalText,
  quote: z.catch(z.optional(quoteSchema), undefined),
});

export interface ModelAnswer extends Omit<z.infer<typeof answerSchema>, 'message'> {
  readonly text: string;
}

const parseAnswer = (json: string): ModelAnswer | undefined => {
  try {
    const parsed = answerSchema.safeParse(JSON.parse(json));
    if (!parsed.success) return undefined;
    const { message, ...rest } = parsed.data;
    return { ...rest, text: message.trim() };
  } catch {
    return undefined;
  }
};

/**
 * Parses a reply in the agreed format, also inside prose or a code fence, or plain prose. Undefined for
 * broken JSON, markup or nothing.
 */
export const readModelAnswer = (content: string): ModelAnswer | undefined => {
  // Models that think aloud put it into a tag before the answer.
  const body = content
    .replace(/<think>[\s\S]*?<\/think>/g, '')
    .trim()
    .replace(/^```(?:json)?\s*|\s*```$/g, '');
  if (body === '') return undefined;
  const [from, to] = [body.indexOf('{'), body.lastIndexOf('}')];
  const inside = from >= 0 && to > from ? parseAnswer(body.slice(from, to + 1)) : undefined;
  if (inside) return inside.text === '' && !inside.search && !inside.quote ? undefined : inside;
  return /^[{["<]/.test(body) || /"message"\s*:/.test(body)
    ? undefined
    : { text: body, about: 'other', next: [] };
};
