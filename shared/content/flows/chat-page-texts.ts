import type { LanguageCode } from '#shared/domain/languages.ts';

/** What the page of a published flow says itself, beside the chat's own words. */
export interface ChatPageTexts {
  ended: string;
  restart: string;
  missing: string;
}

const rows: Readonly<Record<LanguageCode, readonly [ended: string, restart: string, missing: string]>> = {
  en: ['This conversation has ended.', 'Start again', 'This conversation is not available.'],
  es: ['Esta conversación ha terminado.', 'Empezar de nuevo', 'Esta conversación no está disponible.'],
  fr: ['Cette conversation est terminée.', 'Recommencer', 'Cette conversation n’est pas disponible.'],
  de: ['Dieses Gespräch ist beendet.', 'Neu beginnen', 'Dieses Gespräch ist nicht verfügbar.'],
  it: ['Questa conversazione è terminata.', 'Ricomincia', 'Questa conversazione non è disponibile.'],
  pt: ['Esta conversa terminou.', 'Começar de novo', 'Esta conversa não está disponível.'],
  ru: ['Этот разговор завершён.', 'Начать заново', 'Этот разговор недоступен.'],
  ja: ['この会話は終了しました。', 'もう一度始める', 'この会話は利用できません。'],
  ko: ['대화가 끝났습니다.', '다시 시작', '이 대화를 이용할 수 없습니다.'],
  zh: ['此对话已结束。', '重新开始', '此对话不可用。'],
  ar: ['انتهت هذه المحادثة.', 'ابدأ من جديد', 'هذه المحادثة غير متاحة.'],
  hi: ['यह बातचीत समाप्त हो गई है।', 'फिर से शुरू करें', 'यह बातचीत उपलब्ध नहीं है।'],
  nl: ['Dit gesprek is afgelopen.', 'Opnieuw beginnen', 'Dit gesprek is niet beschikbaar.'],
  sv: ['Samtalet är avslutat.', 'Börja om', 'Samtalet är inte tillgängligt.'],
  no: ['Samtalen er avsluttet.', 'Begynn på nytt', 'Samtalen er ikke tilgjengelig.'],
  da: ['Samtalen er slut.', 'Begynd forfra', 'Samtalen er ikke tilgængelig.'],
  fi: ['Keskustelu on päättynyt.', 'Aloita alusta', 'Keskustelu ei ole saatavilla.'],
  pl: ['Rozmowa została zakończona.', 'Zacznij od nowa', 'Ta rozmowa jest niedostępna.'],
  tr: ['Bu görüşme sona erdi.', 'Yeniden başla', 'Bu görüşme kullanılamıyor.'],
  he: ['השיחה הסתיימה.', 'להתחיל מחדש', 'השיחה אינה זמינה.'],
};

export const chatPageTexts = (language: LanguageCode): ChatPageTexts => {
  const [ended, restart, missing] = rows[language];
  return { ended, restart, missing };
};
