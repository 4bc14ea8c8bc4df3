import type { Lexicon } from '../types.ts';

export const lexicon: Lexicon = {
  mode: 'word',
  greeting: 'hej|hejsa|hallo|davs|goddag|god morgen|godmorgen|god aften|godaften|god eftermiddag|dav|halløj',
  services:
    'ydelse|ydelser|tjenester|service|services|hvad laver i|hvad gør i|hvad tilbyder|tilbyder|automatiser*|kundeservice*|kundesupport|kundebetjening|salg|chatbot*|funktioner|hvem er i|hvem er du|hvad kan i|botter|hvad hjælper',
  pricing:
    'pris*|koster|omkostning*|koste|hvor meget|dyrt|dyr|billig*|gebyr*|tilbud på|budget|betale|abonnement*|rabat*|hvad tager i',
  plan: 'pakke*|plan|planer|om måneden|pr måned|per måned|månedlig*|volumen|/måned|abonnement*',
  messages: 'besked*|henvendelse*|forespørgs*|sager|spørgsmål om måneden|mails',
  conversations: 'samtale*|chats|dialoger',
  thousand: 'tusind|tusinde|k',
  integrations:
    'integr*|koble*|kobles|forbind*|tilslut*|kompatib*|shopify|slack|whatsapp|crm|hubspot|salesforce|api|zapier|telegram|virker den med|fungerer den med|kalender|woocommerce|e conomic|dinero',
  timeline:
    'hvor lang tid|hvor længe|hvor hurtigt|tidsplan|komme i gang|i gang|starte|lancer*|dage|uger|klar|klart|færdig*|implementer*|sætte op|opsætning*|installation|leveringstid|hvornår kan vi',
  security:
    'sikker*|sikre|trygt|gdpr|hipaa|iso|databeskyttelse*|persondata*|personoplysning*|krypter*|data|opbevar*|gemmes|certifi*|fortrolig*|overholder|privatliv*|beskytte*',
  languages: 'sprog|flersproget|flersproglig*|oversæt*|taler|snakker|engelsk|fransk|tysk|spansk|arabisk',
  book: 'book*|bestil*|reserver*|konsultation*|rådgivning*|møde|møder|demo|aftale et|aftale en|aftal|aftale|tid til|samtale med jer|videomøde|lave en aftale',
  contact:
    'menneske|person|medarbejder*|nogen|rådgiver*|kundekonsulent*|kontakt*|ring|ringe|telefon*|tale med|snakke med|team|mail|e mail|sælger|få fat',
  callMe:
    'ring til mig|ringe til mig|ringer til mig|ringe mig op|ring mig op|ringer mig op|blive ringet op|kontakt mig|kontakte mig|kontakter mig|blive kontaktet|kontaktes|tale med et menneske|tale med en person|tale med nogen|tale med en medarbejder|tale med en rådgiver|tale med en rigtig|tale med en|tale med jer|tale med et|snakke med en|snakke med et|snakke med nogen|rigtigt menneske|rigtig person|skriv til mig|høre fra jer|lægge mit nummer|efterlade mine|ringes op|ringet op',
  wish: 'jeg vil|vi vil|vil gerne|jeg ønsker|vi ønsker|ønsker at|jeg kunne|kunne godt|gerne|tak|venligst|kan jeg|kan vi|kan i|kan du|kan nogen|må jeg|jeg skal|jeg har brug|vi har brug|lad os|^book|^bestil|^reserver|hellere|jeg foretrækker|vær så venlig',
  ask: 'hvordan|hvad|hvornår|hvor|hvilke|hvilken|hvilket|hvorfor|hvem|hvis|koster|inkluderet|fungerer|foregår|tilbyder|har i|forklar*|sker|skal jeg|mon|om jeg|om vi|om man',
  not: 'ikke|ingen|aldrig|uden|afbestil*|aflys*|senere',
  theirs:
    'bot|botten|chatbot|chatbotten|patienter|gæster|kunder|elever|lejere|kunderne|patienterne|gæsterne|fremvisninger|medlemmer',
  thanks: 'tak|mange tak|tusind tak|takker|tak for hjælpen',
  bye: 'farvel|vi ses|hej hej|på gensyn|hav en god dag|god weekend|godnat',
  complaint:
    'klage*|dårlig*|ubrugelig*|virker ikke|virker jo ikke|fungerer ikke|duer ikke|skuff*|vred|elendig*|håbløs*|utilfreds*|frustrer*|forstår ingenting|forstår mig ikke|skandal*|svindel|irriter*|reklam*|forfærdelig*|værst|ringe service',
  yes: 'ja|jo|gerne|ok|okay|helt sikkert|selvfølgelig|perfekt|ja tak|jep|fint',
  no: 'nej|nej tak|ikke nu|senere|ikke endnu',
  industries: {
    ecommerce:
      'webshop*|netbutik*|nethandel*|e handel*|butik*|ecommerce|e commerce|tøj|detailhandel|sælger online|vi sælger|på nettet|sko',
    healthcare:
      'klinik*|~klinik|hospital*|sygehus*|læge*|tandlæge*|sundhed*|apotek*|patient*|fysioterap*|dyrlæge*|psykolog*',
    finance: 'bank|banken|banker|finans*|forsikring*|boliglån*|realkredit|lån|kredit*|fintech|invester*',
    realestate: 'ejendom*|mægler*|bolig*|lejlighed*|udlejning*|lejer*|huse|fremvisning*',
    education:
      'skole|skoler|~skole|universitet*|højskole*|kursus|kurser|uddannelse*|elev*|studerende|akademi*|undervisning*|lærer*|gymnasi*',
    hospitality:
      'hotel*|vandrerhjem*|turisme|gæster|rejse*|rejsebureau*|resort|camping*|pensionat|overnatning*',
    fitness: 'fitness*|fitnesscenter*|træningscenter*|yoga*|pilates|personlig træner|motionscenter|crossfit',
    restaurant: 'restaurant*|café*|pizzeria*|catering|bageri*|bistro|spisested*|kro',
    automotive:
      'bil|biler|bilforhandler*|autoværksted*|værksted*|køretøj*|prøvetur*|prøvekør*|dæk*|mekaniker*',
    professional:
      'advokat*|juridisk*|jurist*|revisor*|bogfør*|konsulentfirma*|konsulenthus*|bureau|arkitekt*|regnskab*|rekruttering*|konsulentvirksomhed',
  },
};
