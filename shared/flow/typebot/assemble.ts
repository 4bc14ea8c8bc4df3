import type { FlowConnection } from '../document.ts';
import { newGroupTitle } from '../groups.ts';
import { flowLimits } from '../limits.ts';
import { nodeKinds } from '../nodes/all.ts';
import type { Conversion, NodeDraft, Target } from './conversion.ts';
import { type TypebotBlock, TypebotError, type TypebotFile } from './file.ts';
import type { VariableNames } from './variable-names.ts';

/** The builder arranges cards that lie on each other when it opens the flow. */
const unarranged = { x: 0, y: 0 };

type Placed = NodeDraft & { readonly id: string };

/** A document in the form that `normaliseFlow` reads. */
export interface DraftDocument {
  readonly nodes: readonly (Placed & { readonly position: typeof unarranged })[];
  readonly connections: readonly FlowConnection[];
  readonly title?: string;
  readonly groups?: readonly {
    readonly id: string;
    readonly title: string;
    readonly nodes: readonly string[];
  }[];
  readonly accent?: string;
}

interface Place {
  readonly block: TypebotBlock;
  readonly conversion: Conversion;
  readonly below: Place | undefined;
  readonly ids: readonly string[];
}

class Assembly {
  readonly nodes: Placed[] = [];
  readonly connections: FlowConnection[] = [];
  private readonly file: TypebotFile;
  private readonly places: Place[] = [];
  private readonly blocks = new Map<string, Place>();
  private readonly groups = new Map<string, Place | undefined>();
  private endId: string | undefined;

  constructor(file: TypebotFile, conversions: readonly (readonly [TypebotBlock, Conversion][])[]) {
    this.file = file;
    for (const [index, group] of file.groups.entries()) {
      let below: Place | undefined;
      const places: Place[] = [];
      for (const [row, [block, conversion]] of [...(conversions[index] ?? []).entries()].toReversed()) {
        // Typebot's own ids aren't always unique.
        below = {
          block,
          conversion,
          below,
          ids: conversion.nodes.map((_, part) => `${index}.${row}.${part}`),
        };
        places.unshift(below);
        this.blocks.set(block.id, below);
        this.places.push(below);
      }
      this.groups.set(group.id, below);
      for (const { conversion, ids } of places)
        for (const [part, node] of conversion.nodes.entries())
          this.nodes.push({ ...node, id: ids[part] ?? '' });
    }
  }

  private follow(from: Place, target: Target): Place | undefined {
    if (target === 'below') return from.below;
    if (target === 'next')
      return from.block.outgoingEdgeId === undefined
        ? from.below
        : this.followEdge(from.block.outgoingEdgeId);
    if ('edge' in target) return this.followEdge(target.edge);
    return 'group' in target ? this.find(target.group, target.block) : undefined;
  }

  private find(group: string, block: string | undefined): Place | undefined {
    return (block === undefined ? undefined : this.blocks.get(block)) ?? this.groups.get(group);
  }

  private followEdge(id: string | undefined): Place | undefined {
    const to = id === undefined ? undefined : this.file.edges.get(id);
    return to && this.find(to.groupId, to.blockId);
  }

  /** The first node that a conversation reaches at this block; blocks without nodes are passed through. */
  private enter(first: Place | undefined): string | undefined {
    const seen = new Set<Place>();
    for (let place = first; place; place = this.follow(place, place.conversion.to)) {
      if (place.ids[0] !== undefined) return place.ids[0];
      if (seen.has(place))
        throw new TypebotError(`${place.block.fields.place} leads back to itself without a step in between.`);
      seen.add(place);
    }
    return undefined;
  }

  enterStart(): string | undefined {
    const { startEdgeId } = this.file;
    const first = this.file.groups.map(({ id }) => this.groups.get(id)).find((place) => place !== undefined);
    return this.enter(startEdgeId === undefined ? first : this.followEdge(startEdgeId));
  }

