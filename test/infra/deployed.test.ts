import { afterAll, beforeAll, expect, it } from 'vitest';
import { password } from '../deploy/inputs.mjs';
import smoke from '../deploy/smoke.mjs';
import { find, leave } from '../deploy/upgrade.mjs';
import { isDeep } from '../setup/depth.ts';
import { deploy } from './deployed.ts';
import { plainStack, referencedId, type Synthesized } from './synthesize.ts';

let made: Synthesized;
let world: Awaited<ReturnType<typeof deploy>>;
beforeAll(async () => {
  made = await plainStack();
  world = await deploy(made);
});
afterAll(() => world.stop());

it('seeds idempotently and issues a setup code until there is an administrator [INFRA-024]', async () => {
  const first = await world.seed('Create');
  expect(first).toMatchObject({ Status: 'SUCCESS' });
  expect(first.Data?.SetupPath).toMatch(/^\/admin#setup=[\w-]{22}$/);
  const before = await world.http('GET', '/api/blog/posts');
  const second = await world.seed('Update');
  expect(second.Data?.SetupPath).toMatch(/^\/admin#setup=[\w-]{22}$/);
  expect(second.Data?.SetupPath).not.toBe(first.Data?.SetupPath);
  expect((await world.http('GET', '/api/blog/posts')).text).toBe(before.text);
  expect(await world.seed('Delete')).toMatchObject({ Status: 'SUCCESS' });
  expect((await world.http('GET', '/api/blog/posts')).text).toBe(before.text);
});

/** Calls every route of the stack; afterwards an administrator exists. */
const callEveryRoute = async (SetupUrl: string) => {
  const [, rule] =
    made
      .resources('AWS::Events::Rule')
      .find(([, { Properties }]) => Properties.ScheduleExpression.startsWith('cron')) ?? [];
  const letter = referencedId(rule?.Properties.Targets[0].Arn);
  await smoke({
    http: world.http,
    outputs: { SetupUrl },
    scheduled: async (event) => world.invoke(letter, event),
    check: (name: string, ok: boolean, detail = '') => {
      const lines = world.log.filter((line) => line.includes('"level":"error"')).slice(-2);
      if (!ok) throw new Error([name, detail, ...world.gate.denied, ...lines].join('\n'));
    },
  });
  expect(
    // Functions behind no route use the rest of their permissions only with mail or a bucket, which this
    // stack lacks.
    world.gate.unused().filter((right) => !/^(Notifications|Letters|MailJobs|Renderer)/.test(right)),
    'take these actions out of `table` of the row, or let test/deploy/smoke.mjs call what needs them',
  ).toEqual([]);
};

it('sets up the administrator with exactly the rights of the template', async () => {
  const { Data } = await world.seed('Update');
  const code = /#setup=(.+)$/.exec(Data?.SetupPath ?? '')?.[1] ?? '';
  // Starting every bundle takes over a minute; route-rights.test.ts makes the same calls on the sources.
  if (isDeep) await callEveryRoute(`https://site.example${Data?.SetupPath}`);
  else {
    const json = { username: 'owner', password: `${password}!` };
    const headers = { 'x-setup-code': code };
    expect((await world.http('POST', '/api/admin/setup', { json, headers })).status).toBe(201);
  }
  expect(world.gate.denied, 'add these actions to `table` of the row').toEqual([]);
}, 300_000);

it('issues no setup code once there is an administrator [INFRA-003]', async () => {
  expect((await world.seed('Update')).Data).toEqual({ SetupPath: '/admin' });
});

it('keeps data across a deployment [INFRA-023]', async () => {
  const harness = {
    http: world.http,
    outputs: {},
    check: (name: string, ok: boolean, detail = '') => expect(ok, `${name} ${detail}`).toBe(true),
  };
  const account = { username: 'owner', password: `${password}!` };
  const login = await world.http('POST', '/api/admin/login', { json: account });
  const left = await leave(harness, 251, login.json.token);
  await world.seed('Update');
  await find(harness, left, account);
});

it('processes new leads from the stream when no notification channel is set up', async () => {
  const [id = ''] =
    made.resources('AWS::Lambda::Function').find(([name]) => name.startsWith('NotificationsNotify')) ?? [];
  const NewImage = { pk: { S: 'CONTACTS' }, sk: { S: '1' }, status: { S: 'new' } };
  const record = { eventName: 'INSERT', dynamodb: { SequenceNumber: '1', NewImage } };
  expect(await world.invoke(id, { Records: [record] })).toHaveProperty('batchItemFailures');
});
