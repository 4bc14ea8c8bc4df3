// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { makePerson } from '#test/fixtures/person-record.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { SamePerson } from './same-person.tsx';

afterEach(cleanup);

it('suggests two duplicates, and the others on request', async () => {
  const duplicates = ['Ann', 'Ben', 'Cem', 'Dee'].map((name) => ({
    key: `key-${name}`,
    name,
    identity: `phone:+49301234${name}`,
    reason: 'phone' as const,
  }));
  render(
    <MantineRoot>
      <SamePerson person={makePerson({ duplicates })} onOpen={() => undefined} onChanged={() => undefined} />
    </MantineRoot>,
  );
  expect(screen.getByText('The same person?')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Merge' })).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: '2 more' }));
  expect(screen.getAllByRole('button', { name: 'Merge' })).toHaveLength(4);
  expect(screen.queryByRole('button', { name: /more$/ })).toBeNull();
});
