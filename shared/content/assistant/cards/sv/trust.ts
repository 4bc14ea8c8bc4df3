import type { AreaTexts } from '../types.ts';

export const trust: AreaTexts<'trust'> = {
  security: {
    chip: 'Hur säkert är det?',
    answer:
      'Säkerhet ingår i alla abonnemang: {badges}. Data är krypterade på vägen och i vila, och personuppgifter kan exporteras eller raderas på begäran. {enterprise} lägger till SSO, drift i era lokaler och utökad säkerhet. Mer: {email}.',
    asks: [
      '{hur|är det|är ni|är boten|är den här} {säkert|säkert är det|säkra|säker|säkra är ni|skyddad|säker är boten}',
      '{säkerhet|datasäkerhet|it säkerhet|security|pentest|soc 2|säkerhetsåtgärder}',
      '{hur är det med|vad gör ni för|berätta om|hur hanterar ni} {säkerheten|datasäkerhet|it säkerheten|cybersäkerhet}',
      '{kan ni|kan boten|har ni någonsin} {bli hackade|hackas|blivit hackade|haft en dataläcka|råkat ut för intrång}',
      '{vår it avdelning|min chef|vår säkerhetschef} {undrar om säkerheten|vill veta hur säkert det är|har säkerhetsfrågor}',
      'är {våra data|kunddata|samtalen} {säkra|trygga|skyddade} {hos er|}',
      '{om ni blir hackade|hur är säkerheten}',
      'hur {säkert|tryggt} är det',
      '{läckor|it-avdelningen frågar om säkerheten|dataintrång}',
      '{cybersäkerhet|skydd|penetrationstest}',
      '{jag skulle vilja veta|kan ni säga mig|vänligen meddela|får jag fråga|vi undrar|kan ni bekräfta} hur uppgifterna skyddas',
      '{hej en snabb fråga|du|förresten|ok och|alltså|god dag} är det säkert',
    ],
  },
  hipaa: {
    chip: 'Är ni redo för HIPAA?',
    answer:
      'HIPAA-beredskap ingår i {professional}. Boten ger aldrig medicinska råd; allt medicinskt går vidare till er personal. För avtal och detaljer, skriv till {email}.',
    asks: [
      '{är ni|är det|är boten|följer ni|uppfyller ni} {hipaa|hipaa redo|hipaa godkända|hipaa certifierade|godkända för patientdata}',
      '{hipaa|hipaa compliance|baa|patientdata|patientuppgifter|hälsodata|patientdatalagen|vårddata}',
      '{får|kan} {boten|den|vi} {hantera patientdata|lagra journaler|behandla hälsouppgifter|hantera patientuppgifter}',
      '{vilket|i vilket} {abonnemang|paket} {har|ingår} hipaa',
      '{vilken plan har hippa|hippa}',
      '{journaler|sjukvårdssekretess usa}',
    ],
  },
  gdpr: {
    chip: 'Följer ni GDPR?',
    answer:
      'Ja, redo för GDPR: personuppgifter kan visas, rättas, exporteras och raderas på begäran, data är krypterade på vägen och i vila, och besökare får veta vad som sparas. För ett personuppgiftsbiträdesavtal, skriv till {privacyEmail}.',
    asks: [
      '{är ni|är det|är boten|är chattboten} {gdpr säkra|gdpr säker|förenlig med gdpr|gdpr anpassad|gdpr compliant|gdpr godkänd}',
      '{gdpr|dataskydd|personuppgiftsbiträdesavtal|pub avtal|dpa|dataskyddsförordningen|imy}',
      '{kan vi få|har ni|skriver ni|kan vi teckna} {ett personuppgiftsbiträdesavtal|ett pub avtal|en dpa|ett biträdesavtal}',
      '{hur är det med|följer ni|hur hanterar ni|uppfyller ni} {gdpr|dataskyddet|personuppgifter|kundernas integritet|dataskyddslagen}',
      '{puba avtal}',
      'är det {lagligt|okej|godkänt} enligt {gdpr|dataskyddsförordningen}',
      '{pub-avtal|personuppgifter}',
    ],
  },
  iso: {
    chip: 'Är ni ISO 27001-certifierade?',
    answer: 'Våra märkningar är {badges}. Fråga vårt team om certifikat och deras omfattning: {email}.',
    asks: [
      '{är ni|har ni|är företaget} {iso 27001|iso certifierade|certifierade|ett iso certifikat|några certifikat|någon certifiering|granskade av revisor}',
      '{iso|iso 27001|certifikat|certifiering|certifieringar|revisionsrapport|kvalitetsmärkning}',
      '{vilka} {certifikat|certifieringar|standarder|märkningar} {har ni|finns|uppfyller ni}',
      '{kan|får} {jag|vi} se {certifikatet|iso certifikatet|en revisionsrapport}',
      'vilka {intyg|certifikat} har ni',
      '{certifierade|revision|kan inköp få se ett certifikat}',
    ],
  },
  encryption: {
    chip: 'Är mina data krypterade?',
    answer: 'Ja. Data är krypterade på vägen (TLS) och i vila.',
    asks: [
      '{är|blir|sparas} {mina data|våra data|samtalen|chattarna|meddelandena|uppgifterna|allt} {krypterade|krypterat}',
      '{kryptering|encryption|tls|ssl|end to end|https|aes 256|krypterat}',
      '{hur|använder ni|har ni} {krypterar ni|kryptering|ssl|tls|https kryptering}',
      'är {anslutningen|trafiken|chatten} krypterad',
      'är det krypterat {när det skickas|när det lagras}',
      '{krypterad|kan nån avlyssna}',
    ],
  },
  dataLocation: {
    chip: 'Var lagras data?',
    answer:
      'Webbplatsen nämner inget land eller datacenter. Med {enterprise} kan data stanna i er egen infrastruktur eller i era lokaler; var de lagras på övriga abonnemang berättar vårt team: {privacyEmail}.',
    asks: [
      '{var|i vilket land|på vilken plats} {lagras data|lagras våra data|ligger servrarna|står era servrar|sparas samtalen|hostas det|finns datan}',
      '{datalagring|serverplats|hosting|datacenter|servrar i sverige|servrar i europa|inom eu|schrems}',
      '{stannar|ligger|lagras} {datan|våra data|allt} {i sverige|inom eu|i europa|i norden}',
      '{skickas|går|hamnar} {data|våra uppgifter|något} {till usa|till kina|utanför eu|hos openai}',
      'vem {hostar|driftar} {datan|servrarna|det}',
      '{ligger servrarna i sverige|hamnar datan i usa|var lagras allt}',
      '{var|i vilket land} {ligger|hamnar|lagras} {datan|uppgifterna|servrarna}',
      'lämnar något {eu|sverige}',
      '{serverplacering|lagras i usa|stannar datan i eu|aws eller azure}',
      '{jag skulle vilja veta|kan ni säga mig|vänligen meddela|får jag fråga|vi undrar|kan ni bekräfta} var uppgifterna lagras',
      '{hej en snabb fråga|du|förresten|ok och|alltså|god dag} var ligger datan',
    ],
  },
  modelTraining: {
    chip: 'Tränas AI på våra data?',
    answer:
      'Ingenting på webbplatsen säger att era samtal tränar någon annans modell, och fördjupad träning på era dokument sker bara när ni beställer den. Där en annan leverantörs AI-modell svarar får den meddelandet och den sista delen av samtalet. En skriftlig försäkran får ni via {privacyEmail}.',
    asks: [
      '{tränar ni|använder ni|tränas} {ai på våra data|er ai på våra samtal|våra data för träning|modeller med kunddata|ai på mina chattar|våra samtal till träning}',
      '{används} {våra data|mina uppgifter|våra samtal} {för träning|till att träna ai|för att träna modeller}',
      '{träningsdata|vem äger datan|äganderätt data|vem äger samtalen|äger vi våra data}',
      '{säljer ni|delar ni|ser openai|får anthropic|lämnar ni vidare} {våra data|våra uppgifter|samtalen|kunddata}',
      'används våra {chattar|samtal|uppgifter} för att {träna|lära upp} {ai:n|chatgpt}',
      '{säljer ni data|träning på vår data}',
    ],
  },
  erasure: {
    chip: 'Kan ni radera mina uppgifter?',
    answer:
      'Ja. Du kan få se, rätta, ta med dig eller få raderat allt vi har om dig: ett meddelande till {privacyEmail} räcker, och det gäller alla formulär du någonsin skickat med den adressen.',
    asks: [
      '{kan ni|kan jag|hur kan jag|jag vill|snälla} {radera mina uppgifter|få mina data raderade|ta bort allt om mig|ta bort mina data|bli bortglömd}',
      '{radera data|radera mina uppgifter|rätten att bli glömd|registerutdrag|dataexport|ta bort mina uppgifter}',
      '{kan jag|får jag|hur får jag} {se vad ni har om mig|en kopia av mina data|ladda ner mina uppgifter|rätta mina uppgifter|ett registerutdrag}',
      '{vad händer med|raderar ni} {våra data|datan|uppgifterna} {efter uppsägning|när vi slutar|om vi lämnar|efteråt}',
      '{radera allt om mig|jag vill bli glömd}',
      '{radera|ta bort|plocka bort|glöm} {allt om mig|mina uppgifter|mitt mejl}',
      '{radering|få ut mina uppgifter}',
      '{jag skulle vilja veta|kan ni säga mig|vänligen meddela|får jag fråga|vi undrar|kan ni bekräfta} hur jag får mina uppgifter raderade',
      '{hej en snabb fråga|du|förresten|ok och|alltså|god dag} radera allt',
    ],
  },
  visitorData: {
    chip: 'Vad sparar ni om mig?',
    answer:
      'Ingen bevakar dig här: ingen reklam, ingen analystjänst, inget skript från något annat företag. Det du gör stannar i din webbläsare tills du skickar ett meddelande eller bokar en rådgivning; anonyma samtal raderas efter {retentionDays} dagar. Två kakor med ett slumptal, som bara sätts när det behövs, gör att din chatt, dina gillanden och dina flöden förblir dina. Allt står på integritetssidan.',
    asks: [
      '{vad|vilka uppgifter} {sparar ni|lagrar ni|samlar ni in|vet ni|registrerar ni} {om mig|om besökare|här|på sidan}',
      '{lagras|är} {den här chatten|det jag skriver|samtalet här} {privat|konfidentiellt|någonstans|}',
      '{integritet|integritetspolicy}',
      'hur länge {sparar ni|ligger} {chattar|samtal|den här chatten|mina meddelanden} {kvar|}',
      '{minns du mig}',
      '{vilka uppgifter tar ni när jag öppnar sidan|vad vet ni om besökare|vad sparas när jag besöker sidan|vad händer med mina besöksuppgifter|vilka personuppgifter samlar sidan in|var läser jag integritetspolicyn}',
    ],
  },
  cardNumbers: {
    chip: 'Kortnummer i chatten?',
    answer:
      'Kort-, konto- och personnummer maskeras innan något sparas eller skickas vidare, så ingen behöver skriva ett här.',
    asks: [
      '{vad händer om|tänk om} {en kund|någon|jag} {skriver ett kortnummer|skriver sitt personnummer|skickar kontonummer|skriver känsliga uppgifter|skickar sitt kreditkort}',
      '{sparar ni|kan jag skicka|får jag skriva|ska jag ange} {kortnummer|kreditkortsnummer|mitt personnummer|mitt kontonummer|bankuppgifter}',
      '{kortnummer|kortuppgifter|pci|pci dss|maskering|personnummer|känsliga uppgifter i chatten}',
      '{nån skriver sitt kortnummer i chatten|personnummer i chatten|döljs kortnumret}',
      'om nån skriver sitt {kortnummer|personnummer|kontonummer}',
      'maskeras',
    ],
  },
  sso: {
    chip: 'Finns single sign-on?',
    answer: 'Single sign-on (SSO) ingår i {enterprise}.',
    asks: [
      '{har ni|finns|stödjer ni|kan vi använda|funkar det med} {sso|single sign on|saml|azure ad|okta|entra id|active directory|bankid|tvåfaktor}',
      '{sso|single sign on|saml|okta|azure ad|active directory|entra|2fa}',
      '{vilket|i vilket} {abonnemang|paket} {har|ingår} {sso|single sign on}',
      'kan {våra anställda|vi|kollegorna} logga in med {företagskontot|microsoft|google|vår egen inloggning}',
      'logga in med {microsoft|google|jobbkontot|bankid}',
    ],
  },
  onPremises: {
    chip: 'Kan den köras hos oss?',
    answer: 'Ja, drift i era egna lokaler ingår i {enterprise}; priset är individuellt.',
    asks: [
      '{kan den|kan vi|går det att|kan boten} {köra på egna servrar|köras på våra servrar|hosta själva|köras on premise|installeras hos oss|ligga i vårt datacenter|köras i vårt eget moln|köras lokalt}',
      '{on premise|on premises|egna servrar|self hosted|egen drift|hosta själv|private cloud}',
      '{vilket|i vilket} {abonnemang|paket} {har|ingår} {on premise|egen drift}',
      '{våra data|inget|ingenting} {får inte lämna huset|får lämna vårt nät|får inte lämna företaget|får gå utanför}',
      '{på våra egna servrar|köra den hos oss|inte i molnet|eget datacenter}',
      'kan vi ha den {hos oss|i vår serverhall|på egen hårdvara}',
      '{molnet är förbjudet hos oss|on prem|lokal installation|bakom brandväggen}',
    ],
  },
  dedicated: {
    chip: 'Finns egen infrastruktur?',
    answer: 'Infrastruktur bara för er ingår i {enterprise}, tillsammans med dedikerad support.',
    asks: [
      '{får vi|finns det|har ni|kan vi få} {en egen server|dedikerad infrastruktur|en dedikerad server|en egen miljö|en egen instans|en fast kontaktperson|en kundansvarig|dedikerad support}',
      '{dedikerad|egen infrastruktur|dedikerad server|egen instans|single tenant|kundansvarig|egen miljö}',
      '{delar vi|är miljön|ligger våra data} {server med andra|delad|skild från andra kunder|ihop med andras}',
      'delar vi server med {andra|era andra kunder}',
      'egen {instans|server|miljö}',
      '{egen kontaktperson|isolerat}',
    ],
  },
  sla: {
    chip: 'Erbjuder ni SLA?',
    answer: 'SLA ingår i {enterprise}. För alla abonnemang anger vi {uptime} drifttid.',
    asks: [
      '{har ni|erbjuder ni|finns det|får vi|vad står i} {sla|ett sla|ett servicenivåavtal|garanterade svarstider|en service level agreement}',
      '{sla|service level agreement|servicenivå|servicenivåavtal|garanterad tillgänglighet}',
      '{vilket|i vilket} {abonnemang|paket} {har|ingår} {sla|ett servicenivåavtal}',
      '{vilket vite|vilken ersättning|vad får vi} om {drifttiden inte hålls|ni inte klarar ert sla|det ligger nere för länge}',
      '{avtalad tillgänglighet|vite vid driftstopp|juristen vill ha sla}',
      '{jag skulle vilja veta|kan ni säga mig|vänligen meddela|får jag fråga|vi undrar|kan ni bekräfta} om ni erbjuder sla',
      '{hej en snabb fråga|du|förresten|ok och|alltså|god dag} har ni sla',
    ],
  },
  responsible: {
    chip: 'Vem ansvarar för personuppgifterna?',
    answer:
      '{legalName} ansvarar för sidan och dess uppgifter. Sidan nämner inget dataskyddsombud; för allt som rör dataskydd skriver du till {privacyEmail}.',
    asks: [
      '{vem är|vad heter|vem hos er är} {ert dataskyddsombud|personuppgiftsansvarig|ansvarig för mina uppgifter|ansvarig för dataskyddet}',
      '{har ni|finns det} {ett dataskyddsombud|någon dataskyddsansvarig|en personuppgiftsansvarig}',
      '{kontakt för dataskydd|vem skriver jag till om personuppgifter|mejl för integritetsfrågor|personuppgiftsansvarig|namn på dataskyddsombudet|vem svarar för mina uppgifter}',
      '{dataskyddsombudets namn|vem ansvarar för personuppgifter}',
    ],
  },
  tracking: {
    chip: 'Spåras jag eller visas reklam?',
    answer:
      'Nej. Här finns ingen reklam, ingen analystjänst, ingen spårning och inget skript från något annat företag. Två kakor med ett slumptal och utan namn sätts bara när det behövs: en för gillanden och flöden, en för chatten. Nätverksadresser används en kort tid för att stoppa angrepp och skrivs inte i loggar.',
    asks: [
      '{spårar ni mig|använder ni cookies|använder ni google analytics|har ni kakor|övervakas jag|använder sidan kakor}',
      '{cookies|kakor|spårning|cookiepolicy}',
      '{finns det|har ni|använder ni} {reklam|annonser|spårare|reklamkakor|marknadsföringscookies|spårningspixlar|skript från tredje part|en cookiebanner}',
      '{kommer jag få reklam|används mina uppgifter till reklam|sparar ni min ip|loggas min ip adress|blir jag övervakad när jag surfar här|har ni facebookpixeln}',
      '{varför ingen cookiebanner|vilka kakor sätter ni|hur många kakor|vad är kakorna till för|annonsspårare}',
      '{spårar|övervakar|förföljer} ni mig',
      '{reklamspårare|google analytics|kakbanner|spårare|visar ni annonser}',
    ],
  },
  chatKept: {
    chip: 'Hur länge sparas chatten?',
    answer:
      'Samtalet sparas i {retentionDays} dagar från ditt första meddelande, så att vi ser vad som frågades och kan rycka in om du vill ha en människa. ”Radera konversationen” i chatten raderar det genast överallt; har du skickat ett formulär hör det till ditt ärende och raderas med det: {privacyEmail}.',
    asks: [
      '{sparas} {den här chatten|det jag skriver|samtalet här} {privat|konfidentiellt|någonstans|}',
      '{vem läser detta|vem läser det jag skriver}',
      'hur länge {sparas} {chattar|samtal|den här chatten|mina meddelanden} {kvar|}',
      '{hur länge ligger mina grejer kvar|vem läser det här|stannar det mellan oss}',
      '{hur|var|kan jag} {raderar jag|tar jag bort|radera|ta bort} {den här chatten|samtalet|chatthistoriken|det jag skrev här}',
      '{radera chatten|ta bort samtalet|chatthistorik|hur många dagar sparas chatten|raderas chattar automatiskt|när raderas samtalet|lagringstid för chatten}',
      'om jag raderar chatten {försvinner den överallt|försvinner den från servern|är allt borta då}',
      '{sparas|loggas} {det här|chatten|det jag skriver}',
      '{hur länge ligger chatten kvar|sparar ni det vi skriver}',
    ],
  },
  formData: {
    chip: 'Vad skickas med ett formulär?',
    answer:
      'Med ett formulär följer det du skrev och det som hjälper oss att svara: sidan du skrev från, webbplatsen eller kampanjen du kom från, mallen, planen och kalkylatorns inställningar som du tittade på, dina framsteg och din besparingsuppskattning, ett bifogat flöde och chatten här. Utan formulär skickas inget. Vi sparar det så länge vi arbetar med ditt ärende och raderar det när du ber om det: {privacyEmail}.',
    asks: [
      '{vad|vilka uppgifter|vad mer} {skickas med|följer med|bifogar ni|ser ni i} {formuläret|kontaktformuläret|ett formulär|mitt meddelande|min förfrågan|bokningen}',
      '{hur länge sparar ni|vad händer med|lagrar ni|gäller det även} {formuläret jag skickade|mitt formulär|formuläret från igår|min förfrågan|formulärdata}',
      '{skickas chatten med formuläret|formulärdata|kan jag få ett skickat formulär raderat|varför bifogar ni det jag tittat på|formulär och integritet}',
      '{hur länge sparar ni formuläret|gäller det formuläret jag skickade}',
    ],
  },
  aiProvider: {
    chip: 'Läser en annan AI-leverantör med?',
    answer:
      'Där en AI-modell från en annan leverantör svarar får den ditt meddelande och sista delen av samtalet, utan namn eller adress om du inte skrev dem själv. Kort- och kontonummer döljs först.',
    asks: [
      '{läser|ser|får} {ett annat företag|openai|anthropic|en ai leverantör|en tredje part|chatgpt} {med här|chatten|det jag skriver|mina meddelanden|mitt namn}',
      '{skickas|går|delas} {mitt meddelande|det jag skriver|chatten} {till openai|till en ai leverantör|till ett annat företag|med tredje part}',
      '{extern ai leverantör|ai från tredje part|vad får ai leverantören|läser en främmande ai}',
      'läser {openai|något ai-företag} med',
      'skickas texten till en främmande ai',
    ],
  },
  aiAct: {
    chip: 'Måste en bot säga att den är en bot?',
    answer:
      'Artikel 50 i EU:s AI-förordning (AI Act) kräver att människor får veta att de har med ett AI-system att göra, om det inte är uppenbart; enligt förordningens egen tidsplan från den 2 augusti 2026. Vi råder till att säga det i första meddelandet, på samtalets språk och igen när en människa tar över. Vår blogg förklarar det; det är inte juridisk rådgivning.',
    asks: [
      '{måste|behöver|ska} {en bot|min bot|chattboten|vår chattbot|vi} {säga att den är en bot|tala om att det är ai|uppge att det är en maskin|informera om att det inte är en människa}',
      '{vad säger|vad kräver|vad innebär|gäller} {ai act|ai förordningen|artikel 50|eus ai lag|ai lagen} {för chattbotar|för oss|}',
      '{ai act|ai förordningen|ai lagen|artikel 50|upplysningsplikt om ai|transparenskrav|får man dölja att det är en bot}',
      '{måste man säga att det är en bot|ai-förordningen|lag om chattbotar|upplysningsplikt}',
      '{vad säger|vad kräver} {eu:s ai-förordning|eus ai-förordning|ai-förordningen|eu förordningen om ai} {om chattbotar|av oss|}',
    ],
  },
};
