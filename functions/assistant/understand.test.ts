import { describe, expect, it } from 'vitest';
import type { ChatTurn } from '#shared/api/chat.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { loadAnswers, loadVocabulary } from './lexicons.ts';
import { understand } from './understand.ts';

const meaningOf = async (message: string, code: LanguageCode = 'en', history: ChatTurn[] = []) =>
  understand(message, history, await loadVocabulary(code), await loadAnswers(code));

const wishes: readonly [LanguageCode, string][] = [
  ['en', 'Please book a demo for Tuesday'],
  ['en', 'Hi! Can we schedule a call?'],
  ['es', 'Quisiera agendar una demo, por favor'],
  ['fr', 'Peut-on fixer un rendez-vous ?'],
  ['de', 'Könnten wir einen Termin vereinbaren?'],
  ['it', 'Possiamo fissare un appuntamento?'],
  ['pt', 'Podemos marcar uma reunião?'],
  ['ru', 'Запишите меня на консультацию, пожалуйста'],
  ['ja', 'デモをお願いします'],
  ['ko', '상담 예약 부탁드립니다'],
  ['zh', '请帮我预约咨询'],
  ['ar', 'من فضلك احجز لي موعداً'],
  ['hi', 'कृपया एक मीटिंग बुक कर दीजिए'],
  ['nl', 'Kunnen we een afspraak maken?'],
  ['sv', 'Kan vi boka ett möte?'],
  ['no', 'Kan vi avtale et møte?'],
  ['da', 'Kan vi booke et møde?'],
  ['fi', 'Voimmeko sopia tapaamisen?'],
  ['pl', 'Czy możemy umówić spotkanie?'],
  ['tr', 'Bir görüşme ayarlayabilir miyiz?'],
  ['he', 'אפשר לקבוע פגישה?'],
];

const questions: readonly [LanguageCode, string][] = [
  ['en', 'What happens after I book a consultation?'],
  ['en', 'Do you offer a free demo?'],
  ['en', 'Can the bot book appointments for my patients?'],
  ['es', '¿Cómo funciona la reserva de una consulta?'],
  ['fr', 'Est-ce que la consultation est gratuite ?'],
  ['de', 'Was passiert, wenn ich einen Termin buche?'],
  ['de', 'Kann der Bot Termine für meine Patienten buchen?'],
  ['it', 'Quanto dura la consulenza?'],
  ['pt', 'A consultoria é gratuita?'],
  ['ru', 'Консультация платная?'],
  ['ja', '相談は無料ですか'],
  ['ko', '상담은 무료인가요?'],
  ['zh', '咨询收费吗？'],
  ['ar', 'هل الاستشارة مجانية؟'],
  ['hi', 'परामर्श में कितना समय लगता है?'],
  ['nl', 'Hoe lang duurt een adviesgesprek?'],
  ['sv', 'Kostar konsultationen något?'],
  ['no', 'Hva skjer etter at jeg har bestilt?'],
  ['da', 'Hvad sker der, når jeg har booket?'],
  ['fi', 'Onko konsultaatio ilmainen?'],
  ['pl', 'Ile trwa konsultacja?'],
  ['tr', 'Danışmanlık ücretsiz mi?'],
  ['he', 'כמה זמן נמשכת פגישת הייעוץ?'],
];

describe('what opens a form', () => {
  it.each(wishes)('%s: "%s" is a wish to book', async (code, message) => {
    expect((await meaningOf(message, code)).intent).toBe('book');
  });

  it.each(questions)('%s: "%s" is a mere question', async (code, message) => {
    expect(['book', 'contact']).not.toContain((await meaningOf(message, code)).intent);
  });

  it.each([
    "I don't want to book anything",
    'Please do not call me',
    'How can I talk to a human?',
    'What if I want to be called back, how does that work?',
  ])('"%s" opens nothing', async (message) => {
    expect(['book', 'contact']).not.toContain((await meaningOf(message)).intent);
  });

  it('takes a yes for a wish only after an offer', async () => {
    const offer: ChatTurn = {
      role: 'assistant',
      content: 'Fine.\n\nWould you like to book a free consultation?',
    };
    expect((await meaningOf('Yes please', 'en', [offer])).intent).toBe('book');
    expect(
      (await meaningOf('yes', 'en', [{ role: 'assistant', content: 'Which industry are you in?' }])).intent,
    ).not.toBe('book');
    expect((await meaningOf('no thanks', 'en', [offer])).intent).toBe('decline');
  });
});

describe('what earlier messages say', () => {
  it('reads a bare number as the volume that was asked for', async () => {
    const { askVolume } = await loadAnswers('en');
    const history: ChatTurn[] = [
      { role: 'user', content: 'We run a hotel' },
      { role: 'assistant', content: askVolume },
    ];
    expect(await meaningOf('about 300', 'en', history)).toEqual({
      intent: 'plan_fit',
      industry: 'hospitality',
      volume: { count: 300, unit: 'messages' },
    });
  });

  it('remembers volume and industry for later questions', async () => {
    const history: ChatTurn[] = [{ role: 'user', content: 'We run a hotel with 20,000 messages a month' }];
    const { intent, industry, volume } = await meaningOf('How much would that be?', 'en', history);
    expect([intent, industry, volume?.count]).toEqual(['pricing', 'hospitality', 20_000]);
  });

  it('reads another number after a volume as another volume', async () => {
    const history: ChatTurn[] = [{ role: 'user', content: 'We have 3,000 conversations a month' }];
    expect(await meaningOf('and for 9000?', 'en', history)).toMatchObject({
      intent: 'plan_fit',
      volume: { count: 9000, unit: 'conversations' },
    });
  });

  it('counts conversations apart from messages', async () => {
    expect((await meaningOf('We have 3,000 conversations a month')).volume).toEqual({
      count: 3000,
      unit: 'conversations',
    });
  });
});
