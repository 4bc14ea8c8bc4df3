import { NativeSelect } from '@mantine/core';
import { listFlows } from '#shared/api/flows.ts';
import { useReadAll } from '#web/lib/query.ts';

interface FlowSelectProps {
  readonly description: string;
  readonly value: { readonly flow: string; readonly name: string };
  readonly onChange: (value: { flow: string; name: string }) => void;
}

/** Chooses another flow of the workspace. */
export const FlowSelect = ({ description, value, onChange }: FlowSelectProps) => {
  const { data: flows = [], problem } = useReadAll(listFlows, undefined, {
    failure: "Couldn't load your flows.",
  });
  const isListed = flows.some(({ uuid }) => uuid === value.flow);
  return (
    <NativeSelect
      label="Flow"
      description={description}
      value={value.flow}
      error={problem}
      onChange={(event) => {
        const chosen = flows.find(({ uuid }) => uuid === event.target.value);
        onChange({ flow: event.target.value, name: chosen?.name ?? '' });
      }}
    >
      <option value="">Choose a flow</option>
      {!isListed && value.flow !== '' && (
        <option value={value.flow}>{`${value.name || 'Deleted flow'} (not one of your flows)`}</option>
      )}
      {flows.map(({ uuid, name, isActive }) => (
        <option key={uuid} value={uuid}>
          {isActive ? name : `${name} (not published)`}
        </option>
      ))}
    </NativeSelect>
  );
};
