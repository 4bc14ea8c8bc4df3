import type { DemoFrames } from '../demo-types.ts';
export const frames: DemoFrames = {
  greeting: 'Hei! Olen yrityksen {business} virtuaaliavustaja. Miten voin auttaa?',
  thanks: 'Ole hyvä! Voinko auttaa vielä jossain muussa?',
  bye: 'Näkemiin, ja kiitos että kokeilit yrityksen {business} demoa!',
  bot: 'Kyllä, olen chatbotti: keksityn yrityksen {business} virtuaaliavustaja. Jos haluat mieluummin puhua ihmisen kanssa, sano vain.',
  human:
    'Totta kai. Oikeassa yrityksessä siirtäisin keskustelun nyt ihmiselle kaiken kertomasi kanssa. Yrityksen {business} tavoittaa täältä: {contact}.',
  hours: 'Aukioloaikamme: {value}.',
  location: 'Löydät meidät täältä: {value}.',
  prices: 'Hintamme (tämän demon esimerkkihintoja):',
  services: 'Tarjoamme:',
  unknown:
    'En ole varma siitä; yrityksen {business} väki tietää ({contact}). Voit kysyä minulta esimerkiksi:',
  meant: 'Tarkoititko jotakin näistä?',
  again: 'Anteeksi, en aivan ymmärtänyt.',
  cancelled: 'Selvä, peruin sen. Voinko auttaa vielä jossain muussa?',
  changed: 'Totta kai, muutin sen.',
  closed: 'Silloin ({value}) se ei onnistu. Aukioloaikamme: {hours}.',
  outside: '{value} ei onnistu sinä päivänä. Aukioloaikamme: {hours}.',
  tooMany: 'Meille mahtuu enintään {value} henkeä; jos teitä on enemmän, kirjoita: {contact}.',
  notFound: 'En löydä numeroa {value}. Tämän demon esimerkkitiedoissa ovat {list}.',
  demo: 'Tämä on demo: mitään ei oikeasti varattu tai tilattu.',
  ask: {
    people: 'Kuinka monelle hengelle?',
    day: 'Mikä päivä sopisi?',
    time: 'Mihin aikaan?',
    name: 'Millä nimellä voin merkitä sen?',
  },
  label: { people: 'Henkilöitä', day: 'Päivä', time: 'Aika', name: 'Nimi', code: 'Numero', choice: 'Aihe' },
  date: '{weekday} {day}. {month}',
  asks: {
    greeting: 'hei|moi|terve|huomenta|hyvää päivää|hyvää iltaa',
    thanks: 'kiitos|kiitos paljon|kiitti|hienoa kiitos|suuret kiitokset',
    bye: 'näkemiin|hei hei|moikka|hyvää päivänjatkoa|siinä kaikki',
    bot: 'oletko botti|oletko robotti|oletko ihminen|puhunko oikean ihmisen kanssa|onko tämä tekoäly|kuka olet',
    human:
      'haluan puhua ihmisen kanssa|yhdistä asiakaspalvelijalle|soittakaa minulle|puhelinnumero|sähköpostiosoite|yhteystiedot|miten saan teihin yhteyden|oikea ihminen kiitos',
    can: 'mitä osaat|miten voit auttaa|mitä voin kysyä|apua|mitä hyötyä sinusta on|mitkä ovat edut|mitä tiedät',
    hours:
      'milloin olette auki|aukioloajat|oletteko auki sunnuntaina|milloin suljette|auki tänään|mihin asti auki',
    location: 'missä olette|mikä on osoite|miten pääsen sinne|mistä löydän teidät|ajo-ohjeet|sijainti',
    prices: 'mitä se maksaa|kuinka kallis se on|hinnat|hinnasto|paljonko maksaa',
    services: 'mitä tarjoatte|mitä palveluja teillä on|palvelunne|mitä teette|mikä yritys tämä on',
    other:
      'millainen sää on huomenna|kuka voitti maailmanmestaruuden|kerro vitsi|kirjoita runo|mikä on Ranskan pääkaupunki|mikä on elämän tarkoitus|pidätkö musiikista|mistä ostan bitcoinia|kuka on presidentti|rakastan sinua|kuinka vanha olet|käännä tämä',
  },
  words: {
    cancel: 'peru|peruuta|perun|unohda|antaa olla|ei sittenkään|lopeta|en halua enää|sama se',
    no: 'ei|en|vaan|sittenkin|mieluummin|anteeksi',
    weekdays:
      'maanantai/maanantaina/maanantaiksi|tiistai/tiistaina/tiistaiksi|keskiviikko/keskiviikkona/keskiviikoksi|torstai/torstaina/torstaiksi|perjantai/perjantaina/perjantaiksi|lauantai/lauantaina/lauantaiksi|sunnuntai/sunnuntaina/sunnuntaiksi',
    months:
      'tammikuuta/tammikuu*|helmikuuta/helmikuu*|maaliskuuta/maaliskuu*|huhtikuuta/huhtikuu*|toukokuuta/toukokuu*|kesäkuuta/kesäkuu*|heinäkuuta/heinäkuu*|elokuuta/elokuu*|syyskuuta/syyskuu*|lokakuuta/lokakuu*|marraskuuta/marraskuu*|joulukuuta/joulukuu*',
    days: 'tänään/tänä iltana|huomenna/huomiseksi|ylihuomenna',
    numbers:
      '|kaksi/kahdelle/kahden/kahdeksi|kolme/kolmelle/kolmen/kolmelta|neljä/neljälle/neljän/neljältä|viisi/viidelle/viiden/viideltä|kuusi/kuudelle/kuuden/kuudelta|seitsemän/seitsemälle/seitsemältä|kahdeksan/kahdeksalle/kahdeksalta|yhdeksän/yhdeksältä|kymmenen/kymmeneltä|yksitoista|kaksitoista',
    people: 'henkeä|hengelle|henkilöä|henkilölle|hlö|vierasta|aikuista',
    forPeople: 'meitä on|meitä',
    at: 'kello|klo|klo.|noin|kellonaika',
    hour: 'h|:lta|:ltä',
    morning: 'aamulla|aamupäivällä|aamu*',
    evening: 'illalla|iltana|ilta*|iltapäivällä',
    noon: 'keskipäivällä',
    halfPast: '',
    halfTo: 'puoli',
    nameBefore: 'nimeni on|nimellä|nimi on|nimi:|nimi|olen',
    nameAfter: '',
  },
};
