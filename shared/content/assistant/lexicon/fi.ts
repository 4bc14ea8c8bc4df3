import type { Lexicon } from '../types.ts';

export const lexicon: Lexicon = {
  mode: 'word',
  greeting:
    'hei|moi|moikka|terve|huomenta|hyvää huomenta|hyvää päivää|hyvää iltaa|päivää|iltaa|morjens|heippa|tervehdys|hei hei',
  plan: 'paketti*|pakett*|paketin|suunnitelma*|kuukaudessa|kuussa|kk|kuukausittain|volyymi*|tilaus*|sopimusta',
  messages: 'viesti*|viestejä|kyselyä|kyselyi*|tiedustelu*|yhteydenottoa|pyyntöä|sähköpostia',
  conversations: 'keskustelu*|chattia|chatia',
  thousand: 'tuhat|tuhatta|k|tuhannen',
  book: 'vara*|varaus*|konsultaatio*|konsultointi*|neuvottelu*|tapaami*|ajanvarau*|aika teille|palaveri*|demo*|esittely*|sopia|sovitaan|videopuhelu*|ajan teille|kokous*',
  callMe:
    'soittakaa*|soita minulle|soittaa minulle|soittaisi*|ottakaa yhteyttä|ota minuun|ottaa minuun|otatte yhteyttä|ottaisitte yhteyttä|ottaa yhteyttä minuun|voisiko joku ottaa|voiko joku ottaa|puhua ihmisen|puhua oikean|puhua jonkun|puhua asiakaspalvelijan|puhua asiantuntijan|puhua henkilön|puhua myyjän|puhua teidän|jutella ihmisen|jutella jonkun|oikean ihmisen|ihmisen kanssa|henkilön kanssa|yhteydenottopyyn*|jättää yhteystie*|kirjoittakaa minulle|lähettäkää minulle|joku soittaa|joku ottaa|joku soittaisi|jätän numero*|jätän yhteystie*|ota numeroni|ottakaa numeroni|soittakaa meille|olkaa yhteydessä|joku voisi soittaa|pyydä jotakuta|yhteydenotto*',
  wish: 'haluan|haluamme|haluaisin|haluaisimme|tahdon|toivon|toivoisin|kiitos|voinko|voimmeko|voisinko|voisimmeko|voitteko|voisitteko|voiko|voisiko|saanko|saisinko|tarvitsen|tarvitsemme|^varaa*|^varataan|^sovitaan|mieluummin|olisi kiva|ole hyvä|olkaa hyvä|sovitaan',
  ask: 'miten|kuinka|mitä|mikä|mitkä|milloin|missä|miksi|kuka|jos|maksaa|maksaako|toimii|tarjoatteko|onko|kertokaa|kuuluu|tapahtuu|pitääkö|kestää|tietää',
  not: 'ei|en|emme|älä|älkää|ilman|peru*|perua|myöhemmin|etten|eivät',
  theirs:
    'bot|botti|chatbot|chatbotti|potilaat|potilaiden|asiakkaat|asiakkaiden|vieraat|vieraiden|oppilaat|vuokralaiset|asiakkaamme|jäsenet|potilaamme',
  yes: 'kyllä|joo|juu|ok|okei|toki|tottakai|totta kai|sopii|mielellään|selvä|kyllä kiitos|jep',
  no: 'ei|ei kiitos|ei nyt|myöhemmin|ei vielä',
  year: 'vuodessa|vuosi*|vuoden|vuodelta|per vuosi|12 kuukautta|kahdentoista|vuosi|koko vuosi|vuosikustannus|vuositasolla|vuotta|vuoteen',
  perDay: 'päivässä|päivittäin|joka päivä|per päivä',
  firstMonth:
    'ensimmäinen kuukausi|ensimmäiseltä kuukaudelta|ekana kuukautena|ensimmäisenä kuukautena|eka kuukausi|eka kuu|ekalta kuulta',
  contents: 'sisältyy|sisältää|mitä siinä on|mitä saa|mitä siihen kuuluu|kuuluu|mukana',
  oneOff:
    'kerran|kertamaksu*|kertaluont*|kuukausittain|joka kuukausi|kuussa|kertaluonteinen|kertamaksu|kerta*|vain kerran|kuukausimaksu',
  beyond: 'ylit*|enemmän kuin|yli *|lisämaksu*',
  howLong:
    'kauanko|kuinka kauan|montako päivää|kuinka monta päivää|miten nopeasti|milloin valmis|kestää|paljonko aikaa|räätälöi*|sovitt*|valmis',
  middle: 'keskimmäi*|toinen niistä|keskitaso*|toinen paketti|keskimmäinen|keskimmäisen|keskikokoinen',
  top: 'kolmas|kallein|suurin|isoin',
  nextUp: 'seuraava taso|seuraava|seuraavan|pykälää ylempi|isompi|isomman|suurempi|suuremman|ylempi|ylemmän',
  difference: 'ero|erotus|hintaero*|halvempi|kalliimpi|verrattuna',
  money:
    'paljonko|maksaa|hinta|hinnat|hinnan|kuinka paljon|maksan|maksu*|hintaa|hintaan|maksaisi|kustanta*|maksetaan',
  add: 'lisä*|lisää*|plus|kanssa|myös|vielä|päälle|lisäksi|mukaan|ynnä|otan|otetaan|tarvit*|lisätään|toinen|kera|jos lisä*',
  only: 'vain|ainoastaan|pelkkä|pelkän|pelkästään|pelkkää|vaan|pelkällä',
  without: 'ilman|miinus|pois|poista*|jätetään pois|jätä|vähenn*|paitsi',
  smallest: 'pienin|pienimm*|halvin|halvimm*|edullisin|edullisimm*|alin|perus*|ensimmäinen|pieni paketti',
  nextDown: 'pykälää alempi|taso alempana|alempi|alemman|pienempi|pienemmän|yhtä alempi|seuraava alaspäin',
  total:
    'yhteensä|yhteishinta|kokonaishinta|kokonaissumma|loppusumma|summa|kaikkiaan|kaiken kaikkiaan|paljonko tulee|laske yhteen|laskettuna|kaikki yhteensä|tekee yhteensä|mitä tulee|paljonko siitä tulee|loppuhinta',
  one: 'yksi|yhden|yhtä|yhdellä',
  whichOne: 'missä|mikä paketti|missä sitten|millä|mikä niistä|missä paketissa|kummassa|mikä|mihin',
  industries: {
    ecommerce:
      'verkkokaup*|nettikaup*|kauppa*|ecommerce|e commerce|myymälä*|vaate*|vähittäiskaup*|liike|myymme|netissä|kenk*',
    healthcare:
      'klinikka*|klinikalla|lääkär*|sairaal*|hammaslääkär*|terveys*|terveydenhuol*|apteek*|potila*|fysioterap*|eläinlääkär*|vastaanotto*|hoitola*|terveysasema*',
    finance: 'pankki*|pankin|pankis*|rahoitu*|vakuutu*|laina*|asuntolain*|luotto*|sijoitu*|fintech|finanssi*',
    realestate: 'kiinteist*|asunto*|asunnon|välittäj*|kiinteistönväl*|vuokra*|isännöint*',
    education:
      'koulu*|yliopisto*|korkeakoulu*|kurssi*|koulutu*|opiskel*|oppila*|opetus*|opisto*|akatemia*|päiväkoti|kielikoulu*',
    hospitality:
      'hotelli*|hostelli*|matkailu*|majoitu*|vieraat|vierai*|matkatoimisto*|lomakylä*|leirintä*|lomakohde*',
    fitness:
      'kuntosali*|fitness|jooga*|pilates*|personal train*|liikuntakesku*|kuntokesku*|crossfit*|urheiluseur*',
    restaurant: 'ravintola*|kahvila*|pizzeria*|catering|leipomo*|bistro*|ruokaravintola*|pitopalvelu*',
    automotive:
      'auto|autot|autoj*|autokaup*|autoliik*|autokorjaam*|korjaamo*|ajoneuvo*|koeajo*|rengas*|huoltamo*',
    professional:
      'asianaja*|lakitoimisto*|lakimie*|juridi*|tilitoimisto*|kirjanpi*|konsulttiyr*|konsulttitoimisto*|arkkiteh*|mainostoimisto*|rekrytoin*|notaari*|toimisto',
  },
};
