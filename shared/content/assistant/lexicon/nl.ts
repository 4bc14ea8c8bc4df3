import type { Lexicon } from '../types.ts';

export const lexicon: Lexicon = {
  mode: 'word',
  greeting: 'hallo|hoi|hey|hi|goedemorgen|goedemiddag|goedenavond|goedendag|dag|goeiemorgen|goeiedag',
  plan: 'pakket*|plan|plannen|abonnement*|per maand|maandelijks*|volume|/maand|bundel',
  messages: 'bericht*|aanvragen|vragen per maand|tickets|mails|verzoeken',
  conversations: 'gesprek|gesprekken|chats|conversatie*|dialogen',
  thousand: 'duizend|k',
  book: 'boek*|afspraak|afspraken|inplannen|plan maar|inboeken|adviesgesprek|consult*|demo|demonstratie|vergadering|meeting|kennismaking*|reserver*|gesprek inplannen|belafspraak|videogesprek|plannen',
  callMe:
    'bel me|bel mij|me bellen|mij bellen|terugbellen|teruggebeld|terugbelverzoek|gebeld worden|contact met me op|contact met mij op|contact met ons op|contact opnemen met mij|neem contact|mij contacteren|met een mens|met iemand|met een persoon|met een medewerker|met een adviseur|met een echt|echt persoon|echte persoon|echt mens|mail me|mail mij|met jullie team|met jullie praten|met verkoop|schrijf me|mijn gegevens achterlaten|mijn nummer achterlaten|laat iemand|iemand mij|iemand me|iemand contact|ik laat mijn|noteer mijn|neem mijn|bel ons|mail ons|contacteer mij|contacteer ons|bel me hier|neem even contact',
  wish: 'ik wil|wil ik|wij willen|we willen|graag|ik zou|zou ik|we zouden|alsjeblieft|alstublieft|aub|kan ik|kunnen we|mag ik|kunnen jullie|kunt u|kun je|kan er|laten we|ik heb nodig|nodig|^boek*|^plan|^reserveer|^maak|liever|zet me|doe maar|boek maar',
  ask: 'hoe|wat|wanneer|waar|welke|welk|waarom|wie|als|kost|hoeveel|werkt|duurt|bieden|uitleg*|moet ik|verloopt|gebeurt|weten',
  not: 'niet|geen|nooit|zonder|annuleren|afzeggen|later',
  theirs:
    'bot|chatbot|bots|patiënten|gasten|klanten|studenten|huurders|mijn klanten|bezichtigingen|leden|cliënten',
  yes: 'ja|jazeker|zeker|graag|oké|ok|prima|goed|natuurlijk|doe maar|top',
  no: 'nee|nee bedankt|nu niet|later|nog niet|nee dank*',
  year: 'per jaar|jaarlijks*|op jaarbasis|jaarprijs|12 maanden|twaalf maanden|een jaar|in een jaar|jaar|een heel jaar|jaarbedrag|over een jaar|jaarlijkse',
  perDay: 'per dag|dagelijks*|elke dag|iedere dag',
  firstMonth: 'eerste maand|eerste factuur',
  contents: 'inbegrepen|bevat|zit erin|zit er in|zit daarin|erbij|inclusief|krijg ik|omvat|wat heb ik dan',
  oneOff:
    'eenmalig*|één keer|een keer|maandelijks*|elke maand|per maand|iedere maand|eenmalige|maandelijks|iedere keer|terugkerend',
  beyond: 'overschrijd*|eroverheen|overheen|erboven|meer dan|te veel|boven de|extra betalen',
  howLong:
    'hoe lang|hoelang|hoeveel dagen|hoe snel|wanneer klaar|wanneer is|duurt|levertijd|op maat|aanpassen|ingericht|duurt het|klaar',
  middle: 'middelste|tweede|de tweede|midden|middelgrote|tussenin|de middelste',
  top: 'derde|duurste|grootste|hoogste',
  nextUp:
    'volgende niveau|volgende|stap hoger|daarboven|eentje hoger|grotere|groter|die grotere|hogere|een maat groter|niveau hoger',
  difference: 'verschil*|goedkoper|duurder|vergeleken',
  money: 'kost|kosten|prijs*|hoeveel|betaal|betalen|tarief|tarieven|bedrag|prijs',
  add: 'erbij|plus|met|ook|nog|toevoeg*|toe|bovenop|erbovenop|extra|bijkomend*|inclusief|voeg|neem|nemen|daarbij|nodig|bij',
  only: 'alleen|enkel|slechts|alleen maar|maar één|uitsluitend|gewoon',
  without: 'zonder|min|minus|weg|weglat*|schrap*|haal|verwijder*|laat',
  smallest: 'kleinste|goedkoopste|laagste|de kleine|het kleine|instap*|basis*|de eerste|het eerste|kleinere',
  nextDown: 'eentje lager|stap lager|daaronder|eronder|kleinere|een niveau lager|lagere',
  total:
    'totaal*|in totaal|samen|bij elkaar|alles bij elkaar|opgeteld|som|bedrag|wat wordt dat|hoeveel wordt dat|hoeveel is dat|wat is dat dan|alles samen|komt dat op|kom ik uit|kom je uit|tel|alles opgeteld',
  one: 'één|een|eentje',
  whichOne: 'welke|welk|in welke|waar dan|waarin|welk pakket',
  industries: {
    ecommerce:
      'webshop*|webwinkel*|winkel*|e commerce|ecommerce|online verkopen|retail*|kleding*|meubel*|onlinewinkel|verkopen|schoenen',
    healthcare:
      'praktijk|~praktijk|kliniek*|ziekenhuis*|arts|artsen|huisarts*|tandarts*|zorg*|gezondheid*|apotheek|patiënt*|fysio*|dierenarts*|medisch*',
    finance:
      'bank|banken|financ*|verzeker*|hypothe*|lening*|krediet*|fintech|belegg*|adviseur hypotheken|tussenpersoon',
    realestate: 'makelaar*|vastgoed|woning*|appartement*|huizen|verhuur*|huurders|bezichtiging*',
    education:
      'school|scholen|~school|universiteit*|hogeschool|cursus*|opleiding*|onderwijs|student*|leerling*|academie*|docent*|kinderopvang|bijles',
    hospitality:
      'hotel*|hostel*|vakantiepark*|toerisme|gasten|reis*|b&b|bed and breakfast|camping*|resort|vakantiewoning*',
    fitness: 'sportschool|fitness*|yoga*|pilates|personal train*|gym|crossfit',
    restaurant: 'restaurant*|café*|eetcafé|pizzeria|catering|horeca|bakkerij*|lunchroom|bistro|bezorg*',
    automotive:
      'auto|auto s|garage*|autodealer*|dealer*|voertuig*|autobedrijf|proefrit*|werkplaats|banden*|monteur*',
    professional:
      'advocat*|advocaat|juridisch*|accountant*|boekhoud*|notaris*|adviesbureau*|consultancy|architect*|belastingadv*|bureau|werving*',
  },
};
