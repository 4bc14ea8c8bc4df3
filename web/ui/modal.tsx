import { Modal as Centred, CloseButton, Drawer, Group } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import css from './modal.module.css';

interface ModalProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly size?: 'small' | 'medium' | 'large' | 'wide';
  /** `side`: a panel along the edge, for reading beside the list it came from. */
  readonly place?: 'center' | 'side';
  /** Asked before a press beside it or Escape closes; return false to stay (something typed would be lost). */
  readonly mayClose?: () => boolean;
  /** Drawn where it stands, over what is covered, instead of inside it. */
  readonly above?: boolean;
}

/** The way out of a dialog, at its end; of a long form it stays in sight. */
export const ModalFoot = ({ children }: { children: ReactNode }) => (
  <Group justify="end" gap="sm" className={css.foot}>
    {children}
  </Group>
);

const widths = { small: '28rem', medium: '36rem', large: '56rem', wide: '84rem' } as const;

/**
 * A dialog of portal and flows: open as long as it is drawn. The focus goes to what has `data-autofocus`, else to the first
 * control, and back where it came from.
 */
export const Modal = ({
  title,
  onClose,
  children,
  size = 'medium',
  place = 'center',
  mayClose,
  above = false,
}: ModalProps) => {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    },
    [opener],
  );
  const leave = () => {
    if (mayClose?.() ?? true) onClose();
  };
  const Frame = place === 'side' ? Drawer : Centred;
  return (
    <Frame.Root
      opened
      onClose={leave}
      size={widths[size]}
      lockScroll={false}
      withinPortal={!above}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
    >
      <Frame.Overlay />
      <Frame.Content className={css.content}>
        <Frame.Header className={css.head}>
          <Frame.Title>{title}</Frame.Title>
          <CloseButton aria-label="Close" size="lg" onClick={onClose} />
        </Frame.Header>
        <Frame.Body className={css.body}>{children}</Frame.Body>
      </Frame.Content>
    </Frame.Root>
  );
};