  connect(from: string, to: string | undefined, on?: string): void {
    if (to !== undefined) this.connections.push({ from, to, ...(on === undefined ? {} : { on }) });
  }

  connectAll(): void {
    for (const place of this.places) {
      for (const { from, on, to } of place.conversion.exits) {
        const id = place.ids[from] ?? '';
        const target =
          typeof to === 'object' && 'node' in to ? place.ids[to.node] : this.enter(this.follow(place, to));
        const { type } = place.conversion.nodes[from] ?? {};
        const mustGoOn = type !== undefined && type !== 'jump' && !nodeKinds[type].canEndFlow;
        this.connect(id, target ?? (mustGoOn ? this.getEnd() : undefined), on);
      }
    }
  }

  /** A bot may simply stop after a question; a flow needs a node that ends it. */
  private getEnd(): string {
    if (this.endId === undefined) {
      this.endId = 'end#0';
      this.nodes.push({ id: this.endId, type: 'end', data: { outcome: 'done', message: '' } });
    }
    return this.endId;
  }
}

/** The start node says the bot's first text; it is empty if the bot begins otherwise or comes back to that text. */
const addStart = (assembly: Assembly, file: TypebotFile, names: VariableNames): void => {
  const firstId = assembly.enterStart();
  const values = file.variables.flatMap(({ id, value }): NodeDraft[] => {
    const variable = names.get(id);
    const fits = value !== undefined && value.length <= flowLimits.valueChars;
    return variable && fits ? [{ type: 'set_variable', data: { variable, mode: 'set', value } }] : [];
  });
  const first = assembly.nodes.find(({ id }) => id === firstId);
  const isOnlyHere = !assembly.connections.some(({ to }) => to === firstId);
  if (first?.type === 'text' && isOnlyHere && values.length === 0) {
    const { message, input } = first.data;
    const data = { message, ...(input ? { input } : {}) };
    assembly.nodes.splice(assembly.nodes.indexOf(first), 1);
    assembly.nodes.unshift({ id: first.id, type: 'start', data });
    return;
  }
  const ids = ['start#0', ...values.map((_, index) => `value#${index}`)];
  assembly.nodes.unshift(
    { id: 'start#0', type: 'start', data: { message: '' } },
    ...values.map((value, index) => ({ ...value, id: `value#${index}` })),
  );
  for (const [index, id] of ids.entries()) assembly.connect(id, ids[index + 1] ?? firstId);
};

/** Puts the blocks' nodes together and gives them ids of their own, because a Typebot's may have any form. */
export const assemble = (
  file: TypebotFile,
  names: VariableNames,
  conversions: readonly (readonly [TypebotBlock, Conversion][])[],
): DraftDocument => {
  const assembly = new Assembly(file, conversions);
  assembly.connectAll();
  addStart(assembly, file, names);
  const ids = new Map(
    assembly.nodes.map(({ id, type }, index) => [id, type === 'start' ? 'start' : `${type}-${index + 1}`]),
  );
  // A group of one step would only be a second frame around its card.
  const groups = file.groups
    .map(({ title }, index) => ({
      id: `group-${index + 1}`,
      title: title.trim().slice(0, flowLimits.nameChars) || newGroupTitle,
      nodes: assembly.nodes.flatMap(({ id, type }) =>
        type !== 'start' && id.startsWith(`${index}.`) ? [ids.get(id) ?? ''] : [],
      ),
    }))
    .filter(({ nodes }) => nodes.length > 1)
    .slice(0, flowLimits.groups);
  return {
    nodes: assembly.nodes.map((node) => ({ ...node, id: ids.get(node.id) ?? '', position: unarranged })),
    connections: assembly.connections.map((connection) => ({
      ...connection,
      from: ids.get(connection.from) ?? '',
      to: ids.get(connection.to) ?? '',
    })),
    ...(groups.length > 0 ? { groups } : {}),
    ...(file.accent ? { accent: file.accent } : {}),
    ...(file.title ? { title: file.title.slice(0, flowLimits.nameChars) } : {}),
  };
};
