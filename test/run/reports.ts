import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** One line per failure, ready to print. */
  readonly failures: readonly string[];
  /** Passed tests that need a look. */
  readonly notes?: readonly string[];
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    title: string;
    tests: readonly {
      projectName: string;
      status: string;
      results: readonly { error?: { message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { message?: string }[];
}

const firstLines = (text: string | undefined, count = 12): string =>
  (text ?? '').split('\n').slice(0, count).join('\n      ');

const read = <T>(file: string): T | undefined => {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
};

const lost: Counts = { passed: 0, failed: 1, failures: ['it ended without a report'] };

/** Counts a file that failed to load and a test that did not run as failures. */
export const readVitest = (file: string): Counts => {
  const report = read<VitestReport>(file);
  if (!report) return lost;
  let passed = 0;
  const failures: string[] = [];
  for (const result of report.testResults) {
    if (result.status === 'failed' && !result.assertionResults.some(({ status }) => status === 'failed'))
      failures.push(`${result.name}\n      ${firstLines(result.message)}`);
    for (const test of result.assertionResults) {
      if (test.status === 'passed') passed += 1;
      else if (test.status === 'failed')
        failures.push(`${result.name} > ${test.fullName}\n      ${firstLines(test.failureMessages[0])}`);
      else failures.push(`${result.name} > ${test.fullName}: did not run (${test.status})`);
    }
  }
  return { passed, failed: failures.length, failures };
};

/** Counts Playwright's `flaky` (passed on retry) as passed, with a note. */
export const readPlaywright = (file: string): Counts => {
  const report = read<PlaywrightReport>(file);
  if (!report) return lost;
  let passed = 0;
  const notes: string[] = [];
  const failures = report.errors.map(({ message }) => firstLines(message));
  const walk = (suite: PlaywrightSuite, path: string): void => {
    for (const spec of suite.specs ?? [])
      for (const test of spec.tests) {
        const name = `${path} > ${spec.title} [${test.projectName}]`;
        if (test.status === 'flaky')
          notes.push(
            `${name}: passed only when repeated\n      ${firstLines(test.results[0]?.error?.message)}`,
          );
        if (test.status === 'expected' || test.status === 'flaky') passed += 1;
        else if (test.status === 'skipped') failures.push(`${name}: did not run (skipped)`);
        else failures.push(`${name}\n      ${firstLines(test.results.at(-1)?.error?.message)}`);
      }
    for (const inner of suite.suites ?? []) walk(inner, path ? `${path} > ${inner.title}` : inner.title);
  };
  for (const suite of report.suites) walk(suite, suite.title);
  return { passed, failed: failures.length, failures, notes };
};

/** Counts a step without single tests as one. */
export const single = (ok: boolean, output: string): Counts =>
  ok
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [output.trim().split('\n').slice(-60).join('\n      ')] };
