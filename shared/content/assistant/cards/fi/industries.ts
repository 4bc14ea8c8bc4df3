import type { AreaTexts } from '../types.ts';

export const industries: AreaTexts<'industries'> = {
  templates: {
    chip: 'Mille aloille on mallipohjia?',
    answer:
      'Valmiita mallipohjia on {templates}: terveydenhuolto, verkkokauppa, kiinteistöt, liikunta, ravintolat, autoala, koulutus ja asiantuntijapalvelut. Jokaisen demobotin kanssa voi jutella galleriassa; räätälöimme ne teille {daysFrom}–{daysTo} päivässä.',
    asks: [
      '{mitä|mille|mitkä} {mallipohjia on|aloille on pohjia|toimialoja tuette|toimialat kuuluu mukaan|aloja tunnette}',
      '{mallipohjat|toimialat|valmiit botit|templatet|mallipohjagalleria|valmispohjat}',
      '{onko teillä|löytyykö} {mallipohja|valmis botti|jotain valmista|pohja} {minun alalle|meidän toimialalle|}',
      '{montako|kuinka monta} {mallipohjaa|templatea|valmista pohjaa} {on|teillä on}',
      '{näytä|missä on|saako nähdä} {mallipohjat|teidän pohjat|galleria|esimerkkipohjia}',
      '{valmiita pohjia|mille aloille|pohjia montako|valmis botti alalle|missä mallit|toimialat|mallipohjat}',
    ],
  },
  customise: {
    chip: 'Voiko mallipohjaa muokata?',
    answer:
      'Kyllä, jokainen mallipohja on 100-prosenttisesti muokattavissa: räätälöimme sanat, kysymykset, säännöt ja yhteydet yritykseesi {daysFrom}–{daysTo} päivässä, ja voit muuttaa niitä myöhemmin.',
    asks: [
      '{voiko|saako|voitteko|onnistuuko} {mallipohjaa|templatea|valmista pohjaa} {muokata|muuttaa|räätälöidä|mukauttaa} {meille|}',
      '{mallipohjan muokkaus|muokattavuus|räätälöity pohja|templaten muokkaus|pohjan mukautus}',
      'kuinka {joustavia pohjat on|muokattavia mallipohjat ovat|paljon pohjaa voi muuttaa}',
      '{kauanko|montako päivää} {pohjan räätälöinti|muokkaus|mallipohjan sovitus} {kestää|vie}',
      '{kauanko räätälöinti vie|kuinka kauan mallipohjan muokkaus kestää|räätälöinnin kesto|mallipohjan räätälöinti}',
      '{kauanko|kuinka kauan|montako päivää} {räätälöinti vie|räätälöinti kestää|muokkaus meille vie|sovittaminen kestää}',
      '{pohjan muokkaus|sovittaa meille montako päivää|muuttaa kysymyksiä|pohja ei ihan sovi|muokattavissa|räätälöinnin kesto}',
    ],
  },
  ecommerce: {
    chip: 'Mitä teette verkkokaupoille?',
    answer:
      'Verkkokaupassa botti löytää tuotteita, vastaa ennen kassaa, seuraa tilauksia, hoitaa palautuksia ja kysyy kerran, kohteliaasti, kesken jääneestä ostoskorista. Mallipohja ”Shop assistant” räätälöidään {days} päivässä.',
    asks: [
      '{mulla on|meillä on|pyöritän|pidämme} {verkkokauppa|nettikauppa|verkkokauppaa|vaatekauppa netissä|nettikauppaa} {mitä botti tekisi|auttaako botti|}',
      '{verkkokauppa|nettikauppa|ecommerce|vähittäiskauppa|verkkokauppabotti|shop assistant}',
      '{botti|chatbotti|mallipohja|ratkaisu} {verkkokauppaan|nettikauppaan|kaupan alalle|kivijalkakauppaan}',
      '{osaako|voiko} botti {hoitaa palautuksia|pelastaa hylätyt ostoskorit|vastata missä pakettini on|suositella kaupan tuotteita}',
      'myymme {vaatteita|kenkiä|huonekaluja|kosmetiikkaa|elektroniikkaa} netissä',
      'myydään netissä vaatteita',
      '{verkkokauppa meillä|myydään vaatteita netissä|missä pakettini|hylätyt korit|palautuksia paljon|nettikauppias|kosmetiikkaa netissä|nettimyynti} {|mitä botti tekee|auttaako}',
    ],
  },
  healthcare: {
    chip: 'Mitä teette klinikoille?',
    answer:
      'Terveydenhuollossa botti ottaa vastaan ajanvarauspyyntöjä, vastaa aukioloista, vakuutuksista ja valmistautumisesta, muistuttaa ja näyttää kiireellisissä tapauksissa selvän tien ihmisen luo; lääketieteellisiä neuvoja se ei koskaan anna. Mallipohja ”Patient desk” räätälöidään {days} päivässä.',
    asks: [
      '{mulla on|meillä on|olemme|työskentelen} {klinikka|hammaslääkäriasema|lääkäriasema|fysioterapia|apteekki|sairaala|sairaalassa|eläinlääkäriasema} {mitä botti tekisi|}',
      '{terveydenhuolto|klinikka|lääkäri|hammaslääkäri|potilaat|sairaala|apteekki|patient desk}',
      '{botti|chatbotti|mallipohja|ratkaisu} {klinikalle|lääkäriasemalle|terveydenhuoltoon|hammaslääkärille|sairaalalle}',
      '{osaako|voiko} botti {varata potilasaikoja|muistuttaa potilaita|vastata potilaiden kysymyksiin|uusia reseptejä}',
      'olen {hammaslääkäri|lääkäri|fysioterapeutti|eläinlääkäri}',
      '{hammaslääkäriasema|lääkäriasema}',
      '{hammaslääkäri|klinikka|lääkäriasema|potilaat unohtaa ajat|fysioterapia|eläinlääkäri|apteekki|ajanvaraus vastaanotolle|optikko} {|mitä botti tekee|auttaako}',
    ],
  },
  realestate: {
    chip: 'Mitä teette kiinteistöalalle?',
    answer:
      'Kiinteistöalalla botti selvittää, mitä etsitään, näyttää sopivat kohteet, kartoittaa ostajat ja vuokralaiset ja sopii näytön, päivin ja öin. Mallipohja ”Property guide” räätälöidään {days} päivässä.',
    asks: [
      '{meillä on|olemme|olen|pyöritän} {kiinteistönvälitys|kiinteistönvälittäjä|välitysliike|isännöinti|vuokra-asuntoja|isännöitsijä|asuntovälittäjä} {mitä botti tekisi|}',
      '{kiinteistöt|kiinteistönvälitys|asuntonäytöt|isännöinti|vuokra-asunnot|property guide|asunnonvälitys}',
      '{botti|chatbotti|mallipohja|ratkaisu} {kiinteistönvälittäjälle|kiinteistöalalle|isännöintiin|vuokranantajalle}',
      '{osaako|voiko} botti {sopia asuntonäyttöjä|kartoittaa ostajia|vastata vuokralaisille|kertoa kohteista}',
      'kiinteistönvälittäjä',
      '{kiinteistönvälittäjä|vuokra-asuntoja|asuntonäyttö|asunnonvälitys|isännöinti|rakennuttaja|vuokralaiset kyselee} {|mitä botti tekee|auttaako}',
    ],
  },
  fitness: {
    chip: 'Mitä teette kuntosaleille?',
    answer:
      'Liikunta-alalla botti tietää tuntiaikataulut, varaa kokeilukertoja, selittää jäsenyydet ja tauot ja muistuttaa jäseniä. Mallipohja ”Studio coach” räätälöidään {days} päivässä.',
    asks: [
      '{mulla on|meillä on|pyöritän|pidän} {kuntosali|kuntosalia|joogastudio|joogastudiota|urheiluseura|pilatesstudio|crossfit sali} {mitä botti tekisi|}',
      '{kuntosali|liikunta|fitness|sali|joogastudio|personal trainer|studio coach|urheiluseura}',
      '{botti|chatbotti|mallipohja|ratkaisu} {kuntosalille|joogastudiolle|salille|urheiluseuralle|liikunta-alalle}',
      '{osaako|voiko} botti {varata ryhmätunteja|varata kokeilutunnin|kertoa jäsenyyksistä|laittaa jäsenyyden tauolle}',
      '{jooga|tunti täynnä mitä sitten}',
      '{kuntosali|jooga|jäsenyyden jäädytys|ryhmäliikunta|pt|kokeilutunti|crossfit|tanssikoulu|uimahalli} {|mitä botti tekee|auttaako}',
    ],
  },
  restaurant: {
    chip: 'Mitä teette ravintoloille?',
    answer:
      'Ravintolassa botti varaa pöytiä, vastaa ruokalistasta ja allergeeneista, suunnittelee ryhmämenuja ja ottaa noutotilauksia. Mallipohja ”Front of house” räätälöidään {days} päivässä.',
    asks: [
      '{mulla on|meillä on|pyöritän|omistan} {ravintola|ravintolan|kahvila|kahvilan|pizzeria|baari|leipomo|ruokarekka|pitopalvelu} {mitä botti tekisi|}',
      '{ravintola|kahvila|pizzeria|baari|catering|pitopalvelu|ravintola-ala|front of house}',
      '{botti|chatbotti|mallipohja|ratkaisu} {ravintolalle|kahvilalle|pizzerialle|ravintola-alalle|cateringiin}',
      '{osaako|voiko} botti {varata pöydän|vastata allergioista|ottaa noutotilauksia|ottaa ruokatilauksia}',
      'pöytävaraus',
      '{ravintola|pizzeria|pöytävaraukset puhelimella|kahvila|allergiat|noutoruoka|lounaspaikka|catering|baari|leipomo} {|mitä botti tekee|auttaako}',
    ],
  },
  automotive: {
    chip: 'Mitä teette autoalalle?',
    answer:
      'Autoalalla botti sopii huoltoajat ja koeajot, vastaa varaosista ja rahoituksesta ja kertoo korjauksen tilan. Mallipohja ”Service desk” räätälöidään {days} päivässä.',
    asks: [
      '{mulla on|meillä on|pyöritän|omistan} {autoliike|autokauppa|autokorjaamo|korjaamo|rengasliike|autovuokraamo|autohuolto} {mitä botti tekisi|}',
      '{autoala|autokauppa|korjaamo|autohuolto|koeajo|rengasliike|service desk}',
      '{botti|chatbotti|mallipohja|ratkaisu} {autoliikkeelle|korjaamolle|autoalalle|autokauppaan}',
      '{osaako|voiko} botti {sopia koeajon|varata huoltoajan|kertoa korjauksen tilan|vastata varaosista}',
      '{autokorjaamo|autoliike}',
      '{autokorjaamo|autokauppa|koeajo|huoltoaika|rengasliike|varaosat|onko auto valmis|autovuokraamo|katsastus} {|mitä botti tekee|auttaako}',
    ],
  },
  education: {
    chip: 'Mitä teette kouluille?',
    answer:
      'Koulutusalalla botti vastaa kursseista, maksuista ja ilmoittautumisesta, sopii kokeilutunteja ja ohjaa opiskelijat oikean ihmisen luo. Mallipohja räätälöidään {days} päivässä.',
    asks: [
      '{meillä on|olemme|pyöritän|työskentelen} {koulu|kielikoulu|yliopisto|yliopistossa|autokoulu|päiväkoti|musiikkiopisto|koulutuskeskus} {mitä botti tekisi|}',
      '{koulutus|koulu|yliopisto|kielikoulu|kurssit|opiskelijat|oppilaitos|verkkokoulutus}',
      '{botti|chatbotti|mallipohja|ratkaisu} {koululle|yliopistolle|oppilaitokselle|opiskelijoille|kurssijärjestäjälle}',
      '{osaako|voiko} botti {vastata kursseista|ilmoittaa opiskelijoita|varata kielitunteja|auttaa ilmoittautumisessa}',
      'kielikoulu',
      '{kielikoulu|kurssit|päiväkoti|autokoulu|yliopisto|vanhemmat kysyy hintoja|verkkokurssi|kansalaisopisto|musiikkiopisto} {|mitä botti tekee|auttaako}',
    ],
  },
  professional: {
    chip: 'Mitä teette asiantuntijayrityksille?',
    answer:
      'Asiantuntijapalveluissa (asianajo- ja tilitoimistot, konsultit, toimistot) botti arvioi yhteydenotot, kerää ensitapaamiseen tarvittavat tiedot ja sopii ajan; oikeudellisia tai veroneuvoja se ei anna. Mallipohja räätälöidään {days} päivässä.',
    asks: [
      '{meillä on|olen|olemme|pyöritän} {asianajotoimisto|tilitoimisto|konsulttiyritys|mainostoimisto|juristi|kirjanpitäjä|arkkitehti|rekrytointitoimisto} {mitä botti tekisi|}',
      '{asianajotoimisto|tilitoimisto|konsultit|juristit|mainostoimisto|asiantuntijapalvelut|kirjanpitäjä}',
      '{botti|chatbotti|mallipohja|ratkaisu} {asianajajille|tilitoimistolle|konsulteille|mainostoimistolle|juristille}',
      '{osaako|voiko} botti {arvioida asiakkaita|sopia ensitapaamisen|kerätä asiakirjoja asiakkailta|varata asiakastapaamisia}',
      '{lakitoimisto|tilitoimisto|asianajaja|konsultti|mainostoimisto|arkkitehti|kirjanpitäjä|rekrytointifirma} {|mitä botti tekee|auttaako}',
    ],
  },
  finance: {
    chip: 'Mitä teette pankeille ja vakuutuksille?',
    answer:
      'Rahoitusalalla botti selittää tuotteita, kerää hakemukseen tarvittavat tiedot, vastaa tiliä koskeviin kysymyksiin ja siirtää neuvonnan luvan saaneelle henkilökunnallenne. Valmista mallipohjaa ei vielä ole; rakennamme sen kanssanne, ensimmäinen versio {firstHours} tunnissa.',
    asks: [
      '{meillä on|olemme|työskentelen} {pankki|pankissa|vakuutusyhtiö|vakuutusyhtiössä|fintech|vakuutusmeklari|rahoitusneuvoja} {mitä botti tekisi|}',
      '{rahoitus|pankki|vakuutus|fintech|lainat|vakuutusyhtiö|finanssiala}',
      '{botti|chatbotti|mallipohja|ratkaisu} {pankille|vakuutusyhtiölle|fintechille|finanssialalle|meklareille}',
      '{osaako|voiko} botti {vastata tilikysymyksiin|ottaa lainahakemuksia|käsitellä vahinkoilmoituksia|selittää vakuutuksia}',
      '{pankki|vakuutus|lainat|rahoitusyhtiö|fintech|vakuutusmeklari|korvaushakemukset} {|mitä botti tekee|auttaako}',
    ],
  },
  hospitality: {
    chip: 'Mitä teette hotelleille?',
    answer:
      'Majoitusalalla botti ottaa vastaan varauspyyntöjä, vastaa vieraille päivin ja öin heidän kielellään ja tarjoaa korotuksia ja paikallisvinkkejä. Valmista mallipohjaa ei vielä ole; rakennamme sen kanssanne, ensimmäinen versio {firstHours} tunnissa.',
    asks: [
      '{mulla on|meillä on|pyöritän|omistan} {hotelli|hotellin|hostelli|majatalo|matkatoimisto|mökkejä vuokralla|leirintäalue|aamiaismajoitus} {mitä botti tekisi|}',
      '{hotelli|majoitus|matkailu|hostelli|matkatoimisto|hotellivieraat|mökkivuokraus}',
      '{botti|chatbotti|mallipohja|ratkaisu} {hotellille|matkailualalle|majoitukseen|hostellille|matkatoimistolle}',
      '{osaako|voiko} botti {ottaa huonevarauksia|vastata hotellivieraille|tehdä check inin|hoitaa huonepyynnöt}',
      '{hotelli|mökkivuokraus|matkatoimisto|majatalo|vieraat kyselee yöllä|hostelli|huonevaraus|leirintäalue} {|mitä botti tekee|auttaako}',
    ],
  },
  other: {
    chip: 'Alaani ei ole listalla',
    answer:
      'Rakennamme botteja muillekin aloille, läheisestä mallipohjasta tai alusta asti: ensimmäinen versio {firstHours} tunnissa. Kerro, mitä asiakkaasi kysyvät, tai varaa maksuton konsultaatio, niin kerromme rehellisesti, mitä botti voi tehdä hyväksesi.',
    asks: [
      '{alani|toimialamme|meidän ala} {ei ole listalla|puuttuu|on erikoinen|on jokin muu|on kapea}',
      '{teettekö|palveletteko|toimiiko tää} {muillekin aloille|teollisuudelle|järjestöille|kunnille|kampaamoille|logistiikka-alalla}',
      '{olemme|meillä on|pyöritän} {tehdas|logistiikkayritys|kampaamo|yhdistys|kunta|putkiliike|ohjelmistoyritys|museo}',
      '{botti|chatbotti|ratkaisu} {teollisuuteen|kampaamolle|kaupungille|yhdistykselle|saas yritykselle|rakennusalalle}',
      '{muu toimiala|muut alat|muita toimialoja}',
      '{parturi|kukkakauppa|siivousfirma|kunta|maatila}',
      '{kampaamo|kukkakauppa|tehdas|yhdistys|kunta|kauneushoitola|muuttofirma|valokuvaaja|juhlatila|eläinkauppa|siivousfirma|putkimies} {sopiiko|käykö meille|alani puuttuu}',
    ],
  },
  benefits: {
    chip: 'Mitä hyötyä botista on?',
    answer:
      'Asiakkaat saavat vastauksen heti, myös yöllä, omalla kielellään; tiimisi vastaa harvemmin samoihin kysymyksiin ja saa yhteydenotot taustoineen. Sivullamme siteerattu tutkimus: 37 % yrityksistä vastaa verkkokyselyyn tunnin sisällä, ja niillä on lähes seitsenkertainen mahdollisuus oikeaan keskusteluun. ROI-laskuri näyttää oman lukusi.',
    asks: [
      '{mitä|mikä|kerro} {hyötyä botista on|hyötyä tästä on|etuja chatbotissa on|hyöty meille olisi|hyödyt}',
      '{miksi|mihin} {tarvitsisin chatbotin|ottaisin botin|yritys tarvitsee bottia|meidän pitäis hankkia botti|tarvitaan tekoälyä}',
      '{hyödyt|edut|miksi chatbotti|kannattaako|plussat ja miinukset}',
      '{kannattaako|onko järkeä|maksaako} {botti|hankkia botti|tää|se} {pienelle yritykselle|meille|itsensä takaisin|vaivan|}',
      '{vakuuta mut|anna yksi hyvä syy|mitä mä tästä hyödyn}',
      '{mitä hyötyä|miksi ottaisin botin|kannattaako|vakuuta mut|edut|mitä saan tästä|miten perustelen pomolle|onko järkeä pienelle}',
    ],
  },
  reminders: {
    chip: 'Lähettääkö botti muistutuksia?',
    answer:
      'Kyllä. Se muistuttaa potilaita ajoista, kuntosalin jäseniä tunneista WhatsAppilla tai sähköpostilla, ja vieraat vahvistavat pöytänsä; näin harvempi aika jää käyttämättä.',
    asks: [
      '{osaako|voiko} {se|botti} {muistuttaa}',
      '{muistuttaa}',
      '{osaako se|voiko botti|osaako botti|pystyykö se} {lähettää muistutuksia|muistuttaa asiakkaita|muistuttaa ajoista|muistuttaa ihmisiä tunneista|muistuttaa edellisenä päivänä|lähettää ajanvarausmuistutuksia}',
      '{muistutukset|ajanvarausmuistutus|muistutukset whatsappilla|automaattiset muistutukset|muistutus sähköpostilla|varausvahvistukset}',
    ],
  },
  waitlist: {
    chip: 'Hoitaako botti jonotuslistat?',
    answer:
      'Kyllä. Kuntosalimalli pitää jonotuslistoja täysille tunneille, ja botti tarjoaa vapautuvan paikan jonottavalle.',
    asks: [
      '{jonotuslista}',
      '{osaako se|voiko botti|pystyykö se} {pitää jonotuslistaa|hoitaa jonotuslistat|täyttää perutut ajat|tarjota vapautuneita paikkoja|laittaa jonotuslistalle|hoitaa jonoa täysille tunneille}',
      '{jonotuslista|jonotuslistat|tunti on täynnä mitä sitten|perutut paikat|seuraava jonossa|varasija}',
    ],
  },
  events: {
    chip: 'Sopiiko se tapahtumiin ja häihin?',
    answer:
      'Tapahtuma- tai hääpaikoille ei ole valmista mallia. Ravintolamalli ottaa jo vastaan ryhmä- ja tapahtumakyselyjä, ja muokkaamme sen tai rakennamme alusta: ensimmäinen versio {firstHours} tunnissa.',
    asks: [
      '{olemme|meillä on|pyöritän} {tapahtumatoimisto}',
      '{botti|chatbotti|ratkaisu} {tapahtumiin}',
      '{minulla on|meillä on|pyöritän|olemme} {hääpaikka|juhlatila|tapahtumatila|juhlasali|hääsuunnittelija|kongressikeskus|konserttitalo} {mitä teillä on|mikä malli sopii|}',
      '{botti|malli|jotain} {häihin|juhlatiloille|konferensseihin|juhliin|konsertteihin|hääpaikoille}',
      '{kysyvät päiviä eivätkä pöytiä|pitojuhlat|tilavuokraus|sopiiko ravintolamalli juhlatilalle}',
    ],
  },
  figures: {
    chip: 'Mitä ”90 % nopeampi” tarkoittaa?',
    answer:
      'Ne ovat mallien yläpuolella olevat luvut: {templates} mallia ja enemmän, ensimmäinen versio keskimäärin {firstHours} tunnissa, 90 % nopeampi käyttöönotto, 100 % muokattava. Mihin 90 % vertautuu, sivusto ei kerro; tiimimme vastaa: {email}.',
    asks: [
      '{mitä tarkoittaa|mistä tulee|miten laskitte} {90% nopeampi|se 90 prosenttia|90 prosenttia nopeampi|90 % nopeampi käyttöönotto}',
      '{nopeampi kuin mikä|90% mihin verrattuna|90 prosenttia keneen verrattuna|100 prosenttia muokattava mitä se tarkoittaa|onko 90 prosenttia realistinen|90% nopeampi käyttöönotto|keskimääräinen käyttöönottoaika}',
      '{keskimäärin 24 tuntia|kuka mittasi 90 prosenttia|yhdeksänkymmentä prosenttia nopeampi}',
    ],
  },
};
