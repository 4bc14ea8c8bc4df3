import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { TaughtCard } from '#shared/domain/knowledge.ts';
import { loadPack } from '../packs/load.ts';
import { answerForSite } from '../site-answer.ts';
import { findPost, loadLibrary, type PostsSource } from './posts.ts';
import { searchKnowledge } from './search.ts';
import { tokensOf } from './tokens.ts';

const patienceMs = 300_000;

const taught = (id: string, card: Partial<TaughtCard>): TaughtCard => ({
  id: `taught.${id}`,
  questions: {},
  answers: {},
  version: 1,
  updatedAt: '2026-11-01T00:00:00.000Z',
  ...card,
});

const knowledge: readonly TaughtCard[] = [
  taught('austria', {
    questions: { en: ['Do you ship the hardware to Austria?'], de: ['Liefert ihr nach Österreich?'] },
    answers: { en: { text: 'Yes, within 3 days.' }, de: { text: 'Ja, in 3 Tagen.' } },
    link: '/pricing#price-list',
  }),
  taught('parking', {
    questions: { ja: ['駐車場はありますか'], ko: ['주차장이 있나요?'], zh: ['有停车场吗'] },
    answers: { en: { text: 'Two places behind the house.' }, ja: { text: 'はい、2台分あります。' } },
  }),
  taught('car', {
    questions: { en: ['Is there parking at your office?', 'Where can I park my car?', 'parking'] },
    answers: { en: { text: 'In the street.' } },
  }),
  taught('summer', {
    questions: { en: ['Is there a summer party for customers?'] },
    answers: { en: { text: 'On 3 July.' } },
    validUntil: '2026-07-03',
  }),
  taught('dogs', {
    questions: { en: ['May I bring my dog to your office?'] },
    answers: { en: { text: 'Nobody has read this.', draft: true } },
  }),
];

const asks = async (message: string, now = new Date('2026-11-22T10:00:00Z')) => {
  const { answer, language } = await answerForSite({ message, history: [], knowledge, now });
  return { ...answer, language };
};

/** A publication with one post. */
const published = (hash: string, ...paragraphs: readonly string[]): PostsSource => {
  const post = {
    id: 101,
    title: 'Field notes',
    excerpt: 'What we saw',
    publishedAt: '2026-11-01T08:00:00.000Z',
  };
  const data = brotliCompressSync(JSON.stringify([{ ...post, readTime: 1, paragraphs }]));
  return { hash, read: async () => data };
};

describe('tokensOf', () => {
  it('splits scripts without spaces into character pairs', () => {
    // Traditional characters match simplified ones in questions and cards.
    expect(tokensOf('駐車場')).toEqual(['駐车', '车场']);
    expect(tokensOf('주차장이')).toEqual(['주차', '차장', '장이']);
    expect(tokensOf('Größe, GDPR?')).toEqual(['grosse', 'gdpr']);
  });
});

describe('taught cards', { timeout: patienceMs }, () => {
  it('match despite rewording and typos, and keep their link', async () => {
    const { message, cards, links, sure } = await asks('do you ship to asutria?');
    expect([message, cards, sure]).toEqual(['Yes, within 3 days.', ['taught.austria'], true]);
    expect(links).toEqual([{ text: 'See it on the page', href: '/pricing#price-list' }]);
  });

  it.each([
    ['Kann man nach Österreich liefern lassen?', 'Ja, in 3 Tagen.'],
    ['駐車場ある？', 'はい、2台分あります。'],
    ['你们有停车场吗？', '我们的团队用另一种语言（英语）写了这个回答：\nTwo places behind the house.'],
  ])('answer "%s" in its language or name the language used', async (message, answer) => {
    expect((await asks(message)).message).toBe(answer);
  });

  it.each(['can i park somewhere near you', 'where do i leave my car'])(
    'answer %j when a card is only likely',
    async (question) => {
      expect((await asks(question)).message).toBe('In the street.');
    },
  );

  it.each([
    ['how much is the starter plan?', 'plans.starter'],
    ['where is your office?', 'company.location'],
    ['where is my data stored?', 'trust.dataLocation'],
  ])('leave %j to the trained cards', async (question, card) => {
    expect((await asks(question)).cards).toEqual([card]);
  });

  it('are not used outside their dates or as drafts', async () => {
    const question = 'is there a summer party for customers?';
    expect((await asks(question, new Date('2026-07-03T20:00:00Z'))).message).toBe('On 3 July.');
    expect((await asks(question)).message).not.toBe('On 3 July.');
    expect((await asks('may I bring my dog to your office?')).message).not.toContain('Nobody has read this');
  });
});

