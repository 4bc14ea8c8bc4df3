import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Vilka lägenheter är lediga nu?',
    'Kan jag boka en visning?',
    'Vilka handlingar behöver jag för att hyra?',
    'Hur mycket är mitt hus värt?',
    'Är husdjur tillåtna?',
  ],
  useCases: [
    'Frågor från köpare och hyresgäster sorterade efter budget och område',
    'Visningar bokade i din kalender',
    'Frågor om objekt besvarade ur dina egna uppgifter',
    'Ägare som leds till en värdering',
    'Handlingar till en ansökan insamlade',
  ],
  can: 'Jag svarar på frågor om våra bostäder, hittar det som passar din budget, bokar visningar, samlar in handlingar och leder ägare till en värdering. Ingen fråga väntar till måndag, och mäklarna träffar bara dem som passar.',
  hours: 'måndag till fredag 9:00-18:00, lördag 10:00-14:00',
  location: '3 Quay Square, bottenvåningen, mitt emot färjeterminalen',
  services: 'Uthyrning|Köp|Försäljning|Värderingar|Fastighetsförvaltning',
  prices:
    'Hamnloft, två rum, att hyra: {loft} i månaden|Familjelägenhet, fyra rum, att hyra: {family} i månaden|Radhus med trädgård, att köpa: {house}|Skriftlig värdering: {valuation} (gratis om du säljer med oss)',
  items: {
    viewing: [
      'jag vill se lägenheten|visning|boka visning|besöka huset|får jag titta på loftet|när kan jag se den|komma på visning',
      'Gärna, jag skriver upp en visning; en mäklare följer med.',
    ],
    available: [
      'lediga lägenheter|vad har ni att hyra ut|hus till salu|objekt|berätta om loftet|en trea|hur många rum har den|vad finns på marknaden',
      'Två att hyra: hamnloftet med två rum för {loft} i månaden och en familjelägenhet med fyra rum för {family} i månaden. Att köpa finns ett radhus med trädgård för {house} (exempelpriser). Jag kan boka en visning av alla.',
    ],
    search: [
      'jag söker en lägenhet under 2000|min budget är 2500|jag letar efter ett hem|hitta något med två rum|något nära hamnen|vad passar min budget|område och budget',
      'Säg hyra eller köpa, antal rum och budget. Upp till {loft} i månaden passar hamnloftet, från {family} familjelägenheten, och att köpa finns radhuset för {house} (exempelpriser).',
    ],
    documents: [
      'vilka papper behöver jag|hyresansökan|inkomstintyg|vad krävs för att ansöka|referenser|lönespecifikationer',
      'Legitimation, dina tre senaste lönespecifikationer och en referens från din nuvarande hyresvärd. Du kan ladda upp dem efter visningen.',
    ],
    worth: [
      'jag vill sälja mitt hus|värdering|vad är min lägenhet värd|värdet på min bostad|uppskatta priset på huset|sälja en lägenhet',
      'Vi tittar på den och ger dig en skriftlig värdering inom fem dagar. Den kostar {valuation} och är gratis om du säljer med oss (exempelpris).',
    ],
    pets: [
      'får jag ha hund|jag har katt|djur|husdjur|hund i loftet',
      'I familjelägenheten ja, i hamnloftet bara efter att vi frågat ägaren.',
    ],
    deposit: [
      'hur hög är depositionen|deposition|handpenning|när får jag tillbaka depositionen',
      'Två månadshyror, insatta på ett eget konto och återbetalda med ränta efter att du flyttat ut.',
    ],
    parking: [
      'finns det parkering|garage|parkeringsplats|var ställer jag cykeln|förråd|källare',
      'Familjelägenheten har en plats i garaget; vid loftet finns boendeparkering på gatan och ett cykelförråd i källaren.',
    ],
    financing: [
      'bolån|hjälper ni till med lån|banklån|finansiera huset|ränta',
      'Vi ger inga ekonomiska råd, men nämner gärna två oberoende låneförmedlare som vi arbetar med.',
    ],
    fees: [
      'vilka avgifter tar ni|provision|mäklararvode|måste jag betala mäklaren|courtage',
      'Hyresgäster betalar oss ingenting. Vid försäljning avtalas provisionen skriftligt innan vi börjar.',
    ],
  },
  tasks: {
    viewing: {
      done: 'Din visning är uppskriven:',
      choice: 'Vilken bostad vill du se: hamnloftet, familjelägenheten eller radhuset?',
    },
  },
  options: {
    loft: ['Hamnloft', 'loft*|hamnloft*|två rum|den första'],
    family: ['Familjelägenhet', 'familj*|fyra rum|den andra'],
    house: ['Radhus', 'radhus*|hus*|trädgård*|den tredje'],
  },
  states: {},
};
