import type { AreaAnswers } from '../types.ts';

export const plans: AreaAnswers<'plans'> = {
  prices: {
    chip: 'Hvad koster en chatbot?',
    answer: '{platformPrices}\n\n{managedPrices}\n\nIngen plan har et oprettelsesgebyr.',
  },
  starter: {
    chip: 'Hvad får jeg i Starter?',
    answer:
      'Platformsplanen {starter} koster {starterPrice} om måneden med GPT-3.5 Turbo: {starterMessages} beskeder om måneden, {starterIntegrations} integrationer (Slack, e-mail, web), grundlæggende statistik, support på e-mail og jeres egen branding, på ét sprog. Den passer til en lille virksomhed med én hjemmeside og ét team.',
  },
  professional: {
    chip: 'Hvad får jeg i Professional?',
    answer:
      'Platformsplanen {professional} koster {professionalPrice} om måneden til grundpris: {professionalMessages} beskeder om måneden, ubegrænsede integrationer, avanceret statistik, prioriteret support 24/7, Claude 3 Sonnet efter ønske (så {sonnetProfessional}), HIPAA-parathed, flere sprog, A/B-test og egne workflows. Det er vores mest populære plan.',
  },
  enterprise: {
    chip: 'Hvad får jeg i Enterprise?',
    answer:
      'Platformsplanen {enterprise} prissættes individuelt: ubegrænsede beskeder, dedikeret infrastruktur eller drift hos jer selv, SSO, Claude 3 Opus, dedikeret support, en SLA og udvidet sikkerhed. Fortæl, hvad I har brug for, så får I et tilbud fra et menneske inden for {hours} timer.',
  },
  compare: {
    chip: 'Hvad er forskellen på planerne?',
    answer:
      '{starter} ({starterPrice} om måneden): {starterMessages} beskeder, {starterIntegrations} integrationer, ét sprog, grundlæggende statistik, support på e-mail.\n{professional} ({professionalPrice} om måneden): {professionalMessages} beskeder, ubegrænsede integrationer, flere sprog, avanceret statistik, A/B-test, HIPAA-parathed, support 24/7.\n{enterprise} (individuel pris): ubegrænsede beskeder, egen infrastruktur, SSO, SLA, dedikeret support.',
  },
  whichPlan: {
    chip: 'Hvilken plan passer til mig?',
    answer:
      'Det afhænger af jeres beskeder om måneden: op til {starterMessages} rækker {starter}, op til {professionalMessages} er det {professional}, og derover {enterprise}. I skal også have {professional}, hvis I vil have flere sprog, HIPAA eller A/B-test. Hvor mange beskeder får I cirka om måneden?',
  },
  managed: {
    chip: 'Hvad koster den fulde service?',
    answer:
      '{managedPrices}\n\nMed den fuldt administrerede service bygger, driver og passer vi botten for jer.',
  },
  managedOrPlatform: {
    chip: 'Platform eller fuld service?',
    answer:
      'Med en platformsplan (fra {starterPrice} om måneden) driver I selv botten på vores platform. Med den fuldt administrerede service (fra {managedStarter} om måneden) bygger vi den, driver den og bliver ved med at forbedre den. Den første regnes i beskeder, den anden i samtaler.\n{managedPairs}',
  },
  cheapest: {
    chip: 'Hvad er det billigste?',
    answer:
      'Den billigste er platformsplanen {starter} til {starterPrice} om måneden med op til {starterMessages} beskeder, uden oprettelsesgebyr og uden lang binding.',
  },
  setupFee: {
    chip: 'Er der et oprettelsesgebyr?',
    answer:
      'Nej, intet oprettelsesgebyr og ingen startomkostninger: på alle planer betaler I kun månedsprisen. Kun tilkøb som en specialintegration ({integrationPrice} som engangsbeløb) eller udvidet træning ({trainingPrice} som engangsbeløb) koster noget én gang.',
  },
  contract: {
    chip: 'Er der binding?',
    answer:
      'Der er ingen lang binding: planerne løber måned for måned, og I kan opsige når som helst med {noticeDays} dages varsel.',
  },
  cancel: {
    chip: 'Hvordan opsiger jeg?',
    answer:
      'Du kan opsige når som helst med {noticeDays} dages varsel; det kræver ingen begrundelse, og der er ingen lang binding. En besked til {email} er nok.',
  },
  trial: {
    chip: 'Kan jeg prøve det gratis?',
    answer:
      'Du kan prøve meget her uden at betale: chatte med demobotterne fra vores skabeloner, bygge dit eget flow i Flow Builder og booke en gratis rådgivning. Vi reklamerer ikke med en gratis plan eller prøveperiode; men da der ikke er noget oprettelsesgebyr, og I kan opsige med {noticeDays} dages varsel, er en måned med {starter} ({starterPrice}) den mindste måde at prøve det for alvor på.',
  },
  discount: {
    chip: 'Giver I rabat?',
    answer:
      'Siden nævner ingen rabatter, hverken ved årlig betaling eller til startups og foreninger, og jeg kan ikke love nogen. Spørg vores team: {email} eller en gratis rådgivning er vejen til et tilbud på netop jeres sag.',
  },
  payment: {
    chip: 'Hvordan betaler jeg?',
    answer:
      'Priserne er i amerikanske dollars og betales pr. måned. Siden fortæller ikke, hvilke betalingsmåder eller fakturaer der findes, eller om der kommer skat og moms oveni; det aftaler vores team med jer, før I går i gang: {email}.',
  },
  overage: {
    chip: 'Hvad hvis vi bruger flere beskeder?',
    answer:
      'Intet går i stå: i travle måneder koster ekstra samtaler {conversationPrice} pr. stk., på alle planer. Sker det hver måned, er den næste plan som regel billigere.',
  },
  addOns: {
    chip: 'Hvilke tilkøb findes der?',
    answer:
      'Tilkøb til alle planer:\n- ekstra sprog: {languagePrice} om måneden\n- ekstra samtaler: {conversationPrice} pr. stk.\n- specialintegration: {integrationPrice} som engangsbeløb\n- udvidet træning: {trainingPrice} som engangsbeløb',
  },
  addLanguage: {
    chip: 'Hvad koster et ekstra sprog?',
    answer:
      'Et ekstra sprog til botten koster {languagePrice} om måneden, skrevet og tjekket. {professional} og {enterprise} taler flere sprog; {starter} taler ét.',
  },
  addIntegration: {
    chip: 'Hvad koster en specialintegration?',
    answer:
      'En specialintegration, altså en forbindelse til jeres eget system, koster {integrationPrice} som engangsbeløb. {starter} indeholder {starterIntegrations} standardintegrationer, {professional} så mange, I har brug for.',
  },
  addTraining: {
    chip: 'Hvad er udvidet træning?',
    answer:
      'Udvidet træning koster {trainingPrice} som engangsbeløb: vi træner botten på jeres dokumenter og tidligere samtaler.',
  },
  switchPlan: {
    chip: 'Kan jeg skifte plan senere?',
    answer:
      'Ja. Planerne løber måned for måned, så I kan gå op eller ned, når antallet af beskeder ændrer sig; skriv til vores team på {email}, så klarer de skiftet sammen med jer.',
  },
  refund: {
    chip: 'Kan jeg få pengene tilbage?',
    answer:
      'Siden lover ingen refusion eller pengene tilbage-garanti, så det kan jeg heller ikke. Det, der gælder: intet oprettelsesgebyr, ingen lang binding, og opsigelse med {noticeDays} dages varsel. Er der andet, så skriv til {email}.',
  },
  messageCount: {
    chip: 'Hvad tæller som en besked?',
    answer:
      'Platformsplaner regnes i beskeder om måneden, den fuldt administrerede service i samtaler; en samtale har som regel flere beskeder. Siden definerer det ikke nærmere, så spørg vores team på {email}, hvordan det ville blive talt hos jer.',
  },
  seats: {
    chip: 'Betaler man pr. bruger?',
    answer:
      'Nej, der er ingen brugerpladser: hele teamet kan være med. Prisen følger beskederne, aldrig antallet af kolleger.',
  },
  custom: {
    chip: 'Hvad med over 50.000 beskeder?',
    answer:
      'Over {professionalMessages} beskeder om måneden er prisen individuel: beregneren viser cirka hvad den bliver, og ved mere end 100.000 beskeder eller egen infrastruktur giver vores salgsteam et tilbud inden for {hours} timer.',
  },
  modelPrices: {
    chip: 'Hvad koster de bedre modeller?',
    answer:
      'Modellen ændrer prisen: {starter} er {starterPrice} med GPT-3.5 Turbo, {sonnetStarter} med Claude 3 Sonnet og {opusStarter} med Claude 3 Opus; {professional} er {professionalPrice}, {sonnetProfessional} og {opusProfessional}. Beregneren på prissiden viser det for jeres mængde.',
  },
  perThousand: {
    chip: 'Hvad koster 1.000 beskeder?',
    answer:
      'Fuldt udnyttet koster 1.000 beskeder {starterThousand} med {starter} og {professionalThousand} med {professional}. Beregneren på prissiden viser det for jeres volumen og model.',
  },
  integrationCount: {
    chip: 'Hvor mange integrationer pr. plan?',
    answer:
      '{starter} har {starterIntegrations} integrationer (Slack, Email, Web), {professional} ubegrænset mange. At koble et eget system til koster {integrationPrice} én gang.',
  },
};
