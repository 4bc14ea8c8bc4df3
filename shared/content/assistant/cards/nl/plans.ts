import type { AreaAnswers } from '../types.ts';

export const plans: AreaAnswers<'plans'> = {
  prices: {
    chip: 'Wat kost een chatbot?',
    answer: '{platformPrices}\n\n{managedPrices}\n\nVoor geen enkel abonnement betaalt u opstartkosten.',
  },
  starter: {
    chip: 'Wat zit er in Starter?',
    answer:
      'Het platformabonnement {starter} kost {starterPrice} per maand met GPT-3.5 Turbo: {starterMessages} berichten per maand, {starterIntegrations} integraties (Slack, e-mail, web), basisanalyses, ondersteuning per e-mail en uw eigen huisstijl, in één taal. Het past bij een klein bedrijf met één website en één team.',
  },
  professional: {
    chip: 'Wat zit er in Professional?',
    answer:
      'Het platformabonnement {professional} kost {professionalPrice} per maand tegen het basistarief: {professionalMessages} berichten per maand, onbeperkt veel integraties, uitgebreide analyses, 24/7 ondersteuning met voorrang, desgewenst Claude 3 Sonnet (dan {sonnetProfessional}), voorbereid op HIPAA, meerdere talen, A/B-tests en eigen workflows. Het is ons populairste abonnement.',
  },
  enterprise: {
    chip: 'Wat zit er in Enterprise?',
    answer:
      'De prijs van het platformabonnement {enterprise} spreken we individueel af: onbeperkt berichten, eigen infrastructuur of hosting op uw locatie, SSO, Claude 3 Opus, een vast supportteam, een SLA en uitgebreide beveiliging. Vertel ons wat u nodig hebt, dan krijgt u binnen {hours} uur een voorstel van een medewerker.',
  },
  compare: {
    chip: 'Wat is het verschil tussen de plannen?',
    answer:
      '{starter} ({starterPrice} per maand): {starterMessages} berichten, {starterIntegrations} integraties, één taal, basisanalyses, ondersteuning per e-mail.\n{professional} ({professionalPrice} per maand): {professionalMessages} berichten, onbeperkt veel integraties, meerdere talen, uitgebreide analyses, A/B-tests, voorbereid op HIPAA, 24/7 ondersteuning.\n{enterprise} (prijs op maat): onbeperkt berichten, eigen infrastructuur, SSO, SLA, een vast supportteam.',
  },
  whichPlan: {
    chip: 'Welk abonnement past bij mij?',
    answer:
      'Dat hangt af van uw aantal berichten per maand: tot {starterMessages} is {starter} genoeg, tot {professionalMessages} kiest u {professional}, daarboven {enterprise}. Ook voor meerdere talen, HIPAA of A/B-tests hebt u {professional} nodig. Hoeveel berichten krijgt u ongeveer per maand?',
  },
  managed: {
    chip: 'Wat kost de volledig beheerde dienst?',
    answer:
      '{managedPrices}\n\nBij de volledig beheerde dienst bouwen, draaien en onderhouden wij de bot voor u.',
  },
  managedOrPlatform: {
    chip: 'Platform of beheerd: wat is het verschil?',
    answer:
      'Met een platformabonnement (vanaf {starterPrice} per maand) draait u de bot zelf op ons platform. Bij de volledig beheerde dienst (vanaf {managedStarter} per maand) bouwen wij de bot, draaien hem en blijven hem verbeteren. Het eerste rekenen we in berichten, het tweede in gesprekken.\n{managedPairs}',
  },
  cheapest: {
    chip: 'Hoe begin ik het goedkoopst?',
    answer:
      'Het goedkoopst is het platformabonnement {starter} voor {starterPrice} per maand, met maximaal {starterMessages} berichten, zonder opstartkosten en zonder langlopend contract.',
  },
  setupFee: {
    chip: 'Zijn er opstartkosten?',
    answer:
      'Nee, geen opstartkosten: bij elk abonnement betaalt u alleen de maandprijs. Alleen extra’s zoals een maatwerkintegratie ({integrationPrice} eenmalig) of uitgebreide training ({trainingPrice} eenmalig) kosten één keer iets.',
  },
  contract: {
    chip: 'Is er een minimale looptijd?',
    answer:
      'Er is geen langlopend contract: abonnementen lopen per maand en u kunt op elk moment opzeggen met een opzegtermijn van {noticeDays} dagen.',
  },
  cancel: {
    chip: 'Hoe zeg ik op?',
    answer:
      'U kunt op elk moment opzeggen met een opzegtermijn van {noticeDays} dagen; een reden is niet nodig en er is geen langlopend contract. Een bericht aan {email} volstaat.',
  },
  trial: {
    chip: 'Kan ik het gratis proberen?',
    answer:
      'U kunt hier veel kosteloos uitproberen: chat met de demobots van onze templates, bouw een eigen flow in de flow builder en boek een gratis adviesgesprek. Een gratis abonnement of proefperiode bieden we niet aan; omdat er geen opstartkosten zijn en u met {noticeDays} dagen opzegtermijn stopt, is een maand {starter} ({starterPrice}) de kleinste echte test.',
  },
  discount: {
    chip: 'Geven jullie korting?',
    answer:
      'De site noemt geen kortingen, niet voor jaarbetaling en niet voor start-ups of goede doelen, en ik kan er geen beloven. Vraag het ons team: via {email} of een gratis adviesgesprek krijgt u een voorstel voor uw situatie.',
  },
  payment: {
    chip: 'Hoe betaal ik?',
    answer:
      'De prijzen zijn in Amerikaanse dollars en u betaalt per maand. De site vermeldt niet welke betaalmethoden of facturen mogelijk zijn en of er belasting bij komt; dat spreekt ons team vóór de start met u af: {email}.',
  },
  overage: {
    chip: 'En als ik meer berichten krijg?',
    answer:
      'Er gaat niets stuk: in drukke maanden kosten extra gesprekken {conversationPrice} per stuk, bij elk abonnement. Gebeurt het elke maand, dan is het volgende abonnement meestal goedkoper.',
  },
  addOns: {
    chip: 'Welke extra’s zijn er?',
    answer:
      'Extra’s bij elk abonnement:\n- extra taal: {languagePrice} per maand\n- extra gesprekken: {conversationPrice} per stuk\n- maatwerkintegratie: {integrationPrice} eenmalig\n- uitgebreide training: {trainingPrice} eenmalig',
  },
  addLanguage: {
    chip: 'Wat kost een extra taal?',
    answer:
      'Een extra taal voor uw bot kost {languagePrice} per maand, geschreven en gecontroleerd. {professional} en {enterprise} spreken meerdere talen, {starter} één.',
  },
  addIntegration: {
    chip: 'Wat kost een maatwerkintegratie?',
    answer:
      'Een maatwerkintegratie, een koppeling met een eigen systeem van u, kost {integrationPrice} eenmalig. {starter} bevat {starterIntegrations} standaardintegraties, {professional} zoveel als u nodig hebt.',
  },
  addTraining: {
    chip: 'Wat is uitgebreide training?',
    answer:
      'Uitgebreide training kost {trainingPrice} eenmalig: we trainen de bot met uw documenten en eerdere gesprekken.',
  },
  switchPlan: {
    chip: 'Kan ik later wisselen van abonnement?',
    answer:
      'Ja. Abonnementen lopen per maand, dus u stapt over op een groter of kleiner abonnement wanneer uw aantal berichten verandert; laat het ons team weten via {email}, dan regelen zij het met u.',
  },
  refund: {
    chip: 'Krijg ik mijn geld terug?',
    answer:
      'De site belooft geen terugbetaling of niet-goed-geld-terug, dus dat kan ik ook niet. Wat wel geldt: geen opstartkosten, geen langlopend contract en u zegt op met {noticeDays} dagen termijn. Voor al het andere: {email}.',
  },
  messageCount: {
    chip: 'Wat telt als bericht?',
    answer:
      'Platformabonnementen rekenen in berichten per maand, de volledig beheerde dienst in gesprekken; een gesprek bestaat meestal uit meerdere berichten. Preciezer staat het niet op de site, dus vraag ons team via {email} hoe uw geval geteld wordt.',
  },
  seats: {
    chip: 'Betaal ik per gebruiker?',
    answer:
      'Nee, er zijn geen licenties per persoon: uw hele team kan meekijken. De prijs volgt het aantal berichten, nooit het aantal collega’s.',
  },
  custom: {
    chip: 'En bij meer dan 50.000 berichten?',
    answer:
      'Boven {professionalMessages} berichten per maand is de prijs individueel: de calculator laat zien wat het ongeveer wordt, en voor meer dan 100.000 berichten of eigen infrastructuur maakt ons verkoopteam binnen {hours} uur een voorstel.',
  },
  modelPrices: {
    chip: 'Wat kosten betere modellen?',
    answer:
      'Het model bepaalt mee de prijs: {starter} kost {starterPrice} met GPT-3.5 Turbo, {sonnetStarter} met Claude 3 Sonnet en {opusStarter} met Claude 3 Opus; {professional} kost {professionalPrice}, {sonnetProfessional} en {opusProfessional}. De calculator op de prijspagina toont het voor uw volume.',
  },
  perThousand: {
    chip: 'Wat kosten 1.000 berichten?',
    answer:
      'Volledig gebruikt kosten 1.000 berichten {starterThousand} bij {starter} en {professionalThousand} bij {professional}. De calculator op de prijspagina toont het voor uw volume en model.',
  },
  integrationCount: {
    chip: 'Hoeveel integraties per pakket?',
    answer:
      '{starter} bevat {starterIntegrations} integraties (Slack, Email, Web), {professional} onbeperkt. Een eigen systeem koppelen kost eenmalig {integrationPrice}.',
  },
};
