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
  number: '3',
  date: '2030-05-12',
  appointment: '2030-05-12 14:30',
};

/** Every conversation that differs in a choice or in a small and a large number, to its end. */
const conversations = (flow: FlowDocument): Turn[] => {
  const ended: Turn[] = [];
  const open = [{ turn: start(flow), questions: 0 }];
  for (let next_ = open.pop(); next_; next_ = open.pop()) {
    const { turn, questions } = next_;
    expect(questions, 'questions in one conversation').toBeLessThan(20);
    if (turn.done) {
      ended.push(turn);
      continue;
    }
    const kind = turn.awaiting?.kind ?? 'text';
    const answers =
      turn.awaiting?.options?.map(({ value }) => value) ??
      (kind === 'number' ? ['3', '300000'] : [typical[kind] ?? '']);
    for (const answer of answers)
      open.push({ turn: next(flow, turn.state, answer, { today: '2030-01-01' }), questions: questions + 1 });
  }
  return ended;
};

describe('ready flows', () => {
  it('cover every industry template', () => {
    expect(flowTemplates.map(({ id }) => id).sort()).toEqual(Object.keys(setupDays).sort());
  });

  describe.each(flowTemplates.map((template) => [template.name, template] as const))(
    '%s',
    (_name, { flowData }) => {
      it('has nothing to complain about and is in its one true form', () => {
        expect(problemsOf(flowData)).toEqual([]);
        expect(normaliseFlow(JSON.parse(JSON.stringify(flowData)))).toEqual({ ok: true, flow: flowData });
      });

      it('is complete enough to use: at least 8 nodes, branches, a contact', () => {
        expect(flowData.nodes.length).toBeGreaterThanOrEqual(8);
        expect(
          flowData.nodes.filter(({ type }) => type === 'quick_reply' || type === 'condition').length,
        ).toBeGreaterThanOrEqual(3);
        expect(flowData.nodes.some(({ type }) => type === 'condition') || flowData.nodes.length > 12).toBe(
          true,
        );
        expect(new Set(flowData.nodes.map(({ position }) => `${position.x}/${position.y}`)).size).toBe(
          flowData.nodes.length,
        );
      });

      it('runs every way to its end; most of them leave an address, and every node is visited', () => {
        const ended = conversations(flowData);
        expect(ended.every(({ state }) => state.outcome === 'completed')).toBe(true);
        const leads = ended.filter(({ state }) => state.variables.email === 'ann@example.org');
        expect(leads.length / ended.length).toBeGreaterThan(0.5);
        for (const { messages } of ended)
          for (const { text } of messages) expect(text).not.toMatch(/\{\{|undefined/);
        const last = new Set(ended.map(({ state }) => state.nodeId));
        expect(
          [...last].every((id) =>
            flowData.nodes.some((node) => node.id === id && node.connections.length === 0),
          ),
        ).toBe(true);
      });
    },
  );
});
