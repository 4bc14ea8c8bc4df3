import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { personWrites } from '#functions/conversations/store/people.ts';
import { flowSessionKey, noticeKey, turnKey } from '#functions/table/keys.ts';
import { type Item, transact } from '#functions/table/transact.ts';
import { mentions } from '#shared/domain/mentions.ts';
import { memoryTable } from '#test/fixtures/memory-table.ts';
import { storedLeads } from '#test/fixtures/stored-leads.ts';
import { caseCount, isDeep } from '#test/setup/depth.ts';
import { erasePerson, previewErasure } from './erase.ts';
import { exportPage } from './person-export.ts';

const table = memoryTable();
const stored = storedLeads(table);
const put = (item: Item) =>
  transact(table.deps().table, [{ Put: { TableName: table.deps().table.name, Item: item } }]);
const erase = async (person: string, more: object = {}) => {
  let state = await erasePerson(table.deps(), person, { by: 'owner', ...more });
  while (!state.done)
    state = await erasePerson(table.deps(), person, { by: 'owner', job: state.job, ...more });
  return state;
};
const preview = (person: string) => previewErasure(table.deps(), person, {});
const left = async (...people: string[]) => (await table.items()).filter((item) => mentions(item, people));
const leftLiterally = async (text: string) =>
  (await table.items()).filter((item) => JSON.stringify(item).toLowerCase().includes(text.toLowerCase()));
const turnOf = (said: string, text = 'Yes.') => ({
  ...{ id: table.deps().newId(), at: table.clock.now.toISOString(), said, text, language: 'en' },
  ...{ page: 'home', where: 'site', outcome: 'answered', mode: 'offline', cards: [], entity: 'Turn' },
});
const say = async (talk: string, said: string, text?: string) => {
  const turn = turnOf(said, text);
  await put({ ...turnKey(talk, turn.id), ...turn });
};
const mentionIn = (talk: string, identity: string) =>
  transact(
    table.deps().table,
    personWrites(table.deps().table.name, { id: talk, endsAt: 2_000_000_000, identities: [identity] }),
  );

