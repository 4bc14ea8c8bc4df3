// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { englishTexts as texts } from '#shared/content/chat-ui/load.ts';
import { WhenPicker } from './when-picker.tsx';

vi.mock('#web/lib/format.ts', async (original) => ({
  ...(await original<typeof import('#web/lib/format.ts')>()),
  visitorZone: () => 'America/New_York',
}));
/** Responses of the free-times route, by the requested day; a number is an error's status. */
let answers: Record<string, readonly string[] | number> = {};
beforeEach(() => {
  answers = {};
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = answers[new URL(url, 'http://site').searchParams.get('from') ?? ''] ?? [];
    return typeof answer === 'number'
      ? new Response('{"code":"internal","message":"No"}', { status: answer })
      : Response.json({ times: answer, lengthMinutes: 30, companyZone: 'Europe/Berlin' });
  });
  vi.useFakeTimers({ now: new Date('2026-11-24T13:45:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const show = (kind: 'date' | 'appointment', slots: boolean) => {
  const onAnswer = vi.fn();
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <WhenPicker kind={kind} slots={slots} language="en" words={texts} onAnswer={onAnswer} />
    </SWRConfig>,
  );
  return onAnswer;
};
const pickDay = (day: string) =>
  fireEvent.change(screen.getByLabelText('Preferred date'), { target: { value: day } });

const timesOf = () =>
  [...(screen.getByLabelText('Preferred time') as HTMLSelectElement).options].map(({ value }) => value);

it('offers the free times of the visitor’s day, and shows the company’s time of the chosen one', async () => {
  answers['2026-11-24'] = [
    '2026-11-24T14:00:00.000Z',
    '2026-11-24T15:30:00.000Z',
    '2026-11-25T08:00:00.000Z',
  ];
  const onAnswer = show('appointment', true);
  expect(screen.getByLabelText('Preferred date').getAttribute('min')).toBe('2026-11-24');
  expect(screen.getByText(texts.timesLoading)).toBeTruthy();
  pickDay('2026-11-24');
  await vi.waitFor(() => expect(timesOf()).toEqual(['', '09:00', '10:30']));
  await userEvent.selectOptions(screen.getByLabelText('Preferred time'), '10:30');
  expect(screen.getByText(/For our team: .*4:30 PM/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(
    '2026-11-24 10:30',
    expect.stringMatching(/November 24.*10:30/),
  );
});

it('names the next free times when the day is full, and fills in the chosen one', async () => {
  answers['2026-11-26'] = ['2026-11-27T08:00:00.000Z'];
  answers['2026-11-27'] = ['2026-11-27T08:00:00.000Z'];
  const onAnswer = show('appointment', true);
  pickDay('2026-11-26');
  expect(await screen.findByText(texts.noTimes)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /27.*3:00/ }));
  await vi.waitFor(() => expect(timesOf()).toContain('03:00'));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onAnswer).toHaveBeenCalledWith('2026-11-27 03:00', expect.anything());
});

it('reports that the free times failed to load, and offers to retry', async () => {
  answers['2026-11-24'] = 500;
  show('appointment', true);
  expect(await screen.findByText(texts.timesFailed)).toBeTruthy();
  answers['2026-11-24'] = ['2026-11-25T08:00:00.000Z'];
  await userEvent.click(screen.getByRole('button', { name: texts.retry }));
  expect(await screen.findByRole('group', { name: texts.nextTimes })).toBeTruthy();
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
