import type { AreaTexts } from '../types.ts';

export const site: AreaTexts<'site'> = {
  roi: {
    chip: 'Was würde uns ein Bot sparen?',
    answer:
      'Der ROI-Rechner im Lernpfad rechnet: Personen × Stundensatz × Stunden am Tag × {roiShare}, 22 Arbeitstage im Monat. Zehn Personen zu 25 $ mit zwei Stunden am Tag sparen etwa {roiMonthly} im Monat, {roiYearly} im Jahr. Geben Sie dort Ihre eigenen Zahlen ein.',
    asks: [
      '{wie viel|was} {spart|sparen wir|können wir sparen|spart man|würde ich sparen|kann ich einsparen} {ein bot|mit einem chatbot|dadurch|im monat|im jahr|an personalkosten}',
      '{was ist|wie berechnet man|wie hoch ist} {der roi|den roi|die ersparnis|die rendite|unsere einsparung}',
      '{roi|roi rechner|ersparnis|einsparung|return on investment|amortisation|sparrechner|einsparpotenzial}',
      '{wann|wie schnell|ab wann} {rechnet sich das|amortisiert sich das|hat sich das bezahlt gemacht|ist das wieder drin}',
      'wir {haben|sind} {10|fünf|20} {mitarbeiter|leute im support|agenten} {was sparen wir|}',
      '{was spart mir das|ab wann hat sichs rentiert|rechnet sich das bei fünf leuten}',
      'was {sparen wir|springt raus} mit {fünf Leuten am Empfang|drei im Kundendienst}',
      'wann hat er sich {bezahlt gemacht|amortisiert}',
      '{Ersparnis|ROI|Rendite}',
      '{Amortisation|gesparte Stunden|Personalkosten gegen Bot}',
      '{ich würde gerne wissen|können Sie mir sagen|bitte teilen Sie mir mit|darf ich fragen|mich würde interessieren|teilen Sie uns bitte mit} {wie viel wir sparen könnten|wie der ROI berechnet wird}',
      '{hi kurze frage|also|übrigens|ok und|sagt mal|hallo} {was sparen wir}',
    ],
  },
  calculator: {
    chip: 'Gibt es einen Preisrechner?',
    answer:
      'Ja, auf der Preisseite: Stellen Sie Ihre Nachrichten (1.000 bis 100.000 im Monat) und Ihr Modell ein, und Sie sehen sofort Tarif und Preis, mit einer Aufschlüsselung, die Sie als Link teilen können.',
    asks: [
      '{gibt es|habt ihr|wo ist|wie bedient man|wo finde ich} {einen preisrechner|einen kostenrechner|den rechner|den preisrechner|einen tarifrechner|einen kalkulator}',
      '{preisrechner|kostenrechner|tarifrechner|rechner|kalkulator|preis berechnen|kosten berechnen}',
      '{kann ich|wie kann ich|wo kann ich} {meinen preis|die kosten|meine kosten|den monatspreis} {berechnen|ausrechnen|kalkulieren|überschlagen}',
      '{kalkulation|berechnung|mein ergebnis} {teilen|dem chef schicken|als link kopieren|weiterleiten}',
      'gibt es {ein Tool|einen Regler} wo ich {den Preis|die Kosten} ausrechne',
      '{Rechner|Preis ausrechnen|Preisrechner|Kalkulation an den Chef schicken|Kostenrechner}',
    ],
  },
  competitors: {
    chip: 'Wie stehen Sie neben Intercom da?',
    answer:
      'Gleiches mit Gleichem, nur Plattform- und Nachrichtengebühren, bei 25.000 Nachrichten im Monat: Wir schätzen {oursAt25k} gegen {intercomAt25k} bei Intercom, {driftAt25k} bei Drift und {zendeskAt25k} bei Zendesk, also {savingPercent} % weniger als Intercom. Die Schätzungen sind unsere, Stand {estimatesDate}; die Aufschlüsselung auf der Preisseite zeigt Grundgebühr und Satz von jedem.',
    asks: [
      '{was ist der unterschied zu|unterschied zu|vergleich mit|was könnt ihr besser als|seid ihr besser als|seid ihr billiger als} {intercom|drift|zendesk|der konkurrenz|anderen anbietern|tidio|userlike}',
      '{konkurrenz|wettbewerber|mitbewerber|intercom|drift|alternativen|anbietervergleich|vs intercom}',
      '{warum|wieso} {ihr|sie und nicht andere|parley|sollte ich euch nehmen|nicht intercom|ausgerechnet ihr}',
      '{wir nutzen|wir haben|wir sind bei} {derzeit intercom|aktuell drift|einen anderen anbieter|schon zendesk chat} {warum wechseln|lohnt der umstieg|}',
      '{was macht euch|was unterscheidet euch} {besonders|besser|von anderen|aus}',
      '{günstiger als wer|im vergleich zu intercom|was habt ihr was zendesk nicht hat|bei welcher menge verglichen|warum ihr und nicht ein anderer}',
      'wie {steht|liegt} ihr {preislich|im Vergleich} {zu|gegen} {Zendesk|Intercom|Drift}',
      '{wieso nicht einfach ChatGPT|Konkurrenz|Intercom|Drift|Userlike}',
      '{billiger als Intercom|Alternative zu Zendesk|von Zendesk wechseln|Mitbewerber}',
      '{ich würde gerne wissen|können Sie mir sagen|bitte teilen Sie mir mit|darf ich fragen|mich würde interessieren|teilen Sie uns bitte mit} {wie Sie im Vergleich zu Zendesk liegen|wie Ihre Preise gegenüber Intercom sind}',
      '{hi kurze frage|also|übrigens|ok und|sagt mal|hallo} {billiger als Intercom}',
    ],
  },
  saving: {
    chip: 'Woher kommen die 67 %?',
    answer:
      'Die {savingPercent} % sind unsere Schätzung gegenüber Intercom bei 25.000 Nachrichten im Monat: dort {intercomAt25k}, bei uns {oursAt25k}, nur Plattform- und Nachrichtengebühren. Die Aufschlüsselung auf der Preisseite zeigt die Summen.',
    asks: [
      '{woher kommen|wie kommt ihr auf|was bedeuten|worauf beziehen sich|wie berechnet ihr} {die 67 prozent|67%|67 %|diese 67 prozent|die 67 % ersparnis}',
      '{stimmen|sind} die {67 prozent|67%|67 % ersparnis} {wirklich|echt|realistisch|gelogen|ernst gemeint}',
      '{67%|67 prozent|67 % günstiger|67 prozent ersparnis|67% billiger}',
      '{warum|wieso|wie} seid ihr {so günstig|so billig|viel billiger als andere|67% billiger|so viel günstiger}',
      '{was ist|wo ist} der {trick bei 67 prozent|beleg für die 67 prozent}',
      '67 Prozent {günstiger|weniger} {als wer|wovon}',
      '{wie kommt ihr auf 67|67 Prozent|wie ist die Ersparnis gerechnet}',
      '{ich würde gerne wissen|können Sie mir sagen|bitte teilen Sie mir mit|darf ich fragen|mich würde interessieren|teilen Sie uns bitte mit} {wie die 67 Prozent berechnet sind|worauf sich die 67 % beziehen}',
      '{hi kurze frage|also|übrigens|ok und|sagt mal|hallo} {67 Prozent wovon}',
    ],
  },
  learning: {
    chip: 'Was ist der Lernpfad?',
    answer:
      'Fünf kurze Schritte (Begrüßung, Branchen, eine Demo, der ROI-Rechner, Tarife), die zeigen, was ein Chatbot für Sie tun kann. Sie sammeln Punkte und Erfolge und gehen mit einer Zahl, die in einer Budgetbesprechung Bestand hat. Ihr Stand bleibt in Ihrem Browser.',
    asks: [
      '{was ist|wo ist|wie funktioniert|erklär mir|wo finde ich} {der lernpfad|den lernpfad|das lernen|der kurs|die lernstrecke|der lernbereich}',
      '{lernpfad|lernen|tutorial|kurs zum lernen|lektionen|lernmodul|lernstrecke}',
      '{wo|wie} kann ich {mehr über chatbots lernen|was über ki lernen|lernen wie chatbots funktionieren|mich einlesen|mich schlau machen}',
      '{ich bin|wir sind} {anfänger|neu bei chatbots|ganz neu in dem thema|unerfahren} {wo fange ich da an|}',
      'wie viele {schritte|lektionen} hat {der lernpfad|der kurs}',
      '{kann ich hier was lernen|gibt es ein tutorial|habt ihr einen kurs}',
      'was ist {der Lernpfad|das Lernding|mit den fünf Schritten}',
      '{hab keine Ahnung von Bots wo fange ich an|mehr lernen|Lernpfad|Einführung|Tutorial}',
    ],
  },
  points: {
    chip: 'Wofür sind die Punkte?',
    answer:
      'Punkte zeigen, wie weit Sie im Lernpfad sind: Schritte bringen 50 bis 125, Erfolge bis zu 500, und Ihre Stufe steigt mit. Sie sind zum Spaß und zum Lernen; kaufen kann man damit nichts.',
    asks: [
      '{wofür sind|was bringen|wie bekomme ich|was mache ich mit|warum habe ich|was bedeuten} {die punkte|punkte|meine punkte|die erfolge|die stufen|die abzeichen|die level}',
      '{punkte|erfolge|level|stufe|abzeichen|punktestand|expertenstufe|gamification}',
      '{wie|wann} {werde ich experte|erreiche ich die nächste stufe|steige ich auf|komme ich auf level 5}',
      '{kann ich|kann man} {punkte einlösen|punkte eintauschen|mit punkten bezahlen|punkte gegen rabatt tauschen}',
      'was bringen {die Abzeichen|die Punkte|die Level}',
      '{wieso kriege ich Punkte|Punkte|Level|Erfolge|Punkte einlösen}',
    ],
  },
  tour: {
    chip: 'Gibt es einen Rundgang?',
    answer:
      'Ja, einen kurzen Rundgang mit sechs Stationen durch die Seite: Begrüßung, Leistungen, Vorlagen, Chatbot, Preise und Kontakt. Sie starten ihn aus dem Lernpfad und können ihn jederzeit überspringen.',
    asks: [
      '{gibt es|habt ihr|wo ist|wie starte ich|wo startet} {eine tour|einen rundgang|die tour|eine führung|den rundgang|eine einführung in die seite}',
      '{tour|rundgang|führung durch die seite|seitentour|geführte tour|guided tour}',
      '{zeig mir|führ mich durch|kannst du mir} {die seite|die website|alles hier|die website zeigen|mal einen überblick zeigen}',
      '{wie finde ich mich|ich finde mich} {hier zurecht|auf der seite zurecht|nicht zurecht}',
      '{tour|rundgang|führung} {starten|überspringen|abbrechen|machen|beginnen}',
      '{führ mich rum|Rundgang|Führung|wie viele Stationen|zeig mir die Seite}',
    ],
  },
  demo: {
    chip: 'Kann ich eine Demo sehen?',
    answer:
      'Ja, auf drei Wegen: die kleine Demo auf der Seite, die Demo-Bots unserer {templates} Vorlagen in der Galerie und eine kostenlose Beratung mit einem Menschen, der Ihnen einen Bot für Ihr Unternehmen zeigt.',
    asks: [
      '{kann ich|wo kann ich|können wir|wie kann ich|darf ich} {eine demo|einen beispielbot|einen bot live|so einen bot mal|einen demo bot|ein beispiel} {sehen|anschauen|angucken|in aktion sehen}',
      '{demo|live demo|demo bot|beispielbot|vorführvideo|demo video|beispiel chatbot|demoversion}',
      '{gibt es|habt ihr} {eine demo|ein beispiel zum anschauen|ein video|eine online demo}',
      '{zeig mir|lass mich sehen} {wie das aussieht|einen bot|die demo|ein beispiel|wie so ein bot arbeitet}',
      'kann man {einen in Aktion|ein Beispiel|so einen Bot} {sehen|anschauen}',
      '{habt ihr ein Video|Demo|Beispielbot|zeig mir einen|Vorführung}',
    ],
  },
  builder: {
    chip: 'Was ist der Flow Builder?',
    answer:
      'Ein visueller Editor für Gespräche: Sie legen Nachrichten, Fragen mit Schaltflächen, Bedingungen, Aktionen und Aufrufe anderer Systeme auf eine Fläche, verbinden sie, testen den Ablauf gleich daneben und stellen ihn live. Er ist hier unter Flow Builder offen, ohne Konto, und startet auf Wunsch mit einer Vorlage. Ein Arbeitsbereich fasst bis zu {flows} Abläufe mit je bis zu {nodes} Knoten und wird {retentionDays} Tage nach der letzten Nutzung gelöscht. Aufgehoben werden die letzten {versions} Versionen eines Ablaufs.',
    asks: [
      '{was ist|wie funktioniert|wo ist|erklär mir|was kann} {der flow builder|den flow builder|euer editor|der baukasten|der bot builder|der builder}',
      '{flow builder|bot builder|baukasten|editor|flow editor|drag and drop|visueller editor|builder}',
      '{kann ich|wo kann ich|wie kann ich|womit kann ich} {selbst einen bot|einen eigenen chatbot|einen ablauf|einen dialog|einen flow} {bauen|erstellen|entwerfen|zusammenklicken}',
      '{kostet|braucht|ist} der {flow builder|builder|baukasten} {etwas|ein konto|gratis}',
      '{was kann man da alles einbauen|wo bastel ich mir einen bot}',
      'was ist {der Flow Builder|die Zeichenfläche|der Editor}',
      'kann man {ohne Konto|ohne Anmeldung} {basteln|Flows bauen}',
      '{eigenen Bot bauen|Kästchen ziehen|Editor}',
    ],
  },
  builderHow: {
    chip: 'Wie veröffentliche ich einen Ablauf?',
    answer:
      'Speichern Sie den Ablauf und aktivieren Sie ihn: Er bekommt einen Link und ein Code-Stück für Ihre eigenen Seiten. Versionen bleiben erhalten, Sie können also zurück; Abläufe lassen sich als Datei exportieren und importieren. Aufgehoben werden die letzten {versions} Versionen eines Ablaufs.',
    asks: [
      '{wie kann ich|kann ich|wo kann ich|wie lässt sich} {einen flow|meinen flow|den ablauf|meinen ablauf|eine alte version} {veröffentlichen|aktivieren|exportieren|importieren|speichern|teilen|wiederherstellen|löschen|kopieren}',
      '{flow veröffentlichen|flow exportieren|flow importieren|flow teilen|flow aktivieren|alte version zurückholen|flow speichern}',
      '{mein flow|der flow|mein ablauf} {ist weg|geht nicht|hat einen fehler|verschwunden}',
      'wo {sind|liegen} {meine flows|meine abläufe}',
      'wie {veröffentliche|speichere|teile|exportiere} ich {einen Flow|den Flow}',
      '{zurück zur alten Version|veröffentlichen|exportieren}',
      '{importieren|Flow aktivieren|Änderung rückgängig}',
    ],
  },
  blog: {
    chip: 'Was steht in Ihrem Blog?',
    answer:
      'Artikel darüber, was Chatbots verstehen, die Rechnung hinter Einsparungen, was Kunden fragen, Abläufe gestalten, Systeme sicher verbinden, die Kennzeichnungspflicht des europäischen AI Act, die ersten vier Wochen und viele Sprachen. Sie finden sie unter Blog, mit Suche und Kategorien.',
    asks: [
      '{habt ihr|gibt es|wo ist|was steht in|wo finde ich} {einen blog|euren blog|eurem blog|artikel|blogbeiträge|was zu lesen}',
      '{blog|artikel|beiträge|blogartikel|ratgeber|lesestoff|fachartikel|news}',
      '{worüber schreibt ihr|welche themen hat der blog|was kann ich lesen|gibts neue beiträge}',
      '{ein artikel|habt ihr einen artikel|gibt es einen beitrag|was zu lesen} {über chatbots|über einsparungen|über kundenfragen|zum ai act|zur kennzeichnungspflicht|über die ersten wochen|zum gestalten von abläufen}',
      '{was schreibt ihr zum ai act|ki verordnung artikel|blogbeitrag zum eu ki gesetz|habt ihr was zum lesen}',
      'habt ihr {Artikel|Beiträge|was zu lesen} über {KI|Ersparnis|Chatbots|den AI Act}',
      '{Blog|Artikel|nachlesen|Blogbeiträge}',
    ],
  },
  newsletter: {
    chip: 'Gibt es einen Newsletter?',
    answer:
      'Ja: Tragen Sie unten auf jeder Seite Ihre Adresse ein. Wir nutzen sie nur für den Newsletter; zum Abbestellen schreiben Sie uns, und wir löschen sie. Er kommt einmal im Monat; anmelden können Sie sich auch mit einer Nachricht an {email}.',
    asks: [
      '{gibt es|habt ihr|wie bekomme ich|wo abonniere ich|wo kann ich mich eintragen für} {einen newsletter|den newsletter|euren newsletter|einen infobrief}',
      '{newsletter|newsletter abonnieren|mailverteiler|rundbrief|newsletter anmeldung|infomails}',
      '{newsletter|den newsletter|werbemails|eure mails} {abbestellen|abmelden|kündigen|stoppen|nicht mehr bekommen}',
      '{wie oft|wann} {kommt|erscheint|verschickt ihr} {der newsletter|den newsletter|euer newsletter}',
      'ich will {keine mails mehr|aus dem verteiler|vom newsletter runter}',
      '{newsletter monatlich|kriege ich dann dauernd mails}',
      '{wie oft gibt es den newsletter|newsletter wie oft|kommt der newsletter wöchentlich oder monatlich|erscheinungsweise newsletter|ohne skripte anmelden|in welchem abstand kommt der rundbrief}',
      'wie {bekomme|stoppe} ich {eure Mails|die Rundmails}',
      '{Newsletter|abmelden|wie oft mailt ihr|Newsletter abonnieren}',
    ],
  },
  account: {
    chip: 'Brauche ich ein Konto?',
    answer:
      'Nein. Chat, Vorlagen, Rechner, Lernpfad und Flow Builder funktionieren ohne Konto. Einen Kunden-Login gibt es auf dieser Seite nicht.',
    asks: [
      '{brauche ich|muss ich|braucht man|müssen wir} {ein konto|einen account|mich registrieren|mich anmelden|ein benutzerkonto|ein login} {haben|anlegen|}',
      '{wo|wie} {logge ich mich ein|kann ich mich einloggen|melde ich mich an|registriere ich mich|erstelle ich ein konto}',
      '{login|konto|account|registrierung|anmeldung|passwort vergessen|einloggen|kundenlogin|benutzerkonto|kundenbereich}',
      '{ich habe|hab} {mein passwort vergessen|mein passwort verloren|kein passwort}',
      '{passwort zurücksetzen|neues passwort|ohne registrierung nutzbar|geht das ohne anmeldung}',
      '{brauch ich einen zugang für den flow builder|ohne anmeldung|passwort weg}',
      'muss man {ein Konto anlegen|sich registrieren|sich einloggen}',
      '{Passwort vergessen|Konto|Login}',
      '{Passwort|wo loggen sich Kunden ein|Anmeldung nötig}',
    ],
  },
  offline: {
    chip: 'Was passiert ohne Verbindung?',
    answer:
      'Seiten, die Sie besucht haben, öffnen sich auch ohne Verbindung, und ein Formular, das Sie offline senden, wartet in Ihrem Browser und geht innerhalb eines Tages von selbst hinaus.',
    asks: [
      '{geht|funktioniert|läuft|öffnet sich} {die seite|eure website|das|die website} {auch|} {offline|ohne internet|ohne verbindung|im funkloch|ohne netz}',
      '{offline|kein internet|kein netz|verbindung weg|funkloch|internetausfall}',
      '{was passiert|geht meine nachricht verloren|was ist} wenn {das internet ausfällt|die verbindung abbricht|ich offline bin|mein netz weg ist}',
      '{ist|geht} {meine nachricht|mein formular} {verloren|weg} {ohne netz|ohne verbindung|}',
      'geht die Seite ohne {Netz|Empfang|Internet}',
      '{Netz weg beim Absenden|schlechter Empfang}',
    ],
  },
  roiShare: {
    chip: 'Woher kommen die 40 % Ersparnis?',
    answer:
      'Die {roiShare} im Ersparnis-Rechner sind eine Annahme zum Planen, keine gemessene Zahl: der Anteil der Zeit für Kundenfragen, den ein Bot ohne Hilfe erledigen kann. In manchen Postfächern ist es mehr, in anderen die Hälfte. Sortieren Sie Ihre letzten zweihundert Gespräche, dann kennen Sie Ihren Anteil; unser Blog zeigt, wie.',
    asks: [
      '{woher kommen|wer hat|warum|wie kommt ihr auf} {die 40 prozent|die 40 %|die 40%|genau 40 prozent|diese 40 prozent} {im rechner|festgelegt|beim sparen|ersparnis}',
      '{ist|sind} {die 40 prozent|der ersparnisrechner|die berechnete ersparnis} {realistisch|geschätzt|eine annahme|erfunden|gemessen|belegt}',
      '{40 prozent annahme|automatisierungsanteil|welchen anteil der fragen schafft ein bot|annahme des roi rechners|grundlage der ersparnis}',
      '{woher kommen die 40 % im Rechner|sind die 40 Prozent erfunden}',
    ],
  },
  flowLimits: {
    chip: 'Wie viele Flows, wie lange gespeichert?',
    answer:
      'Ein Arbeitsbereich fasst bis zu {flows} Abläufe mit je bis zu {nodes} Knoten; die letzten {versions} Versionen eines Ablaufs werden aufgehoben. Gelöscht wird er {retentionDays} Tage nach der letzten Nutzung. Der Export lädt alle Abläufe als eine JSON-Datei herunter, die der Import in jedem Browser wieder liest.',
    asks: [
      '{wie viele knoten pro flow|wie viele flows darf ich anlegen|wie viele revisionen werden aufgehoben|wie viele versionen werden gespeichert|grenzen des flow builders|maximale anzahl knoten}',
      '{wie viele davon pro flow maximal|maximal wie viele pro flow}',
      '{maximal|wie viele|höchstzahl|limit} {flows pro workspace|flows|knoten pro flow|knoten|abläufe|flows im arbeitsbereich}',
      '{wie lange bleibt|lebensdauer|wann verfällt|wann wird} {mein arbeitsbereich|der workspace|der arbeitsbereich|workspace flow builder} {gelöscht|bestehen|erhalten|}',
      'flows pro workspace {maximal|}',
      '{wie viele|anzahl der} {versionen|revisionen|alte versionen} {werden aufgehoben|hebt ihr auf|bleiben|}',
      '{wie lange|bis wann|wie viele tage} {bleiben meine flows|werden meine flows gespeichert|bleiben meine flows liegen|sind meine abläufe da}',
      '{flow builder grenzen|alles als datei exportieren|export als json|flows auf anderen rechner mitnehmen|wie viele flows sind gratis}',
      'wie {viele Knoten|groß} darf ein Flow {haben|sein}',
      '{Flows pro Workspace maximal|wann wird mein Arbeitsbereich gelöscht|wie lange bleiben meine Flows|Limit für Flows}',
    ],
  },
  nodeTypes: {
    chip: 'Welche Knotenarten gibt es?',
    answer:
      'Die sechs Grundarten sind Start, Text, Schnellantwort (Frage mit Schaltflächen), Bedingung, Aktion (fragt nach E-Mail oder Telefon, bittet um einen Termin, benachrichtigt ein anderes System) und API-Aufruf. Dazu kommen Bewertung, Variable setzen, A/B-Weiche, Sprung, Übergabe und Ende.',
    asks: [
      '{welche knotenarten gibt es|welche bausteine gibt es}',
      '{welche|wie viele|was für} {knotenarten|knotentypen|arten von knoten|bausteine|blöcke} {gibt es|gibts|hat der flow builder|kann ich nutzen|habt ihr}',
      '{was macht|was ist} {ein bedingungsknoten|der aktionsknoten|eine schnellantwort|der api aufruf|der startknoten}',
      '{knotentypen|bausteine im flow builder|bedingungsknoten|knoten arten}',
      'welche Arten von {Knoten|Bausteinen}',
      '{wie viele Knotentypen|Bausteine Liste}',
    ],
  },
  help: {
    chip: 'Wo ist die Dokumentation?',
    answer:
      'Die Fußzeile führt hin: „Help Center“ ist unser Blog, „Documentation“ der Artikel über den Flow Builder, „API Reference“ der über das Verbinden von Systemen. Für alles andere schreiben Sie an {supportEmail}.',
    asks: [
      '{wo ist|habt ihr|gibt es|wo finde ich} {die dokumentation|eine dokumentation|ein hilfe center|das handbuch|eine anleitung|eine faq|eine bedienungsanleitung|eine wissensdatenbank}',
      '{dokumentation|doku|hilfecenter|handbuch|anleitung|faq|hilfeseite|bedienungsanleitung}',
      '{wie erreiche ich|mail vom|wohin schreibe ich an} {den technischen support|technischer support|euren helpdesk|das support team}',
      '{Anleitung bitte|wo ist die Doku|Handbuch für Nutzer|Hilfeseiten}',
    ],
  },
};
