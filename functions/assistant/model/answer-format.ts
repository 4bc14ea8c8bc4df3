import { requestKinds } from '#shared/domain/request-kinds.ts';

const nullable = (type: string, more: Readonly<Record<string, unknown>> = {}) => ({
  ...more,
  type: [type, 'null'],
});

const object = (properties: Readonly<Record<string, unknown>>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** The reply's JSON schema, for servers that support one; the prompt says the same in words. */
export const answerFormat = {
  type: 'json_schema' as const,
  json_schema: {
    name: 'answer',
    strict: true,
    schema: object({
      message: { type: 'string' },
      action: { type: 'string', enum: ['none', 'book_consultation', 'collect_contact'] },
      about: { type: 'string', enum: ['offer', 'trouble', 'other'] },
      details: object({
        name: nullable('string'),
        email: nullable('string'),
        phone: nullable('string'),
        company: nullable('string'),
        when: nullable('string'),
      }),
      request: {
        anyOf: [
          { type: 'null' },
          object({
            kind: { type: 'string', enum: [...requestKinds, 'none'] },
            note: { type: 'string' },
          }),
        ],
      },
      next: { type: 'array', items: { type: 'string' } },
      search: nullable('string'),
      quote: {
        anyOf: [
          { type: 'null' },
          object({
            plan: { type: 'string', enum: ['starter', 'professional', 'enterprise'] },
            managed: { type: 'boolean' },
            model: { type: 'string', enum: ['base', 'sonnet', 'opus'] },
            plans: { type: 'integer' },
            languages: { type: 'integer' },
            integrations: { type: 'integer' },
            trainings: { type: 'integer' },
            conversations: { type: 'integer' },
          }),
        ],
      },
    }),
  },
};
