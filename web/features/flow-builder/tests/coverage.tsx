import { Alert, Button, Group } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import type { FlowDocument } from '#shared/flow/document.ts';
import { findUntestedExits } from '#shared/flow/run-flow-test.ts';
import { useFlowTests } from './use-flow-tests.ts';

interface CoverageProps {
  readonly flowId: string;
  readonly flow: FlowDocument;
  readonly language: string;
  readonly onUntested: (exits: ReadonlySet<string> | undefined) => void;
  readonly onHide: () => void;
}

/** Keeps the marks of exits without a test up to date, and says how many there are. */
export const Coverage = ({ flowId, flow, language, onUntested, onHide }: CoverageProps) => {
  const { reports, problem } = useFlowTests(flowId, flow, language);
  const found = useMemo(
    () =>
      reports &&
      findUntestedExits(
        flow,
        reports.map(({ run }) => run),
      ),
    [flow, reports],
  );
  useEffect(() => onUntested(found && new Set(found.untested)), [found, onUntested]);
  useEffect(() => () => onUntested(undefined), [onUntested]);
  return (
    <Alert
      color="info"
      role="status"
      p="xs"
      pos="absolute"
      bottom="0.75rem"
      left="50%"
      w="max-content"
      maw="calc(100% - 2rem)"
      style={{ zIndex: 5, translate: '-50% 0' }}
    >
      <Group gap="sm">
        {problem ??
          (!found
            ? 'Running the tests…'
            : found.untested.length === 0
              ? 'Every exit has a test'
              : `${found.untested.length} of ${found.total} exits without a test`)}
        <Button size="compact-sm" variant="default" onClick={onHide}>
          Hide
        </Button>
      </Group>
    </Alert>
  );
};
