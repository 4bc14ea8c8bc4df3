import type { AreaTexts } from '../types.ts';

export const plans: AreaTexts<'plans'> = {
  prices: {
    chip: 'Paljonko chatbot maksaa?',
    answer: '{platformPrices}\n\n{managedPrices}\n\nMissään paketissa ei ole käyttöönottomaksua.',
    asks: [
      '{paljonko|mitä|kuinka paljon|minkä verran} {tämä|se|chatbotti|botti|teidän palvelu|tällainen botti|koko homma} {maksaa|maksais|kustantaa|maksaa kuussa}',
      '{hinnat|hinta|hinnasto|hintatiedot|kustannukset|paketit|kuukausihinta|hintaluokka|mitä paketteja teillä on|hintahaarukka}',
      '{kerro|näytä|lähetä|saisinko|haluaisin nähdä} {hinnat|hinnasto|teidän hinnat|pakettien hinnat|hintatiedot}',
      '{onko tää|onko se|ootteko te|tää on} {kallis|liian kallis|kallista|halpa|edullinen}',
      '{paljonko|mitä} {joudun maksamaan|me maksetaan|pitää maksaa|tulee maksettavaa} {kuukaudessa|vuodessa|}',
      '{mitä maksaa|paljo kustantaa|paljonko hintaa|mitä tää kustantaa|onks kallis|paljonko kuussa}',
      '{paljonko tää maksaa|mitä tää kustantaa kuussa|mikä on hintahaarukka|mitä joudun maksamaan|paljonko pitää pulittaa|hinnasto|mitä hintaluokkaa|montako euroa kuussa|kauanko maksan ja paljonko|kysyin jo kerran hintaa|hintatiedot kiitos|haluaisin tietää kustannukset|mitä botti maksais|onko kallis|paljon lähtee rahaa|mitkä teidän hinnat on}',
    ],
  },
  starter: {
    chip: 'Mitä Starter sisältää?',
    answer:
      'Alustapaketti {starter} maksaa {starterPrice} kuukaudessa GPT-3.5 Turbo -mallilla: {starterMessages} viestiä kuukaudessa, {starterIntegrations} integraatiota (Slack, sähköposti, verkko), perusanalytiikka, sähköpostituki ja oma brändi-ilme, yhdellä kielellä. Se sopii pienelle yritykselle, jolla on yksi verkkosivusto ja yksi tiimi.',
    asks: [
      '{mitä|mitä kaikkea} {starter|starter paketti|starteri|peruspaketti|pienin paketti} {sisältää|maksaa|on|tarjoaa}',
      '{kerro|lisätietoa|infoa} {starterista|starter paketista|peruspaketista|pienimmästä paketista}',
      '{starter|starter paketti|starteri|peruspaketti|aloituspaketti|starterin hinta|129 dollarin paketti}',
      '{mitä saan|mitä saa|mitä tulee} {129 dollarilla|starterilla|starterissa|aloituspaketissa|129 kuussa}',
      '{montako viestiä|mikä malli|mitkä integraatiot|millainen tuki} {starterissa|starter paketissa|pienimmässä paketissa} on',
      '{riittääkö|sopiiko} {starter|pienin paketti} {pienelle yritykselle|meille|alkuun|pikkufirmalle}',
      '{kenelle starter|mitä starterista puuttuu}',
      '{mitä pienimpään pakettiin kuuluu|starterin viestimäärä|montako viestiä starterissa|mitä saa 129 dollarilla|starterin integraatiot|perustaso mitä sisältää|starterin rajat|halvimman paketin sisältö|starter monta kieltä|millanen tuki starterissa|aloituspaketti}',
      '{meille tulee|kuussa|saadaan} {pari tuhatta viestiä|1500 viestiä|kolmisen tonnia viestejä} {riittääkö starter|pärjääkö starterilla|ja mietin starteria}',
    ],
  },
  professional: {
    chip: 'Mitä Professional sisältää?',
    answer:
      'Alustapaketti {professional} maksaa {professionalPrice} kuukaudessa perushinnalla ({sonnetProfessional} Claude 3 Sonnet -mallilla): {professionalMessages} viestiä kuukaudessa, rajattomasti integraatioita, edistynyt analytiikka, ensisijainen tuki 24/7, Claude 3 Sonnet, HIPAA-valmius, useita kieliä, A/B-testaus ja omat työnkulut. Se on suosituin pakettimme.',
    asks: [
      '{mitä|mitä kaikkea} {professional|pro|pro paketti|professional paketti|keskimmäinen paketti} {sisältää|maksaa|on|tarjoaa}',
      '{kerro|lisätietoa|infoa} {prosta|professionalista|pro paketista|suosituimmasta paketista}',
      '{professional|pro|pro paketti|professional paketti|professionalin hinta|699 dollarin paketti}',
      '{mitä saan|mitä saa|mitä tulee} {699 dollarilla|prossa|professionalissa|699 kuussa}',
      '{mikä paketti|mikä näistä} {on suosituin|myy eniten|otetaan yleensä|on suosittu}',
      'miksi {professional|pro} {on niin kallis|maksaa 699|maksaa noin paljon}',
      '{kenelle professional|mitä prossa saa|kannattaako pro}',
      '{mitä keskimmäinen maksaa|professionalin hinta kuussa|montako viestiä professionalissa|mitä 699 sisältää|pro paketin sisältö|keskitason paketti|professional montako integraatiota|mitä pro tarjoaa|ammattilaispaketti|suosituin paketti|onko prossa useampi kieli}',
    ],
  },
  enterprise: {
    chip: 'Mitä Enterprise sisältää?',
    answer:
      'Alustapaketin {enterprise} hinta sovitaan tapauskohtaisesti: rajattomasti viestejä, oma infrastruktuuri tai asennus omiin tiloihinne, SSO, Claude 3 Opus, nimetty tuki, SLA ja laajennettu tietoturva. Kerro, mitä tarvitset, niin saat ihmiseltä tarjouksen {hours} tunnin kuluessa.',
    asks: [
      '{mitä|mitä kaikkea} {enterprise|enterprise paketti|yrityspaketti|suurin paketti|isoin paketti} {sisältää|maksaa|on|tarjoaa}',
      '{kerro|lisätietoa|infoa} {enterprisestä|enterprise paketista|isoimmasta paketista}',
      '{enterprise|enterprise hinta|enterprise paketti|suuryrityspaketti|konsernipaketti}',
      '{olemme|ollaan|meillä on} {iso yritys|suuryritys|konserni|monikansallinen yhtiö|5000 työntekijää} {mikä paketti|mitä tarjoatte|}',
      '{onko teillä|tarvitaan|löytyykö} {jotain suuryrityksille|paketti isoille firmoille|rajattomat viestit|paketti ilman viestirajaa}',
      '{mitä enterprise maksaa|miksei enterprisellä oo hintaa|isolle konsernille paketti|suurin paketti|rajattomat viestit|ollaan iso organisaatio|enterprisen sisältö|kunnalle tai virastolle|yrityspaketti isoille|tuhansien työntekijöiden firma}',
    ],
  },
  compare: {
    chip: 'Miten paketit eroavat?',
    answer:
      '{starter} ({starterPrice} kuukaudessa): {starterMessages} viestiä, {starterIntegrations} integraatiota, yksi kieli, perusanalytiikka, sähköpostituki.\n{professional} ({professionalPrice} kuukaudessa): {professionalMessages} viestiä, rajattomasti integraatioita, useita kieliä, edistynyt analytiikka, A/B-testaus, HIPAA-valmius, tuki 24/7.\n{enterprise} (hinta sopimuksen mukaan): rajattomasti viestejä, oma infrastruktuuri, SSO, SLA, nimetty tuki.',
    asks: [
      '{mikä ero on|mitä eroa on|mikä on ero} {paketeilla|starterilla ja prolla|starterilla ja professionalilla|prolla ja enterprisellä|teidän paketeilla}',
      '{vertaa|vertaile|voitko vertailla} {paketteja|starteria ja prota|pakettien sisältöä|starteria ja professionalia}',
      '{miten|millä tavalla} {paketit eroaa|paketit eroavat|starter eroaa prosta|nää paketit eroo toisistaan}',
      '{starter vai pro|starter vai professional|pro vai enterprise|pakettivertailu|pakettien erot|vertailutaulukko}',
      '{miksi ottaisin|mitä enemmän saa|mitä hyötyä on ottaa} {pron starterin sijaan|prossa kuin starterissa|professional eikä starter}',
      'miten eroaa starter ja pro',
      '{miten paketit eroaa|mitä prossa on mitä starterissa ei|miksi maksaisin 699|vertaile paketteja|129 ja 699 ero|taulukko paketeista|erot lyhyesti|pakettien erot|halvan ja kalliin ero|kumpi kannattaa starter vai pro}',
    ],
  },
  whichPlan: {
    chip: 'Mikä paketti sopii minulle?',
    answer:
      'Se riippuu kuukauden viestimäärästä: {starterMessages} viestiin asti riittää {starter}, {professionalMessages} viestiin asti {professional}, ja siitä ylöspäin sopii {enterprise}. Paketin {professional} tarvitset myös, jos haluat useita kieliä, HIPAA-valmiuden tai A/B-testauksen. Kuinka monta viestiä teille suunnilleen tulee kuukaudessa?',
    asks: [
      '{mikä|kumpi} {paketti|vaihtoehto|näistä} {sopii|sopis|olis paras|kannattaa ottaa|on oikea} {meille|minulle|mulle|pienelle firmalle|startupille|}',
      '{minkä|kumman} {paketin|näistä} {otan|valitsen|tarvitsen|ottaisitte|suosittelet|pitäisi ostaa}',
      '{auta valitsemaan|suosittele|ehdota} {paketti|pakettia|sopivaa pakettia|jotain meille}',
      '{meille tulee|saamme|meillä on} {noin 2000|12000|30000|500|80000} {viestiä|kyselyä|yhteydenottoa} kuussa {mikä paketti|mitä tarvitaan|}',
      '{en tiedä|en oo varma} {minkä paketin tarvitsen|mikä paketti kävis|minkä paketin ottaisin}',
      '{minkä otan|mikä meille|pieni kauppa mikä paketti}',
      '{meille tulee|saadaan|asiakkailta tulee} {600 viestiä päivässä|parisataa kyselyä päivässä|20 000 viestiä kuussa|sata kysymystä päivässä} {minkä paketin otan|mikä paketti|mikä sopis}',
      '{mikä sopii pienelle firmalle|mitä suosittelette|en tiedä minkä ottaisin|auttakaa valitsemaan|kolmen hengen yritys mikä paketti|kampaamolle mikä|minkä näistä otan|suositelkaa meille sopivaa|mikä taso riittää|yksinyrittäjä mikä paketti}',
    ],
  },
  managed: {
    chip: 'Mitä täysin hoidettu palvelu maksaa?',
    answer:
      '{managedPrices}\n\nTäysin hoidetussa palvelussa rakennamme botin, pyöritämme sitä ja pidämme siitä huolta puolestasi.',
    asks: [
      '{mitä|paljonko} {hoidettu palvelu|täysin hoidettu palvelu|managed palvelu|avaimet käteen palvelu|täyspalvelu} {maksaa|sisältää|tarkoittaa}',
      '{voitteko|hoidatteko|pystyttekö} {tehdä kaiken puolestamme|rakentaa ja pyörittää botin|kaiken meidän puolesta|ylläpitää botin ja kaiken}',
      '{managed service|hoidettu palvelu|täyspalvelu|avaimet käteen|managed hinta|täysin hoidettu}',
      '{meillä ei ole|mulla ei oo|ei löydy} {aikaa tehdä itse|resursseja pyörittää bottia|aikaa säätää|tekijöitä}',
      '{mitä saa hintaan|miksi maksaa|mitä kuuluu hintaan} {1497|2497|2997}',
      'hinta {jos te teette kaiken|kun te hoidatte|valmiiksi tehtynä}',
      '{tehkää te kaikki|ei ehditä itse}',
      '{paljonko jos te hoidatte kaiken|täysin hoidettu hinta|avaimet käteen|haluan että te pyöritätte|me ei ehditä tehdä mitään|hoidettu professional hinta|hoidettu starter hinta|ylläpidätte meidän puolesta|kaikki teidän hoitoon|hallinnoitu palvelu maksaa|kokonaispalvelun hinta|en jaksa itse säätää}',
    ],
  },
  managedOrPlatform: {
    chip: 'Alusta vai hoidettu palvelu?',
    answer:
      'Alustapaketilla (alkaen {starterPrice} kuukaudessa) pyörität bottia itse alustallamme. Täysin hoidetussa palvelussa (alkaen {managedStarter} kuukaudessa) rakennamme botin, pyöritämme sitä ja kehitämme sitä jatkuvasti. Edellinen lasketaan viesteinä, jälkimmäinen keskusteluina.\n{managedPairs}',
    asks: [
      '{mikä ero on|mitä eroa on|selitä ero} {alustalla ja hoidetulla palvelulla|alustapaketilla ja managed palvelulla|näillä kahdella palvelulla|kahdella starterilla}',
      'miksi {on kaksi hintaa|on kaksi hinnastoa|on kaksi starteria|hinnat on eri|starter maksaa 129 ja 1497|pro maksaa 699 ja 2497}',
      '{alusta vai hoidettu|itse vai täyspalvelu|platform vai managed|itsepalvelu vai hoidettu palvelu}',
      'mitä {alustapaketti|platform|managed|alusta tässä} tarkoittaa',
      '{sivulla lukee|sivuilla sanotaan} {129|699} {mutta sanot|ja sä sanot} {1497|2497}',
      '{miksi kerran 129 ja kerran 1497|kaksi starteria|itse vai te|alustan ja hoidetun ero|kaksi hinnastoa|sivulla 699 ja te sanotte 2497|mikä on alustapaketti|kannattaako tehdä itse|mitä hoidettu tarkoittaa verrattuna alustaan}',
    ],
  },
  cheapest: {
    chip: 'Mikä on halvin tapa aloittaa?',
    answer:
      'Halvin on alustapaketti {starter}: {starterPrice} kuukaudessa, enintään {starterMessages} viestiä, ilman käyttöönottomaksua ja ilman pitkää sopimusta.',
    asks: [
      '{mikä on|mikä olis} {halvin|edullisin|pienin mahdollinen} {paketti|vaihtoehto|hinta|tapa aloittaa}',
      '{halvin|edullisin paketti|halvin hinta|minimihinta|lähtöhinta|alkaen hinta|halvimmillaan}',
      '{mistä hinnat|mistä hinta|paljosta hinnat} {alkaa|alkavat|lähtee}',
      '{meillä on|mulla on|on vain} {pieni budjetti|vähän rahaa|tiukka budjetti} {mitä saa|riittääkö|}',
      'budjetti on {100|150|200|300} {kuussa|dollaria|euroa} {riittääkö se|mitä sillä saa|}',
      '{mikä on halvin|halvimmalla tavalla|edullisin|mistä hinnat alkaa|minimihinta|pieni budjetti|pienin mahdollinen kuukausimaksu|halpa vaihtoehto|vähimmillään paljonko|köyhän miehen versio|alkaen hinta}',
    ],
  },
  setupFee: {
    chip: 'Onko käyttöönottomaksua?',
    answer:
      'Ei. Missään paketissamme ei ole käyttöönottomaksua; maksat vain kuukausihinnan. Kertahintaisia ovat vain lisät, kuten räätälöity integraatio ({integrationPrice}) tai laajennettu koulutus ({trainingPrice}).',
    asks: [
      '{onko|onko teillä|tuleeko|peritäänkö|veloitatteko} {käyttöönottomaksu|aloitusmaksu|avausmaksu|asennusmaksu|kertamaksuja|piilokuluja|perustamismaksu}',
      '{käyttöönottomaksu|aloitusmaksu|asennuskulut|piilokulut|aloituskustannus|perustamiskulut|setup fee}',
      '{mitä|paljonko} {käyttöönotto|asennus|alkuun pääsy|pystytys} maksaa',
      '{pitääkö maksaa|maksetaanko} {etukäteen|jotain alussa|ennakkoon|heti jotain}',
      '{mitä muuta pitää maksaa|mikä on koukku|tuleeko jotain päälle|mitä muita kuluja tulee}',
      'maksaako alku jotain',
      '{onko avausmaksua|maksetaanko alussa jotain|perustamismaksu|käyttöönottomaksu|piilokulut|tuleeko muita kuluja|kertamaksu alkuun|asennuksesta laskutetaan|liittymismaksu|muuta maksettavaa kuin kuukausimaksu|peritäänkö aloitusmaksua|yllätyslaskuja}',
      '{tyhmä botti|kolmatta kertaa kysyn|vastaa nyt} {onko aloitusmaksua vai ei|paljonko aloitus maksaa}',
    ],
  },
  contract: {
    chip: 'Onko määräaikaista sopimusta?',
    answer:
      'Pitkää sopimusta ei ole: paketit kulkevat kuukauden kerrallaan, ja voit irtisanoa milloin tahansa {noticeDays} päivän irtisanomisajalla.',
    asks: [
      '{onko|onko teillä|tuleeko} {määräaikainen sopimus|sopimuskausi|minimikausi|vähimmäisaika|pitkä sopimus|vuosisopimus|sitoutumisaika}',
      '{pitääkö|täytyykö|onko pakko} {sitoutua vuodeksi|tehdä pitkä sopimus|allekirjoittaa sopimus|sitoutua johonkin}',
      '{kuinka pitkä|miten pitkä|kuinka pitkäksi aikaa} {sopimus on|sopimuskausi on|pitää sitoutua|on sopimus}',
      '{sopimuskausi|sopimus|määräaika|sitoutuminen|kuukausi kerrallaan|sopimusehdot|sopimuksen pituus}',
      '{en halua|emme halua} {pitkää sopimusta|sitoutua pitkäksi aikaa|mitään vuosisopimusta}',
      '{onko määräaikainen|kuinka pitkäks sitoudutaan}',
      '{kuinka pitkäks aikaa sitoudun|pitääkö tehdä vuoden sopimus|voiko ottaa vaan kuukaudeks|määräaikainen sopimus|sitoutumisaika|minimikesto|kuukausi kerrallaan|pitkä soppari|ilman sitoutumista|vähimmäissopimuskausi|sidotteko vuodeksi}',
    ],
  },
  cancel: {
    chip: 'Miten irtisanon?',
    answer:
      'Voit irtisanoa milloin tahansa {noticeDays} päivän irtisanomisajalla; syytä ei tarvita eikä pitkää sopimusta ole. Viesti osoitteeseen {email} riittää.',
    asks: [
      '{miten|milloin|voiko} {irtisanon|perun tilauksen|lopetan|pääsen irti|irtisanoa|lopettaa tilauksen}',
      '{voinko|voidaanko|saako} {lopettaa|irtisanoa|perua|keskeyttää} {milloin vaan|kesken kauden|kuukauden jälkeen|paketin|sopimuksen}',
      '{irtisanominen|irtisanomisaika|peruutus|peruutusehdot|tilauksen lopetus|lopettaminen}',
      '{mitä jos|entä jos} {en ole tyytyväinen|haluan lopettaa|botti ei toimikaan meillä|muutamme mielemme}',
      '{mikä on|kuinka pitkä on} {irtisanomisaika|teidän irtisanomisaika|irtisanomisajan pituus}',
      '{miten pääsen eroon|voiko lopettaa koska vaan|jos ei miellytä|lopetan tilauksen}',
      '{miten lopetan|voiko irtisanoa milloin vaan|haluan pois|jos en tykkääkään|irtisanomisaika|tilauksen lopetus|peruminen|tuleeko sakkoa jos lopettaa|montako päivää ennen pitää ilmottaa|keskeyttää palvelu|kuinka sopimus päätetään|lopetan ens kuussa}',
      '{kukaan ei vastaa|monesko kerta kun kysyn|surkea palvelu} {miten irtisanon|kuinka perun tilauksen}',
    ],
  },
  trial: {
    chip: 'Voiko sitä kokeilla ilmaiseksi?',
    answer:
      'Täällä voi kokeilla paljon maksutta: jutella mallipohjiemme demobottien kanssa, rakentaa oman keskustelun Flow Builderissa ja varata maksuttoman konsultaation. Ilmaista pakettia tai kokeilujaksoa emme mainosta; koska käyttöönottomaksua ei ole ja irtisanomisaika on {noticeDays} päivää, kuukausi pakettia {starter} ({starterPrice}) on pienin tapa kokeilla tosissaan.',
    asks: [
      '{onko|onko teillä|saako|löytyykö} {ilmainen kokeilu|kokeilujakso|ilmaisversio|testiversio|ilmainen paketti|koeaika|demotunnus}',
      '{voiko|voinko|saako|pääseekö} {tätä|sitä|bottia} {kokeilla|testata|käyttää} {ilmaiseksi|ensin|ennen ostoa|maksamatta|}',
      '{ilmainen kokeilu|kokeiluversio|kokeilujakso|ilmaiseksi|ilmaisversio|free trial|14 päivän kokeilu}',
      '{onko tämä|onko se|onko tää|onko mikään} {ilmainen|maksuton|ilmaista|maksutonta}',
      'mitä {voi tehdä|saa kokeilla|pystyy testaamaan} {ilmaiseksi|maksutta|ilman rekisteröitymistä}',
      '{saako kokeilla ilmaiseksi|kokeillaan ensin}',
      '{saako kokeilla ilmaiseks|ilmainen kokeilu|testijakso|ennen ostoa kokeilla|onko ilmaisversiota|viikko ilmaiseksi|ilman maksua testata|koeaika|demotunnukset ilmaiseksi|tarjoatteko maksutonta kokeilua|maistiainen|voiko testailla eka}',
    ],
  },
  discount: {
    chip: 'Saako alennusta?',
    answer:
      'Sivustolla ei mainita alennuksia, ei vuosimaksusta eikä startupeille tai järjestöille, enkä voi luvata sellaista. Kysy tiimiltämme: {email} tai maksuton konsultaatio on tie tarjoukseen juuri teidän tapauksessanne.',
    asks: [
      '{saako|saisko|onko|annatteko|onko teillä} {alennusta|alennuksia|alekoodi|tarjouksia|parempaa hintaa|kampanjaa|alennuskoodia}',
      '{alennus|ale|alekoodi|tarjouskoodi|black friday|opiskelija-alennus|määräalennus|vuosialennus}',
      '{alennusta|halvempi hinta} {startupille|yhdistykselle|järjestölle|koululle|jos maksaa vuoden kerralla|kahdesta botista}',
      '{voiko|voidaanko} {hinnasta neuvotella|tinkiä|saada halvemmalla|vähän laskea hintaa}',
      '{vuosimaksu|vuosilaskutus} {halvempi|alennus|onnistuuko}',
      '{saisko halvemmalla|irtoaako alennusta}',
      '{saisko alennusta|halvemmalla vuosimaksulla|yhdistysalennus|alekoodi|tinkiä|opiskelija alennus|startup alennus|tippuuko hinta|kampanja|onko mahdollista saada alennusta|black friday ale}',
    ],
  },
  payment: {
    chip: 'Miten maksan?',
    answer:
      'Hinnat ovat Yhdysvaltain dollareita ja ne maksetaan kuukausittain. Sivustolla ei kerrota, mitä maksutapoja tai laskuja on tarjolla ja tuleeko hintoihin veroja päälle; tiimimme sopii siitä kanssasi ennen aloitusta: {email}.',
    asks: [
      '{miten|millä} {maksan|maksetaan|maksaminen hoituu|voi maksaa}',
      '{voiko|voinko|käykö|onnistuuko} {maksaa|maksu} {laskulla|kortilla|paypalilla|tilisiirrolla|euroissa|verkkopankissa|mobilepaylla|bitcoinilla}',
      '{maksutavat|maksutapa|lasku|laskutus|alv|arvonlisävero|valuutta|verkkolasku|euroissa}',
      '{onko hinnat|ovatko hinnat|sisältyykö hintaan} {alv nolla|verollisia|alv|euroja|dollareita|sis alv}',
      '{milloin|kuinka usein} {laskutetaan|lasku tulee|maksu veloitetaan|laskutatte}',
      '{laskulla voiko maksaa|sisältyykö alv}',
      '{saako laskun|maksutavat|luottokortilla|mobilepay|verkkolasku|alv mukana|milloin veloitetaan|euroissa|osamaksu|paypal|yrityslasku|miten maksu hoituu|tilisiirto|kuitti kirjanpitoon}',
    ],
  },
  overage: {
    chip: 'Mitä jos viestit loppuvat?',
    answer:
      'Mikään ei katkea: kiireisinä kuukausina lisäkeskustelut maksavat {conversationPrice} kappale, missä tahansa paketissa. Jos niin käy joka kuukausi, seuraava paketti on yleensä halvempi.',
    asks: [
      '{mitä jos|mitä tapahtuu jos|entä jos|mitä sitten kun} {viestit loppuu|raja ylittyy|ylitämme viestirajan|kiintiö täyttyy|5000 viestiä ei riitä|viestejä tulee liikaa}',
      '{paljonko|mitä} {lisäkeskustelu|lisäviestit|ylimääräiset keskustelut|ylimenevät viestit|ylitys} maksaa',
      '{lisäkeskustelut|ylitys|lisäviestit|viestiraja|viestikiintiö|ylityshinta}',
      '{lakkaako|lopettaako|pysähtyykö} botti {vastaamasta|toimimasta|} kun {raja tulee täyteen|viestit on käytetty}',
      '{joulusesonki|kiirekuukausi|sesonkipiikki|joulukuussa enemmän viestejä} {mitä maksaa|haittaako|}',
      '{jos viestit loppuu|kiintiö täynnä|mitä jos menee yli}',
      '{jos viestit loppuu kesken|ylitetään raja|paljonko ylimenevästä|lakkaako botti toimimasta|ylimääräinen keskustelu hinta|kiintiö täynnä|ruuhkakuukausi|yli 5000 menee|lisäkeskustelu maksaa|mitä ylitys maksaa|viestiraja paukkuu}',
    ],
  },
  addOns: {
    chip: 'Mitä lisäpalveluja on?',
    answer:
      'Lisät mihin tahansa pakettiin:\n- lisäkieli: {languagePrice} kuukaudessa\n- lisäkeskustelut: {conversationPrice} kappale\n- räätälöity integraatio: {integrationPrice} kertamaksuna\n- laajennettu koulutus: {trainingPrice} kertamaksuna',
    asks: [
      '{mitä|millaisia} {lisäpalveluja|lisäosia|lisiä|lisäominaisuuksia|ekstroja} {on|teillä on|voi ostaa|saa pakettiin}',
      '{lisäpalvelut|lisäosat|lisät|ekstrat|add on|lisäosien hinnat|lisäpalveluiden hinnat}',
      'mistä {pitää maksaa erikseen|peritään lisähinta|maksetaan ekstraa|tulee lisämaksu}',
      '{voiko|saako} {ostaa|lisätä|tilata} {jotain lisää|lisäpalveluja|ekstraa} {pakettiin|starteriin|}',
      '{paljonko|mitä} {lisäosat|lisäpalvelut|ekstrat} maksaa',
      '{mitä lisäosia|lisäpalvelut hinnat|mitä voi ostaa lisää|lisäpalikat|maksulliset lisät|lisäoptiot|mitä ei kuulu pakettiin}',
    ],
  },
  addLanguage: {
    chip: 'Mitä lisäkieli maksaa?',
    answer:
      'Botin lisäkieli maksaa {languagePrice} kuukaudessa, kirjoitettuna ja tarkistettuna. {professional} ja {enterprise} puhuvat useita kieliä; {starter} puhuu yhtä.',
    asks: [
      '{paljonko|mitä} {lisäkieli|toinen kieli|yksi kieli lisää|kolmas kieli|ruotsin lisääminen|englannin lisääminen} {maksaa|kustantaa}',
      '{lisäkieli|lisää kieliä|toinen kieli|kielen lisäys|lisäkielen hinta|kieli lisänä}',
      '{voiko|saako|voinko} {lisätä|ottaa|ostaa} {toisen kielen|ruotsin|englannin|kieliä} {starteriin|myöhemmin|bottiin}',
      '{maksaako|tuleeko} {useampi kieli|kaksi kieltä|monta kieltä} {enemmän|lisää|lisähintaa}',
      '{tarvitaan|halutaan} botti {kahdella kielellä|kolmella kielellä|suomeksi ja ruotsiksi} {paljonko|mitä maksaa|}',
      '{paljonko ruotsi lisäks|toinen kieli hinta}',
      '{paljonko toinen kieli|lisäkieli hinta|ruotsi lisäksi|englanti lisää maksaa|kielen lisäys|joka kieli maksaa|kaksi kieltä mitä tulee|uuden kielen hinta kuussa|kolmas kieli|mitä lisäkieli kustantaa}',
      '{paljonko|mitä} {lisäkieli|yksi kieli lisää|toinen kieli} maksaa {kuukaudessa|kuussa|}',
    ],
  },
  addIntegration: {
    chip: 'Mitä räätälöity integraatio maksaa?',
    answer:
      'Räätälöity integraatio eli yhteys omaan järjestelmäänne maksaa {integrationPrice} kertamaksuna. {starter} sisältää {starterIntegrations} vakiointegraatiota, {professional} niin monta kuin tarvitset.',
    asks: [
      '{paljonko|mitä} {räätälöity integraatio|oma integraatio|oman järjestelmän kytkentä|liitos meidän järjestelmään|rajapinnan rakentaminen} maksaa',
      '{integraation hinta|integraatiomaksu|räätälöidyn integraation hinta|liitännän hinta|rajapinnan hinta}',
      '{maksaako|tuleeko} {integraatio|integraatiot|crm liitäntä} {erikseen|lisää|jotain|ekstraa}',
      '{saako|voiko} {oman softan|talon oman järjestelmän|vanhan järjestelmän} {kytkettyä|liittää} ja {mitä maksaa|millä hinnalla}',
      '{erp liitoksen|sap integraation|oman tietokannan kytkemisen} {hinta|kustannus|kertamaksu}',
      '{oma järjestelmä kiinni hinta|netvisorin liittäminen maksaa}',
      '{oman järjestelmän liittäminen hinta|räätälöity integraatio maksaa|erp liitos|paljonko kytkeä meidän järjestelmään|integraation kertahinta|liitäntä omaan softaan|netvisor liitos hinta|integrointikulut}',
    ],
  },
  addTraining: {
    chip: 'Mitä laajennettu koulutus on?',
    answer:
      'Laajennettu koulutus maksaa {trainingPrice} kertamaksuna: koulutamme botin dokumenteillanne ja aiemmilla keskusteluillanne.',
    asks: [
      '{mitä|paljonko} {laajennettu koulutus|botin koulutus|botin kouluttaminen|koulutuslisä|botin opettaminen} {maksaa|on|sisältää|tarkoittaa}',
      '{laajennettu koulutus|koulutuksen hinta|koulutusmaksu|advanced training|koulutuslisä}',
      '{paljonko|mitä} maksaa {kouluttaa botti|kun koulutatte botin meidän aineistolla|opettaa botti meidän dokumenteilla}',
      '{koulutatteko|opetatteko} te botin {meidän puolesta|vanhoilla tiketeillä|meille} {ja mihin hintaan|}',
      '{edistynyt koulutus hinta|edistyneen koulutuksen hinta|koulutus lisäpalveluna|botin koulutus hinta|paljonko edistynyt koulutus on}',
      '{koulutus maksaa|opettaa meidän aineistolla hinta|edistynyt koulutus mikä|koulutuksen kertahinta|botin opetus hinta|paljonko opettaminen maksaa|vanhoista keskusteluista oppiminen}',
    ],
  },
  switchPlan: {
    chip: 'Voiko paketin vaihtaa myöhemmin?',
    answer:
      'Kyllä. Paketit kulkevat kuukauden kerrallaan, joten voit siirtyä isompaan tai pienempään, kun viestimäärä muuttuu; kerro tiimillemme osoitteessa {email}, niin vaihto tehdään yhdessä.',
    asks: [
      '{voiko|voinko|saako|onnistuuko} {pakettia|paketin} {vaihtaa|päivittää|pienentää|suurentaa} {myöhemmin|milloin vain|kesken kuun|}',
      '{paketin vaihto|upgrade|downgrade|vaihtaa pakettia|päivitys isompaan|siirto toiseen pakettiin}',
      '{voiko|pääseekö} {siirtyä|nousta|vaihtaa} {starterista prohon|isompaan pakettiin|pienempään pakettiin|professionaliin myöhemmin}',
      '{mitä jos|entä jos} {kasvamme|tarpeet muuttuu|starter käy pieneksi|tarvitaan myöhemmin enemmän}',
      '{aloitetaan|haluan aloittaa} {pienestä|starterilla} ja {kasvetaan|vaihdetaan sitten}',
      '{voiko vaihtaa pakettia myöhemmin|päivitys isompaan|pienempään vaihto|aloitan pienellä|vaihto kesken kuun|kasvetaan niin vaihdetaan|upgrade|prosta takaisin starteriin|tason vaihto}',
    ],
  },
  refund: {
    chip: 'Saako rahat takaisin?',
    answer:
      'Sivusto ei lupaa hyvityksiä eikä rahat takaisin -takuuta, joten en voi luvata minäkään. Voimassa on: ei käyttöönottomaksua, ei pitkää sopimusta, ja irtisanomisaika on {noticeDays} päivää. Muissa asioissa kirjoita osoitteeseen {email}.',
    asks: [
      '{saako|saanko|saadaanko|annatteko} {rahat takaisin|hyvitystä|palautuksen|rahoja pois} {jos ei toimi|jos ei tykkää|}',
      '{hyvitys|rahat takaisin|palautus|rahanpalautus|tyytyväisyystakuu|refund|takuu}',
      '{haluan|haluamme|antakaa} {rahat takaisin|rahani takaisin|hyvityksen|rahamme takaisin}',
      '{onko teillä|mikä|millainen} {rahat takaisin takuu|tyytyväisyystakuu|takuu palvelulle|palautusoikeus}',
      '{rahat takas|saako rahansa takaisin}',
      '{saako rahat takas|palautus|tyytyväisyystakuu|hyvitys|maksoin vahingossa|rahat takaisin jos ei toimi|palautusehdot|onko palautusoikeutta|haluan rahani}',
    ],
  },
  messageCount: {
    chip: 'Mikä lasketaan viestiksi?',
    answer:
      'Alustapaketit lasketaan kuukauden viesteinä, täysin hoidettu palvelu keskusteluina; keskustelussa on yleensä useita viestejä. Tarkemmin sivusto ei sitä määrittele, joten kysy tiimiltämme osoitteesta {email}, miten teidän tapauksenne laskettaisiin.',
    asks: [
      '{mikä|mitä} {lasketaan viestiksi|on yksi viesti|tarkoittaa viesti tässä|katsotaan viestiksi|on keskustelu teillä}',
      '{mikä ero on|mitä eroa on} {viestillä ja keskustelulla|viesteillä ja keskusteluilla}',
      '{lasketaanko|meneekö} {botin vastaukset|botin viestit|molempien viestit} {mukaan|kiintiöstä|viesteiksi}',
      '{miten|kuinka} viestit {lasketaan|mitataan}',
      '{montako|kuinka monta} {keskustelua|chattia|asiakasta} on {5000 viestiä|50000 viestiä|tuo määrä viestejä}',
      '{onko|riittääkö} {5000 viestiä|1000 keskustelua} {paljon|pitkälle}',
      '{mikä lasketaan viestiksi|lasketaanko botin vastaus|viesti vai keskustelu|miten lasketaan|5000 viestiä monta asiakasta|yksi kysymys yksi viesti|laskentatapa}',
    ],
  },
  seats: {
    chip: 'Maksetaanko käyttäjistä?',
    answer:
      'Ei, käyttäjäpaikkoja ei lasketa: koko tiimisi voi käyttää sitä. Hinta riippuu viesteistä, ei koskaan työkaverien määrästä.',
    asks: [
      '{maksetaanko|veloitatteko|pitääkö maksaa|onko hinta} {käyttäjistä|per käyttäjä|käyttäjää kohden|per työntekijä|joka tunnuksesta}',
      '{montako|kuinka monta} {käyttäjää|tunnusta|työntekijää|kollegaa} {voi käyttää|kuuluu pakettiin|saa kirjautua|sisältyy}',
      '{käyttäjämäärä|käyttäjälisenssit|per käyttäjä|lisenssit|käyttäjäraja|käyttäjäpaikat}',
      'voiko {koko tiimi|useampi meistä|20 ihmistä|kaikki kollegat} {käyttää sitä|kirjautua|päästä sisään|työskennellä sillä}',
      '{montako käyttäjää|maksetaanko per työntekijä|meitä on kymmenen|käyttäjämäärä|lisenssit|tunnuksia montako|koko tiimi sisään|per henkilö|lisäkäyttäjä}',
    ],
  },
  custom: {
    chip: 'Entä yli 50 000 viestiä?',
    answer:
      'Yli {professionalMessages} viestin kuukausissa hinta on yksilöllinen: laskuri näyttää suunnan, ja yli 100 000 viestille tai omalle infrastruktuurille myyntitiimimme tekee tarjouksen {hours} tunnin kuluessa.',
    asks: [
      '{mitä jos|entä jos} {tarvitaan|meillä on|tulee} {yli 50000|100000|200000|puoli miljoonaa|miljoona} viestiä {kuussa|}',
      '{saisinko|saako|tekisittekö|haluan|pyydän} {tarjouksen|yksilöllisen tarjouksen|räätälöidyn tarjouksen|oman hintatarjouksen|räätälöidyn paketin}',
      '{tarjouspyyntö|räätälöity paketti|yksilöllinen hinta|custom hinta|hintatarjous|tarjous}',
      '{onko|löytyykö} {hinta isoille määrille|volyymihinta|hinta tosi monelle viestille}',
      '{sata tuhatta viestiä|yli 50 000|tarjouspyyntö|räätälöity tarjous|iso volyymi|miljoona viestiä|tarjous kiitos|määräalennus isoille määrille}',
    ],
  },
  modelPrices: {
    chip: 'Mitä paremmat mallit maksavat?',
    answer:
      'Malli muuttaa hintaa: {starter} on {starterPrice} GPT-3.5 Turbolla, {sonnetStarter} Claude 3 Sonnetilla ja {opusStarter} Claude 3 Opuksella; {professional} on {professionalPrice}, {sonnetProfessional} ja {opusProfessional}. Hinnoittelusivun laskuri näyttää hinnan omalle määrällesi.',
    asks: [
      '{paljonko|mitä} {claude|opus|sonnet|parempi malli|paras malli|toinen malli|claude 3 opus} {maksaa|maksaa lisää|kustantaa}',
      '{starter|pro|professional|hinta} {claudella|opuksella|sonnetilla|gpt mallilla}',
      '{riippuuko|muuttuuko} hinta {mallista|tekoälymallista|mallin mukaan|siitä minkä mallin valitsen}',
      '{saako|voiko} {starteriin|pienimpään pakettiin} {clauden|opuksen|sonnetin|paremman mallin}',
      'miksi {839|155|1049} {dollaria|eikä 699|}',
      '{paljonko claudella|opuksella hinta|sonnetin kanssa|paremman mallin hinta|starter ja opus|professional ja sonnet|gpt ja clauden hintaero|entä opuksella|mallin vaihto hintaan|kalliimpi malli|hinta malleittain|jos haluan claude}',
    ],
  },
  perThousand: {
    chip: 'Mitä 1 000 viestiä maksaa?',
    answer:
      'Täysin käytettynä 1 000 viestiä maksaa {starterThousand} {starter}-paketissa ja {professionalThousand} {professional}-paketissa. Hintasivun laskuri näyttää sen teidän määrällenne ja mallillenne.',
    asks: [
      '{hinta|paljonko|mitä maksaa|kustannus} {1000 viestiä|tuhat viestiä|tuhatta viestiä kohti|per 1000 viestiä|per tuhat viestiä}',
      '{viestin hinta|hinta per viesti|paljonko yksi viesti maksaa|per tuhat|per 1000|yksikköhinta viesti}',
      '{entä|ja} {tuhatta kohti|per viesti} {paljonko|}',
      '{tuhat viestiä maksaa|per tuhat|yhden viestin hinta|viestin yksikköhinta|tuhannelta viestiltä|1000 viestin hinta}',
    ],
  },
  integrationCount: {
    chip: 'Montako integraatiota eri paketeissa?',
    answer:
      'Pakettiin {starter} kuuluu {starterIntegrations} integraatiota (Slack, Email, Web), pakettiin {professional} rajattomasti. Oman järjestelmän liittäminen maksaa {integrationPrice} kerran.',
    asks: [
      'montako {integraatiota|liitäntää} {eri paketeissa|on joka paketissa|paketteihin kuuluu|missäkin paketissa on|pakettia kohti}',
      '{integraatioiden raja|rajattomat integraatiot|integraatioiden määrä paketeittain|missä paketissa on rajattomat integraatiot|onko integraatiot rajattu|onko integraatioilla yläraja}',
      '{yli kolme integraatiota|viisi integraatiota|neljäs integraatio} {onnistuuko starterissa|pienessä paketissa|mahdollinen starterissa}',
    ],
  },
};
