import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { getFlowResult } from '#shared/api/flow-results.ts';
import { type Flow, getFlowRevision } from '#shared/api/flows.ts';
import { personKey } from '#shared/domain/person.ts';
import { paths } from '#web/lib/paths.ts';
import { useRead } from '#web/lib/use-read.ts';
import { Modal } from '#web/ui/modal.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Bubble } from '#web/ui/talk/bubble.tsx';
import { FlowMap } from './flow-map.tsx';
import css from './results.module.css';

interface SessionDrawerProps {
  readonly flow: Flow;
  readonly session: string;
  readonly onClose: () => void;
}

/** One conversation with a flow: what was said, its answers, its lead, and its way across the flow step by step. */
export const SessionDrawer = ({ flow, session, onClose }: SessionDrawerProps) => {
  const { data, problem } = useRead(
    getFlowResult,
    { params: { id: flow.id, session } },
    { failure: 'This conversation could not be loaded' },
  );
  const [step, setStep] = useState<number>();
  const version = data?.version;
  const revision = useRead(
    getFlowRevision,
    version && version !== flow.version ? { params: { id: flow.id, version: String(version) } } : null,
    { failure: 'The flow as it was then is no longer kept' },
  );
  const document = version === flow.version ? flow.flowData : revision.data?.flowData;
  const way = (data?.seen ?? []).filter((node) => !node.includes('/'));
  const at = Math.min(step ?? way.length, way.length);
  const lines = (data?.transcript ?? []).map((line, place) => ({ ...line, at: place }));
  const person = data?.variables.email ?? data?.variables.phone;
  return (
    <Modal title="Conversation" place="side" size="large" onClose={onClose}>
      {problem && <p role="alert">{problem}</p>}
      {!data && !problem && <Spinner label="Loading the conversation" />}
      {data && (
        <div className={css.session}>
          <dl className={css.facts}>
            <dt>Outcome</dt>
            <dd>{data.outcome}</dd>
            {Object.entries(data.variables).map(([name, value]) => (
              <div key={name} className={css.fact}>
                <dt>{name.replaceAll('_', ' ')}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ))}
          </dl>
          {data.contactId && person && (
            <Button
              component={Link}
              to={`${paths.admin.to()}?tab=contacts&person=${personKey(person)}`}
              variant="light"
              size="xs"
              className={css.lead}
            >
              Open the lead
            </Button>
          )}
          {document && way.length > 0 && (
            <section aria-label="Its way through the flow">
              <FlowMap
                flow={document}
                path={way.slice(0, at)}
                label={`The way of this conversation: step ${at} of ${way.length}`}
              />
              <label className={css.replay}>
                Step {at} of {way.length}
                <input
                  type="range"
                  min={1}
                  max={way.length}
                  value={at}
                  onChange={(event) => setStep(Number(event.target.value))}
                />
              </label>
            </section>
          )}
          {revision.problem && <p className={css.count}>{revision.problem}</p>}
          <ol className={css.log} aria-label="What was said">
            {lines.map(({ role, text, at: place }) =>
              role === 'notice' ? null : (
                <Bubble
                  key={place}
                  from={role === 'visitor' ? 'us' : 'them'}
                  speaker={role === 'visitor' ? 'Visitor' : flow.name}
                >
                  {text}
                </Bubble>
              ),
            )}
          </ol>
        </div>
      )}
    </Modal>
  );
};