describe("the owner's facts", { timeout: patienceMs }, () => {
  it('override the built-in ones', async () => {
    const facts = { address: 'Ring 12, 1010 Wien', openFrom: '08:00', openDays: [1, 2, 3, 4, 6] };
    const where = await answerForSite({ message: 'where are you located?', history: [], facts });
    expect(where.answer.message).toBe('Ring 12, 1010 Wien');
    const open = await answerForSite({ message: 'what are your opening hours?', history: [], facts });
    expect(open.answer.message).toMatch(/08:00.*\(Mon–Thu, Sat\)/);
  });
});

describe('blog posts', { timeout: patienceMs }, () => {
  it('answer with title, sentence and link if no card does', async () => {
    const { message, links, cards } = await asks('should the bot use an administrator account?');
    expect(message).toMatch(
      /^From our blog: Connecting a chatbot.+\nNever let the bot use an administrator's account\.$/,
    );
    expect(links).toEqual([
      { text: 'Connecting a chatbot to your systems without opening a door', href: '/blog/5' },
    ]);
    expect(cards).toEqual(['post.5']);
  });

  it('answer from the published posts instead of the sample posts', async () => {
    const ask = async (message: string, posts?: PostsSource) =>
      (await answerForSite({ message, history: [], posts })).answer.cards;
    const sample = 'should the bot use an administrator account?';
    expect(
      await ask('Why do zebrafish sleep in quarries?', published('one', 'Zebrafish sleep in quarries.')),
    ).toEqual(['post.101']);
    expect(await ask(sample, published('one', ''))).not.toContain('post.5');
    const later = published('two', 'Otters sleep in harbours.');
    expect(await ask('Why do zebrafish sleep in quarries?', later)).not.toContain('post.101');
    expect(await ask('Do otters sleep in harbours?', later)).toEqual(['post.101']);
    expect(await ask(sample)).toEqual(['post.5']);
  });

  it('are found by a model among the published posts', async () => {
    const posts = published('three', 'Zebrafish sleep in quarries.');
    const found = await searchKnowledge('zebrafish quarries', await loadPack('en'), { posts });
    expect(found).toMatch(/^Blog post “Field notes” .+: Zebrafish sleep in quarries\.$/);
  });

  it('stay those before while new ones can’t be read, and are read again', async () => {
    const before = await loadLibrary(published('four', 'Zebrafish sleep in quarries.'));
    const broken = { hash: 'five', read: () => Promise.reject(new Error('throttled')) };
    expect(await loadLibrary(broken)).toBe(before);
    expect((await loadLibrary(published('five', 'Otters.'))).entries.map(({ text }) => text)).toContain(
      'Otters.',
    );
  });

  it('are not offered for other topics', async () => {
    const library = await loadLibrary();
    for (const question of ['what is the weather tomorrow', 'who won the world cup', 'do you like pizza'])
      expect(findPost(library, question)?.score ?? 0).toBeLessThan(0.6);
  });
});

it('are listed with the candidate cards', { timeout: patienceMs }, async () => {
  const { ranked } = await asks('how much is the starter plan?');
  expect(ranked[0]?.card).toBe('plans.starter');
  expect(ranked[1]?.score).toBeLessThan(ranked[0]?.score ?? 0);
});
