import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { functionBytes } from '#test/budgets/built-functions.ts';
import { isBuilt, pageBytes } from '#test/budgets/built-site.ts';
import { runTypicalCalls } from '#test/integration/harness/run-typical-calls.ts';
import { startTestSite } from '#test/integration/harness/start-test-site.ts';
import { coldStarts } from './cold-start.ts';
import { printTable } from './print-table.ts';
import { throughput } from './throughput.ts';

/**
 * `npm run bench`: size and cold start of the functions, throughput of the local server, transfer size of
 * the pages. Prints tables and writes bench-results/<time>.json. BENCH_ROUNDS (5) and BENCH_SECONDS (4) set
 * its length.
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const round = (value: number, digits = 1) => Number(value.toFixed(digits));
const kb = (bytes: number) => round(bytes / 1000);

const tableCalls = async (): Promise<Map<string, number>> => {
  const site = await startTestSite();
  const results = await runTypicalCalls(site);
  await site.stop();
  return new Map(results.map(({ call, commands }) => [String(call.route), commands.length]));
};

const main = async () => {
  if (!isBuilt()) throw new Error('Nothing is built: run `npm run build` first.');

  const built = functionBytes().flatMap((one) => (one.file === undefined ? [] : [one]));
  const cold = await coldStarts(new Map(built.map(({ route, file }) => [route, file])), rounds);
  const calls = await tableCalls();
  const functions = built.map(({ route, bytes, zip }) => ({
    route,
    bytes,
    zip,
    importMs: round(cold.get(route)?.importMs ?? 0),
    coldRatio: round(cold.get(route)?.ratio ?? 0, 2),
    tableCalls: calls.get(route),
  }));
  printTable(
    `Functions: cold = whole process against an empty handler (import ${round(cold.get('empty')?.importMs ?? 0, 2)} ms), median of ${rounds}`,
    ['route', 'min KB', 'zip KB', 'import ms', 'cold ×', 'table calls'],
    functions.map((one) => [
      one.route,
      kb(one.bytes),
      kb(one.zip),
      one.importMs,
      one.coldRatio,
      one.tableCalls ?? '-',
    ]),
  );

  const speed = await throughput(seconds);
  printTable(
    `Local server, 16 connections, ${seconds} s each, ${cpus().length} cores shared with client and database`,
    ['request', 'per second', 'p50 ms', 'p99 ms', 'errors'],
    Object.entries({
      'POST /api/contact': speed.create,
      'contact list': speed.list,
      'contact list, unchanged': speed.unchanged,
    }).map(([name, { requestsPerSecond, p50, p99, errors }]) => [
      name,
      requestsPerSecond,
      round(p50),
      round(p99),
      errors,
    ]),
  );

  const pages = [
    '/index.html',
    '/pricing/index.html',
    '/blog/index.html',
    '/flows/index.html',
    '/admin/index.html',
  ].map((file) => ({ file, ...pageBytes(file) }));
  printTable(
    'Pages, KB over the wire (brotli) before an interaction, and scripts after it',
    ['page', 'html', 'fonts', 'js', 'total', 'requests', 'js after'],
    pages.map(({ file, html, fonts, jsBefore, total, requests, jsAfter }) => [
      file.replace(/\/?index\.html$/, '') || '/',
      kb(html),
      kb(fonts),
      kb(jsBefore),
      kb(total),
      requests,
      kb(jsAfter),
    ]),
  );

  mkdirSync('bench-results', { recursive: true });
  const file = `bench-results/${new Date().toISOString().replaceAll(/[:.]/g, '-')}.json`;
  writeFileSync(
    file,
    `${JSON.stringify({ node: process.version, rounds, seconds, functions, speed, pages }, undefined, 2)}\n`,
  );
  console.log(`\nWritten to ${file}`);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
