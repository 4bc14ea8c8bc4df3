import type { AreaAnswers } from '../types.ts';

export const site: AreaAnswers<'site'> = {
  roi: {
    chip: 'Hvad ville en bot spare os?',
    answer:
      'ROI-beregneren i læringsforløbet regner: personer × timeløn × timer om dagen × {roiShare}, 22 arbejdsdage om måneden. Ti personer til 25 dollars og to timer om dagen sparer cirka {roiMonthly} om måneden, {roiYearly} om året. Indtast jeres egne tal der.',
  },
  calculator: {
    chip: 'Er der en prisberegner?',
    answer:
      'Ja, på prissiden: indstil jeres beskeder (1.000 til 100.000 om måneden) og model, så ser du straks plan og pris med en specifikation, du kan dele som link.',
  },
  competitors: {
    chip: 'Hvordan er I i forhold til Intercom?',
    answer:
      'På lige vilkår, kun platform og beskedgebyrer, er vores skøn ved 25.000 beskeder om måneden {oursAt25k} mod {intercomAt25k} hos Intercom, {driftAt25k} hos Drift og {zendeskAt25k} hos Zendesk: {savingPercent} % lavere end Intercom. Skønnene er vores egne, pr. {estimatesDate}; specifikationen på prissiden viser grundgebyr og takst for hver.',
  },
  saving: {
    chip: 'Hvor kommer de 67 % fra?',
    answer:
      'De {savingPercent} % er vores skøn mod Intercom ved 25.000 beskeder om måneden: {intercomAt25k} der, {oursAt25k} hos os, kun platform og beskedgebyrer. Specifikationen på prissiden viser regnestykket.',
  },
  learning: {
    chip: 'Hvad er læringsforløbet?',
    answer:
      'Fem korte trin (velkomst, brancher, en demo, ROI-beregneren, planer), der viser, hvad en chatbot kan gøre for jer. Du samler point og bedrifter og går derfra med et tal, du kan forsvare på et budgetmøde. Fremskridtet bliver i din browser.',
  },
  points: {
    chip: 'Hvad bruges pointene til?',
    answer:
      'Point viser, hvor langt du er i læringsforløbet: trin giver 50 til 125, bedrifter op til 500, og dit niveau stiger med dem. De er for sjov og læring; man kan ikke købe noget for dem.',
  },
  tour: {
    chip: 'Er der en rundvisning?',
    answer:
      'Ja, en kort rundtur med seks stop: velkomst, ydelser, skabeloner, chatbot, priser og kontakt. Du starter den fra læringsforløbet og kan springe den over når som helst.',
  },
  demo: {
    chip: 'Kan jeg se en demo?',
    answer:
      'Ja, på tre måder: den lille fortalte demo på siden, demobotterne for vores {templates} skabeloner i galleriet og en gratis rådgivning med et menneske, der viser en til netop jeres virksomhed.',
  },
  builder: {
    chip: 'Hvad er Flow Builder?',
    answer:
      'En visuel editor til samtaler: du placerer beskeder, spørgsmål med knapper, betingelser, handlinger og kald til andre systemer på et lærred, forbinder dem, tester flowet ved siden af og sætter det live. Den er åben her under Flow Builder, uden konto, og starter fra skabeloner, hvis du vil. Et workspace rummer op til {flows} flows med højst {nodes} noder hver og slettes {retentionDays} dage efter sidste brug. De seneste {versions} versioner af et flow gemmes.',
  },
  builderHow: {
    chip: 'Hvordan udgiver jeg et flow?',
    answer:
      'Gem flowet, og aktivér det: det får et link og et stykke kode til jeres egne sider. Versioner gemmes, så du kan gå tilbage; flows kan eksporteres og importeres som fil. De seneste {versions} versioner af et flow gemmes.',
  },
  blog: {
    chip: 'Hvad er der i jeres blog?',
    answer:
      'Artikler om, hvad chatbots forstår, regnestykket bag besparelser, hvad kunder spørger om, design af flows, sikker forbindelse af systemer, oplysningspligten i EU’s AI Act, de første fire uger og mange sprog. De findes under Blog, med søgning og kategorier.',
  },
  newsletter: {
    chip: 'Har I et nyhedsbrev?',
    answer:
      'Ja: skriv din adresse nederst på en hvilken som helst side. Vi bruger den kun til nyhedsbrevet; vil du ud, så skriv til os, og vi sletter den. Det kommer én gang om måneden; du kan også tilmelde dig ved at skrive til {email}.',
  },
  account: {
    chip: 'Skal jeg have en konto?',
    answer:
      'Nej. Chat, skabeloner, beregner, læringsforløb og Flow Builder virker uden konto. Der er ikke noget kundelogin på siden.',
  },
  offline: {
    chip: 'Hvad sker der uden internet?',
    answer:
      'Sider, du har besøgt, åbner uden forbindelse, og en formular, du sender offline, venter i din browser og bliver sendt af sig selv inden for et døgn.',
  },
  roiShare: {
    chip: 'Hvor kommer de 40 % besparelse fra?',
    answer:
      'De {roiShare} i besparelsesberegneren er en antagelse til planlægning, ikke et målt tal: den del af tiden til kundespørgsmål, som en bot kan klare uden hjælp. I nogle indbakker er det mere, i andre det halve. Sortér jeres seneste to hundrede samtaler, så kender I jeres egen andel; vores blog viser hvordan.',
  },
  flowLimits: {
    chip: 'Hvor mange flows, og hvor længe?',
    answer:
      'Et workspace rummer op til {flows} flows med op til {nodes} noder hver; de seneste {versions} versioner af et flow gemmes. Det slettes {retentionDays} dage efter sidste brug. Eksport henter alle flows som én JSON-fil, som import læser igen i enhver browser.',
  },
  nodeTypes: {
    chip: 'Hvilke slags noder findes der?',
    answer:
      'De seks grundtyper er start, tekst, hurtigt svar (spørgsmål med knapper), betingelse, handling (tager imod e-mail eller telefon, beder om en tid, giver et andet system besked) og API-kald. Desuden findes vurdering, variabel, A/B-deling, spring, overdragelse og slut.',
  },
  help: {
    chip: 'Hvor finder jeg dokumentationen?',
    answer:
      'Sidefoden fører derhen: »Help Center« er vores blog, »Documentation« artiklen om flow builder, »API Reference« den om at forbinde systemer. For alt andet skriver du til {supportEmail}.',
  },
};
