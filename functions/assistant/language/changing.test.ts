import { describe, expect, it } from 'vitest';
import type { ChatTurn } from '#shared/api/chat.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { languagesFor } from '../site-answer.ts';

/** The start of a conversation in each language. */
const begun: Partial<Record<LanguageCode, readonly [string, string]>> = {
  en: ['What does it cost per month?', 'The price depends on the plan and on how many messages you send.'],
  de: ['Was kostet das im Monat?', 'Der Preis richtet sich nach dem Plan und nach der Zahl der Nachrichten.'],
  fr: ['Combien ça coûte par mois ?', 'Le prix dépend de la formule et du nombre de messages.'],
  pl: ['Ile to kosztuje miesięcznie?', 'Cena zależy od planu i od liczby wiadomości.'],
  es: ['¿Cuánto cuesta al mes?', 'El precio depende del plan y del número de mensajes.'],
  pt: ['Quanto custa por mês?', 'O preço depende do plano e do número de mensagens.'],
  it: ['Quanto costa al mese?', 'Il prezzo dipende dal piano e dal numero di messaggi.'],
  nl: ['Wat kost het per maand?', 'De prijs hangt af van het plan en van het aantal berichten.'],
  sv: ['Vad kostar det per månad?', 'Priset beror på planen och på hur många meddelanden ni skickar.'],
  tr: ['Aylık ücreti ne kadar?', 'Fiyat plana ve gönderdiğiniz mesaj sayısına bağlıdır.'],
  ja: ['月にいくらかかりますか？', '料金はプランとメッセージ数によって変わります。'],
  ru: ['Сколько это стоит в месяц?', 'Цена зависит от тарифа и от числа сообщений.'],
};

const browsers: Partial<Record<LanguageCode, string>> = {
  de: 'de-DE,de;q=0.9,en;q=0.8',
  fr: 'fr-FR,fr;q=0.9',
  pl: 'pl-PL,pl;q=0.9,en;q=0.5',
};

const heard = async (text: string, code: LanguageCode, acceptLanguage?: string): Promise<LanguageCode> => {
  const [asked = '', answered = ''] = begun[code] ?? [];
  const history: ChatTurn[] = [
    { role: 'user', content: asked },
    { role: 'assistant', content: answered },
  ];
  return (await languagesFor({ message: text, history, acceptLanguage })).answer;
};

/** Thanks, names, trades, plans and numbers, which must not change the language. */
const weak: readonly (readonly [LanguageCode, string])[] = [
  [
    'de',
    'super|super!|Super, danke|Hotel|Restaurant|hotel|Demo?|ok, a Enterprise?|Enterprise?|Starter?|zwölf|fünfundzwanzig|zwölf Leute|no|si|merci|Thanks|Thank you|perfekt|Pizzeria|Zahnarzt|Fitness|Katrin Vogel|Customer Support|20 000|ok cool|Top|ja genau|und Pro?|nächsten Dienstag|ungefähr hundert|und Starter?|alles klar|Professional oder Enterprise?',
  ],
  [
    'pl',
    'super|super, dzięki|ok, a Enterprise?|a Starter?|Hotel|Restaurant|restauracja|demo|Demo?|dwanaście|dwadzieścia pięć|tak|nie|no|ok|dobra|a Pro?|thanks|okej, a demo?|salon|Jan Kowalski|dzięki wielkie|a hotel?',
  ],
  [
    'fr',
    'super|Super merci|Hotel|restaurant|Demo?|démo|douze|vingt-cinq|non merci|ok|et Enterprise ?|Starter ?|avocat|Marie Martin|top|parfait|thanks|environ cent',
  ],
  [
    'en',
    'super|danke|gracias|Hotel|Restaurant|Demo?|twelve|twenty-five people|ok, a Enterprise?|no|si|zwölf|Rechtsanwalt|Pizzeria|ciao|grazie mille|and Enterprise?|Maria Lopez',
  ],
  ['es', 'super|hotel|restaurante|Demo?|doce|veinticinco|no|ok|¿y Enterprise?|a Starter?|obrigado|thanks'],
  ['pt', 'super|hotel|demo|doze|sim|e Enterprise?|gracias|ok, a Enterprise?|vinte e cinco'],
  ['it', 'super|hotel|demo|dodici|e Enterprise?|no|gracias|va bene'],
  ['nl', 'super|hotel|demo|twaalf|ja|en Enterprise?|danke|prima'],
  ['sv', 'super|hotell|demo|tolv|ja|och Enterprise?|takk|toppen'],
  ['tr', 'süper|otel|demo|on iki|evet|peki Enterprise?'],
  ['ja', 'super|hotel|Demo?|Enterprise?|thanks|OK'],
  ['ru', 'super|Hotel|Demo?|Enterprise?|thanks|ok'],
];

