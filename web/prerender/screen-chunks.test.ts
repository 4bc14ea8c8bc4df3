import { describe, expect, it } from 'vitest';
import { type BuiltChunk, circleIn, scriptNames, workspaceScreens } from './screen-chunks.ts';

const chunk = (name: string, imports: string[] = [], more: Partial<BuiltChunk> = {}): BuiltChunk => ({
  fileName: name,
  isEntry: false,
  isDynamicEntry: false,
  moduleIds: [`${name}.ts`],
  imports,
  dynamicImports: [],
  ...more,
});
const page = (name: string, imports: string[], more: Partial<BuiltChunk> = {}): BuiltChunk =>
  chunk(name, imports, { isDynamicEntry: true, facadeModuleId: `/site/web/${name}.tsx`, ...more });
const screens = [
  ['frame.tsx', 'list.tsx'],
  ['frame.tsx', 'canvas.tsx'],
];

const chunks = [
  chunk('main', ['react'], {
    isEntry: true,
    dynamicImports: ['home', 'frame', 'list', 'canvas'],
  }),
  chunk('react'),
  page('home', ['date'], { dynamicImports: ['chat'] }),
  page('chat', ['schema']),
  page('frame', ['react', 'theme']),
  page('list', ['theme', 'table', 'schema', 'cells'], { dynamicImports: ['dialog'] }),
  page('canvas', ['theme', 'nodes', 'date'], { dynamicImports: ['results'] }),
  page('dialog', ['modal']),
  page('results', ['table']),
  ...['date', 'schema', 'theme', 'cells', 'nodes', 'modal'].map((name) => chunk(name)),
  chunk('table', ['theme']),
];

describe('scriptNames', () => {
  const names = scriptNames(chunks, screens);
  const of = (name: string) => names.get(`${name}.ts`);

  it('groups modules of the same screens', () => {
    expect(of('theme')).toBeDefined();
    expect(new Set(['theme', 'cells', 'nodes', 'table'].map(of)).size).toBe(4);
    const alone = scriptNames([...chunks.filter(({ fileName }) => fileName !== 'results')], screens);
    expect(alone.get('table.ts'), 'once no other screen asks for it').toBe(alone.get('cells.ts'));
    expect(of('react')).toBe('site');
  });

  it('leaves out modules of public pages, lazy modules and the pages themselves', () => {
    for (const name of ['date', 'schema', 'modal', 'list', 'frame', 'main'])
      expect(of(name), name).toBeUndefined();
  });

  it('includes a page that another page of the same screen imports, which avoids a cycle', () => {
    const shared = chunks.map((one) => (one.fileName === 'cells' ? { ...one, imports: ['list'] } : one));
    expect(scriptNames(shared, screens).get('list.ts')).toBe(scriptNames(shared, screens).get('cells.ts'));
  });

  it('covers every workspace page with its frame', () => {
    expect(workspaceScreens().length).toBeGreaterThan(2);
    for (const [frame] of workspaceScreens()) expect(frame).toBe('app/workspace-frame.tsx');
    expect(workspaceScreens().flat()).toContain('features/admin/contacts/contacts-tab.tsx');
  });
});

it('circleIn reports chunks that import each other', () => {
  expect(circleIn(chunks)).toBeUndefined();
  expect(circleIn([chunk('a', ['b']), chunk('b', ['c', 'd']), chunk('c'), chunk('d', ['b'])])).toEqual([
    'b',
    'd',
  ]);
});
