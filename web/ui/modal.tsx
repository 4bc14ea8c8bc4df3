import { Modal as Centred, CloseButton, Drawer, Group } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import css from './modal.module.css';

interface ModalProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly size?: 'small' | 'medium' | 'large' | 'wide';
  /** `side`: a panel along the edge, for reading next to a list. */
  readonly place?: 'center' | 'side';
  /** Called before a click outside or Escape closes the modal; return false to keep typed text. */
  readonly mayClose?: () => boolean;
  /** Renders in place, above the hidden workspace, instead of inside it. */
  readonly above?: boolean;
}

/** The buttons at the end of a dialog; sticky in a long form. */
export const ModalFoot = ({ children }: { children: ReactNode }) => (
  <Group justify="end" gap="sm" className={css.foot}>
    {children}
  </Group>
);

const widths = { small: '28rem', medium: '36rem', large: '56rem', wide: '84rem' } as const;

/**
 * A dialog of portal and flows: open while mounted. Focuses `data-autofocus` or the first control, and
 * returns the focus when it closes.
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
