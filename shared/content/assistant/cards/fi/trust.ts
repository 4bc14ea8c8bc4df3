import type { AreaAnswers } from '../types.ts';

export const trust: AreaAnswers<'trust'> = {
  security: {
    chip: 'Kuinka turvallinen se on?',
    answer:
      'Tietoturva kuuluu jokaiseen pakettiin: {badges}. Tiedot salataan siirrossa ja tallennettuina, ja henkilötiedot voi pyynnöstä viedä tai poistaa. {enterprise} lisää SSO:n, asennuksen omiin tiloihin ja laajennetun tietoturvan. Lisätietoa: {email}.',
  },
  hipaa: {
    chip: 'Onko HIPAA-valmiutta?',
    answer:
      'HIPAA-valmius kuuluu pakettiin {professional}. Botti ei koskaan anna lääketieteellisiä neuvoja; se siirtää kaiken lääketieteellisen henkilökunnallenne. Sopimuksista ja yksityiskohdista kirjoita osoitteeseen {email}.',
  },
  gdpr: {
    chip: 'Onko palvelu GDPR-valmis?',
    answer:
      'Kyllä, GDPR-valmis: henkilötiedot voi pyynnöstä nähdä, korjata, viedä ja poistaa, tiedot salataan siirrossa ja tallennettuina, ja kävijöille kerrotaan, mitä säilytetään. Tietojenkäsittelysopimusta varten kirjoita osoitteeseen {privacyEmail}.',
  },
  iso: {
    chip: 'Onko teillä ISO 27001 -sertifikaatti?',
    answer:
      'Merkintämme ovat {badges}. Sertifikaateista ja niiden kattavuudesta voit kysyä tiimiltämme: {email}.',
  },
  encryption: {
    chip: 'Salataanko tiedot?',
    answer: 'Kyllä. Tiedot salataan siirrossa (TLS) ja tallennettuina.',
  },
  dataLocation: {
    chip: 'Missä tiedot säilytetään?',
    answer:
      'Sivustolla ei nimetä maata tai datakeskusta. Paketissa {enterprise} tiedot voivat pysyä omassa infrastruktuurissanne tai tiloissanne; muiden pakettien säilytyspaikan kertoo tiimimme: {privacyEmail}.',
  },
  modelTraining: {
    chip: 'Koulutetaanko tekoälyä tiedoillamme?',
    answer:
      'Sivustolla ei missään sanota, että keskusteluillanne koulutettaisiin kenenkään mallia, ja laajennettu koulutus omilla dokumenteillanne tehdään vain tilauksesta. Kun vastaajana on toisen toimittajan tekoälymalli, se saa viestin ja keskustelun viimeisimmän osan. Kirjallista vakuutusta voit pyytää osoitteesta {privacyEmail}.',
  },
  erasure: {
    chip: 'Voiko tietoni poistaa?',
    answer:
      'Kyllä. Voit nähdä, korjata, ottaa mukaasi tai poistattaa kaiken, mitä sinusta on tallessa: yksi viesti osoitteeseen {privacyEmail} riittää, ja se kattaa kaikki siitä osoitteesta lähettämäsi lomakkeet.',
  },
  visitorData: {
    chip: 'Mitä minusta tallennetaan?',
    answer:
      'Kukaan ei seuraa sinua täällä: ei mainontaa, ei analytiikkapalvelua, ei toisten yritysten skriptejä. Se, mitä teet, pysyy selaimessasi, kunnes lähetät meille lomakkeen; vain se, mitä sanot tässä chatissa, säilytetään palvelimellamme ensimmäisestä viestistä alkaen {retentionDays} päivää, ja voit poistaa sen täällä milloin vain. Kaksi satunnaisluvun sisältävää evästettä, jotka asetetaan vain tarvittaessa, pitävät chattisi, tykkäyksesi ja flow’si ominasi. Tietosuojasivulta löytyy kaikki.',
  },
  cardNumbers: {
    chip: 'Entä korttinumerot chatissa?',
    answer:
      'Kortti-, tili- ja henkilönumerot peitetään ennen kuin mitään tallennetaan tai lähetetään eteenpäin, joten kenenkään ei tarvitse kirjoittaa niitä tänne.',
  },
  sso: {
    chip: 'Onko kertakirjautumista?',
    answer: 'Kertakirjautuminen (SSO) kuuluu pakettiin {enterprise}.',
  },
  onPremises: {
    chip: 'Voiko sen asentaa omiin tiloihin?',
    answer:
      'Kyllä, asennus omiin tiloihin kuuluu pakettiin {enterprise}; sen hinta sovitaan tapauskohtaisesti.',
  },
  dedicated: {
    chip: 'Saako oman infrastruktuurin?',
    answer: 'Oma, vain teille varattu infrastruktuuri kuuluu pakettiin {enterprise}, samoin nimetty tuki.',
  },
  sla: {
    chip: 'Onko teillä SLA?',
    answer: 'SLA kuuluu pakettiin {enterprise}. Kaikille paketeille ilmoitamme {uptime} käytettävyyden.',
  },
  responsible: {
    chip: 'Kuka vastaa tietosuojasta?',
    answer:
      'Tästä sivustosta ja sen tiedoista vastaa {legalName}. Sivusto ei nimeä tietosuojavastaavaa; kaikissa tietosuoja-asioissa kirjoita osoitteeseen {privacyEmail}.',
  },
  tracking: {
    chip: 'Seurataanko minua tai onko mainoksia?',
    answer:
      'Ei. Täällä ei ole mainoksia, analytiikkapalvelua, seurantaa eikä toisten yritysten skriptejä. Kaksi nimetöntä, satunnaisluvun sisältävää evästettä asetetaan vain tarvittaessa: toinen tykkäyksiä ja flow’ta, toinen chattia varten. Verkko-osoitteita käytetään hetken hyökkäysten torjuntaan, eikä niitä kirjata lokeihin.',
  },
  chatKept: {
    chip: 'Kuinka kauan tämä chat säilytetään?',
    answer:
      'Keskustelu säilytetään {retentionDays} päivää ensimmäisestä viestistäsi, jotta näemme, mitä kysyttiin, ja voimme auttaa, jos haluat ihmisen. Chatin ”Poista tämä keskustelu” poistaa sen heti kaikkialta; jos lähetit lomakkeen, keskustelu kuuluu pyyntöösi ja poistetaan sen mukana: {privacyEmail}.',
  },
  formData: {
    chip: 'Mitä lomakkeen mukana lähetetään?',
    answer:
      'Lomakkeen mukana lähtee kirjoittamasi ja se, mikä auttaa vastaamaan: sivu, jolta kirjoitit, sivusto tai kampanja, jolta tulit, katsomasi malli, paketti ja laskurin asetukset, oppimisen eteneminen ja säästöarvio, liitetty flow ja täällä käyty chat. Ilman lomaketta ei lähetetä mitään. Säilytämme sen pyyntösi käsittelyn ajan ja poistamme, kun pyydät: {privacyEmail}.',
  },
  aiProvider: {
    chip: 'Lukeeko toinen tekoälytoimittaja tätä?',
    answer:
      'Kun toisen toimittajan tekoälymalli vastaa, se saa viestisi ja keskustelun viimeisen osan ilman nimeäsi tai osoitettasi, ellet itse kirjoittanut niitä. Kortti- ja tilinumerot piilotetaan sitä ennen.',
  },
  aiAct: {
    chip: 'Pitääkö botin kertoa olevansa botti?',
    answer:
      'EU:n tekoälyasetuksen (AI Act) 50 artikla vaatii kertomaan ihmisille, että he asioivat tekoälyjärjestelmän kanssa, ellei se ole ilmeistä; asetuksen oman aikataulun mukaan 2.8.2026 alkaen. Neuvomme kertomaan sen ensimmäisessä viestissä, keskustelun kielellä ja uudelleen, kun ihminen jatkaa. Blogimme kertoo lisää; se ei ole oikeudellinen neuvo.',
  },
};
