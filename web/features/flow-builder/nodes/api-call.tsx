import { RequestFields } from '../panel/request-fields.tsx';
import type { NodeView } from './view.ts';

export const apiCall: NodeView<'api_call'> = {
  hint: 'Asks another service and keeps its answer',
  color: 'var(--danger)',
  preview: ({ method, url }) => `${method} ${url || '(no URL)'}`,
  Form: ({ node: { data }, variables, onChange }) => (
    <RequestFields
      request={data}
      variables={variables}
      onChange={(request, field) => onChange({ ...data, ...request }, field)}
    />
  ),
};
