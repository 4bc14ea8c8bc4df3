import { Text } from '@mantine/core';
import { flowLimits } from '#shared/flow/limits.ts';
import { IconSitemap } from '#web/ui/icons.tsx';
import { FlowSelect } from '../panel/flow-select.tsx';
import { PairList } from '../panel/pair-list.tsx';
import type { FormProps, NodeView } from './view.ts';

const Form = ({ node: { data }, onChange }: FormProps<'subflow'>) => (
  <>
    <FlowSelect
      description="It has to be published. When it ends, the conversation continues here."
      value={data}
      onChange={(chosen) => onChange({ ...data, ...chosen }, 'flow')}
    />
    <PairList
      legend="Variables to pass"
      names={['Variable there', 'Value']}
      max={flowLimits.mappings}
      pairs={Object.fromEntries((data.inputs ?? []).map(({ name, value }) => [name, value]))}
      onChange={(pairs) =>
        onChange(
          { ...data, inputs: Object.entries(pairs).map(([name, value]) => ({ name, value })) },
          'inputs',
        )
      }
    />
    <PairList
      legend="Variables to bring back"
      names={['Variable there', 'Variable here']}
      max={flowLimits.mappings}
      pairs={Object.fromEntries((data.outputs ?? []).map(({ from, to }) => [from, to]))}
      onChange={(pairs) =>
        onChange({ ...data, outputs: Object.entries(pairs).map(([from, to]) => ({ from, to })) }, 'outputs')
      }
    />
    <Text size="xs" c="dimmed">
      A value may contain {'{{variables}}'}. The visitor’s name, company, e-mail address, phone number and
      appointment go both ways by themselves; other variables stay in their flow.
    </Text>
  </>
);

export const subflow: NodeView<'subflow'> = {
  hint: 'Runs another flow, then continues here',
  icon: IconSitemap,
  color: 'var(--accent)',
  cardContent: (data) => ({ effect: subflow.preview(data) }),
  preview: ({ name, flow }) => (flow ? `Run “${name}”, then continue` : '(no flow chosen)'),
  Form,
};
