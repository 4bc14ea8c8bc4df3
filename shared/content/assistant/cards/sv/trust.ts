import type { AreaAnswers } from '../types.ts';

export const trust: AreaAnswers<'trust'> = {
  security: {
    chip: 'Hur säkert är det?',
    answer:
      'Säkerhet ingår i alla abonnemang: {badges}. Data är krypterade på vägen och i vila, och personuppgifter kan exporteras eller raderas på begäran. {enterprise} lägger till SSO, drift i era lokaler och utökad säkerhet. Mer: {email}.',
  },
  hipaa: {
    chip: 'Är ni redo för HIPAA?',
    answer:
      'HIPAA-beredskap ingår i {professional}. Boten ger aldrig medicinska råd; allt medicinskt går vidare till er personal. För avtal och detaljer, skriv till {email}.',
  },
  gdpr: {
    chip: 'Följer ni GDPR?',
    answer:
      'Ja, redo för GDPR: personuppgifter kan visas, rättas, exporteras och raderas på begäran, data är krypterade på vägen och i vila, och besökare får veta vad som sparas. För ett personuppgiftsbiträdesavtal, skriv till {privacyEmail}.',
  },
  iso: {
    chip: 'Är ni ISO 27001-certifierade?',
    answer: 'Våra märkningar är {badges}. Fråga vårt team om certifikat och deras omfattning: {email}.',
  },
  encryption: {
    chip: 'Är mina data krypterade?',
    answer: 'Ja. Data är krypterade på vägen (TLS) och i vila.',
  },
  dataLocation: {
    chip: 'Var lagras data?',
    answer:
      'Webbplatsen nämner inget land eller datacenter. Med {enterprise} kan data stanna i er egen infrastruktur eller i era lokaler; var de lagras på övriga abonnemang berättar vårt team: {privacyEmail}.',
  },
  modelTraining: {
    chip: 'Tränas AI på våra data?',
    answer:
      'Ingenting på webbplatsen säger att era samtal tränar någon annans modell, och fördjupad träning på era dokument sker bara när ni beställer den. Där en annan leverantörs AI-modell svarar får den meddelandet och den sista delen av samtalet. En skriftlig försäkran får ni via {privacyEmail}.',
  },
  erasure: {
    chip: 'Kan ni radera mina uppgifter?',
    answer:
      'Ja. Du kan få se, rätta, ta med dig eller få raderat allt vi har om dig: ett meddelande till {privacyEmail} räcker, och det gäller alla formulär du någonsin skickat med den adressen.',
  },
  visitorData: {
    chip: 'Vad sparar ni om mig?',
    answer:
      'Ingen bevakar dig här: ingen reklam, ingen analystjänst, inget skript från något annat företag. Det du gör stannar i din webbläsare tills du skickar ett formulär; bara det du säger i den här chatten sparas på vår server, från första meddelandet och i {retentionDays} dagar, och du kan radera det här när som helst. Två kakor med ett slumptal, som bara sätts när det behövs, gör att din chatt, dina gillanden och dina flöden förblir dina. Allt står på integritetssidan.',
  },
  cardNumbers: {
    chip: 'Kortnummer i chatten?',
    answer:
      'Kort-, konto- och personnummer maskeras innan något sparas eller skickas vidare, så ingen behöver skriva ett här.',
  },
  sso: {
    chip: 'Finns single sign-on?',
    answer: 'Single sign-on (SSO) ingår i {enterprise}.',
  },
  onPremises: {
    chip: 'Kan den köras hos oss?',
    answer: 'Ja, drift i era egna lokaler ingår i {enterprise}; priset är individuellt.',
  },
  dedicated: {
    chip: 'Finns egen infrastruktur?',
    answer: 'Infrastruktur bara för er ingår i {enterprise}, tillsammans med dedikerad support.',
  },
  sla: {
    chip: 'Erbjuder ni SLA?',
    answer: 'SLA ingår i {enterprise}. För alla abonnemang anger vi {uptime} drifttid.',
  },
  responsible: {
    chip: 'Vem ansvarar för personuppgifterna?',
    answer:
      '{legalName} ansvarar för sidan och dess uppgifter. Sidan nämner inget dataskyddsombud; för allt som rör dataskydd skriver du till {privacyEmail}.',
  },
  tracking: {
    chip: 'Spåras jag eller visas reklam?',
    answer:
      'Nej. Här finns ingen reklam, ingen analystjänst, ingen spårning och inget skript från något annat företag. Två kakor med ett slumptal och utan namn sätts bara när det behövs: en för gillanden och flöden, en för chatten. Nätverksadresser används en kort tid för att stoppa angrepp och skrivs inte i loggar.',
  },
  chatKept: {
    chip: 'Hur länge sparas chatten?',
    answer:
      'Samtalet sparas i {retentionDays} dagar från ditt första meddelande, så att vi ser vad som frågades och kan rycka in om du vill ha en människa. ”Radera konversationen” i chatten raderar det genast överallt; har du skickat ett formulär hör det till ditt ärende och raderas med det: {privacyEmail}.',
  },
  formData: {
    chip: 'Vad skickas med ett formulär?',
    answer:
      'Med ett formulär följer det du skrev och det som hjälper oss att svara: sidan du skrev från, webbplatsen eller kampanjen du kom från, mallen, planen och kalkylatorns inställningar som du tittade på, dina framsteg och din besparingsuppskattning, ett bifogat flöde och chatten här. Utan formulär skickas inget. Vi sparar det så länge vi arbetar med ditt ärende och raderar det när du ber om det: {privacyEmail}.',
  },
  aiProvider: {
    chip: 'Läser en annan AI-leverantör med?',
    answer:
      'Där en AI-modell från en annan leverantör svarar får den ditt meddelande och sista delen av samtalet, utan namn eller adress om du inte skrev dem själv. Kort- och kontonummer döljs först.',
  },
  aiAct: {
    chip: 'Måste en bot säga att den är en bot?',
    answer:
      'Artikel 50 i EU:s AI-förordning (AI Act) kräver att människor får veta att de har med ett AI-system att göra, om det inte är uppenbart; enligt förordningens egen tidsplan från den 2 augusti 2026. Vi råder till att säga det i första meddelandet, på samtalets språk och igen när en människa tar över. Vår blogg förklarar det; det är inte juridisk rådgivning.',
  },
};
