import { type Dispatch, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Flow } from '#shared/api/flows.ts';
import type { Side } from '#shared/flow/merge.ts';
import type { Problem } from '#shared/flow/problems.ts';
import { paths } from '#web/lib/paths.ts';
import { removeDraft } from './draft.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { type BuilderEvent, type BuilderModel, isDirty } from './model.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { RevisionsDialog } from './revisions-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { StaleDialog } from './stale-dialog.tsx';

export type OpenDialog = 'revisions' | 'leave' | 'publish' | 'share' | undefined;

interface DialogsProps {
  readonly model: BuilderModel;
  readonly problems: readonly Problem[];
  readonly dispatch: Dispatch<BuilderEvent>;
  readonly save: (overVersion?: number) => Promise<Flow | undefined>;
  readonly saveMerged: (choices: ReadonlyMap<string, Side>) => Promise<Flow | undefined>;
  readonly publish: (agreedHosts: string[]) => Promise<boolean>;
  readonly open: OpenDialog;
  readonly setOpen: (open: OpenDialog) => void;
}

/** The builder's dialogs: unsaved changes, versions, publishing and conflicts. */
export const Dialogs = ({
  model,
  problems,
  dispatch,
  save,
  saveMerged,
  publish,
  open,
  setOpen,
}: DialogsProps) => {
  const navigate = useNavigate();
  const [publishing, setPublishing] = useState(false);
  const { saved, stale } = model;
  const flow = model.history.present;
  const busy = model.saving !== undefined;
  const close = () => setOpen(undefined);
  const leave = () => navigate(paths.flows.to());
  const replaceWith = (theirs: Flow) => {
    removeDraft(theirs.id);
    dispatch({ type: 'replaced', flow: theirs });
  };
  return (
    <>
      {open === 'leave' && (
        <LeaveDialog
          busy={busy}
          onStay={close}
          onLeave={leave}
          onSave={async () => {
            if (await save()) leave();
            else close();
          }}
        />
      )}
      {open === 'publish' && (
        <PublishDialog
          saved={saved}
          flow={flow}
          language={model.details.language}
          problems={problems}
          busy={publishing}
          hasUnsaved={isDirty(model)}
          onRolledBack={(live) => {
            replaceWith(live);
            close();
          }}
          onClose={close}
          onPublish={async (agreedHosts) => {
            setPublishing(true);
            const isLive = await publish(agreedHosts);
            setPublishing(false);
            if (isLive) setOpen('share');
          }}
        />
      )}
      {open === 'share' && saved && <ShareDialog flow={saved} onClose={close} />}
      {open === 'revisions' && saved && (
        <RevisionsDialog
          flow={saved}
          baseVersion={model.baseVersion}
          dirty={isDirty(model)}
          onClose={close}
          onRestored={(restored) => {
            replaceWith(restored);
            close();
          }}
        />
      )}
      {stale && (
        <StaleDialog
          base={stale.base}
          theirs={stale.flow}
          mine={flow}
          busy={busy}
          onClose={() => dispatch({ type: 'conflictPostponed' })}
          onKeepMine={() => void save(stale.flow.version)}
          onTakeTheirs={() => replaceWith(stale.flow)}
          onMerge={(choices) => void saveMerged(choices)}
        />
      )}
    </>
  );
};
