import { useEffect } from 'react';
import type { Builder } from './use-builder.ts';

/** Whether keys belong to a field that someone is writing in. */
export const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

interface Keys {
  readonly builder: Builder;
  readonly onSave: () => void;
  readonly onFind: () => void;
}

/** Keyboard commands of the builder. Saving and finding work everywhere, the others not while someone is typing. */
export const useKeys = ({ builder, onSave, onFind }: Keys): void => {
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
      d: () => {
        builder.copy(selected);
        builder.paste();
      },
      a: () => builder.select([...flow.nodes, ...flow.notes].map(({ id }) => id)),
    };
    const listen = (event: KeyboardEvent) => {
      if (document.querySelector('dialog[open]')) return;
      if (event.key === 'Escape' && !typing(event.target)) {
        builder.cancelConnect();
        return;
      }
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const everywhere = event.key === 's' ? onSave : event.key === 'f' ? onFind : undefined;
      const command = everywhere ?? (typing(event.target) ? undefined : commands[event.key]);
      // Selected text on the page is copied as text.
      if (!command || (event.key === 'c' && String(getSelection() ?? '') !== '')) return;
      event.preventDefault();
      command();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [builder, onSave, onFind]);
};
