import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { caseCount } from '#test/setup/depth.ts';
import { conditionOperators } from './condition.ts';
import { nodeTypes } from './document.ts';
import { answerFlow, resumeFlow, startFlow } from './engine.ts';
import { inputKinds } from './fields.ts';
import { actionTypes } from './nodes/action.ts';
import { normaliseFlow } from './normalise.ts';
import { flowStateSchema, type Turn } from './state.ts';

const node = (id: string, type: string, data: unknown) => ({ id, type, data });

/** Fastest time for a step in milliseconds, so that a busy machine is not mistaken for a slow engine. */
const fastest = (step: () => unknown): number => {
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 5 && best > 5; attempt += 1) {
    const began = performance.now();
    step();
    best = Math.min(best, performance.now() - began);
  }
  return best;
};

const ids = fc.constantFrom('start', 'n1', 'n2', 'n3', 'n4', 'n5');
const text = fc.oneof(
  fc.string(),
  fc.constantFrom('{{user_input}}', '{{a}}{{a}}{{b}}', '{{__proto__}}', 'https://example.com/{{a}}', 'yes'),
);
const variable = fc.constantFrom('a', 'b', 'user_input', 'email', '__proto__', 'constructor', '');
const input = fc.record(
  { variable, kind: fc.constantFrom(...inputKinds), retry: text },
  { requiredKeys: ['variable'] },
);
const anyNode = (id: string) =>
  fc.record({
    id: fc.constant(id),
    type:
      id === 'start'
        ? fc.constant('start')
        : fc.constantFrom(...nodeTypes.filter((type) => type !== 'start')),
    data: fc.record(
      {
        message: text,
        delay: fc.integer({ min: 0, max: 30_000 }),
        input,
        options: fc.array(fc.record({ label: text, value: fc.constantFrom('a', 'b', 'true', '') }), {
          maxLength: 4,
        }),
        condition: variable,
        operator: fc.constantFrom(...conditionOperators),
        value: text,
        action: fc.constantFrom(...actionTypes),
        config: fc.record({ url: text, message: text, retry: text, body: text }, { requiredKeys: [] }),
        url: text,
        body: text,
        method: fc.constantFrom('GET', 'POST', 'put'),
        headers: fc.dictionary(fc.string({ maxLength: 10 }), text, { maxKeys: 3 }),
        responseMapping: fc.dictionary(variable, text, { maxKeys: 3 }),
      },
      { requiredKeys: [] },
    ),
  });
const anyFlow = fc.record({
  nodes: fc.tuple(anyNode('start'), anyNode('n1'), anyNode('n2'), anyNode('n3'), anyNode('n4')),
  connections: fc.array(
    fc.record(
      { from: ids, to: ids, on: fc.constantFrom('a', 'b', 'true', 'false', 'error', '') },
      { requiredKeys: ['from', 'to'] },
    ),
    { maxLength: 12 },
  ),
  translations: fc.record({
    de: fc.dictionary(fc.constantFrom('start.message', 'n1.message', 'n2.retry', 'n3.option.o1', 'x'), text),
    fr: fc.dictionary(fc.string(), text, { maxKeys: 3 }),
  }),
});
const inputs = fc.array(
  fc.oneof(text, fc.constantFrom('a', '1', 'ann@example.org', '030 1234567', '2030-01-01 10:00', '5')),
  { maxLength: 8 },
);

describe('any flow with any answers', () => {
  it('ends or waits, never throws, and survives serialisation at every step [FLOW-034]', () => {
    let slowest = 0;
    fc.assert(
      fc.property(anyFlow, inputs, fc.boolean(), (raw, answers, ok) => {
        const flow = normaliseFlow(raw);
        if (!flow.ok) return;
        const timed = (step: () => Turn): Turn => {
          const turn = step();
          slowest = Math.max(slowest, fastest(step));
          expect(turn.done).toBe(turn.awaiting === null);
          expect(turn.done).toBe(turn.state.done);
          const written = z.parse(flowStateSchema, JSON.parse(JSON.stringify(turn.state)));
          expect(written).toEqual(turn.state);
          return { ...turn, state: written };
        };
        let turn = timed(() => startFlow(flow.flow, { language: ok ? 'de' : 'en' }));
        for (const answer of answers) {
          for (let requests = 0; turn.awaiting?.kind === 'request' && requests < 5; requests += 1)
            turn = timed(() =>
              resumeFlow(flow.flow, turn.state, { ok, status: 200, body: '{"a":{"b":[1]}}' }),
            );
          turn = timed(() => answerFlow(flow.flow, turn.state, answer));
        }
      }),
      { numRuns: caseCount(3000) },
    );
    expect(slowest).toBeLessThan(50);
  });

  it('is rejected or normalised for any JSON, and normalising is idempotent [FLOW-035]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue({ maxDepth: 6 }), anyFlow), (raw) => {
        const first = normaliseFlow(raw);
        if (!first.ok) {
          expect(Object.keys(first.fields).length).toBeGreaterThan(0);
          return;
        }
        expect(normaliseFlow(JSON.parse(JSON.stringify(first.flow)))).toEqual(first);
      }),
      { numRuns: caseCount(2000) },
    );
  });

  it('stays fast with 200 nodes, 1,000 connections and texts that multiply', () => {
    const count = 200;
    const built = normaliseFlow({
      nodes: Array.from({ length: count }, (_, index) =>
        index === 0
          ? node('n0', 'start', { message: 'Hi', input: { variable: 'a', kind: 'text' } })
          : node(`n${index}`, 'text', { message: '{{a}}'.repeat(100) }),
      ),
      connections: Array.from({ length: 1000 }, (_, index) => ({
        from: `n${index % count}`,
        to: `n${(index * 7 + 1) % count}`,
      })),
    });
    if (!built.ok) throw new Error(JSON.stringify(built.fields));
    const { flow } = built;
    const first = startFlow(flow);
    const turn = answerFlow(flow, first.state, 'x'.repeat(2000));
    expect(fastest(() => answerFlow(flow, first.state, 'x'.repeat(2000)))).toBeLessThan(50);
    expect(JSON.stringify(turn.messages).length).toBeLessThan(50_000);
  });
});
