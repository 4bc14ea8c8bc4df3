import type { AreaAnswers } from '../types.ts';

export const industries: AreaAnswers<'industries'> = {
  templates: {
    chip: 'Voor welke branches zijn er templates?',
    answer:
      'Er zijn {templates} kant-en-klare templates: gezondheidszorg, e-commerce, vastgoed, fitness, restaurants, automotive, onderwijs en zakelijke dienstverlening. In de galerij chat u met de demobot van elk; wij stemmen ze in {daysFrom} tot {daysTo} dagen op u af.',
  },
  customise: {
    chip: 'Kan een template worden aangepast?',
    answer:
      'Ja, elk template is 100 % aanpasbaar: in {daysFrom} tot {daysTo} dagen stemmen we woorden, vragen, regels en koppelingen af op uw bedrijf, en later kunt u ze wijzigen.',
  },
  ecommerce: {
    chip: 'Wat doen jullie voor webshops?',
    answer:
      'Voor e-commerce vindt de bot producten, beantwoordt vragen vóór het afrekenen, volgt bestellingen, handelt retouren af en vraagt één keer, beleefd, naar het achtergelaten winkelmandje. Het template “Shop assistant” is in {days} dagen afgestemd.',
  },
  healthcare: {
    chip: 'Wat doen jullie voor praktijken?',
    answer:
      'Voor de gezondheidszorg neemt de bot afspraakverzoeken aan, beantwoordt vragen over openingstijden, verzekering en voorbereiding, stuurt herinneringen en wijst bij spoed duidelijk de weg naar een mens; medisch advies geeft hij nooit. Het template “Patient desk” is in {days} dagen afgestemd.',
  },
  realestate: {
    chip: 'Wat doen jullie voor makelaars?',
    answer:
      'Voor vastgoed hoort de bot wat iemand zoekt, toont wat past, kwalificeert kopers en huurders en plant de bezichtiging, dag en nacht. Het template “Property guide” is in {days} dagen afgestemd.',
  },
  fitness: {
    chip: 'Wat doen jullie voor sportscholen?',
    answer:
      'Voor fitness kent de bot de lestijden, boekt proeflessen, legt lidmaatschappen en pauzes uit, houdt de wachtlijst van volle lessen bij en herinnert leden. Het template “Studio coach” is in {days} dagen afgestemd.',
  },
  restaurant: {
    chip: 'Wat doen jullie voor restaurants?',
    answer:
      'Voor restaurants reserveert de bot tafels, beantwoordt vragen over menu en allergenen, plant groepsmenu’s en neemt afhaalbestellingen op. Het template “Front of house” is in {days} dagen afgestemd.',
  },
  automotive: {
    chip: 'Wat doen jullie voor autobedrijven?',
    answer:
      'Voor automotive plant de bot werkplaatsafspraken en proefritten, beantwoordt vragen over onderdelen en financiering en vertelt hoe ver een reparatie is. Het template “Service desk” is in {days} dagen afgestemd.',
  },
  education: {
    chip: 'Wat doen jullie voor scholen?',
    answer:
      'Voor onderwijs beantwoordt de bot vragen over cursussen, kosten en inschrijving, plant proeflessen en brengt studenten bij de juiste persoon. Het template is in {days} dagen afgestemd.',
  },
  professional: {
    chip: 'Wat doen jullie voor advocaten en bureaus?',
    answer:
      'Voor zakelijke dienstverlening (advocaten, belastingadviseurs, consultants, bureaus) kwalificeert de bot aanvragen, verzamelt wat een eerste gesprek nodig heeft en plant het; juridisch of fiscaal advies geeft hij niet. Het template is in {days} dagen afgestemd.',
  },
  finance: {
    chip: 'Wat doen jullie voor banken?',
    answer:
      'Voor financiële diensten legt de bot producten uit, verzamelt wat een aanvraag nodig heeft, beantwoordt vragen over rekeningen en geeft advies door aan uw bevoegde medewerkers. Een kant-en-klaar template is er nog niet; we bouwen het met u, een eerste versie binnen {firstHours} uur.',
  },
  hospitality: {
    chip: 'Wat doen jullie voor hotels?',
    answer:
      'Voor hotels en toerisme neemt de bot boekingsaanvragen aan, antwoordt gasten dag en nacht in hun taal en biedt upgrades en lokale tips. Een kant-en-klaar template is er nog niet; we bouwen het met u, een eerste versie binnen {firstHours} uur.',
  },
  other: {
    chip: 'Mijn branche staat er niet bij',
    answer:
      'We bouwen ook bots voor andere branches, vanuit een verwant template of vanaf nul: een eerste versie binnen {firstHours} uur. Vertel ons wat uw klanten vragen, of boek een gratis adviesgesprek, dan zeggen we eerlijk wat een bot voor u kan doen.',
  },
  benefits: {
    chip: 'Wat levert een bot op?',
    answer:
      'Klanten krijgen meteen antwoord, ook ’s nachts, in hun taal; uw team beantwoordt minder herhaalde vragen en krijgt aanvragen met het verhaal erbij. Onderzoek op onze pagina: 37 % van de bedrijven beantwoordt een online aanvraag binnen een uur, en die hebben bijna 7 keer zoveel kans op een echt gesprek. De ROI-calculator toont uw eigen cijfer.',
  },
  reminders: {
    chip: 'Kan de bot herinneringen sturen?',
    answer:
      'Ja. Hij herinnert patiënten aan afspraken, leden van een sportschool via WhatsApp of e-mail, en gasten bevestigen hun tafel; zo worden minder afspraken gemist.',
  },
  waitlist: {
    chip: 'Houdt hij wachtlijsten bij?',
    answer:
      'Ja. De fitness-sjabloon houdt wachtlijsten bij voor volle lessen, en een bot biedt een vrijgekomen plek aan wie wacht.',
  },
  events: {
    chip: 'Doen jullie events en bruiloften?',
    answer:
      'Er is geen kant-en-klare sjabloon voor event- of trouwlocaties. Die voor restaurants neemt al groeps- en eventaanvragen aan, en wij passen hem aan of bouwen vanaf nul: een eerste versie binnen {firstHours} uur.',
  },
  figures: {
    chip: 'Wat betekent ‘90 % sneller’?',
    answer:
      'Dat zijn de cijfers boven de sjablonen: {templates} sjablonen en meer, gemiddeld {firstHours} uur tot de eerste versie, 90 % snellere invoering, 100 % aanpasbaar. Waarmee de 90 % vergeleken is, zegt de site niet; ons team weet het: {email}.',
  },
};
