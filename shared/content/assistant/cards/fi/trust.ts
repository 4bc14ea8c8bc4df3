import type { AreaTexts } from '../types.ts';

export const trust: AreaTexts<'trust'> = {
  security: {
    chip: 'Kuinka turvallinen se on?',
    answer:
      'Tietoturva kuuluu jokaiseen pakettiin: {badges}. Tiedot salataan siirrossa ja tallennettuina, ja henkilötiedot voi pyynnöstä viedä tai poistaa. {enterprise} lisää SSO:n, asennuksen omiin tiloihin ja laajennetun tietoturvan. Lisätietoa: {email}.',
    asks: [
      '{kuinka|miten|onko} {turvallinen se on|tietoturvallinen se on|turvassa tiedot on|botti tietoturvallinen|tää turvallinen|palvelu suojattu}',
      '{tietoturva|turvallisuus|kyberturvallisuus|tietosuoja ja turva|pentest|soc 2|tietoturvataso}',
      '{kerro|miten hoidatte|entä} {tietoturvasta|tietoturvan|tietoturva|teidän tietoturva}',
      '{onko teidät|voiko teidät|onko teillä} {hakkeroitu|hakkeroida|ollut tietovuotoja|ollut tietomurtoa}',
      '{meidän it|tietoturvavastaava|pomo} {kysyy tietoturvasta|haluaa tietää turvallisuudesta}',
      '{onko|ovatko} {asiakastiedot|meidän tiedot|keskustelut} {turvassa|suojassa}',
      '{onko turvallinen|vuotaako tiedot}',
      '{onko turvallinen|tietovuoto|onko hakkeroitu|tietoturva|it osasto kyselee turvasta|asiakkaiden tiedot tallessa|suojaus|murto}',
    ],
  },
  hipaa: {
    chip: 'Onko HIPAA-valmiutta?',
    answer:
      'HIPAA-valmius kuuluu pakettiin {professional}. Botti ei koskaan anna lääketieteellisiä neuvoja; se siirtää kaiken lääketieteellisen henkilökunnallenne. Sopimuksista ja yksityiskohdista kirjoita osoitteeseen {email}.',
    asks: [
      '{ootteko|oletteko|onko se|onko botti} {hipaa valmis|hipaa yhteensopiva|hipaa sertifioitu|hipaan mukainen}',
      '{hipaa|hipaa valmius|baa sopimus|potilastiedot|terveystiedot|phi}',
      '{saako|voiko|osaako} {botti käsitellä|sillä käsitellä|siihen tallentaa} {potilastietoja|terveystietoja|arkaluonteisia potilastietoja}',
      '{missä paketissa|mihin pakettiin kuuluu|millä paketilla saa} {hipaa|hipaa valmius}',
      '{hipaa|potilastiedot|yhdysvaltalainen klinikka|hipaa missä paketissa|terveystiedot|potilasasiakirjat}',
    ],
  },
  gdpr: {
    chip: 'Onko palvelu GDPR-valmis?',
    answer:
      'Kyllä, GDPR-valmis: henkilötiedot voi pyynnöstä nähdä, korjata, viedä ja poistaa, tiedot salataan siirrossa ja tallennettuina, ja kävijöille kerrotaan, mitä säilytetään. Tietojenkäsittelysopimusta varten kirjoita osoitteeseen {privacyEmail}.',
    asks: [
      '{onko se|onko botti|onko tämä|ootteko|täyttääkö tämä} {gdpr yhteensopiva|gdpr valmis|tietosuoja-asetuksen mukainen|gdpr kunnossa|gdpr vaatimukset}',
      '{gdpr|tietosuoja|dpa|tietosuoja-asetus|henkilötietojen käsittely|käsittelysopimus}',
      '{saako|voiko|teettekö} {tehdä|allekirjoittaa|kanssamme} {tietojenkäsittelysopimuksen|dpa sopimuksen|dpan}',
      '{miten|kuinka} {hoidatte tietosuojan|käsittelette henkilötietoja|asiakkaiden yksityisyys turvataan|tietosuoja toimii}',
      '{gdpr|tietosuoja-asetus|dpa sopimus|eu asiakkaat|henkilötietojen käsittely|tietosuojalaki|onko gdpr kunnossa|rekisteriseloste}',
    ],
  },
  iso: {
    chip: 'Onko teillä ISO 27001 -sertifikaatti?',
    answer:
      'Merkintämme ovat {badges}. Sertifikaateista ja niiden kattavuudesta voit kysyä tiimiltämme: {email}.',
    asks: [
      '{onko teillä|löytyykö|ootteko} {iso sertifikaatti|iso 27001|sertifikaatteja|sertifioituja|iso 27001 sertifioituja|auditoituja}',
      '{iso|iso 27001|sertifikaatit|sertifiointi|auditointi|auditointiraportti}',
      '{mitä|mitkä} {sertifikaatteja|standardeja|sertifikaatit|laatumerkkejä} {teillä on|täytätte|löytyy}',
      'voiko {sertifikaatin|auditointiraportin|iso todistuksen} {nähdä|saada}',
      '{iso|sertifikaatit|27001|auditointi|todistukset|onko sertifioitu}',
    ],
  },
  encryption: {
    chip: 'Salataanko tiedot?',
    answer: 'Kyllä. Tiedot salataan siirrossa (TLS) ja tallennettuina.',
    asks: [
      '{salataanko|onko|salaatteko} {tiedot|viestit|keskustelut|yhteys|chatit} {salattu|salattuja|}',
      '{salaus|tls|ssl|päästä päähän salaus|https|aes|kryptaus}',
      '{miten|millä} {tiedot salataan|salaatte datan|data on salattu|viestit kryptataan}',
      'käytättekö {salausta|ssl|tls|kryptausta|https yhteyttä}',
      '{salataanko|salaus|ssl|näkeekö joku välistä|keskustelut salattu|päästä päähän}',
    ],
  },
  dataLocation: {
    chip: 'Missä tiedot säilytetään?',
    answer:
      'Sivustolla ei nimetä maata tai datakeskusta. Paketissa {enterprise} tiedot voivat pysyä omassa infrastruktuurissanne tai tiloissanne; muiden pakettien säilytyspaikan kertoo tiimimme: {privacyEmail}.',
    asks: [
      '{missä|missä maassa|minne} {tiedot säilytetään|data on|palvelimet on|serverit sijaitsee|keskustelut tallennetaan|data tallentuu}',
      '{datan sijainti|palvelinten sijainti|datakeskus|eu hosting|tietojen säilytyspaikka|konesali}',
      '{pysyykö|säilyykö|onko} {data|tiedot} {eussa|euroopassa|suomessa|eu alueella}',
      '{meneekö|siirtyykö|lähteekö} {data|tiedot|jotain} {usaan|amerikkaan|kiinaan|eun ulkopuolelle|openaille}',
      'kuka {hostaa dataa|ylläpitää palvelimia|säilyttää tiedot}',
      'onko palvelimet suomessa',
      '{missä palvelimet|pysyykö tieto suomessa|eu alueella|meneekö jenkkeihin|datan sijainti|konesali|maa jossa säilytetään}',
    ],
  },
  modelTraining: {
    chip: 'Koulutetaanko tekoälyä tiedoillamme?',
    answer:
      'Sivustolla ei missään sanota, että keskusteluillanne koulutettaisiin kenenkään mallia, ja laajennettu koulutus omilla dokumenteillanne tehdään vain tilauksesta. Kun vastaajana on toisen toimittajan tekoälymalli, se saa viestin ja keskustelun viimeisimmän osan. Kirjallista vakuutusta voit pyytää osoitteesta {privacyEmail}.',
    asks: [
      '{käytättekö|käytetäänkö} {meidän dataa|keskusteluja|tietojamme|chattejani} {tekoälyn koulutukseen|mallin kouluttamiseen|koulutusdatana|opetukseen}',
      '{datan omistus|koulutusdata|kuka omistaa datan|kuka omistaa keskustelut|tekoälyn koulutus meidän datalla}',
      '{kuka|kenellä} {omistaa tiedot|on oikeudet keskusteluihin|omistaa sisällön|on oikeus dataan}',
      '{myyttekö|luovutatteko|näkeekö openai|saako openai} {meidän tietoja|asiakasdataa|keskustelumme|tietoja eteenpäin}',
      '{koulutatteko meidän datalla|myyttekö tietoja|kenen data|openai saa meidän datan|kolmannet osapuolet|keskusteluilla opetetaan|datan omistus}',
    ],
  },
  erasure: {
    chip: 'Voiko tietoni poistaa?',
    answer:
      'Kyllä. Voit nähdä, korjata, ottaa mukaasi tai poistattaa kaiken, mitä sinusta on tallessa: yksi viesti osoitteeseen {privacyEmail} riittää, ja se kattaa kaikki siitä osoitteesta lähettämäsi lomakkeet.',
    asks: [
      '{voitteko|poistakaa|voiko|miten|haluan} {poistaa tietoni|kaikki tietoni|poistan omat tietoni|poistaa kaiken minusta|tietoni poistettavaksi}',
      '{tietojen poisto|oikeus tulla unohdetuksi|poistopyyntö|tietopyyntö|omien tietojen lataus|poista tietoni}',
      '{miten|voinko} {nähdä|ladata|korjata|saada} {omat tietoni|tietoni|kopion tiedoistani}',
      '{mitä tapahtuu|poistatteko} {tiedoille|tiedot|datan} {kun lopetan|sopimuksen päätyttyä|irtisanomisen jälkeen}',
      '{poistakaa tietoni|unohtakaa mut|tietojen poisto|kopio tiedoistani|poistakaa numeroni|omat tiedot|lopetuksen jälkeen tiedot|oikeus tulla unohdetuksi}',
    ],
  },
  visitorData: {
    chip: 'Mitä minusta tallennetaan?',
    answer:
      'Kukaan ei seuraa sinua täällä: ei mainontaa, ei analytiikkapalvelua, ei toisten yritysten skriptejä. Se, mitä teet, pysyy selaimessasi, kunnes lähetät meille viestin tai varaat konsultaation; nimettömät keskustelut poistetaan {retentionDays} päivän kuluttua. Kaksi satunnaisluvun sisältävää evästettä, jotka asetetaan vain tarvittaessa, pitävät chattisi, tykkäyksesi ja flow’si ominasi. Tietosuojasivulta löytyy kaikki.',
    asks: [
      '{mitä|mitä tietoja} {minusta tallennetaan|keräätte minusta|tallennatte kävijöistä|te tiedätte minusta|tästä sivusta jää talteen}',
      '{yksityisyys|tietosuojaseloste}',
      '{mitä tietoja otatte kun avaan sivun|mitä tiedätte kävijöistä|mitä tallentuu kun käyn sivulla|mitä kävijätiedoilleni tapahtuu|mitä henkilötietoja sivusto kerää|mistä luen tietosuojaselosteen|mitä minusta jää sivulle}',
      '{mitä tiedätte musta|mitä kerätään kävijöistä|mitä tallennatte kun tulen sivulle|tietosuojaseloste|mitä tietoja otatte}',
    ],
  },
  cardNumbers: {
    chip: 'Entä korttinumerot chatissa?',
    answer:
      'Kortti-, tili- ja henkilönumerot peitetään ennen kuin mitään tallennetaan tai lähetetään eteenpäin, joten kenenkään ei tarvitse kirjoittaa niitä tänne.',
    asks: [
      '{mitä jos|mitä tapahtuu jos|entä kun} {asiakas|joku|mä} {kirjoittaa korttinumeron|antaa henkilötunnuksen|lähettää tilinumeron|kirjoittaa luottokortin numeron}',
      '{tallennatteko|säilytättekö|voinko antaa|peitetäänkö} {korttinumeroita|luottokorttitietoja|korttinumeron|henkilötunnuksen|tilinumeron|pankkitietoja}',
      '{korttinumerot|luottokorttitiedot|henkilötunnus|pci|pci dss|tilinumerot|numeroiden peittäminen}',
      '{asiakas kirjoittaa korttinumeron|henkilötunnus chatissa|tilinumero|peitetäänkö numerot|korttitiedot|hetu|pankkikortin numero}',
    ],
  },
  sso: {
    chip: 'Onko kertakirjautumista?',
    answer: 'Kertakirjautuminen (SSO) kuuluu pakettiin {enterprise}.',
    asks: [
      '{onko teillä|tuetteko|toimiiko|saako|onko} {sso|kertakirjautuminen|saml|azure ad|okta|google kirjautuminen|kaksivaiheinen tunnistus}',
      '{sso|kertakirjautuminen|single sign on|saml|okta|azure ad|entra}',
      '{missä paketissa|millä paketilla} {on sso|saa kertakirjautumisen|on kertakirjautuminen}',
      'voiko {työntekijät|meidän tiimi|porukka} kirjautua {firman tunnuksilla|microsoft tilillä|google tilillä}',
      '{sso|kertakirjautuminen|firman tunnuksilla|microsoft kirjautuminen|sso missä paketissa|azure ad|google tunnuksilla}',
    ],
  },
  onPremises: {
    chip: 'Voiko sen asentaa omiin tiloihin?',
    answer:
      'Kyllä, asennus omiin tiloihin kuuluu pakettiin {enterprise}; sen hinta sovitaan tapauskohtaisesti.',
    asks: [
      '{voiko|saako|onnistuuko} {sen asentaa|sen hostata|asennus|ajaa sitä} {omille palvelimille|omaan konesaliin|omaan pilveen|paikallisesti|omalla serverillä|omissa tiloissa}',
      '{on premises|on premise|itse hostattu|oma palvelin|omat palvelimet|paikallinen asennus|self hosted}',
      '{missä paketissa|millä paketilla saa} {on premises|paikallisen asennuksen|oman palvelimen}',
      '{mikään|data|tietomme} ei saa {poistua verkostamme|lähteä talosta|mennä ulkopuolisille palvelimille}',
      '{omalle palvelimelle|ei pilveen|omaan konesaliin|on premise|sisäverkkoon|paikallinen asennus|data ei saa lähteä talosta}',
      '{voimmeko|voidaanko|voiko sitä} {pyörittää sitä|pyörittää|asentaa se|ajaa sitä} {omilla palvelimillamme|omilla palvelimilla|omassa konesalissa|omalle palvelimelle}',
    ],
  },
  dedicated: {
    chip: 'Saako oman infrastruktuurin?',
    answer: 'Oma, vain teille varattu infrastruktuuri kuuluu pakettiin {enterprise}, samoin nimetty tuki.',
    asks: [
      '{saako|saadaanko|onko|tarjoatteko} {oman infrastruktuurin|dedikoidun palvelimen|oman instanssin|nimetyn yhteyshenkilön|oma infra|nimetyn tukihenkilön}',
      '{dedikoitu infrastruktuuri|oma instanssi|dedikoitu palvelin|single tenant|nimetty tuki|account manager}',
      '{onko|ovatko} {palvelimet|infra|tietomme} {jaettuja|jaettu muiden kanssa|erillään muista asiakkaista|eristetty}',
      '{jaettu muiden kanssa|oma yhteyshenkilö|erillinen ympäristö|dedikoitu|vain meille}',
    ],
  },
  sla: {
    chip: 'Onko teillä SLA?',
    answer: 'SLA kuuluu pakettiin {enterprise}. Kaikille paketeille ilmoitamme {uptime} käytettävyyden.',
    asks: [
      '{onko teillä|saako|tarjoatteko|kuuluuko hintaan} {sla|palvelutasosopimus|palvelutasosopimuksen|taatut vasteajat|slan}',
      '{sla|palvelutaso|palvelutasosopimus|service level|sla ehdot}',
      '{missä paketissa|mihin pakettiin kuuluu} {sla|palvelutasosopimus}',
      '{mitä saa|tuleeko korvausta|mikä sanktio} jos {sla ei täyty|käytettävyys ei toteudu|palvelutaso alittuu}',
      '{sla|takuu sopimukseen|korvaus katkosta|sla missä paketissa|palvelutasosopimus|sanktiot}',
    ],
  },
  responsible: {
    chip: 'Kuka vastaa tietosuojasta?',
    answer:
      'Tästä sivustosta ja sen tiedoista vastaa {legalName}. Sivusto ei nimeä tietosuojavastaavaa; kaikissa tietosuoja-asioissa kirjoita osoitteeseen {privacyEmail}.',
    asks: [
      '{tietosuojavastaava}',
      '{kuka on|mikä on nimeltään|kuka teillä on} {tietosuojavastaava|tietosuojavastaavanne|rekisterinpitäjä|vastuussa tiedoistani|vastuussa tietosuojasta}',
      '{onko teillä|löytyykö} {tietosuojavastaavaa|tietosuojavastaava|nimettyä rekisterinpitäjää|dpo}',
      '{tietosuojan yhteyshenkilö|kenelle kirjoitan tietosuojasta|sähköposti tietosuoja-asioihin|rekisterinpitäjä|tietosuojavastaavan nimi|kuka vastaa minun tiedoista}',
      '{tietosuojavastaava|kuka vastaa tiedoista|rekisterinpitäjä|kenelle tietosuoja-asioista}',
    ],
  },
  tracking: {
    chip: 'Seurataanko minua tai onko mainoksia?',
    answer:
      'Ei. Täällä ei ole mainoksia, analytiikkapalvelua, seurantaa eikä toisten yritysten skriptejä. Kaksi nimetöntä, satunnaisluvun sisältävää evästettä asetetaan vain tarvittaessa: toinen tykkäyksiä ja flow’ta, toinen chattia varten. Verkko-osoitteita käytetään hetken hyökkäysten torjuntaan, eikä niitä kirjata lokeihin.',
    asks: [
      '{seuraatteko|käytättekö|onko sivulla} {minua|evästeitä|google analyticsia|seurantaa|kävijäseurantaa}',
      '{evästeet|cookiet|seuranta}',
      '{onko täällä|onko teillä|käytättekö te} {mainoksia|seurantatyökaluja|mainosevästeitä|markkinointievästeitä|seurantapikseleitä|kolmansien osapuolten skriptejä|evästebanneria}',
      '{saanko tästä mainoksia|käytetäänkö tietojani mainontaan|tallennatteko ip osoitteeni|kirjataanko ip lokiin|vahditaanko minua kun selaan|onko teillä facebook pikseli}',
      '{miksi ei ole evästebanneria|mitä evästeitä asetatte|montako evästettä|mihin evästeitä tarvitaan|mainosseuranta}',
      '{seuraatteko mua|evästeet|mainokset|google analytics|vakoilu|pikseli|evästebanneri}',
    ],
  },
  chatKept: {
    chip: 'Kuinka kauan tämä chat säilytetään?',
    answer:
      'Keskustelu säilytetään {retentionDays} päivää ensimmäisestä viestistäsi, jotta näemme, mitä kysyttiin, ja voimme auttaa, jos haluat ihmisen. Chatin ”Poista tämä keskustelu” poistaa sen heti kaikkialta; jos lähetit lomakkeen, keskustelu kuuluu pyyntöösi ja poistetaan sen mukana: {privacyEmail}.',
    asks: [
      '{tallennetaanko|säilytetäänkö|onko} {tämä chatti|tämä keskustelu|mitä kirjoitan|viestini täällä} {talteen|luottamuksellinen|yksityinen|}',
      '{onko chat yksityinen}',
      '{kuka|näkeekö joku|lukeeko joku} {näitä lukee|viestini|tätä keskustelua|mitä kirjoitan}',
      'kuinka kauan {chatit säilytetään|keskustelut säilyy|viestini tallessa on}',
      '{tallentuuko tämä|kuka lukee tätä|kauanko keskusteluja säilytetään}',
      '{miten|missä|voinko} {poistan|poistaa|tyhjennän|hävittää} {tämän chatin|tämän keskustelun|chat historian|mitä kirjoitin tähän}',
      '{poista chat|keskustelun poisto|chat historia|montako päivää chat säilyy|poistuvatko keskustelut itsestään|milloin keskustelu poistetaan|chatin säilytysaika}',
      'jos poistan keskustelun {poistuuko se kaikkialta|häviääkö se palvelimelta|onko kaikki varmasti pois}',
      '{tallentuuko tää chatti|kuka lukee|kauanko keskustelu säilyy|poista tää keskustelu|jääkö tää meidän väliin|nauhoitatteko|chattihistoria}',
    ],
  },
  formData: {
    chip: 'Mitä lomakkeen mukana lähetetään?',
    answer:
      'Lomakkeen mukana lähtee kirjoittamasi ja se, mikä auttaa vastaamaan: sivu, jolta kirjoitit, sivusto tai kampanja, jolta tulit, katsomasi malli, paketti ja laskurin asetukset, oppimisen eteneminen ja säästöarvio, liitetty flow ja täällä käyty chat. Ilman lomaketta ei lähetetä mitään. Säilytämme sen pyyntösi käsittelyn ajan ja poistamme, kun pyydät: {privacyEmail}.',
    asks: [
      '{mitä|mitä tietoja|mitä muuta} {lähtee|lähetetään|liitätte|näette} {lomakkeen mukana|yhteydenottolomakkeesta|viestini mukana|pyyntöni mukana|varauksen mukana}',
      '{kuinka kauan säilytätte|mitä tapahtuu|tallennatteko|koskeeko se myös} {lähettämääni lomaketta|lomakkeelleni|eilen lähettämääni lomaketta|pyyntöäni|lomaketietoja}',
      '{lähteekö chat lomakkeen mukana|lomaketiedot|voiko lähetetyn lomakkeen poistattaa|miksi liitätte mitä katselin|lomakkeen tietosuoja}',
      '{mitä lomakkeen mukana menee|lähetin lomakkeen mitä tiedoille|liitetäänkö chat lomakkeeseen}',
    ],
  },
  aiProvider: {
    chip: 'Lukeeko toinen tekoälytoimittaja tätä?',
    answer:
      'Kun toisen toimittajan tekoälymalli vastaa, se saa viestisi ja keskustelun viimeisen osan ilman nimeäsi tai osoitettasi, ellet itse kirjoittanut niitä. Kortti- ja tilinumerot piilotetaan sitä ennen.',
    asks: [
      '{lukeeko|näkeekö|saako} {toinen yritys|openai|anthropic|tekoälytoimittaja|kolmas osapuoli|chatgpt} {tätä chattia|mitä kirjoitan|viestini|nimeni}',
      '{lähetetäänkö|meneekö|jaetaanko} {viestini|kirjoittamani|tämä chat} {openaille|tekoälytoimittajalle|toiselle yritykselle|kolmansille osapuolille}',
      '{ulkopuolinen tekoälytoimittaja|kolmannen osapuolen tekoäly|mitä tekoälytoimittaja saa|lukeeko vieras tekoäly tätä}',
      '{lukeeko toinen tekoälyfirma|openai näkee viestini|ulkopuolinen tekoäly|menekö viestit muualle}',
    ],
  },
  aiAct: {
    chip: 'Pitääkö botin kertoa olevansa botti?',
    answer:
      'EU:n tekoälyasetuksen (AI Act) 50 artikla vaatii kertomaan ihmisille, että he asioivat tekoälyjärjestelmän kanssa, ellei se ole ilmeistä; asetuksen oman aikataulun mukaan 2.8.2026 alkaen. Neuvomme kertomaan sen ensimmäisessä viestissä, keskustelun kielellä ja uudelleen, kun ihminen jatkaa. Blogimme kertoo lisää; se ei ole oikeudellinen neuvo.',
    asks: [
      '{pitääkö|täytyykö|onko pakko} {botin|bottimme|chatbotin|meidän} {kertoa olevansa botti|kertoa että se on tekoäly|ilmoittaa olevansa kone|sanoa ettei se ole ihminen|kertoa että se on botti}',
      '{mitä sanoo|mitä vaatii|mitä tarkoittaa|koskeeko meitä} {ai act|tekoälyasetus|artikla 50|eun tekoälylaki|tekoälylaki} {chatboteista|}',
      '{ai act|tekoälyasetus|tekoälylaki|artikla 50|ilmoitusvelvollisuus tekoälystä|läpinäkyvyysvelvoite|saako salata että se on botti}',
      '{pitääkö sanoa että on botti|eu tekoälyasetus|ai act|saako esittää ihmistä|tekoälylaki|ilmoitusvelvollisuus botista}',
    ],
  },
};
