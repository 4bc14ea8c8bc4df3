import { readFileSync } from 'node:fs';

/** Not every system tells; then ''. */
export const proc = (pid: number | string | undefined, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
};

export const childrenOf = (pid: number | string | undefined): string[] =>
  proc(pid, `task/${pid}/children`).split(' ').filter(Boolean);

/** Ticks are hundredths of a second on every Linux that Node runs on. */
const ownCpuSeconds = (pid: number | string | undefined): number => {
  const fields = proc(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100;
};

/** What a process has computed so far, with everything it started that still runs. */
export const cpuSeconds = (pid: number | string | undefined): number =>
  childrenOf(pid).reduce((sum, child) => sum + cpuSeconds(child), ownCpuSeconds(pid));
