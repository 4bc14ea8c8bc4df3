import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Voinko varata pöydän täksi illaksi?',
    'Onko teillä vegaanisia ruokia?',
    'Mitkä ovat aukioloaikanne?',
    'Onko teillä jotain gluteenittomille vieraille?',
    'Voimmeko tulla isolla porukalla?',
  ],
  useCases: [
    'Pöytävaraukset ilman puhelua',
    'Kysymykset ruokalistasta, allergeeneista ja ruokavaliosta',
    'Noutoruoka- ja toimitustilaukset',
    'Ryhmien ja juhlien kyselyt',
    'Aukioloajat, pysäköinti ja ajo-ohjeet',
  ],
  can: 'Merkitsen pöytiä, vastaan kysymyksiin ruokalistasta, allergeeneista, toimituksesta ja ryhmistä ja kerron, milloin olemme auki ja miten meille löytää. Yhtään puhelua ei jää väliin ruuhkassa, ja allergiakysymyksiin vastataan aina samoin.',
  hours:
    'tiistaista sunnuntaihin 12:00-15:00 ja 18:00-23:00, viimeiset tilaukset 22:00, maanantaina suljettu',
  location: '21 Market Row; raitiovaunupysäkki Old Market on kahden minuutin päässä',
  services: 'Lounas ja illallinen|Noutoruoka|Toimitus 3 km:n säteellä|Kabinetti 24 hengelle|Pitopalvelu',
  prices:
    'Päivän lounas: {lunch}|Tuorepasta: alkaen {pasta}|Vegaaninen pääruoka: {vegan}|Maistelumenu, viisi ruokalajia: {tasting} hengeltä|Toimitus: {delivery} tilaukselta',
  items: {
    table: [
      'haluan varata pöydän|pöytä kahdelle|onko vapaata pöytää|pöytävaraus|illallinen huomenna|pöytä lauantaiksi|paikkoja täksi illaksi',
      'Mielellään, merkitsen pöydän.',
    ],
    vegan: [
      'vegaaninen|kasvisruokaa|jotain ilman lihaa|kasvipohjaista|onko kasvissyöjille jotain',
      'Kyllä: vegaaninen pääruoka hintaan {vegan} (esimerkkihinta), kolme alkuruokaa ja yksi jälkiruoka. Monet pastat saa myös vegaanisina.',
    ],
    gluten: [
      'gluteeniton|pähkinätön|pähkinäallergia|laktoosi-intoleranssi|allergeenit|keliakia|onko siinä pähkinää|ruoka-allergia',
      'Kyllä. Tuorepastaa tehdään myös tattarista, ja jokaisella ruoalla on allergeenilista. Kerro allergioista varatessasi: keittiömme on pieni, ja siellä käytetään pähkinöitä ja jauhoja.',
    ],
    group: [
      'syntymäpäiväjuhlat|yrityksen illallinen|kabinetti|häät|tilaisuus 20 hengelle|iso seurue|pitopalvelu juhliin',
      'Kabinettiimme mahtuu 24 henkeä. Kymmenestä hengestä alkaen valmistamme yhteisen menun, esimerkiksi viisi ruokalajia hintaan {tasting} hengeltä (esimerkkihinta).',
    ],
    takeaway: [
      'toimitatteko kotiin|ruokaa mukaan|kotiinkuljetus|noutoruoka|hakea tilaus|voiko tilata netistä',
      'Kyllä, 3 km:n säteellä kello 18:00-21:30 hintaan {delivery} tilaukselta (esimerkkihinta); noutoruoka on valmis 25 minuutissa. Tilaukset otetaan ravintolan numerosta.',
    ],
    menu: [
      'mitä ruokalistalla on|mitä voi syödä|lounaslista|päivän ruoka|näytä menu|onko kalaa|pasta|pääruoat',
      'Tällä viikolla: päivän lounas {lunch}, tuorepasta alkaen {pasta}, kalaa tulelta ja viiden ruokalajin maistelumenu {tasting} (esimerkkihintoja). Jokaisella ruoalla on allergeenilista.',
    ],
    parking: [
      'onko pysäköintiä|mihin voi pysäköidä|raitiovaunulla|bussilla|miten pääsee autolla|parkkihalli lähellä',
      'Old Marketilla on pysäköintitalo, kolme minuuttia kävellen; raitiovaunu pysähtyy vielä lähempänä. Olemme osoitteessa 21 Market Row, tiistaista sunnuntaihin 12:00-15:00 ja 18:00-23:00.',
    ],
    children: [
      'ovatko lapset tervetulleita|syöttötuoli|saako koiran tuoda|koirat|lasten menu|vauva',
      'Molemmat ovat tervetulleita. Meillä on syöttötuoleja ja lasten annos; koirat saavat tulla terassille.',
    ],
    change: [
      'muuttaa varausta|perua varaus|siirtää pöytä|olemme myöhässä|meitä tuleekin enemmän|minulla on jo varaus',
      'Kirjoita tai soita meille varauksen nimi ja aika; kaksi tuntia ennen se ei maksa mitään. Pöytää, jota juuri merkitsemme tähän, voit muuttaa sanomalla.',
    ],
  },
  tasks: { table: { done: 'Pöytäsi on merkitty:' } },
  options: {},
  states: {},
};