const localPart = fc.oneof(
  fc.stringMatching(/^[a-z]{6,10}$/),
  fc.stringMatching(/^[a-z]'[a-z]{6,8}$/),
  fc.stringMatching(/^[王李张刘陈]{2}[伟芳娜敏静]{4}$/),
  fc.stringMatching(/^[a-z]{4}[éüß][a-z]{4}$/),
);
const emailSpellings: readonly ((email: string) => string)[] = [
  (email) => email,
  (email) => email.toUpperCase(),
  (email) => `${email}。`,
  (email) => `${email}!`,
  (email) => `<${email}>`,
  (email) => email.replace(/[a-z@.]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0)),
  (email) => encodeURIComponent(email).replace(/'/g, '%27'),
];
const phoneSpellings: readonly ((digits: string) => string)[] = [
  (digits) => `+49${digits}`,
  (digits) => `0${digits}`,
  (digits) => `0049 ${digits.slice(0, 3)} ${digits.slice(3)}`,
  (digits) => `+49 (0)${digits.slice(0, 3)}-${digits.slice(3)}`,
  (digits) => `０${digits.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)))}`,
];

describe('erasePerson, after which nothing names the person', () => {
  it('finds every spelling in records, transcripts, notes, referrers and long answers [LEAD-039]', async () => {
    await fc.assert(
      fc.asyncProperty(
        localPart,
        fc.integer({ min: 1_000_000, max: 9_999_999 }),
        fc.constantFrom(...emailSpellings),
        fc.constantFrom(...phoneSpellings),
        fc.integer({ min: 0, max: 6 }),
        async (local, digits, inEmail, inPhone, place) => {
          const email = `${local}@person.example`;
          const number = `170${digits}`;
          const words = `please ask ${inEmail(email)} or ring ${inPhone(number)} about it`;
          const other = `keeper${table.deps().newId()}@others.example`;
          await stored.contact(email, { phone: inPhone(number) });
          await stored.session(other, {
            state: {
              v: 1,
              language: 'en',
              nodeId: 'ask',
              waiting: 'text',
              variables: Object.fromEntries(
                Array.from({ length: 12 }, (_, index) => [
                  `answer_${index}`,
                  index === 11 ? `my colleague is ${inEmail(email)}` : `a${index}@others.example`,
                ]),
              ),
              steps: 0,
              done: false,
              outcome: null,
            },
          });
          const talk = await stored.talk(other, ['Hello']);
          const spots: readonly (() => Promise<unknown>)[] = [
            () => stored.contact(other, { message: words }),
            () => stored.contact(other, {}, { story: { page: `/thanks?email=${inEmail(email)}` } }),
            () => stored.note(other, words),
            () => stored.client(other, { notes: words }),
            () => say(talk, words, `I noted: ${words}`),
            () => put({ ...noticeKey(table.deps().newId(), 'mail'), entity: 'Notice', error: words }),
            () => put({ pk: 'LETTERS', sk: table.deps().newId(), questions: [{ text: words }] }),
          ];
          await spots[place]?.();
          const keeper = await stored.contact(other, { message: 'Nothing about anybody' });
          const before = await left(email, number);
          expect(before.length).toBeGreaterThan(1);
          await erase(
            place % 2 === 0
              ? email
              : inEmail(email)
                  .toLowerCase()
                  .replace(/[<>!。]/g, ''),
            {
              also: [inPhone(number)],
            },
          );
          expect(await left(email, `0${number}`)).toEqual([]);
          expect(await leftLiterally(local)).toEqual([]);
          expect(await leftLiterally(number)).toEqual([]);
          expect(await table.item('CONTACTS', keeper.id)).toMatchObject({ message: 'Nothing about anybody' });
        },
      ),
      { numRuns: Math.ceil(caseCount(200) / (isDeep ? 1 : 2)) },
    );
  }, 120_000);

  it('erases everything stored about a number, in any spelling', async () => {
    const contact = await stored.contact('one@numbers.example', { phone: '+49 171 7654321' });
    await erase('0171 765 43 21');
    expect(await table.item('CONTACTS', contact.id)).toBeUndefined();
  });
});

describe('erasePerson, about words of others', () => {
  it('masks a mention, keeps one by choice, and lists both', async () => {
    const [masked, kept] = await Promise.all([
      stored.contact('a@words.example', { message: 'Ask bo@words.example, she knows' }),
      stored.contact('c@words.example', { message: 'My boss is bo@words.example.' }),
    ]);
    await stored.contact('bo@words.example');
    const plan = await preview('bo@words.example');
    expect(plan).toMatchObject({ done: true, counts: { contacts: 1 } });
    expect(plan.mentions?.map(({ excerpt }) => excerpt).sort()).toEqual([
      'Ask bo@words.example, she knows',
      'My boss is bo@words.example.',
    ]);
    expect(await left('bo@words.example')).not.toEqual([]);
    const keep = plan.mentions?.filter(({ excerpt }) => excerpt.startsWith('My')).map(({ ref }) => ref);
    const receipt = await erase('bo@words.example', { keep });
    expect(receipt.mentions?.map(({ kind, action }) => [kind, action]).sort()).toEqual([
      ['contacts', 'kept'],
      ['contacts', 'masked'],
    ]);
    expect(receipt.counts).toMatchObject({ contacts: 1, 'masked mentions': 1 });
    expect(await table.item('CONTACTS', masked.id)).toMatchObject({ message: 'Ask [erased], she knows' });
    expect(await table.item('CONTACTS', kept.id)).toMatchObject({ message: 'My boss is bo@words.example.' });
  });

  it('neither exports nor erases another person’s conversation for somebody mentioned in it [LEAD-040]', async () => {
    const [speaker, named] = ['di@talks.example', 'ed@talks.example'];
    const talk = await stored.talk(speaker, [
      `I am ${speaker}. My co-worker’s friend ${named} asks the same`,
    ]);
    await mentionIn(talk, named);
    const other = async (person: string) =>
      (await exportPage(table.deps().table, person, undefined)).lists.other as {
        turns?: { said: string }[];
      }[];
    expect(await other(named)).toEqual([]);
    expect((await other(speaker))[0]?.turns?.[0]?.said).toBe(
      `I am ${speaker}. My co-worker’s friend [another person] asks the same`,
    );
    await erase(named);
    expect(await left(named)).toEqual([]);
    expect((await leftLiterally(speaker)).map(({ entity }) => entity)).toContain('ConversationPerson');
    expect(JSON.stringify(await leftLiterally('My co-worker'))).toContain(
      `I am ${speaker}. My co-worker’s friend [erased] asks the same`,
    );
    await erase(speaker);
    expect(await leftLiterally('My co-worker')).toEqual([]);
  });

  it('erases another person’s whole conversation when the owner chooses that', async () => {
    const talk = await stored.talk('fi@talks.example', [
      'I am fi@talks.example, ask my boss gus@talks.example',
    ]);
    const [found] = (await preview('gus@talks.example')).mentions ?? [];
    expect(found).toMatchObject({ kind: 'conversations', link: `/admin?tab=conversations&talk=${talk}` });
    await erase('gus@talks.example', { erase: [found?.ref] });
    expect(await leftLiterally('gus@talks.example')).toEqual([]);
    expect(await leftLiterally('ask my boss')).toEqual([]);
  });
});

describe('previewErasure', () => {
  it('offers linked addresses, counts by kind and changes nothing', async () => {
    const email = 'hal@plan.example';
    await stored.contact(email);
    await stored.note(email, 'Met at the fair');
    await stored.talk(email, ['Hello']);
    await stored.link(email, 'hal@home.example');
    const session = await stored.session(email);
    const before = await table.items();
    expect(await preview(email)).toMatchObject({
      done: true,
      counts: { contacts: 1, notes: 1, conversations: 2, links: 1 },
      linked: ['hal@home.example'],
    });
    expect(await table.items()).toEqual(before);
    expect(await table.item(flowSessionKey(session.uuid, session.id).pk, session.id)).toBeDefined();
  });
});

// Four thousand records take longer to write than to erase.
if (isDeep)
  describe('erasePerson with many long conversations', () => {
    it('erases 40 of them among some thousand records in less than 10 seconds', async () => {
      const { table: store } = table.deps();
      const putAll = async (items: readonly Item[]) => {
        for (let start = 0; start < items.length; start += 25) {
          const puts = items.slice(start, start + 25).map((one) => ({ PutRequest: { Item: one } }));
          await store.client.send(new BatchWriteCommand({ RequestItems: { [store.name]: puts } }));
        }
      };
      await putAll(
        Array.from({ length: 4000 }, (_, index) => ({
          ...{ pk: 'LEAD#others', sk: `CHANGE#${index}`, entity: 'Change', text: 'Hello there '.repeat(40) },
        })),
      );
      const email = 'busy@long.example';
      for (let count = 0; count < 40; count += 1) {
        const talk = await stored.talk(email);
        const turns = Array.from({ length: 100 }, () =>
          turnOf('A question. '.repeat(60), 'Words. '.repeat(200)),
        );
        await putAll(turns.map((turn) => ({ ...turnKey(talk, turn.id), ...turn })));
      }
      const began = performance.now();
      const { counts } = await erase(email);
      expect(counts).toMatchObject({ conversations: 40 });
      expect(performance.now() - began).toBeLessThan(10_000);
    }, 300_000);
  });
