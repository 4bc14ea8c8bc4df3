import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Kan jag boka en provkörning?',
    'Vad kostar en service?',
    'Vilka elbilar har ni?',
    'Tar ni min gamla bil i inbyte?',
    'När är min bil klar?',
  ],
  useCases: [
    'Provkörningar bokade från bilens sida',
    'Verkstadstider av rätt längd',
    'Inbytesfrågor med bilder och miltal',
    'Frågor om finansiering och leasing förberedda för säljarna',
    'Hur det går med en reparation, utan att ringa',
  ],
  can: 'Jag bokar provkörningar och verkstadstider, säger hur det går med en reparation och svarar på frågor om bilar, priser, inbyte och finansiering. Intresserade får svar medan de fortfarande letar, och verkstadens kalender har inga luckor på grund av telefonen.',
  hours: 'måndag till fredag 8:00-18:00, lördag 9:00-18:00, söndag stängt',
  location: '140 Ridgeway Road, avfart 9; laddstolpar vid entrén',
  services:
    'Nya och begagnade bilar|Provkörningar|Service och reparationer|Däckförvaring|Inbyte|Finansiering och leasing',
  prices:
    'Service: {inspection} plus delar|Oljebyte: {oil}|Däckbyte och förvaring: {tyres} per säsong|Begagnad halvkombi, två år gammal: {hatchback}|Elektrisk småbil, ny: {electric}',
  items: {
    drive: [
      'provkörning|jag vill köra elbilen|testa halvkombin|provköra på lördag|ta en sväng med den|får jag provköra',
      'Gärna: en provkörning tar ungefär 40 minuter och är gratis. Ta med körkortet.',
    ],
    workshop: [
      'verkstadstid|boka service|bilen behöver oljebyte|tid för reparation|bilen låter konstigt|jag behöver nya bromsar|lämna in bilen på verkstaden',
      'Gärna, jag skriver upp en tid i verkstaden.',
    ],
    status: [
      'är min bil färdig|hur går det med reparationen|när kan jag hämta bilen|hur långt har ni kommit|hur lång tid tar reparationen|hämta ut bilen',
      'Jag tittar efter.',
    ],
    cost: [
      'pris på service|vad tar ni för oljebyte|kostnad för underhåll|verkstadspriser|vad kostar en genomgång',
      'En service kostar {inspection} plus delar, ett oljebyte {oil}, däckbyte med förvaring {tyres} per säsong (exempelpriser). Jag kan skriva upp en tid i verkstaden.',
    ],
    electric: [
      'elbilar|har ni eldrivna bilar|hybrid|batteriets räckvidd|ladda hemma|hur långt går den',
      'En ny elektrisk småbil från {electric} (exempelpris) med ungefär 40 mils räckvidd, och två begagnade. Laddning hemma ordnas med en installatör.',
    ],
    tradeIn: [
      'inbyte|byta in bilen|vad är min bil värd|sälja min gamla bil|köper ni begagnade bilar|värdera bilen',
      'Ja. Skicka modell, årsmodell, miltal och några bilder till {contact}; vår inköpare ger en summa inom en arbetsdag och bestämmer den när bilen har synats.',
    ],
    financing: [
      'finansiering|leasing|billån|månadsbetalning|kontantinsats|avbetalning',
      'Ja, leasing och lån på 24 till 60 månader. Villkoren beror på bilen och banken; en säljare räknar på dem tillsammans med dig.',
    ],
    used: [
      'begagnade bilar|billig bil|vad har ni inne|bil under 20000|pris på halvkombin|garanti|har ni skåpbilar',
      'Just nu till exempel en två år gammal halvkombi för {hatchback} (exempelpris) med 12 månaders garanti, och en elektrisk skåpbil.',
    ],
    replacement: [
      'lånebil|ersättningsbil|hyrbil under reparationen|hur kommer jag hem från verkstaden',
      'Vid reparationer på mer än en halv dag ja, så länge det finns; be om den när du bokar.',
    ],
    tyres: [
      'byter ni däck|vinterdäck|däckförvaring|hjulskifte|sommardäck|däckhotell',
      'Ja, med förvaring för {tyres} per säsong (exempelpris). Oktober och april blir snabbt fulla.',
    ],
  },
  tasks: {
    drive: {
      done: 'Din provkörning är uppskriven:',
      choice: 'Vilken bil vill du köra: den elektriska småbilen, halvkombin eller den elektriska skåpbilen?',
    },
    workshop: {
      done: 'Din tid i verkstaden är uppskriven:',
      choice: 'Vad ska vi göra: service, oljebyte, däck eller en reparation?',
    },
    status: {
      done: 'Jag hittade den.',
      code: 'Vilket ordernummer har du? Det börjar med RM-, till exempel RM-2051.',
    },
  },
  options: {
    electricCar: ['Elektrisk småbil', 'elektrisk*|elbil*|småbil*|eldriven'],
    hatchback: ['Halvkombi', 'halvkombi*|begagnad*|bensin*'],
    van: ['Elektrisk skåpbil', 'skåpbil*|elektrisk skåpbil|elektriska skåpbilen|transportbil*'],
    inspection: ['Service', 'service*|besiktning|genomgång|underhåll'],
    oil: ['Oljebyte', 'olj*'],
    tyreChange: ['Däck', 'däck*|hjul*'],
    repair: ['Reparation', 'repar*|laga*|broms*|låter|trasig*|skad*|buckl*|lampa'],
  },
  states: {
    lift: 'Order {code}: service med nya bromsbelägg. Bilen står på lyften och är klar i dag kl. 16:30.',
    parts: 'Order {code}: ny vindruta. Delen kommer i morgon bitti; bilen är klar på eftermiddagen.',
    ready: 'Order {code}: oljebyte och däck. Bilen är klar; du kan hämta den till kl. 18:00.',
  },
};
