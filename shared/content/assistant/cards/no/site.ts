import type { AreaAnswers } from '../types.ts';

export const site: AreaAnswers<'site'> = {
  roi: {
    chip: 'Hva ville en bot spart oss?',
    answer:
      'ROI-kalkulatoren i læringsløpet regner: personer × timelønn × timer om dagen × {roiShare}, 22 arbeidsdager i måneden. Ti personer til 25 dollar og to timer om dagen sparer rundt {roiMonthly} i måneden, {roiYearly} i året. Legg inn egne tall der.',
  },
  calculator: {
    chip: 'Finnes det en priskalkulator?',
    answer:
      'Ja, på prissiden: still inn meldinger (1 000 til 100 000 i måneden) og modell, så ser du straks pakke og pris, med en spesifikasjon du kan dele som lenke.',
  },
  competitors: {
    chip: 'Hvordan er dere mot Intercom?',
    answer:
      'På like vilkår, bare plattform- og meldingsavgifter, er anslaget vårt ved 25 000 meldinger i måneden {oursAt25k} mot {intercomAt25k} hos Intercom, {driftAt25k} hos Drift og {zendeskAt25k} hos Zendesk: {savingPercent} % lavere enn Intercom. Anslagene er våre egne, per {estimatesDate}; spesifikasjonen på prissiden viser grunnavgift og sats for hver.',
  },
  saving: {
    chip: 'Hvor kommer 67 % fra?',
    answer:
      '{savingPercent} % er anslaget vårt mot Intercom ved 25 000 meldinger i måneden: {intercomAt25k} der, {oursAt25k} hos oss, bare plattform- og meldingsavgifter. Spesifikasjonen på prissiden viser regnestykket.',
  },
  learning: {
    chip: 'Hva er læringsløpet?',
    answer:
      'Fem korte steg (velkomst, bransjer, en demo, ROI-kalkulatoren, pakker) som viser hva en chatbot kan gjøre for dere. Du samler poeng og bragder og sitter igjen med et tall du kan forsvare på et budsjettmøte. Framgangen blir i nettleseren din.',
  },
  points: {
    chip: 'Hva brukes poengene til?',
    answer:
      'Poeng viser hvor langt du er i læringsløpet: steg gir 50 til 125, bragder opptil 500, og nivået ditt stiger med dem. De er for moro og læring; de kan ikke kjøpe noe.',
  },
  tour: {
    chip: 'Finnes det en omvisning?',
    answer:
      'Ja, en kort runde med seks stopp: velkomst, tjenester, maler, chatbot, priser og kontakt. Du starter den fra læringsløpet og kan hoppe over den når som helst.',
  },
  demo: {
    chip: 'Kan jeg se en demo?',
    answer:
      'Ja, på tre måter: den lille forhåndsskrevne demoen på siden, demobotene til de {templates} malene våre i galleriet og en gratis rådgivning med et menneske som viser en for bedriften din.',
  },
  builder: {
    chip: 'Hva er Flow Builder?',
    answer:
      'Et visuelt redigeringsverktøy for samtaler: du plasserer meldinger, spørsmål med knapper, betingelser, handlinger og kall til andre systemer på et lerret, kobler dem sammen, tester flyten ved siden av og setter den live. Den er åpen her under Flow Builder, uten konto, og starter fra maler hvis du vil. Et arbeidsområde rommer opptil {flows} flyter med inntil {nodes} noder hver og slettes {retentionDays} dager etter siste bruk. De siste {versions} versjonene av en flyt beholdes.',
  },
  builderHow: {
    chip: 'Hvordan publiserer jeg en flyt?',
    answer:
      'Lagre flyten og aktiver den: den får en lenke og en kodesnutt til egne sider. Versjoner tas vare på, så du kan gå tilbake; flyter kan eksporteres og importeres som fil. De siste {versions} versjonene av en flyt beholdes.',
  },
  blog: {
    chip: 'Hva er det i bloggen deres?',
    answer:
      'Artikler om hva chatboter forstår, regnestykket bak besparelser, hva kunder spør om, utforming av flyter, sikker kobling av systemer, opplysningsplikten i EUs AI Act, de første fire ukene og mange språk. Du finner dem under Blog, med søk og kategorier.',
  },
  newsletter: {
    chip: 'Har dere et nyhetsbrev?',
    answer:
      'Ja: skriv inn adressen din nederst på en hvilken som helst side. Vi bruker den bare til nyhetsbrevet; vil du av lista, skriver du til oss, så sletter vi den. Det kommer én gang i måneden; du kan også melde deg på ved å skrive til {email}.',
  },
  account: {
    chip: 'Trenger jeg en konto?',
    answer:
      'Nei. Chat, maler, kalkulator, læringsløp og Flow Builder virker uten konto. Det er ingen kundeinnlogging på denne siden.',
  },
  offline: {
    chip: 'Hva skjer uten nett?',
    answer:
      'Sider du har besøkt, åpnes uten forbindelse, og et skjema du sender uten nett, venter i nettleseren og sendes av seg selv innen et døgn.',
  },
  roiShare: {
    chip: 'Hvor kommer 40 % besparelse fra?',
    answer:
      '{roiShare} i besparelseskalkulatoren er en antagelse for planlegging, ikke et målt tall: den delen av tiden på kundespørsmål som en bot kan fullføre uten hjelp. I noen innbokser er det mer, i andre halvparten. Sorter de siste to hundre samtalene, så kjenner dere deres egen andel; bloggen vår viser hvordan.',
  },
  flowLimits: {
    chip: 'Hvor mange flyter, og hvor lenge?',
    answer:
      'Et arbeidsområde rommer opptil {flows} flyter med opptil {nodes} noder hver; de siste {versions} versjonene av en flyt beholdes. Det slettes {retentionDays} dager etter siste bruk. Eksport laster ned alle flyter som én JSON-fil, som import leser inn igjen i hvilken som helst nettleser.',
  },
  nodeTypes: {
    chip: 'Hvilke typer noder finnes?',
    answer:
      'De seks grunntypene er start, tekst, hurtigsvar (spørsmål med knapper), betingelse, handling (tar imot e-post eller telefon, ber om en time, varsler et annet system) og API-kall. I tillegg finnes vurdering, variabel, A/B-deling, hopp, overlevering og slutt.',
  },
  help: {
    chip: 'Hvor finner jeg dokumentasjonen?',
    answer:
      'Bunnteksten fører dit: «Help Center» er bloggen vår, «Documentation» artikkelen om flow builder, «API Reference» den om å koble systemer. For alt annet skriver du til {supportEmail}.',
  },
};
