import type { AreaTexts } from '../types.ts';

export const industries: AreaTexts<'industries'> = {
  templates: {
    chip: 'Hvilke brancher har skabeloner?',
    answer:
      'Der er {templates} færdige skabeloner: sundhed, e-handel, ejendomme, fitness, restauranter, biler, uddannelse og rådgivning. Du kan chatte med demobotten for hver i galleriet; vi tilpasser dem til jer på {daysFrom} til {daysTo} dage.',
    asks: [
      'hvilke {skabeloner|brancher|templates|sektorer} {har i|findes der|dækker i|kender i}',
      '{skabeloner|brancheskabeloner|brancher|templates|færdige bots|skabelongalleri}',
      '{har i|findes der} {en skabelon|noget færdigt|en færdig bot} {til min branche|til mit firma|}',
      'hvor mange {skabeloner|templates|færdige bots} {er der|har i}',
      '{vis mig|hvor er|må jeg se} {skabelonerne|jeres skabeloner|galleriet}',
      'har i {erfaring med min branche|erfaring med firmaer som vores}',
      'findes der {skabelon|noget færdigt} til {min branche|os}',
      '{hvilke brancher|eksempler at klikke på}',
    ],
  },
  customise: {
    chip: 'Kan en skabelon tilpasses?',
    answer:
      'Ja, alle skabeloner kan tilpasses 100 %: vi tilretter ord, spørgsmål, regler og forbindelser til jer på {daysFrom} til {daysTo} dage, og I kan ændre dem senere.',
    asks: [
      '{kan jeg|kan vi|kan man|kan i} {tilpasse|ændre|rette|redigere} {en skabelon|skabelonen|skabelonerne|spørgsmålene i skabelonen}',
      '{tilpasning af skabelon|tilpasset skabelon|ændre skabelon|skræddersyet skabelon}',
      'hvor {fleksible er skabelonerne|meget kan skabelonen ændres|tilpasselig er en skabelon}',
      'hvor lang tid tager {tilpasningen|det at tilpasse en skabelon|tilretningen}',
      'kan en skabelon {tilpasses|laves om|rettes til os}',
      'passer skabelonen {til os|ind hos os|uden ændringer}',
      '{hvor lang tid at tilpasse|hvor mange dage tager det at tilpasse den til os|kan man ændre spørgsmålene|skræddersyes til os}',
      'kan skabelonen {ændres|skrues til|laves om}',
      '{hvor mange dage at gøre den til vores|tilpasse|skræddersy skabelonen|ændre spørgsmålene}',
    ],
  },
  ecommerce: {
    chip: 'Hvad gør I for webshops?',
    answer:
      'I e-handel finder botten produkter, svarer før betaling, følger ordrer, håndterer returneringer og spørger én gang, høfligt, til den forladte kurv. Skabelonen ”Shop assistant” tilpasses på {days} dage.',
    asks: [
      '{jeg har|vi har|vi driver|jeg ejer} {en webshop|en netbutik|en onlinebutik|en butik på nettet|en tøjbutik} {hvad kan botten|hvad kan i gøre for os|}',
      '{webshop|e handel|netbutik|ecommerce|detailhandel|shop assistant|onlinebutik}',
      '{bot|chatbot|skabelon|løsning} til {webshops|e handel|en netbutik|detailhandel|min butik}',
      'kan botten {håndtere returvarer|redde forladte kurve|svare hvor er min pakke|anbefale varer i shoppen}',
      'vi sælger {tøj|sko|møbler|kosmetik|elektronik} på nettet',
      '{klarer den returvarer|hvor er min pakke|forladte kurve|vi sælger smykker på nettet|bytte og retur|spørgsmål om fragt}',
      'vi sælger {tøj|smykker|hundefoder|sko} {på nettet|online}',
      '{returvarer|leveringsspørgsmål|størrelser} hele dagen',
      '{e-handel|indkøbskurve|pakkesporing}',
    ],
  },
  healthcare: {
    chip: 'Hvad gør I for klinikker?',
    answer:
      'I sundhed tager botten imod ønsker om tider, svarer på spørgsmål om åbningstider, forsikring og forberedelse, sender påmindelser og viser en klar vej til et menneske i akutte tilfælde; den giver aldrig lægefaglige råd. Skabelonen ”Patient desk” tilpasses på {days} dage.',
    asks: [
      '{jeg har|vi har|vi er|jeg arbejder på} {en klinik|en tandlægeklinik|et lægehus|et hospital|et apotek|en fysioterapiklinik|en dyrlægeklinik} {hvad kan botten|}',
      '{sundhed|klinik|læge|tandlæge|patienter|hospital|apotek|patient desk|lægehus}',
      '{bot|chatbot|skabelon|løsning} til {klinikker|læger|tandlæger|sundhedssektoren|et hospital}',
      'kan botten {booke patienttider|minde patienter om tider|svare patienter|forny recepter}',
      'jeg er {tandlæge|læge|fysioterapeut|dyrlæge}',
      '{dyrlæge|minder den om aftaler|patienter der udebliver|fysioterapeut|receptfornyelse}',
      '{tandlæge|lægehus|fysioterapeut|dyrlæge|optiker|psykolog} {her|med telefonkø}',
      '{folk udebliver fra deres tider|udeblivelser|recepter|lægepraksis}',
    ],
  },
  realestate: {
    chip: 'Hvad gør I for ejendomsmæglere?',
    answer:
      'For ejendomme finder botten ud af, hvad nogen søger, viser det, der passer, kvalificerer købere og lejere og aftaler fremvisningen, dag og nat. Skabelonen ”Property guide” tilpasses på {days} dage.',
    asks: [
      '{jeg er|vi er|vi driver|vi har} {ejendomsmægler|ejendomsmæglere|en ejendomsmæglerbutik|ejendomsadministration|udlejningsboliger|et boligselskab} {hvad kan botten|}',
      '{ejendomme|ejendomsmægler|boligudlejning|fremvisninger|ejendomsadministration|property guide}',
      '{bot|chatbot|skabelon|løsning} til {ejendomsmæglere|ejendomme|udlejere|boligselskaber}',
      'kan botten {aftale fremvisninger|kvalificere boligkøbere|svare lejere|svare om boliger}',
      '{book fremvisning|lejere|udlejning}',
      '{mægler|ejendomsmægler|udlejer} {her|med mange fremvisninger}',
      'folk vil se {lejligheder|huse}',
      'boliger',
    ],
  },
  fitness: {
    chip: 'Hvad gør I for fitnesscentre?',
    answer:
      'I fitness kender botten holdtider, booker prøvetimer, forklarer medlemskaber og bero, holder ventelisten til fulde hold og minder medlemmer om aftaler. Skabelonen ”Studio coach” tilpasses på {days} dage.',
    asks: [
      '{jeg har|vi har|vi driver|jeg ejer} {et fitnesscenter|et yogastudie|en sportsklub|et træningscenter|en crossfit box|et pilatesstudie} {hvad kan botten|}',
      '{fitness|fitnesscenter|yogastudie|personlig træner|sportsklub|studio coach|træningscenter}',
      '{bot|chatbot|skabelon|løsning} til {fitnesscentre|et yogastudie|sportsklubber|personlige trænere}',
      'kan botten {booke hold|booke prøvetimer|forklare medlemskaber|sætte medlemskab i bero}',
      '{sætte medlemskab på pause|prøvetime}',
      '{har|ejer|driver} {et fitnesscenter|et yogastudie|en crossfitboks|en klatrehal} {i byen|med mange medlemmer}',
      'venteliste til {fulde hold|populære hold}',
      '{medlemskab|holdtræning|træner|svømmehal}',
    ],
  },
  restaurant: {
    chip: 'Hvad gør I for restauranter?',
    answer:
      'For restauranter reserverer botten borde, svarer på spørgsmål om menukort og allergener, planlægger selskabsmenuer og tager imod take away-ordrer. Skabelonen ”Front of house” tilpasses på {days} dage.',
    asks: [
      '{jeg har|vi har|vi driver|jeg ejer} {en restaurant|en café|et pizzeria|en bar|et bageri|en foodtruck|et cateringfirma} {hvad kan botten|}',
      '{restaurant|cafe|pizzeria|bar|catering|bageri|front of house|take away}',
      '{bot|chatbot|skabelon|løsning} til {restauranter|en café|pizzeriaer|catering|restaurationsbranchen}',
      'kan botten {reservere bord|tage bordreservationer|svare om allergener|tage take away ordrer}',
      '{bestille bord|takeaway|allergener på kortet|pølsevogn}',
      '{café|kro|pølsevogn|sushisted|bageri} {med udeservering|med 40 pladser|her}',
      'gæsterne spørger {altid om allergi|om allergener}',
      '{folk ringer og vil bestille bord|allergi|gluten|menukort}',
      '{borde|frokoststed|selskaber}',
      'vi har {en kro|et spisested|en restaurant|en grillbar} {på Mols|i byen|ved havnen} med {60|40|100} pladser {er det noget for os|}',
    ],
  },
  automotive: {
    chip: 'Hvad gør I for bilforhandlere?',
    answer:
      'I bilbranchen aftaler botten værkstedstider og prøveture, svarer på spørgsmål om dele og finansiering og fortæller, hvor langt en reparation er. Skabelonen ”Service desk” tilpasses på {days} dage.',
    asks: [
      '{jeg har|vi har|vi driver|jeg ejer} {et autoværksted|en bilforhandler|et bilhus|et værksted|en dækbutik|en biludlejning} {hvad kan botten|}',
      '{bilbranchen|bilforhandler|autoværksted|værksted|prøvetur|service desk|mekaniker}',
      '{bot|chatbot|skabelon|løsning} til {bilforhandlere|værksteder|bilbranchen|et autoværksted}',
      'kan botten {aftale prøveture|booke værkstedstid|oplyse om reparationen|svare om reservedele}',
      '{er bilen færdig|kan kunderne se om bilen er klar|bestille værkstedstid|dækskifte}',
      '{sælger|handler med} {brugte biler|biler|autocampere}',
      '{autoværksted|dækcenter|bilforhandler} {her|med tre lifte}',
      '{prøvekørsel|biler|syn|bilfirma}',
    ],
  },
  education: {
    chip: 'Hvad gør I for skoler?',
    answer:
      'For uddannelse svarer botten på spørgsmål om kurser, priser og tilmelding, aftaler prøvelektioner og viser elever hen til den rette person. Skabelonen tilpasses på {days} dage.',
    asks: [
      '{jeg har|vi har|vi er|jeg arbejder på} {en skole|en sprogskole|et universitet|en køreskole|en børnehave|et kursuscenter|en musikskole} {hvad kan botten|}',
      '{uddannelse|skole|universitet|sprogskole|kurser|elever|studerende|e learning}',
      '{bot|chatbot|skabelon|løsning} til {skoler|universiteter|uddannelse|studerende|kursusudbydere}',
      'kan botten {svare om kurser|tilmelde elever|booke lektioner|hjælpe med indskrivning}',
      '{køreskole|kursustider|tilmelding til kurser|lektiehjælp}',
      '{køreskole|børnehave|musikskole|højskole} {her|elever spørger}',
      'forældre spørger om {priser|pladser}',
      '{tilmelding|køretimer|prøvetime i guitar}',
    ],
  },
  professional: {
    chip: 'Hvad gør I for advokater og bureauer?',
    answer:
      'For rådgivende erhverv (advokater, revisorer, konsulenter, bureauer) kvalificerer botten henvendelser, indsamler det, et første møde kræver, og aftaler det; den giver ingen juridiske eller skattemæssige råd. Skabelonen tilpasses på {days} dage.',
    asks: [
      '{jeg har|vi er|jeg er|vi driver} {et advokatfirma|revisor|et revisionsfirma|et konsulenthus|et bureau|advokat|arkitekt|et rekrutteringsbureau} {hvad kan botten|}',
      '{advokater|advokatfirma|revisor|konsulenter|bureau|rådgivning af kunder|arkitekter|rådgivende erhverv}',
      '{bot|chatbot|skabelon|løsning} til {advokater|revisorer|konsulenter|bureauer|rådgivere}',
      'kan botten {kvalificere klienter|aftale første møde|indsamle dokumenter fra klienter|booke klientmøder}',
      '{advokatkontor|bogholder|konsulentfirma|reklamebureau}',
      '{advokat|revisor|arkitekt|bogholder|konsulent} {her|med lille kontor}',
      '{første møde med klienter|jurist|regnskab|klienter|rekrutteringsfirma}',
    ],
  },
  finance: {
    chip: 'Hvad gør I for banker og forsikring?',
    answer:
      'For finans forklarer botten produkter, indsamler det, en ansøgning kræver, svarer på kontospørgsmål og giver rådgivning videre til jeres autoriserede personale. Der findes endnu ingen færdig skabelon til det; vi bygger den sammen med jer, en første version inden for {firstHours} timer.',
    asks: [
      '{vi er|jeg arbejder i|vi har|jeg arbejder for} {en bank|et forsikringsselskab|en fintech|en forsikringsmægler|et realkreditinstitut|en finansiel rådgiver} {hvad kan botten|}',
      '{finans|bank|forsikring|fintech|lån|forsikringsselskab|realkredit}',
      '{bot|chatbot|skabelon|løsning} til {banker|forsikring|fintech|finanssektoren|mæglere}',
      'kan botten {svare om konti|tage låneansøgninger|behandle skadesanmeldelser|forklare forsikringer}',
      '{bank|forsikringsselskab|låneformidler} {her|bot}',
      '{skadesanmeldelse|boliglån|pension}',
    ],
  },
  hospitality: {
    chip: 'Hvad gør I for hoteller?',
    answer:
      'For hoteller tager botten imod bookingønsker, svarer gæster dag og nat på deres sprog og tilbyder opgraderinger og lokale tips. Der findes endnu ingen færdig skabelon til det; vi bygger den sammen med jer, en første version inden for {firstHours} timer.',
    asks: [
      '{jeg har|vi har|vi driver|jeg ejer} {et hotel|et hostel|en kro|et rejsebureau|sommerhusudlejning|en campingplads|et bed and breakfast} {hvad kan botten|}',
      '{hotel|turisme|hostel|rejsebureau|hotelgæster|kro|overnatning|campingplads}',
      '{bot|chatbot|skabelon|løsning} til {hoteller|turisme|rejsebureauer|gæster|sommerhusudlejning}',
      'kan botten {tage værelsesbookinger|svare hotelgæster|tjekke gæster ind|klare ønsker fra værelset}',
      '{hotel|vandrerhjem|campingplads|b&b|sommerhusudlejning} {med 12 værelser|her}',
      'gæster spørger om {indtjekning|morgenmad|parkering|wifi}',
      '{gæster|værelser}',
    ],
  },
  other: {
    chip: 'Min branche er ikke på listen',
    answer:
      'Vi bygger også bots til andre brancher, ud fra en beslægtet skabelon eller helt fra bunden: en første version inden for {firstHours} timer. Fortæl, hvad jeres kunder spørger om, eller book en gratis rådgivning, så siger vi ærligt, hvad en bot kan gøre for jer.',
    asks: [
      '{min|vores} branche {er ikke på listen|mangler|er noget andet|er speciel|er en niche}',
      '{laver i|arbejder i med|hjælper i} {andre brancher|industrivirksomheder|foreninger|kommuner|frisører|håndværkere|logistikfirmaer}',
      '{vi er|jeg har|vi driver} {en fabrik|et logistikfirma|en frisørsalon|en forening|en kommune|et vvs firma|et softwarefirma|et museum}',
      '{bot|chatbot|løsning} til {industri|frisører|kommuner|foreninger|håndværkere|softwarefirmaer|logistik}',
      '{anden branche|andre brancher|en helt anden branche}',
      '{vvs-mand|blomsterbutik|frisør|fotograf|bedemand|tømrer}',
      '{logistik|bygge|rengørings|trykkeri} {firma|virksomhed}',
      '{min branche er ikke med|kommune|museum|smal niche}',
      '{hundekennel|produktion|forening}',
    ],
  },
  benefits: {
    chip: 'Hvad får en virksomhed ud af en bot?',
    answer:
      'Kunderne får svar med det samme, også om natten, på deres sprog; teamet svarer sjældnere på det samme og får henvendelser med hele historien. Forskning citeret på vores side: 37 % af virksomheder svarer på en onlinehenvendelse inden for en time, og de har næsten 7 gange så stor chance for en rigtig samtale. ROI-beregneren viser jeres eget tal.',
    asks: [
      '{hvad er|hvilke er|forklar} {fordelene|gevinsten|fordelene ved en chatbot|værdien for os|fordelene for min forretning}',
      'hvorfor {skal vi have|skulle jeg købe|bruge|har vi brug for} {en chatbot|en bot|ai|det her}',
      '{fordele|fordele og ulemper|hvorfor chatbot|kan det betale sig|nytte}',
      '{er det|kan det|giver det} {pengene værd|betale sig for os|mening for et lille firma|besværet værd|mening for os}',
      '{overbevis mig|giv mig en god grund|hvad får jeg ud af det}',
      '{hvad skal jeg bruge det til}',
      'hvad {tjener vi på|får vi ud af|er pointen med} {det|en bot}',
      'hvorfor skal {vi|en lille virksomhed} have det',
      '{er det det værd|gavn}',
    ],
  },
  reminders: {
    chip: 'Kan botten sende påmindelser?',
    answer:
      'Ja. Den minder patienter om tider, medlemmer af et fitnesscenter via WhatsApp eller e-mail, og gæster bekræfter deres bord; så bliver færre tider glemt.',
    asks: [
      'kan {den|botten} {sende påmindelser}',
      '{sender den påmindelser}',
      'kan den {minde|sende påmindelser til} {kunder|patienter|medlemmer}',
      '{kan den|kan botten|vil den} {sende påmindelser|minde kunder om tider|minde medlemmer om holdet|sende besked dagen før|minde gæsterne|sende aftalepåmindelser}',
      '{påmindelser|tidspåmindelse|påmindelser på whatsapp|automatiske påmindelser|påmindelse på mail|bekræftelse af tider}',
    ],
  },
  waitlist: {
    chip: 'Styrer botten ventelister?',
    answer:
      'Ja. Fitness-skabelonen holder ventelister til fulde hold, og en bot tilbyder den plads, der bliver ledig, til den, der venter.',
    asks: [
      '{venteliste når holdet er fyldt}',
      '{kan den|kan botten|styrer den} {holde ventelister|styre en venteliste|fylde aflyste tider|tilbyde ledige pladser|sætte folk på venteliste|køen til fulde hold}',
      '{venteliste|ventelister|holdet er fuldt hvad så|kø til holdene|næste på listen|afbudspladser}',
    ],
  },
  events: {
    chip: 'Laver I til events og bryllupper?',
    answer:
      'Der er ingen færdig skabelon til event- eller bryllupslokaler. Restaurantskabelonen tager allerede imod gruppe- og eventforespørgsler, og vi tilpasser den eller bygger fra bunden: en første version inden for {firstHours} timer.',
    asks: [
      '{bot|chatbot|løsning} til {events}',
      '{jeg har|vi har|jeg driver|vi er} {et bryllupslokale|et selskabslokale|et eventlokale|et eventbureau|bryllupsplanlæggere|et konferencecenter|et koncerthus} {hvad har i|hvilken skabelon passer|}',
      '{bot|skabelon|noget} til {bryllupper|selskabslokaler|konferencer|fester|koncerter|eventlokaler}',
      '{de spørger om datoer og ikke borde|banketter|udlejning af lokale|passer restaurantskabelonen til bryllup}',
    ],
  },
  figures: {
    chip: 'Hvad betyder »90 % hurtigere«?',
    answer:
      'Det er tallene over skabelonerne: {templates} skabeloner og flere, i snit {firstHours} timer til første version, 90 % hurtigere idriftsættelse, 100 % tilpasselig. Hvad de 90 % er sammenlignet med, siger siden ikke; vores team kan svare: {email}.',
    asks: [
      '{hvad betyder|hvor kommer|hvordan regner i} {90% hurtigere|de 90 procent|90 procent hurtigere|90 % hurtigere idriftsættelse} {fra|}',
      '{hurtigere end hvad|90% sammenlignet med hvad|90 procent i forhold til hvem|100 procent tilpasselig hvad betyder det|er 90 procent realistisk|90% hurtigere idriftsættelse|gennemsnitlig opstartstid}',
      '{24 timer i snit|hvem har målt de 90 procent|halvfems procent hurtigere}',
    ],
  },
};
