import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadFrames } from '#shared/content/templates/demo-catalogue.ts';
import { advanceTask, startTask } from './engine.ts';
import type { Task, TaskContext, TaskState, TaskTurn } from './types.ts';
import { makeTaskVoice } from './voice.ts';

const task: Task = {
  id: 'visit',
  slots: [
    { id: 'people', takes: 'people' },
    { id: 'day', takes: 'day' },
    { id: 'time', takes: 'time' },
    { id: 'plate', takes: 'plate' },
    { id: 'birthday', takes: 'birthday' },
    { id: 'name', takes: 'person' },
    { id: 'contact', takes: 'contact', isOptional: true },
    { id: 'details', takes: 'text', isOptional: true },
  ],
};

let context: TaskContext;
beforeAll(async () => {
  context = {
    voices: [makeTaskVoice('en', await loadFrames('en'))],
    today: '2026-11-24',
    answer: (text) => (text.includes('parking') ? { text: 'Behind the house.', isSure: true } : undefined),
  };
});

const empty: TaskState = { task: 'visit', values: {}, stage: 'open', misses: 0 };

/** Sends messages in order and returns the last turn. */
const play = (messages: readonly string[], from: TaskState = empty): TaskTurn => {
  let turn: TaskTurn = { state: from, moves: [] };
  for (const message of messages) turn = advanceTask(task, turn.state ?? empty, message, context);
  return turn;
};

const kinds = ({ moves }: TaskTurn): string[] => moves.map(({ kind }) => kind);

const parts = [
  'for 4 people',
  'on Friday',
  'at 7:30 pm',
  'the plate is ABC 123',
  'born 12.03.1985',
  'my name is Kim Lee',
];
const complete = {
  people: 4,
  day: '2026-11-27',
  time: 19 * 60 + 30,
  plate: 'ABC 123',
  birthday: '12.03.1985',
  name: 'Kim Lee',
};

describe('the note of a task', () => {
  it('contains statements and numbers that fit no slot, and their corrections', () => {
    const turn = play(['for 4 people, level A2']);
    expect(turn.state?.values).toEqual({ people: 4, details: 'level A2' });
    expect(play(['sorry, it is B1'], turn.state).state?.values.details).toBe('level B1');
    expect(play(['for 4 people', 'we would love a window seat']).state?.values.details).toBe(
      'we would love a window seat',
    );
  });

  it('contains no questions', () => {
    expect(play(['for 4 people', 'if it rains who pays']).state?.values.details).toBeUndefined();
  });
});

