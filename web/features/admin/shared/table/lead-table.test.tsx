// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { type Column, laneWidths, toLanes } from './columns.ts';
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
    fixed: true,
    sortValue: ({ name }) => name,
    cell: ({ name }) => name,
  },
  {
    key: 'plain',
    label: 'Plain',
    width: 8,
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

const List = ({ shown }: { shown: readonly Row[] }) => {
  const selection = useSelection(shown);
  const [sort, setSort] = useState('none');
  chosen = selection.rows.map(({ id }) => id);
  return (
    <LeadTable
      rows={shown}
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

const show = (shown: readonly Row[] = rows) => (
  <MantineRoot>
    <List shown={shown} />
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
    await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
    expect(chosen).toEqual(['ada', 'bo', 'cy', 'di']);
    await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
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
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
    rerender(show(rows.slice(0, 1)));
    expect(chosen).toEqual(['ada']);
  });
});

describe('toLanes', () => {
  const keys = (shown: readonly Column<Row>[]) => toLanes(shown).map((lane) => lane.map(({ key }) => key));
  const column = (key: string, more: Partial<Column<Row>> = {}): Column<Row> => ({
    key,
    label: key,
    cell: () => key,
    ...more,
  });

  it('stacks a column below another one, or shows it alone when that one is hidden', () => {
    const [name, email, company] = [column('name'), column('email'), column('company', { below: 'name' })];
    expect(keys([name, company, email])).toEqual([['name', 'company'], ['email']]);
    expect(keys([company, email])).toEqual([['company'], ['email']]);
  });

  it('gives the remaining width to the column without one', () => {
    expect(laneWidths(toLanes([column('name', { width: 10 }), column('message')]), 6)).toEqual([
      `min(10rem, ${(10 / 30) * 100}cqi)`,
      'auto',
    ]);
  });
});
