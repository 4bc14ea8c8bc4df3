// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createFlowDocument } from '#shared/flow/defaults.ts';
import { addNode } from '#shared/flow/graph.ts';
import { findProblems } from '#shared/flow/problems.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { ProblemsList } from './problems-list.tsx';

afterEach(cleanup);

it('names a problem’s node by its card’s title, and focuses it', async () => {
  const flow = addNode(createFlowDocument(), 'text');
  const went = vi.fn();
  render(
    <MantineRoot>
      <ProblemsList flow={flow} problems={findProblems(flow)} onGo={went} />
    </MantineRoot>,
  );
  fireEvent.click(screen.getByText(/warning|error/));
  const [entry] = await screen.findAllByText(/^Text “Enter your message here/);
  expect(screen.queryByText('text-2')).toBeNull();
  if (entry) fireEvent.click(entry);
  expect(went).toHaveBeenCalledWith('text-2');
});
