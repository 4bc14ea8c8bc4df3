import { TextInput } from '@mantine/core';
import { flowLimits } from '#shared/flow/limits.ts';
import { IconFlag } from '#web/ui/icons.tsx';
import { TextWithVariables } from '../panel/text-with-variables.tsx';
import type { FormProps, NodeView } from './view.ts';

const Form = ({ node: { data }, variables, onChange }: FormProps<'end'>) => (
  <>
    <TextInput
      label="Outcome"
      description="Shown in the results, for example: won, no budget, complaint."
      maxLength={flowLimits.variableChars}
      value={data.outcome}
      onChange={(event) => onChange({ ...data, outcome: event.target.value }, 'outcome')}
    />
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

export const end: NodeView<'end'> = {
  hint: 'Ends with an outcome',
  icon: IconFlag,
  color: 'var(--text)',
  cardContent: ({ outcome, message }) => ({
    ...(message ? { message: message } : {}),
    effect: outcome ? `Ends as “${outcome}”` : 'Ends here',
  }),
  preview: ({ outcome, message }) => [outcome, message].filter(Boolean).join(': ') || '(no outcome)',
  Form,
};
