import '@mantine/core/styles/ColorSwatch.css';
import '@mantine/charts/styles.css';
import { CompositeChart } from '@mantine/charts';
import { Box, SegmentedControl, Table, Text } from '@mantine/core';
import { Panel } from '../parts/panel.tsx';
import { RowsLink } from '../parts/rows-link.tsx';
import { comparedDays, count, type Metric, type Periods } from './stats.ts';

export const metrics = { leads: 'Leads', chats: 'Chats', visits: 'Visits' } as const;

interface DaysChartProps {
  readonly periods: Periods;
  readonly metric: Metric;
  readonly onMetric: (metric: Metric) => void;
  /** The query that shows the rows of a day, if they can be listed. */
  readonly daySearch: (day: string, previous: boolean) => string | undefined;
}

/** A metric by UTC day, with the previous period as a dashed line, and the same data as a table. */
export const DaysChart = ({ periods, metric, onMetric, daySearch }: DaysChartProps) => {
  const data = comparedDays(periods, metric);
  const what = metrics[metric];
  const searchFor = (day: string, value: number, isPrevious: boolean) =>
    value > 0 ? daySearch(day, isPrevious) : undefined;
  const isEmpty = data.every(({ now, before }) => now === 0 && before === 0);
  return (
    <Panel
      title={`${what} per day`}
      aside={
        <SegmentedControl
          aria-label="Statistic"
          size="xs"
          ms="auto"
          value={metric}
          data={Object.entries(metrics).map(([value, label]) => ({ value, label }))}
          onChange={(value) => onMetric(value as Metric)}
        />
      }
    >
      {isEmpty ? (
        <Text size="xs" c="dimmed" ta="center" py="xl">
          No {what.toLowerCase()} on these days or in the period before.
        </Text>
      ) : (
        <>
          {/* The chart's hidden tooltip would widen the page. */}
          <Box style={{ overflow: 'clip' }} aria-hidden="true">
            <CompositeChart
              h={240}
              data={data}
              dataKey="label"
              series={[
                { name: 'now', label: 'This period', color: 'var(--accent)', type: 'bar' },
                {
                  name: 'before',
                  label: 'The period before',
                  color: 'var(--line-strong)',
                  type: 'line',
                  strokeDasharray: '4 4',
                },
              ]}
              withLegend
              legendProps={{ itemSorter: null }}
              withDots={false}
              curveType="linear"
              tickLine="none"
              gridAxis="x"
              maxBarWidth={22}
              xAxisProps={{ minTickGap: 28 }}
              yAxisProps={{ allowDecimals: false, width: 36 }}
              barProps={{ isAnimationActive: false, radius: [3, 3, 0, 0] }}
              lineProps={{ isAnimationActive: false, strokeWidth: 1.5 }}
              composedChartProps={{ accessibilityLayer: false }}
            />
          </Box>
          <details>
            <Text component="summary" size="sm" c="var(--accent-text)" style={{ cursor: 'pointer' }}>
              Show as a table
            </Text>
            <Box style={{ overflowX: 'auto' }}>
              <Table verticalSpacing={4} tabularNums>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th scope="col">Day</Table.Th>
                    <Table.Th scope="col">{what}</Table.Th>
                    <Table.Th scope="col">Compared with</Table.Th>
                    <Table.Th scope="col">{what} then</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {[...data].reverse().map(({ day, label, now, thenDay, thenLabel, before }) => (
                    <Table.Tr key={label}>
                      <Table.Th scope="row">{label}</Table.Th>
                      <Table.Td>
                        <RowsLink search={searchFor(day, now, false)}>{count(now)}</RowsLink>
                      </Table.Td>
                      <Table.Td>{thenLabel}</Table.Td>
                      <Table.Td>
                        <RowsLink search={searchFor(thenDay, before, true)}>{count(before)}</RowsLink>
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </Box>
          </details>
        </>
      )}
    </Panel>
  );
};
