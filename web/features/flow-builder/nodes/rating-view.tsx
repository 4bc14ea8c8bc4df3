import { NativeSelect, TextInput } from '@mantine/core';
import { flowLimits } from '#shared/flow/limits.ts';
import { type RatingScale, ratingScales } from '#shared/flow/nodes/rating.ts';
import { IconStar } from '#web/ui/icons.tsx';
import { TextWithVariables } from '../panel/text-with-variables.tsx';
import type { FormProps, NodeView } from './view.ts';

const scaleNames: Readonly<Record<RatingScale, string>> = { '1-5': '1 to 5', '0-10': '0 to 10' };

const Form = ({ node: { data }, variables, onChange }: FormProps<'rating'>) => (
  <>
    <TextWithVariables
      label="Message"
      lines
      maxLength={flowLimits.messageChars}
      value={data.message}
      variables={variables}
      onChange={(message) => onChange({ ...data, message }, 'message')}
    />
    <NativeSelect
      label="Scale"
      value={data.scale}
      onChange={(event) => onChange({ ...data, scale: event.target.value as RatingScale }, 'scale')}
    >
      {ratingScales.map((scale) => (
        <option key={scale} value={scale}>
          {scaleNames[scale]}
        </option>
      ))}
    </NativeSelect>
    <TextInput
      label="Label of the lowest value"
      maxLength={flowLimits.labelChars / 2}
      value={data.low ?? ''}
      onChange={(event) => onChange({ ...data, low: event.target.value }, 'low')}
    />
    <TextInput
      label="Label of the highest value"
      maxLength={flowLimits.labelChars / 2}
      value={data.high ?? ''}
      onChange={(event) => onChange({ ...data, high: event.target.value }, 'high')}
    />
    <TextInput
      label="Save the rating as"
      maxLength={flowLimits.variableChars}
      value={data.variable}
      onChange={(event) => onChange({ ...data, variable: event.target.value }, 'variable')}
    />
    <TextWithVariables
      label="If the answer isn't a rating"
      maxLength={flowLimits.messageChars}
      value={data.retry ?? ''}
      variables={variables}
      onChange={(retry) => onChange({ ...data, retry }, 'retry')}
    />
  </>
);

export const rating: NodeView<'rating'> = {
  hint: 'Asks for a rating on a scale',
  icon: IconStar,
  color: 'var(--info)',
  cardContent: ({ message, scale }) => ({ message: message, answerHint: scaleNames[scale] }),
  preview: ({ message, scale }) => `${message || '(empty message)'} (${scaleNames[scale]})`,
  Form,
};
