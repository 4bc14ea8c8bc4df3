import { type FlowSessionLog, listFlowSessions } from '#shared/api/flow-analytics.ts';
import type { Flow } from '#shared/api/flows.ts';
import { nodeLabel } from '#shared/flow/problems.ts';
import { useRead } from '#web/lib/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import css from './analytics.module.css';
import list from './list.module.css';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

const placeOf = (flow: Flow, { done, nodeId }: FlowSessionLog): string => {
  const node = flow.flowData.nodes.find(({ id }) => id === nodeId);
  const place = node ? nodeLabel(node) : 'a step of an older version';
  return done ? `Ended at ${place}` : `Waits at ${place}`;
};

/** The newest conversations of a flow: where each stands, and what became of its requests to other servers. */
export const SessionLog = ({ flow }: { flow: Flow }) => {
  const {
    data: sessions,
    problem,
    reload,
  } = useRead(listFlowSessions, { params: { id: flow.id } }, { failure: 'The sessions could not be loaded' });

  if (!problem && !sessions?.length) return null;
  return (
    <section className={list.section}>
      <h2>Latest sessions</h2>
      {problem ? (
        <p role="alert">
          {problem} <Button onClick={reload}>Retry</Button>
        </p>
      ) : (
        <div className={css.scroller}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">Begun</th>
                <th scope="col">Version</th>
                <th scope="col">Where it is, and its requests</th>
              </tr>
            </thead>
            <tbody>
              {sessions?.map((session) => (
                <tr key={session.id}>
                  <td>{moment.format(new Date(session.startedAt))}</td>
                  <td>{session.version}</td>
                  <td>
                    {placeOf(flow, session)}
                    {session.log.map(({ at, nodeId, text }, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows at its end
                      <p key={`${at} ${nodeId} ${index}`} className={list.muted}>
                        {text}
                      </p>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
};
