import { TextButton } from '../parts/text-button.tsx';
import css from './due-notice.module.css';

interface DueNoticeProps {
  readonly due: number;
  /** Puts them at the top; undefined when they are there. */
  readonly onFirst: (() => void) | undefined;
}

/** How many follow-ups wait; nothing when none does. */
export const DueNotice = ({ due, onFirst }: DueNoticeProps) =>
  due > 0 && (
    <p className={css.due}>
      {due === 1 ? 'One follow-up is due today or overdue.' : `${due} follow-ups are due today or overdue.`}
      {onFirst && <TextButton onClick={onFirst}>Show them first</TextButton>}
    </p>
  );
