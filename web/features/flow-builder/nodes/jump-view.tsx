import { NativeSelect } from '@mantine/core';
import { listFlows } from '#shared/api/flows.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import { useReadAll } from '#web/lib/query.ts';
import { IconCornerDownRight } from '#web/ui/icons.tsx';
import { TextWithVariables } from '../panel/text-with-variables.tsx';
import type { FormProps, NodeView } from './view.ts';

const Form = ({ node: { data }, variables, onChange }: FormProps<'jump'>) => {
  const { data: flows = [], problem } = useReadAll(listFlows, undefined, {
    failure: "Couldn't load your flows.",
  });
  const isListed = flows.some(({ uuid }) => uuid === data.flow);
  return (
    <>
      <NativeSelect
        label="Flow"
        description="It has to be published. Variables are carried over."
        value={data.flow}
        error={problem}
        onChange={(event) => {
          const chosen = flows.find(({ uuid }) => uuid === event.target.value);
          onChange({ ...data, flow: event.target.value, name: chosen?.name ?? '' }, 'flow');
        }}
      >
        <option value="">Choose a flow</option>
        {!isListed && data.flow !== '' && (
          <option value={data.flow}>{`${data.name || 'Deleted flow'} (not one of your flows)`}</option>
        )}
        {flows.map(({ uuid, name, isActive }) => (
          <option key={uuid} value={uuid}>
            {isActive ? name : `${name} (not published)`}
          </option>
        ))}
      </NativeSelect>
      <TextWithVariables
        label="Message first"
        maxLength={flowLimits.messageChars}
        value={data.message ?? ''}
        variables={variables}
        onChange={(message) => onChange({ ...data, message }, 'message')}
      />
    </>
  );
};

export const jump: NodeView<'jump'> = {
  hint: 'Continues in another flow',
  icon: IconCornerDownRight,
  color: 'var(--accent)',
  cardContent: (data) => ({ effect: jump.preview(data) }),
  preview: ({ name, flow }) => (flow ? `Continue in “${name}”` : '(no flow chosen)'),
  Form,
};
