import type { Lexicon } from '../types.ts';

export const lexicon: Lexicon = {
  mode: 'word',
  greeting: 'hej|hejsan|hallå|tjena|god morgon|god kväll|god dag|goddag|god eftermiddag|tja|tjenare',
  plan: 'plan|planer|paket*|i månaden|per månad|månadsvis|månatlig*|volym|/månad|abonnemang*',
  messages: 'meddelande*|förfrågning*|ärenden|frågor i månaden|mejl|sms',
  conversations: 'konversation*|samtal|chattar|dialoger',
  thousand: 'tusen|k',
  book: 'boka*|bokning*|konsultation*|rådgivning*|möte|möten|demo|visning för oss|tid för|samtal för|avtala|schemalägg*|videomöte|reservera|boka in',
  callMe:
    'ring mig|ringa mig|ringa upp mig|ring upp|ringer upp mig|ringer mig|bli uppringd|kontakta mig|kontaktar mig|bli kontaktad|hör av er|höra av er|höra av sig|prata med en människa|prata med någon|prata med en person|prata med en säljare|prata med en riktig|prata med en|prata med er|tala med en människa|tala med någon|tala med en|riktig människa|riktig person|mejla mig|skriv till mig|lämna mina uppgifter|lämna mitt nummer|låt någon|någon ringa|någon ringer|någon höra av|någon kontakta|lämnar mitt|lämnar mina|ta mitt nummer|ring oss|ringa oss|kontakta oss|höra av er till|någon från ert team|be någon',
  wish: 'jag vill|vi vill|vill gärna|skulle vilja|jag skulle|vi skulle|gärna|tack|snälla|vänligen|kan jag|kan vi|får jag|kan ni|kan du|kan någon|jag behöver|vi behöver|låt oss|^boka|^reservera|hellre|jag önskar|ser gärna',
  ask: 'hur|vad|när|var|vilka|vilken|vilket|varför|vem|kostar|ingår|fungerar|går det till|erbjuder|har ni|förklara|händer|måste jag|undrar|om jag|om vi|om man',
  not: 'inte|ingen|inget|aldrig|utan|avboka|ej|senare',
  theirs:
    'bot|boten|chatbot|chattbot|patienter|gäster|kunder|elever|hyresgäster|mina kunder|våra kunder|visningar|medlemmar',
  yes: 'ja|javisst|visst|gärna|ok|okej|absolut|självklart|perfekt|jo',
  no: 'nej|nej tack|inte nu|senare|inte än',
  year: 'per år|om året|årlig*|årsvis|på ett år|årspris|12 månader|tolv månader|året|ett år|årskostnad|på år|helår*|hela året|år',
  perDay: 'per dag|om dagen|daglig*|varje dag',
  firstMonth: 'första månaden|första fakturan',
  contents: 'ingår|innehåller|får man|får jag|får vi|vad finns|med i|inkludera*',
  oneOff:
    'en gång|engångs*|varje månad|månadsvis|per månad|i månaden|engångskostnad|bara en gång|månadskostnad|återkommande',
  beyond: 'överskrid*|går över|över gränsen|mer än|överstig*|betala extra',
  howLong:
    'hur lång tid|hur många dagar|hur snabbt|hur länge|när är|tar det|tid tar|anpass*|skräddarsy*|igång|klart',
  middle: 'mellan*|den andra|andra nivån|i mitten|mittersta|mellersta|den mellersta|mellan',
  top: 'tredje|dyraste|största|högsta',
  nextUp: 'nästa nivå|nästa|nivån över|steget över|ett steg upp|större|den större|det större|steg upp|uppåt',
  difference: 'skillnad*|billigare|dyrare|jämfört',
  money: 'kostar|kostnad*|pris*|hur mycket|betala|avgift*|månadskostnad|pris|betalar|summan|summa|dyrt',
  add: 'lägg*|lägger|lägga|plus|med|också|även|till|ovanpå|extra|ytterligare|dessutom|inklusive|addera|behöver|tar|därtill|och så',
  only: 'bara|endast|enbart|blott|nöjer',
  without: 'utan|minus|ta bort|tar bort|dra av|skippa*|stryk*|slopa*|exklusive|minska',
  smallest: 'minsta|billigaste|lägsta|den lilla|det lilla|den första|första paketet|bas|instegs*|grund*',
  nextDown:
    'steget under|nivån under|ett steg ner|närmast under|mindre paketet|den mindre|det mindre|under det',
  total:
    'totalt|total|totalen|totalsumma*|sammanlagt|tillsammans|ihop|allt som allt|summa|summan|allt ihop|allt inräknat|räkna ihop|blir det|landar det|slutsumma*|vad gör det|blir tillsammans',
  one: 'ett|en|enda|ett enda',
  whichOne: 'vilken|vilket|i vilken|var då|vilka|i vilket',
  industries: {
    ecommerce:
      'webbutik*|webutik*|nätbutik*|e handel*|ehandel*|butik*|webshop*|ecommerce|e commerce|kläder|detaljhandel|säljer online|säljer|på nätet|skor',
    healthcare:
      'vårdcentral*|klinik*|~klinik|sjukhus*|läkar*|tandläkar*|vård*|hälso*|apotek*|patient*|fysioterap*|veterinär*|tandvård*|~mottagning',
    finance: 'bank|banken|banker|finans*|försäkring*|bolån*|lån|kredit*|fintech|invester*|~förmedlare',
    realestate: 'mäklar*|fastighet*|bostäder|lägenhet*|hyresgäst*|uthyrning|bostad*|husvisning*',
    education:
      'skola|skolor|~skola|universitet*|högskola*|kurs|kurser|utbildning*|elev*|student*|akademi*|undervis*|lärare|förskola*',
    hospitality: 'hotell*|vandrarhem*|turism*|gäster|resor|resebyrå*|resort|camping*|pensionat|boende',
    fitness: 'gym*|fitness|yoga*|pilates|personlig tränare|träning*|crossfit|idrottsförening',
    restaurant: 'restaurang*|kafé*|café*|pizzeria*|catering|bageri*|krog|bistro|lunchställe',
    automotive:
      'bil|bilar|bilhandlare|bilfirma|verkstad*|bilverkstad*|fordon*|provkör*|bilförsälj*|däck*|mekaniker',
    professional:
      'advokat*|jurist*|juridisk*|revisor*|redovisning*|konsultbolag*|konsultfirma|byrå|arkitekt*|notarie|bokföring*|rekrytering*',
  },
};
