import type { AreaTexts } from '../types.ts';

export const plans: AreaTexts<'plans'> = {
  prices: {
    chip: 'Wat kost een chatbot?',
    answer: '{platformPrices}\n\n{managedPrices}\n\nVoor geen enkel abonnement betaalt u opstartkosten.',
    asks: [
      '{wat|hoeveel|wat zou} {kost|kost me|rekenen jullie voor|vragen jullie voor|betaal je voor|zijn we kwijt aan} {zo een bot|een chatbot|dit|dat|het geheel|jullie dienst|zoiets per maand|een bot per maand}',
      '{wat zijn|geef me|mag ik|laat zien|stuur me|ik zoek} {jullie prijzen|de prijzen|de tarieven|een prijslijst|uw tarieven|de maandelijkse kosten|een prijsopgave}',
      '{prijs|prijzen|tarieven|kosten|prijslijst|prijskaartje|abonnementen|pakketten|kostenplaatje|maandprijs|pricing|welke abonnementen hebben jullie|wat voor pakketten zijn er}',
      '{is dat|zijn jullie|is het|dat klinkt} {duur|te duur|prijzig|betaalbaar|goedkoop|aan de prijs}',
      '{ongeveer|grofweg|globaal|ruwe schatting} {wat betaal ik|wat kost het|welke prijs|waar moet ik aan denken qua kosten}',
      '{wat kost dat geintje|hoeveel ben ik kwijt|wat moet dat kosten|wat vragen jullie ervoor|wat ben ik per maand kwijt|waar moet ik op rekenen qua kosten|duur grapje}',
      "{op hoeveel|op wat} {komt dat|komt zo'n ding} {per maand|}",
      'wat {tik ik af|ben ik kwijt}',
      'mijn {baas|boekhouder} wil {een getal|cijfers}',
      'graag ontvang ik {uw tarieven|een prijsopgave}',
      '{prijs aub|wat vragen jullie|wa kost da|maandbedrag|maandelijkse kosten}',
    ],
  },
  starter: {
    chip: 'Wat zit er in Starter?',
    answer:
      'Het platformabonnement {starter} kost {starterPrice} per maand met GPT-3.5 Turbo: {starterMessages} berichten per maand, {starterIntegrations} integraties (Slack, e-mail, web), basisanalyses, ondersteuning per e-mail en uw eigen huisstijl, in één taal. Het past bij een klein bedrijf met één website en één team.',
    asks: [
      '{wat zit er in|wat kost|wat krijg ik bij|wat biedt|wat houdt in|vertel eens over|meer info over} {starter|het starter abonnement|starter plan|het kleine pakket|het instappakket|het kleinste abonnement|het basispakket}',
      '{starter|starter abonnement|starter prijs|startersabonnement|instappakket|starter pakket inhoud|wat krijg je voor 129|129 dollar pakket|wat heb ik aan 129 per maand}',
      '{is|volstaat|past} {starter|het kleine pakket|het starter plan} {genoeg voor ons|voor een klein bedrijf|goed om te beginnen|voor een winkeltje|voor een zzper}',
      '{hoeveel berichten|hoeveel integraties|welk model|welke support} {heeft starter|zit er in starter|krijg ik met het kleine pakket}',
      '{beperkingen|limiet|grenzen} van {starter|het starter plan|het kleinste pakket}',
      'wat {zit er|krijg ik} in {het kleinste|het basispakket|dat van 129|starter}',
      "is starter genoeg voor {een zzp'er|een klein café}",
      '{129 dollar wat krijg ik|support bij starter}',
    ],
  },
  professional: {
    chip: 'Wat zit er in Professional?',
    answer:
      'Het platformabonnement {professional} kost {professionalPrice} per maand tegen het basistarief ({sonnetProfessional} met Claude 3 Sonnet): {professionalMessages} berichten per maand, onbeperkt veel integraties, uitgebreide analyses, 24/7 ondersteuning met voorrang, Claude 3 Sonnet, voorbereid op HIPAA, meerdere talen, A/B-tests en eigen workflows. Het is ons populairste abonnement.',
    asks: [
      '{wat zit er in|wat kost|wat krijg ik bij|wat biedt|wat houdt in|vertel eens over|meer info over} {professional|het professional abonnement|pro|het pro plan|het middelste pakket|het 699 pakket}',
      '{professional|pro abonnement|professional prijs|pro plan|professional pakket|wat krijg je voor 699|699 dollar per maand wat zit erin}',
      '{welk abonnement|welk pakket|welke} {is het populairst|wordt het meest gekozen|loopt het best|is jullie bestseller|nemen de meeste klanten}',
      '{hoeveel berichten|hoeveel talen|welke support|welk model} {heeft professional|heeft pro|zit er in professional|krijg je bij het middelste pakket}',
      'waarom {is|kost} {professional|pro} {zo duur|699|zoveel meer|dat geld waard}',
      'wat {zit er|krijg ik} in {het middelste|de pro|dat van 699}',
      'is professional {het geld waard|de moeite}',
      '{welke nemen de meesten|middelste pakket|699 dollar wat krijg ik}',
    ],
  },
  enterprise: {
    chip: 'Wat zit er in Enterprise?',
    answer:
      'De prijs van het platformabonnement {enterprise} spreken we individueel af: onbeperkt berichten, eigen infrastructuur of hosting op uw locatie, SSO, Claude 3 Opus, een vast supportteam, een SLA en uitgebreide beveiliging. Vertel ons wat u nodig hebt, dan krijgt u binnen {hours} uur een voorstel van een medewerker.',
    asks: [
      '{wat zit er in|wat kost|wat krijg ik bij|wat biedt|wat houdt in|vertel eens over|meer info over} {enterprise|het enterprise abonnement|het enterprise plan|het grootste pakket|het maatwerkpakket}',
      '{enterprise|enterprise prijs|enterprise abonnement|enterprise tarief|pakket voor grote bedrijven|onbeperkt berichten|zonder berichtenlimiet}',
      '{wij zijn|ik werk bij|we zitten bij} {een groot bedrijf|een multinational|een concern|een grote organisatie|een corporate} {wat hebben jullie voor ons|welk pakket past|wat kost dat|}',
      '{hebben jullie|is er|we zoeken} {iets voor grote ondernemingen|een plan voor concerns|een abonnement zonder limiet|een pakket met onbeperkte berichten}',
      'wat {betekent|is} {prijs op aanvraag|een individuele prijs|custom pricing}',
      '{prijs van enterprise platform}',
      'wij zijn {een concern|een gemeente|een ziekenhuis|een multinational} met {5000|duizenden} medewerkers',
      'wat zit er in {het grootste|het duurste}',
      '{waarom staat er geen prijs bij enterprise|prijs op aanvraag|grootbedrijf}',
    ],
  },
  compare: {
    chip: 'Wat is het verschil tussen de plannen?',
    answer:
      '{starter} ({starterPrice} per maand): {starterMessages} berichten, {starterIntegrations} integraties, één taal, basisanalyses, ondersteuning per e-mail.\n{professional} ({professionalPrice} per maand): {professionalMessages} berichten, onbeperkt veel integraties, meerdere talen, uitgebreide analyses, A/B-tests, voorbereid op HIPAA, 24/7 ondersteuning.\n{enterprise} (prijs op maat): onbeperkt berichten, eigen infrastructuur, SSO, SLA, een vast supportteam.',
    asks: [
      '{wat is het verschil tussen|verschil tussen|leg uit het verschil tussen|wat zijn de verschillen tussen} {starter en professional|starter en pro|pro en enterprise|professional en enterprise|de abonnementen|de pakketten|jullie plannen}',
      '{vergelijk|vergelijking|zet naast elkaar|waarin verschillen} {de abonnementen|de pakketten|starter en professional|de plannen|pro en enterprise}',
      '{starter|pro} {of|vs|versus} {professional|enterprise}',
      'wat {krijg ik meer met|heeft|doet} {professional|pro|enterprise} {dat starter niet heeft|meer dan starter|extra ten opzichte van starter}',
      'waarom zou ik {professional|pro} {nemen|kiezen} {in plaats van starter|en niet de kleine}',
      '{welke ondersteuning bij starter en welke bij professional|wat krijg ik bij professional meer dan bij starter|support per pakket}',
      'wat {mis ik|krijg ik niet} met {de kleinste|de goedkope}',
      '{zet de pakketten naast elkaar|wat krijg ik erbij een stap hoger|verschillen tussen pakketten|vergelijkingstabel|wat heeft de een dat de ander niet heeft}',
    ],
  },
  whichPlan: {
    chip: 'Welk abonnement past bij mij?',
    answer:
      'Dat hangt af van uw aantal berichten per maand: tot {starterMessages} is {starter} genoeg, tot {professionalMessages} kiest u {professional}, daarboven {enterprise}. Ook voor meerdere talen, HIPAA of A/B-tests hebt u {professional} nodig. Hoeveel berichten krijgt u ongeveer per maand?',
    asks: [
      '{welk|wat voor} {abonnement|pakket|plan} {past bij|is geschikt voor|raden jullie aan voor|is het beste voor|heb ik nodig voor} {mij|ons|mijn bedrijf|een klein bedrijf|een startup|mijn situatie}',
      '{wat|welk abonnement|welk pakket|welke} {moet ik nemen|moeten we kiezen|zou jij nemen|adviseer je|raad je aan|kan ik het beste nemen}',
      '{help me kiezen|ik kan niet kiezen|weet niet welk pakket|advies nodig welk plan|keuzehulp|welk pakket heb ik nodig|doe eens een voorstel welk plan}',
      'we {krijgen|hebben|beantwoorden} {ongeveer|zo een|rond de|} {500|2000|8000|12000|30000} {berichten|vragen|aanvragen} per maand {welk plan|wat hebben we nodig|}',
      '{wat moeten wij nemen|wij zijn met negen mensen welk abonnement|welk abonnement bij 30000 berichten en hipaa|is het kleine genoeg}',
      '{welke|welk pakket} {raden jullie aan|zouden jullie nemen|past bij ons}',
      "we krijgen {300 chats per dag|zo'n 2000 vragen per maand|ongeveer 20.000 berichten}",
      'pakket voor {drie man|een klein hotel|mijn praktijk}',
      '{kan niet kiezen|advies|welke maat|twee talen, is starter genoeg}',
    ],
  },
  managed: {
    chip: 'Wat kost de volledig beheerde dienst?',
    answer:
      '{managedPrices}\n\nBij de volledig beheerde dienst bouwen, draaien en onderhouden wij de bot voor u.',
    asks: [
      '{wat kost|wat is|hoe duur is|vertel over|wat houdt in} {de volledig beheerde dienst|managed service|fully managed|het beheerde pakket|alles uit handen geven|volledige ontzorging}',
      '{kunnen jullie|willen jullie|doen jullie ook} {alles voor ons doen|ons ontzorgen|het beheer overnemen|het voor ons draaien|de bot bouwen en beheren}',
      '{managed|managed service|fully managed|beheerd abonnement|full service|ontzorging|uitbesteden|managed prijs}',
      '{we hebben|ik heb} {geen tijd|geen zin|geen mensen} {om het zelf te doen|om een bot te beheren|voor beheer}',
      'wat {krijg ik|doen jullie} voor {1497|2497|2997} {per maand|}',
      '{alles inclusief met onbeperkte gesprekken|jullie doen alles voor ons|ontzorgd pakket|volledig verzorgd|we willen er geen omkijken naar hebben|beheerde dienst met onbeperkte gesprekken}',
      '{jullie doen alles|jullie regelen alles|jullie draaien het} wat kost dat',
      'we hebben {geen tijd|niemand}',
      '{kant-en-klaar|hoeveel gesprekken in de beheerde dienst|beheerd prijs}',
    ],
  },
  managedOrPlatform: {
    chip: 'Platform of beheerd: wat is het verschil?',
    answer:
      'Met een platformabonnement (vanaf {starterPrice} per maand) draait u de bot zelf op ons platform. Bij de volledig beheerde dienst (vanaf {managedStarter} per maand) bouwen wij de bot, draaien hem en blijven hem verbeteren. Het eerste rekenen we in berichten, het tweede in gesprekken.\n{managedPairs}',
    asks: [
      '{wat is|leg uit|wat is nou} {het verschil tussen platform en beheerd|het verschil tussen managed en platform|het verschil tussen zelf doen en uitbesteden|het verschil tussen de twee starters}',
      '{waarom|hoezo} {zijn er twee prijslijsten|twee verschillende prijzen|staat starter er twee keer|kost starter 129 en ook 1497|kost professional 699 en 2497}',
      '{platform|zelf beheren|zelf doen} {of|vs|versus} {managed|beheerd|uitbesteden|laten doen}',
      'wat {betekent|bedoelen jullie met} {platformabonnement|een platform plan|volledig beheerd|managed precies}',
      'op de site staat {129|699} en jij zegt {1497|2497} {hoe kan dat|}',
      'waarom zijn er {twee prijzen|twee starters|twee prijslijsten}',
      '{zelf doen|zelf draaien} of laten doen',
      '{129 of 1497 wat klopt|op de site staat iets anders}',
    ],
  },
  cheapest: {
    chip: 'Hoe begin ik het goedkoopst?',
    answer:
      'Het goedkoopst is het platformabonnement {starter} voor {starterPrice} per maand, met maximaal {starterMessages} berichten, zonder opstartkosten en zonder langlopend contract.',
    asks: [
      '{wat is|welke is|geef me} {jullie goedkoopste|het goedkoopste|de laagste|jullie voordeligste|het minimale} {abonnement|pakket|optie|plan|tarief|prijs}',
      '{goedkoopste|vanaf prijs|laagste prijs|instapprijs|minimumprijs|goedkoopste optie|startprijs|vanaf welk bedrag|budget optie}',
      '{ik heb|we hebben} {weinig budget|een klein budget|niet veel geld|een krap budget} {wat kan ik krijgen|wat hebben jullie dan|}',
      'mijn budget is {100|150|200|300} {dollar|euro|per maand} {kan dat|is dat genoeg|}',
      '{hoe kan ik|kan ik} {goedkoop beginnen|voordelig starten|zo goedkoop mogelijk starten}',
      '{te duur hebben jullie iets goedkopers|kan het goedkoper|klein budget|vanaf hoeveel|de minimale prijs}',
      'het {minste|laagste} wat ik {kan betalen|kwijt kan}',
      'ik heb {weinig geld|maar 200 dollar|een krap budget}',
      '{budgetoptie|voordeligste}',
    ],
  },
  setupFee: {
    chip: 'Zijn er opstartkosten?',
    answer:
      'Nee, geen opstartkosten: bij elk abonnement betaalt u alleen de maandprijs. Alleen extra’s zoals een maatwerkintegratie ({integrationPrice} eenmalig) of uitgebreide training ({trainingPrice} eenmalig) kosten één keer iets.',
    asks: [
      '{zijn er|rekenen jullie|betaal ik|komen er|heb je} {opstartkosten|installatiekosten|aansluitkosten|verborgen kosten|eenmalige kosten|startkosten|bijkomende kosten|setup kosten}',
      '{opstartkosten|setup fee|installatiekosten|aansluitkosten|eenmalige kosten|verborgen kosten|extra kosten vooraf}',
      '{wat kost|hoeveel kost|hoe duur is} {de installatie|het opstarten|de inrichting|het opzetten|de onboarding}',
      '{moet ik|moeten we} {vooraf iets betalen|aanbetalen|iets betalen om te starten|een voorschot betalen}',
      '{zit er een addertje onder het gras|waar zit de adder|wat komt er nog bij|kleine lettertjes}',
      '{betaal ik|vragen jullie} iets {vooraf|in het begin|om te starten}',
      '{verborgen|eenmalige|bijkomende} kosten',
      'rekenen jullie {de inrichting|de installatie|het opzetten}',
      '{instapkosten|addertjes onder het gras|verrassingen op de factuur}',
    ],
  },
  contract: {
    chip: 'Is er een minimale looptijd?',
    answer:
      'Er is geen langlopend contract: abonnementen lopen per maand en u kunt op elk moment opzeggen met een opzegtermijn van {noticeDays} dagen.',
    asks: [
      '{is er|hebben jullie|wat is|geldt er} {een minimale looptijd|de looptijd|een contract|een jaarcontract|de contractduur|een contractverplichting|een vaste termijn}',
      '{zit ik|zitten we|ben ik} {ergens aan vast|een jaar vast|lang gebonden|12 maanden gebonden|verplicht om een jaar te blijven}',
      '{looptijd|contractduur|contract|contractperiode|maandelijks contract|minimale duur|jaarcontract|vastzitten}',
      '{kan het|is het|kan ik het} {per maand|zonder contract|van maand tot maand|zonder verplichting}',
      '{ik wil|we willen} {geen lang contract|niet vastzitten|geen verplichtingen|nergens aan vastzitten}',
      'moet ik {een contract|iets} tekenen',
      '{zit ik er een jaar aan vast|hoe lang zit je eraan vast|vastzitten aan een contract}',
      '{zitten we|ben ik} {vast|gebonden} {lang|twaalf maanden}',
      '{minimale looptijd|verlengt het vanzelf|maandelijks opzegbaar|voor hoelang teken ik|wurgcontract}',
    ],
  },
  cancel: {
    chip: 'Hoe zeg ik op?',
    answer:
      'U kunt op elk moment opzeggen met een opzegtermijn van {noticeDays} dagen; een reden is niet nodig en er is geen langlopend contract. Een bericht aan {email} volstaat.',
    asks: [
      '{hoe|wanneer|waar} {kan ik opzeggen|zeg ik op|kunnen we stoppen|kom ik ervan af|beëindig ik het|annuleer ik mijn abonnement}',
      '{kan ik|kunnen we|mag ik} {altijd|elke maand|tussentijds|zomaar|op elk moment|} {opzeggen|stoppen|eruit stappen|annuleren}',
      '{opzeggen|opzegtermijn|annuleren abonnement|opzegging|abonnement beëindigen|abonnement stopzetten|stoppen}',
      '{wat als|en als} {het niet bevalt|we willen stoppen|we niet tevreden zijn|het tegenvalt|we ervan af willen}',
      '{wat is|hoe lang is} {de opzegtermijn|jullie opzegtermijn|de opzegperiode}',
      '{hoe kom ik er weer vanaf|als het niks is kan ik dan stoppen|opzeggen kan dat snel}',
      'hoe {kom ik er vanaf|stap ik eruit|zeg ik op}',
      'als het {niks is|niet werkt|tegenvalt} {kunnen we weg|stoppen we}',
      'alleen nodig voor {het seizoen|de zomer}',
      '{beëindigen|ermee kappen|spijt}',
    ],
  },
  trial: {
    chip: 'Kan ik het gratis proberen?',
    answer:
      'U kunt hier veel kosteloos uitproberen: chat met de demobots van onze templates, bouw een eigen flow in de flow builder en boek een gratis adviesgesprek. Een gratis abonnement of proefperiode bieden we niet aan; omdat er geen opstartkosten zijn en u met {noticeDays} dagen opzegtermijn stopt, is een maand {starter} ({starterPrice}) de kleinste echte test.',
    asks: [
      '{is er|hebben jullie|bieden jullie|kan ik krijgen} {een gratis proefperiode|een proefversie|een gratis versie|een trial|een testaccount|een gratis abonnement|een proefmaand}',
      '{kan ik|kunnen we|mag ik} {het|de bot|} {gratis proberen|eerst testen|uitproberen|uitproberen zonder te betalen|een week testen|14 dagen proberen}',
      '{gratis|proefperiode|gratis proberen|trial|free trial|gratis versie|proefabonnement|testen zonder betalen}',
      '{is het|is dit|is iets ervan} {gratis|voor niks|kosteloos}',
      'wat kan ik {gratis|zonder te betalen} {doen|gebruiken|uitproberen}',
      '{kan ik het eerst proberen|eerst uitproberen en dan pas betalen|zonder creditcard testen|effe testen kan dat|geen kat in de zak|mag ik even snuffelen}',
      'kan ik {klooien|proberen|spelen} {eerst|gratis|zonder te betalen}',
      'hebben jullie {een proefmaand|een pilot}',
      '{proberen|zonder creditcard|kosteloos|wil eerst zien dat het werkt}',
    ],
  },
  discount: {
    chip: 'Geven jullie korting?',
    answer:
      'De site noemt geen kortingen, niet voor jaarbetaling en niet voor start-ups of goede doelen, en ik kan er geen beloven. Vraag het ons team: via {email} of een gratis adviesgesprek krijgt u een voorstel voor uw situatie.',
    asks: [
      '{is er|geven jullie|krijg ik|hebben jullie|kan ik} {korting|een kortingscode|een actie|een aanbieding|een voucher|korting krijgen|een betere prijs}',
      '{korting|goedkoper} {voor stichtingen|voor startups|voor goede doelen|voor studenten|voor scholen|bij jaarbetaling|als we per jaar betalen|voor verenigingen}',
      '{kunnen we|valt er te|kan er} {onderhandelen|iets van de prijs af|over de prijs praten|wat aan de prijs gedaan worden}',
      '{korting|kortingscode|actiecode|jaarkorting|black friday|promocode|staffelkorting|startupkorting}',
      '{kan er wat van de prijs af}',
      '{kan er wat af|valt er te onderhandelen|een prijsje}',
      'korting voor {stichtingen|scholen|starters|meerdere vestigingen}',
      'goedkoper als ik {een jaar|vooruit} betaal',
      '{actie|afdingen|vriendenprijs}',
    ],
  },
  payment: {
    chip: 'Hoe betaal ik?',
    answer:
      'De prijzen zijn in Amerikaanse dollars en u betaalt per maand. De site vermeldt niet welke betaalmethoden of facturen mogelijk zijn en of er belasting bij komt; dat spreekt ons team vóór de start met u af: {email}.',
    asks: [
      '{hoe|waarmee|op welke manier} {kan ik betalen|betaal ik|betalen we|rekenen we af}',
      '{kan ik|kunnen we|accepteren jullie|kan het} {met ideal betalen|op factuur betalen|via creditcard|met paypal|via incasso|automatische incasso|in euro betalen|bankoverschrijving}',
      '{betaalmethoden|betaling|factuur|facturen|btw|ideal|incasso|creditcard|valuta|betaalmogelijkheden}',
      '{zijn de prijzen|is dat|is het bedrag} {inclusief btw|exclusief btw|zonder btw|in euro|in dollars|incl of excl btw}',
      '{wanneer|hoe vaak} {krijg ik een factuur|wordt er afgeschreven|moet ik betalen|factureren jullie}',
      '{op factuur betalen|dollars of euro’s|incl of excl btw|automatische incasso}',
      'kan ik betalen {met ideal|op rekening|per creditcard|met automatische incasso}',
      'zijn de prijzen {inclusief btw|in euro|in dollars}',
      '{komt er btw bij|wanneer schrijven jullie af|betaalwijzen|facturatie}',
    ],
  },
  overage: {
    chip: 'En als ik meer berichten krijg?',
    answer:
      'Er gaat niets stuk: in drukke maanden kosten extra gesprekken {conversationPrice} per stuk, bij elk abonnement. Gebeurt het elke maand, dan is het volgende abonnement meestal goedkoper.',
    asks: [
      '{wat als|wat gebeurt er als|en als} {ik over de limiet ga|we meer berichten krijgen|de berichten op zijn|we boven de 5000 komen|mijn bundel op is|we de limiet bereiken}',
      '{wat kosten|hoeveel kosten|prijs van|hoe duur zijn} {extra gesprekken|extra berichten|extra chats|bijkomende gesprekken|gesprekken boven de limiet}',
      '{extra gesprekken|over de limiet|limiet overschreden|te veel berichten|bundel op|buiten de bundel|berichtenlimiet}',
      '{stopt|valt} {de bot|hij} {stil|ermee|uit} {als de limiet bereikt is|als de berichten op zijn|boven de limiet}',
      '{in december|met de feestdagen|in het hoogseizoen} {is het drukker|hebben we veel meer berichten} {wat dan|}',
      '{als we eroverheen gaan|berichten op|met kerst meer vragen|stopt hij dan}',
      'als we {eroverheen gaan|de limiet halen|door de berichten heen zijn}',
      'in december is het {dubbel|gekkenhuis}',
      'stopt de bot als {het tegoed|de bundel} op is',
      'prijs per extra {gesprek|chat}',
      '{meer dan 5000|piekmaand}',
    ],
  },
  addOns: {
    chip: 'Welke extra’s zijn er?',
    answer:
      'Extra’s bij elk abonnement:\n- extra taal: {languagePrice} per maand\n- extra gesprekken: {conversationPrice} per stuk\n- maatwerkintegratie: {integrationPrice} eenmalig\n- uitgebreide training: {trainingPrice} eenmalig',
    asks: [
      '{welke|wat voor|wat zijn} {extras|add ons|uitbreidingen|opties|aanvullende diensten|de bijkomende opties} {zijn er|hebben jullie|kan ik erbij nemen|bieden jullie|}',
      '{add ons|addons|extras|uitbreidingen|opties|aanvullende diensten|bijboeken|meerprijs opties}',
      'wat {kost|is} {er nog extra|extra|niet inbegrepen}',
      '{kan ik|kunnen we} {iets bijboeken|het pakket uitbreiden|extra opties kopen|opties toevoegen|los iets erbij nemen}',
      '{prijzen|kosten|lijst} van {de extras|de uitbreidingen|de opties|add ons}',
      'wat kan ik {erbij kopen|toevoegen}',
      "lijst met {extra's|opties} en prijzen",
      '{bijkomende diensten|aanvullingen}',
    ],
  },
  addLanguage: {
    chip: 'Wat kost een extra taal?',
    answer:
      'Een extra taal voor uw bot kost {languagePrice} per maand, geschreven en gecontroleerd. {professional} en {enterprise} spreken meerdere talen, {starter} één.',
    asks: [
      '{wat kost|hoeveel kost|wat rekenen jullie voor|prijs voor} {een extra taal|een tweede taal|een taal erbij|nog een taal|elke taal|frans erbij|duits toevoegen|een derde taal}',
      '{extra taal|tweede taal|taal toevoegen|taal erbij|meer talen prijs|meerprijs taal}',
      '{kan ik|kunnen we} {later|straks|} {een taal toevoegen|duits toevoegen|frans en engels erbij doen|een taal bijboeken}',
      '{kosten|betaal ik voor} {meer talen|twee talen|meerdere talen} {extra|meer|}',
      'we {willen|hebben nodig} de bot in {twee|drie|vier} talen {wat kost dat|prijs|}',
      '{wat kost een extra taaltje per maand|extra taal per maand|frans erbij wat kost dat|per taal extra|nog een taal erbij}',
      '{engels|duits|frans|een taal} {erbij|toevoegen} wat {kost|wordt} het',
      '{prijs per taal|tweetalige bot prijs|tweede taal kosten}',
    ],
  },
  addIntegration: {
    chip: 'Wat kost een maatwerkintegratie?',
    answer:
      'Een maatwerkintegratie, een koppeling met een eigen systeem van u, kost {integrationPrice} eenmalig. {starter} bevat {starterIntegrations} standaardintegraties, {professional} zoveel als u nodig hebt.',
    asks: [
      '{wat kost|hoeveel kost|hoe duur is|prijs van} {een maatwerkintegratie|een koppeling|een eigen koppeling|een integratie op maat|een koppeling met ons erp|aansluiten op ons eigen systeem|een interface}',
      '{prijs koppeling|kosten integratie|prijs integratie|maatwerkkoppeling prijs|koppelingskosten|meerprijs koppeling}',
      '{kost|kosten|betaal ik voor} {een integratie|integraties|de koppeling|koppelingen} {extra|iets|geld|apart}',
      '{kunnen jullie|kan je} {ons oude systeem|onze eigen software|een zelfgebouwd systeem} {koppelen en wat kost dat|aansluiten en voor hoeveel}',
      'wat kost het om {ons eigen systeem|de kassa|exact|het erp} te {koppelen|verbinden}',
      '{eenmalige kosten koppeling|integratie prijs}',
    ],
  },
  addTraining: {
    chip: 'Wat is uitgebreide training?',
    answer:
      'Uitgebreide training kost {trainingPrice} eenmalig: we trainen de bot met uw documenten en eerdere gesprekken.',
    asks: [
      '{wat is|wat kost|wat houdt in|hoeveel kost|leg uit} {uitgebreide training|de uitgebreide training|advanced training|de training|het trainen van de bot|de training van de bot}',
      '{uitgebreide training|training prijs|trainingskosten|advanced training|kosten training|bot trainen prijs}',
      '{wat rekenen jullie|wat betaal ik} {om de bot te trainen|voor training met onze documenten|om hem onze stof te leren|voor het inleren}',
      '{trainen jullie|kunnen jullie} {de bot voor ons|hem voor ons trainen|de bot op oude tickets trainen} {en wat kost dat|voor hoeveel|tegen welke prijs}',
      'wat kost het om hem {onze documenten|oude chats|handleidingen} te leren',
      '{997 waarvoor|bot trainen kosten}',
    ],
  },
  switchPlan: {
    chip: 'Kan ik later wisselen van abonnement?',
    answer:
      'Ja. Abonnementen lopen per maand, dus u stapt over op een groter of kleiner abonnement wanneer uw aantal berichten verandert; laat het ons team weten via {email}, dan regelen zij het met u.',
    asks: [
      '{kan ik|kunnen we|is het mogelijk om te} {later|tussentijds|altijd|} {overstappen|upgraden|downgraden|wisselen van abonnement|van pakket veranderen|naar een groter pakket|naar een kleiner pakket}',
      '{upgraden|downgraden|overstappen ander abonnement|abonnement wijzigen|pakket wisselen|van starter naar professional|opschalen naar pro}',
      '{klein beginnen|met starter beginnen|eerst starter} {en later uitbreiden|en dan doorgroeien|en later naar pro|en daarna professional}',
      'wat als {we groeien en meer nodig hebben|starter te klein wordt|onze behoefte verandert|ik een kleiner pakket wil}',
      'kan ik {omhoog|omlaag|wisselen} {later|halverwege de maand|buiten het seizoen}',
      'klein beginnen en {groeien|uitbreiden}',
      '{wisselen van pakket|starter wordt te klein}',
    ],
  },
  refund: {
    chip: 'Krijg ik mijn geld terug?',
    answer:
      'De site belooft geen terugbetaling of niet-goed-geld-terug, dus dat kan ik ook niet. Wat wel geldt: geen opstartkosten, geen langlopend contract en u zegt op met {noticeDays} dagen termijn. Voor al het andere: {email}.',
    asks: [
      '{krijg ik|kan ik|geven jullie|is er|krijgen we} {mijn geld terug|geld terug|een terugbetaling|restitutie|een geld terug garantie|ons geld terug}',
      '{terugbetaling|geld terug|niet goed geld terug|restitutie|refund|garantie|tevredenheidsgarantie|terugbetalingsbeleid}',
      '{ik wil|wij willen|geef me} {mijn geld terug|ons geld terug|restitutie|een refund}',
      'welke {garantie|garanties} {geven jullie|krijg ik|heb ik}',
      '{krijg ik mijn geld terug als het niet werkt}',
      '{krijg ik mijn geld|geven jullie geld} terug als {het niks is|ik ontevreden ben}',
    ],
  },
  messageCount: {
    chip: 'Wat telt als bericht?',
    answer:
      'Platformabonnementen rekenen in berichten per maand, de volledig beheerde dienst in gesprekken; een gesprek bestaat meestal uit meerdere berichten. Preciezer staat het niet op de site, dus vraag ons team via {email} hoe uw geval geteld wordt.',
    asks: [
      '{wat|hoe} {telt als bericht|is een bericht|tellen jullie berichten|is een gesprek|wordt geteld|telt als gesprek|verstaan jullie onder een bericht}',
      '{verschil tussen|wat is het verschil tussen} {berichten en gesprekken|een bericht en een gesprek}',
      '{tellen|tellen ook} {de antwoorden van de bot|antwoorden|de botberichten|beide kanten} {mee|ook mee|als bericht}',
      '{hoeveel gesprekken|hoeveel chats|hoeveel klanten} {zijn 5000 berichten|kan ik met 5000 berichten|is 50000 berichten}',
      'is {5000 berichten|1000 gesprekken} {veel|genoeg voor een winkel|hoeveel}',
      'telt een {hallo|oké} als bericht',
      'wat is {een gesprek|een bericht} bij jullie',
      '{hoe tellen jullie|5000 berichten hoeveel klanten is dat|telling}',
    ],
  },
  seats: {
    chip: 'Betaal ik per gebruiker?',
    answer:
      'Nee, er zijn geen licenties per persoon: uw hele team kan meekijken. De prijs volgt het aantal berichten, nooit het aantal collega’s.',
    asks: [
      '{betaal ik|rekenen jullie|is de prijs|gaat het} {per gebruiker|per medewerker|per seat|per account|per persoon|per agent|per licentie}',
      '{hoeveel} {gebruikers|medewerkers|collegas|accounts|mensen|agents} {kunnen erin|zijn inbegrepen|mogen inloggen|kunnen het gebruiken}',
      '{seats|gebruikers|per gebruiker|licenties|aantal gebruikers|gebruikerslimiet|meerdere gebruikers}',
      'kan {mijn hele team|iedereen bij ons|een collega|heel de afdeling} {meekijken|ermee werken|inloggen op de bot|toegang krijgen}',
      'betaal ik per {hoofd|medewerker|persoon|collega}',
      'hoeveel {kunnen inloggen|gebruikers}',
      "{hele team|accounts voor collega's}",
    ],
  },
  custom: {
    chip: 'En bij meer dan 50.000 berichten?',
    answer:
      'Boven {professionalMessages} berichten per maand is de prijs individueel: de calculator laat zien wat het ongeveer wordt, en voor meer dan 100.000 berichten of eigen infrastructuur maakt ons verkoopteam binnen {hours} uur een voorstel.',
    asks: [
      '{wat als we|we|en als we} {krijgen|hebben|versturen|nodig hebben} {meer dan 50000|200000|een half miljoen|een miljoen|meer dan 100000} berichten {per maand|hebben|wat dan|}',
      '{kan ik|mag ik|ik wil|we willen|maken jullie} {een offerte|een offerte op maat|een voorstel op maat|een prijsvoorstel|een individuele offerte}',
      '{offerte|offerte op maat|maatwerkprijs|offerte aanvragen|volumeprijs|groot volume|prijsvoorstel}',
      '{hebben jullie|is er} {een prijs voor grote volumes|een volumetarief|iets voor heel veel berichten}',
      'wij zitten {ver|ruim} boven 50.000',
      'kunnen jullie {een offerte|een aanbod} maken',
      '{aanbesteding|miljoenen berichten|200.000 per maand}',
    ],
  },
  modelPrices: {
    chip: 'Wat kosten betere modellen?',
    answer:
      'Het model bepaalt mee de prijs: {starter} kost {starterPrice} met GPT-3.5 Turbo, {sonnetStarter} met Claude 3 Sonnet en {opusStarter} met Claude 3 Opus; {professional} kost {professionalPrice}, {sonnetProfessional} en {opusProfessional}. De calculator op de prijspagina toont het voor uw volume.',
    asks: [
      '{wat kost|hoeveel kost|hoeveel duurder is|wat betaal ik voor} {claude|claude opus|opus|sonnet|een beter model|het beste model|een ander model|claude 3 sonnet}',
      '{prijs|starter|professional|kosten} {met|voor} {claude|opus|sonnet|gpt|elk model|claude 3 opus}',
      '{hangt|verandert|verschilt} de prijs {af van het model|per model|door het ai model|als ik een ander model kies}',
      '{kan ik|kan starter} {claude op starter|een beter model in starter|opus bij het kleine pakket} {krijgen|nemen|hebben}',
      'waarom {155|839|1049} dollar',
      '{hoeveel meer|welke toeslag} met {het slimmere model|opus|sonnet|claude}',
      '{starter|professional} met {opus|sonnet|claude} wat {wordt dat|kost dat}',
      '{prijs per model|betere AI duurder|prijsverschil tussen modellen|wat professional kost met claude opus}',
    ],
  },
  perThousand: {
    chip: 'Wat kosten 1.000 berichten?',
    answer:
      'Volledig gebruikt kosten 1.000 berichten {starterThousand} bij {starter} en {professionalThousand} bij {professional}. De calculator op de prijspagina toont het voor uw volume en model.',
    asks: [
      '{prijs|kosten|wat kost het|hoeveel|wat betaal ik} {per 1000 berichten|per duizend berichten|voor duizend berichten|voor 1000 berichten}',
      '{prijs per bericht|kosten per bericht|wat kost een bericht|per duizend|per 1000|stuksprijs bericht}',
      '{en|dus} {per duizend|per bericht} {hoeveel|}',
      'prijs per {duizend|1000}',
      'wat kost {één bericht|elk bericht}',
      '{stukprijs|per bericht|duizendtal prijs}',
    ],
  },
  integrationCount: {
    chip: 'Hoeveel integraties per pakket?',
    answer:
      '{starter} bevat {starterIntegrations} integraties (Slack, Email, Web), {professional} onbeperkt. Een eigen systeem koppelen kost eenmalig {integrationPrice}.',
    asks: [
      'hoeveel {integraties|koppelingen} {per pakket|heeft elk pakket|zitten er per plan|zitten in welk pakket|bevat elk plan}',
      '{limiet op integraties|onbeperkte integraties|aantal integraties per plan|welk pakket heeft onbeperkt integraties|zijn integraties onbeperkt|is er een maximum aan koppelingen}',
      '{meer dan drie integraties|vijf koppelingen|een vierde integratie} {kan dat in starter|in het kleine pakket|mogelijk met starter}',
    ],
  },
};
