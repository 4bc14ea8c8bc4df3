import { beforeAll, describe, expect, it } from 'vitest';
import type { ChatTurn } from '#shared/api/chat.ts';
import { demoFactsOf, loadFrames, loadTexts } from '#shared/content/templates/demo-catalogue.ts';
import { setupDays, type TemplateId } from '#shared/content/templates/setup-days.ts';
import { byLanguage } from '#shared/domain/by-language.ts';
import { type LanguageCode, languageCodes } from '#shared/domain/languages.ts';
import { linear, measureGrowth } from '#test/fixtures/growth.ts';
import { sampleLanguages } from '#test/setup/depth.ts';
import { injectionStrings } from '../injection-strings.ts';
import { languageShares } from '../language/choose.ts';
import { findUnknownNumber } from '../model/check-numbers.ts';
import { answerDemo } from './answer.ts';
import { judge } from './find.ts';
import { loadVoice } from './voice.ts';

// Trains the language model unless a previous run cached it.
beforeAll(() => languageShares('hello'), 120_000);

const templateIds = Object.keys(setupDays) as TemplateId[];
/** A Sunday. */
const now = new Date('2026-11-22T10:00:00Z');

/** Sends messages in order and returns all replies. */
const talk = async (
  templateId: string,
  language: LanguageCode,
  said: readonly string[],
): Promise<string[]> => {
  const history: ChatTurn[] = [];
  const answers: string[] = [];
  for (const message of said) {
    const { message: answer } = await answerDemo({ templateId, message, history, language, now });
    answers.push(answer);
    history.push({ role: 'user', content: message }, { role: 'assistant', content: answer });
  }
  return answers;
};
/** Returns the reply to the last message. The demo replays earlier messages itself. */
const last = async (templateId: string, language: LanguageCode, said: readonly string[]): Promise<string> => {
  const history = said.slice(0, -1).map((content): ChatTurn => ({ role: 'user', content }));
  return (await answerDemo({ templateId, message: said.at(-1) ?? '', history, language, now })).message;
};

/** A visitor's messages and what the last reply must contain. */
interface Dialogue {
  readonly said: readonly string[];
  readonly ends: readonly string[];
}

const loadDialogues = byLanguage<Readonly<Record<TemplateId, Dialogue>>>(
  (language) => import(`../../../test/assistant/data/dialogues/${language}.json`, { with: { type: 'json' } }),
);

describe.each(sampleLanguages(languageCodes).flatMap((code) => templateIds.map((id) => [code, id] as const)))(
  'in %s the demo of %s',
  (code, id) => {
    it('matches every sample question, use case and phrasing to its own answer', async () => {
      const [voice, texts, facts] = [await loadVoice(id, code), await loadTexts(id, code), demoFactsOf(id)];
      if (!voice || !facts) throw new Error('no such template');
      const phrasings = [
        ...texts.samples.map((text, index) => [text, facts.samples[index]]),
        ...texts.useCases.map((text, index) => [text, facts.useCases[index]]),
        ...Object.entries(texts.items).flatMap(([item, [asks]]) => asks.split('|').map((ask) => [ask, item])),
      ];
      const wrong = phrasings.flatMap(([text = '', item]) => {
        const found = judge(voice.find(text));
        return found.kind === 'sure' && found.id === item ? [] : [{ text, item, found }];
      });
      expect(wrong).toEqual([]);
      expect(texts.samples).toHaveLength(facts.samples.length);
      expect(texts.useCases).toHaveLength(facts.useCases.length);
    });

    it('fills every placeholder and marks every price as a sample', async () => {
      const texts = await loadTexts(id, code);
      const facts = demoFactsOf(id);
      const names = Object.keys(facts?.prices ?? {});
      for (const [item, [, answer]] of Object.entries(texts.items)) {
        for (const [, name = ''] of answer.matchAll(/\{(\w+)\}/g))
          expect(['contact', 'business', ...names], `${item}: {${name}}`).toContain(name);
        expect(answer.length, item).toBeLessThan(420);
      }
      for (const [, name = ''] of texts.prices.matchAll(/\{(\w+)\}/g)) expect(names).toContain(name);
      for (const state of Object.values(texts.states)) expect(state).toContain('{code}');
    });

    it('completes its task', async () => {
      const { said, ends } = (await loadDialogues(code))[id];
      const { demo, taps } = await loadFrames(code);
      const answer = await last(id, code, [...said, taps.split('|')[0] ?? '']);
      for (const part of [...ends, demo]) expect(answer, said.join(' / ')).toContain(part);
    });
  },
);

