/** The changes for one sample: new files, and lines inserted before or after an existing one. */
export interface Addition {
  readonly files: Readonly<Record<string, string>>;
  readonly lines: Readonly<Record<string, readonly { readonly at: string; readonly add: string }[]>>;
}

const formAndList: Addition = {
  files: {
    'shared/api/toys.ts': `
import * as z from 'zod/mini';
import { formGuardSchema } from './contact.ts';
import { emailText, requiredText } from './fields.ts';
import { listContract } from './list-contract.ts';
import { defineRoute } from './route.ts';

export const toySchema = z.object({ id: z.string(), name: z.string(), email: z.string(), createdAt: z.string() });
export type Toy = z.infer<typeof toySchema>;

export const sendToy = defineRoute({
  method: 'POST',
  path: '/api/toys',
  body: z.strictObject({ name: requiredText(100, 'Name'), email: emailText, ...formGuardSchema }),
  response: z.object({ id: z.string() }),
  status: 201,
});

export const listToys = listContract('/api/admin/toys', toySchema);
`,
    'functions/toys/create.ts': `
import { defineHandler } from '#functions/http/define.ts';
import { spamReason } from '#functions/leads/spam.ts';
import { toys } from '#functions/toys/toys.ts';
import { createWrites } from '#functions/table/create-record.ts';
import { transact } from '#functions/table/transact.ts';
import { sendToy } from '#shared/api/toys.ts';

export const route = defineHandler(sendToy, ({ table, clock, newId }) => async ({ body }) => {
  const { name, email } = body;
  const toy = { id: newId(), name, email, createdAt: clock().toISOString() };
  if (!spamReason({ ...body, names: [name] })) await transact(table, createWrites(table.name, toys, toy));
  return { id: toy.id };
});
`,
    'functions/toys/routes.ts': `
import type { RouteRow } from '#functions/http/types.ts';
import { listRow } from '#functions/lists/list-row.ts';
import { listToys, sendToy } from '#shared/api/toys.ts';
import { formLimit } from '#shared/domain/form-limit.ts';

export const toyRoutes = {
  sendToy: {
    contract: sendToy,
    entry: 'toys/create.ts',
    load: () => import('./create.ts'),
    access: 'public',
    rateLimit: { ...formLimit, onFailure: 'open' },
    table: ['PutItem', 'UpdateItem'],
    writes: ['TOYS', 'VERSION#*'],
  },
  listToys: listRow(listToys, 'TOYS', () => import('./toys.ts')),
} as const satisfies Record<string, RouteRow>;
`,
    'functions/toys/toys.ts': `
import type { Collection } from '#functions/table/collection.ts';
import { instantOfId, readStored } from '#functions/table/stored.ts';
import { type Toy, toySchema } from '#shared/api/toys.ts';

declare module '#functions/table/keys.ts' {
  interface CollectionNames {
    TOYS: true;
  }
}

const blankToy = (id: string): Toy => ({ id, name: '', email: '', createdAt: instantOfId(id) });

export const toys: Collection<Toy> = {
  name: 'TOYS',
  read: (item) => readStored(toySchema, () => blankToy(String(item.sk ?? '')), item),
  identities: ({ email }) => [email],
  counters: () => ({ all: 1 }),
  dayCounters: () => ({}),
};
`,
    'web/features/admin/toys/toys-tab.tsx': `
import { listToys, type Toy } from '#shared/api/toys.ts';
import { useList } from '../data/use-list.ts';
import { Region } from '../parts/region.tsx';

export const ToysTab = () => {
  const toys = useList<Toy>(listToys, 'Failed to fetch toys');
  return (
    <Region collection={toys} what="toys">
      <ul>
        {toys.rows.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </Region>
  );
};
`,
  },
  lines: {
    'functions/leads/collections.ts': [
      {
        at: "import { subscribers } from '../subscribers/subscribers.ts';\n",
        add: "import { toys } from '#functions/toys/toys.ts';\n",
      },
      {
        at: '  SUBSCRIBERS: asLeadCollection({',
        add: "  TOYS: asLeadCollection({ ...toys, label: 'toys' }),\n",
      },
    ],
    'functions/routes.ts': [
      { at: 'import { transferRoutes }', add: "import { toyRoutes } from './toys/routes.ts';\n" },
      { at: '  ...transferRoutes,', add: '  ...toyRoutes,\n' },
    ],
    'web/features/admin/tabs.tsx': [
      {
        at: "  { name: 'flows', label: 'Flows',",
        add: `  {
    name: 'toys',
    label: 'Toys',
    heading: 'Toys',
    Icon: IconMail,
    ...screen(async () => (await import('./toys/toys-tab.tsx')).ToysTab),
  },
`,
      },
    ],
  },
};

const page: Addition = {
  files: {
    'web/features/toys/toys-page.tsx': `
import { usePageTitle } from '#web/lib/page-meta.ts';

export const Page = () => {
  usePageTitle('Toys');
  return <h1>Toys</h1>;
};
`,
  },
  lines: {
    'web/lib/pages.ts': [
      {
        at: '  pricing: {\n',
        add: "  toys: { pattern: '/toys', module: 'features/toys/toys-page', frame: 'site', shell: 'f' },\n",
      },
    ],
  },
};

const nodeType: Addition = {
  files: {
    'shared/flow/nodes/toy.ts': `
import * as z from 'zod/mini';
import { getOwn, readText } from '../read-fields.ts';
import { defineNode, nextExit } from './kind.ts';

export const toy = defineNode({
  name: 'Toy',
  canEndFlow: true,
  data: z.strictObject({ message: z.string() }),
  defaults: () => ({ message: 'A toy!' }),
  exits: () => [nextExit],
  normalise: (raw) => ({ message: readText(getOwn(raw, 'message')) }),
  title: ({ message }) => message,
  mapTexts: (data, mapText) => ({ message: mapText('message', data.message) }),
  problems: ({ message }, { report }) => {
    if (!message.trim()) report('error', 'toy.silent', 'The toy says nothing.');
  },
  enter: ({ message }, context) => {
    context.say(message);
    return context.proceed();
  },
});
`,
    'web/features/flow-builder/nodes/toy-view.tsx': `
import { TextInput } from '@mantine/core';
import type { NodeView } from './view.ts';

export const toy: NodeView<'toy'> = {
  hint: 'Shows a toy',
  color: 'var(--info)',
  preview: ({ message }) => message,
  Form: ({ node: { data }, onChange }) => (
    <TextInput
      label="Message"
      value={data.message}
      onChange={(event) => onChange({ message: event.target.value }, 'message')}
    />
  ),
};
`,
  },
  lines: {
    'shared/flow/nodes/all.ts': [
      { at: "import { text } from './text.ts';\n", add: "import { toy } from './toy.ts';\n" },
      { at: '  jump,\n', add: '  toy,\n' },
    ],
    'web/features/flow-builder/nodes/all.ts': [
      { at: "import { text } from './text-view.tsx';\n", add: "import { toy } from './toy-view.tsx';\n" },
      { at: '  jump,\n', add: '  toy,\n' },
    ],
  },
};

/** One sample of each kind, with the maximum number of files it may change. */
export const toys = {
  'a public write with storage and a list in the portal': { addition: formAndList, files: 8 },
  'a page': { addition: page, files: 2 },
  'a node type': { addition: nodeType, files: 4 },
} as const;
