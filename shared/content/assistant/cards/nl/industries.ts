import type { AreaTexts } from '../types.ts';

export const industries: AreaTexts<'industries'> = {
  templates: {
    chip: 'Voor welke branches zijn er templates?',
    answer:
      'Er zijn {templates} kant-en-klare templates: gezondheidszorg, e-commerce, vastgoed, fitness, restaurants, automotive, onderwijs en zakelijke dienstverlening. In de galerij chat u met de demobot van elk; wij stemmen ze in {daysFrom} tot {daysTo} dagen op u af.',
    asks: [
      '{welke|voor welke|wat voor} {templates|sjablonen|branches|sectoren|voorbeeldbots} {hebben jullie|zijn er|zijn er templates|bedienen jullie|kennen jullie}',
      '{templates|sjablonen|branches|branchetemplates|kant en klare bots|galerij|sectoren|templatelijst}',
      '{hebben jullie|is er} {een template|een sjabloon|iets kant en klaars} {voor mijn branche|voor mijn bedrijf|voor onze sector}',
      '{laat zien|toon me|waar vind ik} {de templates|jullie templates|de sjablonen|de galerij}',
      '{hoeveel templates|ervaring in mijn branche|kennen jullie onze sector} {zijn er|hebben jullie|}',
      'hebben jullie {een sjabloon|iets kant-en-klaars} voor {mijn vak|ons}',
      '{welke branches|kant-en-klare bots|voorbeelden om te klikken}',
    ],
  },
  customise: {
    chip: 'Kan een template worden aangepast?',
    answer:
      'Ja, elk template is 100 % aanpasbaar: in {daysFrom} tot {daysTo} dagen stemmen we woorden, vragen, regels en koppelingen af op uw bedrijf, en later kunt u ze wijzigen.',
    asks: [
      '{kan ik|kunnen jullie|kunnen we|is het mogelijk om} {een template|het sjabloon|de templates|de vragen in het template} {aanpassen|wijzigen|aan te passen|veranderen|op maat maken}',
      '{template aanpassen|sjabloon wijzigen|aanpasbaar|eigen template|template op maat}',
      'hoe {flexibel|aanpasbaar|vrij} {zijn de templates|is een template|is zo een sjabloon}',
      '{hoe lang duurt|hoeveel dagen kost} {het aanpassen|het op maat maken van een template|het afstemmen}',
      '{hoeveel dagen om het aan te passen aan ons|kunnen jullie het op maat maken voor onze zaak|vragen veranderen in het sjabloon}',
      'kan het sjabloon {anders|bijgeschaafd worden}',
      '{hoeveel dagen om het van ons te maken|aanpassen|personaliseren|vragen veranderen}',
    ],
  },
  ecommerce: {
    chip: 'Wat doen jullie voor webshops?',
    answer:
      'Voor e-commerce vindt de bot producten, beantwoordt vragen vóór het afrekenen, volgt bestellingen, handelt retouren af en vraagt één keer, beleefd, naar het achtergelaten winkelmandje. Het template “Shop assistant” is in {days} dagen afgestemd.',
    asks: [
      '{ik heb|wij hebben|wij runnen|we zijn} {een webshop|een webwinkel|een online winkel|een kledingwinkel online|een e commerce bedrijf|een schoenenwinkel} {wat kunnen jullie doen|hebben jullie iets|}',
      '{e commerce|ecommerce|webshop|webwinkel|online winkel|retail|shop assistant|winkelbot}',
      '{bot|chatbot|template|iets|oplossing} voor {e commerce|webshops|mijn webwinkel|winkels|een online shop}',
      'kan de bot {retourvragen beantwoorden|pakketjes volgen voor klanten|verlaten winkelmandjes terugwinnen|vragen over levering beantwoorden}',
      'we verkopen {kleding|schoenen|meubels|cosmetica|wijn|elektronica} online',
      '{regelt hij retouren|waar blijft mijn pakketje|verlaten winkelmandjes|ruilen en terugsturen|wij verkopen sieraden online|verzendvragen}',
      'wij verkopen {kleren|sieraden|hondenvoer|schoenen|wijn} {online|via internet}',
      '{retouren|bezorging|maten} de hele dag',
      '{e-commerce|verlaten winkelwagens|pakketjes}',
    ],
  },
  healthcare: {
    chip: 'Wat doen jullie voor praktijken?',
    answer:
      'Voor de gezondheidszorg neemt de bot afspraakverzoeken aan, beantwoordt vragen over openingstijden, verzekering en voorbereiding, stuurt herinneringen en wijst bij spoed duidelijk de weg naar een mens; medisch advies geeft hij nooit. Het template “Patient desk” is in {days} dagen afgestemd.',
    asks: [
      '{ik heb|wij hebben|ik werk in|wij zijn} {een huisartsenpraktijk|een tandartspraktijk|een kliniek|een ziekenhuis|een fysiopraktijk|een apotheek|een dierenartspraktijk} {wat kunnen jullie doen|}',
      '{zorg|gezondheidszorg|kliniek|tandarts|huisarts|ziekenhuis|patienten|apotheek|fysiotherapie|patient desk}',
      '{bot|chatbot|template|iets|oplossing} voor {de zorg|klinieken|tandartsen|huisartsen|patienten|ziekenhuizen}',
      'kan de bot {patienten inplannen|patienten herinneren|vragen van patienten beantwoorden|herhaalrecepten aannemen|no shows verminderen}',
      'ik ben {tandarts|huisarts|fysiotherapeut|dierenarts}',
      '{dierenarts|tandartspraktijk|stuurt hij afspraakherinneringen|no shows|fysio|recept}',
      '{tandarts|huisarts|fysio|dierenarts|opticien|psycholoog} {hier|telefoon staat roodgloeiend}',
      '{patiënten komen niet opdagen|praktijk|gemiste afspraken|recepten|patiënten}',
      '{ik zou graag weten|kunt u mij zeggen|graag verneem ik|mag ik vragen|wij willen weten|kunt u bevestigen} {wat het zorgsjabloon bevat|of de bot medisch advies geeft}',
      '{hoi vraagje|zeg|trouwens|oké en|luister|goedemiddag} {iets voor tandartsen}',
    ],
  },
  realestate: {
    chip: 'Wat doen jullie voor makelaars?',
    answer:
      'Voor vastgoed hoort de bot wat iemand zoekt, toont wat past, kwalificeert kopers en huurders en plant de bezichtiging, dag en nacht. Het template “Property guide” is in {days} dagen afgestemd.',
    asks: [
      '{ik ben|wij zijn|ik heb|wij hebben} {makelaar|een makelaarskantoor|een vastgoedkantoor|verhuurder|een vastgoedbeheerder|huurwoningen} {wat kunnen jullie doen|hebben jullie iets|}',
      '{vastgoed|makelaar|makelaardij|bezichtigingen|verhuur|woningen|property guide|immo|immokantoor}',
      '{bot|chatbot|template|iets|oplossing} voor {makelaars|vastgoed|verhuurders|een immokantoor|vastgoedbeheer}',
      'kan de bot {bezichtigingen plannen|kopers kwalificeren|vragen over woningen beantwoorden|huurders te woord staan}',
      '{makelaarskantoor|bezichtigingen plannen|huurders|woningaanbod}',
      '{makelaar|verhuurder|vve-beheerder} {hier|met veel vragen}',
      'mensen willen {appartementen|huizen} bekijken',
    ],
  },
  fitness: {
    chip: 'Wat doen jullie voor sportscholen?',
    answer:
      'Voor fitness kent de bot de lestijden, boekt proeflessen, legt lidmaatschappen en pauzes uit, houdt de wachtlijst van volle lessen bij en herinnert leden. Het template “Studio coach” is in {days} dagen afgestemd.',
    asks: [
      '{ik heb|wij hebben|ik run|wij zijn} {een sportschool|een fitnessstudio|een yogastudio|een sportclub|een gym|een pilatesstudio|een crossfit box} {wat kunnen jullie doen|hebben jullie iets|}',
      '{fitness|sportschool|gym|yogastudio|personal trainer|sportclub|studio coach|fitnesscentrum}',
      '{bot|chatbot|template|iets|oplossing} voor {sportscholen|fitness|een yogastudio|personal trainers|een sportvereniging}',
      'kan de bot {lessen boeken|een proefles inplannen|lidmaatschappen uitleggen|een lidmaatschap bevriezen}',
      '{als een les vol zit|abonnement pauzeren|proefles boeken|yogaschool}',
      '{sportschool|yogastudio|dansschool|zwembad|pilates} {hier|met veel leden}',
      '{leden|proefles|lidmaatschap pauzeren|crossfit}',
    ],
  },
  restaurant: {
    chip: 'Wat doen jullie voor restaurants?',
    answer:
      'Voor restaurants reserveert de bot tafels, beantwoordt vragen over menu en allergenen, plant groepsmenu’s en neemt afhaalbestellingen op. Het template “Front of house” is in {days} dagen afgestemd.',
    asks: [
      '{ik heb|wij hebben|ik run|wij zijn} {een restaurant|een cafe|een pizzeria|een bistro|een bakkerij|een cateringbedrijf|een foodtruck|een snackbar|een bar} {wat kunnen jullie doen|hebben jullie iets|}',
      '{restaurant|horeca|cafe|pizzeria|catering|eetcafe|front of house|bakkerij|snackbar}',
      '{bot|chatbot|template|iets|oplossing} voor {restaurants|de horeca|mijn restaurant|een cafe|catering}',
      'kan de bot {tafels reserveren|vragen over allergenen beantwoorden|afhaalbestellingen aannemen|tafelreserveringen opnemen}',
      '{tafel reserveren|afhaalbestellingen|allergenen op de kaart|eetcafé|frietkot}',
      '{café|pizzeria|snackbar|ijssalon|eetcafé|strandtent} {hier|met 40 stoelen}',
      'mensen bellen om te {reserveren|een tafel}',
      '{allergie|gluten|menukaart}',
      '{couverts|afhalen|lunchroom}',
      '{ik zou graag weten|kunt u mij zeggen|graag verneem ik|mag ik vragen|wij willen weten|kunt u bevestigen} {wat u restaurants biedt|of hij tafels reserveert}',
      '{hoi vraagje|zeg|trouwens|oké en|luister|goedemiddag} {iets voor een eetcafé}',
    ],
  },
  automotive: {
    chip: 'Wat doen jullie voor autobedrijven?',
    answer:
      'Voor automotive plant de bot werkplaatsafspraken en proefritten, beantwoordt vragen over onderdelen en financiering en vertelt hoe ver een reparatie is. Het template “Service desk” is in {days} dagen afgestemd.',
    asks: [
      '{ik heb|wij hebben|ik run|wij zijn} {een autobedrijf|een garage|een autodealer|een werkplaats|een bandenservice|een autoverhuur|een motorzaak} {wat kunnen jullie doen|hebben jullie iets|}',
      '{automotive|autodealer|garage|autobedrijf|werkplaats|proefrit|service desk|apk|autohandel}',
      '{bot|chatbot|template|iets|oplossing} voor {garages|autodealers|autobedrijven|een werkplaats|de autobranche}',
      'kan de bot {proefritten plannen|werkplaatsafspraken maken|vertellen of de auto klaar is|vragen over onderdelen beantwoorden}',
      '{is de auto al klaar|afspraak werkplaats|banden wisselen}',
      "{ik verkoop|we verkopen} {tweedehands auto's|occasions|campers}",
      '{garage|autodealer|bandenbedrijf} {hier|met drie bruggen}',
      "{auto's|banden|is mijn auto klaar|schadeherstel}",
    ],
  },
  education: {
    chip: 'Wat doen jullie voor scholen?',
    answer:
      'Voor onderwijs beantwoordt de bot vragen over cursussen, kosten en inschrijving, plant proeflessen en brengt studenten bij de juiste persoon. Het template is in {days} dagen afgestemd.',
    asks: [
      '{ik heb|wij hebben|ik werk bij|wij zijn} {een school|een taalschool|een universiteit|een hogeschool|een opleidingsinstituut|een rijschool|een kinderopvang|een muziekschool} {wat kunnen jullie doen|}',
      '{onderwijs|school|universiteit|cursussen|taalschool|opleidingen|studenten|rijschool|bijles}',
      '{bot|chatbot|template|iets|oplossing} voor {scholen|het onderwijs|studenten|opleiders|een taalschool}',
      'kan de bot {vragen over cursussen beantwoorden|studenten inschrijven|rijlessen boeken|helpen bij inschrijving}',
      '{lesroosters|inschrijven voor cursussen}',
      '{rijschool|kinderopvang|muziekschool|taalschool} {hier|leerlingen vragen}',
      'ouders vragen naar {tarieven|plekken}',
      '{leerlingen|inschrijvingen|rijlessen|gitaarles}',
    ],
  },
  professional: {
    chip: 'Wat doen jullie voor advocaten en bureaus?',
    answer:
      'Voor zakelijke dienstverlening (advocaten, belastingadviseurs, consultants, bureaus) kwalificeert de bot aanvragen, verzamelt wat een eerste gesprek nodig heeft en plant het; juridisch of fiscaal advies geeft hij niet. Het template is in {days} dagen afgestemd.',
    asks: [
      '{ik ben|ik heb|wij hebben|wij zijn} {een advocatenkantoor|advocaat|een accountantskantoor|een adviesbureau|een notariskantoor|een reclamebureau|een architectenbureau|boekhouder|een uitzendbureau} {wat kunnen jullie doen|}',
      '{zakelijke dienstverlening|advocaat|advocatenkantoor|accountant|adviesbureau|consultancy|notaris|boekhouder|architect}',
      '{bot|chatbot|template|iets|oplossing} voor {advocaten|accountants|consultants|bureaus|notarissen|boekhouders}',
      'kan de bot {intakegesprekken plannen|clienten kwalificeren|documenten van clienten verzamelen|mandanten inplannen}',
      '{administratiekantoor|accountantskantoor|belastingadviseur|welk sjabloon voor een administratiekantoor}',
      '{advocaat|boekhouder|architect|notaris|adviseur} {hier|met klein kantoor}',
      '{eerste gesprek met klanten|bureau|jurist}',
      '{administratie|werving|juridisch advies door bot}',
    ],
  },
  finance: {
    chip: 'Wat doen jullie voor banken?',
    answer:
      'Voor financiële diensten legt de bot producten uit, verzamelt wat een aanvraag nodig heeft, beantwoordt vragen over rekeningen en geeft advies door aan uw bevoegde medewerkers. Een kant-en-klaar template is er nog niet; we bouwen het met u, een eerste versie binnen {firstHours} uur.',
    asks: [
      '{wij zijn|ik werk bij|ik heb|we hebben} {een bank|een verzekeraar|een fintech|een verzekeringskantoor|een hypotheekadviseur|een assurantiekantoor|een kredietverstrekker} {wat kunnen jullie doen|}',
      '{finance|bank|verzekering|verzekeraar|fintech|hypotheek|leningen|financiele sector}',
      '{bot|chatbot|template|iets|oplossing} voor {banken|verzekeraars|fintech|de financiele sector|hypotheekadviseurs}',
      'kan de bot {schademeldingen aannemen|leningaanvragen opnemen|vragen over rekeningen beantwoorden|verzekeringen uitleggen}',
      '{bank|verzekeraar|tussenpersoon|hypotheekadviseur} {hier|bot}',
      '{schadeclaims|hypotheken|pensioen}',
    ],
  },
  hospitality: {
    chip: 'Wat doen jullie voor hotels?',
    answer:
      'Voor hotels en toerisme neemt de bot boekingsaanvragen aan, antwoordt gasten dag en nacht in hun taal en biedt upgrades en lokale tips. Een kant-en-klaar template is er nog niet; we bouwen het met u, een eerste versie binnen {firstHours} uur.',
    asks: [
      '{ik heb|wij hebben|ik run|wij zijn} {een hotel|een hostel|een bed and breakfast|een pension|vakantiewoningen|een reisbureau|een camping|een vakantiepark} {wat kunnen jullie doen|hebben jullie iets|}',
      '{hotel|toerisme|hospitality|reisbureau|hostel|gasten|b&b|camping|vakantiepark}',
      '{bot|chatbot|template|iets|oplossing} voor {hotels|toerisme|reisbureaus|gasten|een camping|een b&b}',
      'kan de bot {kamers boeken|vragen van gasten beantwoorden|gasten inchecken|kamerverzoeken aannemen}',
      '{hotel|b&b|camping|hostel|vakantiehuisjes} {met 12 kamers|hier}',
      'gasten vragen naar {inchecken|ontbijt|parkeren|wifi}',
      '{kamers|overnachting}',
      '{ik zou graag weten|kunt u mij zeggen|graag verneem ik|mag ik vragen|wij willen weten|kunt u bevestigen} {wat u hotels biedt|of het bij een b&b past}',
      '{hoi vraagje|zeg|trouwens|oké en|luister|goedemiddag} {iets voor hotels}',
    ],
  },
  other: {
    chip: 'Mijn branche staat er niet bij',
    answer:
      'We bouwen ook bots voor andere branches, vanuit een verwant template of vanaf nul: een eerste versie binnen {firstHours} uur. Vertel ons wat uw klanten vragen, of boek een gratis adviesgesprek, dan zeggen we eerlijk wat een bot voor u kan doen.',
    asks: [
      '{mijn branche|onze sector|ons vak|mijn vakgebied} {staat er niet bij|ontbreekt|is anders|is een niche|zit er niet tussen}',
      '{werken jullie ook|doen jullie ook iets|bouwen jullie ook} voor {andere branches|de industrie|gemeenten|stichtingen|logistiek|kappers|telecom|de bouw|musea}',
      '{wij zijn|ik heb|ik ben} {een productiebedrijf|een transportbedrijf|een kapsalon|een gemeente|een loodgieter|een softwarebedrijf|een museum|een stichting|een energieleverancier}',
      '{bot|chatbot|template} voor {logistiek|kappers|gemeenten|de bouw|saas|stichtingen|de industrie}',
      '{andere branche|andere sector|overige branches}',
      '{loodgieter|bloemist|kapper|fotograaf|uitvaart|timmerman}',
      '{transport|bouw|schoonmaak|drukkerij}',
      '{gemeente|museum|niche}',
      '{hondenpension|fabrikant|vereniging}',
    ],
  },
  benefits: {
    chip: 'Wat levert een bot op?',
    answer:
      'Klanten krijgen meteen antwoord, ook ’s nachts, in hun taal; uw team beantwoordt minder herhaalde vragen en krijgt aanvragen met het verhaal erbij. Onderzoek op onze pagina: 37 % van de bedrijven beantwoordt een online aanvraag binnen een uur, en die hebben bijna 7 keer zoveel kans op een echt gesprek. De ROI-calculator toont uw eigen cijfer.',
    asks: [
      '{wat zijn|wat is|noem} {de voordelen|het nut|het voordeel|de meerwaarde|de plus en minpunten} {van een chatbot|voor mijn bedrijf|hiervan|voor ons|}',
      '{waarom|waarvoor} {zou ik|zouden we|moet ik} {een chatbot|een bot|zoiets|ai} {nemen|gebruiken|hebben|inzetten}',
      '{voordelen|meerwaarde|nut|waarom een chatbot|voor en nadelen|de moeite waard}',
      '{is het|loont het|heeft het} {de moeite waard|zin voor een klein bedrijf|zich|zin voor ons|wel nut|het geld waard}',
      '{overtuig me|geef me een reden|wat heb ik eraan|wat schiet ik ermee op|wat levert het op}',
      '{wat levert het me op|waar is het goed voor|loont het de moeite}',
      'wat {levert het op|heb ik eraan|schiet ik ermee op}',
      'waarom zou {een klein bedrijf|ik} dit willen',
      '{is het de moeite|voor en tegen|loont het}',
    ],
  },
  reminders: {
    chip: 'Kan de bot herinneringen sturen?',
    answer:
      'Ja. Hij herinnert patiënten aan afspraken, leden van een sportschool via WhatsApp of e-mail, en gasten bevestigen hun tafel; zo worden minder afspraken gemist.',
    asks: [
      'kan de bot {herinneringen sturen}',
      '{stuurt hij herinneringen}',
      '{herinnert|stuurt} hij {patiënten|klanten|leden} {een herinnering|}',
      '{herinneringen sturen}',
      '{kan hij|kan de bot|gaat hij} {herinneringen versturen|klanten herinneren|aan afspraken herinneren|leden aan de les herinneren|een dag van tevoren seinen|gasten herinneren}',
      '{herinneringen|afspraakherinnering|herinnering via whatsapp|automatische herinneringen|herinnering per mail|bevestiging van afspraken}',
    ],
  },
  waitlist: {
    chip: 'Houdt hij wachtlijsten bij?',
    answer:
      'Ja. De fitness-sjabloon houdt wachtlijsten bij voor volle lessen, en een bot biedt een vrijgekomen plek aan wie wacht.',
    asks: [
      '{wachtlijst voor lessen}',
      '{kan hij|kan de bot|doet hij} {wachtlijsten bijhouden|een wachtlijst beheren|afgezegde plekken opvullen|vrije plekken aanbieden|mensen op de wachtlijst zetten|de rij voor volle lessen beheren}',
      '{wachtlijst|wachtlijsten|les is vol wat dan|afgezegde afspraken opvullen|volgende op de lijst|volgeboekte lessen}',
    ],
  },
  events: {
    chip: 'Doen jullie events en bruiloften?',
    answer:
      'Er is geen kant-en-klare sjabloon voor event- of trouwlocaties. Die voor restaurants neemt al groeps- en eventaanvragen aan, en wij passen hem aan of bouwen vanaf nul: een eerste versie binnen {firstHours} uur.',
    asks: [
      '{bot|chatbot|template} voor {events}',
      '{ik heb|wij hebben|ik run|we zijn} {een trouwlocatie|een eventlocatie|een feestzaal|een evenementenbureau|weddingplanner|een congrescentrum|een concertzaal} {wat hebben jullie|welke sjabloon past|}',
      '{bot|sjabloon|iets} voor {bruiloften|evenementen|congressen|feesten|concerten|evenementenlocaties}',
      '{ze vragen naar data en niet naar tafels|banketten|zaalverhuur|past de restaurantsjabloon bij een trouwzaal}',
    ],
  },
  figures: {
    chip: 'Wat betekent ‘90 % sneller’?',
    answer:
      'Dat zijn de cijfers boven de sjablonen: {templates} sjablonen en meer, gemiddeld {firstHours} uur tot de eerste versie, 90 % snellere invoering, 100 % aanpasbaar. Waarmee de 90 % vergeleken is, zegt de site niet; ons team weet het: {email}.',
    asks: [
      '{wat betekent|waar komt|hoe komen jullie aan} {90% sneller|de 90 procent|90 procent sneller|de 90 % snellere invoering} {vandaan|}',
      '{sneller dan wat|90% vergeleken met wat|90 procent ten opzichte van wie|100 procent aanpasbaar wat betekent dat|is de 90 procent realistisch|90% snellere invoering|gemiddelde opzettijd}',
      '{24 uur gemiddeld|wie heeft de 90 procent gemeten|negentig procent sneller}',
    ],
  },
};
