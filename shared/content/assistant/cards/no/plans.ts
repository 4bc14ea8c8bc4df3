import type { AreaAnswers } from '../types.ts';

export const plans: AreaAnswers<'plans'> = {
  prices: {
    chip: 'Hva koster en chatbot?',
    answer: '{platformPrices}\n\n{managedPrices}\n\nIngen av pakkene har etableringsgebyr.',
  },
  starter: {
    chip: 'Hva får jeg i Starter?',
    answer:
      'Plattformpakken {starter} koster {starterPrice} i måneden med GPT-3.5 Turbo: {starterMessages} meldinger i måneden, {starterIntegrations} integrasjoner (Slack, e-post, nett), enkel statistikk, support på e-post og egen profil, på ett språk. Den passer for en liten bedrift med ett nettsted og ett team.',
  },
  professional: {
    chip: 'Hva får jeg i Professional?',
    answer:
      'Plattformpakken {professional} koster {professionalPrice} i måneden til grunnpris: {professionalMessages} meldinger i måneden, ubegrenset med integrasjoner, avansert statistikk, prioritert support 24/7, Claude 3 Sonnet om ønskelig (da {sonnetProfessional}), HIPAA-klar, flere språk, A/B-testing og egne arbeidsflyter. Det er den mest populære pakken vår.',
  },
  enterprise: {
    chip: 'Hva får jeg i Enterprise?',
    answer:
      'Plattformpakken {enterprise} prises individuelt: ubegrenset med meldinger, dedikert infrastruktur eller drift hos dere selv, SSO, Claude 3 Opus, dedikert support, en SLA og utvidet sikkerhet. Fortell hva dere trenger, så får dere et tilbud fra et menneske innen {hours} timer.',
  },
  compare: {
    chip: 'Hva er forskjellen på pakkene?',
    answer:
      '{starter} ({starterPrice} i måneden): {starterMessages} meldinger, {starterIntegrations} integrasjoner, ett språk, enkel statistikk, support på e-post.\n{professional} ({professionalPrice} i måneden): {professionalMessages} meldinger, ubegrenset med integrasjoner, flere språk, avansert statistikk, A/B-testing, HIPAA-klar, support 24/7.\n{enterprise} (individuell pris): ubegrenset med meldinger, egen infrastruktur, SSO, SLA, dedikert support.',
  },
  whichPlan: {
    chip: 'Hvilken pakke passer for meg?',
    answer:
      'Det kommer an på hvor mange meldinger dere får i måneden: opp til {starterMessages} holder {starter}, opp til {professionalMessages} er det {professional}, og over det {enterprise}. Dere trenger også {professional} for flere språk, HIPAA eller A/B-testing. Omtrent hvor mange meldinger får dere i måneden?',
  },
  managed: {
    chip: 'Hva koster den fulle tjenesten?',
    answer:
      '{managedPrices}\n\nMed den fullt administrerte tjenesten bygger, drifter og passer vi boten for dere.',
  },
  managedOrPlatform: {
    chip: 'Plattform eller full tjeneste?',
    answer:
      'Med en plattformpakke (fra {starterPrice} i måneden) drifter dere boten selv på plattformen vår. Med den fullt administrerte tjenesten (fra {managedStarter} i måneden) bygger vi den, drifter den og fortsetter å forbedre den. Den første regnes i meldinger, den andre i samtaler.\n{managedPairs}',
  },
  cheapest: {
    chip: 'Hva er det billigste?',
    answer:
      'Det billigste er plattformpakken {starter} til {starterPrice} i måneden med opptil {starterMessages} meldinger, uten etableringsgebyr og uten lang bindingstid.',
  },
  setupFee: {
    chip: 'Er det etableringsgebyr?',
    answer:
      'Nei, ingen etableringsgebyr eller oppstartskostnad: i alle pakkene betaler dere bare månedsprisen. Bare tillegg som en spesialtilpasset integrasjon ({integrationPrice} én gang) eller utvidet opplæring ({trainingPrice} én gang) koster noe én gang.',
  },
  contract: {
    chip: 'Er det bindingstid?',
    answer:
      'Det er ingen lang bindingstid: pakkene løper måned for måned, og dere kan si opp når som helst med {noticeDays} dagers varsel.',
  },
  cancel: {
    chip: 'Hvordan sier jeg opp?',
    answer:
      'Du kan si opp når som helst med {noticeDays} dagers varsel; du trenger ingen begrunnelse, og det er ingen lang bindingstid. En melding til {email} er nok.',
  },
  trial: {
    chip: 'Kan jeg prøve det gratis?',
    answer:
      'Du kan prøve mye her uten å betale: chatte med demobotene til malene våre, bygge din egen flyt i Flow Builder og bestille en gratis rådgivning. Vi reklamerer ikke med noen gratis pakke eller prøveperiode; siden det ikke er etableringsgebyr og dere kan si opp med {noticeDays} dagers varsel, er en måned med {starter} ({starterPrice}) den minste måten å teste det på ordentlig.',
  },
  discount: {
    chip: 'Gir dere rabatt?',
    answer:
      'Siden nevner ingen rabatter, verken for årsbetaling eller for oppstartsbedrifter og ideelle organisasjoner, og jeg kan ikke love noen. Spør teamet vårt: {email} eller en gratis rådgivning er veien til et tilbud for deres tilfelle.',
  },
  payment: {
    chip: 'Hvordan betaler jeg?',
    answer:
      'Prisene er i amerikanske dollar og betales per måned. Siden sier ikke hvilke betalingsmåter eller fakturaer som finnes, eller om det kommer avgifter i tillegg; det avtaler teamet vårt med dere før dere starter: {email}.',
  },
  overage: {
    chip: 'Hva om vi bruker flere meldinger?',
    answer:
      'Ingenting stopper: i travle måneder koster ekstra samtaler {conversationPrice} per stykk, på alle pakker. Skjer det hver måned, er neste pakke som regel billigere.',
  },
  addOns: {
    chip: 'Hvilke tillegg finnes?',
    answer:
      'Tillegg til alle pakker:\n- ekstra språk: {languagePrice} i måneden\n- ekstra samtaler: {conversationPrice} per stykk\n- spesialtilpasset integrasjon: {integrationPrice} én gang\n- utvidet opplæring: {trainingPrice} én gang',
  },
  addLanguage: {
    chip: 'Hva koster et ekstra språk?',
    answer:
      'Et ekstra språk til boten koster {languagePrice} i måneden, skrevet og kvalitetssikret. {professional} og {enterprise} snakker flere språk; {starter} snakker ett.',
  },
  addIntegration: {
    chip: 'Hva koster en egen integrasjon?',
    answer:
      'En spesialtilpasset integrasjon, altså en kobling til deres eget system, koster {integrationPrice} én gang. {starter} har {starterIntegrations} standardintegrasjoner, {professional} så mange dere trenger.',
  },
  addTraining: {
    chip: 'Hva er utvidet opplæring?',
    answer:
      'Utvidet opplæring koster {trainingPrice} én gang: vi trener boten på dokumentene og de tidligere samtalene deres.',
  },
  switchPlan: {
    chip: 'Kan jeg bytte pakke senere?',
    answer:
      'Ja. Pakkene løper måned for måned, så dere kan gå opp eller ned når antall meldinger endrer seg; skriv til teamet på {email}, så gjør de byttet sammen med dere.',
  },
  refund: {
    chip: 'Får jeg pengene tilbake?',
    answer:
      'Siden lover ingen refusjon eller pengene-tilbake-garanti, så det kan ikke jeg heller. Det som gjelder: ikke noe etableringsgebyr, ingen lang bindingstid og oppsigelse med {noticeDays} dagers varsel. For alt utover det, skriv til {email}.',
  },
  messageCount: {
    chip: 'Hva regnes som en melding?',
    answer:
      'Plattformpakkene regnes i meldinger i måneden, den fullt administrerte tjenesten i samtaler; en samtale har vanligvis flere meldinger. Siden definerer det ikke nærmere, så spør teamet på {email} hvordan det ville blitt regnet hos dere.',
  },
  seats: {
    chip: 'Betaler man per bruker?',
    answer:
      'Nei, det er ingen brukerplasser: hele teamet kan være med. Prisen følger meldingene, aldri antall kolleger.',
  },
  custom: {
    chip: 'Hva med over 50 000 meldinger?',
    answer:
      'Over {professionalMessages} meldinger i måneden er prisen individuell: kalkulatoren viser omtrent hva den blir, og for mer enn 100 000 meldinger eller egen infrastruktur gir salgsteamet vårt et tilbud innen {hours} timer.',
  },
  modelPrices: {
    chip: 'Hva koster de bedre modellene?',
    answer:
      'Modellen endrer prisen: {starter} er {starterPrice} med GPT-3.5 Turbo, {sonnetStarter} med Claude 3 Sonnet og {opusStarter} med Claude 3 Opus; {professional} er {professionalPrice}, {sonnetProfessional} og {opusProfessional}. Kalkulatoren på prissiden viser det for deres mengde.',
  },
  perThousand: {
    chip: 'Hva koster 1000 meldinger?',
    answer:
      'Fullt utnyttet koster 1000 meldinger {starterThousand} med {starter} og {professionalThousand} med {professional}. Kalkulatoren på prissiden viser det for deres volum og modell.',
  },
  integrationCount: {
    chip: 'Hvor mange integrasjoner per plan?',
    answer:
      '{starter} har {starterIntegrations} integrasjoner (Slack, Email, Web), {professional} ubegrenset. Å koble til et eget system koster {integrationPrice} én gang.',
  },
};
