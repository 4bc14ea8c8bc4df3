import type { Problem } from '#shared/flow/problems.ts';
import css from './problems-list.module.css';

interface ProblemsListProps {
  readonly problems: readonly Problem[];
  readonly onGo: (id: string) => void;
}

const counted = (count: number, word: string): string => `${count} ${count === 1 ? word : `${word}s`}`;

/** Everything wrong or doubtful; a press goes to the node. Errors keep a flow from being activated, never from being saved. */
export const ProblemsList = ({ problems, onGo }: ProblemsListProps) => {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const title = problems.length
    ? [
        errors && counted(errors, 'error'),
        problems.length - errors && counted(problems.length - errors, 'warning'),
      ]
        .filter(Boolean)
        .join(', ')
    : 'No problems';
  return (
    <details className={css.problems}>
      <summary data-severity={errors ? 'error' : problems.length ? 'warning' : 'none'}>{title}</summary>
      <ul>
        {problems.map(({ code, message, nodeId, severity }) => (
          <li key={`${code} ${nodeId} ${message}`} data-severity={severity}>
            {nodeId ? (
              <button type="button" onClick={() => onGo(nodeId)}>
                {message} <span>{nodeId}</span>
              </button>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </details>
  );
};
