import { readFileSync } from 'node:fs';

/** Contents of /proc, or '' on other systems. */
export const proc = (pid: number | string | undefined, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
};

export const childrenOf = (pid: number | string | undefined): string[] =>
  proc(pid, `task/${pid}/children`).split(' ').filter(Boolean);

/** A tick is 10 ms on every Linux that Node supports. */
const ownCpuSeconds = (pid: number | string | undefined): number => {
  const fields = proc(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100;
};

/** CPU seconds of a process and its running children. */
export const cpuSeconds = (pid: number | string | undefined): number =>
  childrenOf(pid).reduce((sum, child) => sum + cpuSeconds(child), ownCpuSeconds(pid));
