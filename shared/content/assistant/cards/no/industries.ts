import type { AreaTexts } from '../types.ts';

export const industries: AreaTexts<'industries'> = {
  templates: {
    chip: 'Hvilke bransjer har maler?',
    answer:
      'Det finnes {templates} ferdige maler: helse, netthandel, eiendom, trening, restaurant, bil, utdanning og rådgivning. Du kan chatte med demoboten til hver i galleriet; vi tilpasser dem til dere på {daysFrom} til {daysTo} dager.',
    asks: [
      'hvilke {maler|bransjer|templates|sektorer} {har dere|finnes|dekker dere|kan dere}',
      '{maler|bransjemaler|bransjer|templates|ferdige boter|malgalleri}',
      '{har dere|finnes det} {en mal|noe ferdig|en ferdig bot} {for min bransje|for firmaet mitt|}',
      'hvor mange {maler|templates|ferdige boter} {er det|har dere}',
      '{vis meg|hvor er|kan jeg se} {malene|malene deres|galleriet}',
      'har dere {erfaring fra min bransje|erfaring med firmaer som vårt}',
      'finnes det {mal|noe ferdig} for {min bransje|oss}',
      '{hvilke bransjer|eksempler å klikke på}',
    ],
  },
  customise: {
    chip: 'Kan en mal tilpasses?',
    answer:
      'Ja, alle maler kan tilpasses 100 %: vi justerer ord, spørsmål, regler og koblinger til dere på {daysFrom} til {daysTo} dager, og dere kan endre dem senere.',
    asks: [
      '{kan jeg|kan vi|kan man|kan dere} {tilpasse|endre|justere|redigere} {en mal|malen|malene|spørsmålene i malen}',
      '{tilpasning av mal|tilpasset mal|endre mal|skreddersydd mal}',
      'hvor {fleksible er malene|mye kan malen endres|tilpasningsdyktig er en mal}',
      'hvor lang tid tar {tilpasningen|det å tilpasse en mal}',
      'kan en mal {tilpasses|gjøres om|justeres for oss}',
      'passer malen {for oss|hos oss|uten endringer}',
      '{hvor lang tid å tilpasse|hvor mange dager å tilpasse den til oss|kan man endre spørsmålene|skreddersy for oss}',
      'går malen an å {endre|skru på|gjøre om}',
      '{hvor mange dager å gjøre den til vår|tilpasse|skreddersy malen|endre spørsmålene}',
    ],
  },
  ecommerce: {
    chip: 'Hva gjør dere for nettbutikker?',
    answer:
      'I netthandel finner boten produkter, svarer før betaling, følger bestillinger, håndterer returer og spør én gang, høflig, om den forlatte handlekurven. Malen «Shop assistant» tilpasses på {days} dager.',
    asks: [
      '{jeg har|vi har|vi driver|jeg eier} {en nettbutikk|en webshop|en butikk på nett|en klesbutikk} {hva kan boten|hva kan dere gjøre for oss|}',
      '{nettbutikk|netthandel|e handel|ecommerce|webshop|varehandel|shop assistant}',
      '{bot|chatbot|mal|løsning} for {nettbutikker|netthandel|en webshop|varehandel|butikken min}',
      'kan boten {håndtere returvarer|redde forlatte handlekurver|svare hvor er pakken min|anbefale varer i butikken}',
      'vi selger {klær|sko|møbler|kosmetikk|elektronikk} på nett',
      '{fikser den returer|hvor er pakka mi|forlatte handlekurver|vi selger smykker på nett|bytte og retur|spørsmål om frakt}',
      'vi selger {klær|smykker|hundemat|sko} {på nettet|online}',
      '{liten|vi er en liten} nettbutikk',
      '{returer|leveringsspørsmål|størrelser} hele dagen',
      '{handlekurver|pakkesporing}',
    ],
  },
  healthcare: {
    chip: 'Hva gjør dere for klinikker?',
    answer:
      'I helse tar boten imot timeønsker, svarer på spørsmål om åpningstider, forsikring og forberedelser, sender påminnelser og viser en tydelig vei til et menneske i hastetilfeller; den gir aldri medisinske råd. Malen «Patient desk» tilpasses på {days} dager.',
    asks: [
      '{jeg har|vi har|vi er|jeg jobber på} {en klinikk|en tannlegeklinikk|et legekontor|et sykehus|et apotek|en fysioterapiklinikk|en dyreklinikk} {hva kan boten|}',
      '{helse|klinikk|lege|tannlege|pasienter|sykehus|apotek|patient desk|legekontor}',
      '{bot|chatbot|mal|løsning} for {klinikker|leger|tannleger|helsevesenet|et sykehus}',
      'kan boten {booke pasienttimer|minne pasienter om timer|svare pasienter|fornye resepter}',
      'jeg er {tannlege|lege|fysioterapeut|veterinær}',
      '{veterinær|minner den om timer|pasienter som ikke møter|fysioterapeut|reseptfornyelse}',
      '{tannlege|legekontor|fysioterapeut|dyrlege|optiker|psykolog} {her|med telefonkø}',
      '{folk møter ikke til timen|ikke møtt|resepter|legevakt}',
    ],
  },
  realestate: {
    chip: 'Hva gjør dere for eiendom?',
    answer:
      'For eiendom finner boten ut hva noen ser etter, viser det som passer, kvalifiserer kjøpere og leietakere og avtaler visning, dag og natt. Malen «Property guide» tilpasses på {days} dager.',
    asks: [
      '{jeg er|vi er|vi driver|vi har} {eiendomsmegler|eiendomsmeglere|et meglerkontor|eiendomsforvaltning|utleieboliger|et boligbyggelag} {hva kan boten|}',
      '{eiendom|eiendomsmegler|boligutleie|boligvisninger|eiendomsforvaltning|property guide}',
      '{bot|chatbot|mal|løsning} for {eiendomsmeglere|eiendom|utleiere|borettslag}',
      'kan boten {avtale visninger|kvalifisere boligkjøpere|svare leietakere|svare om boliger}',
      '{book visning|leietakere|utleie}',
      '{megler|eiendomsmegler|utleier} {her|med mange visninger}',
      'folk vil se {leiligheter|hus}',
      '{visninger|boliger}',
    ],
  },
  fitness: {
    chip: 'Hva gjør dere for treningssentre?',
    answer:
      'For trening kan boten timeplanen, booker prøvetimer, forklarer medlemskap og frys, holder ventelisten til fulle timer og minner medlemmer om avtaler. Malen «Studio coach» tilpasses på {days} dager.',
    asks: [
      '{jeg har|vi har|vi driver|jeg eier} {et treningssenter|et yogastudio|et idrettslag|en crossfit boks|et pilatesstudio} {hva kan boten|}',
      '{trening|treningssenter|fitness|yogastudio|personlig trener|idrettslag|studio coach}',
      '{bot|chatbot|mal|løsning} for {treningssentre|et yogastudio|idrettslag|personlige trenere}',
      'kan boten {booke gruppetimer|booke prøvetimer|forklare medlemskap|fryse et medlemskap}',
      '{fryse medlemskapet|prøvetime}',
      '{driver|har|eier} {treningssenter|et yogastudio|en crossfitboks|klatrehall} {i byen|med mange medlemmer}',
      'venteliste til {fulle timer|populære timer}',
      '{medlemskap|fryse medlemskap|gruppetimer|trener|svømmehall}',
    ],
  },
  restaurant: {
    chip: 'Hva gjør dere for restauranter?',
    answer:
      'For restauranter reserverer boten bord, svarer på spørsmål om meny og allergener, planlegger selskapsmenyer og tar imot takeaway-bestillinger. Malen «Front of house» tilpasses på {days} dager.',
    asks: [
      '{jeg har|vi har|vi driver|jeg eier} {en restaurant|en kafe|en pizzeria|en bar|et bakeri|en foodtruck|et cateringfirma} {hva kan boten|}',
      '{restaurant|kafe|pizzeria|bar|catering|bakeri|servering|front of house}',
      '{bot|chatbot|mal|løsning} for {restauranter|en kafe|pizzeriaer|catering|serveringsbransjen}',
      'kan boten {reservere bord|ta bordbestillinger|svare om allergener|ta takeaway bestillinger}',
      '{bestille bord|tar den imot takeaway bestillinger|ta med mat|allergener på menyen|kafé}',
      '{kafé|pub|pizzeria|sushisted|bakeri} {med uteservering|med 40 plasser|her}',
      '{folk ringer og vil bestille bord|allergi|gluten|bord}',
      '{takeaway|lunsjsted|gjestene spør om allergener}',
      'vi har {et spisested|en restaurant|en gatekjøkken} {i byen|ved havna} med {60|40|100} plasser {er dette noe for oss|}',
    ],
  },
  automotive: {
    chip: 'Hva gjør dere for bilbransjen?',
    answer:
      'For bilbransjen avtaler boten verkstedtimer og prøvekjøring, svarer på spørsmål om deler og finansiering og forteller hvor langt en reparasjon er kommet. Malen «Service desk» tilpasses på {days} dager.',
    asks: [
      '{jeg har|vi har|vi driver|jeg eier} {et bilverksted|en bilforhandler|en bilbutikk|et verksted|et dekkhotell|bilutleie} {hva kan boten|}',
      '{bilbransjen|bilforhandler|bilverksted|verksted|prøvekjøring|service desk}',
      '{bot|chatbot|mal|løsning} for {bilforhandlere|verksteder|bilbransjen|et bilverksted}',
      'kan boten {avtale prøvekjøring|booke verkstedtime|si status på reparasjonen|svare om reservedeler}',
      '{er bilen ferdig|bestille verkstedtime|dekkskift}',
      '{selger|driver med} {bruktbiler|biler|bobiler}',
      '{bilverksted|dekkhotell|bilforhandler} {her|med tre løftebukker}',
      '{biler|eu-kontroll|bilfirma}',
    ],
  },
  education: {
    chip: 'Hva gjør dere for skoler?',
    answer:
      'For utdanning svarer boten på spørsmål om kurs, priser og påmelding, avtaler prøvetimer og viser elever til riktig person. Malen tilpasses på {days} dager.',
    asks: [
      '{jeg har|vi har|vi er|jeg jobber på} {en skole|en språkskole|et universitet|en kjøreskole|en barnehage|et kurssenter|en musikkskole} {hva kan boten|}',
      '{utdanning|skole|universitet|språkskole|kurs|elever|studenter|e læring}',
      '{bot|chatbot|mal|løsning} for {skoler|universiteter|utdanning|studenter|kursarrangører}',
      'kan boten {svare om kurs|melde på elever|booke undervisningstimer|hjelpe med opptak}',
      '{trafikkskole|kurstider|påmelding til kurs|leksehjelp}',
      '{kjøreskole|barnehage|musikkskole|folkehøyskole} {her|elever spør}',
      'foreldre spør om {priser|plasser}',
      '{påmelding|kjøretimer|prøvetime i gitar}',
    ],
  },
  professional: {
    chip: 'Hva gjør dere for advokater og byråer?',
    answer:
      'For faglige tjenester (advokater, regnskapsførere, konsulenter, byråer) kvalifiserer boten henvendelser, henter inn det et første møte krever, og avtaler det; den gir ingen juridiske råd eller skatteråd. Malen tilpasses på {days} dager.',
    asks: [
      '{jeg har|vi er|jeg er|vi driver} {et advokatfirma|regnskapsfører|et regnskapskontor|et konsulentselskap|et byrå|advokat|arkitekt|et rekrutteringsbyrå} {hva kan boten|}',
      '{advokater|advokatfirma|regnskapsfører|konsulenter|byrå|arkitekter|rådgivere}',
      '{bot|chatbot|mal|løsning} for {advokater|regnskapsførere|konsulenter|byråer|rådgivere}',
      'kan boten {kvalifisere klienter|avtale første møte|samle inn dokumenter fra klienter|booke klientmøter}',
      '{regnskapsbyrå|advokatkontor|revisor|konsulentselskap|reklamebyrå}',
      '{advokat|revisor|arkitekt|regnskapsbyrå|konsulent} {her|med lite kontor}',
      '{første møte med klienter|jurist|regnskap|klienter|rekrutteringsfirma}',
    ],
  },
  finance: {
    chip: 'Hva gjør dere for bank og forsikring?',
    answer:
      'For finans forklarer boten produkter, henter inn det en søknad krever, svarer på kontospørsmål og sender rådgivning videre til autorisert personale. Det finnes ingen ferdig mal for det ennå; vi bygger den sammen med dere, en første versjon innen {firstHours} timer.',
    asks: [
      '{vi er|jeg jobber i|vi har|jeg jobber for} {en bank|et forsikringsselskap|en fintech|en forsikringsmegler|en lånemegler|en finansrådgiver} {hva kan boten|}',
      '{finans|bank|forsikring|fintech|lån|forsikringsselskap|boliglån}',
      '{bot|chatbot|mal|løsning} for {banker|forsikring|fintech|finansbransjen|meglere}',
      'kan boten {svare om kontoer|ta lånesøknader|behandle skademeldinger|forklare forsikringer}',
      '{bank|forsikringsselskap|låneformidler} {her|bot}',
      '{skademelding|pensjon}',
    ],
  },
  hospitality: {
    chip: 'Hva gjør dere for hoteller?',
    answer:
      'For reiseliv tar boten imot bestillingsønsker, svarer gjester dag og natt på deres språk og tilbyr oppgraderinger og lokale tips. Det finnes ingen ferdig mal for det ennå; vi bygger den sammen med dere, en første versjon innen {firstHours} timer.',
    asks: [
      '{jeg har|vi har|vi driver|jeg eier} {et hotell|et hostell|et gjestehus|et reisebyrå|hytteutleie|en campingplass|et pensjonat} {hva kan boten|}',
      '{hotell|reiseliv|hostell|reisebyrå|hotellgjester|overnatting|turisme|hytteutleie}',
      '{bot|chatbot|mal|løsning} for {hoteller|reiseliv|reisebyråer|gjester|hytteutleie}',
      'kan boten {ta rombestillinger|svare hotellgjester|sjekke inn gjester|ta ønsker fra rommet}',
      '{hotell|vandrerhjem|campingplass|b&b|hytteutleie} {med 12 rom|her}',
      'gjester spør om {innsjekk|frokost|parkering|wifi}',
      '{gjester|rom}',
    ],
  },
  other: {
    chip: 'Bransjen min er ikke på lista',
    answer:
      'Vi bygger boter for andre bransjer også, fra en beslektet mal eller fra bunnen av: en første versjon innen {firstHours} timer. Fortell hva kundene spør om, eller bestill en gratis rådgivning, så sier vi ærlig hva en bot kan gjøre for dere.',
    asks: [
      'bransjen {min|vår} {er ikke på lista|mangler|er noe annet|er spesiell|er en nisje}',
      '{lager dere for|jobber dere med|hjelper dere} {andre bransjer|industribedrifter|foreninger|kommuner|frisører|håndverkere|logistikkfirmaer}',
      '{vi er|jeg har|vi driver} {en fabrikk|et logistikkfirma|en frisørsalong|en forening|en kommune|et rørleggerfirma|et programvareselskap|et museum}',
      '{bot|chatbot|løsning} for {industri|frisører|kommuner|foreninger|håndverkere|logistikk}',
      '{annen bransje|andre bransjer|en helt annen bransje}',
      '{rørlegger|blomsterbutikk|frisør|fotograf|begravelsesbyrå|snekker}',
      '{logistikk|bygg|renhold|trykkeri} {firma|bedrift}',
      '{bransjen min står ikke der|kommune|museum}',
      '{smal nisje|kennel|produksjon}',
    ],
  },
  benefits: {
    chip: 'Hva gir en bot bedriften?',
    answer:
      'Kundene får svar med en gang, også om natten, på sitt språk; teamet svarer sjeldnere på det samme og får henvendelser med hele historien. Forskning sitert på siden vår: 37 % av bedriftene svarer på en netthenvendelse innen en time, og de har nesten 7 ganger så stor sjanse for en ordentlig samtale. ROI-kalkulatoren viser deres eget tall.',
    asks: [
      '{hva er|hvilke er|forklar} {fordelene|gevinsten|fordelene med en chatbot|verdien for oss|fordelene for bedriften}',
      'hvorfor {skal vi ha|burde jeg kjøpe|bruke|trenger vi} {en chatbot|en bot|ai|dette}',
      '{fordeler|fordeler og ulemper|hvorfor chatbot|lønner det seg|nytte}',
      '{er det|gir det} {verdt pengene|lønnsomt for oss|mening for et lite firma|verdt bryet|mening for oss}',
      '{overbevis meg|gi meg en god grunn|hva får jeg ut av det}',
      '{lønner det seg for oss|hva skal jeg med det}',
      'hva {tjener vi på|får vi ut av|er vitsen med} {det|en bot}',
      'hvorfor skal {vi|en liten bedrift} ha det',
      'er det verdt det',
    ],
  },
  reminders: {
    chip: 'Kan boten sende påminnelser?',
    answer:
      'Ja. Den minner pasienter om timer, medlemmer på et treningssenter via WhatsApp eller e-post, og gjester bekrefter bordet; slik blir færre timer glemt.',
    asks: [
      'kan {den|boten} {sende påminnelser}',
      '{sender den påminnelser}',
      'kan den {minne|sende påminnelser til} {kunder|pasienter|medlemmer}',
      '{kan den|kan boten|vil den} {minne kunder|minne om timer|minne medlemmer om timen|sende påminnelse dagen før|minne gjestene|sende timepåminnelser}',
      '{påminnelser|timepåminnelse|påminnelser på whatsapp|automatiske påminnelser|påminnelse på epost|timebekreftelser}',
    ],
  },
  waitlist: {
    chip: 'Tar boten seg av ventelister?',
    answer:
      'Ja. Fitness-malen holder ventelister til fulle timer, og en bot tilbyr plassen som blir ledig, til den som venter.',
    asks: [
      '{venteliste når timen er full}',
      '{kan den|kan boten|tar den seg av} {holde ventelister|styre en venteliste|fylle avbestilte timer|tilby ledige plasser|sette folk på venteliste|køen til fulle timer}',
      '{venteliste|ventelister|timen er full hva nå|kø til timene|neste på listen|avbestilte plasser}',
    ],
  },
  events: {
    chip: 'Lager dere for arrangement og bryllup?',
    answer:
      'Det finnes ingen ferdig mal for arrangements- eller bryllupslokaler. Restaurantmalen tar allerede imot gruppe- og arrangementsforespørsler, og vi tilpasser den eller bygger fra bunnen: en første versjon innen {firstHours} timer.',
    asks: [
      '{bot|chatbot|løsning} for {arrangementer}',
      '{jeg har|vi har|jeg driver|vi er} {et bryllupslokale|et selskapslokale|et eventlokale|et eventbyrå|bryllupsplanleggere|et konferansesenter|et konserthus} {hva har dere|hvilken mal passer|}',
      '{bot|mal|noe} for {bryllup|selskapslokaler|konferanser|fester|konserter|arrangementer}',
      '{de spør om datoer og ikke bord|banketter|utleie av lokale|passer restaurantmalen til bryllup}',
    ],
  },
  figures: {
    chip: 'Hva betyr «90 % raskere»?',
    answer:
      'Det er tallene over malene: {templates} maler og flere, i snitt {firstHours} timer til første versjon, 90 % raskere innføring, 100 % tilpasningsdyktig. Hva de 90 % er sammenlignet med, sier siden ikke; teamet vårt kan svare: {email}.',
    asks: [
      '{hva betyr|hvor kommer|hvordan regner dere} {90% raskere|de 90 prosentene|90 prosent raskere|90 % raskere innføring} {fra|}',
      '{raskere enn hva|90% sammenlignet med hva|90 prosent mot hvem|100 prosent tilpasningsdyktig hva betyr det|er 90 prosent realistisk|90% raskere innføring|gjennomsnittlig oppstartstid}',
      '{24 timer i snitt|hvem har målt 90 prosent|nitti prosent raskere}',
    ],
  },
};
