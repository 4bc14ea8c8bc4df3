import type { DemoFrames } from '../demo-types.ts';
export const frames: DemoFrames = {
  greeting: 'Hallo! Ik ben de virtuele assistent van {business}. Waarmee kan ik u helpen?',
  thanks: 'Graag gedaan! Kan ik nog iets voor u doen?',
  bye: 'Tot ziens, en bedankt voor het proberen van de demo van {business}!',
  bot: 'Ja, ik ben een chatbot: de virtuele assistent van {business}, een verzonnen bedrijf. Spreekt u liever een mens, zeg het dan gerust.',
  human:
    'Natuurlijk. In een echt bedrijf zou ik u nu doorverbinden, met alles wat u mij hebt verteld. Het team van {business} bereikt u via {contact}.',
  hours: 'Onze openingstijden: {value}.',
  location: 'U vindt ons hier: {value}.',
  prices: 'Onze prijzen (voorbeeldprijzen van deze demo):',
  services: 'Dit bieden wij aan:',
  unknown:
    'Dat weet ik niet zeker; het team van {business} weet het ({contact}). U kunt mij bijvoorbeeld vragen:',
  meant: 'Bedoelde u een van deze dingen?',
  again: 'Sorry, dat heb ik niet goed begrepen.',
  cancelled: 'Prima, ik heb het laten vervallen. Kan ik nog iets voor u doen?',
  changed: 'Natuurlijk, ik heb het gewijzigd.',
  closed: 'Op die dag ({value}) kan het niet. Onze openingstijden: {hours}.',
  outside: '{value} kan die dag niet. Onze openingstijden: {hours}.',
  tooMany: 'Wij hebben plaats voor hoogstens {value} personen; voor meer schrijft u naar {contact}.',
  notFound: 'Ik kan {value} niet vinden. De voorbeeldgegevens van deze demo hebben {list}.',
  demo: 'Dit is een demo: er is niets echt geboekt of besteld.',
  ask: {
    people: 'Voor hoeveel personen?',
    day: 'Welke dag komt u uit?',
    time: 'Hoe laat?',
    name: 'Op welke naam mag ik het noteren?',
  },
  label: { people: 'Personen', day: 'Dag', time: 'Tijd', name: 'Naam', code: 'Nummer', choice: 'Onderwerp' },
  date: '{weekday} {day} {month}',
  asks: {
    greeting: 'hallo|hoi|goedemorgen|goedemiddag|goedenavond|dag',
    thanks: 'bedankt|dank u wel|dank je|super bedankt|dankjewel',
    bye: 'tot ziens|doei|fijne dag nog|dat was alles|dag hoor',
    bot: 'ben je een bot|bent u een robot|ben je een mens|praat ik met een echt persoon|is dit AI|wie ben je',
    human:
      'ik wil een mens spreken|verbind me door met een medewerker|bel mij terug|telefoonnummer|e-mailadres|contact|hoe bereik ik jullie|echt persoon graag',
    can: 'wat kun je|hoe kunt u mij helpen|wat kan ik vragen|hulp|waar ben je goed voor|wat zijn de voordelen|wat doet deze bot',
    hours:
      'wanneer zijn jullie open|openingstijden|open op zondag|hoe laat sluiten jullie|vandaag open|tot hoe laat open',
    location: 'waar zitten jullie|wat is het adres|hoe kom ik er|waar vind ik jullie|route|locatie',
    prices: 'wat kost het|hoe duur is het|prijzen|prijslijst|tarieven|hoeveel kost dat',
    services:
      'wat bieden jullie aan|welke diensten hebben jullie|jullie aanbod|wat doen jullie|wat voor bedrijf is dit',
    other:
      'wat voor weer wordt het morgen|wie won het wereldkampioenschap|vertel een mop|schrijf een gedicht|wat is de hoofdstad van Frankrijk|wat is de zin van het leven|hou je van muziek|waar koop ik bitcoin|wie is de president|ik hou van je|hoe oud ben je|vertaal dit',
  },
  words: {
    cancel: 'annuleren|annuleer|laat maar|vergeet het|stop|toch niet|niet meer|nooit meer|hoeft niet meer',
    no: 'nee|niet|toch|liever|eigenlijk|sorry|in plaats',
    weekdays: 'maandag/ma|dinsdag/di|woensdag/wo|donderdag/do|vrijdag/vr|zaterdag/za|zondag/zo',
    months:
      'januari/jan|februari/feb|maart/mrt|april/apr|mei|juni/jun|juli/jul|augustus/aug|september/sep|oktober/okt|november/nov|december/dec',
    days: 'vandaag/vanavond/vanmiddag|morgen|overmorgen',
    numbers:
      '|twee/zijn tweeën|drie/drieën|vier/vieren|vijf/vijven|zes/zessen|zeven|acht|negen|tien|elf|twaalf',
    people: 'personen|persoon|mensen|gasten|volwassenen|man',
    forPeople: 'voor|tafel voor|we zijn met|wij zijn met|met',
    at: 'om|rond|vanaf',
    hour: 'uur|u|h',
    morning: "'s ochtends|ochtend|'s morgens|in de ochtend",
    evening: "'s avonds|avond|vanavond|'s middags|middag",
    noon: 'twaalf uur middag',
    halfPast: '',
    halfTo: 'half',
    nameBefore: 'mijn naam is|ik heet|op naam van|op de naam|de naam is|naam:|naam|ik ben',
    nameAfter: '',
  },
};
