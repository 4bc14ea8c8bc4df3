import type { AreaTexts } from '../types.ts';

export const site: AreaTexts<'site'> = {
  roi: {
    chip: 'Vad skulle en bot spara oss?',
    answer:
      'ROI-kalkylatorn i lärstigen räknar: personer × timlön × timmar per dag × {roiShare}, 22 arbetsdagar i månaden. Tio personer à $25 och två timmar om dagen sparar ungefär {roiMonthly} i månaden, {roiYearly} om året. Fyll i era egna siffror där.',
    asks: [
      '{hur mycket|vad} {sparar vi|kan vi spara|sparar en bot|skulle vi spara|tjänar vi} {på en bot|i månaden|per år|i kostnader|}',
      '{vad är|hur räknar ni ut|var hittar jag} {roi|besparingen|avkastningen|roi kalkylatorn|återbetalningstiden}',
      '{roi|roi kalkylator|besparing|avkastning|besparingskalkylator|återbetalningstid|return on investment}',
      '{när|hur fort} {har det betalat sig|går det plus|lönar det sig i tid|tjänar man in det}',
      '{vi har|jag har} {5|10|20|tio} {anställda|personer i supporten|handläggare} {vad sparar vi|hur mycket sparar en bot}',
      'vad skulle vi {spara|tjäna} med {fem i receptionen|tre i kundtjänst}',
      '{när har den betalat sig|sparade timmar|lönekostnad mot bot}',
    ],
  },
  calculator: {
    chip: 'Finns det en priskalkylator?',
    answer:
      'Ja, på prissidan: ställ in antal meddelanden (1 000 till 100 000 i månaden) och modell, så ser du abonnemang och pris direkt, med en uppdelning som kan delas som länk.',
    asks: [
      '{finns det|har ni|var är|hur använder jag} {en priskalkylator|en kalkylator|kalkylatorn|en prisräknare|ett räkneverktyg}',
      '{kalkylator|priskalkylator|räkna ut pris|prisräknare|räkna på kostnaden|beräkna pris}',
      '{kan jag|hur kan jag|var kan man} {räkna ut mitt pris|beräkna kostnaden|uppskatta kostnaden|räkna på priset}',
      '{hur funkar|vad gör} {kalkylatorn|priskalkylatorn}',
      'kan jag {dela|skicka} {beräkningen|uträkningen|kalkylen} {till chefen|som länk|}',
      'finns det {nåt verktyg|ett reglage} där jag räknar ut {priset|kostnaden}',
      'skicka uträkningen till chefen',
    ],
  },
  competitors: {
    chip: 'Hur står ni er mot Intercom?',
    answer:
      'Lika mot lika, bara plattforms- och meddelandeavgifter, vid 25 000 meddelanden i månaden är vår uppskattning {oursAt25k} mot {intercomAt25k} för Intercom, {driftAt25k} för Drift och {zendeskAt25k} för Zendesk: {savingPercent} % lägre än Intercom. Uppskattningarna är våra, per {estimatesDate}; uppdelningen på prissidan visar grundavgift och pris för var och en.',
    asks: [
      '{hur står ni er mot|vad är skillnaden mot|jämför er med|hur är ni jämfört med} {intercom|drift|zendesk|konkurrenterna|chatgpt|andra leverantörer|tidio|giosg}',
      '{varför|vad gör} {er och inte intercom|ska jag välja er|er bättre|er unika|er bättre än zendesk|er annorlunda}',
      '{är ni|är parley} {billigare|bättre|dyrare} än {intercom|drift|zendesk|konkurrenterna|andra}',
      '{konkurrenter|jämförelse med andra|intercom|alternativ|konkurrens|vilka är era konkurrenter}',
      '{vi har|vi kör|vi kommer från} {intercom idag|drift idag|en konkurrent|en annan leverantör} {varför ska vi byta|kan vi byta|}',
      '{billigare än vem|jämfört med intercom|vad har ni som inte zendesk har|vid vilken volym jämför ni}',
      'hur {står|ligger|förhåller} ni er {prismässigt|kostnadsmässigt|i pris} {mot|till|jämfört med} {zendesk|intercom|drift}',
      'er tjänst jämfört med {zendesk|intercom}',
      '{varför inte bara chatgpt|zendesk i jämförelse|billigare än intercom|alternativ till drift|byta från zendesk}',
      '{jag skulle vilja veta|kan ni säga mig|vänligen meddela|får jag fråga|vi undrar|kan ni bekräfta} hur ni förhåller er till Zendesk',
      '{hej en snabb fråga|du|förresten|ok och|alltså|god dag} billigare än Intercom',
    ],
  },
  saving: {
    chip: 'Var kommer 67 % ifrån?',
    answer:
      '{savingPercent} % är vår uppskattning mot Intercom vid 25 000 meddelanden i månaden: {intercomAt25k} där, {oursAt25k} hos oss, bara plattforms- och meddelandeavgifter. Kostnadsuppdelningen på prissidan visar summorna.',
    asks: [
      '{var kommer|hur får ni|vad betyder} {67 procent|67%|de 67 procenten|67 % besparing} {ifrån|till det|egentligen}',
      '{stämmer|är} {67 procent|67%|besparingen på 67%|67 % billigare} {verkligen|sant|realistiskt|}',
      '{67%|67 procent|67 % billigare|67 procent besparing}',
      '{hur kan|varför är} ni {vara så billiga|så billiga|67% billigare|så mycket billigare|billigare}',
      '67 procent {billigare|jämfört} {än vem|med vad}',
      '{var får ni 67 ifrån|hur har ni räknat besparingen}',
      '{jag skulle vilja veta|kan ni säga mig|vänligen meddela|får jag fråga|vi undrar|kan ni bekräfta} hur de 67 procenten räknats',
      '{hej en snabb fråga|du|förresten|ok och|alltså|god dag} 67 procent av vad',
    ],
  },
  learning: {
    chip: 'Vad är lärstigen?',
    answer:
      'Fem korta steg (välkommen, branscher, en demo, ROI-kalkylatorn, abonnemang) som visar vad en chattbot kan göra för er. Du samlar poäng och utmärkelser och går därifrån med en siffra som håller på ett budgetmöte. Framstegen stannar i din webbläsare.',
    asks: [
      '{vad är|var är|hur funkar|berätta om} {lärstigen|kursen på sidan|lär dig knappen|utbildningen på er sida|lärdelen}',
      '{lärstig|lärstigen|tutorial|kurs|lektioner|lära sig om chattbotar|fem steg}',
      '{var|hur} kan jag {lära mig mer om chattbotar|lära mig hur chattbotar funkar|lära mig om ai|läsa på}',
      '{jag är|jag är helt} {ny på chattbotar|nybörjare|obekant med chattbotar} {var börjar jag|}',
      'hur många steg {har lärstigen|är det i lärstigen}',
      'vad är {lärstigen|lär-grejen|de fem stegen}',
      '{jag kan inget om bottar var börjar jag|lära mig|lärväg|introduktion}',
    ],
  },
  points: {
    chip: 'Vad är poängen till för?',
    answer:
      'Poäng visar hur långt du kommit i lärstigen: steg ger 50 till 125, utmärkelser upp till 500, och din nivå stiger med dem. De är för nöje och lärande; man kan inte köpa något för dem.',
    asks: [
      '{vad är|hur får jag|vad kan jag göra med|varför har jag|vad får man för} {poängen till för|poäng|mina poäng|utmärkelser|nivåer|märken}',
      '{poäng|utmärkelser|nivå|level|märken|xp|expertnivå|score}',
      '{hur|när} {blir jag expert|når jag nivå 5|kommer jag till nästa nivå|låser jag upp utmärkelser}',
      'kan man {lösa in poäng|få rabatt för poäng|växla poäng mot pengar|köpa något för poängen}',
      'vad ger {märkena|poängen|nivåerna}',
      '{varför får jag poäng|lösa in poäng}',
    ],
  },
  tour: {
    chip: 'Finns det en rundtur?',
    answer:
      'Ja, en kort rundtur med sex stopp genom sidan: välkommen, tjänster, mallar, chattbot, priser och kontakt. Du startar den från lärstigen och kan hoppa över den när som helst.',
    asks: [
      '{finns det|har ni|var är|hur startar jag} {en rundtur|en guidad tur|rundturen|en tur på sidan|en genomgång av sidan|turen}',
      '{rundtur|guidad tur|tour|genomgång av sidan|visa mig runt|sajttur}',
      '{visa mig|ge mig} {runt på sidan|en rundtur|en överblick av sidan|en guidad tur|en tur på sajten}',
      '{hur många stopp|guida mig på sidan}',
    ],
  },
  demo: {
    chip: 'Kan jag få se en demo?',
    answer:
      'Ja, på tre sätt: den lilla färdigskrivna demon på sidan, demobotarna för våra {templates} mallar i galleriet, och en kostnadsfri rådgivning där en medarbetare visar en för ert företag.',
    asks: [
      '{kan jag|var kan jag|får jag|kan vi} {se en demo|testa en demobot|se ett exempel|se en bot i aktion|prova demon|kolla på en demo}',
      '{demo|livedemo|exempelbot|demobot|se demo|exempel|testbot}',
      '{finns det|har ni} {en demo|en demovideo|en film|ett exempel|en onlinedemo}',
      '{visa|låt mig se} {hur det funkar|en demo|en bot|hur det ser ut|ett exempel}',
      'kan man få {se|prova} {en i drift|ett exempel|en bot live}',
      '{visa mig en|provbot}',
    ],
  },
  builder: {
    chip: 'Vad är Flow Builder?',
    answer:
      'En visuell editor för samtal: du placerar meddelanden, frågor med knappar, villkor, åtgärder och anrop till andra system på en arbetsyta, kopplar ihop dem, testar flödet bredvid och publicerar det. Den är öppen här under Flow Builder, utan konto, och startar från mallar om du vill. En arbetsyta rymmer upp till {flows} flöden med högst {nodes} noder vardera och tas bort {retentionDays} dagar efter senaste användning. De senaste {versions} versionerna av ett flöde sparas.',
    asks: [
      '{vad är|hur funkar|var är|berätta om|förklara} {flow builder|flow buildern|byggaren|editorn|ert byggverktyg|flödesbyggaren}',
      '{flow builder|botbyggare|visuell editor|dra och släpp|flödesbyggare|builder|samtalsflöde}',
      '{kan jag|hur kan jag|var kan jag} {bygga en egen bot|skapa ett flöde|rita ett samtal|göra en egen chattbot|designa ett samtal}',
      '{är|kostar} {flow builder|byggaren} {gratis|något|öppen utan konto}',
      'vilka {steg|noder} {finns i flow builder|har byggaren}',
      '{var bygger jag min bot}',
      'vad är {flödesverktyget|ritytan|editorn|flow builder}',
      'kan man {leka|meka|pilla} med flöden {utan konto|utan att registrera sig}',
      '{bygga egen bot|dra rutor}',
    ],
  },
  builderHow: {
    chip: 'Hur publicerar jag ett flöde?',
    answer:
      'Spara flödet och aktivera det: det får en länk och en kodsnutt för era egna sidor. Versioner sparas, så du kan gå tillbaka; flöden kan exporteras och importeras som fil. De senaste {versions} versionerna av ett flöde sparas.',
    asks: [
      '{hur|var|kan jag} {publicerar jag|aktiverar jag|delar jag|exporterar jag|importerar jag|sparar jag|raderar jag|kopierar jag} {ett flöde|mitt flöde|flöden|flödet}',
      '{publicera flöde|exportera flöde|importera flöde|spara flöde|aktivera flöde|dela flöde|tidigare version|testa flöde}',
      '{mitt flöde|flödet} {är borta|funkar inte|ger fel|har försvunnit}',
      'kan jag {återställa|gå tillbaka till} {en gammal version|en tidigare version}',
      'hur {publicerar|sparar|delar|exporterar} jag {ett flöde|flödet}',
      '{gå tillbaka till en äldre version|publicera|exportera|importera|ångra ändring}',
    ],
  },
  blog: {
    chip: 'Vad finns i er blogg?',
    answer:
      'Artiklar om vad chattbotar förstår, besparingarnas matematik, vad kunder frågar, att utforma flöden, att koppla system säkert, upplysningsplikten i EU:s AI Act, de första fyra veckorna och många språk. Du hittar dem under Blog, med sök och kategorier.',
    asks: [
      '{har ni|finns det|var är|vad finns i} {en blogg|er blogg|bloggen|artiklar|något att läsa}',
      '{blogg|artiklar|blogginlägg|nyheter|läsning|bloggämnen|guider}',
      '{vad skriver ni om|vilka ämnen|vad kan man läsa} {i bloggen|på er blogg|}',
      '{en artikel|något att läsa|ett blogginlägg} om {chattbotar|besparingar|kundfrågor|flöden|integrationer|ai act|flerspråkig support}',
      '{artikel om ai act|vad skriver ni om eus ai lag|nåt att läsa}',
      'har ni {artiklar|inlägg|något att läsa} om {ai|besparingar|chattbotar}',
      'läsa mer',
    ],
  },
  newsletter: {
    chip: 'Har ni ett nyhetsbrev?',
    answer:
      'Ja: fyll i din adress längst ner på valfri sida. Vi använder den bara för nyhetsbrevet; vill du lämna det, skriv till oss så raderar vi den. Det kommer en gång i månaden; du kan också anmäla dig genom att skriva till {email}.',
    asks: [
      '{har ni|finns det|hur får jag|var anmäler jag mig till|jag vill ha} {ett nyhetsbrev|nyhetsbrevet|ert nyhetsbrev|ert utskick}',
      '{nyhetsbrev|prenumerera på nyhetsbrev|mejllista|newsletter|utskick|nyheter på mejl}',
      '{hur|jag vill|var} {avprenumererar jag|avprenumerera|avsluta nyhetsbrevet|avregistrerar jag mig|bli borttagen från mejllistan}',
      '{hur ofta|vad} {kommer nyhetsbrevet|står i nyhetsbrevet|skickar ni utskick}',
      '{skickar ni mycket mejl|nyhetsbrev varje månad}',
      '{hur ofta kommer nyhetsbrevet|nyhetsbrev hur ofta|månatligt nyhetsbrev|kommer nyhetsbrevet varje vecka eller månad|hur ofta skickar ni nyhetsbrev|anmäla sig utan skript|vart skriver jag för att få nyhetsbrevet}',
      'hur {får|slutar} jag {få era mejl|era utskick}',
      '{avregistrera|hur ofta mejlar ni|prenumerera}',
    ],
  },
  account: {
    chip: 'Behöver jag ett konto?',
    answer:
      'Nej. Chatt, mallar, kalkylator, lärstig och Flow Builder fungerar utan konto. Det finns ingen kundinloggning på den här webbplatsen.',
    asks: [
      '{behöver jag|måste jag|krävs det|behöver man} {ett konto|skapa konto|registrera mig|logga in|en inloggning|registrering|ha ett konto}',
      '{var|hur} {loggar jag in|skapar jag ett konto|registrerar jag mig|loggar man in}',
      '{logga in|inloggning|konto|registrera|glömt lösenord|mitt konto|återställ lösenord}',
      'jag har {glömt|tappat bort} {lösenordet|mitt lösenord}',
      '{måste jag registrera mig för flow builder|behövs inloggning|utan konto|glömt lösenordet}',
      'måste man {skaffa konto|registrera sig|logga in}',
      '{lösenord|var loggar kunder in}',
    ],
  },
  offline: {
    chip: 'Vad händer utan uppkoppling?',
    answer:
      'Sidor du har besökt öppnas utan uppkoppling, och ett formulär du skickar offline väntar i webbläsaren och går iväg av sig självt inom ett dygn.',
    asks: [
      '{funkar|går|fungerar} {sidan|sajten|den här sidan} {offline|utan internet|utan uppkoppling|utan nät}',
      '{offline|inget internet|utan internet|tappad uppkoppling|inget nät}',
      '{vad händer|försvinner mitt meddelande} om {internet försvinner|uppkopplingen bryts|nätet går ner|jag tappar täckningen} {när jag skickar|}',
      'funkar sidan utan {nät|uppkoppling|täckning}',
      '{tappade nätet när jag skickade|dålig täckning}',
    ],
  },
  roiShare: {
    chip: 'Var kommer 40 % besparing ifrån?',
    answer:
      '{roiShare} i besparingskalkylatorn är ett antagande för planering, inte en uppmätt siffra: den del av tiden för kundfrågor som en bot kan klara utan hjälp. I vissa inkorgar är det mer, i andra hälften. Sortera era senaste tvåhundra samtal så vet ni er egen andel; vår blogg visar hur.',
    asks: [
      '{var kommer|vem har bestämt|varför|hur vet ni} {40 procent|40 %|de där 40 procenten|just 40 procent|40%} {ifrån|i kalkylatorn|besparing|}',
      '{är} {40 procent|besparingskalkylatorn|den beräknade besparingen} {realistisk|en uppskattning|ett antagande|påhittad|uppmätt}',
      '{antagandet i kalkylatorn|automatiserad andel|hur stor del av frågorna klarar en bot|grunden för besparingen|40 procent antagande|är siffran i roi kalkylatorn påhittad|andel frågor som boten löser}',
      '{var kommer 40 % i kalkylatorn ifrån|vem bestämde 40 procent|är 40 procent påhittat}',
    ],
  },
  flowLimits: {
    chip: 'Hur många flöden, och hur länge?',
    answer:
      'En arbetsyta rymmer upp till {flows} flöden med upp till {nodes} noder var; de senaste {versions} versionerna av ett flöde sparas. Den raderas {retentionDays} dagar efter senaste användning. Exporten laddar ner alla flöden som en JSON-fil, som importen läser in i vilken webbläsare som helst.',
    asks: [
      '{hur många noder per flöde|hur många flöden får man ha|hur många flöden ryms|gränser i flow builder|hur många versioner sparas}',
      '{max antal|hur många|högst|gräns för} {noder per flöde|noder|flöden|flöden per arbetsyta|flöden ryms|noder i ett flöde}',
      '{hur länge sparas|hur länge finns|livslängd|när försvinner} {arbetsytan|min arbetsyta|en arbetsyta|arbetsytan i flow builder}',
      '{hur många|antal} {versioner|revisioner|gamla versioner} {sparas|sparar ni|}',
      '{hur länge|var} {sparas mina flöden|finns mina flöden|ligger flödena}',
      '{till när|hur många dagar} {sparas mina flöden|finns mina flöden kvar|ligger flödena kvar}',
      '{gränser för flöden|exportera allt som fil|exportera som json|ta med flöden till en annan dator|hur många flöden gratis|hur länge sparas en arbetsyta}',
      'hur {många noder|stort} får ett flöde {ha|vara}',
      '{när raderas min arbetsyta|hur länge ligger mina flöden}',
    ],
  },
  nodeTypes: {
    chip: 'Vilka sorters noder finns?',
    answer:
      'De sex grundsorterna är start, text, snabbsvar (fråga med knappar), villkor, åtgärd (tar emot e-post eller telefon, ber om en tid, meddelar ett annat system) och API-anrop. Dessutom finns betyg, variabel, A/B-delning, hopp, överlämning och slut.',
    asks: [
      'vilka {block} {finns i flow builder|har byggaren}',
      '{vilka sorters noder finns|vilka block finns}',
      '{vilka|hur många|vad för} {sorters noder|nodtyper|typer av noder|byggstenar|sorters block} {finns|finns det|har flow builder|kan jag använda}',
      '{vad gör|vad är} {en villkorsnod|åtgärdsnoden|ett snabbsvar|api anropet|startnoden}',
      '{nodtyper|byggblock i flow builder|villkorsnod|snabbsvarsnod}',
      'vilka slags {noder|block}',
      '{hur många nodtyper|lista på block}',
    ],
  },
  help: {
    chip: 'Var finns dokumentationen?',
    answer:
      'Sidfoten leder dit: ”Help Center” är vår blogg, ”Documentation” artikeln om flow builder, ”API Reference” den om att koppla ihop system. För allt annat skriver du till {supportEmail}.',
    asks: [
      '{var finns|har ni|finns det|var hittar jag} {dokumentationen|ett hjälpcenter|manualen|en användarguide|vanliga frågor|en handbok|en kunskapsbas}',
      '{dokumentation|hjälpcenter|manual|handbok|faq|vanliga frågor|hjälpsida|instruktioner}',
      '{mejl till|hur når jag|var skriver jag till} {teknisk support|supporten|er helpdesk}',
      '{dokumentation tack|bruksanvisning}',
    ],
  },
};
