import { createReplacer } from '#functions/conversation-tests/replace-personal-data.ts';
import { type FlowSession, getSession } from '#functions/flow-sessions/store/sessions.ts';
import { getFlow } from '#functions/flows/store/flows.ts';
import { getRevision } from '#functions/flows/store/revisions.ts';
import { siteWorkspace } from '#functions/flows/store/workspace.ts';
import { defineHandler } from '#functions/http/define.ts';
import { recordKey } from '#functions/table/keys.ts';
import { batchGet } from '#functions/table/query.ts';
import { proposeFlowTest } from '#shared/api/flow-tests.ts';
import { languageOfTag } from '#shared/domain/languages.ts';
import { AppError } from '#shared/errors.ts';
import { buildResponse } from '#shared/flow/build-response.ts';
import { collectAnswers } from '#shared/flow/collect-answers.ts';
import { type FlowDocument, getNodeKind } from '#shared/flow/document.ts';
import { getRequestSpec } from '#shared/flow/exits.ts';
import { type FlowTestResult, flowTestLimits } from '#shared/flow/flow-test.ts';

type Variables = Readonly<Record<string, string>>;

/** People that a session's variables name. */
const listPeople = ({ name, full_name, first_name, last_name, company }: Variables) => [
  { name: full_name ?? name ?? '', company },
  { name: name ?? '' },
  { name: [first_name, last_name].filter(Boolean).join(' ') },
];

/** Answers that were known before: of questions that the session passed without being asked. */
const listKnown = (
  flow: FlowDocument,
  { seen, transcript, state }: FlowSession,
  answers: Variables,
): Variables => {
  const asked = new Set(transcript.flatMap(({ role, node }) => (role === 'visitor' && node ? [node] : [])));
  return Object.fromEntries(
    flow.nodes.flatMap((node) => {
      const variable = getNodeKind(node).question(node.data)?.variable;
      const value = variable === undefined ? undefined : answers[variable];
      const isSkipped =
        seen.includes(node.id) && !asked.has(node.id) && (state.done || state.nodeId !== node.id);
      return variable && value && isSkipped ? [[variable, value]] : [];
    }),
  );
};

/** What other servers answered, rebuilt from the values that the flow took from it. */
const listResults = (flow: FlowDocument, { log }: FlowSession, answers: Variables): FlowTestResult[] =>
  log
    .flatMap(({ nodeId, ok, status }): FlowTestResult[] => {
      const node = flow.nodes.find(({ id }) => id === nodeId);
      const spec = node && getRequestSpec(node);
      if (!spec || ok === undefined) return [];
      const body = ok ? { body: buildResponse(spec.responseMapping ?? {}, answers) } : {};
      return [{ node: nodeId, ok, ...(status === undefined ? {} : { status }), ...body }];
    })
    .slice(0, flowTestLimits.results);

/** Proposes a test of a session without the visitor's data. */
export const route = defineHandler(proposeFlowTest, ({ table, clock }) => async ({ params, body }) => {
  const now = clock();
  const { id, uuid } = await getFlow(table, siteWorkspace, params.id, now);
  const session = await getSession(table, uuid, body.session, now);
  const revision = session && (await getRevision(table, id, session.version, now));
  if (!session || !revision) throw new AppError('record.not_found');
  const { state, contactId, startedAt, transcript } = session;
  const language = languageOfTag(state.language) ?? 'en';
  const said = transcript.flatMap(({ role, text }) => (role === 'visitor' ? [{ said: text, language }] : []));
  const [contact] = contactId ? await batchGet(table, [recordKey('CONTACTS', contactId)]) : [];
  const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
  const given = collectAnswers(state);
  const values = Object.values(given).map((value) => ({ said: value, language }));
  const { replace, count } = await createReplacer(
    [...said, ...values],
    [
      ...listPeople(given),
      {
        name: `${textOf(contact?.firstName)} ${textOf(contact?.lastName)}`.trim(),
        company: textOf(contact?.company),
      },
    ],
  );
  const replaceAll = (record: Variables) =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => [name, replace(value)]));
  const answers = replaceAll(given);
  const known = replaceAll(listKnown(revision.flowData, session, given));
  const timeZone = given.appointment_zone;
  return {
    script: {
      answers: said.slice(0, flowTestLimits.answers).map((one) => ({ said: replace(one.said) })),
      language: state.language,
      ...(Object.keys(known).length > 0 ? { known } : {}),
      results: listResults(revision.flowData, session, answers),
      seed: session.id,
      today: state.today ?? startedAt.slice(0, 10),
      ...(timeZone ? { timeZone } : {}),
    },
    replaced: count(),
    isCut: said.length !== session.step || said.length > flowTestLimits.answers,
  };
});
