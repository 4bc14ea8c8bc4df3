// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emit, onEvent } from '#web/lib/events.ts';
import { contactForm, emptyContact } from '#web/lib/lead-form.ts';
import { readDraft, saveDraft } from '#web/lib/persist.ts';
import { PricingSection } from './pricing-section.tsx';
import { useChosenPlan } from './use-chosen-plan.ts';

const Plans = () => {
  const { chosen, choose } = useChosenPlan();
  return (
    <MemoryRouter>
      <PricingSection selected={chosen} onSelect={choose} />
    </MemoryRouter>
  );
};
const message = () => readDraft(contactForm, emptyContact).message;
const pressed = () => screen.queryByRole('button', { pressed: true })?.textContent;

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

it('reports the plan’s id, like every other page', async () => {
  const seen = vi.fn();
  const stop = onEvent('plan viewed', seen);
  render(<Plans />);
  await userEvent.click(screen.getByRole('button', { name: 'Choose Starter' }));
  stop();
  expect(seen).toHaveBeenCalledWith({ plan: 'starter', source: 'landing' });
});

it('deselects a plan in card and message, and keeps typed text', async () => {
  saveDraft(contactForm, { ...emptyContact, message: 'We have 40 seats.' });
  render(<Plans />);
  await userEvent.click(screen.getByRole('button', { name: 'Choose Starter' }));
  expect(message()).toBe('[Interested in the Starter plan]\nWe have 40 seats.');
  await userEvent.click(screen.getByRole('button', { name: 'Selected: Starter' }));
  expect(pressed()).toBeUndefined();
  expect(message()).toBe('We have 40 seats.');
});

it('restores the plan from the message after a reload', async () => {
  const { unmount } = render(<Plans />);
  await userEvent.click(screen.getByRole('button', { name: 'Choose Professional' }));
  unmount();
  render(<Plans />);
  expect(pressed()).toBe('Selected: Professional');
  expect(message()).toContain('Professional');
});

it('clears the chosen plan when the message no longer names it', async () => {
  render(<Plans />);
  await userEvent.click(screen.getByRole('button', { name: 'Choose Professional' }));
  saveDraft(contactForm, { ...emptyContact, message: 'Something else' });
  emit('contact changed');
  await vi.waitFor(() => expect(pressed()).toBeUndefined());
});
