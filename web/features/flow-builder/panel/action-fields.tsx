import { type ActionType, actionTypes, type NodeOf } from '#shared/flow/document.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { actionNames } from '../node-words.ts';
import { RequestFields } from './request-fields.tsx';
import { TextWithVariables } from './text-with-variables.tsx';

interface ActionFieldsProps {
  readonly node: NodeOf<'action'>;
  readonly variables: readonly string[];
  readonly onChange: (data: NodeOf<'action'>['data'], field: string) => void;
}

export const ActionFields = ({ node, variables, onChange }: ActionFieldsProps) => {
  const { data } = node;
  const { action, config } = data;
  const asks = action === 'collect_email' || action === 'collect_phone' || action === 'book_appointment';
  const set = (change: Partial<typeof config>, field: string) =>
    onChange({ ...data, config: { ...config, ...change } }, field);
  return (
    <>
      <SelectField
        label="Action"
        value={action}
        onChange={(event) => onChange({ ...data, action: event.target.value as ActionType }, 'action')}
      >
        {actionTypes.map((type) => (
          <option key={type} value={type}>
            {actionNames[type]}
          </option>
        ))}
      </SelectField>
      <TextWithVariables
        label={asks ? 'Question' : 'Message before it'}
        hint={asks ? 'Left empty, a standard question is asked.' : undefined}
        lines
        maxLength={flowLimits.messageChars}
        value={config.message ?? ''}
        variables={variables}
        onChange={(message) => set({ message }, 'message')}
      />
      {asks && (
        <TextWithVariables
          label="When the answer does not fit"
          maxLength={flowLimits.messageChars}
          value={config.retry ?? ''}
          variables={variables}
          onChange={(retry) => set({ retry }, 'retry')}
        />
      )}
      {action === 'send_webhook' && (
        <TextField
          label="Webhook URL"
          type="url"
          placeholder="https://"
          hint="Called from our server when the site’s own active flow runs; anywhere else the request is only shown."
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
