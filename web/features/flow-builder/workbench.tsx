import { ReactFlowProvider } from '@xyflow/react';
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type FlowAnalytics, getFlowAnalytics } from '#shared/api/flow-analytics.ts';
import type { Flow } from '#shared/api/flows.ts';
import { withStart } from '#shared/flow/defaults.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { findNode } from '#shared/flow/graph.ts';
import { problemsOf } from '#shared/flow/problems.ts';
import { paths } from '#web/lib/paths.ts';
import { sentenceOf, sessionCall } from '#web/lib/session.ts';
import { showToast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Canvas } from './canvas.tsx';
import { type Details, type Draft, dropDraft, writeDraft } from './draft.ts';
import { FindBox } from './find-box.tsx';
import { loadArrange } from './layout.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { Palette } from './palette.tsx';
import { EditPanel } from './panel/edit-panel.tsx';
import { SettingsPanel } from './panel/settings-panel.tsx';
import { ProblemsList } from './problems-list.tsx';
import { RevisionsDialog } from './revisions-dialog.tsx';
import { StaleDialog } from './stale-dialog.tsx';
import { Toolbar } from './toolbar.tsx';
import { useBuilder } from './use-builder.ts';
import { useKeys } from './use-keys.ts';
import { useSaving } from './use-saving.ts';
import css from './workbench.module.css';

// The engine with its sentences in every language comes when a test begins.
const TestPanel = lazy(async () => ({ default: (await import('./test-panel.tsx')).TestPanel }));

interface WorkbenchProps {
  readonly saved: Flow | undefined;
  readonly draft: Draft | undefined;
  readonly initial: FlowDocument;
  readonly details: Details;
}

const draftPauseMs = 400;
type Open = 'revisions' | 'leave' | undefined;

/** Whether the panel has a place beside the canvas from the start; the style sheets draw the same line. */
const hasRoom = (): boolean => matchMedia('(min-width: 64.01rem)').matches;

