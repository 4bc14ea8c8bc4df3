import { IconPlugConnected } from '#web/ui/icons.tsx';
import { getHost } from '../panel/get-host.ts';
import { RequestFields } from '../panel/request-fields.tsx';
import type { NodeView } from './view.ts';

export const apiCall: NodeView<'api_call'> = {
  hint: 'Calls another service and stores values from the response',
  color: 'var(--danger)',
  icon: IconPlugConnected,
  cardContent: ({ method, url }) => ({ effect: `${method} ${getHost(url) || '(no URL)'}` }),
  preview: ({ method, url }) => `${method} ${url || '(no URL)'}`,
  Form: ({ node: { data }, variables, onChange }) => (
    <RequestFields
      request={data}
      variables={variables}
      onChange={(request, field) => onChange({ ...data, ...request }, field)}
    />
  ),
};
