import type { AreaAnswers } from '../types.ts';

export const trust: AreaAnswers<'trust'> = {
  security: {
    chip: 'Hvor sikkert er det?',
    answer:
      'Sikkerhet er en del av alle pakker: {badges}. Data krypteres underveis og i ro, og personopplysninger kan utleveres eller slettes på forespørsel. {enterprise} gir i tillegg SSO, drift hos dere selv og utvidet sikkerhet. Mer informasjon: {email}.',
  },
  hipaa: {
    chip: 'Er dere HIPAA-klare?',
    answer:
      'HIPAA-klargjøring følger med {professional}. Boten gir aldri medisinske råd; den sender alt medisinsk videre til personalet deres. Skriv til {email} om avtaler og detaljer.',
  },
  gdpr: {
    chip: 'Følger dere GDPR?',
    answer:
      'Ja, GDPR-klar: personopplysninger kan ses, rettes, utleveres og slettes på forespørsel, data krypteres underveis og i ro, og besøkende får vite hva som lagres. Skriv til {privacyEmail} for en databehandleravtale.',
  },
  iso: {
    chip: 'Er dere ISO 27001-sertifisert?',
    answer: 'Merkene våre er {badges}. Spør teamet vårt om sertifikater og omfanget av dem: {email}.',
  },
  encryption: {
    chip: 'Er dataene kryptert?',
    answer: 'Ja. Data krypteres underveis (TLS) og i ro.',
  },
  dataLocation: {
    chip: 'Hvor lagres dataene?',
    answer:
      'Siden nevner verken land eller datasenter. Med {enterprise} kan dataene bli i deres egen infrastruktur eller hos dere selv; hvor de ligger i de andre pakkene, kan teamet vårt fortelle: {privacyEmail}.',
  },
  modelTraining: {
    chip: 'Brukes dataene våre til å trene AI?',
    answer:
      'Ingenting på siden sier at samtalene deres trener noens modell, og utvidet opplæring på dokumentene deres skjer bare når dere bestiller det. Der en AI-modell fra en annen leverandør svarer, får den meldingen og siste del av samtalen. Be {privacyEmail} om en skriftlig forsikring.',
  },
  erasure: {
    chip: 'Kan dataene mine slettes?',
    answer:
      'Ja. Du kan se, rette, ta med deg eller få slettet alt vi har om deg: én melding til {privacyEmail} er nok, og den dekker alle skjemaer du har sendt med den adressen.',
  },
  visitorData: {
    chip: 'Hva lagrer dere om meg?',
    answer:
      'Ingen følger med på deg her: ingen reklame, ingen analysetjeneste, ingen skript fra andre selskaper. Det du gjør, blir i nettleseren din til du sender oss et skjema; bare det du sier i denne chatten, lagres på serveren vår allerede ved første melding, i {retentionDays} dager, og du kan slette det her når som helst. To informasjonskapsler med et tilfeldig tall, satt bare når det trengs, sørger for at chatten, likerklikkene og flytene dine forblir dine. Alt står på personvernsiden.',
  },
  cardNumbers: {
    chip: 'Hva med kortnumre i chatten?',
    answer:
      'Kort-, konto- og fødselsnumre skjules før noe lagres eller sendes videre, så ingen trenger å skrive dem her.',
  },
  sso: {
    chip: 'Har dere single sign-on?',
    answer: 'Single sign-on (SSO) følger med {enterprise}.',
  },
  onPremises: {
    chip: 'Kan det kjøre hos oss selv?',
    answer: 'Ja, drift i egne lokaler følger med {enterprise}; prisen er individuell.',
  },
  dedicated: {
    chip: 'Får vi egen infrastruktur?',
    answer: 'Dedikert infrastruktur, bare for dere, følger med {enterprise}, sammen med dedikert support.',
  },
  sla: {
    chip: 'Har dere en SLA?',
    answer: 'En SLA følger med {enterprise}. For alle pakker oppgir vi {uptime} oppetid.',
  },
  responsible: {
    chip: 'Hvem er ansvarlig for personvernet?',
    answer:
      '{legalName} er ansvarlig for dette nettstedet og dataene. Siden nevner ikke noe personvernombud; for alt om personvern skriver du til {privacyEmail}.',
  },
  tracking: {
    chip: 'Blir jeg sporet, eller vises det reklame?',
    answer:
      'Nei. Her er det ingen reklame, ingen analysetjeneste, ingen sporing og ingen skript fra andre selskaper. To informasjonskapsler med et tilfeldig tall og uten navn settes bare når det trengs: én for likerklikk og flyter, én for chatten. Nettverksadresser brukes en kort stund for å holde angripere ute og skrives ikke i logger.',
  },
  chatKept: {
    chip: 'Hvor lenge lagres denne chatten?',
    answer:
      'Samtalen lagres i {retentionDays} dager fra din første melding, så vi ser hva det ble spurt om og kan tre inn om du vil ha et menneske. «Slett denne samtalen» i chatten sletter den straks overalt; har du sendt et skjema, hører den til henvendelsen din og slettes sammen med den: {privacyEmail}.',
  },
  formData: {
    chip: 'Hva sendes med et skjema?',
    answer:
      'Med et skjema følger det du skrev, og det som hjelper oss å svare: siden du skrev fra, nettstedet eller kampanjen du kom fra, malen, planen og kalkulatorinnstillingene du så på, fremgangen og besparelsesanslaget ditt, en vedlagt flyt og chatten her. Uten skjema sendes ingenting. Vi beholder det så lenge vi arbeider med henvendelsen, og sletter det når du ber om det: {privacyEmail}.',
  },
  aiProvider: {
    chip: 'Leser en annen KI-leverandør med?',
    answer:
      'Der en KI-modell fra en annen leverandør svarer, får den meldingen din og siste del av samtalen, uten navn eller adresse med mindre du skrev dem selv. Kort- og kontonumre skjules først.',
  },
  aiAct: {
    chip: 'Må en bot si at den er en bot?',
    answer:
      'Artikkel 50 i EUs KI-forordning (AI Act) krever at folk får vite at de har med et KI-system å gjøre, med mindre det er åpenbart; etter forordningens egen tidsplan fra 2. august 2026. Vi råder til å si det i første melding, på samtalens språk og igjen når et menneske tar over. Bloggen vår forklarer det; det er ikke juridisk rådgivning.',
  },
};
