import { Alert, Badge, Button, Center, Group, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { ReactFlowProvider } from '@xyflow/react';
import { useCallback, useDeferredValue, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type FlowAnalytics, getFlowAnalytics } from '#shared/api/flow-analytics.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { findNode } from '#shared/flow/graph.ts';
import { isPlaceholder } from '#shared/flow/placeholders.ts';
import { findProblems } from '#shared/flow/problems.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { errorMessage, sessionCall } from '#web/lib/session.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { showToast } from '#web/ui/toast.ts';
import { Canvas, type Focus } from './canvas.tsx';
import type { OpenDialog } from './dialogs.tsx';
import { type Details, removeDraft } from './draft.ts';
import { focusNode, nodeElement } from './focus-node.ts';
import { LateCoverage, LateDialogs, LateNodeSearch, LateOutline } from './late-dialogs.tsx';
import { arrangeSelection, loadLayout } from './layout.ts';
import { type BuilderModel, describeLiveState, describeSaveState, isDirty, reduce } from './model.ts';
import { Palette } from './palette.tsx';
import type { BuilderPanel } from './panels.ts';
import { ProblemsList } from './problems-list.tsx';
import { SidePanel, type Testing } from './side-panel.tsx';
import { TeamContext } from './team-context.ts';
import { Toolbar, type View } from './toolbar.tsx';
import { useBuilder } from './use-builder.ts';
import { useDraftStorage } from './use-draft-storage.ts';
import { useInitialLayout } from './use-initial-layout.ts';
import { useKeyboardCommands } from './use-keyboard-commands.ts';
import { useNodePicker } from './use-node-picker.tsx';
import { useSaving } from './use-saving.ts';
import { useTeam } from './use-team.ts';
import { useWorkspaceFlows } from './use-workspace-flows.ts';
import css from './workbench.module.css';

/** Whether there is room for the panel beside the canvas; the same breakpoint as in the style sheets. */
const isPanelOpenByDefault = (): boolean => matchMedia('(min-width: 64.01rem)').matches;
const phoneQuery = '(max-width: 48rem)';

const notifyFailure = (error: unknown, fallback: string) =>
  showToast({ title: 'Error', description: errorMessage(error, fallback), tone: 'error' });

/** The builder: palette, canvas or outline, and panel. */
export const Workbench = ({ opened }: { opened: BuilderModel }) => {
  const [model, dispatch] = useReducer(reduce, opened);
  const { details, saved, restored } = model;
  const builder = useBuilder(model.history, dispatch);
  const { flow } = builder;
  const { save, saveMerged, merge, publish } = useSaving(model, dispatch);
  const team = useTeam(saved?.id, merge);
  const isPhone = useMediaQuery(phoneQuery, undefined, { getInitialValueInEffect: false }) ?? false;
  const [view, setView] = useState<View>(isPhone ? 'outline' : 'canvas');
  const [testing, setTesting] = useState<Testing>();
  const [current, setCurrent] = useState<string>();
  const [trail, setTrail] = useState<ReadonlySet<string>>();
  const showTestStep = useCallback((id: string | undefined, taken?: readonly string[]) => {
    setCurrent(id);
    setTrail(taken && new Set(taken));
  }, []);
  const [focus, setFocus] = useState<Focus>();
  const [finding, setFinding] = useState(false);
  const [stats, setStats] = useState<FlowAnalytics>();
  const [open, setOpen] = useState<OpenDialog>();
  const [extra, setExtra] = useState<BuilderPanel>();
  const [panelShown, setPanelShown] = useState(isPanelOpenByDefault);
  const [isCoverageShown, setCoverageShown] = useState(false);
  const [untested, setUntested] = useState<ReadonlySet<string>>();
  const navigate = useNavigate();
  const deferred = useDeferredValue(flow);
  const workspaceFlows = useWorkspaceFlows(deferred, saved?.uuid);
  const problems = useMemo(() => findProblems(deferred, workspaceFlows), [deferred, workspaceFlows]);
  const dirty = isDirty(model);
  const isDraftStored = useDraftStorage(model);
  const placed = useCallback((after: FlowDocument) => dispatch({ type: 'arranged', flow: after }), []);
  // Only arrange a flow that was opened unarranged.
  const untouched = !builder.canUndo && !builder.canRedo;
  const placing = useInitialLayout(untouched ? flow : undefined, placed);
  const latest = useRef(model);
  latest.current = model;

  const newId = opened.saved ? undefined : saved?.id;
  useEffect(() => {
    // Updates the URL without remounting the builder.
    if (newId) navigate(paths.flow.to(newId), { replace: true, state: { isSameFlow: newId } });
  }, [newId, navigate]);
  const saveAndLeave = async () => {
    const existed = saved !== undefined;
    // A new flow stays open.
    if (!(await save()) || !existed) return;
    // Ask about edits that were made while saving.
    requestAnimationFrame(() => (isDirty(latest.current) ? setOpen('leave') : navigate(paths.flows.to())));
  };
  const setDetails = (next: Details) => dispatch({ type: 'details', details: next });
  const { select, edit, reveal } = builder;
  const goTo = useCallback(
    (id: string) => {
      reveal(id);
      select([id]);
      setFocus({ on: 'node', id, at: Date.now() });
      focusNode(id);
    },
    [select, reveal],
  );
  const skip = () => {
    const id = builder.selected[0] ?? flow.nodes.find(({ type }) => type === 'start')?.id;
    if (id === undefined) return;
    // A large flow renders visible nodes only.
    if (!nodeElement(id)) setFocus({ on: 'node', id, at: Date.now() });
    focusNode(id);
  };
  const side = useRef<HTMLElement>(null);
  /** Selects a node and focuses its first field; a new node's default text is selected, so that typing replaces it. */
  const editFields = useCallback(
    (id: string, isNew = false) => {
      select([id]);
      setTesting(undefined);
      setExtra(undefined);
      setPanelShown(true);
      setTimeout(() => {
        const field = side.current?.querySelector<HTMLInputElement>('input, textarea, select');
        field?.focus();
        if (field && (isNew || isPlaceholder(field.value))) field.select?.();
      });
    },
    [select],
  );
  const editNew = useCallback(
    // On a phone the panel would cover the new node.
    (id: string) => (isPhone || testing ? setTimeout(() => focusNode(id)) : editFields(id, true)),
    [editFields, isPhone, testing],
  );
  const { ask, askTarget, questions } = useNodePicker(builder, editNew);
  const test = (at: string | undefined) => setTesting({ at, run: Date.now() });
  const tests = {
    onPlay: (script: Testing['script']) => setTesting({ at: script?.at, script, run: Date.now() }),
    onGo: goTo,
    isCoverageShown,
    onCoverage: setCoverageShown,
  };
  const arrange = useCallback(
    async (ids: readonly string[] = []) => {
      try {
        const arranged = await loadLayout();
        edit((document) => (ids.length ? arrangeSelection(document, ids, arranged) : arranged(document)));
        if (!ids.length) setFocus({ on: 'start', at: Date.now() });
      } catch (error) {
        notifyFailure(error, "Couldn't load the layout");
      }
    },
    [edit],
  );
  const toggleStats = async () => {
    if (stats || !saved) return setStats(undefined);
    try {
      setStats(await sessionCall(getFlowAnalytics, { query: { flow: saved.id } }));
    } catch (error) {
      notifyFailure(error, "Couldn't load the statistics");
    }
  };
  useKeyboardCommands({
    builder,
    onSave: useCallback(() => void save(), [save]),
    onFind: useCallback(() => setFinding(true), []),
    onArrange: useCallback((ids: readonly string[]) => void arrange(ids), [arrange]),
    onFit: useCallback(() => setFocus({ on: 'whole', at: Date.now() }), []),
  });

  const chosen = builder.selected.length === 1 ? findNode(flow, builder.selected[0] ?? '') : undefined;
  const chosenId = chosen?.id;
  useEffect(() => {
    if (!chosenId) return;
    setExtra(undefined);
    // On a phone the panel would cover the selected node.
    if (!matchMedia(phoneQuery).matches) setPanelShown(true);
  }, [chosenId]);
  const openPanel = (panel: BuilderPanel) => {
    setTesting(undefined);
    setExtra(panel);
  };
  return (
    <ReactFlowProvider>
      <TeamContext value={team}>
        <main id="main" className={css.builder} data-toasts="bottom-start">
          <UnstyledButton className={css.skip} onClick={skip}>
            Skip to the flow
          </UnstyledButton>
          <Toolbar
            builder={builder}
            name={details.name}
            isNew={!saved}
            state={describeSaveState(model, isDraftStored)}
            live={describeLiveState(model)}
            busy={model.saving !== undefined}
            statsShown={stats !== undefined}
            panelShown={panelShown}
            view={view}
            isPhone={isPhone}
            problems={
              <>
                <ProblemsList flow={deferred} problems={problems} onGo={goTo} />
                {team.others && (
                  <Badge flex="none" color="info" role="status">
                    {team.others}
                  </Badge>
                )}
              </>
            }
            onView={setView}
            onName={(name) => setDetails({ ...details, name })}
            onBack={() => (dirty ? setOpen('leave') : navigate(paths.flows.to()))}
            onSave={() => void saveAndLeave()}
            onSaveAndStay={() => void save()}
            onPublish={() => setOpen('publish')}
            onTest={() => test(undefined)}
            onFind={() => setFinding(true)}
            onArrange={() => void arrange()}
            onRevisions={() => setOpen('revisions')}
            onStats={() => void toggleStats()}
            onPanel={() => setPanelShown(!panelShown)}
            onExtra={openPanel}
          />
          {restored && (
            <Alert color="info" role="status" radius={0} p="xs">
              <Group gap="sm">
                Your unsaved changes from {formatDateTime(restored.savedAt)} have been restored.
                {saved && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    onClick={() => {
                      removeDraft(saved.id);
                      dispatch({ type: 'discard' });
                    }}
                  >
                    Discard
                  </Button>
                )}
              </Group>
            </Alert>
          )}
          <div className={css.work}>
            {(view === 'canvas' || !isPhone) && <Palette builder={builder} onAdded={editNew} />}
            <div className={css.stage}>
              {builder.connectFrom && (
                <Alert
                  color="info"
                  role="status"
                  p="xs"
                  pos="absolute"
                  top="0.75rem"
                  left="50%"
                  w="max-content"
                  maw="calc(100% - 2rem)"
                  style={{ zIndex: 5, translate: '-50% 0' }}
                >
                  Choose the node to connect to, or press Escape.
                </Alert>
              )}
              {view === 'canvas' && placing ? (
                <Center h="100%" fz="1.75rem">
                  <Spinner label="Arranging the flow" />
                </Center>
              ) : view === 'canvas' ? (
                <Canvas
                  {...{ builder, problems, current, trail, untested, stats, focus }}
                  onEdit={editFields}
                  onAdded={editNew}
                  onAsk={ask}
                  onArrange={arrange}
                />
              ) : (
                <LateOutline
                  {...{ builder, problems, current }}
                  onEdit={editFields}
                  onTestFrom={test}
                  onLead={(from, on) => askTarget({ from, on })}
                  onAdd={(from, on, opener) => {
                    const { left, bottom } = opener.getBoundingClientRect();
                    ask({ insertAt: { from, on }, anchor: { x: left, y: bottom }, opener });
                  }}
                />
              )}
              {isCoverageShown && saved && (
                <LateCoverage
                  flowId={saved.id}
                  flow={deferred}
                  language={details.language}
                  onUntested={setUntested}
                  onHide={() => setCoverageShown(false)}
                />
              )}
            </div>
            {(testing || extra || panelShown) && (
              <SidePanel
                {...{ side, builder, chosen, details, problems, testing, extra, saved, tests }}
                onDetails={setDetails}
                onTest={setTesting}
                onExtra={setExtra}
                onNode={showTestStep}
                onAsk={ask}
                onClose={() => setPanelShown(false)}
              />
            )}
          </div>
        </main>
      </TeamContext>
      {questions}
      {finding && (
        <LateNodeSearch
          title="Find a node"
          flow={flow}
          withNotes
          onClose={() => setFinding(false)}
          onChoose={(id) => id !== undefined && goTo(id)}
        />
      )}
      <LateDialogs {...{ model, problems, dispatch, save, saveMerged, publish, open, setOpen }} />
    </ReactFlowProvider>
  );
};
