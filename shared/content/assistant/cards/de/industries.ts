import type { AreaTexts } from '../types.ts';

export const industries: AreaTexts<'industries'> = {
  templates: {
    chip: 'Für welche Branchen gibt es Vorlagen?',
    answer:
      'Es gibt {templates} fertige Vorlagen: Gesundheit, E-Commerce, Immobilien, Fitness, Gastronomie, Autohandel und Werkstatt, Bildung und Beratungsberufe. In der Galerie können Sie mit dem Demo-Bot jeder Vorlage chatten; wir passen sie in {daysFrom} bis {daysTo} Tagen an Sie an.',
    asks: [
      '{welche|für welche} {vorlagen|branchen|templates|branchenvorlagen|bereiche} {gibt es|habt ihr|deckt ihr ab|kennt ihr|bietet ihr}',
      '{vorlagen|branchen|templates|branchenlösungen|vorlagengalerie|fertige bots|beispiele}',
      '{habt ihr|gibt es} {eine vorlage|was fertiges|einen fertigen bot|etwas} {für meine branche|für meinen bereich|für unser geschäft}',
      '{zeig mir|wo sind|kann ich sehen} {die vorlagen|eure beispiele|die galerie|die templates}',
      '{wie viele vorlagen gibt es|habt ihr erfahrung in meiner branche|kennt ihr euch in meiner branche aus}',
      'gibt es {eine Vorlage|was Fertiges} für {meine Branche|uns}',
      '{welche Branchen|fertige Bots|Vorlagen|Branchenvorlagen|Beispiele zum Anklicken}',
    ],
  },
  customise: {
    chip: 'Kann man eine Vorlage anpassen?',
    answer:
      'Ja, jede Vorlage ist zu 100 % anpassbar: Wir stimmen Worte, Fragen, Regeln und Verbindungen in {daysFrom} bis {daysTo} Tagen auf Ihr Unternehmen ab, und Sie können sie später ändern.',
    asks: [
      '{kann ich|kann man|können wir|lässt sich} {eine vorlage|die vorlage|die vorlagen|das template|die fragen der vorlage} {anpassen|ändern|umbauen|bearbeiten|auf uns zuschneiden}',
      '{vorlage anpassen|anpassbar|individuell anpassen|template ändern|eigene vorlage|anpassung}',
      '{wie flexibel|wie anpassbar|wie veränderbar} {sind die vorlagen|ist das template|ist eine vorlage}',
      '{wie lange|wie viele tage} dauert {die anpassung|das anpassen|das zuschneiden} {der vorlage|auf unsere firma|}',
      '{wie viele tage bis er auf uns angepasst ist|können wir die fragen ändern|passt ihr das auf uns an|auf unseren laden zuschneiden}',
      'lässt sich die Vorlage {ändern|verbiegen|umbauen}',
      '{wie viele Tage bis sie passt|anpassen|Vorlage zuschneiden|Fragen ändern|individuell}',
    ],
  },
  ecommerce: {
    chip: 'Was bringt er einem Onlineshop?',
    answer:
      'Im E-Commerce findet der Bot Produkte, antwortet vor der Kasse, verfolgt Bestellungen, wickelt Retouren ab und fragt einmal höflich nach dem liegengelassenen Warenkorb. Die Vorlage „Shop-Assistent“ passen wir in {days} Tagen an.',
    asks: [
      '{ich habe|wir haben|wir betreiben|ich führe} {einen onlineshop|einen webshop|einen modeshop|einen internetshop|einen versandhandel|einen kleinen laden im netz} {was könnt ihr für uns tun|habt ihr da was|bringt das was|}',
      '{onlineshop|e commerce|webshop|einzelhandel|versandhandel|internetshop|onlinehandel|shop assistent}',
      '{bot|chatbot|vorlage|lösung} für {onlineshops|meinen webshop|händler|den e commerce|unseren shop}',
      '{kann er|kann der bot} {warenkorbabbrecher zurückholen|retouren abwickeln|produkte im shop empfehlen|wo ist mein paket beantworten|lieferfragen beantworten}',
      'wir verkaufen {kleidung|schuhe|möbel|kosmetik|wein|elektronik} {online|im internet}',
      '{kann er retouren|wo bleibt mein paket|abgebrochene warenkörbe|wir verkaufen schmuck übers netz|versandfragen beantworten|umtausch}',
      'wir verkaufen {Klamotten|Schmuck|Hundefutter|Schuhe|Wein} {im Netz|online}',
      '{Retouren|Lieferfragen|Größenfragen} den ganzen Tag',
      '{Onlineshop|Webshop|E-Commerce}',
      '{Warenkorb|Paketverfolgung|Warenkorbabbrecher}',
    ],
  },
  healthcare: {
    chip: 'Was bringt er einer Praxis?',
    answer:
      'Im Gesundheitswesen nimmt der Bot Terminwünsche entgegen, beantwortet Fragen zu Sprechzeiten, Versicherung und Vorbereitung, erinnert an Termine und zeigt in dringenden Fällen klar den Weg zu einem Menschen; medizinischen Rat gibt er nie. Die Vorlage „Patientenempfang“ passen wir in {days} Tagen an.',
    asks: [
      '{ich habe|wir sind|ich arbeite in|wir führen|ich leite} {eine arztpraxis|eine zahnarztpraxis|eine klinik|ein krankenhaus|eine physiotherapie|eine apotheke|einer praxis|eine tierarztpraxis} {was könnt ihr da machen|geht das|}',
      '{arztpraxis|zahnarzt|klinik|krankenhaus|gesundheitswesen|patienten|apotheke|physiotherapie|pflegedienst}',
      '{bot|chatbot|vorlage|lösung} für {ärzte|zahnärzte|praxen|kliniken|patienten|das gesundheitswesen}',
      '{kann er|kann der bot} {patiententermine vergeben|patienten erinnern|rezepte bestellen|patientenfragen beantworten|terminausfälle verringern}',
      'ich bin {arzt|zahnärztin|physiotherapeut|tierarzt|heilpraktiker}',
      '{tierarztpraxis|erinnert er an termine|terminausfälle|physio|rezept bestellen|mvz}',
      '{Zahnarzt|Hausarzt|Physio|Tierarzt|Optiker|Heilpraktiker} {hier|Telefon steht nie still}',
      '{No-Shows|Terminausfälle|23 Prozent} in Praxen',
      '{Patienten kommen nicht|Praxis|Klinik|Sprechstunde}',
      '{Rezepte|Apotheke|Patiententelefon}',
      '{Vorlage für das Gesundheitswesen|gibt der Bot medizinische Auskünfte|medizinischer Rat}',
      '{ich würde gerne wissen|können Sie mir sagen|bitte teilen Sie mir mit|darf ich fragen|mich würde interessieren|teilen Sie uns bitte mit} {welche Leistungen die Vorlage für das Gesundheitswesen umfasst|ob der Bot medizinische Auskünfte erteilt}',
      '{hi kurze frage|also|übrigens|ok und|sagt mal|hallo} {habt ihr was für Zahnärzte}',
    ],
  },
  realestate: {
    chip: 'Was bringt er einem Makler?',
    answer:
      'Bei Immobilien findet der Bot heraus, was jemand sucht, zeigt Passendes, qualifiziert Käufer und Mieter und vereinbart die Besichtigung, Tag und Nacht. Die Vorlage „Immobilienführer“ passen wir in {days} Tagen an.',
    asks: [
      '{ich bin|wir sind|wir haben|ich arbeite als} {immobilienmakler|makler|ein maklerbüro|eine hausverwaltung|eine immobilienfirma|vermieter} {was könnt ihr da machen|habt ihr was|}',
      '{immobilien|makler|hausverwaltung|besichtigungen|vermietung|immobilienbüro|wohnungen|bauträger}',
      '{bot|chatbot|vorlage|lösung} für {immobilien|makler|vermieter|hausverwaltungen|immobilienbüros}',
      '{kann er|kann der bot} {besichtigungen vereinbaren|mieter vorqualifizieren|käufer qualifizieren|fragen zum exposé beantworten|mieteranfragen beantworten}',
      '{besichtigungstermine|wohnungsanfragen|mieter fragen immer dasselbe}',
      '{Makler|Hausverwaltung|Vermieter} {hier|mit vielen Anfragen}',
      'Leute wollen {Wohnungen|Häuser} besichtigen',
      '{Besichtigungen|Mieter|Wohnungen|Immobilien|Vermietung}',
    ],
  },
  fitness: {
    chip: 'Was bringt er einem Fitnessstudio?',
    answer:
      'Im Fitnessbereich kennt der Bot Kurszeiten, bucht Probetrainings, erklärt Mitgliedschaften und Ruhezeiten, führt Wartelisten für volle Kurse und erinnert Mitglieder. Die Vorlage „Studio-Coach“ passen wir in {days} Tagen an.',
    asks: [
      '{ich habe|wir haben|ich führe|wir betreiben} {ein fitnessstudio|ein yogastudio|ein gym|einen sportverein|ein pilatesstudio|eine crossfit box} {was könnt ihr da machen|habt ihr was|}',
      '{fitness|fitnessstudio|gym|yoga|yogastudio|personal trainer|sportverein|mitgliedschaften im studio}',
      '{bot|chatbot|vorlage|lösung} für {fitnessstudios|yogastudios|personal trainer|sportvereine|unser gym}',
      '{kann er|kann der bot} {kurse buchen|ein probetraining buchen|mitgliedschaften erklären|mitgliedschaften pausieren}',
      '{mitgliedschaft pausieren|probetraining buchen|kursplan}',
      '{Fitnessstudio|Yogastudio|Kampfsportschule|Schwimmbad|Tanzschule} {hier|mit vielen Mitgliedern}',
      'Warteliste für {volle|beliebte} Kurse',
      '{Mitgliedschaft|Probetraining|Mitgliedschaft pausieren}',
      '{Kurse|Trainer|Mitglieder}',
    ],
  },
  restaurant: {
    chip: 'Was bringt er einem Restaurant?',
    answer:
      'In der Gastronomie reserviert der Bot Tische, beantwortet Fragen zu Karte und Allergenen, plant Gruppenmenüs und nimmt Bestellungen zum Mitnehmen auf. Die Vorlage „Empfang“ passen wir in {days} Tagen an.',
    asks: [
      '{ich habe|wir haben|ich führe|wir betreiben} {ein restaurant|ein café|eine pizzeria|eine bar|eine bäckerei|ein wirtshaus|ein catering|einen imbiss|eine kneipe} {was könnt ihr da machen|habt ihr was|}',
      '{restaurant|gastronomie|gastro|café|pizzeria|catering|bäckerei|imbiss|wirtshaus}',
      '{bot|chatbot|vorlage|lösung} für {restaurants|die gastronomie|mein café|pizzerien|caterer}',
      '{kann er|kann der bot} {tische reservieren|tischreservierungen annehmen|allergene erklären|essen zum mitnehmen aufnehmen|essensbestellungen annehmen}',
      '{tisch reservieren|bestellungen zum abholen|allergene auf der karte|lieferdienst|gasthaus|eisdiele}',
      '{Wirtshaus|Café|Pizzeria|Eisdiele|Imbiss|Biergarten} {mit 40 Plätzen|hier}',
      '{Leute rufen an und wollen Tische|Allergien|Gluten|Speisekarte}',
      '{Tischreservierung|Abholung|Mittagstisch|Gäste fragen nach Allergenen}',
      '{ich würde gerne wissen|können Sie mir sagen|bitte teilen Sie mir mit|darf ich fragen|mich würde interessieren|teilen Sie uns bitte mit} {was Sie Restaurants anbieten|ob er Tische reserviert}',
      '{hi kurze frage|also|übrigens|ok und|sagt mal|hallo} {habt ihr was für ein Wirtshaus}',
    ],
  },
  automotive: {
    chip: 'Was bringt er Autohaus und Werkstatt?',
    answer:
      'Für Autohaus und Werkstatt vereinbart der Bot Werkstatttermine und Probefahrten, beantwortet Fragen zu Teilen und Finanzierung und nennt den Stand einer Reparatur. Die Vorlage „Serviceannahme“ passen wir in {days} Tagen an.',
    asks: [
      '{ich habe|wir haben|ich führe|wir sind} {ein autohaus|eine autowerkstatt|eine kfz werkstatt|einen reifenhandel|eine autovermietung|ein motorradhändler|autohändler} {was könnt ihr da machen|habt ihr was|}',
      '{autohaus|werkstatt|kfz|autowerkstatt|probefahrt|autohändler|automobil|reifenservice}',
      '{bot|chatbot|vorlage|lösung} für {autohäuser|werkstätten|autohändler|die automobilbranche|kfz betriebe}',
      '{kann er|kann der bot} {probefahrten vereinbaren|werkstatttermine vergeben|den reparaturstatus nennen|ersatzteile anfragen}',
      '{ist das auto fertig|reifenwechsel termin|kfz werkstatt|probefahrt vereinbaren|tüv termin}',
      '{verkaufe|handle mit} {Gebrauchtwagen|Autos|Wohnmobilen}',
      '{Kfz-Werkstatt|Reifenhändler|Autohaus} {hier|mit drei Bühnen}',
      '{Probefahrt|Werkstatt|Autos|TÜV-Termin}',
      '{Reifenwechsel|ist mein Auto fertig|Lackiererei}',
    ],
  },
  education: {
    chip: 'Was bringt er einer Schule?',
    answer:
      'In der Bildung beantwortet der Bot Fragen zu Kursen, Gebühren und Anmeldung, vereinbart Probestunden und führt Lernende zur richtigen Person. Die Vorlage passen wir in {days} Tagen an.',
    asks: [
      '{ich habe|wir sind|ich leite|wir betreiben} {eine schule|eine sprachschule|eine fahrschule|eine universität|eine akademie|eine musikschule|einen kindergarten|ein nachhilfeinstitut} {was könnt ihr da machen|habt ihr was|}',
      '{bildung|schule|hochschule|sprachschule|fahrschule|kurse|volkshochschule|weiterbildung|nachhilfe|studenten}',
      '{bot|chatbot|vorlage|lösung} für {schulen|hochschulen|bildung|kursanbieter|fahrschulen|studierende}',
      '{kann er|kann der bot} {kursfragen beantworten|schüler anmelden|probestunden vereinbaren|bei der einschreibung helfen}',
      '{kurszeiten beantworten|anmeldung zu kursen}',
      '{Fahrschule|Kita|Musikschule|Volkshochschule|Nachhilfe} {hier|Schüler fragen}',
      'Eltern fragen nach {Gebühren|Plätzen}',
      '{Kurse für Schüler|Anmeldung|Fahrstunden}',
      '{Studierende|Probestunde|Lehrer}',
    ],
  },
  professional: {
    chip: 'Was bringt er Kanzleien und Agenturen?',
    answer:
      'Für Beratungsberufe (Anwaltskanzleien, Steuerberater, Unternehmensberater, Agenturen) qualifiziert der Bot Anfragen, sammelt, was ein Erstgespräch braucht, und vereinbart es; Rechts- oder Steuerrat gibt er nicht. Die Vorlage passen wir in {days} Tagen an.',
    asks: [
      '{ich bin|wir sind|ich habe|wir führen} {anwalt|eine kanzlei|steuerberater|eine unternehmensberatung|eine agentur|ein notariat|ein architekturbüro|eine personalberatung|rechtsanwältin} {was könnt ihr da machen|habt ihr was|}',
      '{kanzlei|anwalt|rechtsanwalt|steuerberater|agentur|unternehmensberatung|notar|architekt|freiberufler}',
      '{bot|chatbot|vorlage|lösung} für {anwälte|kanzleien|steuerberater|agenturen|berater|freiberufler}',
      '{kann er|kann der bot} {mandanten qualifizieren|erstgespräche vereinbaren|unterlagen von mandanten einsammeln|mandantenanfragen vorsortieren}',
      '{steuerbüro|buchhaltungsbüro|anwältin|werbeagentur}',
      '{Anwalt|Steuerberater|Architekt|Notar|Berater} {hier|mit kleinem Büro}',
      '{Erstgespräch mit Mandanten|Agentur|Kanzlei|Buchhaltung}',
      '{Mandanten|Personalvermittlung|Rechtsberatung durch Bot}',
      '{ich würde gerne wissen|können Sie mir sagen|bitte teilen Sie mir mit|darf ich fragen|mich würde interessieren|teilen Sie uns bitte mit} {was Sie Kanzleien anbieten|ob es für Steuerberater passt}',
      '{hi kurze frage|also|übrigens|ok und|sagt mal|hallo} {habt ihr was für Anwälte}',
    ],
  },
  finance: {
    chip: 'Was bringt er Banken und Versicherern?',
    answer:
      'Im Finanzbereich erklärt der Bot Produkte, sammelt, was ein Antrag braucht, beantwortet Kontofragen und gibt Beratung an Ihr zugelassenes Personal weiter. Eine fertige Vorlage gibt es dafür noch nicht; wir bauen sie mit Ihnen, eine erste Version innerhalb von {firstHours} Stunden.',
    asks: [
      '{wir sind|ich arbeite bei|ich habe|ich bin} {eine bank|eine versicherung|einer bank|ein fintech|versicherungsmakler|eine sparkasse|finanzberater|kreditvermittler} {was könnt ihr da machen|habt ihr was|}',
      '{finanzen|bank|versicherung|fintech|kredite|versicherungsmakler|sparkasse|baufinanzierung}',
      '{bot|chatbot|vorlage|lösung} für {banken|versicherungen|fintechs|den finanzbereich|versicherungsmakler}',
      '{kann er|kann der bot} {kontofragen beantworten|kreditanträge aufnehmen|schadensmeldungen aufnehmen|versicherungsprodukte erklären}',
      '{Bank|Versicherung|Versicherungsmakler|Kreditvermittler} {hier|Bot}',
      '{Schadensmeldung|Kredite|Fintech|Baufinanzierung|Altersvorsorge}',
    ],
  },
  hospitality: {
    chip: 'Was bringt er einem Hotel?',
    answer:
      'In Hotellerie und Tourismus nimmt der Bot Buchungsanfragen auf, antwortet Gästen Tag und Nacht in ihrer Sprache und bietet Upgrades und Tipps für die Umgebung an. Eine fertige Vorlage gibt es dafür noch nicht; wir bauen sie mit Ihnen, eine erste Version innerhalb von {firstHours} Stunden.',
    asks: [
      '{ich habe|wir haben|ich führe|wir betreiben} {ein hotel|eine pension|ein hostel|ferienwohnungen|ein reisebüro|einen campingplatz|ein gästehaus|einen ferienhof} {was könnt ihr da machen|habt ihr was|}',
      '{hotel|hotellerie|tourismus|pension|reisebüro|ferienwohnung|hostel|hotelgäste|gästehaus}',
      '{bot|chatbot|vorlage|lösung} für {hotels|pensionen|reisebüros|den tourismus|ferienwohnungen|hotelgäste}',
      '{kann er|kann der bot} {zimmeranfragen annehmen|gästefragen beantworten|gäste einchecken|zimmer buchen}',
      '{Hotel|Pension|Hostel|Campingplatz|Ferienwohnungen} {mit 12 Zimmern|hier}',
      'Gäste fragen nach {Check-in|Frühstück|Parkplatz|WLAN}',
      '{Hotel|Zimmer|Reisebüro}',
      '{Unterkunft|Rezeption|Tourismus}',
      '{ich würde gerne wissen|können Sie mir sagen|bitte teilen Sie mir mit|darf ich fragen|mich würde interessieren|teilen Sie uns bitte mit} {was Sie Hotels anbieten|ob es für eine Pension passt}',
      '{hi kurze frage|also|übrigens|ok und|sagt mal|hallo} {habt ihr was für Pensionen}',
    ],
  },
  other: {
    chip: 'Meine Branche ist nicht dabei',
    answer:
      'Wir bauen auch Bots für andere Branchen, aus einer verwandten Vorlage oder von Grund auf: eine erste Version innerhalb von {firstHours} Stunden. Sagen Sie uns, was Ihre Kunden fragen, oder buchen Sie eine kostenlose Beratung; wir sagen Ihnen ehrlich, was ein Bot für Sie tun kann.',
    asks: [
      '{meine branche|unsere branche|mein gewerbe|unser bereich} {ist nicht dabei|fehlt|steht nicht da|ist speziell|ist eine nische}',
      '{macht ihr das|baut ihr|arbeitet ihr} auch für {handwerker|vereine|industriebetriebe|behörden|logistiker|friseure|veranstalter|andere branchen|softwarefirmen}',
      '{wir sind|ich habe|ich bin} {ein handwerksbetrieb|ein maschinenbauer|eine spedition|ein friseursalon|ein verein|eine stadtverwaltung|ein museum|ein softwarehaus|eine reinigungsfirma|klempner}',
      '{bot|chatbot|vorlage|lösung} für {handwerk|industrie|logistik|friseure|behörden|vereine|stadtwerke}',
      'andere {branche|branchen}',
      '{Klempner|Blumenladen|Friseur|Fotograf|Bestatter|Schreiner}',
      '{Spedition|Baufirma|Gebäudereinigung|Druckerei}',
      '{meine Branche fehlt|Gemeinde|Museum|Nische}',
      '{Hundepension|Hersteller|Verein|Handwerksbetrieb}',
    ],
  },
  benefits: {
    chip: 'Was bringt ein Bot einem Unternehmen?',
    answer:
      'Kunden bekommen sofort Antwort, auch nachts und in ihrer Sprache; Ihr Team beantwortet weniger immer gleiche Fragen und bekommt Anfragen mit ihrer Vorgeschichte. Aus der Forschung auf unserer Seite: 37 % der Firmen beantworten eine Online-Anfrage innerhalb einer Stunde, und diese haben fast 7-mal so gute Chancen auf ein echtes Gespräch. Ihre eigene Zahl zeigt der ROI-Rechner.',
    asks: [
      '{was sind|welche|nenn mir|was} {die vorteile|vorteile hat ein chatbot|nutzen hat das|bringt mir das|bringt ein bot|habe ich davon|spricht dafür} {für uns|}',
      '{warum|wozu|wofür} {brauche ich|sollte ich|sollten wir} {einen chatbot|einen bot|so was|ki} {nehmen|kaufen|einsetzen|}',
      '{vorteile|nutzen|mehrwert|vor und nachteile|pro und contra|warum chatbot|sinnvoll}',
      '{lohnt|rechnet|rentiert} {sich das|sich ein bot} {überhaupt|für kleine firmen|für uns|wirklich|}',
      '{überzeug mich|nenn mir einen grund|was springt für mich raus|macht das sinn für uns}',
      '{was hab ich davon|wozu der ganze aufwand|lohnt sich der spaß}',
      'was {bringt mir das|haben wir davon|soll der Mist bringen}',
      'wozu braucht {ein kleiner Betrieb|man} das',
      '{Vorteile|Nutzen|Vor- und Nachteile}',
    ],
  },
  reminders: {
    chip: 'Kann der Bot Erinnerungen schicken?',
    answer:
      'Ja. Er erinnert Patienten an Termine, Mitglieder eines Studios per WhatsApp oder E-Mail, und Gäste bestätigen ihren Tisch; so werden weniger Termine verpasst.',
    asks: [
      '{kann er erinnerungen schicken|kann der bot erinnerungen schicken}',
      '{schickt er erinnerungen}',
      '{kann er|kann der bot|erinnert er|schickt der bot} {an termine erinnern|kunden erinnern|mitglieder an den kurs erinnern|terminerinnerungen|am tag davor bescheid geben|gäste erinnern|leute an stunden}',
      '{erinnerungen|terminerinnerung|erinnerung per whatsapp|automatische erinnerungen|erinnerungsmails|terminbestätigungen}',
    ],
  },
  waitlist: {
    chip: 'Führt der Bot Wartelisten?',
    answer:
      'Ja. Die Fitness-Vorlage führt Wartelisten für volle Kurse, und ein Bot bietet einen frei werdenden Platz dem an, der wartet.',
    asks: [
      '{warteliste wenn der kurs voll ist}',
      '{kann er|kann der bot|macht der bot} {wartelisten führen|eine warteliste verwalten|abgesagte termine nachbesetzen|freie plätze anbieten|leute auf die warteliste setzen|schlangen für volle kurse verwalten}',
      '{warteliste|wartelisten|kurs ist voll was dann|nachrücker|frei gewordene termine|ausgebuchte kurse}',
    ],
  },
  events: {
    chip: 'Machen Sie Events und Hochzeiten?',
    answer:
      'Eine fertige Vorlage für Event- oder Hochzeitslocations gibt es nicht. Die Restaurant-Vorlage nimmt schon Gruppen- und Eventanfragen an, und wir passen sie an oder bauen von Grund auf: eine erste Version in {firstHours} Stunden.',
    asks: [
      '{bot|chatbot|vorlage|lösung} für {events}',
      '{ich habe|wir haben|ich betreibe|wir sind} {eine hochzeitslocation|einen hochzeitssaal|eine eventlocation|eine eventagentur|hochzeitsplaner|ein tagungszentrum|eine konzerthalle} {was habt ihr da|welche vorlage passt|}',
      '{bot|vorlage|etwas} für {hochzeiten|eventlocations|tagungen|feiern|konzerte|veranstalter}',
      '{die leute fragen nach daten statt tischen|bankette|saalvermietung|passt die restaurant vorlage für einen hochzeitssaal}',
    ],
  },
  figures: {
    chip: 'Was heißt „90 % schneller“?',
    answer:
      'Das sind die Zahlen über den Vorlagen: {templates} und mehr Vorlagen, im Schnitt {firstHours} Stunden bis zur ersten Version, 90 % schnellere Einführung, 100 % anpassbar. Woran die 90 % gemessen sind, sagt die Seite nicht; unser Team weiß es: {email}.',
    asks: [
      '{was heißt|woher kommen|wie kommt ihr auf} {90% schneller|die 90 prozent|90 prozent schneller|die 90 % schnellere einführung}',
      '{schneller als was|90% im vergleich wozu|90 prozent gegenüber wem|100 prozent anpassbar was heißt das|sind die 90 prozent realistisch|90% schnellere einführung|durchschnittliche einrichtungszeit}',
      '{24 stunden im schnitt|wer hat die 90 prozent gemessen|neunzig prozent schneller}',
    ],
  },
};
