// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { englishTexts as texts } from '#shared/content/chat-ui/load.ts';
import { WhenPicker } from './when-picker.tsx';

vi.mock('#web/lib/format.ts', async (original) => ({
  ...(await original<typeof import('#web/lib/format.ts')>()),
  visitorZone: () => 'America/New_York',
}));
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T13:45:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const show = (kind: 'date' | 'appointment', slots: boolean) => {
  const onAnswer = vi.fn();
  render(<WhenPicker kind={kind} slots={slots} language="en" words={texts} onAnswer={onAnswer} />);
  return onAnswer;
};
const pickDay = (day: string) =>
  fireEvent.change(screen.getByLabelText('Preferred date'), { target: { value: day } });

it('offers the remaining slots of the visitor’s day, and shows the company’s time of the chosen one', async () => {
  const onAnswer = show('appointment', true);
  expect(screen.getByLabelText('Preferred date').getAttribute('min')).toBe('2026-11-24');
  pickDay('2026-11-23');
  expect(screen.getByText(texts.noTimes)).toBeTruthy();
  pickDay('2026-11-24');
  // 8:45 in New York is 14:45 in Berlin; the last slot there starts at 16:30.
  const times = [...(screen.getByLabelText('Preferred time') as HTMLSelectElement).options].map(
    ({ value }) => value,
  );
  expect(times).toEqual(['', '09:00', '09:30', '10:00', '10:30']);
  await userEvent.selectOptions(screen.getByLabelText('Preferred time'), '10:30');
  expect(screen.getByText(/For our team: .*4:30 PM/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(
    '2026-11-24 10:30',
    expect.stringMatching(/November 24.*10:30/),
  );
});

it('accepts any time without slots, and asks a date question for a day only', async () => {
  const onAnswer = show('appointment', false);
  pickDay('2026-11-28');
  fireEvent.change(screen.getByLabelText('Preferred time'), { target: { value: '18:15' } });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onAnswer).toHaveBeenCalledWith('2026-11-28 18:15', expect.stringContaining('6:15'));
  cleanup();
  const onDay = show('date', false);
  expect(screen.queryByLabelText('Preferred time')).toBeNull();
  pickDay('1990-02-03');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onDay).toHaveBeenCalledWith('1990-02-03', 'Saturday, February 3, 1990');
});
