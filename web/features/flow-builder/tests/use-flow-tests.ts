import { useEffect, useRef, useState } from 'react';
import { listFlowTests } from '#shared/api/flow-tests.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { listLinkedFlows } from '#shared/flow/linked-flows.ts';
import { type FlowTestReport, runFlowTests } from '#web/lib/flow-tests.ts';
import { loadOtherFlows } from '#web/lib/other-flows.ts';
import { useRead } from '#web/lib/query.ts';
import { describeFailure } from '#web/lib/session.ts';

/** Pause after an edit before the tests run again. */
const settleMs = 400;

/** A flow's tests, run over the edited content, again after each edit. */
export const useFlowTests = (flowId: string | undefined, flow: FlowDocument, language: string) => {
  const list = useRead(listFlowTests, flowId ? { params: { id: flowId } } : null, {
    failure: 'Couldn’t load the tests',
  });
  const [reports, setReports] = useState<readonly FlowTestReport[]>();
  const [failure, setFailure] = useState<string>();
  const [round, setRound] = useState(0);
  const others = useRef<{ readonly key: string; readonly flows: ReturnType<typeof loadOtherFlows> }>(
    undefined,
  );
  const tests = list.data;
  useEffect(() => {
    if (!tests) return;
    let isCurrent = true;
    const run = async () => {
      const key = `${round} ${listLinkedFlows(flow).join(' ')}`;
      if (others.current?.key !== key) others.current = { key, flows: loadOtherFlows(flow, flowId) };
      try {
        const next = await runFlowTests(tests, { flow, language, others: await others.current.flows });
        if (isCurrent) setReports(next);
        if (isCurrent) setFailure(undefined);
      } catch (error) {
        others.current = undefined;
        if (isCurrent) setFailure(describeFailure(error, 'Couldn’t run the tests'));
      }
    };
    const timer = setTimeout(() => void run(), others.current ? settleMs : 0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [tests, flow, flowId, language, round]);
  return {
    ...list,
    reports,
    problem: list.problem ?? failure,
    /** Loads tests and other flows again, and runs everything. */
    runAll: () => {
      list.reload();
      setRound((before) => before + 1);
    },
  };
};
