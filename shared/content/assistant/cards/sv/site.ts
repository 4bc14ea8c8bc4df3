import type { AreaAnswers } from '../types.ts';

export const site: AreaAnswers<'site'> = {
  roi: {
    chip: 'Vad skulle en bot spara oss?',
    answer:
      'ROI-kalkylatorn i lärstigen räknar: personer × timlön × timmar per dag × {roiShare}, 22 arbetsdagar i månaden. Tio personer à $25 och två timmar om dagen sparar ungefär {roiMonthly} i månaden, {roiYearly} om året. Fyll i era egna siffror där.',
  },
  calculator: {
    chip: 'Finns det en priskalkylator?',
    answer:
      'Ja, på prissidan: ställ in antal meddelanden (1 000 till 100 000 i månaden) och modell, så ser du abonnemang och pris direkt, med en uppdelning som kan delas som länk.',
  },
  competitors: {
    chip: 'Hur står ni er mot Intercom?',
    answer:
      'Lika mot lika, bara plattforms- och meddelandeavgifter, vid 25 000 meddelanden i månaden är vår uppskattning {oursAt25k} mot {intercomAt25k} för Intercom, {driftAt25k} för Drift och {zendeskAt25k} för Zendesk: {savingPercent} % lägre än Intercom. Uppskattningarna är våra, per {estimatesDate}; uppdelningen på prissidan visar grundavgift och pris för var och en.',
  },
  saving: {
    chip: 'Var kommer 67 % ifrån?',
    answer:
      '{savingPercent} % är vår uppskattning mot Intercom vid 25 000 meddelanden i månaden: {intercomAt25k} där, {oursAt25k} hos oss, bara plattforms- och meddelandeavgifter. Kostnadsuppdelningen på prissidan visar summorna.',
  },
  learning: {
    chip: 'Vad är lärstigen?',
    answer:
      'Fem korta steg (välkommen, branscher, en demo, ROI-kalkylatorn, abonnemang) som visar vad en chattbot kan göra för er. Du samlar poäng och utmärkelser och går därifrån med en siffra som håller på ett budgetmöte. Framstegen stannar i din webbläsare.',
  },
  points: {
    chip: 'Vad är poängen till för?',
    answer:
      'Poäng visar hur långt du kommit i lärstigen: steg ger 50 till 125, utmärkelser upp till 500, och din nivå stiger med dem. De är för nöje och lärande; man kan inte köpa något för dem.',
  },
  tour: {
    chip: 'Finns det en rundtur?',
    answer:
      'Ja, en kort rundtur med sex stopp genom sidan: välkommen, tjänster, mallar, chattbot, priser och kontakt. Du startar den från lärstigen och kan hoppa över den när som helst.',
  },
  demo: {
    chip: 'Kan jag få se en demo?',
    answer:
      'Ja, på tre sätt: den lilla färdigskrivna demon på sidan, demobotarna för våra {templates} mallar i galleriet, och en kostnadsfri rådgivning där en medarbetare visar en för ert företag.',
  },
  builder: {
    chip: 'Vad är Flow Builder?',
    answer:
      'En visuell editor för samtal: du placerar meddelanden, frågor med knappar, villkor, åtgärder och anrop till andra system på en arbetsyta, kopplar ihop dem, testar flödet bredvid och publicerar det. Den är öppen här under Flow Builder, utan konto, och startar från mallar om du vill. En arbetsyta rymmer upp till {flows} flöden med högst {nodes} noder vardera och tas bort {retentionDays} dagar efter senaste användning. De senaste {versions} versionerna av ett flöde sparas.',
  },
  builderHow: {
    chip: 'Hur publicerar jag ett flöde?',
    answer:
      'Spara flödet och aktivera det: det får en länk och en kodsnutt för era egna sidor. Versioner sparas, så du kan gå tillbaka; flöden kan exporteras och importeras som fil. De senaste {versions} versionerna av ett flöde sparas.',
  },
  blog: {
    chip: 'Vad finns i er blogg?',
    answer:
      'Artiklar om vad chattbotar förstår, besparingarnas matematik, vad kunder frågar, att utforma flöden, att koppla system säkert, upplysningsplikten i EU:s AI Act, de första fyra veckorna och många språk. Du hittar dem under Blog, med sök och kategorier.',
  },
  newsletter: {
    chip: 'Har ni ett nyhetsbrev?',
    answer:
      'Ja: fyll i din adress längst ner på valfri sida. Vi använder den bara för nyhetsbrevet; vill du lämna det, skriv till oss så raderar vi den. Det kommer en gång i månaden; du kan också anmäla dig genom att skriva till {email}.',
  },
  account: {
    chip: 'Behöver jag ett konto?',
    answer:
      'Nej. Chatt, mallar, kalkylator, lärstig och Flow Builder fungerar utan konto. Det finns ingen kundinloggning på den här webbplatsen.',
  },
  offline: {
    chip: 'Vad händer utan uppkoppling?',
    answer:
      'Sidor du har besökt öppnas utan uppkoppling, och ett formulär du skickar offline väntar i webbläsaren och går iväg av sig självt inom ett dygn.',
  },
  roiShare: {
    chip: 'Var kommer 40 % besparing ifrån?',
    answer:
      '{roiShare} i besparingskalkylatorn är ett antagande för planering, inte en uppmätt siffra: den del av tiden för kundfrågor som en bot kan klara utan hjälp. I vissa inkorgar är det mer, i andra hälften. Sortera era senaste tvåhundra samtal så vet ni er egen andel; vår blogg visar hur.',
  },
  flowLimits: {
    chip: 'Hur många flöden, och hur länge?',
    answer:
      'En arbetsyta rymmer upp till {flows} flöden med upp till {nodes} noder var; de senaste {versions} versionerna av ett flöde sparas. Den raderas {retentionDays} dagar efter senaste användning. Exporten laddar ner alla flöden som en JSON-fil, som importen läser in i vilken webbläsare som helst.',
  },
  nodeTypes: {
    chip: 'Vilka sorters noder finns?',
    answer:
      'De sex grundsorterna är start, text, snabbsvar (fråga med knappar), villkor, åtgärd (tar emot e-post eller telefon, ber om en tid, meddelar ett annat system) och API-anrop. Dessutom finns betyg, variabel, A/B-delning, hopp, överlämning och slut.',
  },
  help: {
    chip: 'Var finns dokumentationen?',
    answer:
      'Sidfoten leder dit: ”Help Center” är vår blogg, ”Documentation” artikeln om flow builder, ”API Reference” den om att koppla ihop system. För allt annat skriver du till {supportEmail}.',
  },
};
