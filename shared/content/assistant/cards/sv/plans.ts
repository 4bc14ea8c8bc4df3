import type { AreaAnswers } from '../types.ts';

export const plans: AreaAnswers<'plans'> = {
  prices: {
    chip: 'Vad kostar en chattbot?',
    answer: '{platformPrices}\n\n{managedPrices}\n\nInget abonnemang har någon startavgift.',
  },
  starter: {
    chip: 'Vad ingår i Starter?',
    answer:
      'Plattformsabonnemanget {starter} kostar {starterPrice} i månaden med GPT-3.5 Turbo: {starterMessages} meddelanden i månaden, {starterIntegrations} integrationer (Slack, e-post, webb), grundläggande statistik, support via e-post och er egen profil, på ett språk. Det passar ett litet företag med en webbplats och ett team.',
  },
  professional: {
    chip: 'Vad ingår i Professional?',
    answer:
      'Plattformsabonnemanget {professional} kostar {professionalPrice} i månaden i grundpris: {professionalMessages} meddelanden i månaden, obegränsat antal integrationer, avancerad statistik, prioriterad support dygnet runt, Claude 3 Sonnet om ni vill (då {sonnetProfessional}), HIPAA-beredskap, flera språk, A/B-tester och egna arbetsflöden. Det är vårt populäraste abonnemang.',
  },
  enterprise: {
    chip: 'Vad ingår i Enterprise?',
    answer:
      'Plattformsabonnemanget {enterprise} prissätts individuellt: obegränsat antal meddelanden, egen infrastruktur eller drift i era lokaler, SSO, Claude 3 Opus, dedikerad support, SLA och utökad säkerhet. Berätta vad ni behöver så återkommer en medarbetare med en offert inom {hours} timmar.',
  },
  compare: {
    chip: 'Vad skiljer abonnemangen åt?',
    answer:
      '{starter} ({starterPrice} i månaden): {starterMessages} meddelanden, {starterIntegrations} integrationer, ett språk, grundläggande statistik, support via e-post.\n{professional} ({professionalPrice} i månaden): {professionalMessages} meddelanden, obegränsat antal integrationer, flera språk, avancerad statistik, A/B-tester, HIPAA-beredskap, support dygnet runt.\n{enterprise} (individuellt pris): obegränsat antal meddelanden, egen infrastruktur, SSO, SLA, dedikerad support.',
  },
  whichPlan: {
    chip: 'Vilket abonnemang passar mig?',
    answer:
      'Det beror på hur många meddelanden ni får i månaden: upp till {starterMessages} räcker {starter}, upp till {professionalMessages} är det {professional}, däröver {enterprise}. Ni behöver också {professional} för flera språk, HIPAA eller A/B-tester. Ungefär hur många meddelanden får ni i månaden?',
  },
  managed: {
    chip: 'Vad kostar helhetstjänsten?',
    answer: '{managedPrices}\n\nMed den helt skötta tjänsten bygger, driver och sköter vi boten åt er.',
  },
  managedOrPlatform: {
    chip: 'Plattform eller skött tjänst?',
    answer:
      'Med ett plattformsabonnemang (från {starterPrice} i månaden) driver ni själva boten på vår plattform. Med den helt skötta tjänsten (från {managedStarter} i månaden) bygger vi den, driver den och fortsätter förbättra den. Det första räknas i meddelanden, det andra i samtal.\n{managedPairs}',
  },
  cheapest: {
    chip: 'Hur börjar man billigast?',
    answer:
      'Billigast är plattformsabonnemanget {starter} för {starterPrice} i månaden, för upp till {starterMessages} meddelanden, utan startavgift och utan lång bindningstid.',
  },
  setupFee: {
    chip: 'Finns det en startavgift?',
    answer:
      'Nej, ingen startavgift: i alla abonnemang betalar ni bara månadspriset. Bara tillägg som en egen integration ({integrationPrice} en gång) eller fördjupad träning ({trainingPrice} en gång) kostar något engångsvis.',
  },
  contract: {
    chip: 'Finns det bindningstid?',
    answer:
      'Det finns ingen lång bindningstid: abonnemangen löper månadsvis och ni kan säga upp när som helst med {noticeDays} dagars varsel.',
  },
  cancel: {
    chip: 'Hur säger jag upp?',
    answer:
      'Ni kan säga upp när som helst med {noticeDays} dagars varsel; inget skäl behövs och det finns ingen lång bindningstid. Ett meddelande till {email} räcker.',
  },
  trial: {
    chip: 'Kan jag prova gratis?',
    answer:
      'Du kan prova mycket här utan kostnad: chatta med demobotarna för våra mallar, bygg ett eget flöde i Flow Builder och boka en kostnadsfri rådgivning. Vi erbjuder ingen gratisversion eller provperiod; eftersom det inte finns någon startavgift och ni kan säga upp med {noticeDays} dagars varsel är en månad {starter} ({starterPrice}) det minsta sättet att testa på riktigt.',
  },
  discount: {
    chip: 'Har ni rabatter?',
    answer:
      'Webbplatsen nämner inga rabatter, varken för årsbetalning eller för startups och ideella föreningar, och jag kan inte lova någon. Fråga vårt team: via {email} eller en kostnadsfri rådgivning får ni en offert för ert fall.',
  },
  payment: {
    chip: 'Hur betalar jag?',
    answer:
      'Priserna är i amerikanska dollar och betalas per månad. Webbplatsen anger inte vilka betalsätt eller fakturor som finns och om skatt tillkommer; det kommer vårt team överens med er om före start: {email}.',
  },
  overage: {
    chip: 'Om vi får fler meddelanden?',
    answer:
      'Inget går sönder: under intensiva månader kostar extra samtal {conversationPrice} styck, på alla abonnemang. Händer det varje månad är nästa abonnemang oftast billigare.',
  },
  addOns: {
    chip: 'Vilka tillägg finns?',
    answer:
      'Tillägg till alla abonnemang:\n- ytterligare språk: {languagePrice} i månaden\n- extra samtal: {conversationPrice} styck\n- egen integration: {integrationPrice} en gång\n- fördjupad träning: {trainingPrice} en gång',
  },
  addLanguage: {
    chip: 'Vad kostar ett språk till?',
    answer:
      'Ett ytterligare språk för boten kostar {languagePrice} i månaden, skrivet och granskat. {professional} och {enterprise} talar flera språk, {starter} ett.',
  },
  addIntegration: {
    chip: 'Vad kostar en egen integration?',
    answer:
      'En egen integration, en koppling till ett av era egna system, kostar {integrationPrice} en gång. {starter} innehåller {starterIntegrations} standardintegrationer, {professional} så många ni behöver.',
  },
  addTraining: {
    chip: 'Vad är fördjupad träning?',
    answer:
      'Fördjupad träning kostar {trainingPrice} en gång: vi tränar boten på era dokument och tidigare samtal.',
  },
  switchPlan: {
    chip: 'Kan jag byta abonnemang senare?',
    answer:
      'Ja. Abonnemangen löper månadsvis, så ni kan byta till ett större eller mindre när antalet meddelanden ändras; hör av er till {email} så gör vårt team bytet tillsammans med er.',
  },
  refund: {
    chip: 'Får jag pengarna tillbaka?',
    answer:
      'Webbplatsen lovar ingen återbetalning eller pengarna-tillbaka-garanti, så det kan inte jag heller göra. Det som gäller: ingen startavgift, ingen lång bindningstid, och ni kan säga upp med {noticeDays} dagars varsel. För allt annat, skriv till {email}.',
  },
  messageCount: {
    chip: 'Vad räknas som ett meddelande?',
    answer:
      'Plattformsabonnemangen räknas i meddelanden per månad, den helt skötta tjänsten i samtal; ett samtal består oftast av flera meddelanden. Närmare än så anger inte webbplatsen, så fråga vårt team på {email} hur ert fall skulle räknas.',
  },
  seats: {
    chip: 'Betalar man per användare?',
    answer:
      'Nej, det finns inga licenser per person: hela ert team kan titta in. Priset följer meddelandena, aldrig antalet kollegor.',
  },
  custom: {
    chip: 'Mer än 50 000 meddelanden?',
    answer:
      'Över {professionalMessages} meddelanden i månaden är priset individuellt: kalkylatorn visar ungefär vad det blir, och för fler än 100 000 meddelanden eller egen infrastruktur lämnar vårt säljteam en offert inom {hours} timmar.',
  },
  modelPrices: {
    chip: 'Vad kostar bättre modeller?',
    answer:
      'Modellen påverkar priset: {starter} kostar {starterPrice} med GPT-3.5 Turbo, {sonnetStarter} med Claude 3 Sonnet och {opusStarter} med Claude 3 Opus; {professional} kostar {professionalPrice}, {sonnetProfessional} och {opusProfessional}. Kalkylatorn på prissidan visar det för er volym.',
  },
  perThousand: {
    chip: 'Vad kostar 1 000 meddelanden?',
    answer:
      'Fullt utnyttjade kostar 1 000 meddelanden {starterThousand} med {starter} och {professionalThousand} med {professional}. Kalkylatorn på prissidan visar det för er volym och modell.',
  },
  integrationCount: {
    chip: 'Hur många integrationer per plan?',
    answer:
      '{starter} innehåller {starterIntegrations} integrationer (Slack, Email, Web), {professional} obegränsat många. Att koppla ett eget system kostar {integrationPrice} en gång.',
  },
};
