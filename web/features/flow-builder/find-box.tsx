import { useEffect, useMemo, useRef, useState } from 'react';
import type { FlowDocument } from '#shared/flow/document.ts';
import css from './find-box.module.css';

interface FindBoxProps {
  readonly flow: FlowDocument;
  readonly onGo: (id: string) => void;
  readonly onClose: () => void;
}

/** Ids of nodes and notes that contain the text anywhere. */
const found = (flow: FlowDocument, words: string): string[] => {
  const needle = words.trim().toLowerCase();
  if (!needle) return [];
  const holds = (value: unknown) => JSON.stringify(value).toLowerCase().includes(needle);
  return [
    ...flow.nodes.filter(({ id, data }) => id.toLowerCase().includes(needle) || holds(data)),
    ...flow.notes.filter(({ text }) => holds(text)),
  ].map(({ id }) => id);
};

/** Find on the canvas: Enter goes to the next place, Shift+Enter to the one before. */
export const FindBox = ({ flow, onGo, onClose }: FindBoxProps) => {
  const [words, setWords] = useState('');
  const [index, setIndex] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const hits = useMemo(() => found(flow, words), [flow, words]);
  useEffect(() => input.current?.focus(), []);
  const go = (step: number) => {
    if (!hits.length) return;
    const next = (index + step + hits.length) % hits.length;
    setIndex(next);
    const hit = hits[next];
    if (hit) onGo(hit);
  };
  return (
    <search className={css.find}>
      <input
        ref={input}
        type="search"
        aria-label="Find on the canvas"
        placeholder="Find text…"
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          setIndex(-1);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') go(event.shiftKey ? -1 : 1);
          if (event.key === 'Escape') onClose();
        }}
      />
      <span role="status">{words.trim() ? `${hits.length ? index + 1 : 0} of ${hits.length}` : ''}</span>
      <button type="button" aria-label="Close find" onClick={onClose}>
        ×
      </button>
    </search>
  );
};
