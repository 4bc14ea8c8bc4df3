import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Kan jag boka ett bord i kväll?',
    'Har ni veganska rätter?',
    'Vilka öppettider har ni?',
    'Har ni något för glutenfria gäster?',
    'Kan vi komma med ett stort sällskap?',
  ],
  useCases: [
    'Bordsbokning utan telefonsamtal',
    'Frågor om meny, allergener och kost',
    'Avhämtning och hemkörning',
    'Förfrågningar om sällskap och fester',
    'Öppettider, parkering och vägbeskrivning',
  ],
  can: 'Jag håller bord, svarar på frågor om meny, allergener, hemkörning och sällskap och säger när vi har öppet och hur man hittar hit. Inga samtal missas när det är som mest, och allergifrågor får samma svar varje gång.',
  hours: 'tisdag till söndag 12:00-15:00 och 18:00-23:00, sista beställning 22:00, måndag stängt',
  location: '21 Market Row; spårvagnshållplatsen Old Market ligger två minuter bort',
  services: 'Lunch och middag|Avhämtning|Hemkörning inom 3 km|Eget rum för 24|Catering',
  prices:
    'Dagens lunch: {lunch}|Färsk pasta: från {pasta}|Vegansk varmrätt: {vegan}|Avsmakningsmeny, fem rätter: {tasting} per person|Hemkörning: {delivery} per beställning',
  items: {
    table: [
      'jag vill boka bord|bord för två|har ni ett ledigt bord|reservera bord|bordsbokning|middag i morgon kväll|bord på lördag|plats i kväll',
      'Gärna, jag skriver upp ett bord.',
    ],
    vegan: [
      'vegansk mat|vegetariskt|något utan kött|växtbaserat|finns det något för vegetarianer',
      'Ja: en vegansk varmrätt för {vegan} (exempelpris), tre förrätter och en efterrätt. Många pastarätter görs gärna veganska.',
    ],
    gluten: [
      'glutenfritt|nötfri mat|nötallergi|laktosintolerant|allergener|celiaki|är det nötter i|matallergi',
      'Ja. Färsk pasta görs också av bovete, och varje rätt har en allergenlista. Nämn allergier när du bokar: köket är litet och använder nötter och mjöl.',
    ],
    group: [
      'födelsedagsfest|företagsmiddag|eget rum|bröllop|fest för 20 personer|stort sällskap|catering till fest',
      'I vårt eget rum får upp till 24 personer plats. Från tio gäster lagar vi en fast meny, till exempel fem rätter för {tasting} per person (exempelpris).',
    ],
    takeaway: [
      'kör ni hem mat|ta med mat|hemkörning|hämta mat|hämta en beställning|beställa på nätet|take away',
      'Ja, inom 3 km 18:00-21:30 för {delivery} per beställning (exempelpris); avhämtning är klar på 25 minuter. Beställningar tas emot på restaurangens nummer.',
    ],
    menu: [
      'vad finns på menyn|vad kan man äta|lunchmeny|dagens rätt|visa menyn|har ni fisk|pasta|varmrätter',
      'Den här veckan: dagens lunch {lunch}, färsk pasta från {pasta}, fisk över eld och en avsmakningsmeny med fem rätter för {tasting} (exempelpriser). Varje rätt har en allergenlista.',
    ],
    parking: [
      'finns det parkering|var kan jag parkera|med spårvagn|med buss|hur kommer man hit med bil|parkeringshus i närheten',
      'Det finns ett parkeringshus vid Old Market, tre minuter till fots; spårvagnen stannar ännu närmare. Vi finns på 21 Market Row, tisdag till söndag 12:00-15:00 och 18:00-23:00.',
    ],
    children: [
      'är barn välkomna|barnstol|får hunden följa med|hundar|barnmeny|bebis',
      'Båda är välkomna. Vi har barnstolar och en barntallrik; hundar får vara på terrassen.',
    ],
    change: [
      'ändra min bokning|avboka bordet|flytta mitt bord|vi blir sena|vi blir fler|jag har redan bokat',
      'Skriv eller ring till oss med namn och tid för bokningen; till två timmar innan kostar det inget. Ett bord som vi just skriver upp här ändrar du genom att säga det.',
    ],
  },
  tasks: { table: { done: 'Ditt bord är uppskrivet:' } },
  options: {},
  states: {},
};
