import type { AreaTexts } from '../types.ts';

export const site: AreaTexts<'site'> = {
  roi: {
    chip: 'Hvad ville en bot spare os?',
    answer:
      'ROI-beregneren i læringsforløbet regner: personer × timeløn × timer om dagen × {roiShare}, 22 arbejdsdage om måneden. Ti personer til 25 dollars og to timer om dagen sparer cirka {roiMonthly} om måneden, {roiYearly} om året. Indtast jeres egne tal der.',
    asks: [
      '{hvad|hvor meget} {sparer vi|sparer jeg|kan vi spare|ville en bot spare os|sparer en chatbot} {om måneden|om året|}',
      '{hvad er|hvordan beregnes|fortæl om} {roi|afkastet|vores roi|besparelsen|tilbagebetalingen}',
      '{roi|roi beregner|besparelse|besparelser|tilbagebetalingstid|afkast}',
      '{hvornår|hvor hurtigt} {tjener den sig hjem|er pengene tjent hjem|betaler botten sig selv}',
      '{vi har|jeg har} {10|fem|20|tre} {medarbejdere|ansatte|supportere} {hvad kan vi spare|hvad sparer en bot}',
      'hvad ville vi {spare|tjene} med {fem i receptionen|tre i kundeservice}',
      '{hvornår har den tjent sig ind|sparede timer|lønudgift mod bot}',
    ],
  },
  calculator: {
    chip: 'Er der en prisberegner?',
    answer:
      'Ja, på prissiden: indstil jeres beskeder (1.000 til 100.000 om måneden) og model, så ser du straks plan og pris med en specifikation, du kan dele som link.',
    asks: [
      '{er der|har i|hvor er|hvordan bruger jeg} {en prisberegner|prisberegneren|en beregner|beregneren}',
      '{prisberegner|beregner|beregn pris|udregn pris|omkostningsberegner}',
      '{kan jeg|hvordan kan jeg|hvor kan jeg} {beregne prisen|regne prisen ud|se min pris|beregne vores omkostninger|få et prisoverslag}',
      'hvordan virker {beregneren|prisberegneren}',
      '{del|send} {beregningen|prisen|overslaget} {med chefen|som link|}',
      'er der {et værktøj|en skyder} hvor {prisen|omkostningen} {regnes ud|beregnes}',
      '{lommeregner|beregne pris|sende udregningen til chefen}',
    ],
  },
  competitors: {
    chip: 'Hvordan er I i forhold til Intercom?',
    answer:
      'På lige vilkår, kun platform og beskedgebyrer, er vores skøn ved 25.000 beskeder om måneden {oursAt25k} mod {intercomAt25k} hos Intercom, {driftAt25k} hos Drift og {zendeskAt25k} hos Zendesk: {savingPercent} % lavere end Intercom. Skønnene er vores egne, pr. {estimatesDate}; specifikationen på prissiden viser grundgebyr og takst for hver.',
    asks: [
      'hvordan {er i|klarer i jer|ligger i|er jeres priser} {i forhold til|sammenlignet med|mod} {intercom|zendesk|drift|konkurrenterne|andre udbydere}',
      '{hvad er forskellen|forskel} på {jer og intercom|jer og zendesk|jer og chatgpt|jer og konkurrenterne|jer og andre chatbots}',
      '{hvorfor|hvad gør} {vælge jer|jer og ikke intercom|parley bedre|jer anderledes|jer bedre end zendesk}',
      'er i {billigere|bedre|dyrere} end {intercom|zendesk|drift|konkurrenterne|de andre}',
      '{konkurrenter|sammenligning med andre|intercom|zendesk|alternativer til intercom}',
      '{vi bruger|vi har i dag} {intercom|drift|en konkurrent|zendesk i dag} {hvorfor skifte|}',
      '{billigere end hvem|sammenlignet med intercom|hvad har i som zendesk ikke har|ved hvilken mængde sammenligner i}',
      'hvordan {ligger|er} I {prismæssigt|i pris} {mod|i forhold til|sammenlignet med} {zendesk|intercom|drift}',
      'jeres tjeneste sammenlignet med {zendesk|intercom}',
      '{hvorfor ikke bare chatgpt|billigere end intercom|alternativ til drift|skifte fra zendesk}',
      '{jeg vil gerne vide|kan I fortælle mig|oplys venligst|må jeg spørge|vi vil høre|kan I bekræfte} hvordan I ligger i forhold til Zendesk',
      '{hej hurtigt spørgsmål|du|forresten|ok og|altså|goddag} billigere end Intercom',
    ],
  },
  saving: {
    chip: 'Hvor kommer de 67 % fra?',
    answer:
      'De {savingPercent} % er vores skøn mod Intercom ved 25.000 beskeder om måneden: {intercomAt25k} der, {oursAt25k} hos os, kun platform og beskedgebyrer. Specifikationen på prissiden viser regnestykket.',
    asks: [
      '{hvor kommer|hvordan når i frem til|hvad betyder} {de 67 procent|67%|de 67 %|besparelsen på 67 procent} {fra|}',
      'er {de 67 procent|67%|besparelsen|67 procent billigere} {rigtigt|sandt|realistisk|løgn}',
      '{67%|67 procent|67 % billigere|67 procent besparelse}',
      '{hvorfor|hvordan} er i {så billige|67% billigere|67 procent billigere|så meget billigere}',
      '67 procent {billigere|sammenlignet} {end hvem|med hvad}',
      '{hvor har I 67 fra|hvordan er besparelsen regnet ud}',
      '{jeg vil gerne vide|kan I fortælle mig|oplys venligst|må jeg spørge|vi vil høre|kan I bekræfte} hvordan de 67 procent er regnet',
      '{hej hurtigt spørgsmål|du|forresten|ok og|altså|goddag} 67 procent af hvad',
    ],
  },
  learning: {
    chip: 'Hvad er læringsforløbet?',
    answer:
      'Fem korte trin (velkomst, brancher, en demo, ROI-beregneren, planer), der viser, hvad en chatbot kan gøre for jer. Du samler point og bedrifter og går derfra med et tal, du kan forsvare på et budgetmøde. Fremskridtet bliver i din browser.',
    asks: [
      '{hvad er|hvor er|hvordan virker|fortæl om} {læringsforløbet|learn knappen|kurset på siden|læringsstien}',
      '{læringsforløb|lær om chatbots|tutorial|lektioner|learning path|fem trin}',
      '{hvor|hvordan} kan jeg {lære om chatbots|lære mere om bots|finde ud af hvordan chatbots virker}',
      '{jeg er ny|jeg er nybegynder|jeg ved intet} {i chatbots|om chatbots|med det her} {hvor starter jeg|}',
      'hvor mange trin {har forløbet|er der i læringsforløbet}',
      'hvad er {læringsstien|lær-tingen|de fem trin}',
      '{jeg ved intet om bots hvor begynder jeg|lære mere|læringssti|introduktion}',
    ],
  },
  points: {
    chip: 'Hvad bruges pointene til?',
    answer:
      'Point viser, hvor langt du er i læringsforløbet: trin giver 50 til 125, bedrifter op til 500, og dit niveau stiger med dem. De er for sjov og læring; man kan ikke købe noget for dem.',
    asks: [
      '{hvad|hvorfor} {bruges pointene til|får jeg for point|er bedrifter|er de point til|har jeg point|kan jeg bruge point til}',
      '{point|bedrifter|niveau|badges|xp|ekspertniveau|gamification}',
      '{hvordan|hvornår} {får jeg point|når jeg næste niveau|bliver jeg ekspert|når jeg niveau 5|låser jeg bedrifter op}',
      'kan {jeg|man} {bytte point|indløse point|få rabat for point|bruge point som penge}',
      'hvad giver {mærkerne|pointene|niveauerne}',
      '{hvorfor får jeg point|indløse point}',
    ],
  },
  tour: {
    chip: 'Er der en rundvisning?',
    answer:
      'Ja, en kort rundtur med seks stop: velkomst, ydelser, skabeloner, chatbot, priser og kontakt. Du starter den fra læringsforløbet og kan springe den over når som helst.',
    asks: [
      '{er der|hvor er|hvordan starter jeg|kan jeg få} {en rundvisning|rundvisningen|en tur|en guidet tur|rundturen}',
      '{rundvisning|guidet tur|rundtur|tour|vis rundt}',
      '{vis mig|giv mig} {rundt|en rundvisning|siden|et overblik over siden|en tur rundt}',
      '{hvor mange stop|guide mig på siden}',
    ],
  },
  demo: {
    chip: 'Kan jeg se en demo?',
    answer:
      'Ja, på tre måder: den lille fortalte demo på siden, demobotterne for vores {templates} skabeloner i galleriet og en gratis rådgivning med et menneske, der viser en til netop jeres virksomhed.',
    asks: [
      '{kan jeg|hvor kan jeg|må jeg|kan vi} {se en demo|prøve en demo|se et eksempel|se en bot i aktion|teste en demobot|prøve demoen}',
      '{demo|live demo|eksempelbot|demobot|prøv demo|demovideo|testbot}',
      '{har i|findes der} {en demo|et eksempel|en video|et live eksempel}',
      '{vis mig|lad mig se} {hvordan det virker|en bot|en demo|et eksempel|hvordan den ser ud}',
      'kan man få lov at {se|prøve} {en i drift|et eksempel|en bot live}',
      '{har I en film|vis mig en|prøvebot}',
    ],
  },
  builder: {
    chip: 'Hvad er Flow Builder?',
    answer:
      'En visuel editor til samtaler: du placerer beskeder, spørgsmål med knapper, betingelser, handlinger og kald til andre systemer på et lærred, forbinder dem, tester flowet ved siden af og sætter det live. Den er åben her under Flow Builder, uden konto, og starter fra skabeloner, hvis du vil. Et workspace rummer op til {flows} flows med højst {nodes} noder hver og slettes {retentionDays} dage efter sidste brug. De seneste {versions} versioner af et flow gemmes.',
    asks: [
      '{hvad er|hvor er|hvordan virker|fortæl om|forklar} {flow builder|flowbuilder|jeres editor|den visuelle editor|byggeværktøjet}',
      '{flow builder|flowbuilder|visuel editor|drag and drop|samtaleeditor|boteditor|træk og slip}',
      '{kan jeg|hvordan kan jeg|hvor kan jeg} {bygge et flow|bygge min egen bot|designe en samtale|tegne en dialog|lave min egen chatbot}',
      '{hvad kan|hvilke blokke har} {flow builder|byggeværktøjet|editoren}',
      '{er flow builder gratis|koster flow builder noget|kræver flow builder en konto}',
      '{hvor bygger jeg min bot}',
      'hvad er {flowværktøjet|tegnefladen|editoren|flow builder}',
      'kan man {lege|rode|pille} med {flows|flow-tingen|flowet} {uden konto|uden at lave en konto|uden at registrere sig}',
      '{bygge egen bot|trække kasser}',
    ],
  },
  builderHow: {
    chip: 'Hvordan udgiver jeg et flow?',
    answer:
      'Gem flowet, og aktivér det: det får et link og et stykke kode til jeres egne sider. Versioner gemmes, så du kan gå tilbage; flows kan eksporteres og importeres som fil. De seneste {versions} versioner af et flow gemmes.',
    asks: [
      '{hvordan|kan jeg|hvor} {udgiver jeg et flow|aktiverer jeg et flow|eksporterer jeg et flow|importere et flow|dele et flow|gemmer jeg mit flow|tester jeg mit flow|slette et flow}',
      '{udgiv flow|eksporter flow|importer flow|flow version|del flow|aktiver flow|gendan version}',
      '{mit flow|flowet|et flow} {er væk|virker ikke|giver fejl|er forsvundet} {hvad gør jeg|}',
      'hvordan {gendanner jeg en gammel version|går jeg tilbage til en tidligere version}',
      'hvordan {udgiver|gemmer|deler|eksporterer} jeg {et flow|flowet}',
      '{gå tilbage til en ældre version|udgive|eksportere}',
      '{importere|aktivere flow|fortryde ændring}',
    ],
  },
  blog: {
    chip: 'Hvad er der i jeres blog?',
    answer:
      'Artikler om, hvad chatbots forstår, regnestykket bag besparelser, hvad kunder spørger om, design af flows, sikker forbindelse af systemer, oplysningspligten i EU’s AI Act, de første fire uger og mange sprog. De findes under Blog, med søgning og kategorier.',
    asks: [
      '{har i|hvor er|hvad er der i} {en blog|jeres blog|bloggen|artikler}',
      '{blog|artikler|indlæg|nyheder|blogindlæg|guides|noget at læse}',
      '{hvad skriver i om|hvilke emner er der i bloggen|hvad kan jeg læse}',
      '{en artikel|et indlæg|noget at læse|har i skrevet} om {chatbots|besparelser|eu ai act|kundespørgsmål|flersproget support|integrationer}',
      '{artikel om ai act|hvad skriver i om eus ai lov}',
      'har I {artikler|indlæg|noget at læse} om {ai|besparelser|chatbots}',
      'læse mere',
    ],
  },
  newsletter: {
    chip: 'Har I et nyhedsbrev?',
    answer:
      'Ja: skriv din adresse nederst på en hvilken som helst side. Vi bruger den kun til nyhedsbrevet; vil du ud, så skriv til os, og vi sletter den. Det kommer én gang om måneden; du kan også tilmelde dig ved at skrive til {email}.',
    asks: [
      '{har i|hvordan får jeg|hvor tilmelder jeg mig|er der} {et nyhedsbrev|nyhedsbrevet|jeres nyhedsbrev}',
      '{nyhedsbrev|tilmeld nyhedsbrev|mailingliste|nyheder på mail}',
      '{hvordan|jeg vil} {afmelder jeg nyhedsbrevet|framelde nyhedsbrevet|af mailinglisten|stopper jeg nyhedsmails|afmelde nyhedsbrevet}',
      '{hvor tit|hvad} {kommer nyhedsbrevet|er der i nyhedsbrevet|sender i nyhedsbreve}',
      '{sender i mange mails|udkommer nyhedsbrevet hver måned}',
      '{hvor ofte kommer nyhedsbrevet|nyhedsbrev hvor ofte|månedligt nyhedsbrev|kommer nyhedsbrevet hver uge eller måned|hvor ofte sender i nyhedsbrev|tilmelde sig uden scripts}',
      'hvordan {får|stopper} jeg {jeres mails|udsendelserne}',
      '{framelde|udsendelser|hvor tit mailer I|abonnere på nyheder}',
    ],
  },
  account: {
    chip: 'Skal jeg have en konto?',
    answer:
      'Nej. Chat, skabeloner, beregner, læringsforløb og Flow Builder virker uden konto. Der er ikke noget kundelogin på siden.',
    asks: [
      '{skal jeg|skal man|er det nødvendigt at} {have en konto|oprette en konto|registrere mig|logge ind|oprette sig|oprette en bruger}',
      '{hvor|hvordan} {logger jeg ind|kan man logge ind|opretter jeg en konto|registrerer jeg mig}',
      '{login|konto|brugerkonto|registrering|glemt adgangskode|min konto|log ind}',
      'jeg har {glemt|mistet} {min adgangskode|mit kodeord|mit login}',
      '{skal jeg oprette mig for at bruge flow builder|kræver det login|uden konto|glemt kodeord}',
      'skal man {oprette konto|registrere sig|logge ind}',
      '{kodeord|hvor logger kunder ind}',
    ],
  },
  offline: {
    chip: 'Hvad sker der uden internet?',
    answer:
      'Sider, du har besøgt, åbner uden forbindelse, og en formular, du sender offline, venter i din browser og bliver sendt af sig selv inden for et døgn.',
    asks: [
      '{virker|åbner|kan man bruge} {siden|den her side|hjemmesiden} {offline|uden internet|uden forbindelse|uden net}',
      '{offline|intet internet|forbindelsen røg|ingen forbindelse}',
      '{hvad sker der|forsvinder min besked|mister jeg beskeden} hvis {nettet ryger|forbindelsen forsvinder|internettet går ned|jeg mister nettet}',
      'virker siden uden {net|dækning|forbindelse}',
      '{mistede nettet da jeg sendte|dårlig dækning}',
    ],
  },
  roiShare: {
    chip: 'Hvor kommer de 40 % besparelse fra?',
    answer:
      'De {roiShare} i besparelsesberegneren er en antagelse til planlægning, ikke et målt tal: den del af tiden til kundespørgsmål, som en bot kan klare uden hjælp. I nogle indbakker er det mere, i andre det halve. Sortér jeres seneste to hundrede samtaler, så kender I jeres egen andel; vores blog viser hvordan.',
    asks: [
      '{hvor kommer|hvem har bestemt|hvorfor|hvor ved i} {40 procent|de 40 %|de 40 procent|lige 40 procent|40%} {fra|i beregneren|besparelse|det fra}',
      'er {40 procent|besparelsesberegneren|den beregnede besparelse} {realistisk|et skøn|en antagelse|opfundet|målt}',
      '{antagelsen i beregneren|automatiseret andel|hvor stor en del af spørgsmålene klarer en bot|grundlaget for besparelsen|40 procent antagelse}',
      '{hvor kommer de 40 % i beregneren fra|hvem bestemte 40 procent|er 40 procent fundet på}',
    ],
  },
  flowLimits: {
    chip: 'Hvor mange flows, og hvor længe?',
    answer:
      'Et workspace rummer op til {flows} flows med op til {nodes} noder hver; de seneste {versions} versioner af et flow gemmes. Det slettes {retentionDays} dage efter sidste brug. Eksport henter alle flows som én JSON-fil, som import læser igen i enhver browser.',
    asks: [
      '{max noder pr flow|hvor mange noder kan der være|hvor mange flows må jeg lave|grænser i flow builder|hvor mange versioner gemmes}',
      '{max antal|hvor mange|højst|grænse for|max} {noder pr flow|noder|flows|flows pr workspace|flows kan jeg lave|noder i et flow}',
      '{hvor længe lever|levetid|hvornår slettes|hvor længe gemmes} {workspacet|mit workspace|et workspace|workspace i flow builder|arbejdsområdet}',
      'workspace i flow builder {levetid|hvor længe|}',
      '{hvor mange|antal} {versioner|revisioner|gamle versioner} {gemmes|gemmer i|}',
      '{hvor længe|hvor} {gemmes mine flows|er mine flows gemt|ligger mit flow}',
      '{indtil hvornår|hvor mange dage} {gemmes mine flows|ligger mine flows der|bliver mine flows liggende}',
      '{grænser for flows|eksportere alt som fil|eksportere som json|tage flows med til en anden computer|hvor mange flows gratis}',
      'hvor {mange noder|stort} kan et flow {have|være}',
      '{hvornår slettes mit arbejdsområde|hvor længe ligger mine flows}',
    ],
  },
  nodeTypes: {
    chip: 'Hvilke slags noder findes der?',
    answer:
      'De seks grundtyper er start, tekst, hurtigt svar (spørgsmål med knapper), betingelse, handling (tager imod e-mail eller telefon, beder om en tid, giver et andet system besked) og API-kald. Desuden findes vurdering, variabel, A/B-deling, spring, overdragelse og slut.',
    asks: [
      '{hvilke typer noder findes der}',
      '{hvilke|hvor mange|hvad for} {slags noder|nodetyper|typer af noder|byggesten|slags blokke} {findes der|er der|har flow builder|kan jeg bruge}',
      '{hvad gør|hvad er} {en betingelsesnode|handlingsnoden|et hurtigt svar|api kaldet|startnoden}',
      '{nodetyper|byggesten i flow builder|betingelsesnode|hurtigt svar node}',
      'hvilke slags {noder|blokke}',
      '{hvor mange nodetyper|liste over blokke}',
    ],
  },
  help: {
    chip: 'Hvor finder jeg dokumentationen?',
    answer:
      'Sidefoden fører derhen: »Help Center« er vores blog, »Documentation« artiklen om flow builder, »API Reference« den om at forbinde systemer. For alt andet skriver du til {supportEmail}.',
    asks: [
      '{hvor finder jeg|har i|findes der|hvor er} {dokumentationen|et hjælpecenter|manualen|en brugervejledning|ofte stillede spørgsmål|en håndbog|en vidensbase}',
      '{dokumentation|hjælpecenter|manual|håndbog|faq|ofte stillede spørgsmål|hjælpeside|brugsanvisning}',
      '{mail til|hvordan får jeg fat i|hvor skriver jeg til} {teknisk support|supporten|jeres helpdesk}',
      'dokumentation tak',
    ],
  },
};
