import { NativeSelect } from '@mantine/core';
import { flowLimits } from '#shared/flow/limits.ts';
import { handOverNames, handOverTargets } from '#shared/flow/nodes/hand-over.ts';
import { IconHeadset } from '#web/ui/icons.tsx';
import { TextWithVariables } from '../panel/text-with-variables.tsx';
import type { FormProps, NodeView } from './view.ts';

const Form = ({ node: { data }, variables, onChange }: FormProps<'hand_over'>) => (
  <>
    <NativeSelect
      label="Who takes over"
      description="Works only in the site’s chat. On the flow’s own page, the conversation ends here."
      value={data.to}
      onChange={(event) =>
        onChange({ ...data, to: event.target.value === 'assistant' ? 'assistant' : 'person' }, 'to')
      }
    >
      {handOverTargets.map((to) => (
        <option key={to} value={to}>
          {handOverNames[to]}
        </option>
      ))}
    </NativeSelect>
    <TextWithVariables
      label="Message"
      lines
      maxLength={flowLimits.messageChars}
      value={data.message}
      variables={variables}
      onChange={(message) => onChange({ ...data, message }, 'message')}
    />
  </>
);

export const handOver: NodeView<'hand_over'> = {
  hint: 'Hands over to a person or the assistant',
  icon: IconHeadset,
  color: 'var(--success)',
  cardContent: ({ to, message }) => ({ ...(message ? { message: message } : {}), effect: handOverNames[to] }),
  preview: ({ to, message }) => `${handOverNames[to]}: ${message || '(no message)'}`,
  Form,
};