/** The builder: palette, canvas, panel. The document is in `useBuilder`, saving in `useSaving`, this ties them together. */
export const Workbench = ({ saved: first, draft, initial, details: startDetails }: WorkbenchProps) => {
  const builder = useBuilder(initial);
  const { flow } = builder;
  const [details, setDetails] = useState(startDetails);
  const saving = useSaving(first, draft?.baseVersion ?? first?.version ?? 1);
  const { saved, baseVersion } = saving;
  const [clean, setClean] = useState<{ flow: FlowDocument; details: Details } | undefined>(
    draft ? undefined : { flow: initial, details: startDetails },
  );
  const [restored, setRestored] = useState(draft);
  const [testAt, setTestAt] = useState<{ at: string | undefined; run: number }>();
  const [current, setCurrent] = useState<string>();
  const [focus, setFocus] = useState<{ id?: string; at: number }>();
  const [finding, setFinding] = useState(false);
  const [stats, setStats] = useState<FlowAnalytics>();
  const [open, setOpen] = useState<Open>();
  const [panelShown, setPanelShown] = useState(hasRoom);
  const navigate = useNavigate();
  const deferred = useDeferredValue(flow);
  const problems = useMemo(() => problemsOf(deferred), [deferred]);
  const dirty = clean === undefined || clean.flow !== flow || clean.details !== details;
  const draftKey = saved?.id ?? 'new';

  useEffect(() => {
    if (!dirty) return;
    const timer = setTimeout(
      () => writeDraft(draftKey, { flow, details, baseVersion, savedAt: new Date().toISOString() }),
      draftPauseMs,
    );
    return () => clearTimeout(timer);
  }, [dirty, draftKey, flow, details, baseVersion]);
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => {
      writeDraft(draftKey, { flow, details, baseVersion, savedAt: new Date().toISOString() });
      event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty, draftKey, flow, details, baseVersion]);

  const save = useCallback(
    async (overVersion?: number): Promise<boolean> => {
      const wasNew = !saved;
      const result = await saving.save(flow, details, overVersion);
      if (!result) return false;
      dropDraft(wasNew ? 'new' : result.id);
      setClean({ flow, details });
      setRestored(undefined);
      if (wasNew) navigate(paths.flow.to(result.id), { replace: true });
      return true;
    },
    [saving, saved, flow, details, navigate],
  );
  const saveAndLeave = async () => {
    const existed = saved !== undefined;
    // A new flow stays open, with the id it has just been given.
    if ((await save()) && existed) navigate(paths.flows.to());
  };
  const discard = () => {
    dropDraft(draftKey);
    setRestored(undefined);
    if (saved) {
      const theirs = withStart(saved.flowData);
      const { name, description, industry, language } = saved;
      const settings = { name, description, industry, language };
      builder.reset(theirs);
      setDetails(settings);
      saving.setBaseVersion(saved.version);
      setClean({ flow: theirs, details: settings });
    }
  };
  const takeOver = (theirs: Flow) => {
    const { name, description, industry, language } = theirs;
    const content = withStart(theirs.flowData);
    const settings = { name, description, industry, language };
    builder.reset(content);
    setDetails(settings);
    saving.setSaved(theirs);
    saving.setBaseVersion(theirs.version);
    saving.setStale(undefined);
    setClean({ flow: content, details: settings });
    dropDraft(theirs.id);
  };
  const goTo = useCallback(
    (id: string) => {
      builder.select([id]);
      setFocus({ id, at: Date.now() });
    },
    [builder],
  );
  const side = useRef<HTMLElement>(null);
  /** The keyboard's way from a node to its fields, and back. */
  const editFields = (id: string) => {
    builder.select([id]);
    setTestAt(undefined);
    setPanelShown(true);
    setTimeout(() => side.current?.querySelector<HTMLElement>('input, textarea, select')?.focus());
  };
  const backToNode = () => {
    if (chosenId)
      document.querySelector<HTMLElement>(`.react-flow__node[data-id="${CSS.escape(chosenId)}"]`)?.focus();
  };
  const arrange = async () => {
    try {
      builder.edit(await loadArrange());
      setFocus({ at: Date.now() });
    } catch (error) {
      const description = sentenceOf(error, 'The layout could not be loaded');
      showToast({ title: 'Error', description, tone: 'error' });
    }
  };
  const toggleStats = async () => {
    if (stats || !saved) return setStats(undefined);
    try {
      setStats(await sessionCall(getFlowAnalytics, { query: { flow: saved.id } }));
    } catch (error) {
      showToast({
        title: 'Error',
        description: sentenceOf(error, 'The statistics could not be loaded'),
        tone: 'error',
      });
    }
  };
  useKeys({
    builder,
    onSave: useCallback(() => void save(), [save]),
    onFind: useCallback(() => setFinding(true), []),
  });

  const chosen = builder.selected.length === 1 ? findNode(flow, builder.selected[0] ?? '') : undefined;
  const chosenId = chosen?.id;
  useEffect(() => {
    if (chosenId) setPanelShown(true);
  }, [chosenId]);
  return (
    <ReactFlowProvider>
      <main id="main" className={css.builder}>
        <Toolbar
          builder={builder}
          name={details.name}
          isNew={!saved}
          dirty={dirty}
          busy={saving.busy}
          statsShown={stats !== undefined}
          panelShown={panelShown}
          onName={(name) => setDetails({ ...details, name })}
          onBack={() => (dirty ? setOpen('leave') : navigate(paths.flows.to()))}
          onSave={() => void saveAndLeave()}
          onTest={() => setTestAt({ at: undefined, run: Date.now() })}
          onFind={() => setFinding(true)}
          onArrange={() => void arrange()}
          onRevisions={() => setOpen('revisions')}
          onStats={() => void toggleStats()}
          onPanel={() => setPanelShown(!panelShown)}
        />
        {restored && (
          <p className={css.restored} role="status">
            Your unsaved changes of {new Date(restored.savedAt).toLocaleString()} are back.
            {saved && (
              <Button size="small" look="quiet" onClick={discard}>
                Discard them
              </Button>
            )}
          </p>
        )}
        <div className={css.work}>
          <Palette builder={builder} />
          <div className={css.stage}>
            {builder.connectFrom && (
              <p className={css.mode} role="status">
                Choose the node to connect to, or press Escape.
              </p>
            )}
            {finding && <FindBox flow={flow} onGo={goTo} onClose={() => setFinding(false)} />}
            <Canvas
              builder={builder}
              problems={problems}
              current={current}
              stats={stats}
              focus={focus}
              onEdit={editFields}
            />
            <ProblemsList problems={problems} onGo={goTo} />
          </div>
          {(testAt || panelShown) && (
            <aside
              ref={side}
              className={css.side}
              data-testing={testAt ? true : undefined}
              aria-label="Properties"
              onKeyDown={(event) => event.key === 'Escape' && backToNode()}
            >
              {!testAt && (
                <button
                  type="button"
                  className={css.close}
                  aria-label="Close panel"
                  onClick={() => setPanelShown(false)}
                >
                  ×
                </button>
              )}
              {testAt ? (
                <Suspense fallback={<Spinner label="Loading the test" />}>
                  <TestPanel
                    key={testAt.run}
                    flow={flow}
                    language={details.language}
                    at={testAt.at}
                    onNode={setCurrent}
                    onClose={() => setTestAt(undefined)}
                  />
                </Suspense>
              ) : chosen ? (
                <EditPanel
                  key={chosen.id}
                  builder={builder}
                  id={chosen.id}
                  problems={problems}
                  onTestFrom={(at) => setTestAt({ at, run: Date.now() })}
                />
              ) : (
                <SettingsPanel details={details} onChange={setDetails} />
              )}
            </aside>
          )}
        </div>
      </main>
      {open === 'leave' && (
        <LeaveDialog
          busy={saving.busy}
          onStay={() => setOpen(undefined)}
          onLeave={() => navigate(paths.flows.to())}
          onSave={async () => {
            if (await save()) navigate(paths.flows.to());
            else setOpen(undefined);
          }}
        />
      )}
      {open === 'revisions' && saved && (
        <RevisionsDialog
          flow={saved}
          baseVersion={baseVersion}
          dirty={dirty}
          onClose={() => setOpen(undefined)}
          onRestored={(flowNow) => {
            takeOver(flowNow);
            setOpen(undefined);
          }}
        />
      )}
      {saving.stale && (
        <StaleDialog
          base={clean?.flow ?? initial}
          theirs={saving.stale}
          mine={flow}
          busy={saving.busy}
          onClose={() => saving.setStale(undefined)}
          onKeepMine={() => void save(saving.stale?.version)}
          onTakeTheirs={() => saving.stale && takeOver(saving.stale)}
        />
      )}
    </ReactFlowProvider>
  );
};
