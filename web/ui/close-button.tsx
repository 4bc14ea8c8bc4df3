import css from './close-button.module.css';
import { IconX } from './icons.tsx';

interface CloseButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly size?: 'small' | 'medium';
  /** For positioning only. */
  readonly className?: string | undefined;
}

/** Closes, dismisses or removes; the label says which. */
export const CloseButton = ({ label, onClick, size = 'medium', className }: CloseButtonProps) => (
  <button
    type="button"
    className={[css.close, css[size], className].filter(Boolean).join(' ')}
    aria-label={label}
    title={label}
    onClick={onClick}
  >
    <IconX size={size === 'small' ? 16 : 20} stroke={1.75} aria-hidden="true" />
  </button>
);
