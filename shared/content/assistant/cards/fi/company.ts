import type { AreaTexts } from '../types.ts';

export const company: AreaTexts<'company'> = {
  about: {
    chip: 'Keitä olette?',
    answer:
      '{legalName} rakentaa tekoälychatbotteja yrityksille: asiakaspalvelubotteja, myynnin automaatiota ja räätälöityjä integraatioita, joko alustalla, jolla niitä pyöritetään, tai täysin hoidettuna palveluna.',
    asks: [
      '{keitä|kuka|mikä} {te olette|ootte|on tän takana|teidän yritys on|tämä firma on|parley on yrityksenä}',
      '{tietoa teistä|tietoa yrityksestä|meistä|yritystiedot|yritys|kuka on tämän takana|y-tunnus}',
      '{millainen|mikä} {yritys te olette|firma tää on|firma teillä on}',
      '{ootteko|onko tää|oletteko} {oikea yritys|startup|luotettavia|huijaus|luotettava firma|tosissaan}',
      '{keitä te ootte|mikä firma|ootteko huijareita|parley mikä|oikea yritys|yrityksestä|yhtiön nimi}',
    ],
  },
  people: {
    chip: 'Kuinka iso yritys on?',
    answer:
      'Sivustolla ei kerrota, kuka {brand}-yrityksen perusti, kuinka iso tiimi on tai mistä lähtien se on toiminut. Tiimimme kertoo mielellään: {email}.',
    asks: [
      '{kuka|ketkä} {perusti yrityksen|on toimitusjohtaja|omistaa firman|johtaa parleytä|on perustajat|perusti parleyn}',
      '{montako|kuinka monta|kuinka iso} {työntekijää teillä on|ihmistä teillä on töissä|tiimi on|yritys on|firma on}',
      '{mistä lähtien|milloin|kauanko} {yritys on perustettu|olette toimineet|yritys on ollut olemassa|teidät perustettiin}',
      '{perustaja|toimitusjohtaja|tiimi|työntekijämäärä|yrityksen historia|perustamisvuosi}',
      '{kuka omistaa|montako työntekijää|kuka perusti}',
      '{kuka omistaa|toimari|perustaja|montako teitä on|milloin perustettu|tiimin koko}',
      '{paljonko|montako|kuinka monta} {teillä on työntekijöitä|työntekijää teillä on|ihmistä teillä on töissä}',
    ],
  },
  location: {
    chip: 'Missä sijaitsette?',
    answer:
      'Aikamme ovat aikavyöhykkeellä {zone}; katuosoitetta sivusto ei kerro. Kirjoita osoitteeseen {email} tai varaa konsultaatio, se pidetään verkossa.',
    asks: [
      '{missä|missä kaupungissa|missä maassa} {te olette|sijaitsette|toimisto on|yritys sijaitsee|teidän toimisto on}',
      '{mikä on|onko teillä|kerro} {osoite|teidän osoite|toimisto suomessa|toimisto helsingissä|käyntiosoite}',
      '{osoite|sijainti|toimisto|pääkonttori|kaupunki|käyntiosoite|ajo-ohjeet}',
      'voiko {tulla käymään|teillä vierailla|tavata kasvotusten|piipahtaa toimistolla}',
      '{missä toimisto|onko teillä suomessa toimistoa}',
      '{missä te ootte|toimisto|osoite|suomalainen firma|voiko tulla käymään|mistä maasta|helsingissä toimistoa}',
    ],
  },
  hours: {
    chip: 'Milloin olette tavoitettavissa?',
    answer:
      'Minä vastaan kellon ympäri. Tiimimme pitää konsultaatioita klo {from}–{to} ({zone}) ja vastaa viesteihin {hours} tunnin kuluessa.',
    asks: [
      '{milloin|mihin aikaan|mihin asti} {olette auki|olette paikalla|teidät tavoittaa|tiimi on töissä|toimisto aukeaa|suljette}',
      '{aukioloajat|palveluajat|toimistoajat|työajat|aukiolo}',
      '{onko teillä|onko joku|ootteko} {auki lauantaina|paikalla nyt|tavoitettavissa viikonloppuna|auki tänään|paikalla sunnuntaina|auki yöllä}',
      'mitkä on {aukioloajat|teidän työajat|palveluaikanne}',
      '{mihin asti auki|onko joku nyt paikalla|lauantaina|aukiolo|milloin tavoittaa|oletteko töissä tänään}',
    ],
  },
  contact: {
    chip: 'Miten saan teihin yhteyden?',
    answer:
      'Kirjoita osoitteeseen {email}; vastaamme {hours} tunnin kuluessa. Tai jätä viesti yhteydenottolomakkeella, täällä tai sivulla: ihminen lukee jokaisen.',
    asks: [
      '{miten|mistä|kuinka} {saan teihin yhteyden|tavoitan teidät|otan yhteyttä|teidät tavoittaa parhaiten|saa kiinni myynnin|voi kirjoittaa teille}',
      '{mikä on|anna|onko teillä} {sähköpostiosoite|sähköposti|yhteystiedot|teidän maili|yhteyshenkilö}',
      '{yhteystiedot|ota yhteyttä|sähköpostiosoite|maili|yhteydenottolomake|yhteydenotto}',
      '{minne|kenelle} {lähetän viestin|voi laittaa kysymyksiä|lähetän kyselyn|osoitan kysymykseni}',
      '{sähköpostiosoite|mihin kirjoitan|yhteystiedot|miten otan yhteyttä|en löydä mistään sähköpostia|myyntiin yhteys|yhteydenotto}',
    ],
  },
  phone: {
    chip: 'Onko teillä puhelinnumeroa?',
    answer:
      'Sivustolla ei ole puhelinnumeroa. Jätä omasi yhteydenottolomakkeella, niin soitamme takaisin, tai varaa konsultaatio sovittuun aikaan.',
    asks: [
      '{onko teillä|mikä on|anna|löytyykö} {puhelinnumero|puhelinnumeroa|teidän numero|numero johon soittaa|palvelunumero}',
      '{voiko|mihin voi|voinko} {teille soittaa|soittaa teille|soittaa|tavoittaa teidät puhelimella}',
      '{puhelinnumero|puhelin|puh|soittaa|palvelunumero|whatsapp numero}',
      'mihin soitan',
      '{puhelinnumero|voiko soittaa|onko numeroa|ei puhelinta sivuilla|soittaa teille|asiakaspalvelun numero}',
    ],
  },
  careers: {
    chip: 'Onko teillä töitä?',
    answer: 'Sivustolla ei ole avoimia paikkoja; kirjoita osoitteeseen {email} aiheella ”Careers”.',
    asks: [
      '{onko teillä|haetteko|löytyykö|palkkaatteko} {töitä|avoimia paikkoja|kehittäjiä|harjoittelupaikkoja|kesätöitä|työntekijöitä|uusia tekijöitä}',
      '{haluan|haluaisin|miten voin|voiko} {hakea töihin teille|töihin teille|lähettää hakemuksen|lähettää cvn|tulla harjoitteluun}',
      '{työpaikat|avoimet työpaikat|rekry|harjoittelu|ura|cv|työhakemus|kesätyö}',
      '{töitä|haetteko väkeä|työpaikat|harjoittelu|cv mihin|koodareita haussa|etätyö}',
    ],
  },
  press: {
    chip: 'Olen mediasta',
    answer: 'Media: kirjoita osoitteeseen {email} aiheella ”Press”.',
    asks: [
      '{olen|oon|olemme} {toimittaja|lehdestä|mediasta|bloggaaja|kirjoittamassa juttua|podcastaaja|toimittajia}',
      '{media|lehdistö|mediakitti|lehdistötiedote|haastattelu|mediayhteys|logot lehdistölle}',
      '{kuka on|onko teillä|saisinko} {mediayhteyshenkilö|lehdistökuvia|haastattelun|mediayhteyshenkilöä|lehdistömateriaalia}',
      '{toimittaja|juttu teistä|haastattelu|media|podcast|lehdistö}',
    ],
  },
  customers: {
    chip: 'Onko teillä referenssejä?',
    answer:
      'Sivusto ei nimeä asiakkaita eikä asiakastarinoita. Sen sijaan se näyttää julkaistua tutkimusta lähteineen ja {templates} toimialan demobotit, joita voi itse kokeilla. Referenssejä voit kysyä tiimiltämme: {email}.',
    asks: [
      '{onko teillä|saako nähdä|näytä|mitä} {referenssejä|asiakastarinoita|caseja|asiakkaita|arvosteluja|menestystarinoita|suosituksia}',
      '{kuka|ketkä|mitkä yritykset} {käyttää teitä|käyttää tätä|on asiakkainanne|luottaa teihin|on ostanut botin}',
      '{referenssit|asiakastarinat|caset|asiakkaat|arvostelut|menestystarinat|suosittelijat}',
      'kuinka monta asiakasta {teillä on|käyttää tätä}',
      'referenssejä',
      '{kuka käyttää|referenssit|arvostelut|asiakastarinat|asiakkaita montako|case|saako jutella asiakkaan kanssa}',
    ],
  },
  results: {
    chip: 'Mitä tuloksia muut ovat saaneet?',
    answer:
      'Sivulla siteeraamme julkaistua tutkimusta lähteineen: 70 % verkkokaupan ostoskoreista jää kesken, 23 % varatuista ajoista jää käyttämättä, tekoälyavustajaa käyttävä asiakaspalvelija ratkaisee tunnissa 14 % enemmän asioita, 76 % ostaa mieluiten omalla kielellään, 81 % yrittää ensin ratkaista asian itse. Verkossa tehtyyn kyselyyn 37 % yrityksistä vastaa tunnin sisällä, 23 % ei koskaan. Lähteet: Baymard Institute, Health Policy, NBER, CSA Research, Harvard Business Review.',
    asks: [
      '{mitä|millaisia} {tuloksia muut saa|tuloksia on saatu|tutkimuksia teillä on|lukuja voitte näyttää|todisteita on}',
      '{toimiiko|auttaako|hyödyttääkö} {chatbotit|tää|se} {oikeasti|ihan tosissaan}',
      '{tutkimukset|tilastotietoa boteista|todisteet|lähteet|tutkimustulokset|onnistumisprosentti}',
      '{mistä|mikä on lähde} {70 prosenttia|luvut|nää luvut|76 prosenttia|45 prosenttia} {tulee|on peräisin|}',
      'kuinka moni {jättää ostoskorin kesken|jättää tulematta ajalle|ostaa omalla kielellään}',
      '{montako prosenttia koreista hylätään|kuka tutki|lähde luvuille|moniko ei vastaa koskaan|peruuttamattomat ajat prosentti}',
      '{montako prosenttia|kuinka moni|mikä osuus} {ei vastaa koskaan|hylkää korin|jättää tulematta|ostaa omalla kielellä|yrittää itse ensin}',
      '{mistä luvut|todisteita|tutkimukset|toimiiko oikeesti|70 prosenttia koreista|lähteet|muiden tulokset}',
    ],
  },
  bookingHow: {
    chip: 'Miten varaan konsultaation?',
    answer:
      'Valitset päivän ja puolen tunnin ajan väliltä {from}–{to} ({zone}) ja kerrot lyhyesti, mitä tarvitset. Se on maksuton ja pyyntö: vahvistamme sen {hours} tunnin kuluessa. Alla oleva painike avaa lomakkeen.',
    asks: [
      '{miten|mistä|missä} {varaan konsultaation|varataan aika|voi varata tapaamisen|saa ajan|varaan demon|sovitaan palaveri}',
      'miten {ajanvaraus|varaus|konsultaation varaus} {toimii|tehdään|menee}',
      '{mitä|mitkä|milloin on} {aikoja on vapaana|ajat on vapaana|vapaita aikoja|aikoja teillä on}',
      '{konsultaation varaaminen|vapaat ajat|tapaamisajat|milloin voidaan jutella}',
      'onko mahdollista {jutella|tavata|pitää palaveri} {ensi viikolla|perjantaina|huomenna|tällä viikolla}',
      '{miten varaan ajan|milloin sopis|huomenna juttelemaan|vapaat ajat|kuinka konsultaatio varataan|palaveri tällä viikolla}',
    ],
  },
  book: {
    chip: 'Varaa maksuton konsultaatio',
    answer: 'Mielellään! Valitse päivä ja aika varauslomakkeella; vahvistamme {hours} tunnin kuluessa.',
    asks: [
      '{haluan|haluaisin|haluamme|tarvitsen} {varata konsultaation|varata demon|varata ajan|sopia palaverin|tapaamisen kanssanne|maksuttoman konsultaation}',
      '{varaa|buukkaa|sovitaan|järjestä} {mulle aika|konsultaatio|demo|palaveri|meille tapaaminen|aika}',
      '{voinko|saisinko|voitaisiinko} {varata ajan|varata demon nyt|ajan tiistaille|ajan huomiselle|sopia tapaamisen}',
      '{varaa nyt|buukataan demo|jutellaan tiistaina|laita mulle aika}',
      'haluan ajan teille',
      '{varaa mulle aika|haluan konsultaation|sovitaan palaveri|varaisin ajan|demo varaukseen|buukkaa|huomiselle aika}',
    ],
  },
  contactMe: {
    chip: 'Ottakaa minuun yhteyttä',
    answer: 'Totta kai. Jätä tietosi yhteydenottolomakkeella; tiimimme palaa asiaan {hours} tunnin kuluessa.',
    asks: [
      '{voitteko|voisko joku|voisitteko|voitko} {soittaa mulle|soittaa takaisin|ottaa minuun yhteyttä|laittaa mulle sähköpostia|kirjoittaa mulle}',
      '{haluan|haluaisin|voinko} {soittopyynnön|jättää numeroni|jättää yhteystietoni|että minulle soitetaan|jättää viestin}',
      '{soittakaa mulle|ottakaa yhteyttä|soittopyyntö|soittakaa takaisin|soittakaa huomenna}',
      '{lähettäkää|haluan} {tarjous sähköpostiin|tarjouksen sähköpostilla|mulle mailia}',
      'laittakaa mailia',
      '{soittakaa mulle|ottakaa yhteyttä|jätän numeron|joku vois soittaa|myyjä soittamaan|soittopyyntö|pyydän yhteydenottoa}',
    ],
  },
  consultation: {
    chip: 'Mitä konsultaatiossa tapahtuu?',
    answer:
      'Se on maksuton ja kestää {slot} minuuttia, verkossa: katsomme, mitä asiakkaasi kysyvät, ja kerromme rehellisesti, mitä botti voi ja ei voi tehdä hyväksesi, ensimmäisen suunnitelman ja hinnan kanssa.',
    asks: [
      '{mitä|kerro mitä} {konsultaatiossa tapahtuu|konsultaatio sisältää|siinä demossa käydään läpi|konsultaatiossa puhutaan}',
      '{onko|maksaako|sitooko} {konsultaatio|ensimmäinen palaveri|demopuhelu} {ilmainen|maksuton|jotain|mihinkään|}',
      '{maksuton konsultaatio|konsultaatio|demopuhelu|konsultaation kesto|konsultaation hinta}',
      '{kauanko|kuinka pitkä} {konsultaatio kestää|palaveri on|demo kestää}',
      'pitääkö {konsultaatioon|palaveriin} {valmistautua|maksaa jotain|sitoutua}',
      '{onko konsultaatio ilmainen|mitä konsultaatiossa|kauanko kestää palaveri|sitooko konsultaatio|etänä vai paikan päällä}',
    ],
  },
  partners: {
    chip: 'Onko teillä kumppaneita?',
    answer:
      'Sivusto ei mainitse kumppani-, jälleenmyyjä- tai affiliate-ohjelmaa. Kirjoita osoitteeseen {email}, mitä sinulla on mielessä.',
    asks: [
      '{onko teillä|tarjoatteko|pääseekö mukaan|löytyykö} {kumppaniohjelma|affiliate ohjelma|jälleenmyyntiohjelma|kumppaneita|suosittelupalkkio|kumppaniohjelmaan}',
      '{voiko|voinko|saako} {myydä teidän botteja|jälleenmyydä|suositella asiakkaillemme|tarjota tätä toimistona}',
      '{kumppanuus|jälleenmyyjä|affiliate|yhteistyö|kumppani|provisio|kumppanit}',
      '{haluan|haluamme} {tehdä yhteistyötä|myydä teille jotain|ehdottaa kumppanuutta|tarjota seo palveluita|mainostaa teillä}',
      '{kumppaniohjelma|jälleenmyynti|provisio|toimisto haluaa myydä|yhteistyö|affiliate|suosittelupalkkio}',
    ],
  },
  complaint: {
    chip: 'Haluan valittaa',
    answer:
      'Olen pahoillani, että tämä oli harmillista. Tiimimme ihminen auttaa: kirjoita osoitteeseen {email} tai jätä viesti alla olevalla painikkeella, niin kuulet meistä {hours} tunnin kuluessa.',
    asks: [
      '{haluan|minulla on|missä voi|haluaisin} {valittaa|tehdä valituksen|valitus|antaa palautetta huonosta palvelusta|reklamoida teille}',
      '{kukaan ei|kukaan teiltä ei} {vastaa|vastannut viestiini|oo vastannut|ottanut yhteyttä|vastaa sähköposteihini}',
      '{olen|oon|olemme} {pettynyt|todella tyytymätön|vihainen|turhautunut|kyllästynyt} {teihin|palveluun|}',
      '{sivunne|lomake|sivu|varauslomake} {ei toimi|on rikki|antaa virheen|kaatuu}',
      '{huonoa palvelua|ajanhukkaa koko firma|tämä ei käy|surkea palvelu}',
      '{odottanut kolme päivää|valitus}',
      '{valitus|kukaan ei oo vastannut|lomake ei toimi|sivu kaatuu|huono palvelu|viikon odottanut|reklamaatio|pettynyt}',
    ],
  },
  responseTime: {
    chip: 'Milloin saan vastauksen teiltä?',
    answer:
      '{hours} tunnin kuluessa: ihminen lukee jokaisen viestin ja vastaa ensimmäisen suunnitelman ja hinnan kanssa.',
    asks: [
      '{milloin|kuinka pian|miten nopeasti} {kuulen teistä|saan vastauksen|vastaatte|otatte yhteyttä|joku soittaa takaisin|vastaatte viestiin}',
      '{kauanko|kuinka kauan} {vastaus kestää|joudun odottamaan vastausta|menee että vastaatte|pitää odotella}',
      '{tiimin vastausaika|odotusaika|vastaus viestiin milloin|milloin vastaus tulee}',
      '{lähetin|täytin|laitoin} {lomakkeen|viestin|pyynnön} {mitä nyt|milloin kuulen|mitä seuraavaksi}',
      '{milloin vastaatte|kauanko vastaus kestää|lähetin lomakkeen milloin|vastaatteko tänään|sähköpostin vastausaika}',
    ],
  },
  buy: {
    chip: 'Miten tilaan?',
    answer:
      'Sivustolla ei ole kassaa: lähetä haluamasi paketti yhteydenottolomakkeella tai kerro se maksuttomassa konsultaatiossa, niin ihminen ottaa sen käyttöön kanssasi, ensimmäinen versio {firstHours} tunnissa.',
    asks: [
      '{miten|mistä|missä} {tilaan|ostan|voi tilata|voi ostaa|otan käyttöön} {sen|starterin|pron|paketin|botin}',
      '{haluan|haluaisin|haluamme} {ostaa|tilata|ottaa starterin|ottaa pron|ryhtyä asiakkaaksi|tilata paketin}',
      '{tilaus|osta|tilaa nyt|kassa|ostaminen|liity asiakkaaksi}',
      '{otan|otetaan|otamme} {starterin|pron|professionalin|pro paketin|enterprisen}',
      '{miten ostan|haluan tilata|otan starterin|missä ostonappi|tilaus|asiakkaaksi|haluan pron|sopimus tehdään missä}',
    ],
  },
  noShows: {
    chip: 'Mistä 23 % poisjäänneistä tulee?',
    answer:
      '105 tutkimuksen katsauksesta: Dantas et al., Health Policy 122(4), 2018. 23 % varatuista ajoista jää käyttämättä; se on julkaistua tutkimusta, ei oma lukumme. Botti muistuttaa, antaa siirtää ajan kahdella viestillä ja tarjoaa vapautuneen ajan jonottavalle.',
    asks: [
      '{mistä tulee|mikä on lähde|kuka sanoo} {se 23 prosenttia|23% poisjääntejä|peruuttamatta jääneiden osuus|luku poisjäänneistä}',
      '{23% no show|poisjääntien osuus|tutkimus käyttämättä jääneistä ajoista|potilaat jotka eivät tule|miten botti vähentää poisjääntejä|no show}',
    ],
  },
  fastReply: {
    chip: 'Kuinka nopeasti yritykset vastaavat?',
    answer:
      '2 241 yhdysvaltalaisesta yrityksestä 37 % vastasi verkkoyhteydenottoon tunnissa, 16 % vuorokaudessa, 24 % myöhemmin ja 23 % ei koskaan. Tunnissa vastanneilla oli lähes 7 kertaa useammin todellinen keskustelu päättäjän kanssa kuin tuntia myöhemmin ja yli 60 kertaa useammin kuin päivää myöhemmin (Oldroyd, McElheran ja Elkington, Harvard Business Review, maaliskuu 2011).',
    asks: [
      '{moniko vastaa tunnissa}',
      '{montako prosenttia|kuinka moni|mikä osuus} {yrityksistä vastaa tunnissa}',
      '{kuinka moni|montako prosenttia|mikä osuus} {yrityksistä|yritys} {ei vastaa koskaan|vastaa tunnissa|vastaa vasta päivän päästä|vastaa yhteydenottoon tunnin sisällä}',
      '{mistä tulee|kuka mittasi} {37 prosenttia|60 kertaa|7 kertaa|2241 yritystä}',
      '{harvard business review tutkimus|vastausaika yhteydenottoihin|miksi pitää vastata nopeasti|37 prosenttia tunnissa|60 kertaa useammin}',
    ],
  },
  funding: {
    chip: 'Kuka rahoittaa yritystä?',
    answer:
      'Sivusto ei kerro {brand}-yrityksen sijoittajista, rahoituskierroksista eikä liikevaihdosta. Kysy tiimiltämme: {email}.',
    asks: [
      '{sijoittajat}',
      '{sijoittajat}',
      '{kuka|mitkä sijoittajat} {rahoittaa teitä|on sijoittanut teihin|on taustalla rahallisesti|rahoittaa parleya|omistaa osuuksia}',
      '{paljonko|mikä|kuinka paljon} {rahaa olette keränneet|liikevaihtonne on|pääomaa teillä on|voittoa teette|rahoitusta saitte}',
      '{rahoituskierros|pääomasijoitus|a kierros|oletteko kannattavia|liikevaihto|omistajat}',
    ],
  },
  terms: {
    chip: 'Missä ovat käyttöehdot?',
    answer:
      'Sivustolla on tietosuojasivu, mutta ei yleisiä ehtoja. Paketit jatkuvat kuukausi kerrallaan {noticeDays} päivän irtisanomisajalla; pakettiin {enterprise} kuuluu oma sopimus ja SLA. Jos lakiosastonne haluaa ensin lukea jotain, pyytäkää sitä: {email}.',
    asks: [
      '{missä on|onko teillä|voinko lukea|mistä löydän} {käyttöehdot|yleiset ehdot|sopimusehdot|sopimusteksti|mallisopimus|pieni präntti}',
      '{käyttöehdot|yleiset ehdot|pieni präntti|vastuunrajoitus|sovellettava laki|palveluehdot}',
      '{juristimme|lakiosastomme} {haluaa lukea sopimuksen|kysyy ehtoja|tarvitsee ehdot}',
    ],
  },
};
