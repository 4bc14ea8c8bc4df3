// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createFlowDocument } from '#shared/flow/defaults.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { addableTypes } from './node-picker.tsx';
import { Palette } from './palette.tsx';
import type { Builder } from './use-builder.ts';

afterEach(cleanup);

it('is a single tab stop with arrow-key navigation', async () => {
  const add = vi.fn();
  render(
    <MantineRoot>
      <Palette builder={{ flow: createFlowDocument(), add } as unknown as Builder} onAdded={vi.fn()} />
      <button type="button">After</button>
    </MantineRoot>,
  );
  const entries = within(screen.getByRole('toolbar', { name: 'Nodes' })).getAllByRole('button');
  const user = userEvent.setup();
  await user.tab();
  expect(document.activeElement).toBe(entries[0]);
  await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  expect(document.activeElement).toBe(entries[2]);
  expect(add).toHaveBeenCalledExactlyOnceWith(addableTypes[2]);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }));
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(entries[2]);
});
