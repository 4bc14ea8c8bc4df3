import { describe, expect, it } from 'vitest';
import type { StoredTopics } from '#functions/conversations/store/read.ts';
import type { ChatTurn } from '#shared/api/chat.ts';
import { loadDetailTexts } from '#shared/content/assistant/load.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { sampleLanguages } from '#test/setup/depth.ts';
import { answerForSite } from '../site-answer.ts';

/** Plays a conversation and returns the answers; `stores` keeps the state in the table as the chat does. */
const play = async (explicit: LanguageCode, messages: readonly string[], stores = true) => {
  const history: ChatTurn[] = [];
  let topics: StoredTopics | undefined;
  const answers = [];
  for (const message of messages) {
    const { answer } = await answerForSite({ message, history, explicit, topics });
    if (stores) ({ topics } = answer);
    history.push({ role: 'user', content: message }, { role: 'assistant', content: answer.message });
    answers.push(answer);
  }
  return answers;
};

/** A name, a number and a time without an introduction; then another hour; then the lines read back. */
const callBacks: readonly (readonly [
  LanguageCode,
  given: string,
  changed: string,
  name: string,
  when: string,
])[] = [
  [
    'en',
    'Priya Nair, 020 7946 0123, tomorrow at 3 pm',
    'sorry, make that 4 pm',
    'Priya Nair',
    'tomorrow 4 pm',
  ],
  [
    'de',
    'Jonas Weber, 030 901820 44, morgen um 15 Uhr',
    'doch lieber 16 Uhr',
    'Jonas Weber',
    'morgen 16 Uhr',
  ],
  ['es', 'Lucía Gómez, 612 345 678, mañana a las 15:00', 'mejor a las 16', 'Lucía Gómez', 'mañana a las 16'],
  [
    'fr',
    'Claire Petit, 01 99 00 12 34, demain vers 14h30',
    'non, plutôt 16h',
    'Claire Petit',
    'demain vers 16h',
  ],
  ['it', 'Marco Bianchi, 333 1234567, domani alle 15', 'anzi alle 16', 'Marco Bianchi', 'domani alle 16'],
  ['pt', 'João Silva, 11 91234-5678, amanhã às 15h', 'melhor às 16h', 'João Silva', 'amanhã às 16h'],
  ['ru', 'Анна Петрова, +7 912 345-67-89, завтра в 15:00', 'нет, лучше в 16', 'Анна Петрова', 'завтра в 16'],
  [
    'ja',
    '佐藤健です。090-1234-5678、明日の15時にお願いします',
    '16時に変更できますか',
    '佐藤健',
    '明日の16時',
  ],
  ['ko', '김민수, 010-1234-5678, 내일 오후 3시', '오후 4시로 바꿔 주세요', '김민수', '내일 오후 4시'],
  ['zh', '王伟，13812345678，明天下午3点', '改成下午4点吧', '王伟', '明天下午4点'],
  ['ar', 'محمد علي، 0551234567، غدا الساعة 3', 'لا، الساعة 4', 'محمد علي', 'غدا الساعة 4'],
  ['hi', 'राहुल शर्मा, 98765 43210, कल दोपहर 3 बजे', 'नहीं, 4 बजे', 'राहुल शर्मा', 'कल दोपहर 4 बजे'],
  [
    'nl',
    'Sanne de Vries, 06 12345678, morgen om 15:00',
    'toch liever 16 uur',
    'Sanne de Vries',
    'morgen 16 uur',
  ],
  ['sv', 'Erik Lund, 070-123 45 67, imorgon kl 15', 'nej, kl 16', 'Erik Lund', 'imorgon kl 16'],
  ['no', 'Kari Nordmann, 912 34 567, i morgen kl. 15', 'heller kl 16', 'Kari Nordmann', 'i morgen kl 16'],
  ['da', 'Mette Holm, 20 12 34 56, i morgen kl. 15', 'hellere kl. 16', 'Mette Holm', 'i morgen kl. 16'],
  [
    'fi',
    'Matti Virtanen, 040 123 4567, huomenna klo 15',
    'mieluummin klo 16',
    'Matti Virtanen',
    'huomenna klo 16',
  ],
  ['pl', 'Anna Nowak, 601 234 567, jutro o 15:00', 'jednak o 16', 'Anna Nowak', 'jutro o 16'],
  [
    'tr',
    'Ayşe Yılmaz, 0532 123 45 67, yarın saat 15:00',
    'yok, saat 16:00 olsun',
    'Ayşe Yılmaz',
    'yarın saat 16:00',
  ],
  ['he', 'דנה כהן, 052-1234567, מחר בשעה 15:00', 'עדיף בשעה 16:00', 'דנה כהן', 'מחר בשעה 16:00'],
];

