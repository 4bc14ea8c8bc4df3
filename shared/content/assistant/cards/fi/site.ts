import type { AreaAnswers } from '../types.ts';

export const site: AreaAnswers<'site'> = {
  roi: {
    chip: 'Paljonko botti säästäisi?',
    answer:
      'Oppimispolun ROI-laskuri laskee: ihmiset × tuntipalkka × tunnit päivässä × {roiShare}, 22 työpäivää kuukaudessa. Kymmenen ihmistä, 25 dollaria tunnilta ja kaksi tuntia päivässä säästää noin {roiMonthly} kuukaudessa, {roiYearly} vuodessa. Syötä siihen omat lukusi.',
  },
  calculator: {
    chip: 'Onko teillä hintalaskuria?',
    answer:
      'Kyllä, hinnoittelusivulla: aseta viestimäärä (1 000–100 000 kuukaudessa) ja malli, niin näet heti paketin ja hinnan sekä erittelyn, jonka voi jakaa linkkinä.',
  },
  competitors: {
    chip: 'Miten vertaudutte Intercomiin?',
    answer:
      'Samoin perustein, vain alusta- ja viestimaksut, arviomme 25 000 viestille kuukaudessa on {oursAt25k}, kun Intercom on {intercomAt25k}, Drift {driftAt25k} ja Zendesk {zendeskAt25k}. Arviot ovat omiamme, tilanne {estimatesDate}; hinnoittelusivun erittely näyttää kunkin perusmaksun ja viestihinnan.',
  },
  saving: {
    chip: 'Mistä 67 % tulee?',
    answer:
      '{savingPercent} % on arviomme Intercomiin verrattuna 25 000 viestillä kuukaudessa: siellä {intercomAt25k}, meillä {oursAt25k}, vain alusta- ja viestimaksut. Hinnoittelusivun erittely näyttää laskut.',
  },
  learning: {
    chip: 'Mikä on oppimispolku?',
    answer:
      'Viisi lyhyttä vaihetta (tervetulo, toimialat, demo, ROI-laskuri, paketit), jotka näyttävät, mitä chatbot voi tehdä hyväksesi. Keräät pisteitä ja saavutuksia ja saat luvun, jonka voi perustella budjettipalaverissa. Edistyminen pysyy selaimessasi.',
  },
  points: {
    chip: 'Mitä pisteillä saa?',
    answer:
      'Pisteet näyttävät, kuinka pitkällä olet oppimispolulla: vaiheista saa 50–125, saavutuksista enintään 500, ja tasosi nousee niiden mukana. Ne ovat iloa ja oppimista varten; niillä ei voi ostaa mitään.',
  },
  tour: {
    chip: 'Onko opastettua kierrosta?',
    answer:
      'Kyllä, lyhyt kierros, jossa on kuusi pysähdystä: tervetulo, palvelut, mallipohjat, chatbot, hinnat ja yhteydenotto. Sen voi aloittaa oppimispolulta ja ohittaa milloin tahansa.',
  },
  demo: {
    chip: 'Voiko nähdä demon?',
    answer:
      'Kyllä, kolmella tavalla: sivun pieni valmiiksi käsikirjoitettu demo, {templates} mallipohjamme demobotit galleriassa ja maksuton konsultaatio, jossa ihminen näyttää sellaisen juuri yrityksellesi.',
  },
  builder: {
    chip: 'Mikä Flow Builder on?',
    answer:
      'Visuaalinen editori keskusteluille: sijoitat pohjalle viestejä, painikekysymyksiä, ehtoja, toimintoja ja kutsuja muihin järjestelmiin, yhdistät ne, testaat flow’n sen vieressä ja julkaiset sen. Se on avoinna täällä kohdassa Flow Builder, ilman tiliä, ja alkuun pääsee halutessaan mallipohjista. Työtilaan mahtuu enintään {flows} kulkua ja kuhunkin enintään {nodes} solmua; se poistetaan {retentionDays} päivän kuluttua viimeisestä käytöstä. Kulun {versions} viimeisintä versiota säilytetään.',
  },
  builderHow: {
    chip: 'Miten julkaisen flow’n?',
    answer:
      'Tallenna flow ja aktivoi se: se saa linkin ja koodinpätkän omille sivuillesi. Versiot säilyvät, joten voit palata taaksepäin; flow’n voi viedä ja tuoda tiedostona. Kulun {versions} viimeisintä versiota säilytetään.',
  },
  blog: {
    chip: 'Mitä blogissanne on?',
    answer:
      'Artikkeleita siitä, mitä chatbotit ymmärtävät, säästöjen laskemisesta, asiakkaiden kysymyksistä, flow’n suunnittelusta, järjestelmien turvallisesta yhdistämisestä, Euroopan ilmoitusvelvollisuudesta, neljästä ensimmäisestä viikosta ja monista kielistä. Ne löytyvät kohdasta Blog, haun ja kategorioiden kera.',
  },
  newsletter: {
    chip: 'Onko teillä uutiskirjettä?',
    answer:
      'Kyllä: kirjoita osoitteesi minkä tahansa sivun alalaitaan. Käytämme sitä vain uutiskirjeeseen; kun haluat lopettaa, kirjoita meille, niin poistamme sen. Se ilmestyy kerran kuukaudessa; tilata voi myös kirjoittamalla osoitteeseen {email}.',
  },
  account: {
    chip: 'Tarvitsenko tilin?',
    answer:
      'Et. Chat, mallipohjat, laskuri, oppimispolku ja Flow Builder toimivat ilman. Asiakaskirjautumista tällä sivustolla ei ole.',
  },
  offline: {
    chip: 'Entä ilman nettiyhteyttä?',
    answer:
      'Sivut, joilla olet käynyt, avautuvat ilman yhteyttä, ja offline-tilassa lähetetty lomake odottaa selaimessasi ja lähtee itsestään vuorokauden kuluessa.',
  },
  roiShare: {
    chip: 'Mistä 40 % säästö tulee?',
    answer:
      'Säästölaskurin {roiShare} on suunnittelua varten tehty oletus, ei mitattu luku: se osa asiakaskysymyksiin kuluvasta ajasta, jonka botti hoitaa ilman apua. Joissakin postilaatikoissa se on enemmän, toisissa puolet. Lajittele viimeiset kaksisataa keskustelua, niin tiedät oman osuutesi; blogimme kertoo, miten.',
  },
  flowLimits: {
    chip: 'Montako flow’ta, ja kuinka kauan?',
    answer:
      'Työtilaan mahtuu enintään {flows} flow’ta, joissa kussakin enintään {nodes} solmua; flow’sta säilytetään viimeiset {versions} versiota. Työtila poistetaan {retentionDays} päivää viimeisestä käytöstä. Vienti lataa kaikki flow’t yhtenä JSON-tiedostona, jonka tuonti lukee missä tahansa selaimessa.',
  },
  nodeTypes: {
    chip: 'Millaisia solmuja on?',
    answer:
      'Kuusi perustyyppiä ovat aloitus, teksti, pikavastaus (kysymys painikkeilla), ehto, toiminto (kysyy sähköpostin tai puhelimen, pyytää aikaa, ilmoittaa toiselle järjestelmälle) ja API-kutsu. Lisäksi on arvio, muuttuja, A/B-jako, hyppy, siirto ihmiselle ja loppu.',
  },
  help: {
    chip: 'Missä on dokumentaatio?',
    answer:
      'Alatunnisteesta pääsee sinne: ”Help Center” on blogimme, ”Documentation” flow builderista kertova kirjoitus ja ”API Reference” järjestelmien liittämisestä kertova. Muissa asioissa kirjoita osoitteeseen {supportEmail}.',
  },
};
