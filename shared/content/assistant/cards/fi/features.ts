import type { AreaAnswers } from '../types.ts';

export const features: AreaAnswers<'features'> = {
  whatWeDo: {
    chip: 'Mitä tarjoatte?',
    answer:
      '{brand} rakentaa tekoälychatbotteja yrityksille: asiakaspalvelubotteja, myynnin automaatiota ja räätälöityjä integraatioita. Ne vastaavat kellon ympäri {languages} kielellä, siirtävät asian tiimillesi tarvittaessa, ja ensimmäinen versio on käynnissä {firstHours} tunnissa.',
  },
  support: {
    chip: 'Mitä asiakaspalvelubotti tekee?',
    answer:
      'Asiakaspalvelubotti vastaa siihen, mitä kysytään joka päivä, hakee tilauksia ja ajanvarauksia ja siirtää asian ihmiselle koko keskustelun kanssa.',
  },
  sales: {
    chip: 'Miten myynnin automaatio toimii?',
    answer:
      'Myynnin automaatio tervehtii kävijöitä, selvittää heidän tarpeensa, arvioi heidät omien sääntöjesi mukaan ja laittaa tapaamisen kalenteriisi.',
  },
  customWork: {
    chip: 'Mitä räätälöidyt integraatiot ovat?',
    answer:
      'Yhdistämme keskustelun verkkokauppaasi, asiakastietoihisi, tikettijärjestelmääsi tai omaan ohjelmistoosi. Räätälöity integraatio maksaa {integrationPrice} kertamaksuna.',
  },
  integrations: {
    chip: 'Mihin järjestelmiin se kytkeytyy?',
    answer:
      'Botit kytkeytyvät palveluihin {integrations}, verkkosivuusi ja muihin järjestelmiin niiden API:n kautta: verkkokauppa, asiakastiedot, tiketit, kalenteri. {starter} sisältää {starterIntegrations} integraatiota (Slack, sähköposti, verkko), {professional} niin monta kuin tarvitset; yhteys omaan järjestelmäänne maksaa {integrationPrice} kertamaksuna.',
  },
  whatsapp: {
    chip: 'Toimiiko se WhatsAppissa?',
    answer:
      'Kyllä, WhatsApp on yksi kanavista, joihin bottimme kytkeytyvät: asiakkaat kirjoittavat siellä missä aina, ja botti vastaa siellä.',
  },
  slack: {
    chip: 'Toimiiko se Slackissa?',
    answer: 'Kyllä. Slack sisältyy paketista {starter} alkaen, samoin sähköposti ja verkkosivusi.',
  },
  shopify: {
    chip: 'Toimiiko se Shopifyn kanssa?',
    answer:
      'Kyllä, bottimme kytkeytyvät Shopifyhin: ne hakevat tilauksia, suosittelevat tuotteita ja vastaavat kysymyksiin ennen kassaa. Muut verkkokauppa-alustat kytketään niiden API:n kautta.',
  },
  website: {
    chip: 'Miten saan sen sivuilleni?',
    answer:
      'Verkkokanava kuuluu jokaiseen pakettiin: sivuillesi lisätään lyhyt koodinpätkä, tehtiinpä ne millä tahansa (WordPress, Wix, oma koodi), ja chat ilmestyy sinne. Autamme siinä, kun ensimmäinen versio otetaan käyttöön.',
  },
  crm: {
    chip: 'Kytkeytyykö se CRM:ään?',
    answer:
      'Kyllä: botit kytkeytyvät asiakastietoihin, kuten Salesforceen tai HubSpotiin, niiden API:n kautta. {professional} sisältää niin monta integraatiota kuin tarvitset; oma järjestelmänne on räätälöity integraatio ({integrationPrice} kertamaksuna).',
  },
  api: {
    chip: 'Onko teillä API?',
    answer:
      'Botit puhuvat muille järjestelmille API:en ja webhookien kautta: Flow Builderissa on vaiheet, jotka kutsuvat omaa osoitettasi ja käyttävät vastausta. Syvempää yhteyttä varten rakennamme räätälöidyn integraation ({integrationPrice} kertamaksuna).',
  },
  channels: {
    chip: 'Mitä kanavia on?',
    answer:
      'Nimeämämme kanavat ovat verkkosivusi, WhatsApp, Slack, sähköposti ja Shopify. Muut (Instagram, Messenger, Telegram, Teams, SMS) kytketään räätälöitynä integraationa niiden API:n kautta, jos sellainen on; puhelin- tai puhebotteja sivusto ei tarjoa. Kysy tiimiltämme omasta kanavastasi.',
  },
  languages: {
    chip: 'Mitä kieliä botit puhuvat?',
    answer:
      'Bottimme puhuvat {languages} kieltä, myös oikealta vasemmalle kirjoitettavia kuten arabiaa ja hepreaa. {starter} sisältää yhden kielen, {professional} useita; lisäkieli maksaa {languagePrice} kuukaudessa.',
  },
  languageSwitch: {
    chip: 'Vaihtaako botti itse kieltä?',
    answer:
      'Kyllä. Botti vastaa sillä kielellä, jolla kysytään, ja vaihtaa kieltä asiakkaan mukana, vaikka kesken keskustelun.',
  },
  models: {
    chip: 'Mitä tekoälymalleja käytätte?',
    answer:
      'Valitset mallin itse: GPT-3.5 Turbo (nopea ja edullinen, {starter}), Claude 3 Sonnet (tasapainoinen, {professional}) tai Claude 3 Opus (vaativaan päättelyyn, {enterprise}). Et maksa oletuksena kalleimmasta mallista joka vastauksessa.',
  },
  analytics: {
    chip: 'Millaista analytiikkaa saan?',
    answer:
      'Näet reaaliajassa, mitä kysytään ja miten keskustelut päättyvät: {starter} sisältää perusanalytiikan, {professional} edistyneen analytiikan ja A/B-testauksen. Flow Builderissa jokainen flow näyttää istuntonsa, loppuun viedyt keskustelut ja keston.',
  },
  helpHours: {
    chip: 'Millaista tukea saamme?',
    answer:
      '{starter} sisältää sähköpostituen, {professional} ensisijaisen tuen 24/7 ja {enterprise} nimetyn tuen ja SLA:n. Tuen tavoitat osoitteesta {supportEmail}.',
  },
  abTesting: {
    chip: 'Voiko tehdä A/B-testejä?',
    answer:
      'A/B-testaus kuuluu pakettiin {professional}: kokeile kahta sanamuotoa tai flow’ta ja pidä paremmin toimiva.',
  },
  workflows: {
    chip: 'Mitä omat työnkulut ovat?',
    answer:
      'Omat työnkulut kuuluvat pakettiin {professional}: omat vaiheesi, ehtosi ja toimintosi sähköpostiosoitteen keräämisestä toisen järjestelmän kutsumiseen. Piirrät ne Flow Builderissa, jota voit kokeilla täällä ilman tiliä.',
  },
  branding: {
    chip: 'Saako siihen oman ilmeen?',
    answer:
      'Kyllä, oma brändi-ilme kuuluu jokaiseen pakettiin paketista {starter} alkaen: oma nimi, omat värit, oma sävy.',
  },
  handover: {
    chip: 'Siirtääkö botti ihmiselle?',
    answer:
      'Kyllä. Se, mihin botti ei osaa vastata, siirtyy tiimisi jäsenelle kaiken jo sanotun kanssa, joten kenenkään ei tarvitse toistaa asiaansa. Sinä päätät, milloin niin käy.',
  },
  ownData: {
    chip: 'Oppiiko se dokumenteistamme?',
    answer:
      'Kyllä. Laajennettu koulutus ({trainingPrice} kertamaksuna) opettaa botille dokumenttinne ja aiemmat keskustelunne; hinnat, aukioloajat ja säännöt tulevat omista järjestelmistänne, joten vastaus on teidän eikä arvaus.',
  },
  accuracy: {
    chip: 'Voiko vastauksiin luottaa?',
    answer:
      'Kielimalli ennustaa sanoja, joten tosiasioiden pitää tulla omasta datastasi: bottimme vastaavat siitä, mitä olet niille antanut, ja siirtävät ihmiselle sen, mitä eivät tiedä, sen sijaan että keksisivät. Voit testata jokaisen flow’n ennen julkaisua.',
  },
  speed: {
    chip: 'Kuinka nopeasti botti vastaa?',
    answer:
      'Alusta vastaa alle 200 millisekunnissa; asiakkaasi saavat vastauksen heti, mihin aikaan tahansa.',
  },
  uptime: {
    chip: 'Kuinka luotettava palvelu on?',
    answer:
      'Lupaamme {uptime} käytettävyyden, kellon ympäri. {enterprise} lisää SLA:n, joka kirjaa sen sopimukseen.',
  },
  deploy: {
    chip: 'Kuinka nopeasti pääsee alkuun?',
    answer:
      'Ensimmäinen versio on valmis {firstHours} tunnissa; räätälöinti yritykseesi kestää alasta riippuen {daysFrom}–{daysTo} päivää.',
  },
  process: {
    chip: 'Miten se etenee vaihe vaiheelta?',
    answer:
      'Kirjoitat muutaman rivin siitä, mitä asiakkaasi kysyvät; me katsomme sivustosi ja kysymykset ja palaamme {hours} tunnin kuluessa ensimmäisen suunnitelman ja hinnan kanssa. Ensimmäinen versio on käynnissä {firstHours} tunnissa, sitten räätälöimme sen teille {daysFrom}–{daysTo} päivässä ja testaat sen ennen julkaisua.',
  },
  noCode: {
    chip: 'Tarvitaanko kehittäjiä?',
    answer:
      'Ei. Keskustelut piirretään visuaalisessa Flow Builderissa ilman koodia, ja mallipohjista pääsee alkuun; täysin hoidetussa palvelussa teemme kaiken puolestasi.',
  },
  maintenance: {
    chip: 'Kuka ylläpitää bottia?',
    answer:
      'Alustapaketissa muutat tekstejä ja flow’ta itse milloin tahansa, ilman koodia. Täysin hoidetussa palvelussa me ylläpidämme ja kehitämme bottia puolestasi; kehitystuki on saatavilla 24/7, kun jotain teknistä pitää tehdä.',
  },
  scale: {
    chip: 'Kestääkö se paljon kävijöitä?',
    answer:
      'Kyllä. Alusta on palvelimeton: se kasvaa keskustelujen määrän mukana, huiput mukaan lukien, ja maksaa vähän silloin, kun kukaan ei juttele. Paketissa {enterprise} ei ole viestirajaa.',
  },
  tasks: {
    chip: 'Ottaako se varauksia ja tilauksia?',
    answer:
      'Kyllä. Botti voi ottaa ajanvarauksia, pöytävarauksia ja tilauksia, hakea tilauksen, hoitaa palautuksen, kerätä yhteystietoja ja kutsua muita järjestelmiä; Flow Builderissa on vaihe jokaiseen. Mallipohjiemme demobotit näyttävät sen.',
  },
  afterHours: {
    chip: 'Toimiiko se myös öisin?',
    answer: 'Kyllä, botti vastaa kellon ympäri: öisin, viikonloppuisin ja pyhinä.',
  },
  rightToLeft: {
    chip: 'Toimiiko se oikealta vasemmalle?',
    answer:
      'Kyllä. Arabiaksi ja hepreaksi tämä chat ja bottimme kulkevat oikealta vasemmalle koko ikkunaa myöten; mitään ei tarvitse säätää.',
  },
};
