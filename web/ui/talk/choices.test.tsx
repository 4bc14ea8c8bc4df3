// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Choices } from './choices.tsx';

const options = [
  { label: 'Red', value: 'r' },
  { label: 'Blue', value: 'b' },
  { label: '', value: 'Green' },
];
const show = (min = 1, max = 3) => {
  const onAnswer = vi.fn<(input: string, shown: string) => void>();
  const several = { min, max, hint: 'Choose some.', done: 'Done' };
  render(<Choices awaiting={{ options, several }} label="Colours?" language="en" onAnswer={onAnswer} />);
  return onAnswer;
};
afterEach(cleanup);

describe('Choices of several options', () => {
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

describe('Choices with pictures', () => {
  const picture = { hash: 'a'.repeat(32), width: 1200, height: 900 };
  const furniture = [
    { label: 'Table', value: 't', picture, alt: 'An oak table' },
    { label: 'Something else', value: 'e' },
  ];

  it('names a card by its picture and label, and sends it when pressed', async () => {
    const onAnswer = vi.fn<(input: string, shown: string) => void>();
    render(<Choices awaiting={{ options: furniture }} label="Which?" language="en" onAnswer={onAnswer} />);
    await userEvent.click(screen.getByRole('button', { name: /^An oak table\s*Table$/ }));
    expect(onAnswer.mock.calls).toEqual([['t', 'Table']]);
    expect(screen.getByRole('button', { name: 'Something else' })).toBeTruthy();
  });

  it('shows the label alone when a picture can’t be loaded', () => {
    render(<Choices awaiting={{ options: furniture }} label="Which?" language="en" onAnswer={vi.fn()} />);
    fireEvent.error(screen.getByRole('img', { name: 'An oak table' }));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('button', { name: 'Table' })).toBeTruthy();
  });
});