/** Short but unambiguous messages. */
const clear: readonly (readonly [LanguageCode, LanguageCode, string])[] = [
  [
    'en',
    'de',
    'Was kostet das?|Wie teuer ist das?|Gibt es eine Demo?|Ich möchte einen Termin buchen|Kann ich jederzeit kündigen?',
  ],
  ['en', 'es', '¿Cuánto cuesta?|¿Tenéis una demo?|Quiero hablar con una persona|¿Qué idiomas habla?'],
  [
    'en',
    'fr',
    'Combien ça coûte ?|Je voudrais une démo|Quelles langues parlez-vous ?|Est-ce que c’est sécurisé ?',
  ],
  ['en', 'pl', 'Ile to kosztuje?|Czy mogę zrezygnować?|Jakie języki obsługujecie?'],
  [
    'en',
    'it',
    'Quanto costa Enterprise?|Vorrei parlare con qualcuno|Quali lingue parla?|QUANTO COSTA AL MESE',
  ],
  ['en', 'nl', 'Hoeveel kost het?|Kan ik een afspraak maken?'],
  ['en', 'ja', 'いくらですか|料金'],
  ['en', 'zh', '多少钱？|价格'],
  ['en', 'ru', 'сколько стоит?|цена'],
  [
    'de',
    'en',
    'What does it cost?|Do you have a demo?|Can I talk to a human?|How much is Enterprise?|I want to cancel|I want a demo',
  ],
  ['de', 'es', '¿Cuánto cuesta Enterprise?|¿Es seguro para mis clientes?'],
  ['de', 'pl', 'Ile kosztuje Starter?|Chcę porozmawiać z człowiekiem'],
  ['pl', 'de', 'Wie viel kostet Enterprise?|Ich brauche Hilfe'],
  ['pl', 'en', 'How much is it?|Which languages do you speak?'],
  ['fr', 'en', 'What languages do you support?|Is it secure?'],
  ['fr', 'de', 'Wie lange dauert das?'],
  ['es', 'pt', 'Quanto custa por mês?|Vocês têm uma demonstração?'],
  ['pt', 'es', '¿Cuánto cuesta al mes?|¿Tienen una demostración?'],
  ['ja', 'en', 'How much does it cost?|Do you speak English?'],
  ['ru', 'de', 'Wie viel kostet das?'],
  ['sv', 'en', 'How much does it cost?'],
];

describe("the conversation's language", () => {
  it.each(weak)('stays %s after an ambiguous word', { timeout: 60_000 }, async (code, list) => {
    const left: string[] = [];
    for (const text of list.split('|'))
      for (const browser of [undefined, browsers[code]]) {
        const found = await heard(text, code, browser);
        if (found !== code) left.push(`${text}: ${found}`);
      }
    expect(left).toEqual([]);
  });

  it.each(clear)('changes from %s to %s at once', { timeout: 60_000 }, async (code, other, list) => {
    const missed: string[] = [];
    for (const text of list.split('|'))
      for (const browser of [undefined, browsers[code]]) {
        const found = await heard(text, code, browser);
        if (found !== other) missed.push(`${text}: ${found}`);
      }
    expect(missed).toEqual([]);
  });

  it.each([
    ['super', 'de-DE', 'de'],
    ['super', 'pl-PL', 'pl'],
    ['moin', 'de-DE', 'de'],
    ['Hola', 'de-DE', 'es'],
    ['super', 'en-US', 'en'],
    ['hospitality', 'en-US', 'en'],
    ['e-commerce', 'en-US', 'en'],
    ['real estate', 'en-US', 'en'],
    ['banking', 'en-GB', 'en'],
    ['sairaala', 'fi-FI', 'fi'],
    ['precio', 'en-US', 'es'],
    ['Hotel', 'fr-FR', 'fr'],
    ['Demo?', 'de-DE', 'de'],
    ['Hola', 'en-US', 'es'],
    ['Guten Tag', 'en-US', 'de'],
    ['What does it cost?', 'de-DE', 'en'],
    ['¿Cuánto cuesta?', 'de-DE', 'es'],
  ] as const)(
    'starts for "%s" with a browser in %s as %s',
    { timeout: 60_000 },
    async (message, acceptLanguage, code) => {
      expect((await languagesFor({ message, history: [], acceptLanguage })).answer).toBe(code);
    },
  );

  it('ignores foreign words in passing', async () => {
    const [asked = '', answered = ''] = begun.de ?? [];
    const history: ChatTurn[] = [
      { role: 'user', content: asked },
      { role: 'assistant', content: answered },
      { role: 'user', content: 'super' },
    ];
    expect((await languagesFor({ message: 'Hotel', history })).answer).toBe('de');
  });
});