const tested = new Set(sampleLanguages(callBacks.map(([language]) => language)));

/** A language's model is trained where no earlier run has kept it. */
const patienceMs = 300_000;

describe('a call-back request', { timeout: patienceMs }, () => {
  it.each(callBacks.filter(([language]) => tested.has(language)))(
    'reads back name, number and time, and changes only the hour, in %s',
    async (language, given, changed, name, when) => {
      const texts = await loadDetailTexts(language);
      const [, second] = await play(language, [given, changed]);
      expect(second?.message).toContain(`${texts.name}: ${name}`);
      expect(second?.message).toContain(`${texts.when}: ${when}`);
      expect(second?.message).toContain(texts.pass);
      expect(second?.suggestions[0]?.kind).toBe('pass');
    },
  );

  it.each<[LanguageCode, string, string]>([
    ['en', 'Priya Nair, 020 7946 0123, tomorrow at 3 pm', 'yes please, send it'],
    ['de', 'Jonas Weber, 030 901820 44, morgen um 15 Uhr', 'ja passt so, bitte senden'],
    ['fr', 'Élodie Marchand, elodie@fleurs.example, demain à 15h', 'oui c’est bon, envoyez'],
    ['ja', '佐藤健、03-1234-5678、明日の15時', 'はい、送ってください'],
  ])('opens the filled form when the visitor agrees to send it in %s', async (language, given, agreed) => {
    const texts = await loadDetailTexts(language);
    const [, second] = await play(language, [given, agreed]);
    expect(second?.message).toBe(texts.formReady);
    expect(second?.action).toBe('collect_contact');
    expect(second?.request).toContain(texts.call);
    expect(second?.request).not.toContain(agreed);
  });

  it('notes a yes that adds something, and opens no form before it can reach the visitor', async () => {
    const start = 'Priya Nair, 020 7946 0123, tomorrow at 3 pm';
    const [, added] = await play('en', [start, 'yes, and it is about our second shop in the old town']);
    expect(added?.action).toBeUndefined();
    const [, early] = await play('en', ['our bot is down since this morning', 'yes send it']);
    expect(early?.action).toBeUndefined();
  });

  it('answers a question in between and keeps the request', async () => {
    const [, price, recap] = await play('en', [
      'Priya Nair, 020 7946 0123, tomorrow at 3 pm',
      'what does Starter cost with Sonnet?',
      'what do you have so far?',
    ]);
    expect(price?.message).toContain('$155');
    expect(recap?.message).toContain('Phone: 020 7946 0123');
  });

  it.each<[LanguageCode, string, string]>([
    [
      'en',
      'Priya Nair, 020 7946 0123, tomorrow at 3 pm',
      'it is for our bike shop, mostly repair appointments',
    ],
    [
      'de',
      'Jonas Weber, 030 901820 44, morgen um 15 Uhr',
      'es geht um unsere Zahnarztpraxis mit drei Stühlen',
    ],
  ])(
    'keeps a sentence on the subject instead of selling to its industry in %s',
    async (language, given, subject) => {
      const texts = await loadDetailTexts(language);
      const [, noted] = await play(language, [given, subject]);
      expect(noted?.message).toContain(`${texts.what}: ${subject}`);
      expect(noted?.message).not.toContain('•');
      expect(noted?.cards).toEqual([]);
    },
  );

  it.each<[LanguageCode, string]>([
    ['fi', 'ok kiitti moikka'],
    ['en', 'ok thanks bye'],
  ])('is not opened by a farewell in %s', async (language, farewell) => {
    const [, last] = await play(language, ['Starter?', farewell]);
    expect(last?.task).toBeUndefined();
  });

  it('reads everything back when asked to repeat it', async () => {
    const said = [
      'Hola, llamadme por favor, soy Maite Goikoetxea, 612 04 88 37, el lunes',
      'vale, repíteme los datos a ver si está todo bien',
    ];
    const history: ChatTurn[] = [];
    let last = '';
    for (const message of said) {
      last = (await answerForSite({ message, history: [...history] })).answer.message;
      history.push({ role: 'user', content: message }, { role: 'assistant', content: last });
    }
    for (const part of ['Maite Goikoetxea', '612 04 88 37', 'lunes']) expect(last).toContain(part);
  });

  it('is dropped on request, but not by a question about cancelling', async () => {
    const [, dropped] = await play('en', ['please call me back', 'never mind, forget it']);
    expect([dropped?.task, dropped?.message]).toEqual([undefined, 'All right, I’ve dropped that.']);
    const [, asked] = await play('en', ['please call me back', 'can I cancel the plan later?']);
    expect(asked?.task?.kind).toBe('call');
    expect(asked?.message).toContain('30 days');
  });
});

