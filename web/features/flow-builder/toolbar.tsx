import { isSignedIn } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { type BuilderPanel, builderPanels } from './panels.ts';
import css from './toolbar.module.css';
import type { Builder } from './use-builder.ts';

interface ToolbarProps {
  readonly builder: Builder;
  readonly name: string;
  readonly isNew: boolean;
  /** Whether the work is saved. */
  readonly state: string;
  /** What visitors get. */
  readonly live: string;
  readonly busy: boolean;
  readonly statsShown: boolean;
  readonly panelShown: boolean;
  readonly onName: (name: string) => void;
  readonly onBack: () => void;
  readonly onSave: () => void;
  readonly onPublish: () => void;
  readonly onTest: () => void;
  readonly onFind: () => void;
  readonly onArrange: () => void;
  readonly onRevisions: () => void;
  readonly onStats: () => void;
  readonly onPanel: () => void;
  readonly onExtra: (panel: BuilderPanel) => void;
}

export const Toolbar = ({
  builder,
  name,
  isNew,
  state,
  live,
  busy,
  statsShown,
  panelShown,
  ...on
}: ToolbarProps) => (
  <header className={css.toolbar}>
    <Button size="small" look="plain" className={css.back} aria-label="Back to Dashboard" onClick={on.onBack}>
      <span className={css.arrow} aria-hidden="true">
        ←
      </span>
      <span className={css.backText}>Back to Dashboard</span>
    </Button>
    <h1 className="visually-hidden">Flow Builder</h1>
    <input
      className={css.name}
      aria-label="Flow name"
      maxLength={120}
      value={name}
      onChange={(event) => on.onName(event.target.value)}
    />
    <span className={css.state}>
      <span role="status">{state}</span>
      <span className={css.live} data-on={live !== 'Not live'}>
        {live}
      </span>
    </span>
    <div className={css.tools}>
      <Button
        size="small"
        look="plain"
        className={css.panelSwitch}
        aria-pressed={panelShown}
        onClick={on.onPanel}
      >
        Panel
      </Button>
      <Button size="small" look="plain" disabled={!builder.canUndo} onClick={builder.undo}>
        Undo
      </Button>
      <Button size="small" look="plain" disabled={!builder.canRedo} onClick={builder.redo}>
        Redo
      </Button>
      <Button size="small" look="plain" onClick={on.onArrange}>
        Arrange
      </Button>
      <Button size="small" look="plain" onClick={on.onFind}>
        Find
      </Button>
      {builderPanels
        .filter(({ ownerOnly, savedOnly }) => (!ownerOnly || isSignedIn()) && (!savedOnly || !isNew))
        .map((panel) => (
          <Button key={panel.key} size="small" look="plain" onClick={() => on.onExtra(panel)}>
            {panel.label}
          </Button>
        ))}
      {!isNew && (
        <>
          <Button size="small" look="plain" aria-pressed={statsShown} onClick={on.onStats}>
            {statsShown ? 'Hide figures' : 'Figures'}
          </Button>
          <Button size="small" look="plain" onClick={on.onRevisions}>
            Versions
          </Button>
        </>
      )}
      <Button size="small" look="plain" disabled={busy || !name.trim()} onClick={on.onPublish}>
        Publish
      </Button>
    </div>
    <Button size="small" look="quiet" className={css.test} onClick={on.onTest}>
      Test Flow
    </Button>
    <Button size="small" className={css.save} disabled={busy || !name.trim()} onClick={on.onSave}>
      {busy ? 'Saving...' : 'Save Flow'}
    </Button>
  </header>
);
