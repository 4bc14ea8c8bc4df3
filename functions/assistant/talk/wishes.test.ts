import { describe, expect, it } from 'vitest';
import type { ChatTurn } from '#shared/api/chat.ts';
import { loadAnswers } from '#shared/content/assistant/load.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { loadVocabulary } from '../lexicons.ts';
import { wishedAction } from './wishes.ts';

const wishOf = async (message: string, code: LanguageCode = 'en', history: ChatTurn[] = []) =>
  wishedAction(message, history, await loadVocabulary(code), await loadAnswers(code));

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

describe('wishedAction', () => {
  it.each(wishes)('reads %s: "%s" as a booking request', async (code, message) => {
    expect(await wishOf(message, code)).toBe('book_consultation');
  });

  it.each(questions)('reads %s: "%s" as a question', async (code, message) => {
    expect(await wishOf(message, code)).toBeUndefined();
  });

  it.each([
    "I don't want to book anything",
    'Please do not call me',
    'How can I talk to a human?',
    'What if I want to be called back, how does that work?',
  ])('opens no form for "%s"', async (message) => {
    expect(await wishOf(message)).toBeUndefined();
  });

  it('accepts a yes only after an offer', async () => {
    const offer: ChatTurn = {
      role: 'assistant',
      content: 'Fine.\n\nWould you like to book a free consultation?',
    };
    expect(await wishOf('Yes please', 'en', [offer])).toBe('book_consultation');
    expect(
      await wishOf('yes', 'en', [{ role: 'assistant', content: 'Which industry are you in?' }]),
    ).toBeUndefined();
    expect(await wishOf('no thanks', 'en', [offer])).toBeUndefined();
  });
});
