// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import type { Column } from './columns.ts';
import { LeadTable } from './lead-table.tsx';
import { nextSort } from './sort.ts';
import { useSelection } from './use-selection.ts';

const measureElement = () => undefined;

// jsdom has no layout: render every row.
vi.mock('@tanstack/react-virtual', () => ({
  useWindowVirtualizer: ({
    count,
    getItemKey,
  }: {
    count: number;
    getItemKey: (index: number) => string;
  }) => ({
    getVirtualItems: () =>
      Array.from({ length: count }, (_, index) => ({ index, key: getItemKey(index), start: 0, end: 0 })),
    getTotalSize: () => 0,
    measureElement,
    measure: () => undefined,
  }),
}));

interface Row {
  readonly id: string;
  readonly name: string;
}

const rows: Row[] = ['Ada', 'Bo', 'Cy', 'Di'].map((name) => ({ id: name.toLowerCase(), name }));
const columns: readonly Column<Row>[] = [
  {
    key: 'name',
    label: 'Name',
    weight: 2,
    fixed: true,
    sortValue: ({ name }) => name,
    cell: ({ name }) => name,
  },
  {
    key: 'plain',
    label: 'Plain',
    weight: 1,
    cell: ({ id }) => {
      drawn.push(id);
      return id;
    },
  },
];
const nameOf = ({ name }: Row) => name;
const actions = ({ name }: Row) => <button type="button">Edit {name}</button>;

/** Ids of the rows that were rendered. */
let drawn: string[] = [];
let asked: string[] = [];
let chosen: string[] = [];

const List = ({ shown, words }: { shown: readonly Row[]; words: string }) => {
  const selection = useSelection(shown);
  const [sort, setSort] = useState('none');
  chosen = selection.rows.map(({ id }) => id);
  return (
    <LeadTable
      rows={shown}
      words={words}
      label="People"
      columns={columns}
      getName={nameOf}
      sort={sort}
      onSort={(key) => {
        const next = nextSort(key, sort, 'none');
        asked.push(next);
        setSort(next);
      }}
      selection={selection}
      actions={actions}
      actionsWidth={8}
      details={({ id }) => id === 'bo' && <p>More of Bo</p>}
    />
  );
};

const show = (shown: readonly Row[] = rows, words = '') => (
  <MantineRoot>
    <List shown={shown} words={words} />
  </MantineRoot>
);

beforeEach(() => {
  asked = [];
});
afterEach(cleanup);

describe('LeadTable', () => {
  it('announces the number of rows, names each row and expands one', () => {
    render(show());
    const table = screen.getByRole('table', { name: 'People' });
    expect(table.getAttribute('aria-rowcount')).toBe('5');
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'Ada',
      'Bo',
      'Cy',
      'Di',
    ]);
    const bo = screen.getByRole('rowheader', { name: 'Bo' }).closest('tbody');
    expect(within(bo as HTMLElement).getByText('More of Bo')).toBeTruthy();
  });

  it('sorts by a header and sets aria-sort', async () => {
    render(show());
    const header = screen.getByRole('columnheader', { name: 'Name' });
    expect(header.hasAttribute('aria-sort')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(header.getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(header.getAttribute('aria-sort')).toBe('descending');
    expect(asked).toEqual(['name', '-name']);
    expect(screen.queryByRole('button', { name: 'Plain' })).toBeNull();
  });

  it('selects one row, a range with Shift, and all shown rows', async () => {
    const user = userEvent.setup();
    render(show());
    await user.click(screen.getByRole('checkbox', { name: 'Select Ada' }));
    expect(chosen).toEqual(['ada']);
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select Cy' }));
    await user.keyboard('{/Shift}');
    expect(chosen).toEqual(['ada', 'bo', 'cy']);
    await user.click(screen.getByRole('checkbox', { name: 'Select all that are shown' }));
    expect(chosen).toEqual(['ada', 'bo', 'cy', 'di']);
    await user.click(screen.getByRole('checkbox', { name: 'Select all that are shown' }));
    expect(chosen).toEqual([]);
  });

  it('renders only changed and selected rows again', async () => {
    const { rerender } = render(show());
    drawn = [];
    rerender(show([...rows.slice(0, 3), { id: 'ed', name: 'Ed' }]));
    // Opening details renders their row again.
    expect(new Set(drawn)).toEqual(new Set(['bo', 'ed']));
    drawn = [];
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Cy' }));
    expect(new Set(drawn)).toEqual(new Set(['bo', 'cy']));
  });

  it('excludes hidden rows from the selection', async () => {
    const { rerender } = render(show());
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all that are shown' }));
    rerender(show(rows.slice(0, 1)));
    expect(chosen).toEqual(['ada']);
  });

  it('reuses row elements while the search changes, unless focus is in a row', async () => {
    const { rerender } = render(show());
    const rowOf = (name: string) => screen.getByRole('rowheader', { name }).closest('tbody');
    const [ada, bo] = [rowOf('Ada'), rowOf('Bo')];
    const found = [rows[1] as Row, { id: 'ed', name: 'Ed' }];
    rerender(show(found, 'e'));
    expect(rowOf('Bo')).toBe(bo);
    expect(rowOf('Ed')).toBe(ada);
    screen.getByRole('button', { name: 'Edit Ed' }).focus();
    rerender(show([{ id: 'flo', name: 'Flo' }], 'f'));
    expect(rowOf('Flo')).not.toBe(ada);
    expect(document.activeElement).toBe(document.body);
    rerender(show([{ id: 'gil', name: 'Gil' }], 'f'));
    rerender(show([{ id: 'flo', name: 'Flo' }], 'f'));
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
  });

  it('has the full text of truncated cells in their title', () => {
    render(show());
    expect(screen.getByRole('cell', { name: 'bo' }).title).toBe('bo');
  });
});
