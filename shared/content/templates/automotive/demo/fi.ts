import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Voinko varata koeajon?',
    'Mitä huolto maksaa?',
    'Mitä sähköautoja teillä on?',
    'Otatteko vanhan autoni vaihdossa?',
    'Milloin autoni on valmis?',
  ],
  useCases: [
    'Koeajot sovitaan ajoneuvon sivulta',
    'Oikean mittaiset korjaamoajat',
    'Vaihtoautokyselyt kuvineen ja kilometreineen',
    'Rahoitus- ja leasingkysymykset valmiiksi myynnille',
    'Korjauksen tilanne soittamatta',
  ],
  can: 'Sovin koeajoja ja korjaamoaikoja, kerron missä vaiheessa korjaus on ja vastaan kysymyksiin autoista, hinnoista, vaihdosta ja rahoituksesta. Kiinnostunut saa vastauksen, kun vielä etsii autoa, eikä korjaamon kalenteriin jää aukkoja puhelimen takia.',
  hours: 'maanantaista perjantaihin 8:00-18:00, lauantaina 9:00-18:00, sunnuntaina suljettu',
  location: '140 Ridgeway Road, liittymä 9; latauspisteet sisäänkäynnin luona',
  services:
    'Uudet ja käytetyt autot|Koeajot|Huollot ja korjaukset|Rengassäilytys|Vaihtoautot|Rahoitus ja leasing',
  prices:
    'Huolto: {inspection} ja osat päälle|Öljynvaihto: {oil}|Renkaiden vaihto ja säilytys: {tyres} kaudelta|Käytetty viistoperä, kaksi vuotta vanha: {hatchback}|Pieni sähköauto, uusi: {electric}',
  items: {
    drive: [
      'koeajo|haluan ajaa sähköautoa|kokeilla viistoperää|koeajo lauantaina|käydä kierroksella sillä|saanko kokeilla ajaa',
      'Mielellään: koeajo kestää noin 40 minuuttia ja on maksuton. Ota ajokortti mukaan.',
    ],
    workshop: [
      'korjaamoaika|varata huolto|auto tarvitsee öljynvaihdon|aika korjaukseen|auto pitää ääntä|tarvitsen uudet jarrut|tuoda auto korjaamolle',
      'Mielellään, merkitsen ajan korjaamolle.',
    ],
    status: [
      'onko autoni jo valmis|korjauksen tilanne|milloin voin hakea auton|missä vaiheessa korjaus on|kauanko korjaus kestää|noutaa auto',
      'Katson asian.',
    ],
    cost: [
      'huollon hinta|paljonko öljynvaihto maksaa|huoltokustannukset|korjaamon hinnat|mitä määräaikaishuolto maksaa',
      'Huolto maksaa {inspection} ja osat päälle, öljynvaihto {oil}, renkaiden vaihto ja säilytys {tyres} kaudelta (esimerkkihintoja). Voin merkitä ajan korjaamolle.',
    ],
    electric: [
      'sähköautot|onko teillä sähköisiä|hybridi|akun toimintamatka|lataus kotona|kuinka pitkälle sillä pääsee',
      'Uusi pieni sähköauto alkaen {electric} (esimerkkihinta), toimintamatka noin 400 km, ja kaksi käytettyä. Kotilataus järjestyy asentajan kanssa.',
    ],
    tradeIn: [
      'vaihtoauto|antaa auto vaihdossa|minkä arvoinen autoni on|myydä vanha auto|ostatteko käytettyjä autoja|vaihtaa autoa',
      'Kyllä. Lähetä malli, vuosimalli, kilometrit ja muutama kuva osoitteeseen {contact}; ostajamme kertoo summan yhden arkipäivän kuluessa ja vahvistaa sen nähtyään auton.',
    ],
    financing: [
      'rahoitus|leasing|autolaina|kuukausierä|käsiraha|osamaksu',
      'Kyllä, leasing ja laina 24-60 kuukaudelle. Ehdot riippuvat autosta ja pankista; myyjä laskee ne kanssasi.',
    ],
    used: [
      'käytetyt autot|halpa auto|mitä teillä on varastossa|auto alle 20000|viistoperän hinta|takuu|onko pakettiautoja',
      'Juuri nyt esimerkiksi kaksi vuotta vanha viistoperä hintaan {hatchback} (esimerkkihinta), 12 kuukauden takuulla, ja sähköpakettiauto.',
    ],
    replacement: [
      'sijaisauto|lainaauto|vuokra-auto korjauksen ajaksi|miten pääsen korjaamolta kotiin',
      'Yli puolen päivän korjauksissa kyllä, jos vapaana on; pyydä sitä varatessasi.',
    ],
    tyres: [
      'vaihdatteko renkaat|talvirenkaat|rengashotelli|renkaanvaihto|kesärenkaat|renkaiden säilytys',
      'Kyllä, säilytyksineen {tyres} kaudelta (esimerkkihinta). Lokakuu ja huhtikuu täyttyvät nopeasti.',
    ],
  },
  tasks: {
    drive: {
      done: 'Koeajosi on merkitty:',
      choice: 'Mitä autoa haluat ajaa: pientä sähköautoa, viistoperää vai sähköpakettiautoa?',
    },
    workshop: {
      done: 'Korjaamoaikasi on merkitty:',
      choice: 'Mitä tehdään: huolto, öljynvaihto, renkaat vai korjaus?',
    },
    status: { done: 'Löysin sen.', code: 'Mikä on tilausnumerosi? Se alkaa RM-, esimerkiksi RM-2051.' },
  },
  options: {
    electricCar: ['Pieni sähköauto', 'sähköauto*|sähköi*|pieni*|pientä'],
    hatchback: ['Viistoperä', 'viistoper*|käytet*|bensa*|bensiini*'],
    van: ['Sähköpakettiauto', 'sähköpaketti*|paketti*|pakua|paku'],
    inspection: ['Huolto', 'huol*|määräaikais*|katsast*'],
    oil: ['Öljynvaihto', 'öljy*'],
    tyreChange: ['Renkaat', 'renka*|rengas*|pyör*'],
    repair: ['Korjaus', 'korja*|jarru*|ään*|rikki|vauri*|lommo*|valo*'],
  },
  states: {
    lift: 'Tilaus {code}: huolto ja uudet jarrupalat. Auto on nostimella ja valmis tänään kello 16:30.',
    parts: 'Tilaus {code}: uusi tuulilasi. Osa tulee huomenaamulla; auto on valmis iltapäivällä.',
    ready: 'Tilaus {code}: öljynvaihto ja renkaat. Auto on valmis; voit hakea sen kello 18:00 mennessä.',
  },
};