describe('a customer in trouble', { timeout: patienceMs }, () => {
  const outage = 'our bot has been down since this morning, nothing loads';

  it.each([true, false])(
    'has what they add noted instead of sold to (state in the table: %s)',
    async (stores) => {
      const [first, second, third, last] = await play(
        'en',
        [
          outage,
          "it's on our Shopify store, the bubble shows but never answers",
          'reach me at dana@oakandpine.example, when will it be fixed?',
          'ok thanks, I have to get back to work. bye',
        ],
        stores,
      );
      expect(first?.message).toContain('very sorry');
      expect(second?.message).toContain('Concerns: outage');
      expect(second?.message).toContain('Shopify store');
      expect(third?.message).toContain('dana@oakandpine.example');
      expect(last?.message).toContain('You’re welcome');
      for (const answer of [first, second, third, last])
        expect(answer?.suggestions.map(({ kind }) => kind)).toEqual(['pass']);
    },
  );

  it('is told when a person answers, and that no card number is needed', async () => {
    const answers = await play('en', [
      'you charged us twice this month',
      'Ann Reed, ann.reed@shop.example',
      'do you need my card number to find the payment?',
      'and when do I hear from you?',
    ]);
    expect(answers[2]?.cards).toEqual(['trust.cardNumbers']);
    expect(answers[2]?.action).toBeUndefined();
    expect(answers[3]?.message).toMatch(/^Within 24 hours/);
  });

  it('keeps the first note and no day as a time to be called', async () => {
    const [, , , , last] = await play('en', [
      'our bot is down since this morning',
      'it only shows a blank widget on every page of our shop',
      'we restarted the router and the browser today, no change at all',
      'it says “try again later” on the phone as well, on Monday it worked',
      'the marketing people changed nothing in the pages either',
    ]);
    expect(last?.request).toContain('our bot is down since this morning');
    expect(last?.request).not.toContain('Time:');
  });

  it('gets an honest answer to a question about the case', async () => {
    const [, answer] = await play('en', [
      'you charged us twice this month',
      'how long until the money is back?',
    ]);
    expect(answer?.message).toContain('I can’t see that from here');
  });
});

describe('a customer who cancels', { timeout: patienceMs }, () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'I want to cancel my plan', "it's the Starter"],
    ['de', 'wie kann ich kündigen?', 'es ist der Starter'],
  ])('is not sold the plan they name in %s', async (language, cancels, plan) => {
    const [first, second] = await play(language, [cancels, plan]);
    expect(first?.cards).toEqual(['plans.cancel']);
    expect(second?.message).not.toContain('129');
    expect(second?.suggestions[0]?.kind).toBe('pass');
  });

  it('still gets the price of another plan', async () => {
    const [, price] = await play('en', ['how do I cancel my plan?', 'and what does Professional cost?']);
    expect(price?.message).toContain('$699');
  });
});

