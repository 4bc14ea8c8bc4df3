import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Mitä asuntoja on nyt vapaana?',
    'Voinko sopia näytön?',
    'Mitä asiakirjoja tarvitsen vuokraamiseen?',
    'Minkä arvoinen taloni on?',
    'Sallitaanko lemmikit?',
  ],
  useCases: [
    'Ostajien ja vuokralaisten kyselyt budjetin ja alueen mukaan',
    'Näytöt sovittuna kalenteriisi',
    'Kohteita koskevat kysymykset vastattuna omista tiedoistasi',
    'Omistajat ohjattuna arvioon',
    'Hakemuksen asiakirjat koottuna',
  ],
  can: 'Vastaan kysymyksiin kohteistamme, etsin budjettiisi sopivan, sovin näyttöjä, kokoan asiakirjoja ja ohjaan omistajia arvioon. Mikään kysely ei odota maanantaihin, ja välittäjät tapaavat vain sopivia asiakkaita.',
  hours: 'maanantaista perjantaihin 9:00-18:00, lauantaina 10:00-14:00',
  location: '3 Quay Square, katutaso, lauttaterminaalia vastapäätä',
  services: 'Vuokraus|Osto|Myynti|Arviot|Kiinteistöjen hoito',
  prices:
    'Satamaloft, kaksi huonetta, vuokra: {loft} kuukaudessa|Perheasunto, neljä huonetta, vuokra: {family} kuukaudessa|Rivitalo puutarhalla, myytävänä: {house}|Kirjallinen arvio: {valuation} (maksuton, kun myyt kauttamme)',
  items: {
    viewing: [
      'haluan nähdä asunnon|näyttö|varata näyttö|käydä katsomassa taloa|voinko nähdä loftin|milloin sen voi nähdä|tulla näyttöön',
      'Mielellään, merkitsen näytön; välittäjä tulee mukaan.',
    ],
    available: [
      'vapaat asunnot|mitä teillä on vuokralla|myytävät talot|kohteet|kerro loftista|kolmen huoneen asunto|montako huonetta siinä on|mitä on tarjolla',
      'Vuokralla kaksi: kahden huoneen satamaloft, {loft} kuukaudessa, ja neljän huoneen perheasunto, {family} kuukaudessa. Myytävänä on rivitalo puutarhalla hintaan {house} (esimerkkihintoja). Voin sopia näytön jokaiseen.',
    ],
    search: [
      'etsin asuntoa alle 2000|budjettini on 2500|etsin kotia|etsi minulle kaksio|jotain sataman läheltä|mikä sopii budjettiini|alue ja budjetti',
      'Kerro vuokra vai osto, huoneet ja budjetti. Kun raja on {loft} kuukaudessa, sopii satamaloft, alkaen {family} perheasunto, ja ostettavana on rivitalo hintaan {house} (esimerkkihintoja).',
    ],
    documents: [
      'mitä papereita tarvitaan|vuokrahakemus|todistus tuloista|mitä hakemiseen vaaditaan|suosittelija|palkkalaskelmat',
      'Henkilötodistus, kolme viimeistä palkkalaskelmaa ja suositus nykyiseltä vuokranantajalta. Voit ladata ne näytön jälkeen.',
    ],
    worth: [
      'haluan myydä taloni|arvio|minkä arvoinen asuntoni on|kiinteistöni arvo|arvioida talon hinta|myydä asunto',
      'Käymme katsomassa ja annamme kirjallisen arvion viidessä päivässä. Se maksaa {valuation} ja on maksuton, kun myyt kauttamme (esimerkkihinta).',
    ],
    pets: [
      'saako pitää koiraa|minulla on kissa|eläimet|lemmikki|koira loftissa',
      'Perheasunnossa kyllä, satamaloftissa vain omistajalta kysymisen jälkeen.',
    ],
    deposit: [
      'kuinka suuri takuuvuokra on|takuuvuokra|vakuus|milloin saan vakuuden takaisin',
      'Kahden kuukauden vuokra, joka maksetaan erilliselle tilille ja palautetaan korkoineen muuttosi jälkeen.',
    ],
    parking: [
      'onko pysäköintiä|autotalli|autopaikka|mihin laitan pyöräni|varasto|kellari',
      'Perheasunnolla on paikka autotallissa; loftin luona on asukaspysäköinti kadulla ja pyöräkellari.',
    ],
    financing: [
      'asuntolaina|autatteko lainan kanssa|pankkilaina|talon rahoitus|korot',
      'Emme anna talousneuvontaa, mutta kerromme mielellään kahdesta riippumattomasta lainanvälittäjästä, joiden kanssa teemme yhteistyötä.',
    ],
    fees: [
      'mitä palkkioita perit|välityspalkkio|provisio|pitääkö minun maksaa välittäjälle|kulut',
      'Vuokralaiset eivät maksa meille mitään. Myynnissä palkkio sovitaan kirjallisesti ennen aloittamista.',
    ],
  },
  tasks: {
    viewing: {
      done: 'Näyttösi on merkitty:',
      choice: 'Minkä kohteen haluat nähdä: satamaloftin, perheasunnon vai rivitalon?',
    },
  },
  options: {
    loft: ['Satamaloft', 'loft*|satamaloft*|kaksio|kaksi huonetta|ensimmäi*'],
    family: ['Perheasunto', 'perhe*|neljä huonetta|toinen|toisen'],
    house: ['Rivitalo', 'rivitalo*|talo*|puutarha*|kolmas|kolmannen'],
  },
  states: {},
};
