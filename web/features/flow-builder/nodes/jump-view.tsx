import { flowLimits } from '#shared/flow/limits.ts';
import { IconCornerDownRight } from '#web/ui/icons.tsx';
import { FlowSelect } from '../panel/flow-select.tsx';
import { TextWithVariables } from '../panel/text-with-variables.tsx';
import type { FormProps, NodeView } from './view.ts';

const Form = ({ node: { data }, variables, onChange }: FormProps<'jump'>) => (
  <>
    <FlowSelect
      description="It has to be published. Variables are carried over."
      value={data}
      onChange={(chosen) => onChange({ ...data, ...chosen }, 'flow')}
    />
    <TextWithVariables
      label="Message first"
      maxLength={flowLimits.messageChars}
      value={data.message ?? ''}
      variables={variables}
      onChange={(message) => onChange({ ...data, message }, 'message')}
    />
  </>
);

export const jump: NodeView<'jump'> = {
  hint: 'Continues in another flow',
  icon: IconCornerDownRight,
  color: 'var(--accent)',
  cardContent: (data) => ({ effect: jump.preview(data) }),
  preview: ({ name, flow }) => (flow ? `Continue in “${name}”` : '(no flow chosen)'),
  Form,
};
