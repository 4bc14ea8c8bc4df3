import { flowLimits } from '#shared/flow/limits.ts';
import { IconMessage } from '#web/ui/icons.tsx';
import { getMessageCardContent, MessageFields } from '../panel/message-fields.tsx';
import { NumberField } from '../panel/number-field.tsx';
import type { NodeView } from './view.ts';

export const text: NodeView<'text'> = {
  hint: 'Sends a message or asks a question',
  color: 'var(--accent)',
  preview: ({ message }) => message || '(empty message)',
  cardContent: getMessageCardContent,
  icon: IconMessage,
  Form: ({ node: { data }, variables, onChange }) => (
    <MessageFields data={data} variables={variables} onChange={onChange}>
      <NumberField
        label="Delay (ms)"
        max={flowLimits.delayMs}
        step={100}
        value={data.delay}
        onChange={(delay) => onChange({ ...data, delay }, 'delay')}
      />
    </MessageFields>
  ),
};
