import type { AreaTexts } from '../types.ts';

export const company: AreaTexts<'company'> = {
  about: {
    chip: 'Vilka är ni?',
    answer:
      '{legalName} bygger AI-chattbotar för företag: kundtjänstbotar, säljautomation och egna integrationer, med en plattform att köra dem på eller som en helt skött tjänst.',
    asks: [
      '{vilka är|vem är|berätta om|vad är det för} {ni|ni egentligen|parley|företaget|det här företaget|ert företag|bolag}',
      '{om oss|om er|företagsinfo|org nummer|organisationsnummer|vem ligger bakom|vilka står bakom|företagsnamn}',
      '{är ni|är det här|är parley} {ett riktigt företag|ett seriöst företag|en startup|att lita på som företag|bluff|seriösa|en bluff}',
      'vilket {företag|bolag} {är det här|ligger bakom sidan|är ni}',
      'är ni {seriösa|på riktigt|ett riktigt bolag}',
      '{vad är parley|bluff|om företaget}',
    ],
  },
  people: {
    chip: 'Hur stort är företaget?',
    answer:
      'Webbplatsen säger inte vem som grundade {brand}, hur stort teamet är eller hur länge det funnits. Vårt team berättar gärna: {email}.',
    asks: [
      '{vem|vem är det som} {grundade parley|är vd|äger företaget|leder företaget|är grundare|startade bolaget|är chef hos er}',
      '{hur många|hur stort|hur stora} {är ni|anställda har ni|jobbar där|är teamet|är företaget|jobbar hos er}',
      '{hur länge|sedan när|när} {har ni funnits|finns ni|grundades ni|startade företaget|har ni hållit på}',
      '{grundare|vd|team|anställda|företagets storlek|historia|grundat år|ledning}',
      '{vem är chef}',
      'vem {startade|grundade|äger|styr} {parley|bolaget|firman}',
      'hur många {jobbar|anställda}',
      '{ägare|hur gammalt är företaget|sen när finns ni|chefen}',
      'hur många anställda har ni {egentligen|totalt|}',
      'antal medarbetare i firman',
      '{jag skulle vilja veta|kan ni säga mig|vänligen meddela|får jag fråga|vi undrar|kan ni bekräfta} vem som leder företaget',
      '{hej en snabb fråga|du|förresten|ok och|alltså|god dag} vem äger det här',
    ],
  },
  location: {
    chip: 'Var finns ni?',
    answer:
      'Våra tider gäller tidszonen {zone}; någon gatuadress står inte på webbplatsen. Skriv till {email} eller boka en rådgivning, den sker online.',
    asks: [
      '{var|i vilken stad|i vilket land} {finns ni|ligger kontoret|sitter ni|är ni baserade|är parley|håller ni till}',
      '{vad är|har ni} {er adress|adressen|ett kontor i stockholm|kontor i sverige|ett kontor nära mig|er besöksadress}',
      '{adress|plats|kontor|huvudkontor|besöksadress|hitta hit|ort}',
      '{kan jag|kan vi|får man} {komma förbi|besöka er|träffas på plats|komma till kontoret}',
      '{sitter ni i stockholm}',
      'var {sitter|håller|finns} ni',
      'kontor i {stockholm|göteborg|sverige}',
      '{besöka er|vilken stad}',
    ],
  },
  hours: {
    chip: 'När går ni att nå?',
    answer:
      'Jag svarar dygnet runt. Vårt team håller rådgivningar från {from} till {to} (tidszon {zone}) och svarar på meddelanden inom {hours} timmar.',
    asks: [
      '{när|hur dags|vilken tid} {har ni öppet|öppnar ni|stänger ni|går ni att nå|är teamet på plats|jobbar ni}',
      '{öppettider|kontorstider|arbetstider|tillgängliga tider för teamet|bemanning|vilka öppettider har ni}',
      '{har ni|är någon|är ni|är teamet} {öppet nu|öppet på lördag|på plats nu|öppet i helgen|tillgängligt idag|anträffbara på söndag}',
      'hur länge har ni öppet {idag|ikväll|}',
      'när {öppnar|stänger} ni',
      'har ni öppet {nu|lördagar|i helgen}',
      'till när kan man nå någon',
    ],
  },
  contact: {
    chip: 'Hur når jag er?',
    answer:
      'Skriv till {email}; vi svarar inom {hours} timmar. Eller lämna ett meddelande i kontaktformuläret, här eller på sidan: en människa läser varje.',
    asks: [
      '{hur|var} {når jag er|kontaktar jag er|får jag tag på er|kan jag mejla er|kommer man i kontakt med er|hör jag av mig}',
      '{vad är|har ni|ge mig|kan jag få} {er mejl|er mejladress|er e postadress|kontaktuppgifter|en kontaktperson|era kontaktuppgifter}',
      '{kontakt|kontakta er|kontaktuppgifter|e post|mejl|mejladress|kontaktformulär|kontaktperson}',
      'vart {skickar jag en fråga|mejlar jag|vänder jag mig med frågor|skriver man}',
      'hur {når|får} jag {tag på er|er|någon}',
    ],
  },
  phone: {
    chip: 'Har ni ett telefonnummer?',
    answer:
      'Webbplatsen anger inget telefonnummer. Lämna ditt i kontaktformuläret så ringer vi upp, eller boka en rådgivning på en bestämd tid.',
    asks: [
      '{har ni|vad är|finns det|ge mig|kan jag få} {ett telefonnummer|ert telefonnummer|ert nummer|ett nummer att ringa|en hotline|numret till er}',
      '{kan jag|hur kan jag|går det att|vart kan man} {ringa er|nå er per telefon|ringa|prata i telefon med er}',
      '{telefon|telefonnummer|tel|ringa|nummer|hotline|whatsapp nummer}',
      'hittar inget {telefonnummer|nummer}',
      'vill hellre {ringa|prata i telefon}',
      '{ringa er|tele|mobilnummer}',
    ],
  },
  careers: {
    chip: 'Söker ni folk?',
    answer: 'Inga lediga tjänster står på webbplatsen; skriv till {email} med ämnet ”Careers”.',
    asks: [
      '{har ni|finns det|söker ni} {lediga jobb|lediga tjänster|praktikplatser|folk|personal|utvecklare att anställa|sommarjobb}',
      '{jag vill|jag skulle vilja|kan jag|hur kan jag} {jobba hos er|söka jobb|göra praktik|skicka mitt cv|få jobb hos er}',
      '{jobb|lediga jobb|karriär|praktik|cv|anställning|jobba hos oss|spontanansökan}',
      'söker {jobb|praktik|sommarjobb|exjobb}',
      '{lediga tjänster|anställer ni}',
    ],
  },
  press: {
    chip: 'Jag kommer från pressen',
    answer: 'För pressen: skriv till {email} med ämnet ”Press”.',
    asks: [
      '{jag är|vi är|jag jobbar som} {journalist|från pressen|från en tidning|bloggare|från radion|poddare|redaktör på en tidning}',
      '{press|presskit|media|presskontakt|pressmeddelande|intervju|pressbilder|ladda ner logga}',
      '{jag skriver|vi gör} {en artikel|ett reportage|ett inslag} om {er|chattbotar|parley}',
      'vem är {er presskontakt|presstalesperson|pressansvarig}',
      'skriver {en artikel|ett reportage} om er',
      'journalist',
    ],
  },
  customers: {
    chip: 'Har ni referenser?',
    answer:
      'Webbplatsen nämner inga kunder och inga kundcase. Den visar i stället publicerad forskning med källa, och demobotar för {templates} branscher som du kan prova själv. Fråga vårt team efter referenser: {email}.',
    asks: [
      '{har ni|finns det|kan jag få se|visa|vilka} {referenser|kunder|kundcase|case|recensioner|omdömen|kundberättelser}',
      '{vilka|vem|vilka företag} {använder er|är era kunder|använder det redan|jobbar med er|litar på er}',
      '{referenser|kundcase|case studies|omdömen|recensioner|kunder|kundberättelser|portfolio}',
      'hur många kunder {har ni|använder det|finns det}',
      '{kända kunder|vad säger kunderna}',
      'vilka {andra|företag} {använder|har köpt} {den|er}',
      '{exempel på kunder|kunder i sverige}',
      '{jag skulle vilja veta|kan ni säga mig|vänligen meddela|får jag fråga|vi undrar|kan ni bekräfta} vilka företag som använder er',
      '{hej en snabb fråga|du|förresten|ok och|alltså|god dag} vilka fler använder det',
    ],
  },
  results: {
    chip: 'Vilka resultat får andra?',
    answer:
      'På sidan återger vi publicerad forskning, med källor: 70 % av varukorgarna på nätet överges (Baymard Institute, 2024), 23 % av bokade tider slutar med uteblivet besök (Dantas et al., 2018), handläggare med AI-assistent löser 14 % fler ärenden i timmen (nya 34 %; Brynjolfsson et al., 2023), 76 % köper hellre på sitt eget språk och 40 % aldrig på ett annat (CSA Research, 2020), 81 % försöker lösa det själva först (Harvard Business Review, 2017).',
    asks: [
      '{vilka|vad för} {resultat|studier|bevis|forskning|forskningssiffror|belägg} {har ni|finns det|får andra|kan ni visa}',
      '{funkar|hjälper} {chattbotar|en bot|det} {verkligen|på riktigt|faktiskt}',
      '{studier|forskning|bevis|källor|framgång|statistik från studier|underlag}',
      '{var kommer|vad är källan till} {de 70 procenten|siffrorna|procentsatserna|de 76 procenten} {ifrån|}',
      '{hur många|hur stor andel} {varukorgar överges|uteblir från sin tid|köper hellre på sitt språk}',
      '{hur många procent av varukorgarna överges|hur många patienter uteblir|vem har mätt det|vilket år är studien från|vad är källan|hur många handlar helst på sitt eget språk|hur mycket mer löser medarbetare med ai|vilken studie är det}',
      'var kommer {siffran|procenten|23 procent|70 procent|76 procent} ifrån',
      'vem har {mätt|räknat ut} det',
      '{finns det bevis att det funkar|källa|statistik på startsidan}',
      'hur många procent {varukorgar|kassor} överges',
      '{övergivna varukorgar i procent|procentandel|stämmer det att 70 procent}',
    ],
  },
  bookingHow: {
    chip: 'Hur bokar jag rådgivning?',
    answer:
      'Du väljer en dag och en halvtimme mellan {from} och {to} (tidszon {zone}) och berättar kort vad du behöver. Det är gratis och en förfrågan: vi bekräftar inom {hours} timmar. Knappen nedan öppnar formuläret.',
    asks: [
      '{hur|var} {bokar jag|bokar man|kan jag boka} {en rådgivning|ett möte med er|en demo|en tid|ett samtal|rådgivning}',
      '{hur funkar|hur går} {bokningen|bokningen till|det till att boka|tidsbokningen hos er}',
      '{vilka|när finns} {tider|lediga tider|dagar|datum} {finns|är lediga|har ni|kan man välja}',
      '{bokning|lediga tider|när kan vi prata|tider för rådgivning|kalender}',
      'går det att {prata med någon|ses|ha ett möte} {nästa vecka|imorgon|på fredag|den här veckan}',
      'hur {får|bokar} man {en tid|ett möte} med er',
      'vilka tider {finns|är lediga}',
      'kan man välja kväll',
    ],
  },
  book: {
    chip: 'Boka en kostnadsfri rådgivning',
    answer: 'Gärna! Välj dag och tid i bokningsformuläret; vi bekräftar inom {hours} timmar.',
    asks: [
      '{jag vill|vi vill|jag skulle vilja|får jag|vi skulle vilja} {boka en rådgivning|boka en demo|boka ett möte|ha ett samtal med er|boka tid|ha en gratis rådgivning|boka in ett samtal}',
      '{boka|ordna|fixa|lägg in} {ett möte|en demo|en rådgivning|en tid|ett samtal} {åt mig|åt oss|tack|}',
      '{kan jag|kan vi} {boka en tid|boka ett möte|få en demo|få en tid} {på tisdag|imorgon|nu|idag|tack}',
      '{boka demo nu|boka in mig|boka nu|boka möte direkt|vi tar ett möte på tisdag|sätt upp mig på en demo}',
      '{boka in|sätt upp|skriv upp} {mig|oss} {på en konsultation|för ett möte|på tisdag}',
      'jag vill {ha|boka} {en tid|ett möte|en demo}',
      '{boka konsultation nu|boka möte åt oss}',
    ],
  },
  contactMe: {
    chip: 'Kontakta mig',
    answer: 'Självklart. Lämna dina uppgifter i kontaktformuläret; vårt team hör av sig inom {hours} timmar.',
    asks: [
      '{kan ni|kan någon|snälla|låt någon} {ringa mig|ringa upp mig|kontakta mig|mejla mig|höra av er till mig|höra av sig till mig}',
      '{jag vill|jag skulle vilja|får jag|kan jag} {bli uppringd|bli kontaktad|lämna mitt nummer|lämna mina uppgifter|lämna ett meddelande}',
      '{ring mig|ring upp mig|kontakta mig|hör av er|mejla mig|återuppringning|ring mig imorgon|skriv till mig}',
      '{skicka mig|kan ni skicka} {ett erbjudande på mejl|mer information|info på mejlen|ett förslag på mejl}',
      '{ring|mejla|kontakta|hör av er till} {mig|oss}',
      'kan {någon|en säljare} {höra av sig|ringa upp}',
      'jag vill bli {uppringd|kontaktad}',
      '{återkom till mig|lämna mitt nummer}',
    ],
  },
  consultation: {
    chip: 'Vad händer på en rådgivning?',
    answer:
      'Den är gratis och tar {slot} minuter, online: vi tittar på vad era kunder frågar och säger ärligt vad en bot kan och inte kan göra för er, med en första plan och ett pris.',
    asks: [
      '{vad händer på|hur lång är|vad är|vad pratar vi om på|hur går det till på} {en rådgivning|rådgivningen|den kostnadsfria rådgivningen|demomötet|ett rådgivningssamtal}',
      '{är rådgivningen|är demon|är samtalet} {gratis|kostnadsfri|bindande|förpliktande|utan förpliktelser}',
      '{rådgivning|kostnadsfri rådgivning|gratis rådgivning|demomöte|rådgivningssamtal|konsultation}',
      'måste jag {förbereda något|betala något|binda mig} {inför rådgivningen|för mötet|inför demon}',
      'vad {går vi igenom|pratar vi om} på {konsultationen|mötet}',
      'är konsultationen {gratis|bindande}',
      '{hur långt är samtalet|konsultationens längd|kostnadsfri konsultation|video eller telefon}',
    ],
  },
  partners: {
    chip: 'Arbetar ni med partner?',
    answer:
      'Webbplatsen nämner inget partner-, återförsäljar- eller affiliateprogram. Skriv till {email} och berätta vad du har i åtanke.',
    asks: [
      '{har ni|finns det|erbjuder ni|kan jag gå med i} {ett partnerprogram|ett affiliateprogram|ett återförsäljarprogram|ett värvningsprogram|partner|ett partnerskap}',
      '{kan jag|kan vi som byrå|får man} {sälja era botar vidare|sälja det till våra kunder|erbjuda er produkt|rekommendera er mot provision}',
      '{partner|partnerskap|återförsäljare|affiliate|provision|samarbete|bli partner}',
      '{vi vill|jag vill} {samarbeta med er|erbjuda er något|sälja seo till er|föreslå ett samarbete|annonsera hos er}',
      'vi är en byrå, kan vi sälja {er|vidare}',
    ],
  },
  complaint: {
    chip: 'Jag vill klaga',
    answer:
      'Jag beklagar att det blev så frustrerande. Någon i vårt team kan hjälpa till: skriv till {email} eller lämna ett meddelande med knappen nedan, så hör du från oss inom {hours} timmar.',
    asks: [
      '{jag vill|jag har|var kan jag|hur kan jag} {klaga|ett klagomål|lämna ett klagomål|framföra klagomål|reklamera}',
      '{ingen|det är ingen som} {svarar|har svarat|har hört av sig|ringer tillbaka|svarar på mina mejl}',
      '{jag är|vi är} {missnöjd|besvikna|arg|riktigt missnöjda|trött på er|frustrerad} {på er|med servicen|}',
      '{er sida|formuläret|bokningen|kontaktformuläret} {funkar inte|är trasig|ger fel|kraschar|går inte att skicka}',
      '{dålig service|usel service|helt oacceptabelt|slöseri med tid|skandal|klagomål}',
      'jag {mejlade|skickade ett meddelande|fyllde i formuläret} {förra veckan|för tre dagar sen|två gånger} {och har inte hört något|utan svar|}',
      '{jag har väntat i dagar|ingen svarar mig|urusel service|jag är skitsur}',
      'ingen {svarar|har hört av sig|ringde}',
      'jag är {förbannad|besviken|trött på er}',
      '{reklamera|väntat i dagar|sidan kraschar|uselt bemötande}',
    ],
  },
  responseTime: {
    chip: 'När hör jag från er?',
    answer:
      'Inom {hours} timmar: en människa läser varje meddelande och svarar med en första plan och ett pris.',
    asks: [
      '{när|hur snabbt|hur snart} {hör jag från er|får jag svar|svarar ni|hör ni av er|ringer någon upp|återkommer ni}',
      '{hur länge|hur lång tid} {tar det|får jag vänta} {innan ni svarar|på svar|tills någon hör av sig|på en återkoppling}',
      '{svarstid från teamet|när får man svar|återkoppling|inom hur många timmar svarar ni|väntetid på svar}',
      'jag har {skickat formuläret|skickat ett meddelande|skickat en förfrågan} {vad händer nu|när hör jag något|och nu}',
      '{när hör ni av er om jag skriver}',
      'hur snabbt {svarar ni|hör ni av er|återkommer ni}',
      'jag {mejlade|skrev|fyllde i formuläret} {igår|i morse}, när får jag svar',
      '{svar inom|när hör jag av er}',
    ],
  },
  buy: {
    chip: 'Hur beställer jag?',
    answer:
      'Det finns ingen kassa på webbplatsen: skicka oss vilket abonnemang ni vill ha via kontaktformuläret eller på en kostnadsfri rådgivning, så sätter en medarbetare upp det med er, en första version inom {firstHours} timmar.',
    asks: [
      '{hur|var} {beställer jag|köper man|tecknar jag|kan vi beställa|köper jag starter|blir vi kund|skriver man upp sig}',
      '{jag vill|vi vill|redo att|jag skulle vilja} {beställa|köpa|ta starter|köpa professional|bli kund|teckna abonnemang|ta pro paketet}',
      '{beställa|köpa|köp nu|teckna|order|teckna abonnemang|kassa}',
      '{jag tar|vi tar|ge mig} {starter|professional|pro paketet|starter paketet|det för 699}',
      'hur {beställer|köper|skaffar} man',
      'jag {vill köpa|slår till|kör} på {starter|professional}',
      '{köpknapp|var skriver man på}',
    ],
  },
  noShows: {
    chip: 'Var kommer 23 % uteblivna ifrån?',
    answer:
      'Från en översikt av 105 studier: Dantas et al., Health Policy 122(4), 2018. 23 % av bokade tider slutar med att ingen kommer; det är publicerad forskning, inte vår egen siffra. En bot påminner, låter folk flytta tiden med två meddelanden och erbjuder den lediga tiden till den som väntar.',
    asks: [
      '{var kommer|vad är källan till|vem säger} {de 23 procenten|23% uteblivna|siffran om uteblivna besök|23 procent no shows} {ifrån|}',
      '{23% uteblivna besök|andel uteblivna|studie om missade tider|patienter som inte dyker upp|hur minskar en bot uteblivna besök|no shows}',
    ],
  },
  fastReply: {
    chip: 'Hur snabbt svarar företag?',
    answer:
      'Av 2 241 amerikanska företag svarade 37 % på en förfrågan på nätet inom en timme, 16 % inom ett dygn, 24 % senare och 23 % aldrig. De som svarade inom en timme hade nästan 7 gånger så ofta ett riktigt samtal med en beslutsfattare som en timme senare, och över 60 gånger så ofta som ett dygn senare (Oldroyd, McElheran och Elkington, Harvard Business Review, mars 2011).',
    asks: [
      '{hur många företag svarar inom en timme|hur stor andel svarar snabbt på en förfrågan|varför ska man svara snabbt}',
      '{hur många|hur stor andel av|hur många procent av} {företag|företagen} {svarar aldrig|svarar på en timme|tar mer än ett dygn på sig|svarar inte på förfrågningar}',
      '{var kommer|vem har mätt} {de 37 procenten|60 gånger|7 gånger|de 2241 företagen}',
      '{studien i harvard business review|svarstid på förfrågningar|varför snabba svar räknas|37 procent inom en timme|60 gånger så ofta}',
    ],
  },
  funding: {
    chip: 'Vem finansierar företaget?',
    answer:
      'Sidan säger inget om investerare, finansieringsrundor eller omsättning för {brand}. Fråga vårt team: {email}.',
    asks: [
      '{investerare}',
      '{vem|vilka investerare} {finansierar er|har investerat i er|står bakom er ekonomiskt|finansierar parley|äger andelar i parley}',
      '{hur mycket|vilken} {pengar har ni tagit in|omsättning har ni|kapital har ni|vinst gör ni|omsätter ni per år}',
      '{finansiering|finansieringsrunda|riskkapital|serie a|är ni lönsamma|årsomsättning}',
    ],
  },
  terms: {
    chip: 'Var finns era allmänna villkor?',
    answer:
      'Sidan har en integritetssida men inga allmänna villkor. Planerna löper månad för månad med {noticeDays} dagars uppsägning; {enterprise} har ett eget avtal med SLA. Vill er juridiska avdelning läsa något först, be om det: {email}.',
    asks: [
      '{var finns|har ni|kan jag läsa|var hittar jag} {de allmänna villkoren|era villkor|användarvillkoren|avtalstexten|ett exempelavtal|det finstilta}',
      '{allmänna villkor|användarvillkor|ansvar enligt avtalet|tillämplig lag|tjänstevillkor|avtalsvillkor}',
      '{våra jurister|vår juridiska avdelning} {vill läsa avtalet|frågar efter villkoren|behöver villkoren}',
    ],
  },
};
