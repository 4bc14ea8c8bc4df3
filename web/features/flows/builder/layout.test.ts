import { describe, expect, it } from 'vitest';
import { flowTemplates } from '#shared/content/flows/flow-templates.ts';
import { arranged, nodeWidth } from './layout.ts';

describe('auto-layout', () => {
  it.each(flowTemplates.map((template) => [template.name, template.flowData] as const))(
    'puts the nodes of %s side by side, none over another, and changes nothing else',
    async (_, flow) => {
      const after = await arranged(flow);
      expect(after.connections).toBe(flow.connections);
      expect(after.nodes.map(({ position, ...rest }) => rest)).toEqual(
        flow.nodes.map(({ position, ...rest }) => rest),
      );
      for (const [index, a] of after.nodes.entries()) {
        for (const b of after.nodes.slice(index + 1)) {
          const apart =
            Math.abs(a.position.x - b.position.x) >= nodeWidth ||
            Math.abs(a.position.y - b.position.y) >= 100;
          expect(apart, `${a.id} and ${b.id}`).toBe(true);
        }
      }
    },
  );
});
