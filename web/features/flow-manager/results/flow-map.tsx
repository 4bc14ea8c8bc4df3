import { Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import type { FlowDocument } from '#shared/flow/document.ts';
import { getNodeLabel } from '#shared/flow/node-titles.ts';
import { formatCount } from '#web/lib/format.ts';
import { layoutMap, stepSize } from './map-layout.ts';
import css from './results.module.css';
import { describeStats, type Traffic } from './traffic-stats.ts';

const thinnest = 2;
const thickest = 12;

interface FlowMapProps {
  readonly flow: FlowDocument;
  readonly traffic: Traffic;
  readonly label: string;
}

/** A map of the flow at readable size, wrapped into bands; connections are as thick as their traffic. */
export const FlowMap = ({ flow, traffic, label }: FlowMapProps) => {
  const { ref, width: availableWidth } = useElementSize();
  const { steps, links, width, height } = layoutMap(flow, availableWidth);
  const counts = links.map(({ connection }) => traffic.taken(connection));
  const most = Math.max(1, ...counts);
  return (
    <div ref={ref}>
      <svg className={css.map} viewBox={`0 0 ${width} ${height}`} width={width} role="img" aria-label={label}>
        {links.map(({ connection: { from, to, on }, path }, index) => {
          const count = counts[index] ?? 0;
          return (
            <path
              key={`${from} ${to} ${on ?? ''}`}
              className={css.link}
              data-taken={count > 0 || undefined}
              d={path}
              strokeWidth={thinnest + (count / most) * (thickest - thinnest)}
            />
          );
        })}
        {steps.map(({ node, x, y }) => {
          const figures = traffic.at(node.id);
          return (
            <g key={node.id} className={css.step} data-dead-end={figures.deadEnds > 0 || undefined}>
              <rect x={x} y={y} {...stepSize} rx={12} />
              <foreignObject x={x} y={y} {...stepSize}>
                <div className={css.words}>
                  <Text fz={13} fw={600} lh={1.3} lineClamp={2}>
                    {getNodeLabel(node)}
                  </Text>
                  <Text fz={12} lh={1.3} c={figures.deadEnds > 0 ? 'var(--warning)' : 'dimmed'}>
                    {describeStats(figures)}
                  </Text>
                </div>
              </foreignObject>
            </g>
          );
        })}
        {links.map(({ connection: { from, to, on }, label: { x, y } }, index) => {
          const count = counts[index] ?? 0;
          return count > 0 ? (
            <text key={`${from} ${to} ${on ?? ''}`} className={css.traffic} x={x} y={y} dy="0.35em">
              {formatCount(count)}
            </text>
          ) : null;
        })}
      </svg>
    </div>
  );
};
