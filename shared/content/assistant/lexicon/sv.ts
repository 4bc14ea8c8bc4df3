import type { Lexicon } from '../types.ts';

export const lexicon: Lexicon = {
  mode: 'word',
  greeting: 'hej|hejsan|hallå|tjena|god morgon|god kväll|god dag|goddag|god eftermiddag|tja|tjenare',
  services:
    'tjänst|tjänster|vad gör ni|vad erbjuder|erbjuder|automatiser*|kundtjänst*|kundservice|kundsupport|försäljning|chatbot*|chattbot*|funktioner|vilka är ni|vem är du|vad kan ni|botar|vad hjälper',
  pricing:
    'pris*|kostar|kostnad*|kosta|hur mycket|dyrt|dyr|billig*|avgift*|offert*|budget|betala|abonnemang*|rabatt*|vad tar ni',
  plan: 'plan|planer|paket*|i månaden|per månad|månadsvis|månatlig*|volym|/månad|abonnemang*',
  messages: 'meddelande*|förfrågning*|ärenden|frågor i månaden|mejl|sms',
  conversations: 'konversation*|samtal|chattar|dialoger',
  thousand: 'tusen|k',
  integrations:
    'integr*|koppla*|anslut*|kompatib*|shopify|slack|whatsapp|crm|hubspot|salesforce|api|zapier|telegram|fungerar det med|funkar det med|kalender|woocommerce|fortnox|affärssystem',
  timeline:
    'hur lång tid|hur länge|hur snabbt|hur fort|tidsplan|komma igång|igång|starta|lansera*|dagar|veckor|klart|klar|färdig*|implementer*|driftsätt*|sätta upp|installation|leveranstid|när kan vi',
  security:
    'säker*|gdpr|hipaa|iso|integritet|personuppgift*|dataskydd*|krypter*|data|lagras|certifi*|sekretess|regelefterlevnad|trygg*|skydda*',
  languages: 'språk|flerspråkig*|översätt*|pratar|talar|engelska|franska|tyska|spanska|arabiska|finska',
  book: 'boka*|bokning*|konsultation*|rådgivning*|möte|möten|demo|visning för oss|tid för|samtal för|avtala|schemalägg*|videomöte|reservera|boka in',
  contact:
    'människa|person|medarbetare|någon|rådgivare|handläggare|kontakt*|ring|ringa|telefon*|prata|team|mejl*|e post|säljare|nå er|agent',
  callMe:
    'ring mig|ringa mig|ringa upp mig|ring upp|ringer upp mig|ringer mig|bli uppringd|kontakta mig|kontaktar mig|bli kontaktad|hör av er|höra av er|höra av sig|prata med en människa|prata med någon|prata med en person|prata med en säljare|prata med en riktig|prata med en|prata med er|tala med en människa|tala med någon|tala med en|riktig människa|riktig person|mejla mig|skriv till mig|lämna mina uppgifter|lämna mitt nummer',
  wish: 'jag vill|vi vill|vill gärna|skulle vilja|jag skulle|vi skulle|gärna|tack|snälla|vänligen|kan jag|kan vi|får jag|kan ni|kan du|kan någon|jag behöver|vi behöver|låt oss|^boka|^reservera|hellre|jag önskar|ser gärna',
  ask: 'hur|vad|när|var|vilka|vilken|vilket|varför|vem|kostar|ingår|fungerar|går det till|erbjuder|har ni|förklara|händer|måste jag|undrar|om jag|om vi|om man',
  not: 'inte|ingen|inget|aldrig|utan|avboka|ej|senare',
  theirs:
    'bot|boten|chatbot|chattbot|patienter|gäster|kunder|elever|hyresgäster|mina kunder|våra kunder|visningar|medlemmar',
  thanks: 'tack|tack så mycket|tusen tack|tackar|stort tack',
  bye: 'hej då|hejdå|vi ses|adjö|ha det bra|ha en bra dag|god natt',
  complaint:
    'klag*|dålig*|värdelös*|fungerar inte|funkar inte|besviken|besvikna|arg|hemsk*|usel*|oanvändbar*|missnöjd*|frustrer*|förstår ingenting|förstår mig inte|skandal*|bluff|irriter*|reklam*|sämst|urdålig*|skräp',
  yes: 'ja|javisst|visst|gärna|ok|okej|absolut|självklart|perfekt|jo',
  no: 'nej|nej tack|inte nu|senare|inte än',
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
