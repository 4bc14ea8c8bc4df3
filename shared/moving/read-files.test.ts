import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { answerChars } from '#shared/domain/knowledge.ts';
import { readMovingFiles } from './read-files.ts';
import { type MovedFiles, movingLimits } from './types.ts';

const options = {
  now: new Date('2026-11-28T12:00:00Z'),
  parseCsv: (text: string) => Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' }).data,
};
const read = (...values: readonly unknown[]): MovedFiles =>
  readMovingFiles(
    values.map((value, index) => ({ name: `file${index + 1}.json`, text: JSON.stringify(value) })),
    options,
  );
const readText = (name: string, text: string): MovedFiles => readMovingFiles([{ name, text }], options);

describe('readMovingFiles with Intercom', () => {
  const article = {
    type: 'article',
    id: '6871119',
    title: 'Refunds',
    body: '<h1>Ignored?</h1><p>Write to <a href="https://x.example/r">support</a> &amp; wait.</p><script>steal()</script><img src="https://x.example/a.png">',
    state: 'published',
    default_locale: 'en',
    translated_content: {
      type: 'article_translated_content',
      en: { type: 'article_content', title: 'Refunds', body: '<p>Same</p>', state: 'published' },
      de: {
        type: 'article_content',
        title: 'Erstattung',
        body: '<p>Schreiben Sie uns.</p>',
        state: 'published',
      },
      fr: { type: 'article_content', title: 'Brouillon', body: '<p>…</p>', state: 'draft' },
    },
  };

  it('imports articles as text in each published language', () => {
    const { answers, leftOut } = read({ type: 'list', pages: {}, data: [article] });
    expect(answers.map(({ value }) => value)).toEqual([
      {
        question: 'Refunds',
        answer: 'Ignored?\nWrite to support (https://x.example/r) & wait.',
        language: 'en',
      },
      { question: 'Erstattung', answer: 'Schreiben Sie uns.', language: 'de' },
    ]);
    expect(answers[0]?.changes).toEqual(['1 picture was left out.']);
    expect(leftOut).toEqual([{ record: 'Article “Brouillon” (fr)', why: 'It is a draft.' }]);
  });

  it('splits a long article at its headings', () => {
    const paragraph = `${'A sentence of the article. '.repeat(40)}`;
    const body = `<p>${paragraph}</p><h2>Costs</h2><p>${paragraph}</p><h2>Terms</h2><p>${paragraph}${paragraph}</p>`;
    const { answers } = read([{ ...article, body, translated_content: null }]);
    expect(answers.map(({ value }) => value.question)).toEqual([
      'Refunds',
      'Refunds: Costs',
      'Refunds: Terms',
    ]);
    for (const { value } of answers) expect(value.answer.length).toBeLessThanOrEqual(answerChars);
    expect(answers[2]?.changes).toEqual([
      'It is one of 3 answers made of a long article.',
      `It was shortened to ${answerChars} characters.`,
    ]);
    expect(answers[2]?.value.answer.endsWith('.…')).toBe(true);
  });

  const conversation = {
    type: 'conversation',
    id: '123',
    created_at: 1_700_000_000,
    title: null,
    source: {
      id: '1',
      type: 'conversation',
      subject: '',
      body: '<p>Hello</p>',
      author: { type: 'user', id: 'u1', name: 'Ada Lovelace', email: '' },
    },
    contacts: { type: 'contact.list', contacts: [{ type: 'contact', id: 'u1' }] },
    conversation_parts: {
      conversation_parts: [
        {
          id: '2',
          part_type: 'comment',
          body: '<p>Hi!</p>',
          created_at: 1_700_000_060,
          author: { type: 'bot' },
        },
        {
          id: '3',
          part_type: 'note',
          body: '<p>VIP</p>',
          created_at: 1_700_000_090,
          author: { type: 'admin', name: 'Ben' },
          attachments: [{ name: 'offer.pdf' }],
        },
        { id: '4', part_type: 'close', body: null, created_at: 1_700_000_100, author: { type: 'admin' } },
      ],
    },
  };

  it('finds the person of a conversation in another file and keeps dates', () => {
    const contact = {
      type: 'contact',
      id: 'u1',
      email: 'Ada@x.example',
      phone: null,
      name: 'Ada King Lovelace',
      created_at: 1_600_000_000,
    };
    const { people, conversations, leftOut } = read(conversation, { data: [contact] });
    expect(leftOut).toEqual([]);
    expect(people[0]?.value).toEqual({
      email: 'Ada@x.example',
      firstName: 'Ada King',
      lastName: 'Lovelace',
      createdAt: '2020-09-13T12:26:40.000Z',
    });
    expect(conversations).toEqual([
      {
        record: 'Conversation 123',
        changes: ['1 file is named, not stored.', '1 internal note is marked as such.'],
        value: {
          system: 'intercom',
          sourceId: '123',
          person: 'Ada@x.example',
          messages: [
            { role: 'user', at: '2023-11-14T22:13:20.000Z', text: 'Hello' },
            { role: 'assistant', at: '2023-11-14T22:14:20.000Z', text: 'Hi!' },
            {
              role: 'person',
              name: 'Ben',
              at: '2023-11-14T22:14:50.000Z',
              text: 'Internal note: VIP\n[File: offer.pdf]',
            },
          ],
        },
      },
    ]);
  });

  it('names conversations without a known person', () => {
    expect(read(conversation).leftOut).toEqual([
      {
        record: 'Conversation 123',
        why: 'Its visitor has neither an email address nor a phone number in the files.',
      },
    ]);
  });
});

