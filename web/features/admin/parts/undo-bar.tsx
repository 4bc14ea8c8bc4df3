import { Button, Kbd, Paper, Portal, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { undoLast, useLastDone } from '../data/undo.ts';
import { isTyping } from './is-typing.ts';
import css from './undo-bar.module.css';

/** How long the bar stays; the `z` key works for longer. */
const shownMs = 8000;

/** Shows the last action with an undo button, above dialogs too, and hides after a while. */
export const UndoBar = () => {
  const last = useLastDone();
  // Actions up to this one have been shown or undone, so the bar does not show them again.
  const [seen, setSeen] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'z' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      const undone = undoLast();
      if (!undone) return;
      event.preventDefault();
      setSeen(undone.id);
      setAnnouncement(`Undone: ${undone.text}`);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  const shown = last && last.id > seen ? last : undefined;
  useEffect(() => {
    if (!shown || isPaused) return;
    const timer = setTimeout(() => setSeen(shown.id), shownMs);
    return () => clearTimeout(timer);
  }, [shown, isPaused]);
  return (
    <Portal>
      <p className="visually-hidden" role="status">
        {shown ? `${shown.text}. Press Z to undo.` : announcement}
      </p>
      {shown && (
        <Paper
          className={css.bar}
          shadow="md"
          onMouseEnter={() => setPaused(true)}
          onMouseLeave={() => setPaused(false)}
          onFocus={() => setPaused(true)}
          onBlur={() => setPaused(false)}
        >
          <Text component="span" size="sm" lh={1.4}>
            {shown.text}
          </Text>
          <Button
            size="compact-sm"
            variant="default"
            rightSection={<Kbd size="xs">Z</Kbd>}
            onClick={() => {
              setPaused(false);
              setSeen(shown.id);
              setAnnouncement(`Undone: ${shown.text}`);
              undoLast();
            }}
          >
            Undo
          </Button>
        </Paper>
      )}
    </Portal>
  );
};
