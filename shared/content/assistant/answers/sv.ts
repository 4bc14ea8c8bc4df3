import type { Answers } from '../types.ts';

export const answers: Answers = {
  greeting:
    'Hej! Jag är {brand}s assistent. Jag hjälper gärna till med våra chattbotar, priser, integrationer och bokning av en kostnadsfri konsultation.',
  services:
    'Vi bygger AI-chattbotar för företag: kundtjänstbotar, säljautomatisering och skräddarsydda integrationer. De arbetar dygnet runt på {languages} språk, och en första version är klar på {hours} timmar.',
  askIndustry: 'Vilken bransch är ni i?',
  askVolume: 'Ungefär hur många meddelanden får ni i månaden?',
  offer: 'Vill du boka en kostnadsfri konsultation?',
  industryIntro: '{industry}: {pitch}',
  industries: {
    ecommerce: [
      'E-handel',
      'en bot svarar på frågor om order och leverans, rekommenderar produkter, hanterar returer och räddar övergivna kundvagnar.',
    ],
    healthcare: [
      'Vård',
      'en bot tar emot tidsönskemål, svarar om öppettider, försäkring och förberedelser och lämnar allt medicinskt till er personal.',
    ],
    finance: [
      'Finans',
      'en bot förklarar produkter, samlar in det en ansökan behöver, svarar på kontofrågor och lämnar rådgivning till era licensierade rådgivare.',
    ],
    realestate: [
      'Fastigheter',
      'en bot kvalificerar köpare och hyresgäster, svarar om objekt och ordnar visningar.',
    ],
    education: [
      'Utbildning',
      'en bot svarar om kurser, avgifter och anmälan och hänvisar elever till rätt person.',
    ],
    hospitality: [
      'Hotell och turism',
      'en bot tar emot bokningsförfrågningar, hjälper gäster dygnet runt och erbjuder uppgraderingar och lokala tips.',
    ],
    fitness: ['Träning', 'en bot bokar pass och provträning, förklarar medlemskap och skickar påminnelser.'],
    restaurant: [
      'Restaurang',
      'en bot tar emot bordsbokningar, svarar om meny och allergener och tar beställningar.',
    ],
    automotive: [
      'Bilbranschen',
      'en bot ordnar provkörningar och verkstadstider och svarar om bilar och finansiering.',
    ],
    professional: [
      'Professionella tjänster',
      'en bot kvalificerar förfrågningar, samlar in det ett första möte behöver och bokar det.',
    ],
  },
  template:
    'Det finns en färdig mall för detta, anpassad för er på {from}–{to} dagar; prova den i vårt galleri.',
  platformIntro: 'Plattformsplaner (ni sköter boten på vår plattform):',
  planLine: '{plan}: {price} i månaden, upp till {messages} meddelanden',
  planCustom: '{plan}: pris på begäran, obegränsat antal meddelanden',
  managedIntro: 'Helt förvaltad tjänst (vi bygger och sköter allt åt er):',
  managedLine: '{plan}: {price} i månaden, {count} konversationer',
  managedUnlimited: '{plan}: {price} i månaden, obegränsat antal konversationer',
  fit: 'För omkring {volume} meddelanden i månaden passar plattformsplanen {plan}: {price} i månaden, upp till {messages} meddelanden.',
  fitCustom:
    'För omkring {volume} meddelanden i månaden behöver ni plattformsplanen {plan}: obegränsat antal meddelanden, pris på begäran.',
  managedFrom:
    'Om ni hellre vill att vi sköter allt kostar den helt förvaltade tjänsten från {price} i månaden.',
  managedFit:
    'För omkring {volume} konversationer i månaden passar den helt förvaltade tjänsten {plan}: {price} i månaden.',
  integrations:
    'Våra botar kopplas till {list} och till andra system via API. {starter} innehåller {count} integrationer, {professional} så många ni behöver. En skräddarsydd integration kostar {price} som engångsavgift.',
  timeline:
    'En första version är klar på {hours} timmar; att anpassa den till er verksamhet tar {from}–{to} dagar beroende på bransch.',
  security:
    'Säkerhet ingår i varje plan: {badges}. Data krypteras vid överföring. {professional} är redo för HIPAA; {enterprise} ger dessutom SSO och drift hos er. Detaljer svarar vi gärna på via {email}.',
  languages:
    'Våra chattbotar stöder {languages} språk; här i chatten talar jag {count}. Ett extra språk för er bot kostar {price} i månaden.',
  bookingInfo:
    'Konsultationen är kostnadsfri: du väljer en dag och en halvtimme mellan {from} och {to} (tidszon {zone}) och berättar kort vad du behöver. Det är en förfrågan; vi bekräftar inom {hours} timmar. Säg bara att du vill boka.',
  book: 'Gärna! Jag öppnar bokningsformuläret: välj dag och tid, så bekräftar vi inom {hours} timmar.',
  contactInfo:
    'Du når vårt team på {email}; vi svarar inom {hours} timmar. Vill du att vi hör av oss, säg bara till.',
  contact: 'Självklart. Jag öppnar kontaktformuläret; vårt team hör av sig inom {hours} timmar.',
  thanks: 'Varsågod! Kan jag hjälpa till med något mer?',
  bye: 'Hej då och tack för besöket!',
  complaint:
    'Jag är ledsen att det blev frustrerande. En person i vårt team kan hjälpa dig: skriv till {email} eller säg att du vill bli kontaktad.',
  offTopic:
    'Det kan jag tyvärr inte hjälpa till med, bara med våra chattbotar: tjänster, priser, integrationer, säkerhet och bokning av konsultation. Vad vill du veta?',
  decline: 'Okej. Jag finns här om du har en annan fråga.',
  apology: 'Jag är ledsen, men jag har svårt att svara just nu. Försök igen.',
  demo: {
    greeting: 'Hej! Jag är den virtuella assistenten hos {business}. Hur kan jag hjälpa dig?',
    hours: 'Våra öppettider: {value}',
    prices: 'Våra priser (exempelpriser i den här demon):',
    services: 'Det här kan jag hjälpa till med:',
    location: 'Du hittar oss här: {value}',
    booking:
      'Gärna. Säg vilken dag och tid du vill ha och ditt namn, så bekräftar teamet på {business}. (Det här är en demo: inget bokas på riktigt.)',
    human: 'Jag kopplar dig till teamet på {business}. Du når dem också här: {value}.',
    thanks: 'Varsågod! Kan jag göra något mer för dig?',
    unknown: 'Det är jag inte säker på; teamet på {business} vet. Du kan till exempel fråga mig:',
  },
};
