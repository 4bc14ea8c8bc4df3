import { Button, Center } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getFlow, newFlowDetails } from '#shared/api/flows.ts';
import { createFlowDocument } from '#shared/flow/defaults.ts';
import { ApiError } from '#web/lib/http.ts';
import { paths } from '#web/lib/paths.ts';
import { useRead } from '#web/lib/query.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { readDraft } from './draft.ts';
import { createModel, getDetails, toEditableDocument } from './model.ts';
import { Workbench } from './workbench.tsx';

const newFlowId = 'new';

/** Loads a flow and opens it with the unsaved changes of this browser. */
export const BuilderScreen = ({ id }: { id: string }) => {
  const navigate = useNavigate();
  const isNew = id === newFlowId;
  const {
    data: saved,
    problem,
    error,
    reload,
  } = useRead(getFlow, isNew ? null : { params: { id } }, {
    failure: "Couldn't load the flow",
    cache: 'fresh',
  });
  const [draft] = useState(() => readDraft(id));

  if (problem) {
    const missing = error instanceof ApiError && (error.status === 404 || error.status === 400);
    return (
      <main>
        <Empty
          level={1}
          title={missing ? "This flow doesn't exist" : "Couldn't load the flow"}
          text={problem}
        >
          {!missing && <Button onClick={reload}>Retry</Button>}
          <Button variant="default" onClick={() => navigate(paths.flows.to())}>
            Back to Dashboard
          </Button>
        </Empty>
      </main>
    );
  }
  if (!saved && !isNew) {
    return (
      <Center component="main" mih="100dvh" fz="1.75rem">
        <Spinner label="Loading the flow" />
      </Center>
    );
  }
  const first = saved
    ? { flow: toEditableDocument(saved), details: getDetails(saved) }
    : { flow: createFlowDocument(), details: { ...newFlowDetails } };
  return <Workbench opened={createModel(saved, draft, first)} />;
};
