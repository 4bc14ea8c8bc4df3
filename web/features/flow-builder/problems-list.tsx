import { Box, Button, NavLink, Popover, Text } from '@mantine/core';
import { useState } from 'react';
import type { FlowDocument } from '#shared/flow/document.ts';
import { findNode } from '#shared/flow/graph.ts';
import { getNodeLabel } from '#shared/flow/node-titles.ts';
import type { Problem } from '#shared/flow/problems.ts';
import { IconAlertTriangle, IconCheck } from '#web/ui/icons.tsx';

interface ProblemsListProps {
  readonly flow: FlowDocument;
  readonly problems: readonly Problem[];
  readonly onGo: (id: string) => void;
}

const pluralize = (count: number, word: string): string => `${count} ${count === 1 ? word : `${word}s`}`;

/** The problems of the flow; a click goes to the node. */
export const ProblemsList = ({ flow, problems, onGo }: ProblemsListProps) => {
  const [opened, setOpened] = useState(false);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const words = [errors && pluralize(errors, 'error'), warnings && pluralize(warnings, 'warning')];
  const title = words.filter(Boolean).join(', ') || 'No problems';
  const nameOf = (id: string): string => {
    const node = findNode(flow, id);
    return node ? getNodeLabel(node) : id;
  };
  const Icon = problems.length ? IconAlertTriangle : IconCheck;
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" width={360} trapFocus returnFocus>
      <Popover.Target>
        <Button
          size="compact-sm"
          variant="transparent"
          c={errors ? 'var(--danger)' : problems.length ? 'var(--warning)' : 'var(--success)'}
          leftSection={<Icon size={16} aria-hidden="true" />}
          disabled={problems.length === 0}
          onClick={() => setOpened(!opened)}
        >
          {title}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p="xs">
        <Box component="ul" mah="50dvh" style={{ overflow: 'auto' }} aria-label="Problems">
          {problems.map(({ code, message, nodeId, severity }) => (
            <Box
              component="li"
              key={`${code} ${nodeId} ${message}`}
              mb={2}
              fz="xs"
              style={{ borderInlineStart: `3px solid var(${severity === 'error' ? '--danger' : '--spark'})` }}
            >
              {nodeId ? (
                <NavLink
                  label={message}
                  description={nameOf(nodeId)}
                  onClick={() => {
                    setOpened(false);
                    onGo(nodeId);
                  }}
                />
              ) : (
                <Text inherit px="sm" py="xs">
                  {message}
                </Text>
              )}
            </Box>
          ))}
        </Box>
      </Popover.Dropdown>
    </Popover>
  );
};