describe.each(sampleLanguages(languageCodes))('demos in %s', (code) => {
  it.each(templateIds)('have all texts: %s', async (id) => {
    const { asks } = await loadFrames(code);
    for (const message of [
      '??',
      'zzz',
      '4',
      ...Object.values(asks).map((list) => list.split('|')[0] ?? ''),
    ]) {
      const answer = await last(id, code, [message]);
      expect(answer, message).not.toMatch(/[{}]|undefined|NaN/);
      expect(answer.length, message).toBeGreaterThan(10);
    }
  });
});

describe('demo tasks', () => {
  it('read all values from one sentence in any order', async () => {
    const answer = await last('restaurant', 'en', ['table for four on Friday at 8, name Kim', 'yes']);
    for (const part of ['4', 'Friday, 27 November', '20:00', 'Kim', 'nothing has really been booked'])
      expect(answer).toContain(part);
  });

  it.each([
    ['en', 'Good evening, a table for three on Friday at 7.30 pm please', 'Friday, 27 November'],
    ['fr', 'bonsoir, une table pour trois vendredi à 20h30 svp', 'vendredi 27 novembre'],
    ['sv', 'Hej, bord för tre på fredag kl 19.30 tack', 'fredag 27 november'],
    ['he', 'היי, שולחן לשלושה ביום שישי ב-19:30', 'יום שישי, 27 בנובמבר'],
  ] as const)('start after a greeting in %s', async (code, message, day) => {
    expect(await last('restaurant', code, [message])).toContain(day);
  });

  it('take values from a question about the task itself', async () => {
    const said = ['Can I arrange a viewing?', 'could we come and see it on Saturday at 11?'];
    expect(await last('real-estate', 'en', said)).toContain('Saturday, 28 November · 11:00');
  });

  it('count dishes before or after their names', async () => {
    expect(
      await last('restaurant', 'en', ['I would like to order takeaway', '2 pasta and a tiramisu']),
    ).toContain('2 × Fresh pasta, 1 × Tiramisu');
    expect(await last('restaurant', 'ja', ['持ち帰りで注文したい', 'パスタ2つとティラミス1つ'])).toContain(
      '2 × 生パスタ, 1 × ティラミス',
    );
  });

  it('can be cancelled, even while a name is expected', async () => {
    const answers = await talk('restaurant', 'en', [
      'a table for two tomorrow at 7',
      'Tuesday then',
      'never mind',
      'what are your opening hours?',
    ]);
    expect(answers[0]).toContain('closed on Monday');
    expect(answers[2]).toContain('dropped');
    expect(answers[3]).not.toContain('name');
  });

  it('answer a question in between and ask again', async () => {
    const answer = await last('restaurant', 'en', ['a table for two', 'is there parking?']);
    expect(answer).toMatch(/Old Market[\s\S]*Which day/);
  });

  it('accept a correction', async () => {
    const said = ['table for four on Friday at 8, name Kim', 'no, for five', 'actually at 9 pm'];
    const answer = await last('restaurant', 'en', said);
    expect(answer).toMatch(/People: 5\n.*\n- Time: 21:00/);
  });

  it.each([
    ['education', ['I want to learn Spanish, beginner, evenings', 'book a trial lesson please'], 'Spanish'],
    [
      'real-estate',
      ['I am looking for a two room flat to rent, budget 2000', 'book a viewing'],
      'Harbour loft',
    ],
  ] as const)('use values given before the start: %s', async (id, said, wanted) => {
    const { tasks } = await loadTexts(id, 'en');
    const answer = await last(id, 'en', said);
    expect(answer).toContain(`${wanted}\nWhich day`);
    for (const { choice } of Object.values(tasks)) expect(answer).not.toContain(choice);
  });

  it.each(sampleLanguages(languageCodes))('remember the language to learn in %s', async (code) => {
    const texts = await loadTexts('education', code);
    const [course] = texts.options.spanish ?? [''];
    const advice = texts.items.advice?.[0].split('|')[0] ?? '';
    const trial = texts.items.trial?.[0].split('|')[0] ?? '';
    const answer = await last('education', code, [`${advice}: ${course}`, trial]);
    expect(answer).toContain(`${course}\n`);
    expect(answer).not.toContain(texts.tasks.trial?.choice);
  });

  it.each([
    ['en', 'My landlord terminated my lease, I need a lawyer'],
    ['de', 'Mein Vermieter hat mir die Wohnung gekündigt, ich brauche einen Anwalt'],
  ] as const)('ask for the topic of an unlisted request in %s', async (code, message) => {
    const { tasks } = await loadTexts('professional-services', code);
    expect(await last('professional-services', code, [message])).toContain(tasks.meeting?.choice);
  });

  it.each([
    [
      'en',
      'I am looking for a two room flat to rent, budget 2000',
      'yes, I would like to view it',
      'Harbour loft',
    ],
    ['ar', 'أبحث عن شقة من غرفتين', 'نعم أريد مشاهدتها', 'لوفت المرفأ'],
  ] as const)('arrange a viewing of the result in %s', async (code, search, wish, home) => {
    expect(await last('real-estate', code, [search, wish])).toContain(`${home}\n`);
  });

  it('give a number outside the sample data the same made-up state every time', async () => {
    const said = ['where is my order?', 'it says 774120'];
    const answer = await last('ecommerce', 'en', said);
    expect(answer).toMatch(/^Order 774120: .*\n\(Sample data/);
    expect(await last('ecommerce', 'en', [...said, 'when will it arrive?'])).toBe(answer);
  });

  it('do not read an ordinary sentence as a name in languages with sentence endings', async () => {
    const said = ['席を予約したいです', '金曜日の夜8時に4人です'];
    expect(await last('restaurant', 'ja', said)).toContain('お名前をお願いします');
    expect(await last('restaurant', 'ja', [...said, 'はい、田中と申します'])).toContain('お名前: 田中\n');
  });

  it('do not read "I" before a verb as a name in scripts without capitals', async () => {
    const said = ['אני רוצה להזמין שולחן', 'ארבעה אנשים ביום שישי בשעה 20:00'];
    expect(await last('restaurant', 'he', said)).toContain('על איזה שם לרשום?');
    expect(await last('restaurant', 'he', [...said, 'אני נועה'])).toContain('שם: נועה\n');
  });

  it('read a Korean name that ends like a verb', async () => {
    const said = ['금요일 저녁 8시에 네 명 자리를 예약하고 싶어요', '김수지'];
    expect(await last('restaurant', 'ko', said)).toContain('성함: 김수지');
  });

  it('recognise a bare order number and reuse it for the return', async () => {
    const answers = await talk('ecommerce', 'en', ['FT-1043', 'send it back', 'changed my mind']);
    expect(answers[0]).toContain('FT-1043');
    expect(answers[2]).toContain('FT-1043');
  });

  it('reject times outside opening hours and parties that are too large', async () => {
    expect(await last('restaurant', 'en', ['table for 2 on Friday at 4 pm'])).toContain(
      '16:00 is not possible',
    );
    expect(await last('restaurant', 'en', ['I want to reserve a table for 80 people'])).toContain('up to 24');
  });

  it('read digits of other scripts', async () => {
    expect(await last('ecommerce', 'en', ['order FT-١٠٤٢'])).toContain('FT-1042');
  });

  it('understand input in one language and reply in another', async () => {
    const { demo } = await loadFrames('de');
    const answer = await last('restaurant', 'de', [
      'I would like a table for four on Friday at 8, my name is Kim',
      'yes',
    ]);
    expect(answer).toContain(demo);
  });
});

describe('demo jobs', () => {
  it.each([
    ['ecommerce', 'en', ['hey where’s my order, 58213'], 'Order 58213'],
    [
      'ecommerce',
      'de',
      ['möchte die Schuhe umtauschen', 'Bestellung 90417, in 42', 'quatsch, mach 43'],
      'in 43',
    ],
    ['healthcare', 'pl', ['potrzebuję receptę na stałe leki', 'euthyrox 50, Anna Wrona'], 'data urodzenia'],
    [
      'healthcare',
      'fr',
      ['je voudrais un rdv jeudi', 'pour ma tension, Claire Maurin 06 12 34 56 78'],
      'heure',
    ],
    [
      'fitness',
      'sv',
      ['vill frysa mitt medlemskap i december', 'medlemsnr 7741, Johan Ek'],
      'Period: december',
    ],
    ['professional-services', 'zh', ['要个报价', '小公司 8个人', '打错了 是18个人'], '18个人'],
    ['automotive', 'ko', ['시승하고 싶어요, 전기차', '토욜 2시요 김민수 010-1234-5678'], '성함: 김민수'],
  ] as const)('take values from what the visitor said in %s, %s: %j', async (id, code, said, part) => {
    expect(await last(id, code, said)).toContain(part);
  });

  it.each([
    [
      'es',
      ['mesa para 5 el sábado a las 21:00 a nombre de Ibarra', 'una amiga es celiaca, teneis algo'],
      'alérgenos',
    ],
    [
      'pl',
      ['potrzebuję receptę na stałe leki', 'Euthyrox 50', 'muszę przyjść czy wystarczy tak?'],
      'Nie jestem pewien',
    ],
  ] as const)(
    'answer a question during a job, or say that a person can answer it, in %s',
    async (code, said, part) => {
      expect(await last(code === 'es' ? 'restaurant' : 'healthcare', code, said)).toContain(part);
    },
  );

  it('name the dishes when an order has none of them, and never print NaN', async () => {
    const said = ['vorrei ordinare da asporto', 'due margherite e una lasagna, passo alle 8'];
    const [, answer = ''] = await talk('restaurant', 'it', said);
    expect(answer).toContain('Pasta fresca');
    const end = await last('restaurant', 'it', [...said, 'boh', 'boh', 'nome Fabio', 'riepilogo']);
    expect(end).not.toMatch(/NaN|–/);
  });

  it.each([
    ['en', ['table for 4 on Friday at 8 pm', 'ta bye']],
    ['pt', ['mesa para 4 na sexta às 20h', 'brigada até sexta']],
    ['ko', ['금요일 저녁 8시에 네 명 자리를 예약하고 싶어요', '감사합니다']],
  ] as const)('say what is noted and missing after a goodbye in %s', async (code, said) => {
    const { soFar, pending } = await loadFrames(code);
    const answer = await last('restaurant', code, said);
    expect(answer).toContain(soFar);
    expect(answer).toContain(pending.split('{')[0] ?? '?');
  });
});

describe('medical practice demo', () => {
  it.each(['I have chest pain', 'my son is unconscious', 'I cannot breathe'])(
    'names the emergency number at once: %s',
    async (message) => {
      const answers = await talk('healthcare', 'en', ['I need an appointment', message]);
      expect(answers[1]).toContain('emergency number');
      expect(answers[1]).not.toContain('Which day');
    },
  );

  it.each([
    ['en', ['my chest hurts so badly', 'I am hardly able to breathe', 'he passed out', 'I want to die']],
    [
      'de',
      [
        'Mir tut die Brust furchtbar weh',
        'ich kann nicht mehr atmen',
        'sie ist ohnmächtig',
        'ich will nicht mehr leben',
      ],
    ],
    ['es', ['me duele muchísimo el pecho', 'casi no respiro', 'se ha desmayado', 'quiero morirme']],
    ['fr', ['j’ai très mal à la poitrine', 'je respire très mal', 'il s’est évanoui', 'je veux mourir']],
    ['it', ['ho mal di petto fortissimo', 'faccio fatica a respirare', 'ha perso i sensi', 'voglio morire']],
    ['pt', ['meu peito está doendo muito', 'está difícil respirar', 'ela desmaiou', 'quero morrer']],
    [
      'nl',
      [
        'mijn borst doet ontzettend veel pijn',
        'ik kan bijna niet meer ademen',
        'hij is flauwgevallen',
        'ik wil niet meer leven',
      ],
    ],
    ['pl', ['strasznie boli mnie w klatce piersiowej', 'ledwo mogę oddychać', 'on zemdlał', 'nie chcę żyć']],
    [
      'sv',
      [
        'det gör jätteont i bröstet, jag har ont',
        'jag kan knappt andas',
        'han svimmade',
        'jag vill inte leva',
      ],
    ],
    ['da', ['mit bryst gør meget ondt', 'jeg kan knap få vejret', 'hun er besvimet', 'jeg vil ikke leve']],
    ['no', ['brystet gjør veldig vondt', 'det er vanskelig å få puste', 'han besvimte', 'jeg vil ikke leve']],
    ['fi', ['rintaani särkee kovasti', 'tuskin pystyn hengittämään', 'hän pyörtyi', 'haluan kuolla']],
    ['tr', ['göğsüm çok kötü ağrıyor', 'nefes almakta zorlanıyorum', 'annem bayıldı', 'yaşamak istemiyorum']],
    ['ru', ['грудь очень сильно болит', 'мне тяжело дышать', 'он в обмороке', 'я не хочу жить']],
    ['ar', ['عندي وجع قوي في صدري', 'أتنفس بصعوبة', 'أغمي عليها', 'أريد أن أموت']],
    ['he', ['יש לי כאב נורא באזור החזה', 'אני בקושי נושם', 'הוא התעלף', 'אני רוצה למות']],
    ['hi', ['मेरी छाती में तेज़ दर्द है', 'मुझे सांस की तकलीफ है', 'उसे होश नहीं है', 'मैं जीना नहीं चाहता']],
    ['ja', ['胸がすごく痛いです', 'うまく息が吸えない', '父が気絶しました', 'もう死にたい']],
    [
      'ko',
      ['가슴이 너무 심하게 아파요', '숨을 쉬기 너무 힘들어요', '아버지가 쓰러졌어요', '살고 싶지 않아요'],
    ],
    ['zh', ['我胸口很痛', '我几乎没法呼吸', '他晕倒了', '我想死']],
  ] as const)('recognises danger in any word order in %s', async (code, messages) => {
    const number = (await loadTexts('healthcare', code)).items.emergency?.[1] ?? '';
    for (const message of messages) expect(await last('healthcare', code, [message]), message).toBe(number);
  });

  it('does not read ordinary requests as danger', async () => {
    for (const message of ['I have a headache', 'a check-up on Friday, not too early', 'my back hurts'])
      expect(await last('healthcare', 'en', [message]), message).not.toMatch(/^If it is life-threatening/);
  });

  it('never gives medical advice', async () => {
    expect(await last('healthcare', 'en', ['I have a headache, which medicine should I take?'])).toContain(
      'not able to give medical advice',
    );
  });
});

it.each(['what is the capital of Peru', 'tell me a joke', 'how is the weather today'])(
  'says that it does not know and gives examples: %s',
  async (message) => {
    expect(await last('restaurant', 'en', [message])).toMatch(/not sure[\s\S]*- Can I book a table/);
  },
);

it.each(injectionStrings.filter((_, index) => index % 9 === 0))(
  'gets an ordinary answer: %s',
  async (message) => {
    for (const id of templateIds) {
      const answer = await last(id, 'en', ['hello', message]);
      expect(answer).not.toMatch(/Rules, which|sk-|<script/);
      const { prices = {}, contact = '' } = demoFactsOf(id) ?? {};
      const sources = { facts: [contact], visitor: [], sumsOf: Object.values(prices) };
      expect(findUnknownNumber(answer, sources)).toBeUndefined();
    }
  },
);

it('runs in linear time of the history', async () => {
  await loadVoice('restaurant', 'en');
  const work = (length: number) => {
    const history: ChatTurn[] = Array.from({ length: 20 }, (_, index) => ({
      role: 'user',
      content: `${'7 at for name 8 '.repeat(length)}${index}`,
    }));
    const message = '9 '.repeat(length * 8);
    return answerDemo({ templateId: 'restaurant', message, history, language: 'en', now });
  };
  expect(await measureGrowth(work, 15)).toBeLessThan(linear);
});
