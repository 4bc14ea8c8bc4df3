import { describe, expect, it } from 'vitest';
import { setupDays } from '#shared/content/templates/setup-days.ts';
import { normaliseFlow } from '#shared/flow/normalise.ts';
import { findProblems } from '#shared/flow/problems.ts';
import { everyConversation } from '#test/fixtures/every-conversation.ts';
import { flowTemplates } from './flow-templates.ts';

describe('ready flows', () => {
  it('cover every industry template', () => {
    expect(flowTemplates.map(({ id }) => id).sort()).toEqual(Object.keys(setupDays).sort());
  });

  const cases = flowTemplates.map((template) => [template.name, template] as const);
  describe.each(cases)('%s', (_name, { flowData }) => {
    it('has no problems and is stored in normalised form', () => {
      expect(findProblems(flowData)).toEqual([]);
      expect(normaliseFlow(JSON.parse(JSON.stringify(flowData)))).toEqual({ ok: true, flow: flowData });
    });

    it('never asks for a day in a format that only programmers use, because the page has date controls', () => {
      expect(JSON.stringify(flowData)).not.toMatch(/YYYY|HH:MM/);
    });

    it('is complete enough to use: at least 8 nodes, at least 3 branches, no two in one place', () => {
      expect(flowData.nodes.length).toBeGreaterThanOrEqual(8);
      const branches = flowData.nodes.filter(({ type }) => type === 'quick_reply' || type === 'condition');
      expect(branches.length).toBeGreaterThanOrEqual(3);
      const places = new Set(flowData.nodes.map(({ position }) => `${position.x}/${position.y}`));
      expect(places.size).toBe(flowData.nodes.length);
    });

    it('runs every path to its end, reaches every node, and collects an address on most paths', () => {
      const ended = everyConversation(flowData);
      const states = ended.map(({ turns }) => turns.at(-1)?.state);
      expect(states.filter((state) => state?.outcome !== 'completed')).toEqual([]);
      const met = new Set(ended.flatMap(({ visited }) => visited));
      expect(flowData.nodes.filter(({ id }) => !met.has(id))).toEqual([]);
      const leads = states.filter((state) => state?.variables.email === 'ann@example.org');
      expect(leads.length / ended.length).toBeGreaterThan(0.5);
      for (const { turns } of ended)
        for (const { text } of turns.flatMap(({ messages }) => messages))
          expect(text).not.toMatch(/\{\{|undefined/);
    });
  });
});
