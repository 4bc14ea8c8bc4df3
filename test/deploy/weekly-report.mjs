// The weekly report: invokes the schedule's function as EventBridge would and reads the report in the
// portal.

const region = process.env.AWS_REGION ?? 'us-east-1';

/** Calls an AWS API without a valid signature, as emulators accept. */
const aws = async (endpoint, service, path, { target, body }) => {
  const answer = await fetch(new URL(path, endpoint), {
    method: 'POST',
    headers: {
      authorization: `AWS4-HMAC-SHA256 Credential=test/20200101/${region}/${service}/aws4_request, SignedHeaders=host, Signature=0`,
      'content-type': target ? 'application/x-amz-json-1.1' : 'application/json',
      ...(target ? { 'x-amz-target': target } : {}),
    },
    body: JSON.stringify(body),
  });
  const failed = answer.headers.get('x-amz-function-error');
  const text = await answer.text();
  if (!answer.ok || failed)
    throw new Error(`${service} ${answer.status} ${failed ?? ''} ${text.slice(0, 500)}`);
  return text === '' ? undefined : JSON.parse(text);
};

/** Invokes each target of the weekly rule with the rule's event. */
const callOf = (endpoint) => async (event) => {
  const events = (name, body) => aws(endpoint, 'events', '/', { target: `AWSEvents.${name}`, body });
  const { Rules: rules } = await events('ListRules', {});
  const weekly = rules.filter(({ ScheduleExpression: when }) => /MON/.test(when ?? ''));
  const found = [];
  for (const { Name: Rule, Arn } of weekly) {
    const { Targets: targets } = await events('ListTargetsByRule', { Rule });
    for (const target of targets) found.push({ fn: target.Arn, rule: Arn });
  }
  if (found.length !== 1) throw new Error(`A weekly rule with one function: ${JSON.stringify(rules)}`);
  const [{ fn, rule }] = found;
  const path = `/2015-03-31/functions/${encodeURIComponent(fn.split(':function:')[1] ?? fn)}/invocations`;
  return aws(endpoint, 'lambda', path, { body: { ...event, region, resources: [rule] } });
};

const dayMs = 86_400_000;

/** Next Monday at 06:00 UTC, when the report of the current week is due. */
const nextDue = () => {
  const now = new Date();
  const today = Date.parse(now.toISOString().slice(0, 10));
  return new Date(today + (7 - ((now.getUTCDay() + 6) % 7)) * dayMs + 6 * 3_600_000);
};

/**
 * `scheduled(event)` invokes the schedule's function; without it the rule and its function are looked up at
 * `emulator`. Does nothing if the harness offers neither.
 */
export const letters = async ({ scheduled, emulator, call, admin, expectStatus, check }) => {
  const run = scheduled ?? (emulator && callOf(emulator));
  if (!run) return;
  const question = 'Do you have a sauna for zeppelin pilots?';
  const asked = await expectStatus(
    'asks a question',
    200,
    call('POST', '/api/chat', { json: { message: question } }),
  );
  const id = /conversation=([^.]+)/.exec(String(asked.headers['set-cookie']))?.[1];
  const talk = await expectStatus(
    'reads the conversation',
    200,
    admin('GET', `/api/admin/conversations/${id}`),
  );
  const turn = `/api/admin/conversations/${id}/turns/${talk.json.turns[0].id}`;
  await expectStatus('marks the answer as wrong', 200, admin('PATCH', turn, { mark: 'wrong' }));
  const due = nextDue();
  const event = {
    version: '0',
    id: '53dc4d37-cffa-4f76-80c9-8b7d4a4d2eaa',
    'detail-type': 'Scheduled Event',
    source: 'aws.events',
    account: '000000000000',
    time: due.toISOString().replace('.000', ''),
    detail: {},
  };
  const said = (result) => ({ status: 200, text: JSON.stringify(result) });
  const first = await run(event);
  check('writes the weekly report', first?.letter === 'written', said(first));
  const again = await run(event);
  check('writes it once', again?.letter === 'kept', said(again));
  const read = await expectStatus('lists the reports', 200, admin('GET', '/api/admin/letters'));
  const week = new Date(due.getTime() - 7 * dayMs).toISOString().slice(0, 10);
  const letter = read.json.find((one) => one.week === week);
  check('lists one report of the current week', read.json.length === 1 && letter !== undefined, read);
  check(
    'includes the counts',
    letter.conversations > 0 && letter.turns > 0 && letter.leads > 0 && letter.outcomes.answered > 0,
    read,
  );
  check(
    'includes the unanswered question',
    letter.outcomes.disputed + letter.outcomes.unknown > 0 &&
      letter.missed.some((one) => one.question === question && one.count === 1),
    read,
  );
};
