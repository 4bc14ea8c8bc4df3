import { describe, expect, it } from 'vitest';
import { loadDetailTexts } from '#shared/content/assistant/load.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { collectDetails, readDetails } from './read-details.ts';

const read = async (language: LanguageCode, text: string) =>
  readDetails(text, await loadDetailTexts(language), language);

describe('readDetails', () => {
  it.each<[LanguageCode, string, Record<string, string>]>([
    ['es', 'Uy, hoy no puedo. Mañana a las cinco, ¿vale?', { when: 'Mañana a las cinco' }],
    ['he', 'אפשר שמישהו יחזור אליי? רונית כהן 050-555-0147', { name: 'רונית כהן', phone: '050-555-0147' }],
    ['tr', 'beni arar mısınız? Burak Aydın 0532 000 14 27', { name: 'Burak Aydın', phone: '0532 000 14 27' }],
    [
      'ko',
      '이름은 박지훈이고 메일은 jihoon@park.example 입니다',
      { name: '박지훈', email: 'jihoon@park.example' },
    ],
  ])('takes the last day and a name after a question in %s', async (language, text, details) => {
    expect(await read(language, text)).toEqual(details);
  });

  it.each<[LanguageCode, string, Record<string, string>]>([
    [
      'en',
      "I'm Anna Berg, call me at +47 912 34 567 tomorrow at 3 pm please",
      { name: 'Anna Berg', phone: '+47 912 34 567', when: 'tomorrow at 3 pm' },
    ],
    [
      'de',
      'Mein Name ist Jens Vogt, erreichbar unter 0170 1234567, am Freitag um 15 Uhr',
      { name: 'Jens Vogt', phone: '0170 1234567', when: 'Freitag um 15 Uhr' },
    ],
    [
      'es',
      'Me llamo Lucía Pérez, mi número es 612 345 678, mañana a las 10:30',
      { name: 'Lucía Pérez', phone: '612 345 678', when: 'mañana a las 10:30' },
    ],
    [
      'fr',
      'Je suis Claire Dubois, 06 12 34 56 78, rappelez-moi demain à 14h',
      { name: 'Claire Dubois', phone: '06 12 34 56 78', when: 'demain à 14h' },
    ],
    [
      'it',
      'Sono Marco Rossi, il mio numero è 333 1234567, chiamatemi venerdì alle 15:00',
      { name: 'Marco Rossi', phone: '333 1234567', when: 'venerdì alle 15:00' },
    ],
    [
      'pt',
      'Meu nome é João Silva, telefone 11 91234-5678, amanhã às 15h',
      { name: 'João Silva', phone: '11 91234-5678', when: 'amanhã às 15h' },
    ],
    [
      'ru',
      'Меня зовут Анна Петрова, телефон +7 912 345-67-89, позвоните завтра в 15:00',
      { name: 'Анна Петрова', phone: '+7 912 345-67-89', when: 'завтра в 15:00' },
    ],
    [
      'ja',
      '田中と申します。電話は090-1234-5678です。明日の午後3時にお願いします',
      { phone: '090-1234-5678', when: '明日の午後3時' },
    ],
    [
      'ko',
      '제 이름은 김민수입니다. 010-1234-5678로 내일 오후 3시에 전화 주세요',
      { name: '김민수', phone: '010-1234-5678', when: '내일 오후 3시' },
    ],
    [
      'zh',
      '我叫王伟，电话13812345678，明天下午3点',
      { name: '王伟', phone: '13812345678', when: '明天下午3点' },
    ],
    ['ar', 'اسمي أحمد علي، رقمي 0501234567، اتصلوا غدًا الساعة 15:00', { phone: '0501234567' }],
    [
      'hi',
      'मेरा नाम राहुल शर्मा है, नंबर 98765 43210, कल 3 बजे',
      { name: 'राहुल शर्मा', phone: '98765 43210', when: 'कल 3 बजे' },
    ],
    [
      'nl',
      'Mijn naam is Joris de Vries, 06-12345678, morgen om 15:00 uur',
      { name: 'Joris de Vries', phone: '06-12345678' },
    ],
    [
      'sv',
      'Jag heter Eva Lund, 070-123 45 67, ring i morgon kl. 15.00',
      { name: 'Eva Lund', phone: '070-123 45 67' },
    ],
    [
      'no',
      'Jeg heter Kari Moe, 912 34 567, ring i morgen kl. 15.00',
      { name: 'Kari Moe', phone: '912 34 567' },
    ],
    [
      'da',
      'Jeg hedder Lars Holm, 20 12 34 56, ring i morgen kl. 15',
      { name: 'Lars Holm', phone: '20 12 34 56' },
    ],
    [
      'fi',
      'Nimeni on Matti Virtanen, 040 123 4567, soittakaa huomenna klo 15',
      { name: 'Matti Virtanen', phone: '040 123 4567' },
    ],
    [
      'pl',
      'Nazywam się Ewa Nowak, 601 234 567, proszę dzwonić jutro o 15:00',
      { name: 'Ewa Nowak', phone: '601 234 567', when: 'jutro o 15:00' },
    ],
    [
      'tr',
      'Adım Ayşe Yılmaz, 0532 123 45 67, yarın saat 15:00',
      { name: 'Ayşe Yılmaz', phone: '0532 123 45 67', when: 'yarın saat 15:00' },
    ],
    [
      'he',
      'קוראים לי דנה לוי, 050-1234567, מחר בשעה 15:00',
      { name: 'דנה לוי', phone: '050-1234567', when: 'מחר בשעה 15:00' },
    ],
  ])('reads name, number and time from one message in %s', async (language, text, expected) => {
    expect(await read(language, text)).toMatchObject(expected);
  });

  it('reads an e-mail address without the letters written against it', async () => {
    expect((await read('ja', 'メールはkenji@example.jpです')).email).toBe('kenji@example.jp');
  });

  it('takes prices, volumes, dates and years for no telephone number', async () => {
    for (const text of [
      'We get 20,000 messages a month',
      'Is $1,497 the price for 2026-11-24?',
      'Between 1990 and 2020 we had 1 200 000 visitors',
      'order 12345',
    ])
      expect((await read('en', text)).phone, text).toBeUndefined();
  });

  it('takes a description of oneself for no name', async () => {
    for (const text of ["I'm looking for a chatbot", 'I am the owner of a bakery', "I'm in Berlin"])
      expect((await read('en', text)).name, text).toBeUndefined();
  });
});