describe('readMovingFiles with Chatwoot', () => {
  it('joins the list of conversations with their messages and adds its people', () => {
    const sender = { id: 7, name: 'Ada', email: null, phone_number: '+49 30 1234567' };
    const last = { id: 2, content: 'Bye', message_type: 1, created_at: 1_700_000_100, conversation_id: 5 };
    const list = {
      data: { meta: { all_count: 1 }, payload: [{ id: 5, meta: { sender }, messages: [last] }] },
    };
    const first = {
      ...last,
      id: 1,
      content: 'Hello',
      message_type: 0,
      created_at: 1_700_000_000,
      sender: { ...sender, type: 'contact' },
    };
    const messages = {
      meta: { contact: sender },
      payload: [first, last, { ...last, id: 3, message_type: 2 }],
    };
    const { people, conversations } = read(list, messages);
    expect(people.map(({ value }) => value)).toEqual([
      {
        email: '+49301234567@phone.invalid',
        firstName: 'Ada',
        phone: '+49 30 1234567',
        createdAt: '2023-11-14T22:13:20.000Z',
      },
    ]);
    expect(conversations[0]?.value.messages.map(({ role, text }) => [role, text])).toEqual([
      ['user', 'Hello'],
      ['person', 'Bye'],
    ]);
  });

  it('imports canned responses, published articles and the CSV of contacts', () => {
    const canned = [{ id: 1, account_id: 1, short_code: 'opening-hours', content: 'We open at **nine**.' }];
    const article = { id: 1, slug: 'a', title: 'Terms', content: '# Terms\nPay [here](https://x.example).' };
    const { answers, leftOut } = read(canned, { payload: [article, { ...article, status: 'draft' }] });
    expect(answers.map(({ value }) => value)).toEqual([
      { question: 'Opening hours', answer: 'We open at nine.' },
      { question: 'Terms', answer: 'Terms\nPay here (https://x.example).' },
    ]);
    expect(answers[0]?.changes[0]).toContain('“opening-hours”');
    expect(leftOut).toEqual([{ record: 'Article “Terms”', why: 'It is not published.' }]);
    const csv = 'id,name,email,phone_number\n1,Ada Lovelace,ada@x.example,\n2,,,\n3,=cmd|calc,b@x.example,\n';
    const moved = readText('contacts.csv', csv);
    expect(moved.people.map(({ value }) => [value.email, value.lastName, value.createdAt])).toEqual([
      ['ada@x.example', 'Lovelace', '2026-11-28'],
    ]);
    expect(moved.leftOut).toEqual([
      { record: 'contacts.csv, row 3', why: 'It has neither a valid email address nor a phone number.' },
      { record: 'Contact b@x.example', why: 'The name “=cmd|calc” is a spreadsheet formula.' },
    ]);
  });
});

