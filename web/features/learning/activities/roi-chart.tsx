import { roiText } from '#shared/content/learning/text.ts';
import { type RoiInput, roiMonths } from '#shared/domain/roi.ts';
import css from './roi-chart.module.css';

const width = 480;
const height = 180;
const base = height - 22;

interface RoiChartProps {
  readonly input: RoiInput;
  readonly format: (dollars: number) => string;
}

/**
 * Cumulative cost over twelve months, manual and automated: two bars a month, and the same numbers as a
 * table.
 */
export const RoiChart = ({ input, format }: RoiChartProps) => {
  const months = roiMonths(input);
  const top = months.at(-1)?.manual ?? 1;
  const slot = width / months.length;
  const bar = (cost: number) => Math.max(1, (cost / top) * (base - 8));
  const last = months.at(-1);
  return (
    <figure className={css.figure}>
      <figcaption className={css.caption}>
        <span>{roiText.chart}</span>
        <span className={css.key} data-kind="manual">
          {roiText.manual}
        </span>
        <span className={css.key} data-kind="automated">
          {roiText.automated}
        </span>
      </figcaption>
      <svg
        className={css.chart}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${roiText.chart}: ${roiText.manual} ${format(last?.manual ?? 0)}, ${roiText.automated} ${format(last?.automated ?? 0)}`}
      >
        <line className={css.axis} x1="0" x2={width} y1={base + 0.5} y2={base + 0.5} />
        {months.map(({ month, manual, automated }) => {
          const x = (month - 1) * slot;
          return (
            <g key={month}>
              <rect
                className={css.manual}
                x={x + slot * 0.16}
                y={base - bar(manual)}
                width={slot * 0.32}
                height={bar(manual)}
                rx="2"
              />
              <rect
                className={css.automated}
                x={x + slot * 0.52}
                y={base - bar(automated)}
                width={slot * 0.32}
                height={bar(automated)}
                rx="2"
              />
              <text className={css.tick} x={x + slot / 2} y={height - 6} textAnchor="middle">
                {month}
              </text>
            </g>
          );
        })}
      </svg>
      <details className={css.details}>
        <summary>{roiText.table}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{roiText.month}</th>
              <th scope="col">{roiText.manual}</th>
              <th scope="col">{roiText.automated}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, manual, automated }) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                <td>{format(manual)}</td>
                <td>{format(automated)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
};
