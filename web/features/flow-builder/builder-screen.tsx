import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Flow, getFlow, newFlowDetails } from '#shared/api/flows.ts';
import { newFlow, withStart } from '#shared/flow/defaults.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { flowCall, sentenceOf } from '#web/lib/flow-call.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import css from './builder-page.module.css';
import { type Draft, readDraft } from './draft.ts';
import { Workbench } from './workbench.tsx';

export interface Opened {
  /** Absent for a flow that has never been saved. */
  readonly saved: Flow | undefined;
  readonly draft: Draft | undefined;
}

const fresh = 'new';

/** Opens a flow: the saved one, with unsaved work of this browser on top of it. */
export const BuilderScreen = ({ id }: { id: string }) => {
  const [opened, setOpened] = useState<Opened>();
  const [problem, setProblem] = useState<{ text: string; missing: boolean }>();
  const navigate = useNavigate();
  const load = useCallback(async () => {
    setProblem(undefined);
    try {
      const saved = id === fresh ? undefined : await flowCall(getFlow, { params: { id } });
      setOpened({ saved, draft: readDraft(id) });
    } catch (error) {
      const missing = error instanceof ApiError && (error.status === 404 || error.status === 400);
      setProblem({ text: sentenceOf(error, 'The flow could not be loaded'), missing });
    }
  }, [id]);
  useEffect(() => {
    void load();
  }, [load]);

  if (problem) {
    return (
      <main>
        <Empty
          level={1}
          title={problem.missing ? 'This flow does not exist' : 'The flow could not be loaded'}
          text={problem.text}
        >
          {!problem.missing && <Button onClick={() => void load()}>Retry</Button>}
          <Button look="quiet" onClick={() => navigate(paths.flows.to())}>
            Back to Dashboard
          </Button>
        </Empty>
      </main>
    );
  }
  if (!opened) {
    return (
      <main className={css.waiting}>
        <Spinner label="Loading the flow" />
      </main>
    );
  }
  const { saved, draft } = opened;
  return (
    <Workbench
      saved={saved}
      draft={draft}
      initial={draft?.flow ?? (saved ? withStart(saved.flowData) : newFlow())}
      details={
        draft?.details ??
        (saved
          ? {
              name: saved.name,
              description: saved.description,
              industry: saved.industry,
              language: saved.language,
            }
          : { ...newFlowDetails })
      }
    />
  );
};
