import { Text } from '@mantine/core';
import type { FlowDocument, FlowNode } from '#shared/flow/document.ts';
import { exitKey } from '#shared/flow/exits.ts';
import { nodeLabel } from '#shared/flow/problems.ts';
import css from './results.module.css';

const width = 190;
const height = 56;
/** Of the canvas; smaller where the screen is, never larger. */
const scale = 0.85;

interface FlowMapProps {
  readonly flow: FlowDocument;
  /** How often a link was taken. */
  readonly traffic: (from: string, exit: string) => number;
  readonly label: string;
}

const middle = ({ position: { x, y } }: FlowNode) => ({ x: x + width / 2, y: y + height / 2 });

/** The flow drawn small, its links as thick as their traffic. */
export const FlowMap = ({ flow, traffic, label }: FlowMapProps) => {
  const xs = flow.nodes.map(({ position }) => position.x);
  const ys = flow.nodes.map(({ position }) => position.y);
  const [left, top] = [Math.min(...xs) - 20, Math.min(...ys) - 20];
  const [right, bottom] = [Math.max(...xs) + width + 20, Math.max(...ys) + height + 20];
  const nodes = new Map(flow.nodes.map((node) => [node.id, node]));
  const counts = flow.connections.map((connection) => {
    const from = nodes.get(connection.from);
    return from ? traffic(from.id, exitKey(from, connection)) : 0;
  });
  const most = Math.max(1, ...counts);
  return (
    <svg
      className={css.map}
      style={{ maxWidth: `${(right - left) * scale}px` }}
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      role="img"
      aria-label={label}
    >
      {flow.connections.map(({ from, to, on }, index) => {
        const [a, b] = [nodes.get(from), nodes.get(to)];
        if (!a || !b) return null;
        const [start, end] = [middle(a), middle(b)];
        const bend = Math.max(40, Math.abs(end.x - start.x) / 2);
        const count = counts[index] ?? 0;
        return (
          <g key={`${from} ${to} ${on ?? ''}`}>
            <path
              className={css.link}
              data-taken={count > 0 || undefined}
              d={`M${start.x} ${start.y} C${start.x + bend} ${start.y} ${end.x - bend} ${end.y} ${end.x} ${end.y}`}
              strokeWidth={2 + (count / most) * 16}
            />
            {count > 0 && (
              <text className={css.traffic} x={(start.x + end.x) / 2} y={(start.y + end.y) / 2 - 10}>
                {count}
              </text>
            )}
          </g>
        );
      })}
      {flow.nodes.map((node) => (
        <g key={node.id} className={css.step}>
          <rect x={node.position.x} y={node.position.y} width={width} height={height} rx={12} />
          <foreignObject
            x={node.position.x + 8}
            y={node.position.y + 6}
            width={width - 16}
            height={height - 12}
          >
            <Text fz={14} lh={1.3} lineClamp={2}>
              {nodeLabel(node)}
            </Text>
          </foreignObject>
        </g>
      ))}
    </svg>
  );
};
