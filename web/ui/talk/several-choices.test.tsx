// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SeveralChoices } from './several-choices.tsx';

const options = [
  { label: 'Red', value: 'r' },
  { label: 'Blue', value: 'b' },
  { label: '', value: 'Green' },
];
const show = (min = 1, max = 3) => {
  const onAnswer = vi.fn<(input: string, shown: string) => void>();
  const several = { min, max, hint: 'Choose some.', done: 'Done' };
  render(
    <SeveralChoices options={options} several={several} label="Colours?" language="en" onAnswer={onAnswer} />,
  );
  return onAnswer;
};
afterEach(cleanup);

describe('SeveralChoices', () => {
  it('names the group by the question and describes it by the hint', () => {
    show();
    expect(screen.getByRole('group', { name: 'Colours?', description: 'Choose some.' })).toBeTruthy();
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  });

  it('sends values in the order of the options, by keyboard alone', async () => {
    const onAnswer = show();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' {Enter}');
    expect(onAnswer.mock.calls).toEqual([['r\nb', 'Red, Blue']]);
  });

  it('sends nothing before enough options are chosen', async () => {
    const onAnswer = show(2);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Red' }));
    await userEvent.keyboard('{Enter}');
    expect(onAnswer).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Green' }));
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(onAnswer).toHaveBeenCalledWith('r\nGreen', 'Red, Green');
  });

  it('locks the others at the most, and frees them again', async () => {
    show(1, 1);
    const [red, blue] = screen.getAllByRole<HTMLInputElement>('checkbox');
    await userEvent.click(red!);
    expect(blue!.disabled).toBe(true);
    await userEvent.click(red!);
    expect(blue!.disabled).toBe(false);
  });
});
