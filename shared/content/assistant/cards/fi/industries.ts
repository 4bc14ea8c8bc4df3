import type { AreaAnswers } from '../types.ts';

export const industries: AreaAnswers<'industries'> = {
  templates: {
    chip: 'Mille aloille on mallipohjia?',
    answer:
      'Valmiita mallipohjia on {templates}: terveydenhuolto, verkkokauppa, kiinteistöt, liikunta, ravintolat, autoala, koulutus ja asiantuntijapalvelut. Jokaisen demobotin kanssa voi jutella galleriassa; räätälöimme ne teille {daysFrom}–{daysTo} päivässä.',
  },
  customise: {
    chip: 'Voiko mallipohjaa muokata?',
    answer:
      'Kyllä, jokainen mallipohja on 100-prosenttisesti muokattavissa: räätälöimme sanat, kysymykset, säännöt ja yhteydet yritykseesi {daysFrom}–{daysTo} päivässä, ja voit muuttaa niitä myöhemmin.',
  },
  ecommerce: {
    chip: 'Mitä teette verkkokaupoille?',
    answer:
      'Verkkokaupassa botti löytää tuotteita, vastaa ennen kassaa, seuraa tilauksia, hoitaa palautuksia ja kysyy kerran, kohteliaasti, kesken jääneestä ostoskorista. Mallipohja ”Shop assistant” räätälöidään {days} päivässä.',
  },
  healthcare: {
    chip: 'Mitä teette klinikoille?',
    answer:
      'Terveydenhuollossa botti ottaa vastaan ajanvarauspyyntöjä, vastaa aukioloista, vakuutuksista ja valmistautumisesta, muistuttaa ja näyttää kiireellisissä tapauksissa selvän tien ihmisen luo; lääketieteellisiä neuvoja se ei koskaan anna. Mallipohja ”Patient desk” räätälöidään {days} päivässä.',
  },
  realestate: {
    chip: 'Mitä teette kiinteistöalalle?',
    answer:
      'Kiinteistöalalla botti selvittää, mitä etsitään, näyttää sopivat kohteet, kartoittaa ostajat ja vuokralaiset ja sopii näytön, päivin ja öin. Mallipohja ”Property guide” räätälöidään {days} päivässä.',
  },
  fitness: {
    chip: 'Mitä teette kuntosaleille?',
    answer:
      'Liikunta-alalla botti tietää tuntiaikataulut, varaa kokeilukertoja, selittää jäsenyydet ja tauot ja muistuttaa jäseniä. Mallipohja ”Studio coach” räätälöidään {days} päivässä.',
  },
  restaurant: {
    chip: 'Mitä teette ravintoloille?',
    answer:
      'Ravintolassa botti varaa pöytiä, vastaa ruokalistasta ja allergeeneista, suunnittelee ryhmämenuja ja ottaa noutotilauksia. Mallipohja ”Front of house” räätälöidään {days} päivässä.',
  },
  automotive: {
    chip: 'Mitä teette autoalalle?',
    answer:
      'Autoalalla botti sopii huoltoajat ja koeajot, vastaa varaosista ja rahoituksesta ja kertoo korjauksen tilan. Mallipohja ”Service desk” räätälöidään {days} päivässä.',
  },
  education: {
    chip: 'Mitä teette kouluille?',
    answer:
      'Koulutusalalla botti vastaa kursseista, maksuista ja ilmoittautumisesta, sopii kokeilutunteja ja ohjaa opiskelijat oikean ihmisen luo. Mallipohja räätälöidään {days} päivässä.',
  },
  professional: {
    chip: 'Mitä teette asiantuntijayrityksille?',
    answer:
      'Asiantuntijapalveluissa (asianajo- ja tilitoimistot, konsultit, toimistot) botti arvioi yhteydenotot, kerää ensitapaamiseen tarvittavat tiedot ja sopii ajan; oikeudellisia tai veroneuvoja se ei anna. Mallipohja räätälöidään {days} päivässä.',
  },
  finance: {
    chip: 'Mitä teette pankeille ja vakuutuksille?',
    answer:
      'Rahoitusalalla botti selittää tuotteita, kerää hakemukseen tarvittavat tiedot, vastaa tiliä koskeviin kysymyksiin ja siirtää neuvonnan luvan saaneelle henkilökunnallenne. Valmista mallipohjaa ei vielä ole; rakennamme sen kanssanne, ensimmäinen versio {firstHours} tunnissa.',
  },
  hospitality: {
    chip: 'Mitä teette hotelleille?',
    answer:
      'Majoitusalalla botti ottaa vastaan varauspyyntöjä, vastaa vieraille päivin ja öin heidän kielellään ja tarjoaa korotuksia ja paikallisvinkkejä. Valmista mallipohjaa ei vielä ole; rakennamme sen kanssanne, ensimmäinen versio {firstHours} tunnissa.',
  },
  other: {
    chip: 'Alaani ei ole listalla',
    answer:
      'Rakennamme botteja muillekin aloille, läheisestä mallipohjasta tai alusta asti: ensimmäinen versio {firstHours} tunnissa. Kerro, mitä asiakkaasi kysyvät, tai varaa maksuton konsultaatio, niin kerromme rehellisesti, mitä botti voi tehdä hyväksesi.',
  },
  benefits: {
    chip: 'Mitä hyötyä botista on?',
    answer:
      'Asiakkaat saavat vastauksen heti, myös yöllä, omalla kielellään; tiimisi vastaa harvemmin samoihin kysymyksiin ja saa yhteydenotot taustoineen. Sivullamme siteerattu tutkimus: 37 % yrityksistä vastaa verkkokyselyyn tunnin sisällä, ja niillä on lähes seitsenkertainen mahdollisuus oikeaan keskusteluun. ROI-laskuri näyttää oman lukusi.',
  },
  reminders: {
    chip: 'Lähettääkö botti muistutuksia?',
    answer:
      'Kyllä. Se muistuttaa potilaita ajoista, kuntosalin jäseniä tunneista WhatsAppilla tai sähköpostilla, ja vieraat vahvistavat pöytänsä; näin harvempi aika jää käyttämättä.',
  },
  waitlist: {
    chip: 'Hoitaako botti jonotuslistat?',
    answer:
      'Kyllä. Kuntosalimalli pitää jonotuslistoja täysille tunneille, ja botti tarjoaa vapautuvan paikan jonottavalle.',
  },
  events: {
    chip: 'Sopiiko se tapahtumiin ja häihin?',
    answer:
      'Tapahtuma- tai hääpaikoille ei ole valmista mallia. Ravintolamalli ottaa jo vastaan ryhmä- ja tapahtumakyselyjä, ja muokkaamme sen tai rakennamme alusta: ensimmäinen versio {firstHours} tunnissa.',
  },
  figures: {
    chip: 'Mitä ”90 % nopeampi” tarkoittaa?',
    answer:
      'Ne ovat mallien yläpuolella olevat luvut: {templates} mallia ja enemmän, ensimmäinen versio keskimäärin {firstHours} tunnissa, 90 % nopeampi käyttöönotto, 100 % muokattava. Mihin 90 % vertautuu, sivusto ei kerro; tiimimme vastaa: {email}.',
  },
};
