import type { AreaTexts } from '../types.ts';

export const trust: AreaTexts<'trust'> = {
  security: {
    chip: 'Hvor sikkert er det?',
    answer:
      'Sikkerhet er en del av alle pakker: {badges}. Data krypteres underveis og i ro, og personopplysninger kan utleveres eller slettes på forespørsel. {enterprise} gir i tillegg SSO, drift hos dere selv og utvidet sikkerhet. Mer informasjon: {email}.',
    asks: [
      '{hvor|er det|er boten|er dere} {sikkert er det|sikkert|sikker|sikker er boten|trygt|godt beskyttet}',
      '{sikkerhet|datasikkerhet|it sikkerhet|cybersikkerhet|sikkerhetsnivå|pentest|soc 2}',
      '{hva gjør dere for|fortell om|hva med} {sikkerheten|datasikkerheten|it sikkerheten|sikkerheten deres}',
      '{kan dere bli|har dere blitt|har dere vært} {hacket|rammet av datainnbrudd|utsatt for datalekkasje}',
      '{it avdelingen|sikkerhetssjefen|sjefen} {spør om sikkerhet|vil vite hvor sikkert det er}',
      'er {dataene våre|kundedata|samtalene} {trygge|sikre|beskyttet}',
      '{hvis dere blir hacket|hvordan er sikkerheten}',
      'hvor {sikkert|trygt} er det',
      '{lekkasjer|it-avdelingen spør om sikkerhet|datainnbrudd|beskyttelse|penetrasjonstest}',
      '{jeg vil gjerne vite|kan dere si meg|vennligst opplys|får jeg spørre|vi lurer på|kan dere bekrefte} hvordan opplysningene beskyttes',
      '{hei kjapt spørsmål|du|forresten|ok og|altså|god dag} er det trygt',
    ],
  },
  hipaa: {
    chip: 'Er dere HIPAA-klare?',
    answer:
      'HIPAA-klargjøring følger med {professional}. Boten gir aldri medisinske råd; den sender alt medisinsk videre til personalet deres. Skriv til {email} om avtaler og detaljer.',
    asks: [
      '{er dere|er det|er boten} {hipaa klare|hipaa compliant|hipaa sertifisert|hipaa godkjent|i tråd med hipaa}',
      '{hipaa|hipaa compliance|baa|pasientdata|helseopplysninger|phi}',
      '{får|kan} {boten|den|vi} {behandle pasientdata|lagre helseopplysninger|brukes til pasientdata|håndtere journaldata}',
      'hvilken pakke {har hipaa|er hipaa klar|inkluderer hipaa}',
      '{har dere hipaa|følger dere hipaa|oppfyller dere hipaa|krever hipaa pro}',
      '{pasientopplysninger|journaler|hippa|helsedata usa}',
    ],
  },
  gdpr: {
    chip: 'Følger dere GDPR?',
    answer:
      'Ja, GDPR-klar: personopplysninger kan ses, rettes, utleveres og slettes på forespørsel, data krypteres underveis og i ro, og besøkende får vite hva som lagres. Skriv til {privacyEmail} for en databehandleravtale.',
    asks: [
      '{følger|oppfyller|overholder} {dere|boten|dette|løsningen} {gdpr|personvernforordningen|personvernreglene|personopplysningsloven}',
      '{gdpr|personvern|dpa|databehandleravtale|personopplysninger}',
      '{kan vi få|lager dere|kan vi signere|har dere} {en databehandleravtale|en dpa|databehandleravtale}',
      '{hvordan|hva} {håndterer dere personopplysninger|ivaretar dere kundenes personvern|gjør dere med personvern|med gdpr}',
      'er {det|boten|chatboten deres} {gdpr klar|trygg etter gdpr|lovlig etter gdpr}',
      '{følger dere personvernloven|datatilsynet}',
      'er det {lovlig|ok|greit} etter {gdpr|personvernforordningen}',
    ],
  },
  iso: {
    chip: 'Er dere ISO 27001-sertifisert?',
    answer: 'Merkene våre er {badges}. Spør teamet vårt om sertifikater og omfanget av dem: {email}.',
    asks: [
      '{er dere|har dere|er firmaet deres} {iso sertifisert|iso 27001|sertifisert|et iso sertifikat|sertifikater|blitt revidert}',
      '{iso|iso 27001|sertifikater|sertifisering|revisjon|revisjonsrapport}',
      'hvilke {sertifikater|sertifiseringer|standarder|merker} {har dere|oppfyller dere|finnes}',
      'kan {jeg|vi} se {sertifikatet|iso sertifikatet|en revisjonsrapport}',
      '{sertifisert|kan innkjøp få se et sertifikat}',
    ],
  },
  encryption: {
    chip: 'Er dataene kryptert?',
    answer: 'Ja. Data krypteres underveis (TLS) og i ro.',
    asks: [
      'er {data|dataene våre|meldingene|samtalene|forbindelsen|chatten|alt} {kryptert|krypterte}',
      '{kryptering|kryptert|tls|ssl|ende til ende kryptering|https|aes}',
      'hvordan {krypterer dere|krypteres data|er dataene kryptert|lagres data kryptert}',
      '{bruker dere|har dere|krypterer dere med} {kryptering|ssl|tls|https|aes}',
      'krypterer dere {data|meldinger|alt|samtalene våre}',
      'er det kryptert {når det sendes|når det lagres}',
      'kan noen avlytte',
    ],
  },
  dataLocation: {
    chip: 'Hvor lagres dataene?',
    answer:
      'Siden nevner verken land eller datasenter. Med {enterprise} kan dataene bli i deres egen infrastruktur eller hos dere selv; hvor de ligger i de andre pakkene, kan teamet vårt fortelle: {privacyEmail}.',
    asks: [
      '{hvor|i hvilket land} {lagres data|ligger dataene|står serverne|er serverne deres|oppbevares dataene|lagres samtalene}',
      '{datalagring sted|serverplassering|datasenter|eu hosting|hosting i eøs|servere i norge}',
      '{blir|ligger|er} {data|dataene våre|serverne} {i eu|i europa|i norge|innenfor eøs}',
      '{sendes|går|havner} {data|dataene våre|noe} {til usa|til kina|ut av eu|til openai}',
      'hvem {hoster data|hoster dere|drifter serverne}',
      '{står serverne i norge}',
      '{hvor|i hvilket land} {ligger|havner|lagres} {dataene|opplysningene|serverne}',
      'forlater noe {eu|norge}',
      '{lagres i usa|blir dataene i eu|aws eller azure}',
      '{jeg vil gjerne vite|kan dere si meg|vennligst opplys|får jeg spørre|vi lurer på|kan dere bekrefte} hvor opplysningene lagres',
      '{hei kjapt spørsmål|du|forresten|ok og|altså|god dag} hvor ligger dataene',
    ],
  },
  modelTraining: {
    chip: 'Brukes dataene våre til å trene AI?',
    answer:
      'Ingenting på siden sier at samtalene deres trener noens modell, og utvidet opplæring på dokumentene deres skjer bare når dere bestiller det. Der en AI-modell fra en annen leverandør svarer, får den meldingen og siste del av samtalen. Be {privacyEmail} om en skriftlig forsikring.',
    asks: [
      '{bruker dere|brukes|blir} {dataene våre|samtalene våre|chattene mine|kundedata} {til å trene ai|brukt til trening|til trening av modeller|som treningsdata}',
      '{treningsdata|dataeierskap|hvem eier data|ai trening på våre data}',
      'hvem {eier samtalene|har rettighetene til data|eier dataene våre|eier innholdet}',
      '{selger dere|deler dere|får openai|ser openai} {dataene våre|kundedata|data videre|samtalene våre}',
      'brukes {chattene|samtalene|dataene} våre til å {trene|lære opp} {ki-en|chatgpt}',
      '{hvem eier dataene|selger dere data|trening på våre data}',
    ],
  },
  erasure: {
    chip: 'Kan dataene mine slettes?',
    answer:
      'Ja. Du kan se, rette, ta med deg eller få slettet alt vi har om deg: én melding til {privacyEmail} er nok, og den dekker alle skjemaer du har sendt med den adressen.',
    asks: [
      '{kan dere|vil dere|hvordan får jeg|jeg vil ha} {slettet dataene mine|slette dataene mine|slette alt om meg|fjerne opplysningene mine|opplysningene mine slettet}',
      '{slett dataene mine|retten til å bli glemt|sletting|innsynsbegjæring|slettekrav}',
      '{kan jeg|hvordan kan jeg} {se|få utlevert|rette|laste ned} {dataene mine|opplysningene mine|hva dere har om meg}',
      '{hva skjer med|sletter dere} {dataene våre|data|opplysningene} {når vi sier opp|etterpå|når vi slutter}',
      '{slett alt om meg|jeg vil bli glemt|fjern opplysningene mine}',
      '{slett|fjern|glem} {alt om meg|opplysningene mine|e-posten min}',
      '{innsyn|få ut dataene mine|hva skjer med dataene når vi slutter}',
      '{jeg vil gjerne vite|kan dere si meg|vennligst opplys|får jeg spørre|vi lurer på|kan dere bekrefte} hvordan jeg får slettet opplysningene mine',
      '{hei kjapt spørsmål|du|forresten|ok og|altså|god dag} slett alt',
    ],
  },
  visitorData: {
    chip: 'Hva lagrer dere om meg?',
    answer:
      'Ingen følger med på deg her: ingen reklame, ingen analysetjeneste, ingen skript fra andre selskaper. Det du gjør, blir i nettleseren din til du sender oss en melding eller bestiller rådgivning; anonyme samtaler slettes etter {retentionDays} dager. To informasjonskapsler med et tilfeldig tall, satt bare når det trengs, sørger for at chatten, likerklikkene og flytene dine forblir dine. Alt står på personvernsiden.',
    asks: [
      '{hva|hvilke data} {lagrer dere om meg|vet dere om meg|samler dere inn om besøkende|registrerer dere her|lagrer siden om meg}',
      '{personvernerklæring}',
      '{husker du meg}',
      '{hvilke data tar dere når jeg åpner siden|hva vet dere om besøkende|hva lagres når jeg besøker siden|hva skjer med besøksdataene mine|hvilke personopplysninger samler siden inn|hvor leser jeg personvernerklæringen}',
    ],
  },
  cardNumbers: {
    chip: 'Hva med kortnumre i chatten?',
    answer:
      'Kort-, konto- og fødselsnumre skjules før noe lagres eller sendes videre, så ingen trenger å skrive dem her.',
    asks: [
      '{hva om|hva skjer hvis} {en kunde|noen|jeg} {skriver kortnummeret|sender et fødselsnummer|skriver kontonummer|taster kredittkortnummer}',
      '{lagrer dere|skal jeg skrive|kan jeg sende} {kortnumre|kredittkortopplysninger|fødselsnummer|kontonummer|kortnummeret mitt}',
      '{kortnumre|kortdata|fødselsnumre|pci|pci dss|maskering|sensitive tall}',
      'blir {kortnumre|fødselsnumre|kontonumre} {skjult|maskert|lagret}',
      '{noen skriver kortnummeret sitt i chatten|fødselsnummer i chatten|skjules kortnummeret}',
      'om noen skriver {kortnummeret|fødselsnummeret|kontonummeret} sitt',
      '{kortopplysninger|personnummer i chatten|maskeres}',
    ],
  },
  sso: {
    chip: 'Har dere single sign-on?',
    answer: 'Single sign-on (SSO) følger med {enterprise}.',
    asks: [
      '{har dere|støtter dere|kan vi bruke|finnes det|kjører dere med} {sso|single sign on|saml|azure ad|okta|google innlogging|tofaktor}',
      '{sso|single sign on|saml|okta|azure ad|entra|feide}',
      'hvilken pakke {har sso|inkluderer single sign on|har single sign on}',
      'kan {de ansatte|folka våre|vi} logge inn med {firmakonto|microsoft|google|vår egen innlogging}',
      'logge inn med {microsoft|google|jobbkontoen|bankid}',
      'active directory',
    ],
  },
  onPremises: {
    chip: 'Kan det kjøre hos oss selv?',
    answer: 'Ja, drift i egne lokaler følger med {enterprise}; prisen er individuell.',
    asks: [
      '{kan det|kan vi|kan boten} {kjøre|hoste det|installeres|drifte det|hostes} {på egne servere|on premise|i vårt eget datasenter|lokalt|i vår egen sky|hos oss selv}',
      '{on premise|on premises|egen server|self hosted|egne servere|lokal installasjon}',
      'hvilken pakke {har on premise|gir egen hosting|kan kjøre på egne servere}',
      '{data|ingenting|dataene våre} kan ikke {forlate huset|forlate nettverket vårt|ligge hos andre}',
      '{på våre egne servere|kjøre den hos oss|ikke i skyen|eget datasenter}',
      'kan vi ha den {hos oss|i vårt eget datarom|på egen maskinvare}',
      '{skyen er forbudt hos oss|on prem|bak brannmuren}',
    ],
  },
  dedicated: {
    chip: 'Får vi egen infrastruktur?',
    answer: 'Dedikert infrastruktur, bare for dere, følger med {enterprise}, sammen med dedikert support.',
    asks: [
      '{får vi|kan vi få|har dere|tilbyr dere} {dedikert infrastruktur|egen server|en dedikert server|en egen instans|dedikert support|en fast kontaktperson|en account manager}',
      '{dedikert infrastruktur|dedikert server|egen instans|single tenant|account manager|isolert miljø}',
      '{er|deles} {serverne|infrastrukturen|dataene våre} {delt med andre|med andre kunder|adskilt fra andre|isolert}',
      'deler vi server med {andre|andre kunder}',
      '{dedikert|egen kontaktperson|isolert}',
    ],
  },
  sla: {
    chip: 'Har dere en SLA?',
    answer: 'En SLA følger med {enterprise}. For alle pakker oppgir vi {uptime} oppetid.',
    asks: [
      '{har dere|får vi|tilbyr dere|kan vi få|finnes det} {en sla|en serviceavtale|garanterte svartider|en service level agreement|sla på oppetid}',
      '{sla|serviceavtale|service level agreement|servicenivå|sla vilkår}',
      'hvilken pakke {har en sla|inkluderer sla|kommer med sla}',
      '{kompensasjon|hva får vi|er det bot} hvis {slaen ikke holdes|oppetiden ikke overholdes|dere ikke oppfyller slaen}',
      '{tjenestenivåavtale}',
      '{avtalt oppetid|bot ved nedetid|juristen vil ha sla}',
      '{jeg vil gjerne vite|kan dere si meg|vennligst opplys|får jeg spørre|vi lurer på|kan dere bekrefte} om dere tilbyr sla',
      '{hei kjapt spørsmål|du|forresten|ok og|altså|god dag} har dere sla',
    ],
  },
  responsible: {
    chip: 'Hvem er ansvarlig for personvernet?',
    answer:
      '{legalName} er ansvarlig for dette nettstedet og dataene. Siden nevner ikke noe personvernombud; for alt om personvern skriver du til {privacyEmail}.',
    asks: [
      '{hvem er|hva heter|hvem hos dere er} {personvernombudet deres|behandlingsansvarlig|ansvarlig for dataene mine|ansvarlig for personvernet}',
      '{har dere|finnes det} {et personvernombud|en personvernansvarlig|en behandlingsansvarlig}',
      '{kontakt for personvern|hvem skriver jeg til om personvern|epost for personvernspørsmål|behandlingsansvarlig|navnet på personvernombudet|hvem svarer for dataene mine}',
      'hvem har ansvar for personvernet',
    ],
  },
  tracking: {
    chip: 'Blir jeg sporet, eller vises det reklame?',
    answer:
      'Nei. Her er det ingen reklame, ingen analysetjeneste, ingen sporing og ingen skript fra andre selskaper. To informasjonskapsler med et tilfeldig tall og uten navn settes bare når det trengs: én for likerklikk og flyter, én for chatten. Nettverksadresser brukes en kort stund for å holde angripere ute og skrives ikke i logger.',
    asks: [
      '{sporer dere|bruker dere|følger dere} {meg|cookies|google analytics|besøkende|informasjonskapsler}',
      '{cookies|sporing|informasjonskapsler}',
      '{er det|har dere|bruker dere} {reklame|annonser|sporere|reklamekapsler|markedsføringscookies|sporingspiksler|skript fra tredjeparter|et cookiebanner}',
      '{får jeg reklame etterpå|brukes dataene mine til reklame|lagrer dere ip adressen min|logges ip en min|blir jeg overvåket når jeg surfer her|blir jeg overvåka på siden|har dere facebook pikselen}',
      '{hvorfor ikke noe cookiebanner|hvilke informasjonskapsler setter dere|hvor mange cookies|hva er cookiene til|annonsesporere}',
      '{sporer|overvåker|forfølger} dere meg',
      '{blir jeg overvåka når jeg surfer|reklamesporere|google analytics|cookiebanner|viser dere annonser}',
    ],
  },
  chatKept: {
    chip: 'Hvor lenge lagres denne chatten?',
    answer:
      'Samtalen lagres i {retentionDays} dager fra din første melding, så vi ser hva det ble spurt om og kan tre inn om du vil ha et menneske. «Slett denne samtalen» i chatten sletter den straks overalt; har du sendt et skjema, hører den til henvendelsen din og slettes sammen med den: {privacyEmail}.',
    asks: [
      '{blir|er|lagres} {denne chatten|det jeg skriver|samtalen her|meldingene mine} {lagret|privat|konfidensielt|}',
      '{er chatten privat}',
      '{hvem leser|kan noen lese|kan andre se} {dette|det jeg skriver|meldingene mine|chatten min}',
      'hvor lenge {lagrer dere chatter|lagres samtalen|ligger meldingene mine}',
      '{lagrer du det jeg skriver|hvor lenge ligger greiene mine der|blir det mellom oss}',
      '{hvordan|hvor|kan jeg} {sletter jeg|fjerner jeg|slette|fjerne} {denne chatten|samtalen|chatloggen|det jeg skrev her}',
      '{slette chatten|slett samtalen|chathistorikk|hvor mange dager lagres chatten|slettes chatter automatisk|når slettes samtalen|lagringstid for chatten}',
      'hvis jeg sletter chatten {forsvinner den overalt|forsvinner den fra serveren|er alt borte da}',
      '{lagres|logges} {dette|chatten|det jeg skriver}',
      '{hvor lenge ligger chatten|lagrer dere det vi skriver}',
    ],
  },
  formData: {
    chip: 'Hva sendes med et skjema?',
    answer:
      'Med et skjema følger det du skrev, og det som hjelper oss å svare: siden du skrev fra, nettstedet eller kampanjen du kom fra, malen, planen og kalkulatorinnstillingene du så på, fremgangen og besparelsesanslaget ditt, en vedlagt flyt og chatten her. Uten skjema sendes ingenting. Vi beholder det så lenge vi arbeider med henvendelsen, og sletter det når du ber om det: {privacyEmail}.',
    asks: [
      '{hva|hvilke data|hva mer} {sendes med|følger med|legger dere ved|ser dere i} {skjemaet|kontaktskjemaet|et skjema|meldingen min|henvendelsen min|bestillingen}',
      '{hvor lenge beholder dere|hva skjer med|lagrer dere|gjelder det også} {skjemaet jeg sendte|skjemaet mitt|skjemaet jeg sendte i går|henvendelsen min|skjemadata}',
      '{sendes chatten med skjemaet|skjemadata|kan jeg få slettet et innsendt skjema|hvorfor legger dere ved det jeg så på|personvern i skjemaet}',
      'gjelder det skjemaet jeg sendte {i går|}',
      'hvor lenge lagrer dere skjemaet',
    ],
  },
  aiProvider: {
    chip: 'Leser en annen KI-leverandør med?',
    answer:
      'Der en KI-modell fra en annen leverandør svarer, får den meldingen din og siste del av samtalen, uten navn eller adresse med mindre du skrev dem selv. Kort- og kontonumre skjules først.',
    asks: [
      '{leser|ser|får} {et annet selskap|openai|anthropic|en ki leverandør|en tredjepart|chatgpt} {med her|chatten|det jeg skriver|meldingene mine|navnet mitt}',
      '{sendes|går|deles} {meldingen min|det jeg skriver|chatten} {til openai|til en ki leverandør|til et annet selskap|med tredjeparter}',
      '{ekstern ki leverandør|ki fra tredjepart|hva får ki leverandøren|leser en fremmed ki dette}',
      'leser {openai|et ki-selskap} med',
      'sendes teksten til en fremmed ki',
    ],
  },
  aiAct: {
    chip: 'Må en bot si at den er en bot?',
    answer:
      'Artikkel 50 i EUs KI-forordning (AI Act) krever at folk får vite at de har med et KI-system å gjøre, med mindre det er åpenbart; etter forordningens egen tidsplan fra 2. august 2026. Vi råder til å si det i første melding, på samtalens språk og igjen når et menneske tar over. Bloggen vår forklarer det; det er ikke juridisk rådgivning.',
    asks: [
      '{må|skal|plikter} {en bot|boten min|chatboten|chatboten vår|vi} {si at den er en bot|opplyse om at det er ki|oppgi at det er en maskin|fortelle at det ikke er et menneske|å si at det er en bot}',
      '{hva sier|hva krever|hva betyr|gjelder} {ai act|ki forordningen|artikkel 50|eus ki lov|ki loven} {for chatboter|for oss|}',
      '{ai act|ki forordningen|ki loven|artikkel 50|opplysningsplikt om ki|åpenhetskrav|kan man skjule at det er en bot}',
      '{må man si at det er en bot|ki-forordningen|lov om chatboter|opplysningsplikt}',
    ],
  },
};
