// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { Visit } from './story-parts.tsx';

afterEach(cleanup);

const show = (conversation: Parameters<typeof Visit>[0]['conversation']) =>
  render(
    <MantineRoot>
      <MemoryRouter>
        <Visit visit={undefined} conversation={conversation} />
      </MemoryRouter>
    </MantineRoot>,
  );

it('shows the flow conversation that made the lead', () => {
  show([
    { role: 'assistant', content: 'Your name?' },
    { role: 'user', content: 'Ann Lee' },
  ]);
  expect(screen.getByText('Ann Lee').dataset.ours).toBe('true');
  expect(screen.queryByText(/No visit details were sent/)).toBeNull();
});

it('explains when the flow conversation has been deleted, and when nothing was sent', () => {
  show([]);
  expect(screen.getByText(/no longer stored/)).toBeTruthy();
  cleanup();
  show(undefined);
  expect(screen.getByText(/No visit details were sent/)).toBeTruthy();
});
