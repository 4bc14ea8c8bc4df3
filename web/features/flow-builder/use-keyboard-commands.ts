import { useEffect } from 'react';
import type { Builder } from './use-builder.ts';

/** Whether an event comes from a text field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Whether an open dialog or menu handles the keyboard. */
export const isDialogOpen = (): boolean =>
  document.querySelector('dialog[open], [role="dialog"][aria-modal="true"], [role="menu"]') !== null;

interface Keys {
  readonly builder: Builder;
  readonly onSave: () => void;
  readonly onFind: () => void;
  readonly onArrange: (ids: readonly string[]) => void;
  readonly onFit: () => void;
}

/** Keyboard commands of the builder. Only save and find work in text fields. */
export const useKeyboardCommands = ({ builder, onSave, onFind, onArrange, onFit }: Keys): void => {
  useEffect(() => {
    const { flow, selected } = builder;
    const commands: Readonly<Record<string, () => void>> = {
      z: builder.undo,
      y: builder.redo,
      Z: builder.redo,
      c: () => builder.copy(selected),
      x: () => {
        builder.copy(selected);
        builder.remove(selected);
      },
      v: builder.paste,
      d: () => builder.duplicate(selected),
      a: () => builder.select([...flow.nodes, ...flow.notes].map(({ id }) => id)),
    };
    const plain: Readonly<Record<string, () => void>> = {
      Escape: builder.cancelConnect,
      '/': onFind,
      l: () => onArrange(selected.length > 1 ? selected : []),
      '1': onFit,
      g: () => builder.group(selected),
      G: () => builder.ungroup(selected),
    };
    const listen = (event: KeyboardEvent) => {
      if (isDialogOpen()) return;
      const withControl = event.ctrlKey || event.metaKey;
      // Adding a node focuses its text; undoing there, before anything is typed, removes the node.
      const undo = builder.hasJustAdded ? builder.undo : undefined;
      const everywhere = withControl ? { s: onSave, f: onFind, z: undo }[event.key] : undefined;
      const others = withControl ? commands : plain;
      const command = event.altKey
        ? undefined
        : (everywhere ?? (isTyping(event.target) ? undefined : others[event.key]));
      // Let the browser copy selected text.
      if (!command || (withControl && event.key === 'c' && String(getSelection() ?? '') !== '')) return;
      if (event.key !== 'Escape') event.preventDefault();
      command();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [builder, onSave, onFind, onArrange, onFit]);
};
