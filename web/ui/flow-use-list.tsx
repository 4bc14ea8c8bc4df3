import { Anchor, List } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Flow } from '#shared/api/flows.ts';
import type { FlowUse } from '#shared/flow/linked-flows.ts';
import { describeUse } from '#web/lib/flow-uses.ts';
import { paths } from '#web/lib/paths.ts';

/** Flows that jump to a flow or run it as a sub-flow, each with a link to its builder. */
export const FlowUseList = ({ uses }: { readonly uses: readonly FlowUse<Flow>[] }) => (
  <List spacing="xs" listStyleType="disc">
    {uses.map((use) => (
      <List.Item key={use.flow.id}>
        <Anchor component={Link} to={paths.flow.to(use.flow.id)}>
          {use.flow.name}
        </Anchor>{' '}
        {describeUse(use)}
        {use.flow.isActive ? '' : ' (not published)'}
      </List.Item>
    ))}
  </List>
);
