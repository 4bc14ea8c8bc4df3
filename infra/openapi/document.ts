import * as z from 'zod/mini';
import { errorsOf } from '#functions/http/row-errors.ts';
import type { RouteRow } from '#functions/http/types.ts';
import { errorCatalogue } from '#shared/errors.ts';
import { flowDocumentSchema } from '#shared/flow/document.ts';

type Json = Readonly<Record<string, unknown>>;

const toJsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  // JSON Schema can't express transformations and checks in code; the server's error messages explain those.
  const { $schema: _dialect, ...made } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return made as Json;
};

/** Many answers contain a flow document, so its schema is written once. */
const flowDocument = JSON.stringify(toJsonSchema(flowDocumentSchema, 'output'));

const withReferences = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withReferences);
  if (JSON.stringify(value) === flowDocument) return { $ref: '#/components/schemas/FlowDocument' };
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withReferences(child)]));
};

const humanize = (name: string): string => {
  const text = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
};

const listParameters = (schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }));
};

const headerParameters = ({ access, contract }: RouteRow): Json[] => {
  if (contract.method === 'GET') return [];
  const once = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'The same key again answers the same without doing it twice, where something new is stored.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
  };
  return contract.status === 201 && access !== 'admin' ? [once] : [];
};

const security = ({ access, knowsAdmin, apiScope }: RouteRow): Json[] => [
  ...(access === 'admin' || knowsAdmin ? [{ adminSession: [] }] : []),
  ...(apiScope ? [{ apiKey: [apiScope] }] : []),
  ...(access === 'visitor' ? [{ visitor: [] }] : []),
];

const listResponses = (row: RouteRow): Json => {
  const { contract } = row;
  const isText = contract.response.type === 'string';
  const success: Json = {
    description: 'Done',
    content: {
      [isText ? 'text/csv' : 'application/json']: { schema: toJsonSchema(contract.response, 'output') },
    },
  };
  const byStatus = new Map<number, string[]>();
  for (const code of errorsOf(row)) {
    const { status } = errorCatalogue[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const refused = [...byStatus].map(([status, codes]): [string, Json] => [
    String(status),
    {
      description: codes.map((code) => `\`${code}\``).join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ]);
  return Object.fromEntries([[String(contract.status ?? 200), success], ...refused]);
};

const operation = (name: string, row: RouteRow): Json => {
  const { contract } = row;
  const parameters = [
    ...listParameters(contract.params, 'path'),
    ...listParameters(contract.query, 'query'),
    ...headerParameters(row),
  ];
  return {
    operationId: name,
    summary: humanize(name),
    tags: [contract.path.split('/')[2] ?? ''],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(contract.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: toJsonSchema(contract.body, 'input') } },
          },
        }
      : {}),
    responses: listResponses(row),
    security: security(row),
  };
};

/** The API as an OpenAPI 3.1 document, generated from the route table and its contracts. */
export const openApiDocument = (routes: Readonly<Record<string, RouteRow>>): Json => {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, row] of Object.entries(routes)) {
    const { method, path } = row.contract;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name, row) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Parley',
      version: '1',
      description:
        'Everything that the site and the portal use. Log in with `POST /api/admin/login` and send the token as `X-Admin-Session`; operations with `apiKey` also accept an API key with the scope that they list. A list that is longer than one page has a `Link` header with `rel="next"`.',
    },
    servers: [{ url: '/' }],
    paths: withReferences(paths),
    components: {
      securitySchemes: {
        adminSession: { type: 'apiKey', in: 'header', name: 'X-Admin-Session' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key from the portal, *Settings*, *API keys*: `Authorization: Bearer parley_…`.',
        },
        visitor: { type: 'apiKey', in: 'cookie', name: '__Host-visitor' },
      },
      schemas: {
        FlowDocument: JSON.parse(flowDocument),
        Error: {
          type: 'object',
          required: ['code', 'message'],
          properties: {
            code: { type: 'string', enum: Object.keys(errorCatalogue) },
            message: { type: 'string' },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
            current: { description: 'With `record.stale`: the record as it is now.' },
          },
        },
      },
    },
  };
};