describe('a question about personal data', { timeout: patienceMs }, () => {
  it.each<[LanguageCode, string]>([
    ['en', 'Where is the data stored?'],
    ['de', 'Wo liegen die Daten?'],
    ['ja', 'データはどこに保存されますか？'],
  ])('names who processes the data and where in %s', async (language, question) => {
    const [answer] = await play(language, [question]);
    expect(answer?.cards).toEqual(['trust.dataLocation']);
    expect(answer?.message).toContain('Example Cloud (Europe)');
  });

  it('gets the address for privacy', async () => {
    const [, contact] = await play('en', ['Can you delete my data?', 'who do I write to?']);
    expect(contact?.message).not.toContain('hello@');
    expect(contact?.message).toContain('privacy@');
  });
});

describe('a customer who says hello first', { timeout: patienceMs }, () => {
  it('gets help with a double charge', async () => {
    const [first, second] = await play('en', [
      'Hello, I was charged twice this month',
      '2 x 699 dollars, on 3 and 4 November',
    ]);
    expect(first?.task?.kind).toBe('billing');
    expect(second?.message).toContain('2 x 699 dollars');
  });
});

describe('the quote of a conversation', { timeout: patienceMs }, () => {
  it('keeps its add-ons when the model changes', async () => {
    const [, , same] = await play('en', [
      'what does Professional cost with one more language?',
      'and a custom integration on top, in total?',
      'the same with Claude Sonnet instead of GPT?',
    ]);
    for (const amount of ['$839', '$297', '$1,997', '$1,136', '$3,133'])
      expect(same?.message).toContain(amount);
  });

  it('adds what goes beyond a plan, changes the number and compares the next plan', async () => {
    const [first, second, third, fourth] = await play('ru', [
      'у нас 6 тысяч сообщений в месяц, стартера хватит?',
      'а если остаться на нём и доплачивать за лишние, сколько выйдет?',
      'ой, не 6, а 8 тысяч',
      'тогда проще взять Professional?',
    ]);
    expect(first?.message).toContain('Professional');
    expect(second?.message).toMatch(/279/);
    expect(third?.message).toMatch(/579/);
    expect(fourth?.message).toMatch(/579[\s\S]*699[\s\S]*120/);
  });

  it('answers what the cheapest plan costs after a plan with its own price', async () => {
    const [, cheapest] = await play('it', [
      'quanto costa Enterprise?',
      'ok, quello che costa meno quanto viene',
    ]);
    expect(cheapest?.message).toMatch(/129/);
  });

  it('says the total of the first year with what is paid once', async () => {
    const answers = await play('en', [
      'what does Professional cost with Claude Sonnet?',
      'and with 2 more languages?',
      'and a custom integration, in total?',
      'what is the total for the first year?',
    ]);
    expect(answers.at(-1)?.message).toContain('$19,193');
  });

  it('stays with the managed service for a year', async () => {
    const [, year] = await play('en', ['what does the managed Professional plan cost?', 'and per year?']);
    expect(year?.message).toContain('$29,964');
  });

  it('answers the same question for another plan with the year', async () => {
    const answers = await play('en', [
      'what does Starter cost with Sonnet?',
      'and per year?',
      'same question for Professional with Opus',
    ]);
    expect(answers.at(-1)?.message).toContain('$12,588');
  });

  it('takes a corrected number of messages', async () => {
    const [, corrected] = await play('en', ['we get 50,000 messages a month', 'sorry, 5,000, not 50,000']);
    expect(corrected?.message).toContain('$129');
  });

  it('tells whether the cheapest plan has the feature of the last answer', async () => {
    const [, answer, year] = await play('pl', [
      'czy bot działa na whatsappie?',
      'a w najtańszym planie też?',
      'a rocznie?',
    ]);
    expect(answer?.message).toMatch(/^Nie, Starter/);
    expect(year?.message).toMatch(/8.388/);
  });
});
