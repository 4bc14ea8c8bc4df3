export interface Clocked {
  readonly status: string;
  readonly respondBy?: string;
  readonly respondedAt?: string;
}

export type ClockState =
  | { kind: 'none' }
  | { kind: 'answered'; inTime: boolean }
  | { kind: 'running'; hoursLeft: number; soon: boolean }
  | { kind: 'overdue'; hoursLate: number };

const hourMs = 3_600_000;
/** The clock is highlighted when less time than this is left. */
const soonHours = 4;

/** The state of a lead's 24-hour promise; the clock runs only while the status is 'new'. */
export const responseClock = ({ status, respondBy, respondedAt }: Clocked, now: number): ClockState => {
  const due = respondBy ? Date.parse(respondBy) : Number.NaN;
  if (Number.isNaN(due)) return { kind: 'none' };
  if (respondedAt) return { kind: 'answered', inTime: Date.parse(respondedAt) <= due };
  if (status !== 'new') return { kind: 'none' };
  const hours = (due - now) / hourMs;
  return hours < 0
    ? { kind: 'overdue', hoursLate: Math.max(1, Math.floor(-hours)) }
    : { kind: 'running', hoursLeft: Math.floor(hours), soon: hours < soonHours };
};

/** `short` for table rows, below the status. */
export const clockText = (state: ClockState, short = false): string => {
  const toDo = short ? '' : ' to answer';
  switch (state.kind) {
    case 'overdue':
      return state.hoursLate >= 48
        ? `Overdue by ${Math.floor(state.hoursLate / 24)} days`
        : `Overdue by ${state.hoursLate} h`;
    case 'running':
      return state.hoursLeft === 0 ? `Less than an hour left${toDo}` : `${state.hoursLeft} h left${toDo}`;
    case 'answered':
      return state.inTime ? 'Answered in time' : 'Answered late';
    case 'none':
      return '';
  }
};

/** Sorts overdue leads first, longest wait first; the others keep their order. */
export const overdueFirst = <T extends Clocked>(rows: readonly T[], now: number): T[] => {
  const late = (row: T): number => {
    const state = responseClock(row, now);
    return state.kind === 'overdue' ? now - Date.parse(row.respondBy ?? '') : -1;
  };
  return rows
    .map((row, index) => ({ row, index, late: late(row) }))
    .sort((a, b) => b.late - a.late || a.index - b.index)
    .map(({ row }) => row);
};
