import type { AreaTexts } from '../types.ts';

export const site: AreaTexts<'site'> = {
  roi: {
    chip: 'Hva ville en bot spart oss?',
    answer:
      'ROI-kalkulatoren i læringsløpet regner: personer × timelønn × timer om dagen × {roiShare}, 22 arbeidsdager i måneden. Ti personer til 25 dollar og to timer om dagen sparer rundt {roiMonthly} i måneden, {roiYearly} i året. Legg inn egne tall der.',
    asks: [
      '{hva|hvor mye} {sparer vi|sparer jeg|kan vi spare|ville en bot spart oss|sparer en chatbot} {i måneden|i året|}',
      '{hva er|hvordan beregnes|fortell om} {roi|avkastningen|vår roi|besparelsen|nedbetalingen}',
      '{roi|roi kalkulator|besparelse|innsparing|nedbetalingstid|avkastning}',
      '{når|hvor raskt} {tjener den seg inn|er pengene tjent inn|betaler boten seg}',
      '{vi har|jeg har} {10|fem|20|tre} {medarbeidere|ansatte|på support} {hva kan vi spare|hva sparer en bot}',
      'hva ville vi {spart|tjent} med {fem i resepsjonen|tre på kundeservice}',
      '{når har den betalt seg|sparte timer|lønnskostnad mot bot}',
    ],
  },
  calculator: {
    chip: 'Finnes det en priskalkulator?',
    answer:
      'Ja, på prissiden: still inn meldinger (1 000 til 100 000 i måneden) og modell, så ser du straks pakke og pris, med en spesifikasjon du kan dele som lenke.',
    asks: [
      '{finnes det|har dere|hvor er|hvordan bruker jeg} {en priskalkulator|priskalkulatoren|en kalkulator|kalkulatoren}',
      '{priskalkulator|kalkulator|beregn pris|regn ut pris|kostnadskalkulator}',
      '{kan jeg|hvordan kan jeg|hvor kan jeg} {beregne prisen|regne ut prisen|se prisen min|beregne kostnadene|få et prisoverslag}',
      'hvordan virker {kalkulatoren|priskalkulatoren}',
      '{del|send} {beregningen|prisen|overslaget} {med sjefen|som lenke|}',
      'finnes det {noe verktøy|en skyveknapp} der jeg regner ut {prisen|kostnaden}',
      '{regne ut pris|prisberegner|sende utregningen til sjefen}',
    ],
  },
  competitors: {
    chip: 'Hvordan er dere mot Intercom?',
    answer:
      'På like vilkår, bare plattform- og meldingsavgifter, er anslaget vårt ved 25 000 meldinger i måneden {oursAt25k} mot {intercomAt25k} hos Intercom, {driftAt25k} hos Drift og {zendeskAt25k} hos Zendesk: {savingPercent} % lavere enn Intercom. Anslagene er våre egne, per {estimatesDate}; spesifikasjonen på prissiden viser grunnavgift og sats for hver.',
    asks: [
      'hvordan {er dere|klarer dere dere|ligger dere an|er prisene deres} {sammenlignet med|mot|i forhold til} {intercom|zendesk|drift|konkurrentene|andre leverandører}',
      '{hva er forskjellen|forskjell} på {dere og intercom|dere og zendesk|dere og chatgpt|dere og konkurrentene|dere og andre chatboter}',
      '{hvorfor|hva gjør} {velge dere|dere og ikke intercom|parley bedre|dere annerledes|dere bedre enn zendesk}',
      'er dere {billigere|bedre|dyrere} enn {intercom|zendesk|drift|konkurrentene|de andre}',
      '{konkurrenter|sammenligning med andre|intercom|zendesk|alternativer til intercom}',
      '{vi bruker|vi har i dag} {intercom|drift|en konkurrent|zendesk i dag} {hvorfor bytte|}',
      '{billigere enn hvem|enn hvem|sammenlignet med intercom|hva har dere som zendesk ikke har|ved hvilket volum sammenligner dere}',
      'hvordan {ligger|er} dere {prismessig|kostnadsmessig|i pris} {mot|i forhold til|sammenlignet med} {zendesk|intercom|drift}',
      'tjenesten deres sammenlignet med {zendesk|intercom}',
      '{hvorfor ikke bare chatgpt|billigere enn intercom|alternativ til drift|bytte fra zendesk}',
      'hvor mye {sparer|tjener} vi mot {intercom|zendesk|drift} {egentlig|}',
      'spare mot intercom',
      '{jeg vil gjerne vite|kan dere si meg|vennligst opplys|får jeg spørre|vi lurer på|kan dere bekrefte} hvordan dere ligger an mot Zendesk',
      '{hei kjapt spørsmål|du|forresten|ok og|altså|god dag} billigere enn Intercom',
    ],
  },
  saving: {
    chip: 'Hvor kommer 67 % fra?',
    answer:
      '{savingPercent} % er anslaget vårt mot Intercom ved 25 000 meldinger i måneden: {intercomAt25k} der, {oursAt25k} hos oss, bare plattform- og meldingsavgifter. Spesifikasjonen på prissiden viser regnestykket.',
    asks: [
      '{hvor kommer|hvordan kommer dere fram til|hva betyr} {67 prosent|67%|de 67 %|besparelsen på 67 prosent} {fra|}',
      'er {67 prosent|67%|besparelsen|67 prosent billigere} {riktig|sant|realistisk|løgn}',
      '{67%|67 prosent|67 % billigere|67 prosent besparelse}',
      '{hvorfor|hvordan} er dere {så billige|67% billigere|67 prosent billigere|så mye billigere}',
      '67 prosent {billigere|sammenlignet} {enn hvem|med hva}',
      '{hvor får dere 67 fra|hvordan er besparelsen regnet ut}',
      '{jeg vil gjerne vite|kan dere si meg|vennligst opplys|får jeg spørre|vi lurer på|kan dere bekrefte} hvordan de 67 prosentene er regnet',
      '{hei kjapt spørsmål|du|forresten|ok og|altså|god dag} 67 prosent av hva',
    ],
  },
  learning: {
    chip: 'Hva er læringsløpet?',
    answer:
      'Fem korte steg (velkomst, bransjer, en demo, ROI-kalkulatoren, pakker) som viser hva en chatbot kan gjøre for dere. Du samler poeng og bragder og sitter igjen med et tall du kan forsvare på et budsjettmøte. Framgangen blir i nettleseren din.',
    asks: [
      '{hva er|hvor er|hvordan virker|fortell om} {læringsløpet|learn knappen|kurset på siden|læringsstien}',
      '{læringsløp|lær om chatboter|tutorial|leksjoner|learning path|fem steg}',
      '{hvor|hvordan} kan jeg {lære om chatboter|lære mer om boter|finne ut hvordan chatboter virker}',
      '{jeg er ny|jeg er nybegynner|jeg vet ingenting} {på chatboter|om chatboter|på dette} {hvor starter jeg|}',
      'hvor mange steg {har læringsløpet|er det i læringsløpet}',
      'hva er {læringsstien|lær-greia|de fem stegene}',
      '{jeg kan ingenting om boter hvor begynner jeg|lære mer|læringssti|introduksjon}',
    ],
  },
  points: {
    chip: 'Hva brukes poengene til?',
    answer:
      'Poeng viser hvor langt du er i læringsløpet: steg gir 50 til 125, bragder opptil 500, og nivået ditt stiger med dem. De er for moro og læring; de kan ikke kjøpe noe.',
    asks: [
      '{hva|hvorfor} {brukes poengene til|får jeg for poeng|er bragder|er poengene til|har jeg poeng|kan jeg bruke poeng til}',
      '{poeng|bragder|nivå|badges|xp|ekspertnivå|gamification}',
      '{hvordan|når} {får jeg poeng|når jeg neste nivå|blir jeg ekspert|når jeg nivå 5|låser jeg opp bragder}',
      'kan {jeg|man} {bytte poeng|løse inn poeng|få rabatt for poeng|bruke poeng som penger}',
      'hva gir {merkene|poengene|nivåene}',
      '{hvorfor får jeg poeng|løse inn poeng}',
    ],
  },
  tour: {
    chip: 'Finnes det en omvisning?',
    answer:
      'Ja, en kort runde med seks stopp: velkomst, tjenester, maler, chatbot, priser og kontakt. Du starter den fra læringsløpet og kan hoppe over den når som helst.',
    asks: [
      '{finnes det|hvor er|hvordan starter jeg|kan jeg få} {en omvisning|omvisningen|en runde|en guidet tur|rundturen}',
      '{omvisning|guidet tur|rundtur|tour|vis rundt}',
      '{vis meg|gi meg} {rundt|en omvisning|siden|en oversikt over siden|en tur rundt}',
      '{hvor mange stopp|guide meg på siden}',
    ],
  },
  demo: {
    chip: 'Kan jeg se en demo?',
    answer:
      'Ja, på tre måter: den lille forhåndsskrevne demoen på siden, demobotene til de {templates} malene våre i galleriet og en gratis rådgivning med et menneske som viser en for bedriften din.',
    asks: [
      '{kan jeg|hvor kan jeg|får jeg|kan vi} {se en demo|prøve en demo|se et eksempel|se en bot i aksjon|teste en demobot|prøve demoen}',
      '{demo|live demo|eksempelbot|demobot|prøv demo|demovideo|testbot}',
      '{har dere|finnes det} {en demo|et eksempel|en video|et live eksempel}',
      '{vis meg|la meg se} {hvordan det virker|en bot|en demo|et eksempel|hvordan den ser ut}',
      'kan man få {se|prøve} {en i drift|et eksempel|en bot live}',
      '{har dere en film|vis meg en|prøvebot}',
    ],
  },
  builder: {
    chip: 'Hva er Flow Builder?',
    answer:
      'Et visuelt redigeringsverktøy for samtaler: du plasserer meldinger, spørsmål med knapper, betingelser, handlinger og kall til andre systemer på et lerret, kobler dem sammen, tester flyten ved siden av og setter den live. Den er åpen her under Flow Builder, uten konto, og starter fra maler hvis du vil. Et arbeidsområde rommer opptil {flows} flyter med inntil {nodes} noder hver og slettes {retentionDays} dager etter siste bruk. De siste {versions} versjonene av en flyt beholdes.',
    asks: [
      '{hva er|hvor er|hvordan virker|fortell om|forklar} {flow builder|flowbuilder|editoren deres|den visuelle editoren|byggeverktøyet}',
      '{flow builder|flowbuilder|visuell editor|drag and drop|samtaleeditor|boteditor|dra og slipp}',
      '{kan jeg|hvordan kan jeg|hvor kan jeg} {bygge en flyt|bygge min egen bot|designe en samtale|tegne en dialog|lage min egen chatbot}',
      '{hva kan|hvilke blokker har} {flow builder|byggeverktøyet|editoren}',
      '{er flow builder gratis|koster flow builder noe|krever flow builder en konto}',
      '{hvor bygger jeg boten min}',
      'hva er {flytverktøyet|tegneflaten|editoren|flow builder}',
      'kan man {leke|mekke|fikle} med flyter {uten konto|uten å registrere seg}',
      '{bygge egen bot|dra bokser}',
    ],
  },
  builderHow: {
    chip: 'Hvordan publiserer jeg en flyt?',
    answer:
      'Lagre flyten og aktiver den: den får en lenke og en kodesnutt til egne sider. Versjoner tas vare på, så du kan gå tilbake; flyter kan eksporteres og importeres som fil. De siste {versions} versjonene av en flyt beholdes.',
    asks: [
      '{hvordan|kan jeg|hvor} {publiserer jeg en flyt|aktiverer jeg en flyt|eksporterer jeg en flyt|importere en flyt|dele en flyt|lagrer jeg flyten min|tester jeg flyten|slette en flyt}',
      '{publiser flyt|eksporter flyt|importer flyt|flytversjon|del flyt|aktiver flyt|gjenopprett versjon}',
      '{flyten min|flyten|en flyt} {er borte|virker ikke|gir feil|forsvant} {hva gjør jeg|}',
      'hvordan {gjenoppretter jeg en gammel versjon|går jeg tilbake til en tidligere versjon}',
      'hvordan {publiserer|lagrer|deler|eksporterer} jeg {en flyt|flyten}',
      '{gå tilbake til en eldre versjon|publisere|eksportere}',
      '{importere|aktivere flyt|angre endring}',
    ],
  },
  blog: {
    chip: 'Hva er det i bloggen deres?',
    answer:
      'Artikler om hva chatboter forstår, regnestykket bak besparelser, hva kunder spør om, utforming av flyter, sikker kobling av systemer, opplysningsplikten i EUs AI Act, de første fire ukene og mange språk. Du finner dem under Blog, med søk og kategorier.',
    asks: [
      '{har dere|hvor er|hva er det i} {en blogg|bloggen deres|bloggen|artikler}',
      '{blogg|artikler|innlegg|nyheter|blogginnlegg|guider|noe å lese}',
      '{hva skriver dere om|hvilke temaer er det i bloggen|hva kan jeg lese}',
      '{en artikkel|et innlegg|noe å lese|har dere skrevet} om {chatboter|besparelser|eu ai act|kundespørsmål|flerspråklig support|integrasjoner}',
      '{artikkel om ai act|hva skriver dere om eus ki lov}',
      'har dere {artikler|innlegg|noe å lese} om {ki|besparelser|chatboter}',
      'lese mer',
    ],
  },
  newsletter: {
    chip: 'Har dere et nyhetsbrev?',
    answer:
      'Ja: skriv inn adressen din nederst på en hvilken som helst side. Vi bruker den bare til nyhetsbrevet; vil du av lista, skriver du til oss, så sletter vi den. Det kommer én gang i måneden; du kan også melde deg på ved å skrive til {email}.',
    asks: [
      '{har dere|hvordan får jeg|hvor melder jeg meg på|finnes det} {et nyhetsbrev|nyhetsbrevet|nyhetsbrevet deres}',
      '{nyhetsbrev|meld på nyhetsbrev|epostliste|nyheter på mail}',
      '{hvordan|jeg vil} {melder jeg meg av nyhetsbrevet|melde meg av nyhetsbrevet|av epostlista|stopper jeg nyhetsmailene|avslutte nyhetsbrevet}',
      '{hvor ofte|hva} {kommer nyhetsbrevet|er det i nyhetsbrevet|sender dere nyhetsbrev}',
      '{sender dere mye e-post|nyhetsbrev hver måned}',
      '{hvor ofte kommer nyhetsbrevet|nyhetsbrev hvor ofte|månedlig nyhetsbrev|kommer nyhetsbrevet ukentlig eller månedlig|hvor ofte sender dere nyhetsbrev|melde seg på uten skript}',
      'hvordan {får|slutter} jeg {få mailene deres|utsendelsene}',
      '{melde meg av|utsendelser|hvor ofte mailer dere|abonnere på nyheter}',
    ],
  },
  account: {
    chip: 'Trenger jeg en konto?',
    answer:
      'Nei. Chat, maler, kalkulator, læringsløp og Flow Builder virker uten konto. Det er ingen kundeinnlogging på denne siden.',
    asks: [
      '{må jeg|må man|er det nødvendig å} {ha en konto|opprette en konto|registrere meg|logge inn|registrere seg|lage bruker}',
      '{hvor|hvordan} {logger jeg inn|kan man logge inn|oppretter jeg konto|registrerer jeg meg}',
      '{innlogging|login|konto|brukerkonto|registrering|glemt passord|min konto|logg inn}',
      'jeg har {glemt|mistet} {passordet mitt|passordet|innloggingen min}',
      '{må jeg lage bruker for å leke med flytbyggeren|må jeg registrere meg for flow builder|trengs innlogging|uten konto|glemt passordet|må man ha bruker}',
      'må man {lage konto|registrere seg|logge inn}',
      '{passord|hvor logger kunder inn}',
    ],
  },
  offline: {
    chip: 'Hva skjer uten nett?',
    answer:
      'Sider du har besøkt, åpnes uten forbindelse, og et skjema du sender uten nett, venter i nettleseren og sendes av seg selv innen et døgn.',
    asks: [
      '{virker|åpnes|kan man bruke} {siden|denne siden|nettstedet} {offline|uten internett|uten forbindelse|uten nett}',
      '{offline|ikke nett|mistet forbindelsen|ingen forbindelse}',
      '{hva skjer|forsvinner meldingen min|mister jeg meldingen} hvis {nettet ryker|forbindelsen brytes|internett går ned|jeg mister nettet}',
      'funker siden uten {nett|dekning|forbindelse}',
      '{mistet nettet da jeg sendte|dårlig dekning}',
    ],
  },
  roiShare: {
    chip: 'Hvor kommer 40 % besparelse fra?',
    answer:
      '{roiShare} i besparelseskalkulatoren er en antagelse for planlegging, ikke et målt tall: den delen av tiden på kundespørsmål som en bot kan fullføre uten hjelp. I noen innbokser er det mer, i andre halvparten. Sorter de siste to hundre samtalene, så kjenner dere deres egen andel; bloggen vår viser hvordan.',
    asks: [
      '{hvor kommer|hvem har bestemt|hvorfor|hvordan vet dere} {40 prosent|40 %|de 40 prosentene|akkurat 40 prosent|40%} {fra|i kalkulatoren|besparelse|}',
      'er {40 prosent|besparelseskalkulatoren|den beregnede besparelsen} {realistisk|et anslag|en antagelse|oppdiktet|målt}',
      '{antagelsen i kalkulatoren|automatisert andel|hvor stor del av spørsmålene klarer en bot|grunnlaget for besparelsen|40 prosent antagelse}',
      '{hvor kommer 40 % i kalkulatoren fra|hvem bestemte 40 prosent|er 40 prosent funnet på}',
    ],
  },
  flowLimits: {
    chip: 'Hvor mange flyter, og hvor lenge?',
    answer:
      'Et arbeidsområde rommer opptil {flows} flyter med opptil {nodes} noder hver; de siste {versions} versjonene av en flyt beholdes. Det slettes {retentionDays} dager etter siste bruk. Eksport laster ned alle flyter som én JSON-fil, som import leser inn igjen i hvilken som helst nettleser.',
    asks: [
      '{hvor mange noder per flyt|hvor mange flyter får jeg lage|grenser i flow builder|hvor mange versjoner lagres}',
      '{maks antall|hvor mange|høyst|grense for} {noder per flyt|noder|flyter|flyter per arbeidsområde|flyter kan jeg lage|noder i en flyt}',
      '{hvor lenge varer|levetid|når slettes|hvor lenge beholdes} {arbeidsområdet|arbeidsområdet mitt|workspacet|arbeidsområdet i flow builder}',
      '{hvor mange|antall} {versjoner|revisjoner|gamle versjoner} {lagres|beholdes|tar dere vare på|}',
      '{hvor lenge|hvor} {lagres flytene mine|er flytene mine lagret|ligger flyten min}',
      '{til når|hvor mange dager} {beholdes flytene mine|ligger flytene der|lagres flytene}',
      '{grenser for flyter|eksportere alt som fil|eksportere som json|ta med flyter til en annen maskin|hvor mange flyter gratis}',
      'hvor {mange noder|stor} kan en flyt {ha|være}',
      'hvor lenge ligger flytene mine',
    ],
  },
  nodeTypes: {
    chip: 'Hvilke typer noder finnes?',
    answer:
      'De seks grunntypene er start, tekst, hurtigsvar (spørsmål med knapper), betingelse, handling (tar imot e-post eller telefon, ber om en time, varsler et annet system) og API-kall. I tillegg finnes vurdering, variabel, A/B-deling, hopp, overlevering og slutt.',
    asks: [
      '{hvilke typer noder finnes}',
      '{hvilke|hvor mange|hva slags} {typer noder|nodetyper|slags noder|byggeklosser|typer blokker} {finnes|finnes det|har flow builder|kan jeg bruke}',
      '{hva gjør|hva er} {en betingelsesnode|handlingsnoden|et hurtigsvar|api kallet|startnoden}',
      '{nodetyper|byggeklosser i flow builder|betingelsesnode|hurtigsvarnode}',
      'hvilke slags {noder|blokker}',
      '{hvor mange nodetyper|liste over blokker}',
    ],
  },
  help: {
    chip: 'Hvor finner jeg dokumentasjonen?',
    answer:
      'Bunnteksten fører dit: «Help Center» er bloggen vår, «Documentation» artikkelen om flow builder, «API Reference» den om å koble systemer. For alt annet skriver du til {supportEmail}.',
    asks: [
      '{hvor finner jeg|har dere|finnes det|hvor er} {dokumentasjonen|et hjelpesenter|manualen|en brukerveiledning|vanlige spørsmål|en håndbok|en kunnskapsbase}',
      '{dokumentasjon|hjelpesenter|manual|håndbok|faq|vanlige spørsmål|hjelpeside|bruksanvisning}',
      '{epost til|hvordan når jeg|hvor skriver jeg til} {teknisk støtte|brukerstøtten|teknisk support}',
      '{dokumentasjon takk|hvor finner jeg bruksanvisningen|brukermanual}',
    ],
  },
};
