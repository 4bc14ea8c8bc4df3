import { NativeSelect, TextInput } from '@mantine/core';
import { flowLimits } from '#shared/flow/limits.ts';
import { type ActionType, actionNames, actionTypes } from '#shared/flow/nodes/action.ts';
import { IconUserPlus } from '#web/ui/icons.tsx';
import { getHost } from '../panel/get-host.ts';
import { RequestFields } from '../panel/request-fields.tsx';
import { TextWithVariables } from '../panel/text-with-variables.tsx';
import type { FormProps, NodeView } from './view.ts';

const Form = ({ node, variables, onChange }: FormProps<'action'>) => {
  const { data } = node;
  const { action, config } = data;
  const asks = action === 'collect_email' || action === 'collect_phone' || action === 'book_appointment';
  const set = (change: Partial<typeof config>, field: string) =>
    onChange({ ...data, config: { ...config, ...change } }, field);
  return (
    <>
      <NativeSelect
        label="Action"
        value={action}
        onChange={(event) => onChange({ ...data, action: event.target.value as ActionType }, 'action')}
      >
        {actionTypes.map((type) => (
          <option key={type} value={type}>
            {actionNames[type]}
          </option>
        ))}
      </NativeSelect>
      <TextWithVariables
        label={asks ? 'Question' : 'Message first'}
        hint={asks ? 'Leave empty for the default question.' : undefined}
        lines
        maxLength={flowLimits.messageChars}
        value={config.message ?? ''}
        variables={variables}
        onChange={(message) => set({ message }, 'message')}
      />
      {asks && (
        <TextWithVariables
          label="If the answer isn't valid"
          maxLength={flowLimits.messageChars}
          value={config.retry ?? ''}
          variables={variables}
          onChange={(retry) => set({ retry }, 'retry')}
        />
      )}
      {action === 'send_webhook' && (
        <TextInput
          label="Webhook URL"
          type="url"
          placeholder="https://"
          description="Called from our server by the site’s own active flows. Other flows only show the request."
          maxLength={flowLimits.urlChars}
          value={config.url ?? ''}
          onChange={(event) => set({ url: event.target.value }, 'url')}
        />
      )}
      {action === 'api_call' && (
        <RequestFields
          request={{
            url: config.url ?? '',
            method: config.method ?? 'GET',
            headers: config.headers ?? {},
            responseMapping: config.responseMapping ?? {},
            body: config.body,
          }}
          variables={variables}
          onChange={set}
        />
      )}
    </>
  );
};

const answerHints: Readonly<Partial<Record<ActionType, string>>> = {
  collect_email: 'E-mail address',
  collect_phone: 'Phone number',
  book_appointment: 'Day and time',
};

export const action: NodeView<'action'> = {
  hint: 'Collects contact details, books, calls a webhook',
  color: 'var(--success)',
  icon: IconUserPlus,
  cardContent: ({ action: type, config }) => ({
    ...(config.message ? { message: config.message } : {}),
    ...(answerHints[type]
      ? { answerHint: answerHints[type] }
      : { effect: `${actionNames[type]} ${getHost(config.url)}`.trim() }),
  }),
  preview: ({ action: type, config }) => config.message || actionNames[type],
  Form,
};
