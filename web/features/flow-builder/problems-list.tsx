import { Popover, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { Problem } from '#shared/flow/problems.ts';
import { IconAlertTriangle, IconCheck } from '#web/ui/icons.tsx';
import css from './problems-list.module.css';

interface ProblemsListProps {
  readonly problems: readonly Problem[];
  readonly onGo: (id: string) => void;
}

const counted = (count: number, word: string): string => `${count} ${count === 1 ? word : `${word}s`}`;

/** Everything wrong or doubtful; a press goes to the node. Errors keep a flow from being activated, never from being saved. */
export const ProblemsList = ({ problems, onGo }: ProblemsListProps) => {
  const [opened, setOpened] = useState(false);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const words = [errors && counted(errors, 'error'), warnings && counted(warnings, 'warning')];
  const title = words.filter(Boolean).join(', ') || 'No problems';
  const Icon = problems.length ? IconAlertTriangle : IconCheck;
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" width={360} trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton
          className={css.title}
          data-severity={errors ? 'error' : problems.length ? 'warning' : undefined}
          disabled={problems.length === 0}
          onClick={() => setOpened(!opened)}
        >
          <Icon size={16} aria-hidden="true" />
          {title}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown p="xs">
        <ul className={css.list} aria-label="Problems">
          {problems.map(({ code, message, nodeId, severity }) => (
            <li key={`${code} ${nodeId} ${message}`} data-severity={severity}>
              {nodeId ? (
                <UnstyledButton
                  className={css.entry}
                  onClick={() => {
                    setOpened(false);
                    onGo(nodeId);
                  }}
                >
                  {message} <span>{nodeId}</span>
                </UnstyledButton>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
};
