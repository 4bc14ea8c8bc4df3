import type { AreaAnswers } from '../types.ts';

export const site: AreaAnswers<'site'> = {
  roi: {
    chip: 'Wat bespaart een bot ons?',
    answer:
      'De ROI-calculator in het leerpad rekent: mensen × uurtarief × uren per dag × {roiShare}, 22 werkdagen per maand. Tien mensen tegen $25 en twee uur per dag besparen ongeveer {roiMonthly} per maand, {roiYearly} per jaar. Vul daar uw eigen cijfers in.',
  },
  calculator: {
    chip: 'Is er een prijscalculator?',
    answer:
      'Ja, op de prijspagina: stel uw berichten (1.000 tot 100.000 per maand) en uw model in, en u ziet meteen abonnement en prijs, met een specificatie die u als link kunt delen.',
  },
  competitors: {
    chip: 'En vergeleken met Intercom?',
    answer:
      'Gelijk vergeleken, alleen platform- en berichtkosten, bij 25.000 berichten per maand: onze schatting is {oursAt25k} tegenover {intercomAt25k} voor Intercom, {driftAt25k} voor Drift en {zendeskAt25k} voor Zendesk: {savingPercent} % minder dan Intercom. De schattingen zijn van ons, stand {estimatesDate}; de specificatie op de prijspagina toont basisprijs en tarief van elk.',
  },
  saving: {
    chip: 'Waar komt die 67 % vandaan?',
    answer:
      'De {savingPercent} % is onze schatting tegenover Intercom bij 25.000 berichten per maand: {intercomAt25k} daar, {oursAt25k} bij ons, alleen platform- en berichtkosten. De kostenspecificatie op de prijspagina toont de bedragen.',
  },
  learning: {
    chip: 'Wat is het leerpad?',
    answer:
      'Vijf korte stappen (welkom, branches, een demo, de ROI-calculator, abonnementen) die laten zien wat een chatbot voor u kan doen. U verzamelt punten en prestaties en vertrekt met een cijfer dat u in een budgetgesprek kunt verdedigen. Uw voortgang blijft in uw browser.',
  },
  points: {
    chip: 'Waar zijn de punten voor?',
    answer:
      'Punten tonen hoe ver u bent in het leerpad: stappen leveren 50 tot 125 op, prestaties tot 500, en uw niveau stijgt mee. Ze zijn voor plezier en leren; u kunt er niets mee kopen.',
  },
  tour: {
    chip: 'Is er een rondleiding?',
    answer:
      'Ja, een korte rondleiding met zes haltes over de pagina: welkom, diensten, templates, chatbot, prijzen en contact. U start hem vanuit het leerpad en kunt hem altijd overslaan.',
  },
  demo: {
    chip: 'Kan ik een demo zien?',
    answer:
      'Ja, op drie manieren: de korte demo met vast script op de pagina, de demobots van onze {templates} templates in de galerij, en een gratis adviesgesprek waarin een medewerker er een voor uw bedrijf laat zien.',
  },
  builder: {
    chip: 'Wat is de flow builder?',
    answer:
      'Een visuele editor voor gesprekken: u plaatst berichten, vragen met knoppen, voorwaarden, acties en aanroepen van andere systemen op een canvas, verbindt ze, test de flow ernaast en zet hem live. Hij staat hier open onder Flow Builder, zonder account, en begint desgewenst met een template. Een werkruimte bevat tot {flows} flows van elk maximaal {nodes} knooppunten en wordt {retentionDays} dagen na het laatste gebruik verwijderd. De laatste {versions} versies van een flow worden bewaard.',
  },
  builderHow: {
    chip: 'Hoe publiceer ik een flow?',
    answer:
      'Sla de flow op en activeer hem: hij krijgt een link en een stukje code voor uw eigen pagina’s. Versies blijven bewaard, dus u kunt terug; flows zijn als bestand te exporteren en importeren. De laatste {versions} versies van een flow worden bewaard.',
  },
  blog: {
    chip: 'Wat staat er in jullie blog?',
    answer:
      'Artikelen over wat chatbots begrijpen, de rekensom van besparingen, wat klanten vragen, flows ontwerpen, systemen veilig koppelen, de meldplicht van de Europese AI Act, de eerste vier weken en veel talen. U vindt ze onder Blog, met zoekfunctie en categorieën.',
  },
  newsletter: {
    chip: 'Hebben jullie een nieuwsbrief?',
    answer:
      'Ja: vul onderaan een pagina uw adres in. We gebruiken het alleen voor de nieuwsbrief; wilt u eraf, schrijf ons dan en we verwijderen het. Hij verschijnt één keer per maand; aanmelden kan ook met een bericht aan {email}.',
  },
  account: {
    chip: 'Heb ik een account nodig?',
    answer:
      'Nee. Chat, templates, calculator, leerpad en flow builder werken zonder account. Een klantenlogin heeft deze site niet.',
  },
  offline: {
    chip: 'En zonder internetverbinding?',
    answer:
      'Pagina’s die u hebt bezocht openen ook zonder verbinding, en een formulier dat u offline verstuurt wacht in uw browser en gaat binnen een dag vanzelf weg.',
  },
  roiShare: {
    chip: 'Waar komt de 40 % besparing vandaan?',
    answer:
      'De {roiShare} in de besparingscalculator is een aanname om te plannen, geen gemeten cijfer: het deel van de tijd voor klantvragen dat een bot zonder hulp kan afronden. In sommige mailboxen is het meer, in andere de helft. Sorteer uw laatste tweehonderd gesprekken en u kent uw eigen deel; onze blog laat zien hoe.',
  },
  flowLimits: {
    chip: 'Hoeveel flows, en hoe lang bewaard?',
    answer:
      'Een werkruimte bevat tot {flows} flows van elk tot {nodes} nodes; de laatste {versions} versies van een flow blijven bewaard. Ze wordt {retentionDays} dagen na het laatste gebruik verwijderd. Exporteren downloadt alle flows als één JSON-bestand, dat importeren in elke browser weer leest.',
  },
  nodeTypes: {
    chip: 'Welke soorten nodes zijn er?',
    answer:
      'De zes basissoorten zijn start, tekst, snel antwoord (vraag met knoppen), voorwaarde, actie (vraagt e-mail of telefoon, vraagt een afspraak, waarschuwt een ander systeem) en API-aanroep. Daarnaast zijn er beoordeling, variabele, A/B-splitsing, sprong, overdracht en einde.',
  },
  help: {
    chip: 'Waar staat de documentatie?',
    answer:
      'De voettekst brengt u er: ‘Help Center’ is onze blog, ‘Documentation’ het artikel over de flow builder, ‘API Reference’ dat over het koppelen van systemen. Voor al het andere schrijft u naar {supportEmail}.',
  },
};
