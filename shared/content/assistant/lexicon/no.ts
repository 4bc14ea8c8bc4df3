import type { Lexicon } from '../types.ts';

export const lexicon: Lexicon = {
  mode: 'word',
  greeting: 'hei|hallo|heisann|god morgen|god kveld|god dag|hei hei|morn|god ettermiddag|heia',
  plan: 'pakke*|plan|planer|i måneden|per måned|månedlig*|volum|/måned|abonnement*|pr måned',
  messages: 'melding*|henvendelse*|forespørs*|saker|spørsmål i måneden|e poster',
  conversations: 'samtale*|chatter|dialoger',
  thousand: 'tusen|k',
  book: 'bestill*|booke|book|booking|avtale|avtal*|konsultasjon*|rådgivning*|møte|møter|demo|samtale med dere|timebestilling|reserver*|videomøte|time hos|time til',
  callMe:
    'ring meg|ringe meg|ringer meg|ring meg opp|ringe meg opp|bli oppringt|bli ringt|kontakt meg|kontakte meg|kontakter meg|bli kontaktet|ta kontakt med meg|tar kontakt|ta kontakt med oss|snakke med et menneske|snakke med en person|snakke med noen|snakke med en ekte|snakke med en rådgiver|snakke med en|snakke med dere|prate med en|prate med noen|prate med et|ekte menneske|ekte person|send meg en e post|skriv til meg|legge igjen|høre fra dere|la noen|noen ringe|noen ringer|noen kontakte|noen ta kontakt|legger igjen|ta nummeret mitt|ring oss|ringe oss|kontakt oss|be noen|noen fra teamet|få noen til',
  wish: 'jeg vil|vi vil|vil gjerne|jeg ønsker|vi ønsker|ønsker å|jeg skulle|skulle gjerne|gjerne|takk|vennligst|kan jeg|kan vi|kan dere|kan du|kan noen|får jeg|jeg trenger|vi trenger|la oss|^bestill|^book|^sett opp|^reserver|heller|jeg foretrekker|vær så snill',
  ask: 'hvordan|hva|når|hvor|hvilke|hvilken|hvilket|hvorfor|hvem|hvis|koster|inkludert|fungerer|foregår|tilbyr|har dere|forklar*|skjer|må jeg|lurer|om jeg|om vi|om man',
  not: 'ikke|ingen|aldri|uten|avbestill*|avlyse|senere|ikkje',
  theirs:
    'bot|boten|chatbot|chatboten|pasienter|gjester|kunder|elever|leietakere|kundene|pasientene|gjestene|visninger|medlemmer',
  yes: 'ja|javisst|gjerne|ok|okei|absolutt|selvfølgelig|perfekt|jo|jepp',
  no: 'nei|nei takk|ikke nå|senere|ikke ennå',
  year: 'per år|i året|årlig*|årspris|på et år|12 måneder|tolv måneder|året|et år|ett år|hele året|årlig|år|årskostnad',
  perDay: 'per dag|om dagen|daglig*|hver dag',
  firstMonth: 'første måned|første måneden|første faktura',
  contents: 'inkludert|inneholder|følger med|får jeg|får vi|får man|med i|inngår|hva er i',
  oneOff: 'en gang|én gang|engangs*|hver måned|månedlig*|per måned|i måneden|bare en gang|månedlig',
  beyond: 'overskrid*|går over|over grensen|mer enn|overstig*|betale ekstra|gå over',
  howLong: 'hvor lang tid|hvor mange dager|hvor fort|hvor lenge|når er|tar det|tilpass*|klar|skreddersy*',
  middle: 'mellomste|midterste|mellom*|den andre|i midten|den midterste|mellom',
  top: 'tredje|dyreste|største|høyeste',
  nextUp: 'neste nivå|neste|nivået over|ett hakk opp|større|den større|et hakk opp|trinnet opp|hakket over',
  difference: 'forskjell*|prisforskjell*|billigere|dyrere|sammenlignet',
  money: 'koster|kostnad*|pris*|hvor mye|betale|betaler|avgift*|prisen|hva blir det|kostnaden|beløp',
  add: 'legg*|legge|plus|pluss|med|også|i tillegg|oppå|på toppen|ekstra|tillegg|dessuten|inkludert|ta med|trenger|enda|til|samt',
  only: 'bare|kun|utelukkende|holder med',
  without: 'uten|minus|fjern*|ta bort|tar bort|dropp*|trekk*|stryk*|kutte*|kutt',
  smallest: 'minste|billigste|laveste|den lille|den første|grunn*|innstegs*|rimeligste|basis*',
  nextDown:
    'hakket under|nivået under|et hakk ned|ett hakk ned|den mindre|rett under|steget under|trinnet under',
  total:
    'totalt|total|totalen|totalsum*|til sammen|tilsammen|sammenlagt|samlet|i alt|alt i alt|sum|summen|summer|legg sammen|blir det|blir det da|kommer det på|hva ender|ender det|regn sammen|alt sammen',
  one: 'ett|en|én|et|eneste',
  whichOne: 'hvilken|hvilket|i hvilken|hvor da|hvilke|hvor er det',
  industries: {
    ecommerce:
      'nettbutikk*|netthandel*|e handel*|butikk*|webshop*|ecommerce|e commerce|klær|varehandel|selger på nett|vi selger|på nett|sko',
    healthcare:
      'klinikk*|~klinikk|sykehus*|lege*|legesenter|tannlege*|helse*|apotek*|pasient*|fysioterap*|veterinær*|legekontor|dyrlege*|psykolog*',
    finance: 'bank|banken|banker|finans*|forsikring*|boliglån*|lån|kreditt*|fintech|invester*|megler for lån',
    realestate: 'eiendom*|megler*|bolig*|leilighet*|utleie*|leietaker*|hus til salgs|visninger',
    education:
      'skole|skoler|~skole|universitet*|høyskole*|høgskole*|kurs|utdanning*|elev*|student*|akademi*|undervisning*|lærer*|barnehage*',
    hospitality:
      'hotell*|vandrerhjem*|turisme|gjester|reise*|reisebyrå*|resort|camping*|pensjonat|overnatting*',
    fitness: 'treningssenter*|fitness|yoga*|pilates|personlig trener|gym|trening*|crossfit|idrettslag',
    restaurant: 'restaurant*|kafé*|kafe*|pizzeria*|catering|bakeri*|bistro|spisested*|serveringssted',
    automotive:
      'bil|biler|bilforhandler*|bilverksted*|verksted*|kjøretøy*|prøvekjør*|bilbutikk|dekk*|mekaniker*',
    professional:
      'advokat*|juridisk*|jurist*|revisor*|regnskap*|konsulentfirma*|konsulentselskap*|byrå|arkitekt*|rekruttering*|konsulent*',
  },
};
