import type { Lexicon } from '../types.ts';

export const lexicon: Lexicon = {
  mode: 'word',
  greeting: 'hallo|hoi|hey|hi|goedemorgen|goedemiddag|goedenavond|goedendag|dag|goeiemorgen|goeiedag',
  services:
    'dienst|diensten|wat doen jullie|wat doet u|wat bieden|bieden jullie|aanbod|automatiser*|klantenservice|klantcontact|klantenondersteuning|verkoop|chatbot*|functies|wie zijn jullie|wie ben je|wat kunnen jullie|wat kan|bots|waar helpen',
  pricing:
    'prijs*|prijzen|kost|kosten|hoeveel kost|hoe duur|duur|goedkoop*|tarief|tarieven|offerte|budget|betalen|abonnement*|korting|hoeveel is',
  plan: 'pakket*|plan|plannen|abonnement*|per maand|maandelijks*|volume|/maand|bundel',
  messages: 'bericht*|aanvragen|vragen per maand|tickets|mails|verzoeken',
  conversations: 'gesprek|gesprekken|chats|conversatie*|dialogen',
  thousand: 'duizend|k',
  integrations:
    'integr*|koppel*|gekoppeld|verbind*|aansluit*|compatibel|shopify|slack|whatsapp|crm|hubspot|salesforce|api|zapier|telegram|werkt het met|samen met|woocommerce|agenda|exact|erp',
  timeline:
    'hoe lang|hoelang|hoe snel|hoe vlug|duurt|doorlooptijd|wanneer kunnen|live|starten|van start|beginnen|dagen|weken|klaar|implement*|installatie|opzetten|lancer*|inrichten|ingericht|oplever*',
  security:
    'veilig*|beveilig*|avg|avg proof|gdpr|hipaa|iso|privacy|versleutel*|encrypt*|gegevens|data|compliance|gecertificeerd|certific*|opgeslagen|vertrouwelijk*|datalek*',
  languages:
    'taal|talen|meertalig*|spreekt|spreken jullie engels|vertaal*|vertal*|engels|frans|duits|arabisch',
  book: 'boek*|afspraak|afspraken|inplannen|plan maar|inboeken|adviesgesprek|consult*|demo|demonstratie|vergadering|meeting|kennismaking*|reserver*|gesprek inplannen|belafspraak|videogesprek|plannen',
  contact:
    'mens|persoon|medewerker*|iemand|adviseur*|contact*|bel|bellen|telefon*|terugbel*|praten|spreken met|team|mail|agent|bereik*',
  callMe:
    'bel me|bel mij|me bellen|mij bellen|terugbellen|teruggebeld|terugbelverzoek|gebeld worden|contact met me op|contact met mij op|contact met ons op|contact opnemen met mij|neem contact|mij contacteren|met een mens|met iemand|met een persoon|met een medewerker|met een adviseur|met een echt|echt persoon|echte persoon|echt mens|mail me|mail mij|met jullie team|met jullie praten|met verkoop|schrijf me|mijn gegevens achterlaten|mijn nummer achterlaten',
  wish: 'ik wil|wil ik|wij willen|we willen|graag|ik zou|zou ik|we zouden|alsjeblieft|alstublieft|aub|kan ik|kunnen we|mag ik|kunnen jullie|kunt u|kun je|kan er|laten we|ik heb nodig|nodig|^boek*|^plan|^reserveer|^maak|liever|zet me|doe maar|boek maar',
  ask: 'hoe|wat|wanneer|waar|welke|welk|waarom|wie|als|kost|hoeveel|werkt|duurt|bieden|uitleg*|moet ik|verloopt|gebeurt|weten',
  not: 'niet|geen|nooit|zonder|annuleren|afzeggen|later',
  theirs:
    'bot|chatbot|bots|patiënten|gasten|klanten|studenten|huurders|mijn klanten|bezichtigingen|leden|cliënten',
  thanks: 'bedankt*|dank je*|dank u*|dankjewel|dankuwel|dank|thanks|hartelijk dank|merci',
  bye: 'doei|tot ziens|dag hoor|fijne dag|tot later|tot snel|groetjes|welterusten',
  complaint:
    'klacht*|klagen|slecht*|waardeloos*|waardeloze|nutteloos|werkt niet|doet het niet|teleurgesteld|teleurstell*|boos|belachelijk|vreselijk*|ontevreden|snapt niets|begrijpt me niet|begrijpt niets|oplicht*|irritant*|frustr*|schandalig*|prut|verschrikkelijk',
  yes: 'ja|jazeker|zeker|graag|oké|ok|prima|goed|natuurlijk|doe maar|top',
  no: 'nee|nee bedankt|nu niet|later|nog niet|nee dank*',
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
