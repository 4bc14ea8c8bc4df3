import type { AreaAnswers } from '../types.ts';

export const plans: AreaAnswers<'plans'> = {
  prices: {
    chip: 'Paljonko chatbot maksaa?',
    answer: '{platformPrices}\n\n{managedPrices}\n\nMissään paketissa ei ole käyttöönottomaksua.',
  },
  starter: {
    chip: 'Mitä Starter sisältää?',
    answer:
      'Alustapaketti {starter} maksaa {starterPrice} kuukaudessa GPT-3.5 Turbo -mallilla: {starterMessages} viestiä kuukaudessa, {starterIntegrations} integraatiota (Slack, sähköposti, verkko), perusanalytiikka, sähköpostituki ja oma brändi-ilme, yhdellä kielellä. Se sopii pienelle yritykselle, jolla on yksi verkkosivusto ja yksi tiimi.',
  },
  professional: {
    chip: 'Mitä Professional sisältää?',
    answer:
      'Alustapaketti {professional} maksaa {professionalPrice} kuukaudessa perushinnalla: {professionalMessages} viestiä kuukaudessa, rajattomasti integraatioita, edistynyt analytiikka, ensisijainen tuki 24/7, halutessa Claude 3 Sonnet (silloin {sonnetProfessional}), HIPAA-valmius, useita kieliä, A/B-testaus ja omat työnkulut. Se on suosituin pakettimme.',
  },
  enterprise: {
    chip: 'Mitä Enterprise sisältää?',
    answer:
      'Alustapaketin {enterprise} hinta sovitaan tapauskohtaisesti: rajattomasti viestejä, oma infrastruktuuri tai asennus omiin tiloihinne, SSO, Claude 3 Opus, nimetty tuki, SLA ja laajennettu tietoturva. Kerro, mitä tarvitset, niin saat ihmiseltä tarjouksen {hours} tunnin kuluessa.',
  },
  compare: {
    chip: 'Miten paketit eroavat?',
    answer:
      '{starter} ({starterPrice} kuukaudessa): {starterMessages} viestiä, {starterIntegrations} integraatiota, yksi kieli, perusanalytiikka, sähköpostituki.\n{professional} ({professionalPrice} kuukaudessa): {professionalMessages} viestiä, rajattomasti integraatioita, useita kieliä, edistynyt analytiikka, A/B-testaus, HIPAA-valmius, tuki 24/7.\n{enterprise} (hinta sopimuksen mukaan): rajattomasti viestejä, oma infrastruktuuri, SSO, SLA, nimetty tuki.',
  },
  whichPlan: {
    chip: 'Mikä paketti sopii minulle?',
    answer:
      'Se riippuu kuukauden viestimäärästä: {starterMessages} viestiin asti riittää {starter}, {professionalMessages} viestiin asti {professional}, ja siitä ylöspäin sopii {enterprise}. Paketin {professional} tarvitset myös, jos haluat useita kieliä, HIPAA-valmiuden tai A/B-testauksen. Kuinka monta viestiä teille suunnilleen tulee kuukaudessa?',
  },
  managed: {
    chip: 'Mitä täysin hoidettu palvelu maksaa?',
    answer:
      '{managedPrices}\n\nTäysin hoidetussa palvelussa rakennamme botin, pyöritämme sitä ja pidämme siitä huolta puolestasi.',
  },
  managedOrPlatform: {
    chip: 'Alusta vai hoidettu palvelu?',
    answer:
      'Alustapaketilla (alkaen {starterPrice} kuukaudessa) pyörität bottia itse alustallamme. Täysin hoidetussa palvelussa (alkaen {managedStarter} kuukaudessa) rakennamme botin, pyöritämme sitä ja kehitämme sitä jatkuvasti. Edellinen lasketaan viesteinä, jälkimmäinen keskusteluina.\n{managedPairs}',
  },
  cheapest: {
    chip: 'Mikä on halvin tapa aloittaa?',
    answer:
      'Halvin on alustapaketti {starter}: {starterPrice} kuukaudessa, enintään {starterMessages} viestiä, ilman käyttöönottomaksua ja ilman pitkää sopimusta.',
  },
  setupFee: {
    chip: 'Onko käyttöönottomaksua?',
    answer:
      'Ei. Missään paketissamme ei ole käyttöönottomaksua; maksat vain kuukausihinnan. Kertahintaisia ovat vain lisät, kuten räätälöity integraatio ({integrationPrice}) tai laajennettu koulutus ({trainingPrice}).',
  },
  contract: {
    chip: 'Onko määräaikaista sopimusta?',
    answer:
      'Pitkää sopimusta ei ole: paketit kulkevat kuukauden kerrallaan, ja voit irtisanoa milloin tahansa {noticeDays} päivän irtisanomisajalla.',
  },
  cancel: {
    chip: 'Miten irtisanon?',
    answer:
      'Voit irtisanoa milloin tahansa {noticeDays} päivän irtisanomisajalla; syytä ei tarvita eikä pitkää sopimusta ole. Viesti osoitteeseen {email} riittää.',
  },
  trial: {
    chip: 'Voiko sitä kokeilla ilmaiseksi?',
    answer:
      'Täällä voi kokeilla paljon maksutta: jutella mallipohjiemme demobottien kanssa, rakentaa oman keskustelun Flow Builderissa ja varata maksuttoman konsultaation. Ilmaista pakettia tai kokeilujaksoa emme mainosta; koska käyttöönottomaksua ei ole ja irtisanomisaika on {noticeDays} päivää, kuukausi pakettia {starter} ({starterPrice}) on pienin tapa kokeilla tosissaan.',
  },
  discount: {
    chip: 'Saako alennusta?',
    answer:
      'Sivustolla ei mainita alennuksia, ei vuosimaksusta eikä startupeille tai järjestöille, enkä voi luvata sellaista. Kysy tiimiltämme: {email} tai maksuton konsultaatio on tie tarjoukseen juuri teidän tapauksessanne.',
  },
  payment: {
    chip: 'Miten maksan?',
    answer:
      'Hinnat ovat Yhdysvaltain dollareita ja ne maksetaan kuukausittain. Sivustolla ei kerrota, mitä maksutapoja tai laskuja on tarjolla ja tuleeko hintoihin veroja päälle; tiimimme sopii siitä kanssasi ennen aloitusta: {email}.',
  },
  overage: {
    chip: 'Mitä jos viestit loppuvat?',
    answer:
      'Mikään ei katkea: kiireisinä kuukausina lisäkeskustelut maksavat {conversationPrice} kappale, missä tahansa paketissa. Jos niin käy joka kuukausi, seuraava paketti on yleensä halvempi.',
  },
  addOns: {
    chip: 'Mitä lisäpalveluja on?',
    answer:
      'Lisät mihin tahansa pakettiin:\n- lisäkieli: {languagePrice} kuukaudessa\n- lisäkeskustelut: {conversationPrice} kappale\n- räätälöity integraatio: {integrationPrice} kertamaksuna\n- laajennettu koulutus: {trainingPrice} kertamaksuna',
  },
  addLanguage: {
    chip: 'Mitä lisäkieli maksaa?',
    answer:
      'Botin lisäkieli maksaa {languagePrice} kuukaudessa, kirjoitettuna ja tarkistettuna. {professional} ja {enterprise} puhuvat useita kieliä; {starter} puhuu yhtä.',
  },
  addIntegration: {
    chip: 'Mitä räätälöity integraatio maksaa?',
    answer:
      'Räätälöity integraatio eli yhteys omaan järjestelmäänne maksaa {integrationPrice} kertamaksuna. {starter} sisältää {starterIntegrations} vakiointegraatiota, {professional} niin monta kuin tarvitset.',
  },
  addTraining: {
    chip: 'Mitä laajennettu koulutus on?',
    answer:
      'Laajennettu koulutus maksaa {trainingPrice} kertamaksuna: koulutamme botin dokumenteillanne ja aiemmilla keskusteluillanne.',
  },
  switchPlan: {
    chip: 'Voiko paketin vaihtaa myöhemmin?',
    answer:
      'Kyllä. Paketit kulkevat kuukauden kerrallaan, joten voit siirtyä isompaan tai pienempään, kun viestimäärä muuttuu; kerro tiimillemme osoitteessa {email}, niin vaihto tehdään yhdessä.',
  },
  refund: {
    chip: 'Saako rahat takaisin?',
    answer:
      'Sivusto ei lupaa hyvityksiä eikä rahat takaisin -takuuta, joten en voi luvata minäkään. Voimassa on: ei käyttöönottomaksua, ei pitkää sopimusta, ja irtisanomisaika on {noticeDays} päivää. Muissa asioissa kirjoita osoitteeseen {email}.',
  },
  messageCount: {
    chip: 'Mikä lasketaan viestiksi?',
    answer:
      'Alustapaketit lasketaan kuukauden viesteinä, täysin hoidettu palvelu keskusteluina; keskustelussa on yleensä useita viestejä. Tarkemmin sivusto ei sitä määrittele, joten kysy tiimiltämme osoitteesta {email}, miten teidän tapauksenne laskettaisiin.',
  },
  seats: {
    chip: 'Maksetaanko käyttäjistä?',
    answer:
      'Ei, käyttäjäpaikkoja ei lasketa: koko tiimisi voi käyttää sitä. Hinta riippuu viesteistä, ei koskaan työkaverien määrästä.',
  },
  custom: {
    chip: 'Entä yli 50 000 viestiä?',
    answer:
      'Yli {professionalMessages} viestin kuukausissa hinta on yksilöllinen: laskuri näyttää suunnan, ja yli 100 000 viestille tai omalle infrastruktuurille myyntitiimimme tekee tarjouksen {hours} tunnin kuluessa.',
  },
  modelPrices: {
    chip: 'Mitä paremmat mallit maksavat?',
    answer:
      'Malli muuttaa hintaa: {starter} on {starterPrice} GPT-3.5 Turbolla, {sonnetStarter} Claude 3 Sonnetilla ja {opusStarter} Claude 3 Opuksella; {professional} on {professionalPrice}, {sonnetProfessional} ja {opusProfessional}. Hinnoittelusivun laskuri näyttää hinnan omalle määrällesi.',
  },
  perThousand: {
    chip: 'Mitä 1 000 viestiä maksaa?',
    answer:
      'Täysin käytettynä 1 000 viestiä maksaa {starterThousand} {starter}-paketissa ja {professionalThousand} {professional}-paketissa. Hintasivun laskuri näyttää sen teidän määrällenne ja mallillenne.',
  },
  integrationCount: {
    chip: 'Montako integraatiota eri paketeissa?',
    answer:
      'Pakettiin {starter} kuuluu {starterIntegrations} integraatiota (Slack, Email, Web), pakettiin {professional} rajattomasti. Oman järjestelmän liittäminen maksaa {integrationPrice} kerran.',
  },
};
