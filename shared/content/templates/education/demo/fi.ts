import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Mikä kurssi sopii minulle?',
    'Mitä kurssit maksavat?',
    'Milloin seuraava kurssi alkaa?',
    'Voinko opiskella verkossa?',
    'Miten ilmoittaudun?',
  ],
  useCases: [
    'Kurssineuvonta tason, tavoitteen ja aikataulun mukaan',
    'Kysymykset ilmoittautumisesta ja maksuista',
    'Määräajat, asiakirjat ja koepäivät',
    'Apua nykyisille opiskelijoille kellon ympäri',
    'Avointen ovien päivien ja koetuntien varaukset',
  ],
  can: 'Neuvon kurssin valinnassa, vastaan kysymyksiin maksuista, päivistä, kokeista ja ilmoittautumisesta ja sovin koetunteja. Oppija saa neuvon heti kun kysyy, omalla kielellään, ja toimisto säästyy rutiinikysymyksiltä.',
  hours: 'toimisto maanantaista perjantaihin 9:00-19:00, lauantaina 10:00-14:00; opetusta 21:30 asti',
  location: '5 Linden Court, kolmas kerros, kahden minuutin päässä päärautatieasemalta',
  services: 'Iltakurssit|Intensiivikurssit|Verkkokurssit|Kokeisiin valmistautuminen|Yrityskoulutus',
  prices:
    'Iltakurssi, 10 viikkoa: {evening}|Intensiivikurssi, 4 viikkoa: {intensive}|Verkkokurssi, 8 viikkoa: {online}|Virallinen koe: {exam}|Koetunti: {trial}',
  items: {
    trial: [
      'haluan koetunnin|voinko kokeilla yhtä tuntia|varata koetunti|kokeilutunti|tulla seuraamaan tuntia|kokeilla ennen ilmoittautumista',
      'Mielellään: koetunti maksaa {trial} (esimerkkihinta), ja se vähennetään, kun ilmoittaudut.',
    ],
    advice: [
      'mitä kurssia suosittelette|mikä tasoni on|olen aloittelija|haluan oppia espanjaa|tasotesti|kurssi tavoitteeseeni|englantini on keskitasoa',
      'Useimmat työssä käyvät valitsevat iltakurssin; jos tarvitset tuloksia kuukaudessa, intensiivikurssin; jos matkustat paljon, verkkokurssin. Kymmenen minuutin tasotesti löytää ryhmäsi, ja koetunti näyttää, sopiiko se.',
    ],
    cost: [
      'kurssimaksu|lukukausimaksu|paljonko iltakurssi maksaa|intensiivikurssin hinta|onko se kallista|maksaa erissä',
      'Iltakurssi {evening}, intensiivikurssi {intensive}, verkkokurssi {online} (esimerkkihintoja). Kirjat sisältyvät hintaan, ja voit maksaa kahdessa erässä.',
    ],
    start: [
      'alkamispäivät|milloin voin aloittaa|seuraava ryhmä|milloin lukukausi alkaa|voiko tulla mukaan myöhemmin|lukujärjestys',
      'Ilta- ja verkkokurssit alkavat joka toisen kuukauden ensimmäisellä viikolla, intensiivikurssit joka maanantai. Mukaan pääsee ensimmäisen viikon loppuun asti.',
    ],
    online: [
      'verkkokurssi|etäopetus|opiskella kotoa|tunnit Zoomissa|kurssi netissä|onko tallenteita',
      'Kyllä: suorana enintään kahdeksan hengen ryhmissä, kahtena iltana viikossa kahdeksan viikkoa, {online} (esimerkkihinta). Tallenteet ovat katsottavissa kuukauden.',
    ],
    enrol: [
      'ilmoittautuminen kurssille|haluan ilmoittautua|rekisteröityä|hakemus|mitä asiakirjoja ilmoittautumiseen tarvitaan|viimeinen ilmoittautumispäivä|liittyä kurssille',
      'Tee kymmenen minuutin tasotesti, valitse kurssi ja lähetä meille nimesi ja syntymäaikasi; toimisto vahvistaa paikkasi yhden arkipäivän kuluessa. Määräaika on ensimmäisen viikon lopussa.',
    ],
    openDay: [
      'avoimet ovet|avointen ovien päivä|tutustua kouluun|milloin koulua voi katsoa',
      'Seuraava avointen ovien päivä on kuukauden ensimmäinen lauantai, 10:00-14:00. Voit tulla myös koetunnille hintaan {trial} (esimerkkihinta).',
    ],
    certificate: [
      'saanko todistuksen|virallinen koe|TOEFL|IELTS|koepäivä|diplomi|kokeeseen valmistautuminen|koemaksu',
      'Jokainen, joka on läsnä 80 prosenttia, saa todistuksemme. Virallinen koe maksaa {exam} (esimerkkihinta) ja järjestetään neljä kertaa vuodessa; ilmoittaudu neljä viikkoa ennen henkilötodistuksen kanssa.',
    ],
    groups: [
      'kuinka suuria ryhmät ovat|montako ihmistä luokassa|pienryhmät|yksityistunnit|ryhmäkoko',
      'Kuudesta kahteentoista henkeä, verkossa enintään kahdeksan.',
    ],
    visa: [
      'opiskelijaviisumi|autatteko asunnon kanssa|isäntäperhe|asuminen|tulen ulkomailta|todistus viisumia varten',
      'Annamme ilmoittautumistodistuksen viisumiasi varten ja autamme löytämään huoneen isäntäperheestä.',
    ],
    student: [
      'olen jo opiskelijanne|jäin pois tunnilta|vaihtaa ryhmää|olen tänään kipeä|tunnukseni ei toimi|missä läksyt ovat|pitää kurssista taukoa',
      'Mielellään: väliin jääneet tunnit ovat tallenteissa kuukauden, ryhmän vaihto on maksuton toiseen viikkoon asti, ja toimisto auttaa kaikessa muussa seuraavana arkipäivänä.',
    ],
  },
  tasks: {
    trial: {
      done: 'Koetuntisi on merkitty:',
      choice: 'Mitä kieltä haluat kokeilla: englantia, espanjaa vai saksaa?',
    },
  },
  options: {
    english: ['Englanti', 'englan*|english'],
    spanish: ['Espanja', 'espanj*|español'],
    german: ['Saksa', 'saksa*|deutsch'],
  },
  states: {},
};
