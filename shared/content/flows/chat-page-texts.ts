import type { LanguageCode } from '#shared/domain/languages.ts';

/** What the page of a published flow says itself, beside the chat's own words. */
export interface ChatPageTexts {
  ended: string;
  restart: string;
  missing: string;
  /** Under an answer that held what looks like a card, account or identity number, with the two ways to go on. */
  masked: string;
  sendAsIs: string;
  sendMasked: string;
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

const maskedRows: Readonly<
  Record<LanguageCode, readonly [masked: string, sendAsIs: string, sendMasked: string]>
> = {
  en: [
    'This looks like a card, account or identity number. It was masked and not sent.',
    'Send as it is',
    'Send it masked',
  ],
  es: [
    'Esto parece un número de tarjeta, de cuenta o de identidad. Se ha ocultado y no se ha enviado.',
    'Enviar tal cual',
    'Enviar oculto',
  ],
  fr: [
    'Cela ressemble à un numéro de carte, de compte ou d’identité. Il a été masqué et n’a pas été envoyé.',
    'Envoyer tel quel',
    'Envoyer masqué',
  ],
  de: [
    'Das sieht nach einer Karten-, Konto- oder Ausweisnummer aus. Sie wurde verdeckt und nicht gesendet.',
    'So senden, wie es ist',
    'Verdeckt senden',
  ],
  it: [
    'Sembra il numero di una carta, di un conto o di un documento. È stato nascosto e non inviato.',
    'Invia così com’è',
    'Invia nascosto',
  ],
  pt: [
    'Isto parece um número de cartão, de conta ou de identidade. Foi ocultado e não foi enviado.',
    'Enviar como está',
    'Enviar ocultado',
  ],
  ru: [
    'Похоже на номер карты, счёта или документа. Он скрыт и не отправлен.',
    'Отправить как есть',
    'Отправить скрытым',
  ],
  ja: [
    'カード、口座、または個人の番号のようです。伏せ字にし、送信していません。',
    'そのまま送信',
    '伏せ字で送信',
  ],
  ko: [
    '카드, 계좌 또는 신분 번호로 보입니다. 가려 두었고 보내지 않았습니다.',
    '그대로 보내기',
    '가린 채 보내기',
  ],
  zh: ['这看起来像银行卡号、账号或身份证号。已隐去，尚未发送。', '按原样发送', '隐去后发送'],
  ar: ['يبدو هذا رقم بطاقة أو حساب أو هوية. تم إخفاؤه ولم يُرسل.', 'إرسال كما هو', 'إرسال مع الإخفاء'],
  hi: ['यह कार्ड, खाते या पहचान का नंबर लगता है। इसे छिपा दिया गया है और भेजा नहीं गया।', 'ऐसे ही भेजें', 'छिपाकर भेजें'],
  nl: [
    'Dit lijkt op een kaart-, rekening- of identiteitsnummer. Het is afgeschermd en niet verzonden.',
    'Versturen zoals het is',
    'Afgeschermd versturen',
  ],
  sv: [
    'Det här ser ut som ett kort-, konto- eller personnummer. Det har dolts och inte skickats.',
    'Skicka som det är',
    'Skicka dolt',
  ],
  no: [
    'Dette ser ut som et kort-, konto- eller personnummer. Det er skjult og ikke sendt.',
    'Send som det er',
    'Send skjult',
  ],
  da: [
    'Det ligner et kort-, konto- eller personnummer. Det er skjult og ikke sendt.',
    'Send, som det er',
    'Send skjult',
  ],
  fi: [
    'Tämä näyttää kortin, tilin tai henkilön numerolta. Se peitettiin eikä sitä lähetetty.',
    'Lähetä sellaisenaan',
    'Lähetä peitettynä',
  ],
  pl: [
    'To wygląda na numer karty, konta lub dokumentu. Został zakryty i nie został wysłany.',
    'Wyślij bez zmian',
    'Wyślij zakryty',
  ],
  tr: [
    'Bu bir kart, hesap veya kimlik numarasına benziyor. Gizlendi ve gönderilmedi.',
    'Olduğu gibi gönder',
    'Gizlenmiş gönder',
  ],
  he: ['זה נראה כמו מספר כרטיס, חשבון או תעודת זהות. הוא הוסתר ולא נשלח.', 'לשלוח כמו שהוא', 'לשלוח מוסתר'],
};

export const chatPageTexts = (language: LanguageCode): ChatPageTexts => {
  const [ended, restart, missing] = rows[language];
  const [masked, sendAsIs, sendMasked] = maskedRows[language];
  return { ended, restart, missing, masked, sendAsIs, sendMasked };
};
