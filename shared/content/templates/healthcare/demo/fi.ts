import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Saanko ajan tälle viikolle?',
    'Käykö vakuutukseni teille?',
    'Mitä otan mukaan ensimmäiselle käynnille?',
    'Miten uusin reseptin?',
    'Mitä teen hätätilanteessa?',
  ],
  useCases: [
    'Ajanvarauspyynnöt ja siirrot kellon ympäri',
    'Kysymykset vakuutuksesta, asiakirjoista ja valmistautumisesta',
    'Reseptin uusinnat vastaanoton väelle',
    'Muistutukset, joiden ansiosta aikoja jää vähemmän käyttämättä',
    'Hätätilanteet tunnistetaan ja ohjataan oikeaan numeroon',
  ],
  can: 'Otan vastaan ajanvarauspyyntöjä, vastaan kysymyksiin vakuutuksesta, asiakirjoista ja valmistautumisesta, välitän reseptin uusinnat ja ohjaan hätätilanteet oikeaan numeroon. En koskaan anna lääketieteellisiä neuvoja. Puhelin soi vähemmän, ja potilas saa vastauksen öisin ja viikonloppuisin.',
  hours: 'maanantaista perjantaihin 8:00-18:00, lauantaina 9:00-13:00, sunnuntaina suljettu',
  location: '12 Cedar Street, toinen kerros, hissi ja luiska; pysäköinti rakennuksen takana',
  services: 'Perhelääkäri|Terveystarkastukset|Rokotukset|Fysioterapia|Verikokeet|Videovastaanotot',
  prices:
    'Terveystarkastus ilman vakuutusta: {checkup}|Laaja terveystarkastus laboratoriokokeineen: {extended}|Fysioterapia: {physio} kerta|Matkarokotusneuvonta: {vaccination}|Videovastaanotto: {video} 15 minuutilta',
  items: {
    appointment: [
      'tarvitsen ajan|lääkäriaika perjantaille|varata aika|päästä lääkäriin|aika huomiselle|onko vapaita aikoja|terveystarkastus perjantaina|ottaa rokotus|lääkäriaika',
      'Mielellään, merkitsen pyynnön; vastaanotto vahvistaa sen. Yleensä samalla viikolla on vapaita aikoja.',
    ],
    insurance: [
      'mitä vakuutuksia hyväksytte|korvataanko se|maksaako vakuutusyhtiö|Medicare|Aetna|minulla ei ole vakuutusta|vakuutuskortti|Kela',
      'Toimimme kaikkien suurten vakuutusyhtiöiden kanssa. Ota kortti mukaan; ilman vakuutusta terveystarkastus maksaa {checkup} (esimerkkihinta).',
    ],
    bring: [
      'mitä tarvitsen ensimmäiseen aikaan|olen uusi potilas|mitä papereita otan mukaan|valmistautua käyntiin|ensimmäistä kertaa täällä',
      'Ota mukaan henkilötodistus, vakuutuskortti, lista lääkkeistäsi ja aiemmat tulokset, ja tule kymmenen minuuttia aiemmin täyttämään lomake.',
    ],
    prescription: [
      'uusia reseptini|tarvitsen taas lääkkeeni|resepti|reseptin uusinta|lääkkeeni loppuivat',
      'Kirjoita meille lääkkeen nimi ja syntymäaikasi. Lääkäri tarkistaa asian, ja resepti on valmis vastaanotossa tai apteekissasi yhden arkipäivän kuluessa.',
    ],
    emergency: [
      'hätätilanne|kiireellinen|hätänumero|entä jos on hätä|päivystys|ambulanssi',
      'Jos henki on vaarassa, soita heti paikalliseen hätänumeroon. Kiireellistä apua aukioloaikojemme ulkopuolella saat päivystyksestä. Olen chatbotti enkä voi arvioida oireita.',
    ],
    cost: [
      'paljonko terveystarkastus maksaa|käynnin hinta|hinta ilman vakuutusta|fysioterapian hinta|maksaa itse',
      'Terveystarkastus ilman vakuutusta maksaa {checkup}, laaja laboratoriokokeineen {extended} ja fysioterapia {physio} kerta (esimerkkihintoja).',
    ],
    videoCall: [
      'videovastaanotto|lääkäri verkossa|etälääkäri|jutella lääkärin kanssa videolla|etävastaanotto',
      'Kyllä, arkisin kello 12:00-14:00: {video} 15 minuutilta (esimerkkihinta), tai useimpien vakuutusten korvaamana.',
    ],
    results: [
      'milloin saan tulokset|laboratoriotulokset|verikokeen tulokset|löydökset|ovatko tulokseni tulleet',
      'Verikokeet ovat valmiit kahdessa arkipäivässä. Lääkäri soittaa, kun jostakin pitää keskustella; muuten saat viestin.',
    ],
    access: [
      'pääseekö pyörätuolilla|onko hissi|luiska|esteettömyys|invapaikka',
      'Kyllä: sisäänkäynnillä on luiska, toiseen kerrokseen hissi ja rakennuksen takana kaksi varattua pysäköintipaikkaa.',
    ],
    symptoms: [
      'päätäni särkee|mitä oireeni tarkoittavat|minulla on kuumetta ja yskää|mitä lääkettä otan|onko se vaarallista|mikä annos|selkääni sattuu|minulla on ihottumaa|voin huonosti|diagnoosi',
      'En voi antaa lääketieteellisiä neuvoja. Voin merkitä ajan lääkärillemme; jos asia tuntuu kiireelliseltä, soita meille, ja jos henki on vaarassa, paikalliseen hätänumeroon.',
    ],
    change: [
      'perua aikani|siirtää aika|varata uusi aika tilalle|en pääse huomenna|olen myöhässä',
      'Kirjoita tai soita meille nimesi ja aikasi; peruminen on maksutonta 24 tuntia ennen. Pyyntöä, jota juuri merkitsemme tähän, voit muuttaa sanomalla.',
    ],
    reminders: [
      'lähetättekö muistutuksia|muistuttakaa minua ajasta|unohdin aikani|milloin aikani oli',
      'Kyllä: edellisenä päivänä saat viestin, ja yksi sana riittää ajan vahvistamiseen tai siirtämiseen.',
    ],
  },
  tasks: {
    appointment: {
      done: 'Pyyntösi on merkitty; vastaanotto vahvistaa sen:',
      choice: 'Mistä on kyse: lääkärikäynti, terveystarkastus, rokotus, fysioterapia vai verikoe?',
    },
  },
  options: {
    doctor: ['Lääkärikäynti', 'lääkär*|tohtori*|jotain muuta|muu'],
    checkup: ['Terveystarkastus', 'terveystarkast*|tarkast*'],
    vaccination: ['Rokotus', 'rokot*|piikki'],
    physio: ['Fysioterapia', 'fysio*|fyssari*'],
    blood: ['Verikoe', 'veriko*|verinäyt*|labra*|laborat*'],
  },
  states: {},
  urgent:
    'rintakip*|rintaan sattuu|kipua rinnassa|rinnassa kip*|rintaa puristaa|en saa henke*|ei saa henke*|en pysty hengittämään|ei pysty hengittämään|ei hengitä|hengenahdistu*|vaikea hengittää|tajuton*|tajuttom*|menetti tajun*|vuotaa paljon verta|kova verenvuoto|itsemurh*|tappaa itseni|aivohalvau*|aivoinfark*|sydänkohtau*|sydäninfark*|yliannost*|myrkyt*|tukehtu*|rinta*/rinna* & kip*/satt*/särk*/purist*/paina*/pistä*|hengit*/henke*/happea & en/ei/vaike*/tuskin|pyörty*|tajunta* & menet*|haluan kuolla|en halua elää|en jaksa elää|tapan itseni|satuttaa itseäni|itsetuho*',
};
