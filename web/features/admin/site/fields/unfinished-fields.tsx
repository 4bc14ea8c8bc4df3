import { Alert, List } from '@mantine/core';
import { useSite } from '../draft/site-context.ts';
import { checkValue } from './check-value.ts';
import { labelFor } from './labels.ts';

/** Fields whose text can't be stored, and for texts why: a publication leaves them as they are. */
export const UnfinishedFields = () => {
  const { draft } = useSite();
  const fields = Object.entries(draft.typed);
  if (fields.length === 0) return null;
  return (
    <Alert color="warning" role="alert" title="Not part of this publication">
      <List size="sm">
        {fields.map(([path, text]) => (
          <List.Item key={path}>
            {labelFor(path)}
            {path.startsWith('mails.') && ` – ${checkValue(path, text)}`}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
};
