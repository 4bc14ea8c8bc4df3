import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Mitä ensimmäinen tapaaminen maksaa?',
    'Voitteko tarkistaa sopimuksen?',
    'Mitä asiakirjoja tarvitsette?',
    'Kuinka nopeasti saan ajan?',
    'Autatteko yrityksen perustamisessa?',
  ],
  useCases: [
    'Ensimmäiset yhteydenotot järjestettynä asian ja kiireen mukaan',
    'Tapaamiset oikean asiantuntijan kanssa',
    'Asiakirjat koottuna ennen ensimmäistä tapaamista',
    'Palkkiot ja menettelyt selitettynä',
    'Nykyisten asiakkaiden kysymykset asiansa tilanteesta',
  ],
  can: 'Järjestän ensimmäiset yhteydenotot, sovin tapaamisia oikean asiantuntijan kanssa, kerron mitä asiakirjoja tarvitaan ja selitän palkkiot. En koskaan anna oikeudellisia tai verotusta koskevia neuvoja. Asiantuntijat puhuvat vain sopivien asiakkaiden kanssa, ja ensimmäinen tapaaminen alkaa täydellisin paperein.',
  hours: 'maanantaista torstaihin 8:00-18:00, perjantaina 8:00-15:00',
  location: '60 Chancery Place, neljäs kerros, tai videolla',
  services: 'Yrityksen perustaminen|Sopimukset|Työoikeus|Veroilmoitukset|Kirjanpito',
  prices:
    'Ensimmäinen tapaaminen, 45 minuuttia: {first}|Sopimuksen tarkistus, kiinteä hinta: alkaen {contract}|Kirjanpito, pieni yritys: {bookkeeping} kuukaudessa|Yrityksen perustaminen kokonaan: {company}|Lisäneuvonta: {hour} tunnilta',
  items: {
    meeting: [
      'tarvitsen asianajajan|varata tapaaminen|ensitapaaminen|aika veroneuvojalle|varata aika|haluan puhua asiantuntijan kanssa|on kiire, määräaika on huomenna|työnantajani irtisanoi minut',
      'Mielellään: yleensä aika löytyy kolmen arkipäivän kuluessa, ja jos määräaika on kulumassa, samana päivänä. Tapaaminen voi olla toimistolla tai videolla.',
    ],
    cost: [
      'mitä veloitatte|palkkionne|tuntihinta|neuvonnan hinta|onko ensimmäinen keskustelu ilmainen|kiinteä hinta|paljonko asianajaja maksaa',
      'Ensimmäiset 45 minuuttia maksavat {first} (esimerkkihinta), ja summa hyvitetään, jos teemme yhteistyötä. Sen jälkeen sovimme kirjallisesti kiinteän hinnan tai {hour} tunnilta.',
    ],
    contract: [
      'tarkistaa sopimukseni|katsoa läpi sopimus|käydä vuokrasopimus läpi|ehdot|sopimuksen tarkistus',
      'Kyllä: tarkistus kirjallisine huomautuksineen maksaa alkaen {contract} (esimerkkihinta) ja kestää kolme arkipäivää. Lähetä sopimus vasta, kun aika on vahvistettu.',
    ],
    documents: [
      'mitä otan mukaan|mitkä paperit|valmistautua ensimmäiseen tapaamiseen|mitä minun pitää lähettää|paperit veroilmoitusta varten',
      'Ensimmäiseen tapaamiseen: henkilötodistus, asiaa koskevat kirjeet tai sopimukset ja lyhyt lista päivämääristä. Veroasioissa: viime vuoden verotuspäätös ja tilisi.',
    ],
    company: [
      'haluan perustaa yrityksen|aloittaa yrittäjänä|rekisteröidä yritys|perustaa osakeyhtiö|oma firma|kauanko perustaminen kestää',
      'Kyllä, muodon valinnasta rekisterimerkintään, {company} ja viralliset maksut päälle (esimerkkihinta). Se kestää noin kolme viikkoa.',
    ],
    bookkeeping: [
      'teettekö kirjanpitoa|tilitoimisto|palkanlaskenta|arvonlisäveroilmoitus|hoidatteko kirjanpidon|yrityksen veroilmoitus',
      'Pienille yrityksille alkaen {bookkeeping} kuukaudessa (esimerkkihinta), palkanlaskenta pyynnöstä.',
    ],
    confidential: [
      'onko tämä luottamuksellista|kuka tätä lukee|yksityisyys|ovatko tietoni turvassa|salassapito',
      'Kyllä, yhteydenotot ovat luottamuksellisia ensimmäisestä sanasta. Älä lähetä asiakirjoja ennen tapaamista: tarkistamme ensin, voimmeko edustaa sinua.',
    ],
    advice: [
      'voittaisinko|mitkä ovat mahdollisuuteni|voinko haastaa oikeuteen|onko se laillista|olenko oikeassa|oikeudellinen neuvo|miten säästän veroissa|mitä teen irtisanomiselle',
      'En voi antaa oikeudellisia tai verotusta koskevia neuvoja. Asiantuntijamme voi, kun on kuullut asian; voin merkitä ensimmäisen tapaamisen.',
    ],
    video: [
      'käykö videolla|etätapaaminen|Zoom|puhelimitse|neuvonta etänä',
      'Kyllä, jokainen tapaaminen voi olla videolla; saat linkin vahvistuksen mukana.',
    ],
    existing: [
      'miten asiani etenee|asiani tilanne|olen jo asiakas|milloin veroilmoitukseni valmistuu|kysymys laskustani|puhua asianajajani kanssa',
      'Kirjoita osoitteeseen {contact} asianumerosi kanssa; asiaasi hoitava vastaa yhden arkipäivän kuluessa. Oikeassa toimistossa katsoisin tilanteen puolestasi.',
    ],
  },
  tasks: {
    meeting: {
      done: 'Ensimmäinen tapaamisesi on merkitty:',
      choice: 'Mistä on kyse: sopimus, yrityksen perustaminen, verot, työoikeus vai kirjanpito?',
    },
  },
  options: {
    contracts: ['Sopimus', 'sopimu*|vuokrasopimu*'],
    formation: ['Yrityksen perustaminen', 'yrity*|yrittäj*|perust*|firma*|osakeyhtiö*'],
    tax: ['Verot', 'vero*'],
    employment: ['Työoikeus', 'työ*|irtisano*|potkut'],
    books: ['Kirjanpito', 'kirjanpi*|palkanlask*|palkat'],
  },
  states: {},
};
