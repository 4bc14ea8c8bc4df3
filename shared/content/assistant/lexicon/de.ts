import type { Lexicon } from '../types.ts';

export const lexicon: Lexicon = {
  mode: 'word',
  greeting:
    'hallo|hi|hey|guten tag|guten morgen|guten abend|moin|servus|grüß gott|grüezi|tag|grüß dich|grüß euch',
  plan: 'tarif*|paket*|plan|pläne|im monat|pro monat|monatlich*|volumen|/monat|modell',
  messages: 'nachricht*|anfrage*|messages|tickets|mails|fragen im monat',
  conversations: 'gespräch*|konversation*|unterhaltung*|chats|dialog*',
  thousand: 'tausend|k|tsd',
  book: 'buchen|buche|bucht|buchung*|gebucht|termin*|~termin|beratung*|beratungsgespräch|demo|demos|vorführung|meeting|gespräch vereinbaren|vereinbar*|reservier*|einplanen|kennenlerngespräch|erstgespräch|videocall|terminbuchung|konsultation',
  callMe:
    'ruft mich an|rufen sie mich|ruf mich|mich anrufen|mich zurückrufen|zurückgerufen|zurückrufen|rückruf|mich kontaktieren|kontaktieren sie mich|kontaktiert mich|meldet euch|melden sie sich|bei mir melden|sich bei mir|sich bei uns|mich jemand|mich bitte jemand|jemand anrufen|mit einem menschen|mit jemandem|mit einer person|mit einem mitarbeiter|mit einem berater|mit einer mitarbeiterin|mit einem echten|echten menschen|mit eurem team|mit ihrem team|mit dem vertrieb|mit einem ansprechpartner|schreibt mir|schreiben sie mir|nehmt kontakt|nehmen sie kontakt|kontaktdaten hinterlassen|nummer hinterlassen|kontaktiert werden|angerufen werden|soll mich|kann mich jemand|mich jemand anrufen|uns jemand|bei uns melden|ruft uns an|rufen sie uns|nehmt meine|notieren sie meine|hinterlasse meine|hinterlasse meinen|hinterlasse euch|meine nummer habt|mailadresse hinterlassen|kontaktieren sie uns',
  wish: 'ich möchte|möchte|möchten|wir möchten|ich will|wir wollen|ich würde|würde gern*|würden gern*|ich hätte|hätte gern*|hätten gern*|bitte|kann ich|können wir|könnte ich|könnten wir|darf ich|brauche|brauchen|können sie|könnt ihr|könnten sie|kannst du|lasst uns|lass uns|^buchen|^buche|^bucht|^vereinbar*|^reservier*|lieber|gerne|gern|mach mir',
  ask: 'wie|was|wann|wo|welche|welcher|welches|warum|wieso|wer|ob|wenn|falls|kostet|gibt es|bietet|bieten|erklär*|läuft|dauert|muss ich|enthalten|passiert|wissen',
  not: 'nicht|kein|keine|keinen|keinem|nie|ohne|absagen|stornieren|später',
  theirs:
    'bot|chatbot|bots|patienten|gäste|gästen|kunden|schüler|mieter|meine kunden|unsere kunden|mandanten|besichtigungen|mitglieder',
  yes: 'ja|klar|gerne|gern|ok|okay|natürlich|auf jeden fall|passt|super|einverstanden|jo|unbedingt',
  no: 'nein|nein danke|nicht jetzt|später|noch nicht|nö',
  year: 'im jahr|pro jahr|jährlich*|aufs jahr|jahrespreis|jahreskosten|12 monate*|zwölf monate*|übers jahr|das jahr|fürs jahr|auf ein jahr|ein jahr|ganzes jahr|jahr|jährliche*|übers ganze jahr',
  perDay: 'am tag|pro tag|täglich*|jeden tag',
  firstMonth: 'ersten monat|erster monat|erste monat|erste rechnung|startmonat',
  contents:
    'enthalten|enthält|drin|dabei|beinhaltet|inklusive|inbegriffen|umfasst|kriege ich|bekomme ich|gehört dazu|was hat der',
  oneOff:
    'einmalig*|einmal|monatlich*|jeden monat|pro monat|laufend|ein mal|monat für monat|auf einmal|einmalzahlung|wiederkehrend',
  beyond:
    'überschreit*|überschritten|drüber|darüber|mehr als|hinaus|zu viel|über die|über *|extra zahlen|aufpreis',
  howLong:
    'wie lange|wie viele tage|wieviele tage|wie schnell|wie bald|bis wann|wann ist|wann wäre|dauert|dauer|angepasst|anpass*|zugeschnitten|wieviel zeit|wie viel zeit|einsatzbereit|startklar',
  middle: 'mittlere*|zweite|zweiten|zweiter|das mittlere|mittelste*|der mittlere|den mittleren|mittler*',
  top: 'dritte|dritten|größte*|teuerste*|oberste*',
  nextUp:
    'nächste stufe|nächsthöhere*|nächste|nächsten|eins drüber|stufe höher|größere*|eine nummer größer|eins höher|nächsthöher*|nächstgrößer*|höhere*',
  difference: 'unterschied*|differenz|günstiger|billiger|teurer|verglichen|im vergleich',
  money:
    'kostet|kosten|preis*|wie viel|wieviel|zahle*|zahlen|teuer|euro|gebühr*|was macht|betrag|bezahl*|blech*|rechnung|wie teuer',
  add: 'dazu|plus|mit|auch|noch|hinzu|hinzufüg*|obendrauf|oben drauf|drauf|zusätzlich*|extra|außerdem|inklusive|dazunehm*|nehme|nehmen|ergänz*|sowie|brauche|brauchen|weitere*',
  only: 'nur|bloß|lediglich|ausschließlich|nur noch|einzig',
  without: 'ohne|abzüglich|minus|streich*|weglass*|weg|wegfall*|entfern*|lass*',
  smallest:
    'kleinste*|billigste*|günstigste*|niedrigste*|das kleine|der kleine|die kleine|den kleinen|einstieg*|basis*|der erste|das erste',
  nextDown:
    'eins drunter|eine stufe drunter|darunter|nächstkleinere*|kleinere*|stufe tiefer|eine nummer kleiner|niedrigere*',
  total:
    'insgesamt|zusammen|gesamt*|summe|in summe|alles in allem|unterm strich|total|macht das|kommt da|kommt raus|alles zusammen|endpreis|gesamtbetrag|alles inklusive|beläuft',
  one: 'eine|ein|einer|einzige|eins|einem|einen',
  whichOne: 'welcher|welchem|welches|welchen|wo dann|welcher tarif|wo denn|in welchem|welches paket',
  industries: {
    ecommerce:
      'onlineshop*|online shop*|webshop*|e commerce|ecommerce|onlinehandel|shop|einzelhandel|händler|versandhandel|mode|~handel|geschäft|laden|verkaufen|verkaufe|schuhe',
    healthcare:
      'praxis|arztpraxis|~praxis|arzt*|ärzt*|zahnarzt*|klinik*|~klinik|krankenhaus|gesundheit*|patient*|apotheke*|physio*|medizin*|tierarzt*|pflege*',
    finance:
      'bank|banken|finanz*|versicherung*|~versicherung|kredit*|darlehen|hypothek*|makler für versicherungen|versicherungsmakler|fintech|anlage*|vermögen*|sparkasse|bausparkasse',
    realestate:
      'immobilie*|~makler|wohnung*|hausverwaltung|mietwohnung*|besichtigung*|makler*|vermiet*|mieter|bauträger',
    education:
      'schule|schulen|~schule|universität*|hochschule*|kurs*|bildung*|~bildung|akademie*|student*|schüler*|weiterbildung|unterricht|nachhilfe|lehr*|kita',
    hospitality:
      'hotel*|pension|hostel*|ferienwohnung*|tourismus|gäste*|reise*|~hotel|gasthof|resort|hotellerie|urlaub*',
    fitness: 'fitness*|fitnessstudio|yoga*|pilates|personal train*|sportstudio|sportverein|gym|crossfit',
    restaurant:
      'restaurant*|café*|bistro|pizzeria|lieferdienst|catering|gastronom*|bäckerei*|imbiss|gaststätte|lokal',
    automotive:
      'auto|autos|autohaus|autohändler|werkstatt|~werkstatt|fahrzeug*|kfz|probefahrt*|automobil*|reifen*|motorrad*|gebrauchtwagen',
    professional:
      'anwalt*|kanzlei*|~kanzlei|rechtsanw*|steuerberat*|unternehmensberat*|notar*|agentur*|buchhalt*|architekt*|consulting|wirtschaftsprüf*|personalberatung',
  },
};
