import type { AreaTexts } from '../types.ts';

export const features: AreaTexts<'features'> = {
  whatWeDo: {
    chip: 'Mitä tarjoatte?',
    answer:
      '{brand} rakentaa tekoälychatbotteja yrityksille: asiakaspalvelubotteja, myynnin automaatiota ja räätälöityjä integraatioita. Ne vastaavat kellon ympäri {languages} kielellä, siirtävät asian tiimillesi tarvittaessa, ja ensimmäinen versio on käynnissä {firstHours} tunnissa.',
    asks: [
      '{mitä|mitä oikein} {te teette|tarjoatte|myytte|firmanne tekee|te rakennatte|valmistatte}',
      '{mikä|mitä} {parley on|tää palvelu on|tää sivu on|teidän tuote on|tuotteenne oikein on}',
      '{palvelut|tuotteet|tarjonta|palvelunne|tekoälychatbotti|millaisia botteja teillä on|mitä täältä voi ostaa}',
      '{mitä|miten} {chatbotti|botti|teidän botti} {voi tehdä meille|auttaa yritystäni|voi tehdä firmalle|hyödyttää meitä}',
      '{tarvitsen|etsitään|haluamme|etsin} {chatbottia|chatbotin|tekoälybottia|bottia verkkosivuille|tekoälyä asiakaskysymyksiin}',
      '{mitä te teette|mitä myytte|tarviin botin|haluan chatin sivuille|mitä palveluita|mikä tää palvelu on|botti firmalle|etsin chatbottia|mistä on kyse|tuotteenne|toimialanne}',
    ],
  },
  support: {
    chip: 'Mitä asiakaspalvelubotti tekee?',
    answer:
      'Asiakaspalvelubotti vastaa siihen, mitä kysytään joka päivä, hakee tilauksia ja ajanvarauksia ja siirtää asian ihmiselle koko keskustelun kanssa.',
    asks: [
      '{mitä|miten} {asiakaspalvelubotti|tukibotti|aspabotti|helpdesk botti} {tekee|toimii|osaa}',
      '{asiakaspalvelu|asiakaspalvelubotti|aspa|asiakastuki|helpdesk|tukibotti|ukk botti}',
      '{osaako|pystyykö|voiko} {se|botti} {vastata asiakkaiden kysymyksiin|hoitaa tukipyynnöt|vastata usein kysyttyihin|hoitaa aspan|käsitellä tukitikettejä}',
      '{meille tulee|tiimimme hukkuu|aspa saa} {samoja kysymyksiä|tukipyyntöihin|liikaa sähköposteja|satoja kysymyksiä} {joka päivä|koko ajan|}',
      '{automatisoida|keventää|helpottaa} {asiakaspalvelua|tukea|aspan työtä}',
      '{samoja kysymyksiä koko ajan|asiakaspalvelu tukossa|botti vastaa asiakkaille|aspa|kuormaa pois|usein kysytyt|puhelin pirisee|asiakaspalvelubotti|ei ehditä vastaamaan}',
    ],
  },
  sales: {
    chip: 'Miten myynnin automaatio toimii?',
    answer:
      'Myynnin automaatio tervehtii kävijöitä, selvittää heidän tarpeensa, arvioi heidät omien sääntöjesi mukaan ja laittaa tapaamisen kalenteriisi.',
    asks: [
      '{miten|mitä} {myynnin automaatio|myyntibotti|liidien keruu|liidibotti} {toimii|tekee|on}',
      '{myynti|myyntibotti|liidit|liidien hankinta|myynnin automaatio|lisää myyntiä|liidien kvalifiointi}',
      '{osaako|voiko|pystyykö} botti {myydä|kerätä liidejä|suositella tuotteita|buukata myyntitapaamisia|kvalifioida liidejä|tehdä lisämyyntiä}',
      '{tarvitaan|haluan|halutaan} {lisää liidejä|lisää asiakkaita|enemmän myyntiä|parempi konversio}',
      'miten {chatbotti|botti} {lisää myyntiä|kasvattaa liikevaihtoa|parantaa konversiota|nostaa myyntiä}',
      '{lisää liidejä|myynti kasvuun|botti myy|yhteystietoja kerää|kävijöistä asiakkaita|liidien seulonta|varaa myyjälle ajan|tarjouspyyntöjä lisää}',
    ],
  },
  customWork: {
    chip: 'Mitä räätälöidyt integraatiot ovat?',
    answer:
      'Yhdistämme keskustelun verkkokauppaasi, asiakastietoihisi, tikettijärjestelmääsi tai omaan ohjelmistoosi. Räätälöity integraatio maksaa {integrationPrice} kertamaksuna.',
    asks: [
      '{mitä|mitkä} {on räätälöidyt integraatiot|räätälöity integraatio tarkoittaa|tarkoitatte räätälöinnillä|räätälöinti sisältää}',
      '{räätälöidyt integraatiot|räätälöity botti|räätälöinti|ohjelmistokehitys|erikoistoteutus|mittatilaustyö}',
      '{teettekö|rakennatteko|koodaatteko|voitteko tehdä} {jotain räätälöityä|botin vain meille|erikoisominaisuuksia|mittatilaustyönä|ihan oman ratkaisun}',
      '{yhdistää|kytkeä|liittää} {oma järjestelmä|oma softa|tikettijärjestelmä|varastojärjestelmä|varausjärjestelmä|intranet}',
      '{teettekö räätälöityä|oma ohjelma meillä|erikoistoiminto|vanha järjestelmä|mittatilaus|meidän varasto-ohjelma|tilauskehitys}',
    ],
  },
  integrations: {
    chip: 'Mihin järjestelmiin se kytkeytyy?',
    answer:
      'Botit kytkeytyvät palveluihin {integrations}, verkkosivuusi ja muihin järjestelmiin niiden API:n kautta: verkkokauppa, asiakastiedot, tiketit, kalenteri. {starter} sisältää {starterIntegrations} integraatiota (Slack, sähköposti, verkko), {professional} niin monta kuin tarvitset; yhteys omaan järjestelmäänne maksaa {integrationPrice} kertamaksuna.',
    asks: [
      '{mitä|mitkä|millaisia} {integraatioita|järjestelmiä|työkaluja|sovelluksia|ohjelmia} {tuette|teillä on|siihen saa|voi kytkeä|löytyy}',
      '{toimiiko|yhdistyykö|integroituuko} {se|botti} {zendeskiin|outlookiin|google kalenteriin|meidän järjestelmiin|muihin ohjelmiin|sapiin|jiraan}',
      '{integraatiot|integraatio|liitännät|yhteydet muihin järjestelmiin|lisäosat ja liitännäiset|rajapinnat järjestelmiin}',
      '{käytämme|meillä on käytössä|käytössä on} {zendesk|outlook|sap|mailchimp|netvisor|procountor|odoo} {toimiiko se|onnistuuko|}',
      '{näkeekö|pääseekö|hakeeko} botti {varastosaldot|tilauksen tilan|kalenterin|tietokantaan|asiakastietoihin}',
      '{netvisor|procountor|visma|vilkas|mycashflow|timma|google kalenteri|lemonsoft|finvoice} {toimiiko|saako kiinni|onko integraatio|onnistuuko|kytkettyä}',
      '{netvisor|procountor|visma}',
      '{mihin se kytkeytyy|google kalenteri|toimiiko meidän ohjelmien kanssa|mitä integraatioita|sheets|näkeekö varaston|procountor|outlook|mihin järjestelmiin|yhteensopivuus|integraatiolista}',
    ],
  },
  whatsapp: {
    chip: 'Toimiiko se WhatsAppissa?',
    answer:
      'Kyllä, WhatsApp on yksi kanavista, joihin bottimme kytkeytyvät: asiakkaat kirjoittavat siellä missä aina, ja botti vastaa siellä.',
    asks: [
      '{toimiiko|vastaako|saako|pystyykö|onnistuuko} {se|botti|botin} {whatsappissa|whatsappiin|wapissa|whatsapp businessissa|whatsapin kanssa}',
      '{whatsapp|whatsapp botti|whatsapp integraatio|whatsapp business|whatsup|wappi}',
      '{asiakkaamme|kaikki|asiakkaat} {käyttää whatsappia|kirjoittaa whatsappissa|laittaa viestiä wapissa} {toimiiko botti siellä|}',
      '{haluan|tarvitaan} {whatsapp botin|botti whatsappiin|automaattivastaukset whatsappiin}',
      '{vastaako whatsapissa|whatsappiin|asiakkaat wapissa|whatsapp business|wappi|whatsup|whatsappissa toimii|kaikki kyselee whatsapissa}',
    ],
  },
  slack: {
    chip: 'Toimiiko se Slackissa?',
    answer: 'Kyllä. Slack sisältyy paketista {starter} alkaen, samoin sähköposti ja verkkosivusi.',
    asks: [
      '{toimiiko|saako|kytkeytyykö|tukeeko} {se|botti|botin} {slackissa|slackiin|slackin kanssa|slackia|slack kanavalla}',
      '{slack|slack integraatio|slack botti|slack kanava|slackin tuki}',
      '{käytämme|meillä on|tiimi käyttää} {slackia|slack|slackkia} {toimiiko|onnistuuko|}',
      '{saako tiimi|voiko tiimimme|voimmeko} {ilmoitukset slackiin|vastata slackissa|ottaa chatin haltuun slackissa}',
      '{slackiin|slack toimii|slackista vastaaminen|käytetään slackia|slackkiin ilmotus|slack kanava}',
    ],
  },
  shopify: {
    chip: 'Toimiiko se Shopifyn kanssa?',
    answer:
      'Kyllä, bottimme kytkeytyvät Shopifyhin: ne hakevat tilauksia, suosittelevat tuotteita ja vastaavat kysymyksiin ennen kassaa. Muut verkkokauppa-alustat kytketään niiden API:n kautta.',
    asks: [
      '{toimiiko|kytkeytyykö|saako|yhdistyykö} {se|botti|botin} {shopifyn kanssa|shopifyhin|woocommerceen|magentoon|prestashopiin|verkkokauppa-alustaamme|mycashflowhun}',
      '{shopify|shopify integraatio|shopify botti|woocommerce|magento|mycashflow|verkkokauppa-alusta}',
      '{mulla on|meillä on|kauppamme on} {shopify kauppa|shopifyssa|woocommerce kauppa|shopify} {toimiiko|onnistuuko kytkentä|}',
      'näkeekö botti {shopify tilaukset|kaupan tilaukset|kaupan tuotteet}',
      '{shopify kauppa|shopifyyn|woocommerce|verkkokauppa-alusta|shopify tilaukset|mycashflow|magento}',
    ],
  },
  website: {
    chip: 'Miten saan sen sivuilleni?',
    answer:
      'Verkkokanava kuuluu jokaiseen pakettiin: sivuillesi lisätään lyhyt koodinpätkä, tehtiinpä ne millä tahansa (WordPress, Wix, oma koodi), ja chat ilmestyy sinne. Autamme siinä, kun ensimmäinen versio otetaan käyttöön.',
    asks: [
      '{miten|mihin} {saan|laitan|asennan|upotan|lisään} {sen|botin|chatin|widgetin} {sivuilleni|nettisivuille|wordpressiin|kotisivuille|verkkosivulle}',
      '{toimiiko|käykö} se {wordpressissä|wixissä|squarespacessa|webflowssa|meidän nettisivuilla|kaikilla sivustoilla|joomlassa}',
      '{wordpress|wix|upotus|widget|koodinpätkä|nettisivuchat|asennus nettisivuille|upotuskoodi}',
      '{sivumme on|nettisivut on|sivut on tehty} {wordpressillä|wixillä|itse koodattu|squarespacella} {haittaako|toimiiko|}',
      'pitääkö {nettisivuja|sivuja} {muuttaa|uusia}',
      '{miten saan sivuille|wordpress|koodinpätkä|upotus|wix|kotisivuille|pitääkö sivut uusia|asennus sivustolle|squarespace}',
    ],
  },
  crm: {
    chip: 'Kytkeytyykö se CRM:ään?',
    answer:
      'Kyllä: botit kytkeytyvät asiakastietoihin, kuten Salesforceen tai HubSpotiin, niiden API:n kautta. {professional} sisältää niin monta integraatiota kuin tarvitset; oma järjestelmänne on räätälöity integraatio ({integrationPrice} kertamaksuna).',
    asks: [
      '{toimiiko|kytkeytyykö|saako|synkkaako} {se|botti|botin} {crmään|salesforceen|hubspotiin|pipedriveen|zohoon|asiakasrekisteriin|dynamicsiin}',
      '{crm|crm integraatio|salesforce|hubspot|pipedrive|zoho|asiakasrekisteri}',
      '{käytämme|meillä on} {salesforcea|hubspotia|pipedriveä|lime crm|dynamicsia} {toimiiko se|saako kytkettyä|}',
      '{meneekö|siirtyykö|tallentuuko} liidit {crmään|hubspotiin|salesforceen|asiakasrekisteriin}',
      '{meneekö crm|hubspot|salesforce|pipedrive|liidit asiakasrekisteriin|asiakastiedot talteen|lime|crm integraatio}',
    ],
  },
  api: {
    chip: 'Onko teillä API?',
    answer:
      'Botit puhuvat muille järjestelmille API:en ja webhookien kautta: Flow Builderissa on vaiheet, jotka kutsuvat omaa osoitettasi ja käyttävät vastausta. Syvempää yhteyttä varten rakennamme räätälöidyn integraation ({integrationPrice} kertamaksuna).',
    asks: [
      '{onko teillä|löytyykö|saako} {api|rajapinta|rest api|webhookit|api dokumentaatio|sdk|apin}',
      '{api|rajapinta|webhook|webhookit|rest api|api docs|zapier|make|n8n|sdk}',
      '{voiko|pääseekö} {kehittäjät|meidän koodarit|it osasto} {käyttää apia|kutsua rajapintaa|ohjelmoida sitä vasten|käsiksi apiin}',
      '{tukeeko se|toimiiko se} {zapieria|maken kanssa|zapierin kanssa|webhookeja|n8n kanssa}',
      '{onko apia|rajapinta|webhook|koodari pääsee käsiks|zapier|dokumentaatio kehittäjille api|sdk|make}',
    ],
  },
  channels: {
    chip: 'Mitä kanavia on?',
    answer:
      'Nimeämämme kanavat ovat verkkosivusi, WhatsApp, Slack, sähköposti ja Shopify. Muut (Instagram, Messenger, Telegram, Teams, SMS) kytketään räätälöitynä integraationa niiden API:n kautta, jos sellainen on; puhelin- tai puhebotteja sivusto ei tarjoa. Kysy tiimiltämme omasta kanavastasi.',
    asks: [
      '{mitä|missä|mitkä} {kanavia tuette|kanavia on|kanavissa se toimii|viestimissä botti vastaa|kanavat käy}',
      '{toimiiko|vastaako|saako} {se|botti|botin} {instagramissa|facebookissa|messengerissä|telegramissa|teamsissa|tekstiviestillä|discordissa|sähköpostissa}',
      '{instagram|facebook messenger|telegram|teams|sms|discord|tekstiviestit|kanavat}',
      '{osaako|voiko} {se|botti} {vastata puhelimeen|soittaa|puhua puhelimessa|ottaa puheluita|puhua ääneen}',
      '{puhelinbotti|puhebotti|ääniavustaja|callbotti|voicebot}',
      '{instaan vastaako|messengerissä|vastaako puhelimeen|teamsissa}',
      '{instagram|messenger|telegram|vastaako puhelimeen|tekstiviesti|missä kanavissa|facebook|puhebotti|teams|sähköposti|discord}',
    ],
  },
  languages: {
    chip: 'Mitä kieliä botit puhuvat?',
    answer:
      'Bottimme puhuvat {languages} kieltä, myös oikealta vasemmalle kirjoitettavia kuten arabiaa ja hepreaa. {starter} sisältää yhden kielen, {professional} useita; lisäkieli maksaa {languagePrice} kuukaudessa.',
    asks: [
      '{mitä|montako|millä} {kieliä botit puhuu|kieliä tuette|kieltä botti osaa|kielillä botti toimii|kieliä se osaa}',
      '{osaako|puhuuko|vastaako|ymmärtääkö} {botti|se|bottinne} {suomea|ruotsia|venäjää|viroa|arabiaa|englanniksi|ranskaa|useita kieliä}',
      '{kielet|monikielinen|kielituki|monikielisyys|tuetut kielet|kielivalikoima}',
      '{asiakkaamme puhuu|asiakkaat kirjoittaa|meillä on asiakkaita jotka puhuu} {eri kieliä|ruotsia ja suomea|viittä kieltä|arabiaa}',
      'tukeeko se {arabialaista kirjaimistoa|hepreaa}',
      '{montako kieltä osaa|puhuuko saamea|ulkomaalaiset asiakkaat}',
      '{puhuuko botti englantia|ruotsiks|montako kieltä botti|venäjä|ulkomaiset asiakkaat|monikielinen|osaako se suomea|viro|mitä kieliä botti osaa|puhekieltä ymmärtää}',
      '{puhuvatko botit|puhuuko botti|osaavatko botit} {yli 80 kieltä|80 kieltä|kymmeniä kieliä}',
      '{puhuvatko|osaavatko} {botit|bottinne|teidän botit} {yli 80 kieltä|80 kieltä|montaa kieltä|kymmeniä kieliä}',
    ],
  },
  languageSwitch: {
    chip: 'Vaihtaako botti itse kieltä?',
    answer:
      'Kyllä. Botti vastaa sillä kielellä, jolla kysytään, ja vaihtaa kieltä asiakkaan mukana, vaikka kesken keskustelun.',
    asks: [
      '{vaihtaako|tunnistaako|osaako vaihtaa|havaitseeko} {botti|se} {kieltä|kielen|asiakkaan kielen} {itse|automaattisesti|kesken keskustelun|}',
      '{automaattinen kielentunnistus|kielen tunnistus|kielen vaihto|automaattinen käännös|kielenvaihto}',
      '{mistä|miten} {botti tietää|se arvaa} {millä kielellä vastata|mitä kieltä asiakas puhuu}',
      '{mitä jos|entä jos} {asiakas|joku} {kirjoittaa toisella kielellä|vaihtaa ruotsiin|sekoittaa kieliä|vaihtaa kieltä}',
      '{pitääkö mun|täytyykö meidän} {kääntää kaikki|kirjoittaa joka kielelle erikseen|kääntää vastaukset}',
      '{tunnistaa kielen|vaihtaako kieltä itse|asiakas kirjoittaa ruotsiks|kesken vaihtuu kieli|pitääkö kääntää itse|automaattinen kieli|vastaa samalla kielellä}',
    ],
  },
  models: {
    chip: 'Mitä tekoälymalleja käytätte?',
    answer:
      'Valitset mallin itse: GPT-3.5 Turbo (nopea ja edullinen, {starter}), Claude 3 Sonnet (tasapainoinen, {professional}) tai Claude 3 Opus (vaativaan päättelyyn, {enterprise}). Et maksa oletuksena kalleimmasta mallista joka vastauksessa.',
    asks: [
      '{mitä|mikä|millä} {tekoälymallia käytätte|malli siinä on|mallilla se toimii|tekoäly siinä pyörii|kielimallia käytätte|teknologiaa käytätte}',
      '{onko se|käytättekö|perustuuko se|onko tää} {chatgpt|gpt 4|claude|openai|gemini|mistral}',
      '{mallit|tekoälymalli|kielimalli|llm|gpt|claude|opus|sonnet}',
      '{voiko|saako} mallin {valita|vaihtaa|päättää itse}',
      '{mikä ero on|vertaa} {gptllä ja claudella|sonnetilla ja opuksella|malleilla}',
      '{onko tää chatgpt alla|mikä tekoäly}',
      '{mikä tekoäly siinä on|onko tää chatgpt|mallin voi valita|gpt vai claude|gemini|sonnet vai opus|mitä tekoälymalleja eri paketeissa|mikä kielimalli|tekoälymoottori}',
    ],
  },
  analytics: {
    chip: 'Millaista analytiikkaa saan?',
    answer:
      'Näet reaaliajassa, mitä kysytään ja miten keskustelut päättyvät: {starter} sisältää perusanalytiikan, {professional} edistyneen analytiikan ja A/B-testauksen. Flow Builderissa jokainen flow näyttää istuntonsa, loppuun viedyt keskustelut ja keston.',
    asks: [
      '{mitä|millaista|millaisia} {analytiikkaa saan|tilastoja näen|raportteja on|mittareita on|lukuja näen|raportointia tarjoatte}',
      '{onko|saako|löytyykö} {analytiikkaa|tilastoja|raportteja|dashboard|mittaristo|raportointi}',
      '{analytiikka|dashboard|raportit|tilastot|raportointi|kpi|mittarit}',
      '{miten|voiko} {mitata onnistumista|näen mitä kysytään|seuraan tuloksia|tietää toimiiko botti|seurata botin tuloksia}',
      '{mikä ero on|mitä on} {perusanalytiikalla ja edistyneellä|edistynyt analytiikka|perusanalytiikka}',
      '{näkeekö mitä kysytään|raportit|tilastot|kojelauta|keskustelujen luku|mistä tiedän että toimii|mittarit|montako keskustelua oli}',
    ],
  },
  helpHours: {
    chip: 'Millaista tukea saamme?',
    answer:
      '{starter} sisältää sähköpostituen, {professional} ensisijaisen tuen 24/7 ja {enterprise} nimetyn tuen ja SLA:n. Tuen tavoitat osoitteesta {supportEmail}.',
    asks: [
      '{mitä|millaista} {tukea saamme|tukea saa|apua saa asiakkaana|tukea tarjoatte|teknistä tukea on}',
      '{onko|tarjoatteko|saako} {tuki 24 7|puhelintuki|teknistä tukea|tukea öisin|tukea viikonloppuisin|ympärivuorokautinen tuki}',
      '{tuki|tekninen tuki|support|tukipalvelu asiakkaille|ensisijainen tuki|24/7 tuki}',
      '{kuka auttaa|keneltä kysyn|kenelle soitan} {jos tulee ongelma|kun botti hajoaa|jos jokin ei toimi|kun jään jumiin}',
      'kuinka {nopeasti tuki vastaa|nopea tuki on|hyvä tuki teillä on}',
      '{keneltä apua jos ei toimi|tukipalvelu}',
      '{kuka auttaa jos hajoaa|tuki yöllä|tekninen tuki|viikonlopputuki|starterin tuki|ongelmatilanteessa kenelle|tukitaso|päivystys|vikailmoitus}',
    ],
  },
  abTesting: {
    chip: 'Voiko tehdä A/B-testejä?',
    answer:
      'A/B-testaus kuuluu pakettiin {professional}: kokeile kahta sanamuotoa tai flow’ta ja pidä paremmin toimiva.',
    asks: [
      '{voiko|saako|onko mahdollista|voinko} {tehdä|ajaa|käyttää} {ab testejä|a/b testejä|a/b testausta|split testejä|ab testausta}',
      '{a/b testaus|ab testi|ab testaus|split test|kokeilut versioilla|kahden version testi}',
      '{missä paketissa on|kuuluuko hintaan} {a/b testaus|ab testaus|split testaus}',
      'voiko {vertailla|testata} {kahta versiota|kahta tervehdystä|eri vastauksia|kumpi teksti toimii}',
      '{ab testi|kahta versiota testata|kumpi teksti parempi|a/b missä paketissa|split testi|vertailutestaus}',
      '{a/b|a b}',
    ],
  },
  workflows: {
    chip: 'Mitä omat työnkulut ovat?',
    answer:
      'Omat työnkulut kuuluvat pakettiin {professional}: omat vaiheesi, ehtosi ja toimintosi sähköpostiosoitteen keräämisestä toisen järjestelmän kutsumiseen. Piirrät ne Flow Builderissa, jota voit kokeilla täällä ilman tiliä.',
    asks: [
      '{mitä|voiko rakentaa|saako|onko teillä} {omat työnkulut on|omia työnkulkuja|workflowt on|automaatioita|prosessiautomaatiota|workfloweja}',
      '{työnkulut|workflow|workflows|omat työnkulut|prosessiautomaatio|automaatiosäännöt}',
      '{missä paketissa on|kuuluuko prohon} {työnkulut|workflowt|omat työnkulut}',
      '{osaako|pystyykö} botti {noudattaa prosessiamme|käynnistää toimintoja|edetä vaiheittain|kerätä tietoja askel askeleelta}',
      '{omat polut|automaatiot|ehdot|askel kerrallaan kysyy|työnkulut missä paketissa|meidän prosessi|jos asiakas valitsee niin|oma logiikka}',
    ],
  },
  branding: {
    chip: 'Saako siihen oman ilmeen?',
    answer:
      'Kyllä, oma brändi-ilme kuuluu jokaiseen pakettiin paketista {starter} alkaen: oma nimi, omat värit, oma sävy.',
    asks: [
      '{saako|voiko|voimmeko} {siihen|siinä|botissa} {oman logon|omat värit|oman ilmeen|käyttää omaa brändiä|muuttaa ulkoasua|vaihtaa nimen|käyttää omaa logoa}',
      '{brändäys|white label|oma logo|oma ilme|omat värit|ulkoasu|brändi-ilme}',
      '{näkyykö|lukeeko} {siinä|botissa} {teidän logo|teidän nimi|powered by teksti}',
      '{muokata|vaihtaa} botin {nimi|ulkonäkö|sävy|avatar|väritys}',
      '{oma logo|värit|näkyykö teidän nimi|botin nimi|white label|ulkoasu meidän näköseks|brändi|powered by}',
    ],
  },
  handover: {
    chip: 'Siirtääkö botti ihmiselle?',
    answer:
      'Kyllä. Se, mihin botti ei osaa vastata, siirtyy tiimisi jäsenelle kaiken jo sanotun kanssa, joten kenenkään ei tarvitse toistaa asiaansa. Sinä päätät, milloin niin käy.',
    asks: [
      '{siirtääkö|ohjaako|antaako|osaako} {botti|se} {ihmiselle|asian ihmiselle|keskustelun tiimille|siirtää aspaan|ohjata aspalle|työntekijälle}',
      '{mitä jos|mitä tapahtuu jos|entä kun} {botti ei osaa vastata|botti ei tiedä|se jää jumiin|botti ei ymmärrä}',
      '{siirto ihmiselle|live chat|eskalointi|handover|haltuunotto}',
      '{voiko|pääseekö} {tiimimme|meidän porukka|joku meiltä} {ottaa keskustelun|hypätä mukaan chattiin|jatkaa keskustelua|puuttua keskusteluun}',
      '{tavoittaako|pääseekö} {asiakas|asiakkaat} {silti ihmisen|ihmisen puheille|oikean ihmisen}',
      '{jos botti ei tiedä|siirtääkö ihmiselle|pääsenkö väliin keskusteluun}',
      '{jos ei osaa vastata|siirtääkö ihmiselle|voiko meidän väki hypätä väliin|vaikea kysymys|asiakas vaatii ihmistä|jumittuu|kuka jatkaa|eskalointi|suuttunut asiakas}',
    ],
  },
  ownData: {
    chip: 'Oppiiko se dokumenteistamme?',
    answer:
      'Kyllä. Laajennettu koulutus ({trainingPrice} kertamaksuna) opettaa botille dokumenttinne ja aiemmat keskustelunne; hinnat, aukioloajat ja säännöt tulevat omista järjestelmistänne, joten vastaus on teidän eikä arvaus.',
    asks: [
      '{oppiiko|lukeeko|voiko opettaa|voiko kouluttaa} {se|botti|botin} {dokumenteista|pdf tiedostoista|meidän sivuilta|omalla datalla|ohjekirjoista|meidän aineistolla}',
      '{mistä|miten} {botti saa tietonsa|se tietää vastaukset|botti oppii|se tuntee tuotteemme}',
      '{omat dokumentit|oma data|tietopankki|tietämyskanta|pdf lataus|koulutus omalla datalla}',
      'voiko {ladata|syöttää} {dokumentteja|pdfiä|usein kysytyt kysymykset|hinnaston|ohjeita}',
      '{tunteeko|tietääkö} {se|botti} {tuotteemme|meidän hinnat|palvelumme|firmamme}',
      'opetetaanko meidän ohjeilla',
      '{oppiiko meidän matskuista|pdf sisään|mistä se tietää meidän tuotteet|lukee nettisivut|tietopankki|hinnasto sille|ohjekirja|mistä vastaukset tulee}',
    ],
  },
  accuracy: {
    chip: 'Voiko vastauksiin luottaa?',
    answer:
      'Kielimalli ennustaa sanoja, joten tosiasioiden pitää tulla omasta datastasi: bottimme vastaavat siitä, mitä olet niille antanut, ja siirtävät ihmiselle sen, mitä eivät tiedä, sen sijaan että keksisivät. Voit testata jokaisen flow’n ennen julkaisua.',
    asks: [
      '{voiko|kuinka} {vastauksiin luottaa|luotettavia vastaukset on|tarkka se on|bottiin luottaa|oikeita vastaukset on}',
      '{tekeekö|keksiikö|valehteleeko|hallusinoiko|entä jos} {se|botti} {virheitä|omiaan|vääriä vastauksia|antaa väärän vastauksen|puhuu puppua|}',
      '{hallusinaatiot|väärät vastaukset|virheprosentti|vastausten laatu|tarkkuus|virheet}',
      '{miten|voiko} {estätte väärät vastaukset|estää keksimisen|välttää hallusinaatiot}',
      'kuka {vastaa|on vastuussa} jos {botti sanoo väärin|se tekee virheen|botti lupaa jotain}',
      '{puhuuko paskaa|keksiikö omiaan|voiko luottaa}',
      '{puhuuko palturia|keksii omiaan|voiko luottaa|hallusinaatiot|kuka vastaa virheistä|sanoo väärän hinnan|tarkkuus|höpöjä asiakkaille}',
    ],
  },
  speed: {
    chip: 'Kuinka nopeasti botti vastaa?',
    answer:
      'Alusta vastaa alle 200 millisekunnissa; asiakkaasi saavat vastauksen heti, mihin aikaan tahansa.',
    asks: [
      '{kuinka|miten} {nopeasti|nopea|äkkiä} {botti vastaa|se vastaa|botti on|vastaukset tulee|vastausaika on}',
      '{vastausaika|nopeus|viive|latenssi|200 millisekuntia|vasteaika}',
      '{onko|toimiiko} {botti hidas|se hidas|botti nopea|se reaaliajassa|nopeesti}',
      '{joutuuko|pitääkö} {asiakas odottaa|asiakkaiden odottaa|vastausta odotella}',
      '{vastaako nopeesti|hidas|montako sekuntia|heti vastaus|viive|asiakas odottaa|reagointi|tökkiikö}',
    ],
  },
  uptime: {
    chip: 'Kuinka luotettava palvelu on?',
    answer:
      'Lupaamme {uptime} käytettävyyden, kellon ympäri. {enterprise} lisää SLA:n, joka kirjaa sen sopimukseen.',
    asks: [
      '{mikä on|kuinka korkea on|entä} {käytettävyys|uptime|teidän uptime|palvelun saatavuus}',
      '{kuinka|onko|miten} {luotettava palvelu on|vakaa alusta on|usein palvelu kaatuu|se vakaa|usein on katkoksia}',
      '{uptime|käytettävyys|käyttökatko|katkokset|palvelukatko|toimintavarmuus}',
      '{mitä jos|mitä tapahtuu jos} {palvelin kaatuu|järjestelmä kaatuu|palvelu on alhaalla|botti kaatuu|teidän serverit hajoaa}',
      'takaatteko {käytettävyyden|uptimen|99.9 prosenttia}',
      '{kaatuuko usein|käytettävyys prosentti}',
      '{kaatuuko usein|palvelin alhaalla|saatavuus|käyttökatkot|uptime|jos palvelu kaatuu|luotettava|vikatilanteita}',
    ],
  },
  deploy: {
    chip: 'Kuinka nopeasti pääsee alkuun?',
    answer:
      'Ensimmäinen versio on valmis {firstHours} tunnissa; räätälöinti yritykseesi kestää alasta riippuen {daysFrom}–{daysTo} päivää.',
    asks: [
      '{kuinka nopeasti|milloin|miten pian} {päästään alkuun|voimme aloittaa|botti on valmis|saadaan botti käyttöön|se on tuotannossa|voidaan julkaista}',
      '{kauanko|kuinka kauan} {käyttöönotto kestää|kestää rakentaa botti|menee ennen kuin se toimii|toteutus kestää|siinä menee}',
      '{aikataulu|käyttöönottoaika|toimitusaika|julkaisuaikataulu|go live|montako päivää}',
      '{ehtiikö|onnistuuko|saadaanko} {se|botti} {maanantaiksi|tällä viikolla|huomiseksi|ennen joulua|viikossa|parissa viikossa}',
      '{tarvitaan se|meillä on kiire|tarvitsen sen} {nopeasti|heti|ensi viikolla|asap}',
      '{koska toimii|jos maksan tänään koska pyörii|monessako päivässä|kiire|kauan kestää käyttöönotto|ens viikoks}',
      '{milloin valmis|kauanko kestää ennenku botti on livenä|ens viikolla käyttöön|kiire|montako päivää|käyttöönoton kesto|nopeesti tarvii|ennen joulua|jos tilaan tänään|aikataulu|koska pääsee alkuun|toimitusaika}',
      'onko {ensimmäinen versio|eka versio|botti} {oikeasti|todella|} {valmis päivässä|valmis yhdessä päivässä|käytössä päivässä|valmis seuraavana päivänä}',
    ],
  },
  process: {
    chip: 'Miten se etenee vaihe vaiheelta?',
    answer:
      'Kirjoitat muutaman rivin siitä, mitä asiakkaasi kysyvät; me katsomme sivustosi ja kysymykset ja palaamme {hours} tunnin kuluessa ensimmäisen suunnitelman ja hinnan kanssa. Ensimmäinen versio on käynnissä {firstHours} tunnissa, sitten räätälöimme sen teille {daysFrom}–{daysTo} päivässä ja testaat sen ennen julkaisua.',
    asks: [
      '{miten|kuinka} {tämä toimii|se toimii|homma etenee|projekti etenee|prosessi menee|yhteistyö alkaa} {käytännössä|vaihe vaiheelta|}',
      '{mitkä on|kerro|selitä} {vaiheet|seuraavat vaiheet|prosessi|projektin kulku}',
      '{prosessi|vaiheet|projektin eteneminen|käyttöönotto vaiheittain|miten pääsen alkuun|miten aloitetaan}',
      '{mitä tarvitsette meiltä|mitä pitää valmistella|mitä tarvitaan} {aloitukseen|alkuun|}',
      'mitä tapahtuu {kun otan yhteyttä|tilauksen jälkeen|sen jälkeen kun kirjoitan teille|konsultaation jälkeen}',
      '{miten aloitetaan|mitä tarvitte meiltä|vaiheet|miten homma etenee|mitä sitten tapahtuu|askeleet|valmistelut|prosessi|yhteydenoton jälkeen}',
    ],
  },
  noCode: {
    chip: 'Tarvitaanko kehittäjiä?',
    answer:
      'Ei. Keskustelut piirretään visuaalisessa Flow Builderissa ilman koodia, ja mallipohjista pääsee alkuun; täysin hoidetussa palvelussa teemme kaiken puolestasi.',
    asks: [
      '{tarvitaanko|tarvitseeko|pitääkö osata} {kehittäjiä|koodaajaa|koodata|ohjelmointitaitoja|it osastoa|teknistä osaamista}',
      '{no code|ilman koodausta|helppokäyttöinen|ilman ohjelmointia|aloittelijalle|koodaamatta}',
      '{voiko|pystyykö} {tavallinen ihminen|kuka vaan|maallikko|aloittelija} {tehdä botin|rakentaa botin|käyttää tätä}',
      '{onko se|onko tää} {helppo käyttää|vaikea oppia|monimutkainen|vaikeakäyttöinen|helppo ottaa käyttöön}',
      '{en ole|emme ole} {tekninen|koodari|tekniikkaihmisiä|it ihminen} {osaanko käyttää|haittaako|}',
      '{en osaa koodata|ei olla nörttejä|onko vaikea käyttää}',
      '{en osaa koodata|tarviiko koodaria|osaanko itse|helppo käyttää|tumpelo koneiden kanssa|ilman it osastoa|ei teknistä taustaa|itse tehtynä|maallikko}',
    ],
  },
  maintenance: {
    chip: 'Kuka ylläpitää bottia?',
    answer:
      'Alustapaketissa muutat tekstejä ja flow’ta itse milloin tahansa, ilman koodia. Täysin hoidetussa palvelussa me ylläpidämme ja kehitämme bottia puolestasi; kehitystuki on saatavilla 24/7, kun jotain teknistä pitää tehdä.',
    asks: [
      '{kuka|miten} {ylläpitää|päivittää|huoltaa|kehittää} {bottia|sitä|vastauksia} {jatkossa|julkaisun jälkeen|}',
      '{voiko|voinko|pystyykö} {itse|myöhemmin} {muuttaa vastauksia|muokata tekstejä|päivittää bottia|korjata vastauksia|muokata flowta}',
      '{ylläpito|päivitykset|muutokset jälkikäteen|kehitystuki|jatkuva ylläpito|botin päivitys}',
      '{kuinka paljon|onko siinä} {työtä ylläpidossa on|paljon työtä|vaivaa jatkossa|ylläpidosta on vaivaa}',
      'entä kun {hinnat|tuotteet|aukioloajat} muuttuu',
      '{kuka päivittää|hinnat muuttuu miten vaihdan|itse muokata vastauksia|ylläpito|paljonko työtä jälkeenpäin|muutokset myöhemmin|kuka pitää huolta botista}',
    ],
  },
  scale: {
    chip: 'Kestääkö se paljon kävijöitä?',
    answer:
      'Kyllä. Alusta on palvelimeton: se kasvaa keskustelujen määrän mukana, huiput mukaan lukien, ja maksaa vähän silloin, kun kukaan ei juttele. Paketissa {enterprise} ei ole viestirajaa.',
    asks: [
      '{kestääkö|selviääkö|pärjääkö|skaalautuuko} {se|botti|alusta} {kävijäpiikit|ruuhkasta|tuhansia chatteja|isosta kuormasta|black fridayn|monta keskustelua kerralla|}',
      '{skaalautuvuus|kuormitus|kävijäpiikit|yhtäaikaiset keskustelut|skaalaus|ruuhkahuiput}',
      '{montako|kuinka monta} {keskustelua|asiakasta|chattia} {yhtä aikaa|samanaikaisesti|kerralla}',
      '{mitä jos|entä jos} {kampanja räjähtää|kaikki kirjoittaa yhtä aikaa|tulee ruuhka|liikenne kasvaa}',
      '{tuhat yhtäaikaa|kestääkö ruuhkan|black friday ruuhka|montako keskustelua samaan aikaan|kuormitus|viraali|piikki}',
    ],
  },
  tasks: {
    chip: 'Ottaako se varauksia ja tilauksia?',
    answer:
      'Kyllä. Botti voi ottaa ajanvarauksia, pöytävarauksia ja tilauksia, hakea tilauksen, hoitaa palautuksen, kerätä yhteystietoja ja kutsua muita järjestelmiä; Flow Builderissa on vaihe jokaiseen. Mallipohjiemme demobotit näyttävät sen.',
    asks: [
      '{osaako|voiko|ottaako|pystyykö|hoitaako} {se|botti} {ottaa varauksia|ajanvarauksia|ottaa tilauksia|hoitaa palautukset|ottaa maksuja|pöytävaraukset|käsitellä reklamaatioita}',
      '{ajanvarausbotti|tilausten vastaanotto|varausbotti|tilausseuranta|ajanvaraus botilla|tilauksen tila}',
      '{mitä|mitkä} {tehtäviä botti hoitaa|hommia se osaa|tehtävät voi automatisoida|se osaa tehdä}',
      'voiko {asiakkaat|potilaat|vieraat} {varata|tilata|perua ajan|siirtää ajan} {botilla|chatissa|botin kautta}',
      '{osaako|voiko} {se|botti} {lähettää sähköposteja|seurata pakettia|tarkistaa tilauksen}',
      '{varaako ajan|ottaako tilauksen|kertooko missä paketti}',
      '{varaako ajan|tilaukset ottaa|peruu ajan|lähetyksen tila|tekeekö jotain vai vaan juttelee|palautukset hoitaa|maksun ottaa|siirtää varausta|palauttaako asiakkaan rahat}',
    ],
  },
  afterHours: {
    chip: 'Toimiiko se myös öisin?',
    answer: 'Kyllä, botti vastaa kellon ympäri: öisin, viikonloppuisin ja pyhinä.',
    asks: [
      '{toimiiko|vastaako|onko} {se|botti} {öisin|yöllä|viikonloppuisin|24 7|ympäri vuorokauden|sunnuntaisin|pyhinä|päällä aina}',
      '{24/7|kellon ympäri|öisin|viikonloput|aukioloaikojen ulkopuolella|nonstop|ympäri vuorokauden}',
      '{olemme kiinni|toimisto on kiinni|kauppa on kiinni} {öisin|viikonloppuna|viiden jälkeen} {vastaako botti|}',
      'asiakkaat {kirjoittaa|kysyy} {yöllä|iltaisin|sunnuntaina} {kuka vastaa|auttaako botti|}',
      '{vastaako yöllä|toimiiko viikonloppuna}',
      '{yöllä vastaa|sunnuntaina|kun ollaan kiinni|vuorokauden ympäri|juhlapyhinä|työajan jälkeen|aamuyöllä}',
    ],
  },
  rightToLeft: {
    chip: 'Toimiiko se oikealta vasemmalle?',
    answer:
      'Kyllä. Arabiaksi ja hepreaksi tämä chat ja bottimme kulkevat oikealta vasemmalle koko ikkunaa myöten; mitään ei tarvitse säätää.',
    asks: [
      'tukeeko se {oikealta vasemmalle kirjoitusta}',
      '{näkyykö|toimiiko|meneekö|peilautuuko} {chat|ikkuna|widget|teksti} {oikein arabiaksi|oikealta vasemmalle|oikein hepreaksi|arabian kielellä}',
      '{oikealta vasemmalle|rtl|rtl tuki|kirjoitussuunta|lukusuunta|chatti ikkuna arabiaksi|näkymä hepreaksi}',
      '{oikealta vasemmalle|arabia näkyy oikein|heprea|rtl|ikkunan suunta arabiaksi}',
    ],
  },
};