describe('collectDetails', () => {
  it.each<[LanguageCode, readonly string[], string]>([
    [
      'de',
      ['Donnerstag so gegen 14 Uhr', 'Donnerstag klappt doch nicht, lieber Freitag halb zehn'],
      'Freitag halb zehn',
    ],
    ['en', ['Monday at 3 pm', 'Monday is bad. Friday half past nine instead'], 'Friday half past nine'],
    ['nl', ['dinsdag om 15:00', 'dinsdag lukt niet, woensdag half tien'], 'woensdag half tien'],
    [
      'it',
      ['martedì prossimo alle 10 si può?', 'no, martedì sono fuori. mercoledì stessa ora'],
      'mercoledì prossimo alle 10',
    ],
    ['pl', ['poniedziałek 12', 'jednak lepiej o 16'], 'poniedziałek o 16'],
    ['es', ['el lunes a las 10 si puede ser', 'mejor a las 16'], 'lunes a las 16'],
    ['ar', ['غدا الساعة 2', 'لا، الساعة 5 أفضل عندي مرضى'], 'غدا الساعة 5'],
    ['pl', ['na 9 grudnia, godz. 14:30'], '9 grudnia, godz. 14:30'],
    ['ja', ['12月3日(木)の11時は空いていますか', 'やっぱり11時半で'], '12月3日(木)の11時半'],
    ['da', ['tirsdag mellem 9 og 11', 'hellere 13-15'], 'tirsdag 13-15'],
    ['ar', ['الاثنين 7 ديسمبر الساعة 2'], 'الاثنين 7 ديسمبر الساعة 2'],
    ['fr', ['jeudi à 10 si possible', 'jeudi non finalement. vendredi à 11h30'], 'vendredi à 11h30'],
  ])('replaces the day, the hour or both when they are corrected in %s', async (language, messages, when) => {
    expect(collectDetails(messages, await loadDetailTexts(language), language).when).toBe(when);
  });

  it.each<[string, string]>([
    ['it ends in 8, not 7', '601 234 568'],
    ['sorry, 568 instead of 567 at the end', '601 234 568'],
    ['no, 601 234 569', '601 234 569'],
    ['we have 3 shops and 4 tills', '601 234 567'],
  ])('corrects the end of a telephone number: %s', async (message, phone) => {
    const texts = await loadDetailTexts('en');
    expect(collectDetails(['601 234 567', message], texts, 'en').phone).toBe(phone);
  });
});
