import type { AreaAnswers } from '../types.ts';

export const company: AreaAnswers<'company'> = {
  about: {
    chip: 'Keitä olette?',
    answer:
      '{legalName} rakentaa tekoälychatbotteja yrityksille: asiakaspalvelubotteja, myynnin automaatiota ja räätälöityjä integraatioita, joko alustalla, jolla niitä pyöritetään, tai täysin hoidettuna palveluna.',
  },
  people: {
    chip: 'Kuinka iso yritys on?',
    answer:
      'Sivustolla ei kerrota, kuka {brand}-yrityksen perusti, kuinka iso tiimi on tai mistä lähtien se on toiminut. Tiimimme kertoo mielellään: {email}.',
  },
  location: {
    chip: 'Missä sijaitsette?',
    answer:
      'Aikamme ovat aikavyöhykkeellä {zone}; katuosoitetta sivusto ei kerro. Kirjoita osoitteeseen {email} tai varaa konsultaatio, se pidetään verkossa.',
  },
  hours: {
    chip: 'Milloin olette tavoitettavissa?',
    answer:
      'Minä vastaan kellon ympäri. Tiimimme pitää konsultaatioita klo {from}–{to} ({zone}) ja vastaa viesteihin {hours} tunnin kuluessa.',
  },
  contact: {
    chip: 'Miten saan teihin yhteyden?',
    answer:
      'Kirjoita osoitteeseen {email}; vastaamme {hours} tunnin kuluessa. Tai jätä viesti yhteydenottolomakkeella, täällä tai sivulla: ihminen lukee jokaisen.',
  },
  phone: {
    chip: 'Onko teillä puhelinnumeroa?',
    answer:
      'Sivustolla ei ole puhelinnumeroa. Jätä omasi yhteydenottolomakkeella, niin soitamme takaisin, tai varaa konsultaatio sovittuun aikaan.',
  },
  careers: {
    chip: 'Onko teillä töitä?',
    answer: 'Sivustolla ei ole avoimia paikkoja; kirjoita osoitteeseen {email} aiheella ”Careers”.',
  },
  press: {
    chip: 'Olen mediasta',
    answer: 'Media: kirjoita osoitteeseen {email} aiheella ”Press”.',
  },
  customers: {
    chip: 'Onko teillä referenssejä?',
    answer:
      'Sivusto ei nimeä asiakkaita eikä asiakastarinoita. Sen sijaan se näyttää julkaistua tutkimusta lähteineen ja {templates} toimialan demobotit, joita voi itse kokeilla. Referenssejä voit kysyä tiimiltämme: {email}.',
  },
  results: {
    chip: 'Mitä tuloksia muut ovat saaneet?',
    answer:
      'Sivulla siteeraamme julkaistua tutkimusta lähteineen: 70 % verkkokaupan ostoskoreista jää kesken, 23 % varatuista ajoista jää käyttämättä, tekoälyavustajaa käyttävä asiakaspalvelija ratkaisee tunnissa 14 % enemmän asioita, 76 % ostaa mieluiten omalla kielellään, 81 % yrittää ensin ratkaista asian itse. Verkossa tehtyyn kyselyyn 37 % yrityksistä vastaa tunnin sisällä, 23 % ei koskaan. Lähteet: Baymard Institute, Health Policy, NBER, CSA Research, Harvard Business Review.',
  },
  bookingHow: {
    chip: 'Miten varaan konsultaation?',
    answer:
      'Valitset päivän ja puolen tunnin ajan väliltä {from}–{to} ({zone}) ja kerrot lyhyesti, mitä tarvitset. Se on maksuton ja pyyntö: vahvistamme sen {hours} tunnin kuluessa. Alla oleva painike avaa lomakkeen.',
  },
  book: {
    chip: 'Varaa maksuton konsultaatio',
    answer: 'Mielellään! Valitse päivä ja aika varauslomakkeella; vahvistamme {hours} tunnin kuluessa.',
  },
  contactMe: {
    chip: 'Ottakaa minuun yhteyttä',
    answer: 'Totta kai. Jätä tietosi yhteydenottolomakkeella; tiimimme palaa asiaan {hours} tunnin kuluessa.',
  },
  consultation: {
    chip: 'Mitä konsultaatiossa tapahtuu?',
    answer:
      'Se on maksuton ja kestää {slot} minuuttia, verkossa: katsomme, mitä asiakkaasi kysyvät, ja kerromme rehellisesti, mitä botti voi ja ei voi tehdä hyväksesi, ensimmäisen suunnitelman ja hinnan kanssa.',
  },
  partners: {
    chip: 'Onko teillä kumppaneita?',
    answer:
      'Sivusto ei mainitse kumppani-, jälleenmyyjä- tai affiliate-ohjelmaa. Kirjoita osoitteeseen {email}, mitä sinulla on mielessä.',
  },
  complaint: {
    chip: 'Haluan valittaa',
    answer:
      'Olen pahoillani, että tämä oli harmillista. Tiimimme ihminen auttaa: kirjoita osoitteeseen {email} tai jätä viesti alla olevalla painikkeella, niin kuulet meistä {hours} tunnin kuluessa.',
  },
  responseTime: {
    chip: 'Milloin saan vastauksen teiltä?',
    answer:
      '{hours} tunnin kuluessa: ihminen lukee jokaisen viestin ja vastaa ensimmäisen suunnitelman ja hinnan kanssa.',
  },
  buy: {
    chip: 'Miten tilaan?',
    answer:
      'Sivustolla ei ole kassaa: lähetä haluamasi paketti yhteydenottolomakkeella tai kerro se maksuttomassa konsultaatiossa, niin ihminen ottaa sen käyttöön kanssasi, ensimmäinen versio {firstHours} tunnissa.',
  },
  noShows: {
    chip: 'Mistä 23 % poisjäänneistä tulee?',
    answer:
      '105 tutkimuksen katsauksesta: Dantas et al., Health Policy 122(4), 2018. 23 % varatuista ajoista jää käyttämättä; se on julkaistua tutkimusta, ei oma lukumme. Botti muistuttaa, antaa siirtää ajan kahdella viestillä ja tarjoaa vapautuneen ajan jonottavalle.',
  },
  fastReply: {
    chip: 'Kuinka nopeasti yritykset vastaavat?',
    answer:
      '2 241 yhdysvaltalaisesta yrityksestä 37 % vastasi verkkoyhteydenottoon tunnissa, 16 % vuorokaudessa, 24 % myöhemmin ja 23 % ei koskaan. Tunnissa vastanneilla oli lähes 7 kertaa useammin todellinen keskustelu päättäjän kanssa kuin tuntia myöhemmin ja yli 60 kertaa useammin kuin päivää myöhemmin (Oldroyd, McElheran ja Elkington, Harvard Business Review, maaliskuu 2011).',
  },
  funding: {
    chip: 'Kuka rahoittaa yritystä?',
    answer:
      'Sivusto ei kerro {brand}-yrityksen sijoittajista, rahoituskierroksista eikä liikevaihdosta. Kysy tiimiltämme: {email}.',
  },
  terms: {
    chip: 'Missä ovat käyttöehdot?',
    answer:
      'Sivustolla on tietosuojasivu, mutta ei yleisiä ehtoja. Paketit jatkuvat kuukausi kerrallaan {noticeDays} päivän irtisanomisajalla; pakettiin {enterprise} kuuluu oma sopimus ja SLA. Jos lakiosastonne haluaa ensin lukea jotain, pyytäkää sitä: {email}.',
  },
};
