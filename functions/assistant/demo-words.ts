import type { LanguageCode } from '#shared/domain/languages.ts';

/** Words of questions about opening hours and the address, beside the lexicons: only the template demos answer these. */
export const demoWords: Record<LanguageCode, { hours: string; location: string }> = {
  en: {
    hours: 'open|opening|hours|close|closing|closed',
    location: 'where|address|located|location|directions|parking|get there',
  },
  es: {
    hours: 'horario*|abr*|abierto*|cierr*|cerrado*',
    location: 'dónde|dirección|ubicación|cómo llegar|aparcamiento',
  },
  fr: { hours: 'horaire*|ouvert*|ouvrez|fermé|fermez|ferme*', location: 'où|adresse|situé*|parking|venir' },
  de: {
    hours: 'öffnungszeit*|geöffnet|offen|öffnet|schließt|sprechzeit*|geschlossen',
    location: 'wo|adresse|anfahrt|parken|parkplatz|finde',
  },
  it: { hours: 'orari*|apert*|aprite|chius*|chiudete', location: 'dove|indirizzo|parcheggio|raggiung*' },
  pt: { hours: 'horário*|abert*|abre*|fecha*', location: 'onde|endereço|morada|localização|estacionamento' },
  ru: {
    hours: 'часы работы|работаете|открыт*|закрыт*|режим работы|график*',
    location: 'где|адрес*|находитесь|парковк*|добраться',
  },
  ja: { hours: '営業時間|診療時間|何時|開いて|閉ま|休み|定休', location: 'どこ|場所|住所|アクセス|駐車' },
  ko: {
    hours: '영업시간|진료시간|몇 시|문 여|문 닫|열어|닫아|휴무',
    location: '어디|위치|주소|주차|가는 길',
  },
  zh: { hours: '营业时间|几点|开门|关门|开放|休息', location: '在哪|哪里|地址|位置|停车|怎么去' },
  ar: {
    hours: 'ساعات العمل|تفتح|تفتحون|تغلق|مفتوح|مغلق|دوام|أوقات',
    location: 'أين|اين|عنوان|موقع|موقف|كيف أصل',
  },
  hi: { hours: 'समय|खुल*|बंद*|कितने बजे', location: 'कहाँ|कहां|पता|पार्किंग|लोकेशन' },
  nl: {
    hours: 'openingstijd*|open|geopend|gesloten|sluit*',
    location: 'waar|adres|parkeren|bereikbaar|route',
  },
  sv: { hours: 'öppettid*|öppet|öppnar|stänger|stängt', location: 'var|adress*|parkering*|hittar' },
  no: {
    hours: 'åpningstid*|åpent|åpner|stenger|stengt',
    location: 'hvor ligger|hvor er|hvor finner|adresse*|parkering*|finner',
  },
  da: {
    hours: 'åbningstid*|åbent|åbner|lukker|lukket',
    location: 'hvor ligger|hvor er|hvor finder|adresse*|parkering*',
  },
  fi: { hours: 'aukiolo*|auki|avoinna|aukeaa|sulje*|kiinni', location: 'missä|osoite*|sijaits*|pysäköin*' },
  pl: {
    hours: 'godzin*|otwart*|otwiera*|czynne|zamknię*|zamyka*',
    location: 'gdzie|adres*|parking*|dojazd*',
  },
  tr: {
    hours: 'çalışma saat*|açık*|kapalı*|kaçta|saatleriniz|kapanıyor*|açılıyor*',
    location: 'nerede*|neresi*|adres*|otopark*|konum*',
  },
  he: { hours: 'שעות|פתוח|סגור|נפתח|נסגר', location: 'איפה|כתובת|מיקום|חניה|מגיעים' },
};
