import type { Lexicon } from '../types.ts';

export const lexicon: Lexicon = {
  mode: 'word',
  greeting: 'hej|hejsa|hallo|davs|goddag|god morgen|godmorgen|god aften|godaften|god eftermiddag|dav|halløj',
  plan: 'pakke*|plan|planer|om måneden|pr måned|per måned|månedlig*|volumen|/måned|abonnement*',
  messages: 'besked*|henvendelse*|forespørgs*|sager|spørgsmål om måneden|mails',
  conversations: 'samtale*|chats|dialoger',
  thousand: 'tusind|tusinde|k',
  book: 'book*|bestil*|reserver*|konsultation*|rådgivning*|møde|møder|demo|aftale et|aftale en|aftal|aftale|tid til|samtale med jer|videomøde|lave en aftale',
  callMe:
    'ring til mig|ringe til mig|ringer til mig|ringe mig op|ring mig op|ringer mig op|blive ringet op|kontakt mig|kontakte mig|kontakter mig|blive kontaktet|kontaktes|tale med et menneske|tale med en person|tale med nogen|tale med en medarbejder|tale med en rådgiver|tale med en rigtig|tale med en|tale med jer|tale med et|snakke med en|snakke med et|snakke med nogen|rigtigt menneske|rigtig person|skriv til mig|høre fra jer|lægge mit nummer|efterlade mine|ringes op|ringet op|lad nogen|nogen ringe|nogen ringer|nogen kontakte|nogen tage kontakt|lægger mit|efterlader mit|tag mit nummer|ring til os|ringe til os|kontakt os|bed nogen|nogen fra teamet|få nogen til|tag fat i mig',
  wish: 'jeg vil|vi vil|vil gerne|jeg ønsker|vi ønsker|ønsker at|jeg kunne|kunne godt|gerne|tak|venligst|kan jeg|kan vi|kan i|kan du|kan nogen|må jeg|jeg skal|jeg har brug|vi har brug|lad os|^book|^bestil|^reserver|hellere|jeg foretrækker|vær så venlig',
  ask: 'hvordan|hvad|hvornår|hvor|hvilke|hvilken|hvilket|hvorfor|hvem|hvis|koster|inkluderet|fungerer|foregår|tilbyder|har i|forklar*|sker|skal jeg|mon|om jeg|om vi|om man',
  not: 'ikke|ingen|aldrig|uden|afbestil*|aflys*|senere',
  theirs:
    'bot|botten|chatbot|chatbotten|patienter|gæster|kunder|elever|lejere|kunderne|patienterne|gæsterne|fremvisninger|medlemmer',
  yes: 'ja|jo|gerne|ok|okay|helt sikkert|selvfølgelig|perfekt|ja tak|jep|fint',
  no: 'nej|nej tak|ikke nu|senere|ikke endnu',
  year: 'om året|per år|årlig*|pr år|årspris|på et år|12 måneder|tolv måneder|året|et år|hele året|år|årlig|årsbasis',
  perDay: 'om dagen|per dag|pr dag|daglig*|hver dag',
  firstMonth: 'første måned|første faktura',
  contents: 'inkluderet|indeholder|indgår|følger med|får jeg|får vi|får man|med i|hvad er i',
  oneOff:
    'en gang|én gang|engangs*|hver måned|månedlig*|om måneden|pr måned|kun en gang|bare en gang|månedligt',
  beyond: 'overskrid*|går over|over grænsen|mere end|overstig*|betale ekstra|ryger over',
  howLong:
    'hvor lang tid|hvor mange dage|hvor hurtigt|hvor længe|hvornår er|tager det|tilpas*|klar|skræddersy*',
  middle: 'mellemste|midterste|mellem*|den anden|i midten|den midterste|mellem',
  top: 'tredje|dyreste|største|højeste',
  nextUp: 'næste niveau|næste|niveauet over|et hak op|større|den større|et trin op|trinnet op|hakket over',
  difference: 'forskel*|prisforskel*|billigere|dyrere|sammenlignet',
  money: 'koster|pris*|hvor meget|betale|betaler|gebyr*|tager i for|prisen|beløb|regning|koste',
  add: 'læg*|lægge|plus|med|også|oveni|oven i|derudover|ekstra|yderligere|tilføj*|inklusive|inkl|tager vi|vil vi|behov|samt|til|ovenpå|smid*',
  only: 'kun|bare|udelukkende|alene|nøjes|blot',
  without: 'uden|minus|fjern*|dropper|drop|tag*|trække*|træk|stryg*|undtagen',
  smallest: 'mindste|billigste|laveste|den lille|den første|basis*|basal*|grund*|det lille',
  nextDown: 'et hak ned|niveauet under|lige under|den mindre|trinnet under|et trin ned|det mindre',
  total:
    'i alt|ialt|total|totalen|totalt|totalpris*|totalbeløb*|sammen|tilsammen|samlet|samlede|sum|summen|sammenlagt|alt i alt|læg sammen|hvad bliver|løber det op|ender det|regn sammen|bliver det så',
  one: 'et|en|ét|én|enkelt',
  whichOne: 'hvilken|hvilket|i hvilken|hvor så|hvilke|hvor er det',
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
