import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import css from './panel.module.css';

type Pairs = Readonly<Record<string, string>>;

interface PairListProps {
  readonly legend: string;
  readonly names: readonly [string, string];
  readonly max: number;
  readonly pairs: Pairs;
  readonly onChange: (pairs: Record<string, string>) => void;
}

const recordOf = (rows: readonly (readonly [string, string])[]): Record<string, string> =>
  Object.fromEntries(rows.filter(([name]) => name.trim()).map(([name, value]) => [name.trim(), value]));

/** Names with values. A row without a name is kept on the screen while it is being typed, but not in the document. */
export const PairList = ({ legend, names, max, pairs, onChange }: PairListProps) => {
  const [rows, setRows] = useState<readonly (readonly [string, string])[]>(() => Object.entries(pairs));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change from outside (undo) replaces what is typed
  useEffect(() => {
    if (JSON.stringify(recordOf(rows)) !== JSON.stringify(pairs)) setRows(Object.entries(pairs));
  }, [pairs]);
  const set = (next: readonly (readonly [string, string])[]) => {
    setRows(next);
    onChange(recordOf(next));
  };
  return (
    <fieldset className={css.group}>
      <legend>{legend}</legend>
      {rows.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row's name changes while it is typed
        <div key={index} className={css.pair}>
          <input
            aria-label={`${names[0]} ${index + 1}`}
            placeholder={names[0]}
            value={name}
            onChange={(event) =>
              set(rows.map((row, at) => (at === index ? [event.target.value, value] : row)))
            }
          />
          <input
            aria-label={`${names[1]} ${index + 1}`}
            placeholder={names[1]}
            value={value}
            onChange={(event) =>
              set(rows.map((row, at) => (at === index ? [name, event.target.value] : row)))
            }
          />
          <button
            type="button"
            aria-label={`Remove ${name || 'row'}`}
            onClick={() => set(rows.filter((_, at) => at !== index))}
          >
            ×
          </button>
        </div>
      ))}
      <Button
        size="small"
        look="quiet"
        disabled={rows.length >= max}
        onClick={() => setRows([...rows, ['', '']])}
      >
        Add
      </Button>
    </fieldset>
  );
};
