import type { AreaAnswers } from '../types.ts';

export const trust: AreaAnswers<'trust'> = {
  security: {
    chip: 'Hvor sikkert er det?',
    answer:
      'Sikkerhed er en del af alle planer: {badges}. Data krypteres undervejs og i hvile, og personoplysninger kan udleveres eller slettes på anmodning. {enterprise} tilføjer SSO, drift hos jer selv og udvidet sikkerhed. Nærmere oplysninger: {email}.',
  },
  hipaa: {
    chip: 'Er I klar til HIPAA?',
    answer:
      'HIPAA-parathed følger med {professional}. Botten giver aldrig lægefaglige råd; den sender alt lægefagligt videre til jeres personale. Skriv til {email} om aftaler og detaljer.',
  },
  gdpr: {
    chip: 'Overholder I GDPR?',
    answer:
      'Ja, klar til GDPR: personoplysninger kan ses, rettes, udleveres og slettes på anmodning, data krypteres undervejs og i hvile, og besøgende får at vide, hvad der gemmes. Skriv til {privacyEmail} om en databehandleraftale.',
  },
  iso: {
    chip: 'Er I ISO 27001-certificeret?',
    answer: 'Vores mærker er {badges}. Spørg vores team om certifikater og deres omfang: {email}.',
  },
  encryption: {
    chip: 'Er data krypteret?',
    answer: 'Ja. Data krypteres undervejs (TLS) og i hvile.',
  },
  dataLocation: {
    chip: 'Hvor gemmes data?',
    answer:
      'Siden nævner hverken land eller datacenter. Med {enterprise} kan data blive i jeres egen infrastruktur eller hos jer selv; hvor de ligger på de andre planer, fortæller vores team: {privacyEmail}.',
  },
  modelTraining: {
    chip: 'Bruges vores data til at træne AI?',
    answer:
      'Intet på siden siger, at jeres samtaler træner nogens model, og udvidet træning på jeres dokumenter sker kun, når I bestiller det. Hvor en AI-model fra en anden leverandør svarer, får den beskeden og den seneste del af samtalen. Bed {privacyEmail} om en skriftlig forsikring.',
  },
  erasure: {
    chip: 'Kan mine data slettes?',
    answer:
      'Ja. Du kan se, rette, tage med eller få slettet alt, hvad vi har om dig: én besked til {privacyEmail} er nok, og den dækker alle formularer, du har sendt med den adresse.',
  },
  visitorData: {
    chip: 'Hvad gemmer I om mig?',
    answer:
      'Ingen holder øje med dig her: ingen reklamer, ingen analysetjeneste, ingen scripts fra andre firmaer. Det, du gør, bliver i din browser, indtil du sender os en formular; kun det, der skrives i denne chat, gemmes på vores server fra første besked i {retentionDays} dage, og du kan slette det her når som helst. To cookies med et tilfældigt tal, kun sat når det er nødvendigt, sørger for, at din chat, dine likes og flows forbliver dine. Det hele står på privatlivssiden.',
  },
  cardNumbers: {
    chip: 'Hvad med kortnumre i chatten?',
    answer:
      'Kort-, konto- og personnumre sløres, før noget gemmes eller sendes videre, så ingen behøver at skrive dem her.',
  },
  sso: {
    chip: 'Har I single sign-on?',
    answer: 'Single sign-on (SSO) følger med {enterprise}.',
  },
  onPremises: {
    chip: 'Kan det køre hos os selv?',
    answer: 'Ja, drift i jeres egne lokaler følger med {enterprise}; prisen er individuel.',
  },
  dedicated: {
    chip: 'Får vi egen infrastruktur?',
    answer: 'Dedikeret infrastruktur, kun til jer, følger med {enterprise}, sammen med dedikeret support.',
  },
  sla: {
    chip: 'Har I en SLA?',
    answer: 'En SLA følger med {enterprise}. For alle planer oplyser vi {uptime} oppetid.',
  },
  responsible: {
    chip: 'Hvem er ansvarlig for databeskyttelsen?',
    answer:
      '{legalName} er ansvarlig for denne side og dens data. Siden nævner ingen databeskyttelsesrådgiver; om alt, der vedrører databeskyttelse, skriver du til {privacyEmail}.',
  },
  tracking: {
    chip: 'Bliver jeg sporet eller får reklamer?',
    answer:
      'Nej. Her er ingen reklamer, ingen analysetjeneste, ingen sporing og ingen scripts fra andre firmaer. To cookies med et tilfældigt tal og uden navn sættes kun, når det er nødvendigt: én til likes og flows, én til chatten. Netværksadresser bruges kort tid til at holde angribere ude og skrives ikke i logfiler.',
  },
  chatKept: {
    chip: 'Hvor længe gemmes denne chat?',
    answer:
      'Samtalen gemmes i {retentionDays} dage fra din første besked, så vi kan se, hvad der blev spurgt om, og træde til, hvis du vil have et menneske. »Slet denne samtale« i chatten sletter den straks overalt; har du sendt en formular, hører den til din henvendelse og slettes sammen med den: {privacyEmail}.',
  },
  formData: {
    chip: 'Hvad sendes med en formular?',
    answer:
      'Med en formular følger det, du skrev, og det, der hjælper os med at svare: siden, du skrev fra, det websted eller den kampagne, du kom fra, den skabelon, plan og beregner, du så på, dine fremskridt og dit besparelsesskøn, et vedhæftet flow og chatten her. Uden formular sendes intet. Vi gemmer det, så længe vi arbejder på din henvendelse, og sletter det, når du beder om det: {privacyEmail}.',
  },
  aiProvider: {
    chip: 'Læser en anden AI-udbyder med?',
    answer:
      'Hvor en AI-model fra en anden udbyder svarer, får den din besked og den sidste del af samtalen, uden navn eller adresse, medmindre du selv har skrevet dem. Kort- og kontonumre skjules først.',
  },
  aiAct: {
    chip: 'Skal en bot sige, at den er en bot?',
    answer:
      "Artikel 50 i EU's AI-forordning (AI Act) kræver, at folk får at vide, at de har med et AI-system at gøre, medmindre det er åbenlyst; efter forordningens egen tidsplan fra den 2. august 2026. Vi råder til at sige det i den første besked, på samtalens sprog og igen, når et menneske tager over. Vores blog forklarer det; det er ikke juridisk rådgivning.",
  },
};
