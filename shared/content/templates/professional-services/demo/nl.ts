import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Wat kost een eerste gesprek?',
    'Kunnen jullie een contract voor mij nakijken?',
    'Welke documenten hebben jullie nodig?',
    'Hoe snel kan ik een afspraak krijgen?',
    'Helpen jullie een bedrijf op te richten?',
  ],
  useCases: [
    'Eerste aanvragen gesorteerd op zaak en urgentie',
    'Afspraken met de juiste specialist',
    'Documenten verzameld voor het eerste gesprek',
    'Honoraria en procedures uitgelegd',
    'Statusvragen van bestaande cliënten',
  ],
  can: 'Ik sorteer eerste aanvragen, spreek gesprekken met de juiste specialist af, zeg welke documenten nodig zijn en leg honoraria uit. Ik geef nooit juridisch of fiscaal advies. Specialisten spreken alleen passende aanvragen, en eerste gesprekken beginnen met complete papieren.',
  hours: 'maandag tot en met donderdag 8:00-18:00, vrijdag 8:00-15:00',
  location: '60 Chancery Place, vierde verdieping, of via video',
  services: 'Bedrijfsoprichting|Contracten|Arbeidsrecht|Belastingaangiften|Boekhouding',
  prices:
    'Eerste gesprek, 45 minuten: {first}|Contractcontrole, vaste prijs: vanaf {contract}|Boekhouding, klein bedrijf: {bookkeeping} per maand|Bedrijfsoprichting, compleet: {company}|Verder advies: {hour} per uur',
  items: {
    meeting: [
      'ik heb een advocaat nodig|gesprek boeken|eerste gesprek|afspraak met een belastingadviseur|afspraak maken|ik wil een specialist spreken|het is dringend, mijn termijn loopt morgen af|mijn werkgever heeft me ontslagen',
      'Graag: meestal is er binnen drie werkdagen plek, bij een lopende termijn dezelfde dag. Het gesprek kan op kantoor of via video.',
    ],
    cost: [
      'wat rekenen jullie|jullie honorarium|uurtarief|prijs van een consult|is het eerste gesprek gratis|vaste prijs|hoe duur is een advocaat',
      'De eerste 45 minuten kosten {first} (voorbeeldprijs) en worden verrekend als we samenwerken. Daarna spreken we schriftelijk een vaste prijs af of {hour} per uur.',
    ],
    contract: [
      'mijn contract controleren|een overeenkomst bekijken|naar een huurcontract kijken|algemene voorwaarden|contractcontrole',
      'Ja: een controle met schriftelijke opmerkingen begint bij {contract} (voorbeeldprijs) en duurt drie werkdagen. Stuur het contract pas nadat de afspraak is bevestigd.',
    ],
    documents: [
      'wat moet ik meenemen|welke papieren|eerste gesprek voorbereiden|wat moet ik opsturen|documenten voor mijn belastingaangifte',
      'Voor een eerste gesprek: een identiteitsbewijs, de brieven of contracten waar het om gaat en een korte lijst van data. Voor belasting: de aanslag van vorig jaar en uw boekhouding.',
    ],
    company: [
      'ik wil een bedrijf oprichten|een onderneming starten|bedrijf inschrijven|bv oprichten|bedrijfsoprichting|hoe lang duurt oprichten',
      'Ja, van de keuze van de rechtsvorm tot de inschrijving in het register, voor {company} plus officiële kosten (voorbeeldprijs). Het duurt ongeveer drie weken.',
    ],
    bookkeeping: [
      'doen jullie boekhouding|administratie|loonadministratie|btw-aangifte|mijn boeken bijhouden|belastingaangifte voor mijn bedrijf',
      'Voor kleine bedrijven vanaf {bookkeeping} per maand (voorbeeldprijs), met loonadministratie op aanvraag.',
    ],
    confidential: [
      'is dit vertrouwelijk|wie leest dit|privacy|zijn mijn gegevens veilig|beroepsgeheim',
      'Ja, aanvragen zijn vertrouwelijk vanaf het eerste woord. Stuur vóór de afspraak nog geen documenten: wij controleren eerst of wij voor u mogen optreden.',
    ],
    advice: [
      'zou ik winnen|hoe groot is mijn kans|kan ik procederen|mag dat wettelijk|heb ik gelijk|juridisch advies|wat doe ik tegen mijn ontslag|hoe bespaar ik belasting',
      'Ik kan geen juridisch of fiscaal advies geven. Een van onze specialisten kan dat wel, na het horen van de feiten; ik kan een eerste gesprek voor u noteren.',
    ],
    video: [
      'werken jullie via video|online gesprek|Zoom|telefonisch|overleg op afstand',
      'Ja, elk gesprek kan via video; u krijgt de link bij de bevestiging.',
    ],
    existing: [
      'hoe staat het met mijn zaak|status van mijn dossier|ik ben al cliënt|wanneer is mijn aangifte klaar|ik heb een vraag over mijn factuur|mijn advocaat spreken',
      'Schrijf naar {contact} met uw dossiernummer; wie aan uw zaak werkt, antwoordt binnen één werkdag. In een echt kantoor zou ik de status voor u opzoeken.',
    ],
  },
  tasks: {
    meeting: {
      done: 'Uw eerste gesprek is genoteerd:',
      choice: 'Waar gaat het over: een contract, bedrijfsoprichting, belasting, arbeidsrecht of boekhouding?',
    },
  },
  options: {
    contracts: ['Contract', 'contract*|overeenkomst*|huur*'],
    formation: ['Bedrijfsoprichting', 'bedrijf*|opricht*|start-up|startup|bv'],
    tax: ['Belasting', 'belasting*|fisc*|aangifte'],
    employment: ['Arbeidsrecht', 'arbeid*|ontsl*|baan|werk|werkgever'],
    books: ['Boekhouding', 'boekhoud*|administratie|loon*'],
  },
  states: {},
};