describe('advanceTask', () => {
  it('reads the same values in any order and any grouping', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(parts, { minLength: parts.length }),
        fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
        (order, joins) => {
          const messages: string[] = [];
          for (const [index, part] of order.entries())
            if (joins[index] && messages.length > 0) messages.push(`${messages.pop()}. ${part}`);
            else messages.push(part);
          expect(play(messages).state).toMatchObject({ values: complete, stage: 'confirming' });
        },
      ),
      { numRuns: 60 },
    );
  });

  it('keeps a date of birth and a number plate out of the appointment', () => {
    expect(play(['born 12.03.1985, the plate is ABC 123']).state?.values).toEqual({
      birthday: '12.03.1985',
      plate: 'ABC 123',
    });
  });

  it('changes only the value that a correction names', () => {
    const turn = play([...parts, 'no, for 5']);
    expect(turn.state?.values).toEqual({ ...complete, people: 5 });
    expect(kinds(turn)).toEqual(['changed', 'readBack']);
  });

  it('asks for a value again after "change the time"', () => {
    const turn = play([...parts, 'change the time']);
    expect(turn.moves).toEqual([{ kind: 'ask', slot: 'time', misses: 0 }]);
    expect(play(['8 pm'], turn.state).state?.values).toEqual({ ...complete, time: 20 * 60 });
  });

  it.each(['before', 'at the read-back'])('answers a question %s and goes on', (when) => {
    const said = when === 'before' ? parts.slice(0, 1) : parts;
    const turn = play([...said, 'is there parking?']);
    expect(turn.moves[0]).toEqual({ kind: 'answer', text: 'Behind the house.' });
    expect(turn.state?.values).toEqual(play(said).state?.values);
    expect(kinds(turn)[1]).toBe(when === 'before' ? 'ask' : 'readBack');
  });

  it('lists what it has so far', () => {
    expect(kinds(play([...parts.slice(0, 2), 'what do you have so far?']))).toEqual(['soFar', 'ask']);
  });

  it('offers a person and keeps the values', () => {
    const turn = play([...parts, 'can I talk to a real person?']);
    expect(kinds(turn)).toEqual(['person']);
    expect(turn.state?.values).toEqual(complete);
  });

  it('drops everything on "cancel"', () => {
    expect(play([...parts, 'cancel'])).toEqual({ state: undefined, moves: [{ kind: 'cancelled' }] });
  });

  it('does not read "can I cancel if I need to?" as a command', () => {
    expect(play([...parts, 'can I cancel if I need to?']).state?.values).toEqual(complete);
  });

  it('takes thanks that repeat the day as a yes, and a second date as no time', () => {
    const turn = advanceTask(
      task,
      { ...empty, values: complete, stage: 'confirming' },
      'yes perfect, see you on Friday',
      context,
    );
    expect(turn.state?.stage).toBe('done');
    const { state } = play(['on Friday 27.11, or else on Monday 7.12']);
    expect(state?.values).toMatchObject({ day: '2026-11-27' });
    expect(state?.values.time).toBeUndefined();
  });

  it('finishes only after a yes', () => {
    expect(kinds(play([...parts, 'yes, that’s right']))).toEqual(['finished']);
    expect(play([...parts, 'no']).moves).toEqual([{ kind: 'askChange' }]);
  });

  it('takes the visitor’s own words after one miss and leaves a value open after three', () => {
    expect(play(['for 4 people', 'whenever you like', 'any day']).state?.values.day).toBe('any day');
    const said = ['for 4 people', 'on Friday', 'at 7 pm', 'hm?', 'hm?', 'hm?'];
    expect(play(said).state?.values.plate).toBe('–');
  });

  it('reads back, or finishes a complete task, when asked whether it is done', () => {
    expect(kinds(play([...parts.slice(0, 2), 'please confirm']))).toEqual(['soFar', 'ask']);
    expect(kinds(play([...parts, 'what have you noted?']))).toEqual(['soFar', 'readBack']);
    expect(kinds(play([...parts, 'so that’s done, yes?']))).toEqual(['finished']);
    expect(kinds(play([...parts, 'all set for Saturday?']))).toEqual(['changed', 'readBack']);
  });

  it('reads thanks and a goodbye as neither consent nor an answer', () => {
    for (const said of ['thanks', 'ta bye', 'thank you, have a nice day']) {
      const turn = play([...parts, said]);
      expect(kinds(turn), said).toEqual(['pending']);
      expect(turn.state?.stage).toBe('confirming');
      expect(kinds(play([...parts.slice(0, 1), said])), said).toEqual(['pending']);
    }
    expect(kinds(play([...parts, 'yes, thanks']))).toEqual(['finished']);
  });

  it('does not read a level, an amount or a counted number as a day or hour', () => {
    expect(play(['for 4 people', 'my level is B1']).state?.values.day).toBeUndefined();
    expect(play(['for 4 people', 'on Friday', 'it is 18 m2']).state?.values.time).toBeUndefined();
  });

  it('takes the new day when the known one is only mentioned', () => {
    expect(play(['for 4 people on Saturday', 'Saturday is no good, Sunday']).state?.values.day).toBe(
      '2026-11-29',
    );
  });

  it('asks again for a value that the caller refuses', () => {
    const closed = { ...context, refuse: () => [{ slot: 'day', text: 'Closed on Friday.' }] };
    const turn = startTask(task, { people: 4, day: '2026-11-27' }, closed);
    expect(kinds(turn)).toEqual(['refused', 'ask']);
    expect(turn.state?.values.day).toBeUndefined();
  });
});
