import type { AreaTexts } from '../types.ts';

export const trust: AreaTexts<'trust'> = {
  security: {
    chip: 'Hvor sikkert er det?',
    answer:
      'Sikkerhed er en del af alle planer: {badges}. Data krypteres undervejs og i hvile, og personoplysninger kan udleveres eller slettes på anmodning. {enterprise} tilføjer SSO, drift hos jer selv og udvidet sikkerhed. Nærmere oplysninger: {email}.',
    asks: [
      '{hvor|er det|er botten|er i} {sikkert er det|sikkert|sikker|sikker er botten|sikre på sikkerheden|ordentligt beskyttet}',
      '{sikkerhed|datasikkerhed|it sikkerhed|cybersikkerhed|sikkerhedsniveau|pentest|soc 2}',
      '{hvad gør i for|fortæl om|hvad med} {sikkerheden|datasikkerheden|it sikkerheden|jeres sikkerhed}',
      '{kan i blive|er i blevet|har i været} {hacket|ramt af et databrud|udsat for datalæk}',
      '{vores it|vores sikkerhedschef|min chef} {spørger om sikkerhed|vil vide hvor sikkert det er}',
      'er {vores data|kundedata|samtalerne} {i sikkerhed|sikre|beskyttet}',
      '{hvis i bliver hacket|hvordan er sikkerheden}',
      'hvor {sikkert|trygt} er det',
      '{kan I blive hacket|læk|it-afdelingen spørger om sikkerhed}',
      '{databrud|beskyttelse|penetrationstest}',
      '{jeg vil gerne vide|kan I fortælle mig|oplys venligst|må jeg spørge|vi vil høre|kan I bekræfte} hvordan oplysningerne beskyttes',
      '{hej hurtigt spørgsmål|du|forresten|ok og|altså|goddag} er det sikkert',
    ],
  },
  hipaa: {
    chip: 'Er I klar til HIPAA?',
    answer:
      'HIPAA-parathed følger med {professional}. Botten giver aldrig lægefaglige råd; den sender alt lægefagligt videre til jeres personale. Skriv til {email} om aftaler og detaljer.',
    asks: [
      '{er i|er det|er botten} {hipaa klar|hipaa compliant|hipaa certificeret|hipaa godkendt|i orden med hipaa}',
      '{hipaa|hipaa compliance|baa|patientdata|helbredsoplysninger|phi}',
      '{må|kan} {botten|den|vi} {behandle patientdata|gemme helbredsoplysninger|bruges til patientdata|håndtere journaldata}',
      'hvilken plan {har hipaa|er hipaa klar|indeholder hipaa}',
      '{har i hipaa|overholder i hipaa|lever i op til hipaa|kræver hipaa pro}',
      '{patientoplysninger|journaler|hippa|sundhedsdata usa}',
    ],
  },
  gdpr: {
    chip: 'Overholder I GDPR?',
    answer:
      'Ja, klar til GDPR: personoplysninger kan ses, rettes, udleveres og slettes på anmodning, data krypteres undervejs og i hvile, og besøgende får at vide, hvad der gemmes. Skriv til {privacyEmail} om en databehandleraftale.',
    asks: [
      '{overholder|opfylder|følger} {i|botten|det her|løsningen} {gdpr|persondataforordningen|databeskyttelsesreglerne|persondatareglerne}',
      '{gdpr|persondata|databeskyttelse|dpa|databehandleraftale|persondataforordningen}',
      '{kan vi få|laver i|kan vi underskrive|har i} {en databehandleraftale|en dpa|en dba}',
      '{hvordan|hvad} {håndterer i persondata|passer i på kundernes privatliv|gør i med personoplysninger|med gdpr|behandler i personoplysninger}',
      'er {det|botten|jeres chatbot} {gdpr sikker|gdpr klar|lovlig efter gdpr}',
      '{overholder i persondataloven|datatilsynet}',
      'er det {lovligt|ok|i orden} efter {gdpr|databeskyttelsesforordningen}',
      'personoplysninger',
    ],
  },
  iso: {
    chip: 'Er I ISO 27001-certificeret?',
    answer: 'Vores mærker er {badges}. Spørg vores team om certifikater og deres omfang: {email}.',
    asks: [
      '{er i|har i|er jeres firma} {iso certificeret|iso 27001|certificerede|et iso certifikat|certifikater|blevet auditeret}',
      '{iso|iso 27001|certifikater|certificering|audit|revisionserklæring|isae 3000}',
      'hvilke {certifikater|certificeringer|standarder|mærker} {har i|lever i op til|findes der}',
      'kan {jeg|vi} se {certifikatet|jeres iso certifikat|en auditrapport}',
      'hvilke {beviser|certifikater} har I',
      '{certificeret|revision|kan indkøb få et certifikat}',
    ],
  },
  encryption: {
    chip: 'Er data krypteret?',
    answer: 'Ja. Data krypteres undervejs (TLS) og i hvile.',
    asks: [
      'er {data|vores data|beskederne|samtalerne|forbindelsen|chatten|alt} {krypteret|krypterede}',
      '{kryptering|krypteret|tls|ssl|end to end kryptering|https|aes}',
      'hvordan {krypterer i|er data krypteret|krypteres data|gemmes data krypteret}',
      '{bruger i|har i|krypterer i med} {kryptering|ssl|tls|https|aes}',
      'krypterer i {data|beskeder|alt|vores samtaler}',
      'er det krypteret {når det sendes|når det gemmes}',
      'kan nogen lytte med',
    ],
  },
  dataLocation: {
    chip: 'Hvor gemmes data?',
    answer:
      'Siden nævner hverken land eller datacenter. Med {enterprise} kan data blive i jeres egen infrastruktur eller hos jer selv; hvor de ligger på de andre planer, fortæller vores team: {privacyEmail}.',
    asks: [
      '{hvor|i hvilket land} {gemmes data|ligger data|står serverne|er jeres servere|opbevares vores data|lagres samtalerne}',
      '{dataplacering|serverplacering|datacenter|eu hosting|hosting i eu|servere i danmark}',
      '{bliver|ligger|er} {data|vores data|serverne} {i eu|i europa|i danmark|inden for eu}',
      '{sendes|ryger|kommer} {data|vores data|noget} {til usa|til kina|ud af eu|til openai}',
      'hvem {hoster data|hoster jer|driver serverne}',
      '{står serverne i danmark|hvor ligger vores data}',
      '{hvor|i hvilket land} {står|havner|opbevares} {data|oplysningerne|serverne}',
      'forlader noget {eu|danmark}',
      '{gemmes i usa|aws eller azure}',
      '{jeg vil gerne vide|kan I fortælle mig|oplys venligst|må jeg spørge|vi vil høre|kan I bekræfte} hvor oplysningerne opbevares',
      '{hej hurtigt spørgsmål|du|forresten|ok og|altså|goddag} hvor ligger data',
    ],
  },
  modelTraining: {
    chip: 'Bruges vores data til at træne AI?',
    answer:
      'Intet på siden siger, at jeres samtaler træner nogens model, og udvidet træning på jeres dokumenter sker kun, når I bestiller det. Hvor en AI-model fra en anden leverandør svarer, får den beskeden og den seneste del af samtalen. Bed {privacyEmail} om en skriftlig forsikring.',
    asks: [
      '{bruger i|bruges|bliver} {vores data|vores samtaler|mine chats|kundedata} {til at træne ai|brugt til træning|til træning af modeller|som træningsdata}',
      '{træningsdata|dataejerskab|hvem ejer data|ai træning på vores data|ejerskab af data}',
      'hvem {ejer samtalerne|har rettighederne til data|ejer vores data|ejer indholdet}',
      '{sælger i|deler i|får openai|ser openai} {vores data|kundedata|data videre|vores samtaler}',
      "bruges {vores chats|samtalerne|vores data} til at {træne|lære} {ai'en|chatgpt}",
      '{sælger I data|træning på vores data}',
    ],
  },
  erasure: {
    chip: 'Kan mine data slettes?',
    answer:
      'Ja. Du kan se, rette, tage med eller få slettet alt, hvad vi har om dig: én besked til {privacyEmail} er nok, og den dækker alle formularer, du har sendt med den adresse.',
    asks: [
      '{kan i|vil i|hvordan får jeg|jeg vil have} {slettet mine data|slette mine data|slette alt om mig|fjerne mine oplysninger|mine oplysninger slettet}',
      '{slet mine data|retten til at blive glemt|sletning|dataudtræk|sletteanmodning|indsigtsanmodning}',
      '{kan jeg|hvordan kan jeg} {se|få udleveret|rette|downloade} {mine data|mine oplysninger|hvad i har om mig}',
      '{hvad sker der med|sletter i} {vores data|data|oplysningerne} {når vi opsiger|bagefter|når vi stopper}',
      '{slet alt om mig|jeg vil glemmes|fjern mine oplysninger}',
      '{slet|fjern|glem} {alt om mig|mine oplysninger|min mail}',
      '{indsigt|få mine data ud}',
      '{jeg vil gerne vide|kan I fortælle mig|oplys venligst|må jeg spørge|vi vil høre|kan I bekræfte} hvordan jeg får slettet mine oplysninger',
      '{hej hurtigt spørgsmål|du|forresten|ok og|altså|goddag} slet alt',
    ],
  },
  visitorData: {
    chip: 'Hvad gemmer I om mig?',
    answer:
      'Ingen holder øje med dig her: ingen reklamer, ingen analysetjeneste, ingen scripts fra andre firmaer. Det, du gør, bliver i din browser, indtil du sender os en besked eller booker en rådgivning; anonyme samtaler slettes efter {retentionDays} dage. To cookies med et tilfældigt tal, kun sat når det er nødvendigt, sørger for, at din chat, dine likes og flows forbliver dine. Det hele står på privatlivssiden.',
    asks: [
      '{hvad|hvilke data} {gemmer i om mig|ved i om mig|indsamler i om besøgende|registrerer i her|gemmer siden om mig}',
      '{privatliv|privatlivspolitik}',
      '{husker du mig}',
      '{hvilke data tager i når jeg åbner siden|hvad ved i om besøgende|hvad gemmes når jeg besøger siden|hvad sker der med mine besøgsdata|hvilke personoplysninger indsamler siden|hvor læser jeg privatlivspolitikken}',
    ],
  },
  cardNumbers: {
    chip: 'Hvad med kortnumre i chatten?',
    answer:
      'Kort-, konto- og personnumre sløres, før noget gemmes eller sendes videre, så ingen behøver at skrive dem her.',
    asks: [
      '{hvad hvis|hvad sker der hvis} {en kunde|nogen|jeg} {skriver sit kortnummer|sender et cpr nummer|skriver kontonummer|taster kreditkortnummer}',
      '{gemmer i|skal jeg skrive|må jeg sende} {kortnumre|kreditkortoplysninger|cpr nummer|kontonummer|mit kortnummer|bankoplysninger}',
      '{kortnumre|kortdata|cpr numre|pci|pci dss|sløring|følsomme tal}',
      'bliver {kortnumre|cpr numre|kontonumre} {sløret|skjult|gemt}',
      '{en skriver sit kortnummer i chatten|cpr nummer i chatten|bliver kortnummeret skjult}',
      'hvis nogen skriver sit {kortnummer|cpr-nummer|kontonummer}',
      '{kortoplysninger|cpr i chatten|maskeres}',
    ],
  },
  sso: {
    chip: 'Har I single sign-on?',
    answer: 'Single sign-on (SSO) følger med {enterprise}.',
    asks: [
      '{har i|understøtter i|kan vi bruge|findes der|kører i med} {sso|single sign on|saml|azure ad|okta|google login|tofaktor}',
      '{sso|single sign on|saml|okta|azure ad|entra|active directory}',
      'hvilken plan {har sso|indeholder single sign on|har single sign on}',
      'kan {medarbejderne|vores folk|vi} logge ind med {firmakonto|microsoft|google|vores eget login}',
      'logge ind med {microsoft|google|arbejdskontoen|mitid}',
      '{hej hurtigt spørgsmål|du|forresten|ok og|altså|goddag} {har I sso|hvor får jeg SSO}',
    ],
  },
  onPremises: {
    chip: 'Kan det køre hos os selv?',
    answer: 'Ja, drift i jeres egne lokaler følger med {enterprise}; prisen er individuel.',
    asks: [
      '{kan det|kan vi|kan botten|er det muligt at} {køre|hoste det|installeres|drive det|hostes} {på egne servere|on premise|i vores eget datacenter|lokalt|i vores egen sky|hos os selv}',
      '{on premise|on premises|egen server|self hosted|egne servere|lokal installation}',
      'hvilken plan {har on premise|giver egen hosting|kan køre på egne servere}',
      '{data|intet|vores data} må ikke {forlade huset|forlade vores netværk|ligge hos andre}',
      '{på vores egne servere|køre den hos os selv|ikke i skyen|eget datacenter}',
      'kan vi have den {hos os|i vores eget serverrum|på egen hardware}',
      '{skyen er forbudt hos os|on prem|bag firewallen}',
    ],
  },
  dedicated: {
    chip: 'Får vi egen infrastruktur?',
    answer: 'Dedikeret infrastruktur, kun til jer, følger med {enterprise}, sammen med dedikeret support.',
    asks: [
      '{får vi|kan vi få|har i|tilbyder i} {dedikeret infrastruktur|egen server|en dedikeret server|en egen instans|dedikeret support|en fast kontaktperson|en account manager}',
      '{dedikeret infrastruktur|dedikeret server|egen instans|single tenant|account manager|isoleret miljø}',
      '{er|deles} {serverne|infrastrukturen|vores data} {delt med andre|med andre kunder|adskilt fra andre|isoleret}',
      'deler vi server med {andre|andre kunder}',
      '{dedikeret|fast kontaktperson|isoleret}',
    ],
  },
  sla: {
    chip: 'Har I en SLA?',
    answer: 'En SLA følger med {enterprise}. For alle planer oplyser vi {uptime} oppetid.',
    asks: [
      '{har i|får vi|tilbyder i|kan vi få|findes der} {en sla|en serviceaftale|garanterede svartider|en service level agreement|sla på oppetid}',
      '{sla|serviceaftale|service level agreement|serviceniveau|sla vilkår}',
      'hvilken plan {har en sla|indeholder en sla|kommer med sla}',
      '{kompensation|hvad får vi|er der bod} hvis {slaen ikke holdes|oppetiden ikke overholdes|i ikke overholder slaen}',
      '{aftalt oppetid|bod ved nedetid|juristen vil have sla}',
      '{jeg vil gerne vide|kan I fortælle mig|oplys venligst|må jeg spørge|vi vil høre|kan I bekræfte} om I tilbyder sla',
      '{hej hurtigt spørgsmål|du|forresten|ok og|altså|goddag} {har I sla|er SLA med}',
    ],
  },
  responsible: {
    chip: 'Hvem er ansvarlig for databeskyttelsen?',
    answer:
      '{legalName} er ansvarlig for denne side og dens data. Siden nævner ingen databeskyttelsesrådgiver; om alt, der vedrører databeskyttelse, skriver du til {privacyEmail}.',
    asks: [
      '{hvem er|hvad hedder|hvem hos jer er} {databeskyttelsesrådgiver|jeres databeskyttelsesrådgiver|dataansvarlig|ansvarlig for mine data|ansvarlig for databeskyttelsen|jeres dpo}',
      '{har i|findes der} {en databeskyttelsesrådgiver|en dpo|en dataansvarlig|en ansvarlig for privatliv}',
      '{kontakt om databeskyttelse|hvem skriver jeg til om persondata|mail til spørgsmål om privatliv|dataansvarlig|navnet på databeskyttelsesrådgiveren|hvem svarer for mine data}',
      '{navnet på jeres databeskyttelsesrådgiver|hvem har ansvar for persondata}',
    ],
  },
  tracking: {
    chip: 'Bliver jeg sporet eller får reklamer?',
    answer:
      'Nej. Her er ingen reklamer, ingen analysetjeneste, ingen sporing og ingen scripts fra andre firmaer. To cookies med et tilfældigt tal og uden navn sættes kun, når det er nødvendigt: én til likes og flows, én til chatten. Netværksadresser bruges kort tid til at holde angribere ude og skrives ikke i logfiler.',
    asks: [
      '{sporer i|bruger i|følger i} {mig|cookies|google analytics|besøgende|mig her på siden}',
      '{cookies|sporing|cookiepolitik}',
      '{er der|har i|bruger i} {reklamer|annoncer|trackere|reklamecookies|marketingcookies|sporingspixels|scripts fra tredjeparter|et cookiebanner}',
      '{får jeg reklamer bagefter|bruges mine data til reklamer|gemmer i min ip|bliver min ip adresse logget|bliver jeg overvåget når jeg surfer her|har i facebook pixlen}',
      '{hvorfor intet cookiebanner|hvilke cookies sætter i|hvor mange cookies|hvad er cookierne til|annoncesporing}',
      '{sporer|overvåger|forfølger} I mig',
      '{reklametrackere|google analytics|cookiebanner|viser I annoncer}',
    ],
  },
  chatKept: {
    chip: 'Hvor længe gemmes denne chat?',
    answer:
      'Samtalen gemmes i {retentionDays} dage fra din første besked, så vi kan se, hvad der blev spurgt om, og træde til, hvis du vil have et menneske. »Slet denne samtale« i chatten sletter den straks overalt; har du sendt en formular, hører den til din henvendelse og slettes sammen med den: {privacyEmail}.',
    asks: [
      '{bliver|er} {denne chat|det jeg skriver|samtalen her|mine beskeder} {gemt|privat|fortroligt|}',
      '{gemmes} {denne chat|det jeg skriver|samtalen her|mine beskeder} {gemt|privat|fortroligt|}',
      '{er chatten privat}',
      '{hvem læser|kan nogen læse|kan andre se} {det her|det jeg skriver|mine beskeder|min chat}',
      'hvor længe {gemmer i chats|gemmes samtalen|ligger mine beskeder}',
      '{gemmer du det jeg skriver|hvor længe ligger mine ting der|hvem læser med|bliver det mellem os}',
      '{hvordan|hvor|kan jeg} {sletter jeg|fjerner jeg|slette|fjerne} {denne chat|samtalen|chathistorikken|det jeg skrev her}',
      '{slette chatten|slet samtalen|chathistorik|hvor mange dage gemmes chatten|slettes chats automatisk|hvornår slettes samtalen|opbevaring af chatten}',
      'hvis jeg sletter chatten {forsvinder den overalt|forsvinder den fra serveren|er alt så væk}',
      '{gemmes|logges} {det her|chatten|det jeg skriver}',
      '{hvor længe ligger chatten|gemmer I det vi skriver her|om I gemmer det vi skriver}',
      '{jeg vil gerne vide|kan I fortælle mig|oplys venligst|må jeg spørge|vi vil høre|kan I bekræfte} om I gemmer det vi skriver her',
      '{hej hurtigt spørgsmål|du|forresten|ok og|altså|goddag} gemmer I det her',
    ],
  },
  formData: {
    chip: 'Hvad sendes med en formular?',
    answer:
      'Med en formular følger det, du skrev, og det, der hjælper os med at svare: siden, du skrev fra, det websted eller den kampagne, du kom fra, den skabelon, plan og beregner, du så på, dine fremskridt og dit besparelsesskøn, et vedhæftet flow og chatten her. Uden formular sendes intet. Vi gemmer det, så længe vi arbejder på din henvendelse, og sletter det, når du beder om det: {privacyEmail}.',
    asks: [
      '{hvad|hvilke data|hvad mere} {sendes med|følger med|vedhæfter i|ser i} {formularen|kontaktformularen|en formular|min besked|min henvendelse|bookingen}',
      '{hvor længe gemmer i|hvad sker der med|opbevarer i|gælder det også} {formularen jeg sendte|min formular|formularen fra i går|min henvendelse|formulardata}',
      '{sendes chatten med formularen|formulardata|kan jeg få slettet en sendt formular|hvorfor vedhæfter i det jeg har set på|privatliv i formularen}',
      '{hvor længe gemmer I formularen|gælder det formularen jeg sendte}',
    ],
  },
  aiProvider: {
    chip: 'Læser en anden AI-udbyder med?',
    answer:
      'Hvor en AI-model fra en anden udbyder svarer, får den din besked og den sidste del af samtalen, uden navn eller adresse, medmindre du selv har skrevet dem. Kort- og kontonumre skjules først.',
    asks: [
      '{læser|ser|får} {et andet firma|openai|anthropic|en ai udbyder|en tredjepart|chatgpt} {med her|chatten|det jeg skriver|mine beskeder|mit navn}',
      '{sendes|går|deles} {min besked|det jeg skriver|chatten} {til openai|til en ai udbyder|til et andet firma|med tredjeparter}',
      '{ekstern ai udbyder|ai fra tredjepart|hvad får ai udbyderen|læser en fremmed ai det her}',
      'læser {openai|et ai-firma} med',
      'sendes teksten til en fremmed ai',
    ],
  },
  aiAct: {
    chip: 'Skal en bot sige, at den er en bot?',
    answer:
      "Artikel 50 i EU's AI-forordning (AI Act) kræver, at folk får at vide, at de har med et AI-system at gøre, medmindre det er åbenlyst; efter forordningens egen tidsplan fra den 2. august 2026. Vi råder til at sige det i den første besked, på samtalens sprog og igen, når et menneske tager over. Vores blog forklarer det; det er ikke juridisk rådgivning.",
    asks: [
      '{skal|er|behøver} {en bot|min bot|chatbotten|vores chatbot|vi} {sige at den er en bot|oplyse at det er ai|forpligtet til at sige det er en maskine|fortælle at det ikke er et menneske}',
      '{hvad siger|hvad kræver|hvad betyder|gælder} {ai act|ai forordningen|artikel 50|eus ai lov|ai loven} {for chatbots|for os|}',
      '{ai act|ai forordningen|ai loven|artikel 50|oplysningspligt om ai|gennemsigtighedskrav|må man skjule at det er en bot}',
      '{skal man sige at det er en bot|ai-forordningen|lov om chatbots|oplysningspligt}',
    ],
  },
};
