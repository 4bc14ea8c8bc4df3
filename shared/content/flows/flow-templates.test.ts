import { describe, expect, it } from 'vitest';
import { setupDays } from '#shared/content/templates/setup-days.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { next, start } from '#shared/flow/engine.ts';
import { normaliseFlow } from '#shared/flow/normalise.ts';
import { problemsOf } from '#shared/flow/problems.ts';
import type { Turn } from '#shared/flow/state.ts';
import { flowTemplates } from './flow-templates.ts';

const typical: Record<string, string> = {
  text: 'Ann Lee',
  email: 'ann@example.org',
  phone: '+49 30 1234567',
  date: '2030-05-12',
  appointment: '2030-05-12 14:30',
};

interface Conversation {
  readonly turn: Turn;
  readonly visited: readonly string[];
  readonly questions: number;
}

/** Every conversation that differs in a choice or in a small and a large number, to its end. */
const conversations = (flow: FlowDocument): Conversation[] => {
  const ended: Conversation[] = [];
  const first = start(flow);
  const open: Conversation[] = [{ turn: first, visited: first.visited, questions: 0 }];
  for (let current = open.pop(); current; current = open.pop()) {
    const { turn, visited, questions } = current;
    expect(questions, 'questions in one conversation').toBeLessThan(20);
    if (turn.done) {
      ended.push(current);
      continue;
    }
    const kind = turn.awaiting?.kind ?? 'text';
    const answers =
      turn.awaiting?.options?.map(({ value }) => value) ??
      (kind === 'number' ? ['1', '300000'] : [typical[kind] ?? '']);
    for (const answer of answers) {
      const then = next(flow, turn.state, answer, { today: '2030-01-01' });
      open.push({ turn: then, visited: [...visited, ...then.visited], questions: questions + 1 });
    }
  }
  return ended;
};

describe('ready flows', () => {
  it('cover every industry template', () => {
    expect(flowTemplates.map(({ id }) => id).sort()).toEqual(Object.keys(setupDays).sort());
  });

  const cases = flowTemplates.map((template) => [template.name, template] as const);
  describe.each(cases)('%s', (_name, { flowData }) => {
    it('has nothing to complain about and is in its one true form', () => {
      expect(problemsOf(flowData)).toEqual([]);
      expect(normaliseFlow(JSON.parse(JSON.stringify(flowData)))).toEqual({ ok: true, flow: flowData });
    });

    it('never asks for a day in a form that only programmers write: the page has controls for it', () => {
      expect(JSON.stringify(flowData)).not.toMatch(/YYYY|HH:MM/);
    });

    it('is complete enough to use: at least 8 nodes, at least 3 branches, no two in one place', () => {
      expect(flowData.nodes.length).toBeGreaterThanOrEqual(8);
      const branches = flowData.nodes.filter(({ type }) => type === 'quick_reply' || type === 'condition');
      expect(branches.length).toBeGreaterThanOrEqual(3);
      const places = new Set(flowData.nodes.map(({ position }) => `${position.x}/${position.y}`));
      expect(places.size).toBe(flowData.nodes.length);
    });

    it('runs every way to its end; every node is met, and most ways leave an address', () => {
      const ended = conversations(flowData);
      expect(ended.filter(({ turn }) => turn.state.outcome !== 'completed')).toEqual([]);
      const met = new Set(ended.flatMap(({ visited }) => visited));
      expect(flowData.nodes.filter(({ id }) => !met.has(id))).toEqual([]);
      const leads = ended.filter(({ turn }) => turn.state.variables.email === 'ann@example.org');
      expect(leads.length / ended.length).toBeGreaterThan(0.5);
      for (const { turn } of ended)
        for (const { text } of turn.messages) expect(text).not.toMatch(/\{\{|undefined/);
    });
  });
});