describe('readMovingFiles with Crisp', () => {
  it('joins sessions and messages, and imports people, shortcuts and articles', () => {
    const session = {
      session_id: 's1',
      created_at: 1_700_000_000_000,
      meta: { email: 'ada@x.example', nickname: 'Ada' },
    };
    const message = {
      session_id: 's1',
      type: 'text',
      from: 'user',
      content: 'Hello',
      timestamp: 1_700_000_000_000,
      fingerprint: 9,
    };
    const profile = {
      people_id: 'p1',
      email: 'ben@x.example',
      person: { nickname: 'Ben Bell', phone: '+1 555 123456' },
      company: { name: 'Bell Ltd' },
      created_at: 1_600_000_000_000,
    };
    const moved = read(
      { error: false, data: [session] },
      {
        data: [
          message,
          { ...message, fingerprint: 10, from: 'operator', type: 'file', content: { name: 'a.pdf' } },
        ],
      },
      { data: [profile] },
      [{ bang: 'hi', text: 'Hello!' }],
      [{ article_id: 'a1', title: 'Plans', content: 'Two plans.', locale: 'fr', status: 'published' }],
    );
    expect(moved.leftOut).toEqual([]);
    expect(moved.people.map(({ value }) => value.email)).toEqual(['ben@x.example', 'ada@x.example']);
    expect(moved.people[0]?.value.company).toBe('Bell Ltd');
    expect(moved.conversations[0]?.value.messages.map(({ text }) => text)).toEqual([
      'Hello',
      '[File: a.pdf]',
    ]);
    expect(moved.answers.map(({ value }) => [value.question, value.language])).toEqual([
      ['Hi', undefined],
      ['Plans', 'fr'],
    ]);
  });
});

describe('readMovingFiles with other files', () => {
  it('reads Markdown with front matter, a table of answers and one object per line', () => {
    const markdown = '---\ntitle: "Parking"\nlang: de\n---\n# Parking\nBehind the *house*.';
    expect(readText('p.md', markdown).answers[0]?.value).toEqual({
      question: 'Parking',
      answer: 'Behind the *house*.',
      language: 'de',
    });
    expect(readText('a.csv', 'Question,Answer\nOpen?,"Yes, daily"\n').answers[0]?.value).toEqual({
      question: 'Open?',
      answer: 'Yes, daily',
    });
    const lines = readText('n.ndjson', '{"title":"A","body":"b"}\n{"title":\n{"title":"C","body":"d"}\n');
    expect(lines.answers.map(({ value }) => value.question)).toEqual(['A', 'C']);
    expect(lines.leftOut).toEqual([{ record: 'n.ndjson, line 2', why: 'It is not valid JSON.' }]);
  });

  it('refuses hostile records by name and keeps the others', () => {
    const deep = `${'{"data":'.repeat(60)}1${'}'.repeat(60)}`;
    const text = `[{"title":"Good","body":"b"},{"title":"Bad","body":"b","x":{"__proto__":{"a":1}}},${deep},{"email":"a@x.example","name":"<img src=x>"},7]`;
    const { answers, leftOut } = readText('h.json', text);
    expect(answers.map(({ value }) => value.question)).toEqual(['Good']);
    expect(leftOut).toEqual([
      { record: 'h.json, record 2', why: 'It contains the key “__proto__”, which no export has.' },
      { record: 'h.json, record 3', why: `It is nested deeper than ${movingLimits.depth} levels.` },
      { record: 'h.json, record 5', why: 'It is not a record.' },
      { record: 'Contact a@x.example', why: 'The name “<img src=x>” contains HTML.' },
    ]);
    expect(({} as { a?: number }).a).toBeUndefined();
    expect(readText('b.json', '['.repeat(200_000)).leftOut[0]?.why).toBe('It is not valid JSON.');
    expect(() => readText('c.json', ' '.repeat(movingLimits.fileChars + 1))).toThrow('larger than');
  });

  it('splits a long conversation into parts that can be stored', () => {
    const messages = Array.from({ length: 250 }, (_, index) => ({
      id: index + 1,
      content: `Message ${index} ${'ü'.repeat(60)}`,
      message_type: index % 2,
      created_at: 1_700_000_000 + index,
      conversation_id: 1,
    }));
    const { conversations } = read({ meta: { contact: { email: 'a@x.example' } }, payload: messages });
    expect(conversations.flatMap(({ value }) => value.messages)).toHaveLength(250);
    expect(conversations.map(({ value }) => value.sourceId)[1]).toBe('1/2');
    for (const { value } of conversations)
      expect(new TextEncoder().encode(JSON.stringify(value.messages)).length).toBeLessThan(
        movingLimits.partBytes + 200,
      );
  });

  it('never throws for the content of a file', () => {
    const words = [
      'type',
      'article',
      'conversation',
      'contact',
      'messages',
      'payload',
      'meta',
      'title',
      'body',
      'email',
    ];
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom(...words, null, 0, 1_700_000_000, true),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(
          fc.constantFrom(...words, 'data', 'session_id', 'from', 'short_code', 'content'),
          tie('value'),
        ),
      ),
    }));
    fc.assert(
      fc.property(value, fc.string(), (json, text) => {
        read(json);
        readText('x.csv', text);
      }),
    );
  });
});
