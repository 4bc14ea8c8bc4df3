import type { Answers } from '../types.ts';

export const answers: Answers = {
  greeting:
    'Hei! Olen {brand}-avustaja. Autan mielelläni chatbotteihimme, hintoihin, integraatioihin ja maksuttoman konsultaation varaamiseen liittyvissä asioissa.',
  services:
    'Rakennamme yrityksille tekoälychatbotteja: asiakaspalvelubotteja, myynnin automaatiota ja räätälöityjä integraatioita. Ne palvelevat ympäri vuorokauden {languages} kielellä, ja ensimmäinen versio on valmis {hours} tunnissa.',
  askIndustry: 'Millä toimialalla toimitte?',
  askVolume: 'Kuinka monta viestiä saatte suunnilleen kuukaudessa?',
  offer: 'Haluatko varata maksuttoman konsultaation?',
  industryIntro: '{industry}: {pitch}',
  industries: {
    ecommerce: [
      'Verkkokauppa',
      'botti vastaa tilaus- ja toimituskysymyksiin, suosittelee tuotteita, hoitaa palautukset ja muistuttaa hylätyistä ostoskoreista.',
    ],
    healthcare: [
      'Terveydenhuolto',
      'botti vastaanottaa ajanvaraustoiveet, kertoo aukioloajoista, vakuutuksista ja valmistautumisesta ja siirtää lääketieteelliset asiat henkilökunnallenne.',
    ],
    finance: [
      'Rahoitus',
      'botti selittää tuotteet, kerää hakemukseen tarvittavat tiedot, vastaa tilikysymyksiin ja jättää neuvonnan asiantuntijoillenne.',
    ],
    realestate: [
      'Kiinteistöt',
      'botti kartoittaa ostajien ja vuokralaisten tarpeet, vastaa kohteita koskeviin kysymyksiin ja sopii näytöt.',
    ],
    education: [
      'Koulutus',
      'botti vastaa kursseista, hinnoista ja ilmoittautumisesta ja ohjaa opiskelijat oikean henkilön luo.',
    ],
    hospitality: [
      'Hotellit ja matkailu',
      'botti vastaanottaa varaustoiveet, palvelee vieraita yötä päivää ja tarjoaa korotuksia ja paikallisia vinkkejä.',
    ],
    fitness: ['Liikunta', 'botti varaa tunnit ja kokeilukerrat, kertoo jäsenyyksistä ja muistuttaa.'],
    restaurant: [
      'Ravintolat',
      'botti ottaa vastaan pöytävaraukset, vastaa ruokalistasta ja allergeeneista ja vastaanottaa tilaukset.',
    ],
    automotive: [
      'Autoala',
      'botti sopii koeajot ja huoltoajat ja vastaa autoja ja rahoitusta koskeviin kysymyksiin.',
    ],
    professional: [
      'Asiantuntijapalvelut',
      'botti seuloo yhteydenotot, kerää ensitapaamiseen tarvittavat tiedot ja sopii ajan.',
    ],
  },
  template:
    'Tähän on valmis mallipohja, joka räätälöidään teille {from}–{to} päivässä; kokeile sitä galleriassamme.',
  platformIntro: 'Alustapaketit (hoidatte bottia itse alustallamme):',
  planLine: '{plan}: {price} kuukaudessa, enintään {messages} viestiä',
  planCustom: '{plan}: hinta pyynnöstä, rajattomasti viestejä',
  managedIntro: 'Täysin hoidettu palvelu (rakennamme ja ylläpidämme kaiken puolestanne):',
  managedLine: '{plan}: {price} kuukaudessa, {count} keskustelua',
  managedUnlimited: '{plan}: {price} kuukaudessa, rajattomasti keskusteluja',
  fit: 'Noin {volume} kuukausittaiselle viestille sopii alustapaketti {plan}: {price} kuukaudessa, enintään {messages} viestiä.',
  fitCustom:
    'Noin {volume} kuukausittaiselle viestille tarvitsette alustapaketin {plan}: rajattomasti viestejä, hinta pyynnöstä.',
  managedFrom:
    'Jos haluatte meidän hoitavan kaiken, täysin hoidettu palvelu maksaa alkaen {price} kuukaudessa.',
  managedFit:
    'Noin {volume} kuukausittaiselle keskustelulle sopii täysin hoidettu palvelu {plan}: {price} kuukaudessa.',
  integrations:
    'Bottimme yhdistyvät palveluihin {list} ja rajapintojen kautta muihin järjestelmiin. {starter} sisältää {count} integraatiota, {professional} niin monta kuin tarvitsette. Räätälöity integraatio maksaa kertaluonteisesti {price}.',
  timeline:
    'Ensimmäinen versio on valmis {hours} tunnissa; räätälöinti yritykseenne kestää toimialasta riippuen {from}–{to} päivää.',
  security:
    'Tietoturva kuuluu jokaiseen pakettiin: {badges}. Tiedot siirretään salattuina. {professional} on HIPAA-valmis; {enterprise} lisää SSO:n ja asennuksen omille palvelimillenne. Lisätietoja: {email}.',
  languages:
    'Chatbottimme tukevat {languages} kieltä; täällä chatissa puhun {count} kieltä. Lisäkieli botillenne maksaa {price} kuukaudessa.',
  bookingInfo:
    'Konsultaatio on maksuton: valitset päivän ja puolen tunnin ajan väliltä {from}–{to} (aikavyöhyke {zone}) ja kerrot lyhyesti tarpeesi. Kyseessä on pyyntö; vahvistamme sen {hours} tunnin kuluessa. Sano vain, että haluat varata.',
  book: 'Mielelläni! Avaan varauslomakkeen: valitse päivä ja aika, vahvistamme {hours} tunnin kuluessa.',
  contactInfo:
    'Tavoitat tiimimme osoitteesta {email}; vastaamme {hours} tunnin kuluessa. Jos haluat, että otamme yhteyttä, kerro se minulle.',
  contact: 'Totta kai. Avaan yhteydenottolomakkeen; tiimimme vastaa {hours} tunnin kuluessa.',
  thanks: 'Ole hyvä! Voinko auttaa vielä jossain muussa?',
  bye: 'Näkemiin ja kiitos käynnistä!',
  complaint:
    'Olen pahoillani, että tämä turhautti. Tiimimme jäsen voi auttaa: kirjoita osoitteeseen {email} tai kerro, että haluat yhteydenoton.',
  offTopic:
    'Siinä en valitettavasti voi auttaa, vain chatboteissamme: palvelut, hinnat, integraatiot, tietoturva ja konsultaation varaaminen. Mitä haluaisit tietää?',
  decline: 'Selvä. Olen täällä, jos tulee muuta kysyttävää.',
  apology: 'Pahoittelut, minun on juuri nyt vaikea vastata. Yritä uudelleen.',
  demo: {
    greeting: 'Hei! Olen yrityksen {business} virtuaaliavustaja. Miten voin auttaa?',
    hours: 'Aukioloaikamme: {value}',
    prices: 'Hintamme (tämän demon esimerkkihintoja):',
    services: 'Näissä asioissa voin auttaa:',
    location: 'Löydät meidät täältä: {value}',
    booking:
      'Mielelläni. Kerro toivomasi päivä ja aika sekä nimesi, niin {business} vahvistaa. (Tämä on demo: mitään ei oikeasti varata.)',
    human: 'Ohjaan sinut yrityksen {business} tiimille. Tavoitat heidät myös täältä: {value}.',
    thanks: 'Ole hyvä! Voinko tehdä vielä jotain muuta?',
    unknown: 'En ole siitä varma; {business} osaa vastata. Voit kysyä minulta esimerkiksi:',
  },
};
