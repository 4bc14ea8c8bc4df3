import type { AreaTexts } from '../types.ts';

export const site: AreaTexts<'site'> = {
  roi: {
    chip: 'Paljonko botti säästäisi?',
    answer:
      'Oppimispolun ROI-laskuri laskee: ihmiset × tuntipalkka × tunnit päivässä × {roiShare}, 22 työpäivää kuukaudessa. Kymmenen ihmistä, 25 dollaria tunnilta ja kaksi tuntia päivässä säästää noin {roiMonthly} kuukaudessa, {roiYearly} vuodessa. Syötä siihen omat lukusi.',
    asks: [
      '{paljonko|mitä|kuinka paljon} {botti säästää|säästän|säästäisimme|chatbotilla säästää|voi säästää} {kuukaudessa|vuodessa|}',
      '{mikä on|miten lasketaan|kerro} {roi|sijoitetun pääoman tuotto|säästö|meidän roi|takaisinmaksu}',
      '{roi|roi laskuri|säästölaskuri|säästöt|takaisinmaksuaika|investoinnin tuotto}',
      '{milloin|kuinka nopeasti} {se maksaa itsensä takaisin|botti maksaa itsensä|investointi kuoletetaan}',
      '{meillä on|mulla on} {10|viisi|20|kolme} {työntekijää|aspalaista|ihmistä tuessa} {paljonko säästetään|mitä botti säästäisi}',
      'koska maksaa itsensä takaisin',
      '{paljonko säästän|milloin maksaa itsensä|viisi ihmistä paljonko säästyy|säästölaskelma|takaisinmaksu|montako tuntia säästyy|henkilöstökulut}',
    ],
  },
  calculator: {
    chip: 'Onko teillä hintalaskuria?',
    answer:
      'Kyllä, hinnoittelusivulla: aseta viestimäärä (1 000–100 000 kuukaudessa) ja malli, niin näet heti paketin ja hinnan sekä erittelyn, jonka voi jakaa linkkinä.',
    asks: [
      '{onko teillä|missä on|löytyykö|miten käytän} {hintalaskuri|hintalaskuria|laskuri|kustannuslaskuri|laskuria}',
      '{hintalaskuri|laskuri|kustannuslaskuri|laske hinta|laske kustannukset}',
      '{miten|missä|voiko} {lasken hinnan|laskea oman hinnan|laskea kustannukset|arvioida hinnan|hinnan näkee omalle määrälle}',
      'miten {laskuri|hintalaskuri} {toimii|laskee}',
      '{jaa|lähetä|kopioi} {laskelma|hintalaskelma|arvio} {pomolle|linkkinä|}',
      '{laskuri|laske hinta|liukusäädin|missä voi laskea|jaa laskelma|hinta-arvio itse}',
    ],
  },
  competitors: {
    chip: 'Miten vertaudutte Intercomiin?',
    answer:
      'Samoin perustein, vain alusta- ja viestimaksut, arviomme 25 000 viestille kuukaudessa on {oursAt25k}, kun Intercom on {intercomAt25k}, Drift {driftAt25k} ja Zendesk {zendeskAt25k}. Arviot ovat omiamme, tilanne {estimatesDate}; hinnoittelusivun erittely näyttää kunkin perusmaksun ja viestihinnan.',
    asks: [
      '{miten|kuinka} {vertaudutte|pärjäätte verrattuna|eroatte} {intercomiin|zendeskiin|driftiin|intercomista|zendeskistä|kilpailijoista|kilpailijoihin}',
      '{mikä ero on|mitä eroa on} {teillä ja intercomilla|teillä ja zendeskillä|teillä ja chatgptllä|teillä ja giosgilla|muihin botteihin}',
      '{miksi|mikä tekee} {valitsisin teidät|juuri te|te ettekä intercom|teistä paremman|teistä erilaisen|valita parley}',
      '{ootteko|onko parley} {halvempi|parempi|halvempia|kalliimpi} kuin {intercom|zendesk|drift|kilpailijat|muut}',
      '{kilpailijat|vertailu muihin|intercom|drift|zendesk|vaihtoehdot intercomille}',
      '{käytämme|meillä on nyt} {intercomia|driftiä|zendeskiä nyt|kilpailijan bottia} {miksi vaihtaa|}',
      '{miksei vaan chatgpt|mitä parempaa kuin muut}',
      '{parempi kuin intercom|miksi te|zendesk kalliimpi|chatgpt on ilmainen|kilpailijat|meillä on nyt intercom|vaihtaa zendeskistä|mikä erottaa|giosg}',
    ],
  },
  saving: {
    chip: 'Mistä 67 % tulee?',
    answer:
      '{savingPercent} % on arviomme Intercomiin verrattuna 25 000 viestillä kuukaudessa: siellä {intercomAt25k}, meillä {oursAt25k}, vain alusta- ja viestimaksut. Hinnoittelusivun erittely näyttää laskut.',
    asks: [
      '{mistä|miten} {67 prosenttia|67%|67 % säästö|se 67 prosenttia} {tulee|lasketaan|on saatu}',
      '{onko|pitääkö} {67 prosenttia|67%|se säästö|67 prosentin säästö} {totta|paikkansa|realistinen}',
      '{67%|67 prosenttia|67 % halvempi|67 prosentin säästö}',
      '{miksi|miten} {ootte niin halpoja|ootte 67% halvempia|tää on niin halpa|hinta on niin paljon halvempi}',
      '{mistä 67 prosenttia|67% halvempi kuin kuka|67 prossaa totta|paljonko halvempi kuin intercom|montako prosenttia halvempi}',
    ],
  },
  learning: {
    chip: 'Mikä on oppimispolku?',
    answer:
      'Viisi lyhyttä vaihetta (tervetulo, toimialat, demo, ROI-laskuri, paketit), jotka näyttävät, mitä chatbot voi tehdä hyväksesi. Keräät pisteitä ja saavutuksia ja saat luvun, jonka voi perustella budjettipalaverissa. Edistyminen pysyy selaimessasi.',
    asks: [
      '{mikä on|missä on|miten toimii|kerro} {oppimispolku|oppimispolusta|learn painike|se oppimisjuttu|kurssi sivullanne}',
      '{oppimispolku|opi lisää chatboteista|tutoriaali|oppitunnit|learning path|viisi vaihetta}',
      '{missä|miten} voi {oppia chatboteista|oppia lisää boteista|tutustua chatbotteihin|perehtyä tekoälyyn}',
      '{olen uusi|olen aloittelija|en tunne} {chatboteissa|botteja|tässä aiheessa|chatbottien kanssa} {mistä aloitan|}',
      'montako vaihetta {oppimispolussa|polussa} on',
      '{oppimispolku|haluan oppia boteista|opas aloittelijalle|viisi askelta|kurssi sivuilla|opettele}',
    ],
  },
  points: {
    chip: 'Mitä pisteillä saa?',
    answer:
      'Pisteet näyttävät, kuinka pitkällä olet oppimispolulla: vaiheista saa 50–125, saavutuksista enintään 500, ja tasosi nousee niiden mukana. Ne ovat iloa ja oppimista varten; niillä ei voi ostaa mitään.',
    asks: [
      '{mitä|mihin|miksi} {pisteillä saa|pisteet on|pisteillä tekee|mulla on pisteitä|saavutukset on|niitä pisteitä käytetään}',
      '{pisteet|saavutukset|taso|merkit|xp|asiantuntijataso|pelillisyys}',
      '{miten|milloin} {saan pisteitä|pääsen seuraavalle tasolle|nousen tasolle 5|avaan saavutuksia|musta tulee ekspertti}',
      '{voiko|saako} {pisteitä vaihtaa|pisteet vaihtaa alennukseen|pisteitä lunastaa|pisteillä rahaa}',
      '{mitä pisteillä|saavutukset|taso|pisteet alennukseksi|merkki|miksi sain pisteitä}',
    ],
  },
  tour: {
    chip: 'Onko opastettua kierrosta?',
    answer:
      'Kyllä, lyhyt kierros, jossa on kuusi pysähdystä: tervetulo, palvelut, mallipohjat, chatbot, hinnat ja yhteydenotto. Sen voi aloittaa oppimispolulta ja ohittaa milloin tahansa.',
    asks: [
      '{onko|missä on|miten aloitan|saako} {opastettu kierros|kierros|kierroksen|opastus sivuille|opastuksen}',
      '{kierros|opastettu kierros|esittelykierros|sivuston esittely|tour}',
      '{näytä|esittele|opasta} {paikkoja|sivusto|mut läpi sivun|sivustoa|mulle tää sivu}',
      '{esittelykierros|näytä sivusto|kierros|eksyin sivuille|opastus|kierros uudestaan}',
    ],
  },
  demo: {
    chip: 'Voiko nähdä demon?',
    answer:
      'Kyllä, kolmella tavalla: sivun pieni valmiiksi käsikirjoitettu demo, {templates} mallipohjamme demobotit galleriassa ja maksuton konsultaatio, jossa ihminen näyttää sellaisen juuri yrityksellesi.',
    asks: [
      '{voiko|missä voi|saako|pääseekö} {nähdä demon|kokeilla demoa|nähdä esimerkin|katsoa demon|nähdä botin toiminnassa|testata demobottia}',
      '{demo|live demo|esimerkkibotti|demobotti|kokeile demoa|testibotti|demovideo}',
      '{onko teillä|löytyykö} {demo|demoa|esimerkki|video|esimerkkibotti|esittelyvideo}',
      '{näytä|haluan nähdä} {miten se toimii|botti|demo|esimerkki|miltä se näyttää}',
      '{haluun nähdä livenä|pääseekö kokeilee}',
      '{näytä miten toimii|demo|video|esimerkkibotti|nähdä livenä|miltä näyttää|kokeilla bottia}',
    ],
  },
  builder: {
    chip: 'Mikä Flow Builder on?',
    answer:
      'Visuaalinen editori keskusteluille: sijoitat pohjalle viestejä, painikekysymyksiä, ehtoja, toimintoja ja kutsuja muihin järjestelmiin, yhdistät ne, testaat flow’n sen vieressä ja julkaiset sen. Se on avoinna täällä kohdassa Flow Builder, ilman tiliä, ja alkuun pääsee halutessaan mallipohjista. Työtilaan mahtuu enintään {flows} kulkua ja kuhunkin enintään {nodes} solmua; se poistetaan {retentionDays} päivän kuluttua viimeisestä käytöstä. Kulun {versions} viimeisintä versiota säilytetään.',
    asks: [
      '{mikä on|mikä|kerro|missä on|miten toimii} {flow builder|flowbuilder|se builderi|visuaalinen editori|bottieditori}',
      '{flow builder|bottieditori|visuaalinen editori|drag and drop|keskusteluneditori|builderi|vedä ja pudota}',
      '{voiko|miten|missä voi} {rakentaa oman botin|tehdä flown|suunnitella keskustelun|luoda oman chatbotin|piirtää keskustelun}',
      '{mitä|mitä palikoita} {flow builderissa on|flow builderilla voi tehdä|builderi osaa}',
      '{onko|tarvitaanko} flow builder {ilmainen|käyttöön tili|maksullinen}',
      '{rakennustyökalu|tehdä itse botti|raahaa ja pudota|flow builder mikä|keskustelueditori|onko rakentaja ilmainen}',
    ],
  },
  builderHow: {
    chip: 'Miten julkaisen flow’n?',
    answer:
      'Tallenna flow ja aktivoi se: se saa linkin ja koodinpätkän omille sivuillesi. Versiot säilyvät, joten voit palata taaksepäin; flow’n voi viedä ja tuoda tiedostona. Kulun {versions} viimeisintä versiota säilytetään.',
    asks: [
      '{miten|voiko|missä} {julkaisen flown|aktivoin flown|jakaa flown|viedä flown|tuoda flown|tallentaa flown|testaan flown|poistan flown}',
      '{julkaise flow|flown vienti|flown tuonti|flow versiot|jaa flow|flown aktivointi|palauta versio}',
      '{mun flow|flow|flowni} {katosi|ei toimi|antaa virheen|on kadonnut} {mitä teen|}',
      'miten palautan {vanhan version|edellisen version|flown aiemman version}',
      '{vanha versio takaisin|siirto toiselle koneelle|vienti tiedostoon}',
      '{miten julkaisen flown|vienti|flow katosi|vanha versio takaisin|flow sivuille|tallennus|tuonti}',
    ],
  },
  blog: {
    chip: 'Mitä blogissanne on?',
    answer:
      'Artikkeleita siitä, mitä chatbotit ymmärtävät, säästöjen laskemisesta, asiakkaiden kysymyksistä, flow’n suunnittelusta, järjestelmien turvallisesta yhdistämisestä, Euroopan ilmoitusvelvollisuudesta, neljästä ensimmäisestä viikosta ja monista kielistä. Ne löytyvät kohdasta Blog, haun ja kategorioiden kera.',
    asks: [
      '{onko teillä|missä on|mitä on} {blogi|teidän blogi|blogissa|artikkeleita|jotain luettavaa|blogissanne}',
      '{blogi|artikkelit|kirjoitukset|uutiset|blogikirjoitukset|oppaat|luettavaa}',
      '{mistä|mitä} {kirjoitatte|blogissa kerrotaan|siellä voi lukea|aiheita blogissa on}',
      '{artikkeli|kirjoitus|jotain luettavaa} {chatboteista|säästöistä|eu ai actista|asiakaskysymyksistä|monikielisyydestä|integraatioista}',
      '{blogi|artikkelit|luettavaa|kirjoitukset|mistä kirjoitatte}',
    ],
  },
  newsletter: {
    chip: 'Onko teillä uutiskirjettä?',
    answer:
      'Kyllä: kirjoita osoitteesi minkä tahansa sivun alalaitaan. Käytämme sitä vain uutiskirjeeseen; kun haluat lopettaa, kirjoita meille, niin poistamme sen. Se ilmestyy kerran kuukaudessa; tilata voi myös kirjoittamalla osoitteeseen {email}.',
    asks: [
      '{onko teillä|miten tilaan|mistä saa|missä voi tilata} {uutiskirje|uutiskirjeen|uutiskirjettä|teidän uutiskirjeen}',
      '{uutiskirje|tilaa uutiskirje|postituslista|sähköpostiuutiset|newsletter}',
      '{miten|haluan|voiko} {perun uutiskirjeen|perua uutiskirjeen|lopettaa uutiskirjeen|pois postituslistalta|eroon maileista}',
      '{kuinka usein|mitä} {uutiskirje tulee|uutiskirjeessä on|lähetätte uutiskirjeitä}',
      '{kuinka usein uutiskirje tulee|uutiskirje kuinka usein|kuukausittainen uutiskirje|tuleeko uutiskirje viikoittain vai kuukausittain|montako kertaa kuussa uutiskirje|tilata ilman skriptejä}',
      '{uutiskirje|lopettakaa meilit|tilaa uutiset|kuinka usein tulee kirje|poistu listalta}',
    ],
  },
  account: {
    chip: 'Tarvitsenko tilin?',
    answer:
      'Et. Chat, mallipohjat, laskuri, oppimispolku ja Flow Builder toimivat ilman. Asiakaskirjautumista tällä sivustolla ei ole.',
    asks: [
      '{tarvitsenko|pitääkö|täytyykö|onko pakko} {tilin|käyttäjätilin|rekisteröityä|luoda tili|kirjautua sisään}',
      '{missä|miten|mistä} {kirjaudun|voi kirjautua|luodaan tili|rekisteröidyn|pääsen sisään tilille}',
      '{kirjautuminen|login|käyttäjätili|rekisteröityminen|unohtunut salasana|oma tili}',
      '{unohdin|hukkasin} {salasanani|salasanan|tunnukseni}',
      '{tarviiko tunnukset|missä kirjaudutaan|salasana unohtu|ilman rekisteröitymistä|kirjautuminen|oma tili}',
    ],
  },
  offline: {
    chip: 'Entä ilman nettiyhteyttä?',
    answer:
      'Sivut, joilla olet käynyt, avautuvat ilman yhteyttä, ja offline-tilassa lähetetty lomake odottaa selaimessasi ja lähtee itsestään vuorokauden kuluessa.',
    asks: [
      '{toimiiko|avautuuko|voiko käyttää} {sivu|tämä sivu|sivusto|sivua} {offline|ilman nettiä|ilman yhteyttä|offlinena}',
      '{offline|ei nettiä|yhteys katkesi|ilman nettiyhteyttä}',
      '{mitä tapahtuu|katoaako viesti|häviääkö viestini} jos {netti katkeaa|yhteys pätkii|nettiyhteys menee|yhteys katkeaa lähettäessä}',
      '{ilman nettiä|netti katkesi|offline|ei kenttää|yhteys poikki lähettäessä}',
    ],
  },
  roiShare: {
    chip: 'Mistä 40 % säästö tulee?',
    answer:
      'Säästölaskurin {roiShare} on suunnittelua varten tehty oletus, ei mitattu luku: se osa asiakaskysymyksiin kuluvasta ajasta, jonka botti hoitaa ilman apua. Joissakin postilaatikoissa se on enemmän, toisissa puolet. Lajittele viimeiset kaksisataa keskustelua, niin tiedät oman osuutesi; blogimme kertoo, miten.',
    asks: [
      '{mistä|kuka päätti|miksi|miten tiedätte} {40 prosenttia|40 %|se 40 prosenttia|juuri 40 prosenttia|40%} {tulee|laskurissa|säästöä|}',
      'onko {40 prosenttia|säästölaskuri|laskettu säästö} {realistinen|arvio|oletus|keksitty|mitattu}',
      '{laskurin oletus|automatisoitu osuus|kuinka suuren osan kysymyksistä botti hoitaa|säästön peruste|40 prosentin oletus}',
    ],
  },
  flowLimits: {
    chip: 'Montako flow’ta, ja kuinka kauan?',
    answer:
      'Työtilaan mahtuu enintään {flows} flow’ta, joissa kussakin enintään {nodes} solmua; flow’sta säilytetään viimeiset {versions} versiota. Työtila poistetaan {retentionDays} päivää viimeisestä käytöstä. Vienti lataa kaikki flow’t yhtenä JSON-tiedostona, jonka tuonti lukee missä tahansa selaimessa.',
    asks: [
      "{montako|enintään|kuinka monta|raja} {solmua yhdessä kulussa|solmua|kulkua|kulkua työtilassa|flow'ta voin tehdä|nodea per flow}",
      '{kauanko|kuinka kauan|milloin} {työtila säilyy|työtila pysyy|työtila poistetaan|flow builderin työtila säilyy}',
      '{montako|kuinka monta} {versiota|vanhaa versiota|revisiota} {säilytetään|säilyy|tallessa|}',
      '{kauanko|missä} {flowt säilyy|flowni on tallessa|mun flowt on}',
      "{kuinka monta versiota se säilyttää|montako versiota tallessa|montako flow'ta saa tehdä|entä työtila kauanko se pysyy}",
      '{montako|kuinka monta} {solmua yhteen flowhun mahtuu|solmua mahtuu|flowta saa tallentaa|flowta mahtuu}',
      '{mihin asti|montako päivää} {flowt säilyvät|flowni pysyvät|työtila on tallessa}',
      '{flow builderin rajat|vie kaikki tiedostona|vienti json|siirrä flowt toiselle koneelle|montako ilmaista flowta}',
      '{montako solmua|montako flowta|kauanko flowt säilyy|versioita montako|rajat rakentajassa}',
    ],
  },
  nodeTypes: {
    chip: 'Millaisia solmuja on?',
    answer:
      'Kuusi perustyyppiä ovat aloitus, teksti, pikavastaus (kysymys painikkeilla), ehto, toiminto (kysyy sähköpostin tai puhelimen, pyytää aikaa, ilmoittaa toiselle järjestelmälle) ja API-kutsu. Lisäksi on arvio, muuttuja, A/B-jako, hyppy, siirto ihmiselle ja loppu.',
    asks: [
      '{millaisia|mitä|montako eri} {solmutyyppejä|solmutyyppiä|solmuja on|lohkoja|rakennuspalikoita} {on|on olemassa|flow builderissa on|voin käyttää|}',
      '{mitä tekee|mikä on} {ehtosolmu|toimintosolmu|pikavastaus|api kutsu solmu|aloitussolmu}',
      '{solmutyypit|flow builderin palikat|ehtosolmu|solmujen tyypit}',
    ],
  },
  help: {
    chip: 'Missä on dokumentaatio?',
    answer:
      'Alatunnisteesta pääsee sinne: ”Help Center” on blogimme, ”Documentation” flow builderista kertova kirjoitus ja ”API Reference” järjestelmien liittämisestä kertova. Muissa asioissa kirjoita osoitteeseen {supportEmail}.',
    asks: [
      '{missä on|onko teillä|löytyykö|mistä löydän} {dokumentaatio|ohjekeskus|käyttöohje|ohjeet|usein kysytyt kysymykset|käsikirja|tietopankki}',
      '{dokumentaatio|ohjekeskus|käyttöohje|käsikirja|faq|usein kysyttyä|ohjesivu|ohjeet}',
      '{sähköposti|miten tavoitan|mihin kirjoitan} {tekniseen tukeen|teknisen tuen|tukitiimin}',
    ],
  },
};
