import * as z from 'zod/mini';
import { chatContactServices, contactServices } from './contact-services.ts';
import { emailText, requiredText } from './fields.ts';
import { defineRoute } from './route.ts';

// Pages import these lists from contact-services.ts, which doesn't load the schema library.
export { chatContactServices, contactServices };

const serviceValues = [
  ...(Object.keys(contactServices) as (keyof typeof contactServices)[]),
  ...chatContactServices,
] as const;

/**
 * Limits campaign parameters, whose names come from outside, and excludes names with a meaning in
 * JavaScript.
 */
const maxUtm = 10;
const utmSchema = z
  .record(z.string().check(z.regex(/^(?!constructor$)[a-z_]{1,20}$/)), z.string().check(z.maxLength(120)))
  .check(z.refine((utm) => Object.keys(utm).length <= maxUtm, { error: `At most ${maxUtm} parameters.` }));

/**
 * The visitor's activity before writing, sent only with their own message. All parts are optional and
 * bounded. See docs/behaviour.md, "Forms".
 */
export const visitContextSchema = z.strictObject({
  page: z.optional(z.string().check(z.maxLength(300))),
  referrer: z.optional(z.string().check(z.maxLength(300))),
  utm: z.optional(utmSchema),
  template: z.optional(z.string().check(z.maxLength(80))),
  plan: z.optional(z.string().check(z.maxLength(40))),
  calculator: z.optional(
    z.strictObject({
      messages: z.number(),
      model: z.number(),
      tier: z.string().check(z.maxLength(20)),
      monthly: z.number(),
    }),
  ),
  roi: z.optional(
    z.strictObject({
      employees: z.number(),
      hourlyRate: z.number(),
      hoursPerDay: z.number(),
      monthly: z.number(),
      yearly: z.number(),
    }),
  ),
  learning: z.optional(
    z.strictObject({
      points: z.number(),
      steps: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10)),
      achievements: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10)),
      industries: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(20)),
    }),
  ),
  transcript: z.optional(
    z
      .array(
        z.strictObject({ role: z.enum(['user', 'assistant']), content: z.string().check(z.maxLength(2000)) }),
      )
      .check(z.maxLength(40)),
  ),
  /**
   * The browser has a conversation that this tab neither started nor continued. It may be another person's, so the
   * server doesn't attach it.
   */
  unclaimed: z.optional(z.boolean()),
  /**
   * Id of a flow in the visitor's workspace. The server stores a snapshot of it and keeps the snapshot's id
   * and the flow's name.
   */
  flowId: z.optional(z.string().check(z.maxLength(64))),
  flowName: z.optional(z.string().check(z.maxLength(120))),
});
export type VisitContext = z.infer<typeof visitContextSchema>;

/**
 * Bot traps. `website` is a honeypot that people leave empty; `elapsedMs` is the time since the form
 * appeared.
 */
export const formGuardSchema = {
  website: z.optional(z.string().check(z.maxLength(200))),
  elapsedMs: z.optional(z.number().check(z.minimum(0))),
};

export const contactFields = {
  firstName: requiredText(100, 'First name'),
  lastName: requiredText(100, 'Last name'),
  email: emailText,
  company: requiredText(200, 'Company'),
  service: z.enum(serviceValues, { error: 'Please choose a service.' }),
  message: requiredText(5000, 'Message'),
};

export const contactInputSchema = z.strictObject({
  ...contactFields,
  ...formGuardSchema,
  context: z.optional(visitContextSchema),
});
export type ContactInput = z.infer<typeof contactInputSchema>;

export const createContact = defineRoute({
  method: 'POST',
  path: '/api/contact',
  body: contactInputSchema,
  errors: ['request.conflict'],
  response: z.object({ id: z.string() }),
  status: 201,
  maxBodyBytes: 128 * 1024,
});
