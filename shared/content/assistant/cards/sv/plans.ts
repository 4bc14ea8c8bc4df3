import type { AreaTexts } from '../types.ts';

export const plans: AreaTexts<'plans'> = {
  prices: {
    chip: 'Vad kostar en chattbot?',
    answer: '{platformPrices}\n\n{managedPrices}\n\nInget abonnemang har någon startavgift.',
    asks: [
      '{vad kostar|hur mycket kostar|hur mycket tar ni för|vad går det på för|vad ligger priset på för|vad får man betala för} {en chattbot|en bot|det här|tjänsten|allt ihop|er lösning|en sån här bot i månaden}',
      '{vilka är|visa|skicka|kan jag få|berätta om|jag behöver} {era priser|prislistan|priserna|en prislista|era paket|månadskostnaden|alla priser}',
      '{pris|priser|prislista|kostnad|kostnader|abonnemang|paket|avgifter|månadspris|prisbild|pricing|vilka abonnemang finns|vilka paket har ni}',
      '{är det|är ni|låter|är inte det} {dyrt|för dyrt|dyra|billigt|prisvärt|rimligt i pris}',
      '{ungefär|på ett ungefär|en fingervisning om|grovt räknat} {vad blir priset|vad betalar vi|vad kostar det|vilken kostnad|vad det går på}',
      '{vad går kalaset loss på|vad går det loss på|vad får man punga ut med|vad landar det på|va kostar skiten|hur mycket pengar snackar vi|månadskostnad}',
    ],
  },
  starter: {
    chip: 'Vad ingår i Starter?',
    answer:
      'Plattformsabonnemanget {starter} kostar {starterPrice} i månaden med GPT-3.5 Turbo: {starterMessages} meddelanden i månaden, {starterIntegrations} integrationer (Slack, e-post, webb), grundläggande statistik, support via e-post och er egen profil, på ett språk. Det passar ett litet företag med en webbplats och ett team.',
    asks: [
      '{vad ingår i|vad kostar|vad får jag med|vad innehåller|berätta om|mer info om} {starter|starter paketet|starterabonnemanget|lilla paketet|minsta abonnemanget|instegspaketet|baspaketet}',
      '{starter|starter pris|starterpaketet|starter innehåll|startpaketet|vad får man för 129|129 dollar paketet|129 i månaden vad ingår}',
      '{räcker|funkar|passar} {starter|lilla paketet|minsta paketet} {för oss|för ett litet företag|till att börja med|för en liten butik|för en enskild firma}',
      '{hur många meddelanden|hur många integrationer|vilken modell|vilken support} {har starter|ingår i starter|får man i lilla paketet}',
      'begränsningar {i starter|i lilla paketet|med starter}',
    ],
  },
  professional: {
    chip: 'Vad ingår i Professional?',
    answer:
      'Plattformsabonnemanget {professional} kostar {professionalPrice} i månaden i grundpris ({sonnetProfessional} med Claude 3 Sonnet): {professionalMessages} meddelanden i månaden, obegränsat antal integrationer, avancerad statistik, prioriterad support dygnet runt, Claude 3 Sonnet, HIPAA-beredskap, flera språk, A/B-tester och egna arbetsflöden. Det är vårt populäraste abonnemang.',
    asks: [
      '{vad ingår i|vad kostar|vad får jag med|vad innehåller|berätta om|mer info om} {professional|professional paketet|pro|pro paketet|mellanpaketet|paketet för 699}',
      '{professional|professional pris|pro paketet|proabonnemang|professional innehåll|vad får man för 699|699 i månaden vad ingår}',
      '{vilket abonnemang|vilket paket|vilken} {är populärast|säljer bäst|väljer flest|är er storsäljare|är vanligast}',
      '{hur många meddelanden|hur många språk|vilken support|vilken modell} {har professional|ingår i professional|ingår i pro|får man i mellanpaketet}',
      'varför {är|kostar} {professional|pro} {så dyrt|699|så mycket mer|värt pengarna}',
      '{den mellersta planen|vad kostar den mellersta|mellanpaketet|man tar den mellersta|den i mitten}',
    ],
  },
  enterprise: {
    chip: 'Vad ingår i Enterprise?',
    answer:
      'Plattformsabonnemanget {enterprise} prissätts individuellt: obegränsat antal meddelanden, egen infrastruktur eller drift i era lokaler, SSO, Claude 3 Opus, dedikerad support, SLA och utökad säkerhet. Berätta vad ni behöver så återkommer en medarbetare med en offert inom {hours} timmar.',
    asks: [
      '{vad ingår i|vad kostar|vad får jag med|vad innehåller|berätta om|mer info om} {enterprise|enterprise paketet|enterpriseabonnemanget|största paketet|paketet för storföretag}',
      '{enterprise|enterprise pris|enterprise abonnemang|storföretag|obegränsat med meddelanden|utan meddelandegräns}',
      '{vi är|jag jobbar på|det gäller} {ett stort företag|en koncern|ett storbolag|en stor organisation|ett bolag med 5000 anställda} {vad har ni för oss|vilket paket|vad kostar det|}',
      '{har ni|finns det|vi behöver} {nåt för stora företag|ett abonnemang utan gräns|ett paket för koncerner|obegränsade meddelanden}',
      'vad {betyder|innebär} {individuellt pris|pris på förfrågan|custom pris}',
    ],
  },
  compare: {
    chip: 'Vad skiljer abonnemangen åt?',
    answer:
      '{starter} ({starterPrice} i månaden): {starterMessages} meddelanden, {starterIntegrations} integrationer, ett språk, grundläggande statistik, support via e-post.\n{professional} ({professionalPrice} i månaden): {professionalMessages} meddelanden, obegränsat antal integrationer, flera språk, avancerad statistik, A/B-tester, HIPAA-beredskap, support dygnet runt.\n{enterprise} (individuellt pris): obegränsat antal meddelanden, egen infrastruktur, SSO, SLA, dedikerad support.',
    asks: [
      '{vad är skillnaden mellan|skillnad mellan|förklara skillnaden mellan|vad skiljer} {starter och professional|starter och pro|pro och enterprise|professional och enterprise|abonnemangen|paketen|era paket}',
      '{jämför|jämförelse av|ställ upp|hur skiljer sig} {abonnemangen|paketen|starter och professional|pro och enterprise|era abonnemang}',
      '{starter|pro} {eller|vs|mot} {professional|enterprise}',
      'vad {har|får jag mer i|kan} {professional|pro|enterprise} {som starter inte har|utöver starter|mer än starter}',
      'varför ska jag {ta|välja} {professional|pro} {istället för starter|och inte lilla paketet}',
    ],
  },
  whichPlan: {
    chip: 'Vilket abonnemang passar mig?',
    answer:
      'Det beror på hur många meddelanden ni får i månaden: upp till {starterMessages} räcker {starter}, upp till {professionalMessages} är det {professional}, däröver {enterprise}. Ni behöver också {professional} för flera språk, HIPAA eller A/B-tester. Ungefär hur många meddelanden får ni i månaden?',
    asks: [
      '{vilket|vad för} {abonnemang|paket} {passar|rekommenderar ni för|är bäst för|är rätt för|behövs för} {mig|oss|mitt företag|ett litet bolag|en startup|vår verksamhet}',
      '{vilket paket|vilket abonnemang|vilken|vad} {ska jag ta|ska vi välja|skulle du välja|rekommenderar du|behöver vi|borde jag köpa}',
      '{hjälp mig välja|vet inte vilket paket|kan inte välja|osäker på vilket abonnemang|föreslå ett paket|tipsa om abonnemang}',
      'vi {får|har|besvarar} {ungefär|runt|cirka|} {500|2000|8000|12000|30000} {meddelanden|frågor|ärenden} i månaden {vilket paket|vad behöver vi|}',
      '{vilken plan passar oss|vi är nio personer vilken ska vi ta|vilken plan för 30000 meddelanden och hipaa|räcker den lilla}',
    ],
  },
  managed: {
    chip: 'Vad kostar helhetstjänsten?',
    answer: '{managedPrices}\n\nMed den helt skötta tjänsten bygger, driver och sköter vi boten åt er.',
    asks: [
      '{vad kostar|vad är|hur dyr är|berätta om|vad ingår i} {helhetstjänsten|den skötta tjänsten|managed service|fully managed|fullservice|att ni sköter allt}',
      '{kan ni|gör ni|vill ni} {göra allt åt oss|sköta boten åt oss|drifta den åt oss|ta hand om allt|bygga och sköta den}',
      '{managed|managed service|fully managed|helhetstjänst|helhetslösning|fullservice|outsourcing|skött tjänst pris}',
      '{vi har|jag har} {inte tid|ingen lust|inget folk} {att göra det själva|att sköta en bot|till drift}',
      'vad {får vi|gör ni} för {1497|2497|2997} {i månaden|}',
      '{allt inklusive med obegränsade samtal|ni sköter allt åt oss|enterprise hanterad|hanterad tjänst pris|hanterad tjänst|vi vill slippa allt själva|förvaltad tjänst med obegränsade samtal|helt skött}',
    ],
  },
  managedOrPlatform: {
    chip: 'Plattform eller skött tjänst?',
    answer:
      'Med ett plattformsabonnemang (från {starterPrice} i månaden) driver ni själva boten på vår plattform. Med den helt skötta tjänsten (från {managedStarter} i månaden) bygger vi den, driver den och fortsätter förbättra den. Det första räknas i meddelanden, det andra i samtal.\n{managedPairs}',
    asks: [
      '{vad är|förklara} {skillnaden mellan plattform och skött tjänst|skillnaden mellan managed och plattform|skillnaden mellan att göra själv och att ni gör det|skillnaden mellan de två starter}',
      '{varför|hur kommer det sig att} {finns det två prislistor|finns det två priser|starter finns två gånger|starter kostar 129 och 1497|professional kostar 699 och 2497}',
      '{plattform|sköta själv|göra det själv} {eller|vs|mot} {managed|skött tjänst|helhetstjänst|att ni gör det}',
      'vad {betyder|menas med} {plattformsabonnemang|helt skött|managed egentligen|plattform hos er}',
      'på sidan står det {129|699} men du säger {1497|2497} {varför|}',
    ],
  },
  cheapest: {
    chip: 'Hur börjar man billigast?',
    answer:
      'Billigast är plattformsabonnemanget {starter} för {starterPrice} i månaden, för upp till {starterMessages} meddelanden, utan startavgift och utan lång bindningstid.',
    asks: [
      '{vad är|vilket är|ge mig} {billigaste|ert billigaste|det minsta|lägsta|det förmånligaste} {abonnemanget|paketet|alternativet|priset}',
      '{billigast|lägsta pris|från pris|billigaste alternativet|minimipris|instegspris|startpris|budgetalternativ|priser från}',
      '{jag har|vi har} {liten budget|lite pengar|en tajt budget|inte råd med så mycket} {vad kan vi få|vad finns det då|}',
      'min budget är {100|150|200|300} {dollar|kronor|i månaden} {räcker det|går det|}',
      '{hur kan vi|kan man|går det att} {börja billigt|komma igång billigt|starta så billigt som möjligt}',
      '{för dyrt har ni nåt billigare|det billigaste ni har|liten budget|från vilket pris|går det billigare}',
    ],
  },
  setupFee: {
    chip: 'Finns det en startavgift?',
    answer:
      'Nej. Inget av våra abonnemang har någon startavgift; ni betalar månadspriset. Bara tillägg som en egen integration ({integrationPrice} en gång) eller fördjupad träning ({trainingPrice} en gång) kostar något engångsvis.',
    asks: [
      '{finns det|tar ni|betalar man|tillkommer det|har ni} {en startavgift|startavgift|uppläggningsavgift|installationsavgift|dolda avgifter|dolda kostnader|engångskostnad|engångsavgift}',
      '{startavgift|startkostnad|setup fee|installationskostnad|engångsavgift|dolda kostnader|uppläggningsavgift}',
      '{vad kostar|hur mycket kostar} {installationen|uppstarten|att komma igång|onboardingen|uppsättningen}',
      '{måste jag|måste vi|behöver man} {betala i förskott|betala något direkt|betala nåt för att starta|lägga ut pengar först}',
      '{var är haken|finns det en hake|vad tillkommer|vad mer kostar det|finstilt}',
    ],
  },
  contract: {
    chip: 'Finns det bindningstid?',
    answer:
      'Det finns ingen lång bindningstid: abonnemangen löper månadsvis och ni kan säga upp när som helst med {noticeDays} dagars varsel.',
    asks: [
      '{finns det|har ni|vad är|hur lång är} {bindningstid|någon bindningstid|bindningstiden|ett avtal|avtalstiden|ett årsavtal|kontrakt}',
      '{är jag|är man|blir vi|sitter vi} {bunden|bundna ett år|fast|låsta|fast i ett avtal|bundna i 12 månader}',
      '{bindningstid|avtalstid|kontrakt|avtal|månadsvis|ingen bindningstid|avtalslängd|årsavtal}',
      '{går det|kan man ha det|är det} {månad för månad|utan bindningstid|utan avtal|månadsvis}',
      '{jag vill|vi vill} {inte binda oss|inte ha långt avtal|slippa bindningstid|inte sitta fast}',
      'måste {jag|vi} skriva {på ett avtal|kontrakt}',
      '{sitter jag fast ett år|hur länge binder man sig|måste jag skriva på länge}',
    ],
  },
  cancel: {
    chip: 'Hur säger jag upp?',
    answer:
      'Ni kan säga upp när som helst med {noticeDays} dagars varsel; inget skäl behövs och det finns ingen lång bindningstid. Ett meddelande till {email} räcker.',
    asks: [
      '{hur|när|var} {säger jag upp|säger man upp|avslutar jag|kan vi avsluta|kan man säga upp|kommer man ur det}',
      '{kan jag|kan man|får vi|går det att} {säga upp|avsluta|sluta|hoppa av|avbryta} {när som helst|varje månad|i förtid|abonnemanget|}',
      '{uppsägning|uppsägningstid|säga upp|avsluta abonnemang|avsluta|uppsägningstiden|avbeställa}',
      '{vad händer om|tänk om|om} {vi inte är nöjda|vi vill sluta|det inte funkar för oss|vi ångrar oss|vi vill avsluta}',
      '{vad är|hur lång är} {uppsägningstiden|er uppsägningstid|varseltiden}',
      '{hur tar jag mig ur det|kan jag sluta om det inte funkar|säga upp snabbt}',
    ],
  },
  trial: {
    chip: 'Kan jag prova gratis?',
    answer:
      'Du kan prova mycket här utan kostnad: chatta med demobotarna för våra mallar, bygg ett eget flöde i Flow Builder och boka en kostnadsfri rådgivning. Vi erbjuder ingen gratisversion eller provperiod; eftersom det inte finns någon startavgift och ni kan säga upp med {noticeDays} dagars varsel är en månad {starter} ({starterPrice}) det minsta sättet att testa på riktigt.',
    asks: [
      '{finns det|har ni|erbjuder ni|kan jag få} {en gratis provperiod|en provperiod|en gratisversion|testkonto|en trial|ett gratis abonnemang|en provmånad}',
      '{kan jag|kan man|får vi|går det att} {prova gratis|testa gratis|testa först|prova innan vi köper|testa utan att betala|prova en vecka|testa i 14 dagar}',
      '{gratis|provperiod|prova gratis|testperiod|free trial|gratisversion|testa gratis|provapå}',
      '{är det|är den här|är något} {gratis|kostnadsfritt|utan kostnad}',
      'vad kan man {göra|testa|använda} {gratis|utan att betala}',
      '{kan man testa innan man betalar|vill prova utan kort|köpa grisen i säcken|kan jag känna på den först|nåt gratis att prova}',
    ],
  },
  discount: {
    chip: 'Har ni rabatter?',
    answer:
      'Webbplatsen nämner inga rabatter, varken för årsbetalning eller för startups och ideella föreningar, och jag kan inte lova någon. Fråga vårt team: via {email} eller en kostnadsfri rådgivning får ni en offert för ert fall.',
    asks: [
      '{finns det|har ni|ger ni|kan man få|får vi} {rabatt|rabatter|en rabattkod|ett erbjudande|kampanjpris|bättre pris|mängdrabatt}',
      '{rabatt|billigare} {för föreningar|för startups|för studenter|för skolor|om vi betalar årsvis|vid årsbetalning|för ideella organisationer}',
      '{kan ni|går det att|kan vi} {pruta|sänka priset|förhandla|gå ner i pris|göra det billigare}',
      '{rabatt|rabattkod|kampanj|årsrabatt|black friday|studentrabatt|mängdrabatt|kupong}',
      '{billigare om man betalar årsvis}',
    ],
  },
  payment: {
    chip: 'Hur betalar jag?',
    answer:
      'Priserna är i amerikanska dollar och betalas per månad. Webbplatsen anger inte vilka betalsätt eller fakturor som finns och om skatt tillkommer; det kommer vårt team överens med er om före start: {email}.',
    asks: [
      '{hur|på vilket sätt} {betalar jag|betalar man|betalar vi|kan man betala|går betalningen till}',
      '{kan jag|kan vi|tar ni|går det att} {betala med kort|betala mot faktura|faktura|kreditkort|betala med swish|paypal|autogiro|betala i kronor}',
      '{betalning|betalsätt|faktura|moms|swish|autogiro|valuta|kortbetalning|fakturering}',
      '{är priserna|är det|är beloppet} {inklusive moms|exklusive moms|utan moms|i dollar|i kronor|med moms}',
      '{när|hur ofta} {får vi faktura|dras pengarna|fakturerar ni|ska man betala}',
      '{kan man swisha|betala mot faktura|dollar eller kronor|inklusive moms}',
    ],
  },
  overage: {
    chip: 'Om vi får fler meddelanden?',
    answer:
      'Inget går sönder: under intensiva månader kostar extra samtal {conversationPrice} styck, på alla abonnemang. Händer det varje månad är nästa abonnemang oftast billigare.',
    asks: [
      '{vad händer om|vad händer när|tänk om} {vi går över gränsen|meddelandena tar slut|vi får fler meddelanden|vi når taket|vi passerar 5000|potten tar slut}',
      '{vad kostar|hur mycket kostar|pris på} {extra samtal|extra meddelanden|ett extra samtal|fler samtal|samtal över gränsen}',
      '{extra samtal|över gränsen|för många meddelanden|meddelandetak|taket nått|extra meddelanden}',
      '{stannar|slutar|stängs} {boten|den} {av|svara|} {när gränsen är nådd|när meddelandena är slut|om vi går över}',
      '{i december|runt jul|under högsäsong} {har vi mycket mer|blir det fler meddelanden} {vad händer då|}',
      '{om vi går över|slut på meddelanden|till jul blir det mer|stängs den av då}',
    ],
  },
  addOns: {
    chip: 'Vilka tillägg finns?',
    answer:
      'Tillägg till alla abonnemang:\n- ytterligare språk: {languagePrice} i månaden\n- extra samtal: {conversationPrice} styck\n- egen integration: {integrationPrice} en gång\n- fördjupad träning: {trainingPrice} en gång',
    asks: [
      '{vilka|vad för} {tillägg|tillval|tilläggstjänster|extra tjänster|add ons} {finns|har ni|kan man köpa|kan jag lägga till}',
      '{tillägg|tillval|add ons|addons|tilläggstjänster|extratjänster|tilläggspriser}',
      'vad {kostar extra|är extra|ingår inte|tillkommer som tillval}',
      '{kan jag|kan man|går det att} {köpa till något|lägga till saker|köpa tillval|bygga ut paketet|utöka med tillägg}',
      '{priser på|lista|vad kostar} {tilläggen|tillvalen|extratjänsterna|era add ons}',
    ],
  },
  addLanguage: {
    chip: 'Vad kostar ett språk till?',
    answer:
      'Ett ytterligare språk för boten kostar {languagePrice} i månaden, skrivet och granskat. {professional} och {enterprise} talar flera språk, {starter} ett.',
    asks: [
      '{vad kostar|hur mycket kostar|vad tar ni för|pris för} {ett språk till|ett extra språk|ett andra språk|ett till språk|varje språk|att lägga till engelska|att lägga till finska|ytterligare språk}',
      '{extra språk|språktillägg|lägga till språk|fler språk pris|ytterligare språk|ett språk till}',
      '{kan jag|kan vi} {senare|} {lägga till ett språk|lägga till engelska|lägga till tyska och franska|köpa till ett språk}',
      '{kostar|betalar man för} {fler språk|två språk|flera språk} {extra|mer|}',
      'vi {vill ha|behöver} boten på {två|tre|fyra} språk {vad kostar det|pris|}',
      '{ett språk till vad kostar|lägga till finska pris|per extra språk|om vi vill ha engelska också}',
    ],
  },
  addIntegration: {
    chip: 'Vad kostar en egen integration?',
    answer:
      'En egen integration, en koppling till ett av era egna system, kostar {integrationPrice} en gång. {starter} innehåller {starterIntegrations} standardintegrationer, {professional} så många ni behöver.',
    asks: [
      '{vad kostar|hur mycket kostar|hur dyr är|pris på} {en egen integration|en integration|en koppling|att koppla vårt system|en specialintegration|en koppling till vårt affärssystem|en skräddarsydd integration}',
      '{pris integration|integrationskostnad|kostnad koppling|pris koppling|integration pris}',
      '{kostar|ingår} {integrationer|en integration|kopplingar|kopplingen} {extra|något|pengar|i priset}',
      '{kan ni|går det att} {koppla vårt gamla system|ansluta vår egenbyggda mjukvara|integrera vårt interna system} {och vad kostar det|och till vilket pris}',
    ],
  },
  addTraining: {
    chip: 'Vad är fördjupad träning?',
    answer:
      'Fördjupad träning kostar {trainingPrice} en gång: vi tränar boten på era dokument och tidigare samtal.',
    asks: [
      '{vad är|vad kostar|vad ingår i|hur mycket kostar|förklara} {fördjupad träning|den fördjupade träningen|advanced training|träningen|träningen av boten|att träna boten}',
      '{fördjupad träning|träning pris|träningskostnad|advanced training|pris för träning|avancerad träning}',
      '{vad tar ni|vad får vi betala} {för att träna boten|för träning på våra dokument|för att lära den vårt material}',
      '{tränar ni|kan ni träna} {boten åt oss|den på gamla ärenden} {och vad kostar det|till vilket pris|}',
    ],
  },
  switchPlan: {
    chip: 'Kan jag byta abonnemang senare?',
    answer:
      'Ja. Abonnemangen löper månadsvis, så ni kan byta till ett större eller mindre när antalet meddelanden ändras; hör av er till {email} så gör vårt team bytet tillsammans med er.',
    asks: [
      '{kan jag|kan vi|kan man|går det att} {byta abonnemang|uppgradera|nedgradera|byta paket|gå upp ett paket|gå ner till mindre|byta till professional} {senare|när som helst|sen|}',
      '{uppgradera|nedgradera|byta abonnemang|byta paket|uppgradering|ändra abonnemang}',
      '{börja litet|börja med starter|starta med lilla} {och växa sen|och uppgradera senare|och byta upp sig}',
      'vad händer om {vi växer|starter blir för litet|behoven ändras|vi behöver mer senare}',
    ],
  },
  refund: {
    chip: 'Får jag pengarna tillbaka?',
    answer:
      'Webbplatsen lovar ingen återbetalning eller pengarna-tillbaka-garanti, så det kan inte jag heller göra. Det som gäller: ingen startavgift, ingen lång bindningstid, och ni kan säga upp med {noticeDays} dagars varsel. För allt annat, skriv till {email}.',
    asks: [
      '{får jag|kan jag få|får man|finns det|ger ni} {pengarna tillbaka|återbetalning|pengar tillbaka|en pengarna tillbaka garanti|tillbaka pengarna}',
      '{återbetalning|pengarna tillbaka|refund|garanti|nöjd kund garanti|ångerrätt|öppet köp}',
      '{jag vill|vi vill|ge mig} {ha pengarna tillbaka|ha återbetalning|ha tillbaka mina pengar|pengarna tillbaka}',
      'vilka garantier {ger ni|får vi|har man}',
      '{får jag tillbaka pengarna om det inte funkar|pengarna åter}',
    ],
  },
  messageCount: {
    chip: 'Vad räknas som ett meddelande?',
    answer:
      'Plattformsabonnemangen räknas i meddelanden per månad, den helt skötta tjänsten i samtal; ett samtal består oftast av flera meddelanden. Närmare än så anger inte webbplatsen, så fråga vårt team på {email} hur ert fall skulle räknas.',
    asks: [
      '{vad|hur} {räknas som ett meddelande|är ett meddelande|räknar ni meddelanden|är ett samtal|räknas som ett samtal|räknas|menar ni med meddelande}',
      '{skillnaden mellan|vad är skillnaden mellan} {meddelanden och samtal|ett meddelande och ett samtal}',
      '{räknas} {botens svar|svaren|även svaren|båda sidor} {också|med|}',
      '{hur många samtal|hur många chattar|hur många kunder} {är 5000 meddelanden|får man på 5000 meddelanden|motsvarar 50000 meddelanden}',
      'är {5000 meddelanden|1000 samtal} {mycket|tillräckligt för en butik}',
    ],
  },
  seats: {
    chip: 'Betalar man per användare?',
    answer:
      'Nej, det finns inga licenser per person: hela ert team kan titta in. Priset följer meddelandena, aldrig antalet kollegor.',
    asks: [
      '{betalar man|tar ni betalt|är priset|kostar det} {per användare|per person|per anställd|per licens|per säte|per konto|per handläggare}',
      '{hur många} {användare|kollegor|personer|konton|inloggningar} {ingår|kan använda det|får vara med|kan logga in}',
      '{användare|per användare|licenser|användarlicenser|antal användare|seats|flera användare}',
      'kan {hela teamet|alla hos oss|mina kollegor|hela avdelningen} {använda den|titta in|få åtkomst|jobba i den}',
    ],
  },
  custom: {
    chip: 'Mer än 50 000 meddelanden?',
    answer:
      'Över {professionalMessages} meddelanden i månaden är priset individuellt: kalkylatorn visar ungefär vad det blir, och för fler än 100 000 meddelanden eller egen infrastruktur lämnar vårt säljteam en offert inom {hours} timmar.',
    asks: [
      '{om vi|vi|vad händer om vi} {har|får|skickar|behöver} {mer än 50000|över 100000|200000|en halv miljon|en miljon} meddelanden {i månaden|vad gäller då|}',
      '{kan jag få|jag vill ha|vi behöver|gör ni|skicka} {en offert|en individuell offert|ett prisförslag|en offert på mått|en skräddarsydd offert}',
      '{offert|offertförfrågan|individuellt pris|volympris|stora volymer|prisförslag|begära offert}',
      '{har ni|finns det} {ett volympris|pris för stora volymer|nåt för väldigt många meddelanden}',
      '{80000 meddelanden i månaden vad kostar det|månadskostnaden om vi ligger över 50000|vi har runt 80000 meddelanden pris|offert på större volym}',
    ],
  },
  modelPrices: {
    chip: 'Vad kostar bättre modeller?',
    answer:
      'Modellen påverkar priset: {starter} kostar {starterPrice} med GPT-3.5 Turbo, {sonnetStarter} med Claude 3 Sonnet och {opusStarter} med Claude 3 Opus; {professional} kostar {professionalPrice}, {sonnetProfessional} och {opusProfessional}. Kalkylatorn på prissidan visar det för er volym.',
    asks: [
      '{vad kostar|hur mycket kostar|hur mycket dyrare är|vad får man betala för} {claude|claude opus|opus|sonnet|en bättre modell|bästa modellen|en annan modell|claude 3 sonnet}',
      '{pris|starter|professional|kostnad} {med|för} {claude|opus|sonnet|gpt|varje modell|claude 3 opus}',
      '{beror|ändras|skiljer sig} priset {på modellen|med modellen|beroende på ai modell|mellan modellerna}',
      'kan {jag ha|starter ha|man få} {claude i starter|en bättre modell i starter|opus i lilla paketet}',
      'varför {155|839|1049} dollar',
    ],
  },
  perThousand: {
    chip: 'Vad kostar 1 000 meddelanden?',
    answer:
      'Fullt utnyttjade kostar 1 000 meddelanden {starterThousand} med {starter} och {professionalThousand} med {professional}. Kalkylatorn på prissidan visar det för er volym och modell.',
    asks: [
      '{pris|kostnad|vad kostar|hur mycket|vad blir det} {per 1000 meddelanden|per tusen meddelanden|för tusen meddelanden|tusen meddelanden}',
      '{pris per meddelande|kostnad per meddelande|vad kostar ett meddelande|per tusen|per 1000|styckpris meddelande}',
      '{och|alltså} {per tusen|per meddelande} {hur mycket|}',
    ],
  },
  integrationCount: {
    chip: 'Hur många integrationer per plan?',
    answer:
      '{starter} innehåller {starterIntegrations} integrationer (Slack, Email, Web), {professional} obegränsat många. Att koppla ett eget system kostar {integrationPrice} en gång.',
    asks: [
      'hur många {integrationer|kopplingar} {per plan|har varje plan|ingår i planerna|finns i varje plan|får man i vilken plan}',
      '{gräns för integrationer|obegränsade integrationer|antal integrationer per plan|vilken plan har obegränsat med integrationer|är integrationer begränsade|finns det ett tak för integrationer}',
      '{fler än tre integrationer|fem integrationer|en fjärde integration} {går det i starter|i lilla planen|möjligt med starter}',
    ],
  },
};
