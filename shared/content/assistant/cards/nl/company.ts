import type { AreaAnswers } from '../types.ts';

export const company: AreaAnswers<'company'> = {
  about: {
    chip: 'Wie zijn jullie?',
    answer:
      '{legalName} bouwt AI-chatbots voor bedrijven: bots voor klantenservice, verkoopautomatisering en integraties op maat, met een platform om ze op te draaien of als volledig beheerde dienst.',
  },
  people: {
    chip: 'Hoe groot is het bedrijf?',
    answer:
      'Op de site staat niet wie {brand} heeft opgericht, hoe groot het team is of sinds wanneer het bestaat. Ons team vertelt het u graag: {email}.',
  },
  location: {
    chip: 'Waar zitten jullie?',
    answer:
      'Onze tijden gelden in de tijdzone {zone}; een adres staat niet op de site. Schrijf naar {email} of boek een adviesgesprek, dat is online.',
  },
  hours: {
    chip: 'Wanneer zijn jullie bereikbaar?',
    answer:
      'Ik antwoord dag en nacht. Ons team houdt adviesgesprekken van {from} tot {to} (tijdzone {zone}) en beantwoordt berichten binnen {hours} uur.',
  },
  contact: {
    chip: 'Hoe bereik ik jullie?',
    answer:
      'Schrijf naar {email}; we antwoorden binnen {hours} uur. Of laat een bericht achter in het contactformulier, hier of op de pagina: elk bericht wordt door een mens gelezen.',
  },
  phone: {
    chip: 'Hebben jullie een telefoonnummer?',
    answer:
      'De site noemt geen telefoonnummer. Laat het uwe achter in het contactformulier, dan bellen we terug, of boek een adviesgesprek op een vast moment.',
  },
  careers: {
    chip: 'Zoeken jullie mensen?',
    answer: 'Op de site staan geen vacatures; schrijf naar {email} met als onderwerp “Careers”.',
  },
  press: {
    chip: 'Ik ben van de pers',
    answer: 'Voor de pers: schrijf naar {email} met als onderwerp “Press”.',
  },
  customers: {
    chip: 'Hebben jullie referenties?',
    answer:
      'De site noemt geen klanten en geen praktijkcases. In plaats daarvan toont ze gepubliceerd onderzoek met bron, en demobots voor {templates} branches die u zelf kunt proberen. Vraag ons team naar referenties: {email}.',
  },
  results: {
    chip: 'Welke resultaten halen anderen?',
    answer:
      'Op de pagina citeren we gepubliceerd onderzoek, met bron: 70 % van de online winkelmandjes wordt achtergelaten (Baymard Institute, 2024), 23 % van de geboekte afspraken eindigt als no-show (Dantas et al., 2018), medewerkers met een AI-assistent lossen 14 % meer vragen per uur op (nieuwe 34 %; Brynjolfsson et al., 2023), 76 % koopt het liefst in de eigen taal en 40 % nooit in een andere (CSA Research, 2020), 81 % probeert het eerst zelf op te lossen (Harvard Business Review, 2017).',
  },
  bookingHow: {
    chip: 'Hoe boek ik een adviesgesprek?',
    answer:
      'U kiest een dag en een half uur tussen {from} en {to} (tijdzone {zone}) en vertelt kort wat u nodig hebt. Het is gratis en een aanvraag: we bevestigen binnen {hours} uur. De knop hieronder opent het formulier.',
  },
  book: {
    chip: 'Een gratis adviesgesprek boeken',
    answer:
      'Met plezier! Kies een dag en een tijd in het boekingsformulier; we bevestigen binnen {hours} uur.',
  },
  contactMe: {
    chip: 'Neem contact met mij op',
    answer:
      'Natuurlijk. Laat uw gegevens achter in het contactformulier; ons team neemt binnen {hours} uur contact op.',
  },
  consultation: {
    chip: 'Wat gebeurt er in een adviesgesprek?',
    answer:
      'Het is gratis en duurt {slot} minuten, online: we bekijken wat uw klanten vragen en zeggen eerlijk wat een bot voor u kan en niet kan, met een eerste plan en een prijs.',
  },
  partners: {
    chip: 'Werken jullie met partners?',
    answer:
      'De site noemt geen partner-, reseller- of affiliateprogramma. Schrijf naar {email} wat u in gedachten hebt.',
  },
  complaint: {
    chip: 'Ik heb een klacht',
    answer:
      'Het spijt me dat dit zo vervelend was. Iemand van ons team kan helpen: schrijf naar {email} of laat een bericht achter met de knop hieronder, dan hoort u binnen {hours} uur van ons.',
  },
  responseTime: {
    chip: 'Wanneer hoor ik van jullie?',
    answer:
      'Binnen {hours} uur: elk bericht wordt door een mens gelezen en beantwoord met een eerste plan en een prijs.',
  },
  buy: {
    chip: 'Hoe bestel ik?',
    answer:
      'Op de site kunt u niet afrekenen: stuur ons via het contactformulier of in een gratis adviesgesprek welk abonnement u wilt, dan richt een medewerker het met u in, een eerste versie binnen {firstHours} uur.',
  },
  noShows: {
    chip: 'Waar komen de 23 % no-shows vandaan?',
    answer:
      'Uit een overzicht van 105 studies: Dantas et al., Health Policy 122(4), 2018. 23 % van de geboekte afspraken eindigt als no-show; het is gepubliceerd onderzoek, niet ons cijfer. Een bot herinnert, laat een afspraak met twee berichten verzetten en biedt de vrije plek aan wie wacht.',
  },
  fastReply: {
    chip: 'Hoe snel antwoorden bedrijven?',
    answer:
      'Van 2.241 Amerikaanse bedrijven antwoordde 37 % binnen een uur op een online aanvraag, 16 % binnen een dag, 24 % later en 23 % nooit. Wie binnen een uur antwoordde, had bijna 7 keer zo vaak een echt gesprek met een beslisser als een uur later, en ruim 60 keer zo vaak als een dag later (Oldroyd, McElheran en Elkington, Harvard Business Review, maart 2011).',
  },
  funding: {
    chip: 'Wie financiert het bedrijf?',
    answer:
      'De site zegt niets over investeerders, financieringsrondes of omzet van {brand}. Vraag het ons team: {email}.',
  },
  terms: {
    chip: 'Waar staan de algemene voorwaarden?',
    answer:
      'De site heeft een privacypagina, maar geen algemene voorwaarden. Pakketten lopen per maand met {noticeDays} dagen opzegtermijn; {enterprise} heeft een eigen contract met SLA. Wil uw juridische afdeling eerst iets lezen, vraag het dan op: {email}.',
  },
};
