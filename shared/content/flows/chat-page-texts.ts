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
  /** Over a visitor's flow, with {brand}: whose it isn't; how to report it; the way out of somebody's frame. */
  visitors: string;
  report: string;
  ownPage: string;
  /** Beside it: that its author sees no answers. */
  unkept: string;
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

const visitorsRows: Readonly<
  Record<LanguageCode, readonly [visitors: string, report: string, ownPage: string]>
> = {
  en: [
    'This conversation was made by a visitor with {brand}’s flow builder. It does not come from {brand}.',
    'Report it',
    'Open on its own page',
  ],
  es: [
    'Esta conversación la creó un visitante con el editor de {brand}. No procede de {brand}.',
    'Denunciar',
    'Abrir en su propia página',
  ],
  fr: [
    'Cette conversation a été créée par un visiteur avec l’éditeur de {brand}. Elle ne vient pas de {brand}.',
    'Signaler',
    'Ouvrir sur sa propre page',
  ],
  de: [
    'Dieses Gespräch hat ein Besucher mit dem Editor von {brand} erstellt. Es stammt nicht von {brand}.',
    'Melden',
    'Auf eigener Seite öffnen',
  ],
  it: [
    'Questa conversazione è stata creata da un visitatore con l’editor di {brand}. Non proviene da {brand}.',
    'Segnala',
    'Apri nella sua pagina',
  ],
  pt: [
    'Esta conversa foi criada por um visitante com o editor da {brand}. Não vem da {brand}.',
    'Denunciar',
    'Abrir na própria página',
  ],
  ru: [
    'Этот разговор создан посетителем в редакторе {brand}. Он исходит не от {brand}.',
    'Пожаловаться',
    'Открыть на отдельной странице',
  ],
  ja: [
    'この会話は訪問者が {brand} のエディターで作成したもので、{brand} によるものではありません。',
    '報告する',
    '専用ページで開く',
  ],
  ko: [
    '이 대화는 방문자가 {brand} 편집기로 만든 것이며 {brand}에서 제공한 것이 아닙니다.',
    '신고하기',
    '별도 페이지에서 열기',
  ],
  zh: ['此对话由访客使用 {brand} 的编辑器创建，并非来自 {brand}。', '举报', '在单独页面打开'],
  ar: ['أنشأ هذه المحادثة زائر باستخدام محرر {brand}. وهي ليست من {brand}.', 'إبلاغ', 'فتح في صفحتها الخاصة'],
  hi: [
    'यह बातचीत एक आगंतुक ने {brand} के एडिटर से बनाई है। यह {brand} की ओर से नहीं है।',
    'शिकायत करें',
    'अलग पेज पर खोलें',
  ],
  nl: [
    'Dit gesprek is door een bezoeker gemaakt met de editor van {brand}. Het komt niet van {brand}.',
    'Melden',
    'Op eigen pagina openen',
  ],
  sv: [
    'Det här samtalet har skapats av en besökare med redigeraren från {brand}. Det kommer inte från {brand}.',
    'Anmäl',
    'Öppna på egen sida',
  ],
  no: [
    'Denne samtalen er laget av en besøkende med redigeringsverktøyet til {brand}. Den kommer ikke fra {brand}.',
    'Rapporter',
    'Åpne på egen side',
  ],
  da: [
    'Denne samtale er lavet af en besøgende med {brand}s editor. Den kommer ikke fra {brand}.',
    'Anmeld',
    'Åbn på egen side',
  ],
  fi: [
    'Tämän keskustelun on tehnyt kävijä käyttäen palvelun {brand} editoria. Sen lähettäjä ei ole {brand}.',
    'Ilmoita',
    'Avaa omalla sivullaan',
  ],
  pl: [
    'Tę rozmowę utworzył odwiedzający w edytorze {brand}. Nie pochodzi ona od {brand}.',
    'Zgłoś',
    'Otwórz na osobnej stronie',
  ],
  tr: [
    'Bu görüşmeyi bir ziyaretçi {brand} düzenleyicisiyle oluşturdu. {brand} tarafından hazırlanmamıştır.',
    'Bildir',
    'Kendi sayfasında aç',
  ],
  he: ['השיחה הזאת נוצרה על ידי מבקר בעורך של {brand}. היא אינה מטעם {brand}.', 'דיווח', 'פתיחה בדף משלה'],
};

const unkeptRows: Readonly<Record<LanguageCode, string>> = {
  en: 'Whoever made it does not get your answers.',
  es: 'Quien la creó no recibe sus respuestas.',
  fr: 'La personne qui l’a créée ne reçoit pas vos réponses.',
  de: 'Wer es erstellt hat, bekommt Ihre Antworten nicht.',
  it: 'Chi l’ha creata non riceve le sue risposte.',
  pt: 'Quem a criou não recebe as suas respostas.',
  ru: 'Тот, кто его создал, не получает ваших ответов.',
  ja: '回答が作成者に渡ることはありません。',
  ko: '답변은 만든 사람에게 전달되지 않습니다.',
  zh: '创建者不会收到您的回答。',
  ar: 'لا تصل إجاباتك إلى من أنشأها.',
  hi: 'इसे बनाने वाले को आपके उत्तर नहीं मिलते।',
  nl: 'Wie het heeft gemaakt, krijgt uw antwoorden niet.',
  sv: 'Den som har skapat det får inte dina svar.',
  no: 'Den som har laget den, får ikke svarene dine.',
  da: 'Den, der har lavet den, får ikke dine svar.',
  fi: 'Sen tekijä ei saa vastauksiasi.',
  pl: 'Osoba, która ją utworzyła, nie otrzymuje Twoich odpowiedzi.',
  tr: 'Oluşturan kişi yanıtlarınızı almaz.',
  he: 'מי שיצר אותה אינו מקבל את התשובות שלך.',
};

export const chatPageTexts = (language: LanguageCode): ChatPageTexts => {
  const [ended, restart, missing] = rows[language];
  const [masked, sendAsIs, sendMasked] = maskedRows[language];
  const [visitors, report, ownPage] = visitorsRows[language];
  const unkept = unkeptRows[language];
  return { ended, restart, missing, masked, sendAsIs, sendMasked, visitors, report, ownPage, unkept };
};
