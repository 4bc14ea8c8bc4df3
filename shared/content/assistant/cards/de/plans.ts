import type { AreaTexts } from '../types.ts';

export const plans: AreaTexts<'plans'> = {
  prices: {
    chip: 'Was kostet ein Chatbot?',
    answer: '{platformPrices}\n\n{managedPrices}\n\nKein Tarif hat eine Einrichtungsgebühr.',
    asks: [
      '{was|wie viel|wieviel} {kostet|kosten|würde|verlangt ihr für|nehmen sie für|zahlt man für} {der spaß|das|ein bot|ein chatbot|so ein ding|euer service|der bot im monat|das ganze|kosten}',
      '{was sind|nennen sie mir|ich brauche|kann ich|schickt mal|zeigen sie mir} {eure preise|ihre preise|die tarife|eine preisliste|die konditionen|die monatlichen kosten|die pakete}',
      '{preis|preise|kosten|preisliste|tarife|gebühren|pakete|abo|abos|monatspreis|kostenpunkt|pricing|preisübersicht|welche tarife gibt es|welche abos habt ihr}',
      '{ist das|seid ihr|sind sie|das ist doch|klingt} {teuer|zu teuer|günstig|bezahlbar|billig|preiswert}',
      '{so ungefähr|grob|hausnummer|pi mal daumen} {was zahle ich|welcher preis|was muss ich rechnen|mit welchen kosten}',
      '{was muss ich hinlegen|was legt man da hin|was wollt ihr dafür haben|wie teuer is des|was verlangts ihr|was chostet das|preislich wo liegt ihr|mit was muss ich rechnen im monat}',
    ],
  },
  starter: {
    chip: 'Was steckt in Starter?',
    answer:
      'Der Plattform-Tarif {starter} kostet {starterPrice} im Monat mit GPT-3.5 Turbo: {starterMessages} Nachrichten im Monat, {starterIntegrations} Integrationen (Slack, E-Mail, Web), einfache Analysen, E-Mail-Support und Ihr eigenes Branding, in einer Sprache. Er passt zu einem kleinen Unternehmen mit einer Website und einem Team.',
    asks: [
      '{was|wie viel|was alles} {ist in|kostet|kann|enthält|bietet|steckt in|bekomme ich bei|ist drin bei} {starter|dem starter|dem starter tarif|starter plan|starter paket|dem kleinen tarif|der starter|dem einstiegstarif}',
      '{infos zu|details zu|erzähl mir was über|mehr über|erklären sie mir} {starter|den starter|den starter tarif|den kleinsten tarif|das kleine paket}',
      '{starter|starter tarif|starter preis|starter leistungen|starterpaket|129 dollar paket|was krieg ich für 129|was gibts für 129 im monat}',
      '{reicht|genügt|passt|taugt} {starter|der starter tarif|das kleine paket|der kleine tarif} {für uns|für einen kleinen laden|für den anfang|für einen handwerksbetrieb|}',
      '{wie viele nachrichten|welcher support|wie viele integrationen|welche analysen} {sind bei starter dabei|hat starter|hat der kleine tarif}',
    ],
  },
  professional: {
    chip: 'Was steckt in Professional?',
    answer:
      'Der Plattform-Tarif {professional} kostet {professionalPrice} im Monat zum Grundpreis ({sonnetProfessional} mit Claude 3 Sonnet): {professionalMessages} Nachrichten im Monat, unbegrenzt viele Integrationen, erweiterte Analysen, bevorzugter Support rund um die Uhr, Claude 3 Sonnet, HIPAA-Bereitschaft, mehrere Sprachen, A/B-Tests und eigene Workflows. Es ist unser beliebtester Tarif.',
    asks: [
      '{was|wie viel|was alles} {ist in|kostet|kann|enthält|bietet|steckt in|bekomme ich bei|ist drin bei} {professional|dem professional|dem professional tarif|pro|dem pro plan|dem mittleren tarif|professional paket}',
      '{infos zu|details zu|mehr über|erklären sie mir|erzähl mal von} {professional|pro|dem professional tarif|dem mittleren paket|dem pro tarif}',
      '{professional|professional tarif|pro tarif|pro plan|professional preis|professional leistungen|was krieg ich für 699|699 dollar paket|was gibts für 699 im monat}',
      '{welcher tarif|welches paket|welcher} {ist am beliebtesten|wird am meisten gekauft|ist euer bestseller|läuft am besten|nehmen die meisten}',
      '{wie viele nachrichten|wie viele sprachen|welchen support} {hat professional|hat pro|sind in professional drin|hat der mittlere tarif}',
      'warum {kostet|ist} {professional|pro} {699|so teuer|so viel mehr|das geld wert}',
    ],
  },
  enterprise: {
    chip: 'Was steckt in Enterprise?',
    answer:
      'Der Plattform-Tarif {enterprise} wird individuell kalkuliert: unbegrenzt viele Nachrichten, eigene Infrastruktur oder Hosting im eigenen Haus, SSO, Claude 3 Opus, fester Ansprechpartner im Support, ein SLA und erweiterte Sicherheit. Sagen Sie uns, was Sie brauchen, und ein Mensch macht Ihnen innerhalb von {hours} Stunden ein Angebot.',
    asks: [
      '{was|wie viel|was alles} {ist in|kostet|kann|enthält|bietet|steckt in|bekomme ich bei} {enterprise|dem enterprise tarif|enterprise plan|dem großen tarif|dem größten paket|der enterprise}',
      '{infos zu|details zu|mehr über|erklären sie mir|erzähl was über} {enterprise|den enterprise tarif|den größten tarif|das große paket}',
      '{enterprise|enterprise tarif|enterprise preis|enterprise kosten|enterprise leistungen|großkunden|konzernlösung}',
      '{wir sind|ich arbeite in|für} {ein konzern|einem konzern|ein großunternehmen|einen mittelständler mit 5000 mitarbeitern|eine große organisation} {was bietet ihr da|welcher tarif|was kostet das dann|}',
      '{habt ihr|gibt es|wir brauchen} {etwas für große firmen|etwas für konzerne|einen tarif ohne nachrichtenlimit|unbegrenzte nachrichten|unlimitiert nachrichten}',
    ],
  },
  compare: {
    chip: 'Wie unterscheiden sich die Tarife?',
    answer:
      '{starter} ({starterPrice} im Monat): {starterMessages} Nachrichten, {starterIntegrations} Integrationen, eine Sprache, einfache Analysen, E-Mail-Support.\n{professional} ({professionalPrice} im Monat): {professionalMessages} Nachrichten, unbegrenzt viele Integrationen, mehrere Sprachen, erweiterte Analysen, A/B-Tests, HIPAA-Bereitschaft, Support rund um die Uhr.\n{enterprise} (individueller Preis): unbegrenzt viele Nachrichten, eigene Infrastruktur, SSO, SLA, fester Ansprechpartner.',
    asks: [
      '{was ist|wo liegt|wo ist|erklär mir|worin besteht} {der unterschied|der genaue unterschied|die differenz} zwischen {den tarifen|starter und professional|starter und pro|pro und enterprise|den paketen|euren abos}',
      '{vergleich|vergleiche|gegenüberstellung|vergleichstabelle} {der tarife|tarife|starter professional|der pakete|starter mit pro|professional enterprise}',
      '{wie|wodurch|worin} unterscheiden sich {die tarife|die pläne|eure pakete|starter und professional|professional und enterprise}',
      '{was hat|was kann|was bietet|was bringt mir} {professional|pro|enterprise|der teurere} {was starter nicht hat|mehr als starter|mehr als der kleine|mehr als pro}',
      '{starter|pro|professional} {oder|vs|versus|gegen} {professional|pro|enterprise}',
    ],
  },
  whichPlan: {
    chip: 'Welcher Tarif passt zu mir?',
    answer:
      'Das hängt von Ihren Nachrichten im Monat ab: Bis {starterMessages} reicht {starter}, bis {professionalMessages} ist es {professional}, darüber {enterprise}. {professional} brauchen Sie auch für mehrere Sprachen, HIPAA oder A/B-Tests. Wie viele Nachrichten bekommen Sie etwa im Monat?',
    asks: [
      '{welcher tarif|welches paket|welcher plan|welches abo|was} {passt|eignet sich|ist richtig|empfehlen sie|würdet ihr empfehlen|ist sinnvoll|wäre gut} {für mich|für uns|zu uns|für kleine firmen|für ein startup|für meinen betrieb}',
      '{welchen tarif|welches paket|welchen plan|was} {soll ich nehmen|brauche ich|würdest du nehmen|sollten wir wählen|muss ich buchen}',
      '{tarifberatung|empfehlung tarif|hilf mir bei der auswahl|ich kann mich nicht entscheiden|keine ahnung welchen tarif|weiß nicht welches paket|was ratet ihr uns}',
      'wir {bekommen|haben|kriegen|beantworten} {ca|etwa|so|rund} {2000|8000|12000|30000|500} {anfragen|nachrichten|mails|fragen} {im monat|monatlich} {was brauchen wir|welcher tarif|}',
      '{was nehm ich da am besten|wir sind neun leute und kriegen viele anfragen welcher tarif|welcher tarif bei 30000 nachrichten mit hipaa|was empfehlt ihr mir|reicht uns der kleine|was brauchen wir da}',
    ],
  },
  managed: {
    chip: 'Was kostet der Rundum-Service?',
    answer: '{managedPrices}\n\nBeim Rundum-Service bauen, betreiben und betreuen wir den Bot für Sie.',
    asks: [
      '{was ist|was kostet|was beinhaltet|wie teuer ist|erklär mir|infos zum} {der managed service|der rundum service|fully managed|die vollbetreuung|managed|das rundum sorglos paket|full service}',
      '{könnt ihr|können sie|würdet ihr|macht ihr} {das alles für uns machen|den bot für uns betreiben|alles übernehmen|uns die arbeit abnehmen|das komplett betreuen|das für uns einrichten und betreuen}',
      '{managed service|rundum service|fully managed|full service|managed preise|managed tarife|betreuter bot|komplettservice}',
      '{wir haben|ich habe} {keine zeit|keine leute|keine lust|keine kapazität} {dafür|das selbst zu machen|uns drum zu kümmern|den bot selbst zu pflegen}',
      '{was bekomme ich für|wofür|warum} {1497|2497|2997|1.497 im monat}',
      'preis wenn ihr {alles macht|ihn betreibt|euch um alles kümmert}',
      '{rundum sorglos paket|unbegrenzte gespräche|was kostet das rundumpaket|ihr macht alles für uns|komplettpaket mit allem drum und dran|alles inklusive|wir wollen uns um nichts kümmern|der betreute service mit unbegrenzten gesprächen}',
    ],
  },
  managedOrPlatform: {
    chip: 'Plattform oder Rundum-Service?',
    answer:
      'Mit einem Plattform-Tarif (ab {starterPrice} im Monat) betreiben Sie den Bot selbst auf unserer Plattform. Beim Rundum-Service (ab {managedStarter} im Monat) bauen wir ihn, betreiben ihn und verbessern ihn laufend. Das eine wird in Nachrichten gezählt, das andere in Gesprächen.\n{managedPairs}',
    asks: [
      '{unterschied|was ist der unterschied|erklär den unterschied|wo ist der unterschied} zwischen {plattform und managed|managed und plattform|selbst betreiben und rundum service|den beiden angeboten|den zwei starter tarifen|self service und full service}',
      'warum {gibt es|habt ihr|stehen da} {zwei preise|zwei preislisten|verschiedene preise|zwei mal starter|zwei starter preise}',
      'warum kostet {starter|professional} {einmal 129 und einmal 1497|einmal 699 und einmal 2497|hier so viel und dort weniger}',
      '{plattform|selbst betreiben|self service} {oder|vs|versus} {managed|rundum service|full service|betreut}',
      '{was heißt|was bedeutet|was meint ihr mit} {plattform tarif|plattform|managed|fully managed}',
      'auf der {seite|website} steht {129|699} und {ihr sagt|jetzt heißt es} {1497|2497}',
    ],
  },
  cheapest: {
    chip: 'Was ist der günstigste Einstieg?',
    answer:
      'Am günstigsten ist der Plattform-Tarif {starter} für {starterPrice} im Monat mit bis zu {starterMessages} Nachrichten, ohne Einrichtungsgebühr und ohne lange Vertragsbindung.',
    asks: [
      '{was ist|welches ist|was wäre|wie viel kostet} {das günstigste|das billigste|die günstigste variante|euer billigster tarif|der günstigste tarif|das kleinste paket|das mindeste}',
      '{billigster tarif|günstigster preis|mindestpreis|einstiegspreis|niedrigster preis|ab preis|preise ab|günstigste option}',
      '{ab wie viel|ab welchem preis|wo fangen} {geht es los|gehts los|die preise an|kann man starten|fangt ihr an}',
      '{wir haben|ich habe|bei uns ist} {nur ein kleines budget|wenig geld|kaum budget|nicht viel kohle} {was geht da|was bekomme ich dafür|}',
      '{mein budget ist|wir können} {100|150|200|300} {dollar|euro|im monat|ausgeben} {reicht das|}',
      '{das ist mir zu teuer habt ihr was günstigeres|gehts auch billiger|kleines budget|günstigste variante|was ist das minimum}',
    ],
  },
  setupFee: {
    chip: 'Gibt es eine Einrichtungsgebühr?',
    answer:
      'Nein. Keiner unserer Tarife hat eine Einrichtungsgebühr; Sie zahlen den Monatspreis. Nur Extras wie eine individuelle Integration ({integrationPrice} einmalig) oder erweitertes Training ({trainingPrice} einmalig) kosten einmal etwas.',
    asks: [
      '{gibt es|fällt|verlangt ihr|zahle ich|habt ihr|kommt noch} {eine einrichtungsgebühr|eine setup gebühr|eine einmalige gebühr|einmalkosten|eine anschlussgebühr|versteckte kosten|eine aktivierungsgebühr} {an|}',
      '{einrichtungsgebühr|setup fee|setupkosten|einmalkosten|einrichtungskosten|installationskosten|startkosten|anschlussgebühr|versteckte kosten|nebenkosten|zusatzkosten}',
      '{was|wie viel} {kostet|kosten} {die einrichtung|das einrichten|das setup|die installation|das onboarding|die inbetriebnahme}',
      '{muss ich|zahlt man} {vorher|im voraus|am anfang|vorab} {etwas zahlen|was bezahlen|geld hinlegen}',
      '{wo ist der haken|gibts einen haken|was kommt noch dazu|kommt da noch was obendrauf}',
    ],
  },
  contract: {
    chip: 'Gibt es eine Mindestlaufzeit?',
    answer:
      'Es gibt keine lange Vertragsbindung: Die Tarife laufen von Monat zu Monat, und Sie können jederzeit mit {noticeDays} Tagen Frist kündigen.',
    asks: [
      '{gibt es|habt ihr|wie ist|wie lang ist|was ist} {eine mindestlaufzeit|die mindestlaufzeit|eine vertragslaufzeit|die laufzeit|eine vertragsbindung|die vertragsdauer|einen knebelvertrag}',
      '{muss ich|müssen wir|muss man} {mich lange binden|uns festlegen|einen vertrag unterschreiben|einen jahresvertrag nehmen|12 monate bleiben|ein jahr abnehmen}',
      '{wie lange|auf wie lange} {bin ich gebunden|läuft der vertrag|bindet man sich|ist man drin|muss ich bleiben|geht das abo}',
      '{vertrag|laufzeit|mindestlaufzeit|vertragslaufzeit|mindestvertragslaufzeit|vertragsbindung|jahresvertrag|monatlich oder jährlich|bindung}',
      '{wir wollen|ich will} {keinen langen vertrag|keine bindung|uns nicht binden|nix langfristiges}',
      '{bin ich da ein jahr gebunden|häng ich da ewig drin|knebelvertrag|wie lange muss ich mich binden}',
    ],
  },
  cancel: {
    chip: 'Wie kann ich kündigen?',
    answer:
      'Sie können jederzeit mit {noticeDays} Tagen Frist kündigen; ein Grund ist nicht nötig, und es gibt keine lange Vertragsbindung. Eine Nachricht an {email} genügt.',
    asks: [
      '{wie|wann|bis wann|wo} {kann ich|können wir|kann man|muss ich} {kündigen|aussteigen|das abo beenden|das wieder loswerden|den vertrag auflösen}',
      '{kann ich|können wir|komme ich|kommt man} {jederzeit|monatlich|schnell|vorzeitig|nach einem monat|einfach so} {kündigen|wieder raus|aufhören|da raus|stornieren}',
      '{kündigung|kündigungsfrist|kündigen|abo kündigen|kündigungsbedingungen|storno|stornieren|vertragsende|ausstieg}',
      '{wie lang ist|was ist|wie ist|habt ihr} {die kündigungsfrist|eure kündigungsfrist|eine kündigungsfrist|die frist}',
      '{was wenn|und wenn} {es uns nicht gefällt|wir unzufrieden sind|es nicht funktioniert|wir nicht mehr wollen|wir es uns anders überlegen} {kommen wir wieder raus|}',
      '{wie komm ich da wieder raus|wenns nicht passt kann ich kündigen|schnell wieder raus aus dem vertrag|wann kann ich aufhören}',
    ],
  },
  trial: {
    chip: 'Kann ich es kostenlos testen?',
    answer:
      'Vieles können Sie hier kostenlos ausprobieren: mit den Demo-Bots unserer Vorlagen chatten, im Flow Builder einen eigenen Ablauf bauen und eine kostenlose Beratung buchen. Einen Gratistarif oder Testzeitraum bewerben wir nicht; weil es keine Einrichtungsgebühr gibt und Sie mit {noticeDays} Tagen Frist kündigen können, ist ein Monat {starter} ({starterPrice}) der kleinste echte Test.',
    asks: [
      '{gibt es|habt ihr|bietet ihr|kann ich bekommen|bekomme ich} {einen testzeitraum|eine testphase|eine kostenlose version|einen probemonat|eine gratisversion|einen testzugang|eine trial}',
      '{kann ich|können wir|darf man|kann man} {das|den bot|es} {erst|vorher|kostenlos|gratis|unverbindlich|14 tage} {testen|ausprobieren|probieren}',
      '{testversion|kostenlos testen|gratis|probemonat|free trial|testphase|probezeit|umsonst|kostenlose version|testaccount|freemium}',
      '{ist das|ist der bot|gibts das|gibts was} {kostenlos|umsonst|gratis|für lau}',
      'was kann ich {kostenlos|ohne anmeldung|ohne zu zahlen} {testen|ausprobieren|nutzen}',
      '{kann man das erst mal testen|ich will nicht die katze im sack kaufen|erst probieren dann zahlen|kann ich da mal reinschnuppern|gibts was zum ausprobieren|ohne kreditkarte testen|bevor ich was bezahle|kostenlos antesten}',
    ],
  },
  discount: {
    chip: 'Gibt es Rabatte?',
    answer:
      'Die Seite nennt keine Rabatte, weder für jährliche Zahlung noch für Start-ups oder gemeinnützige Organisationen, und versprechen kann ich keinen. Fragen Sie unser Team: {email} oder eine kostenlose Beratung ist der Weg zu einem Angebot für Ihren Fall.',
    asks: [
      '{gibt es|habt ihr|gebt ihr|bekommen wir|kriege ich|ist} {rabatt|einen rabatt|rabatte|nachlass|einen gutschein|einen rabattcode|ein sonderangebot|skonto} {drin|}',
      '{rabatt|nachlass|günstiger} {für vereine|für startups|für studenten|für schulen|bei jahreszahlung|bei jährlicher zahlung|für agenturen|für zwei bots}',
      '{kann man|könnt ihr|geht da} {verhandeln|am preis was machen|billiger machen|beim preis entgegenkommen|handeln|noch was am preis}',
      '{rabattcode|gutschein|gutscheincode|mengenrabatt|aktion|black friday angebot|vereinsrabatt|jahresrabatt|prozente}',
      '{gibts rabatt für vereine|geht da noch was|gemeinnützig}',
    ],
  },
  payment: {
    chip: 'Wie bezahle ich?',
    answer:
      'Die Preise sind in US-Dollar und werden monatlich bezahlt. Welche Zahlungsarten und Rechnungen möglich sind und ob Steuern dazukommen, sagt die Seite nicht; unser Team klärt das vor dem Start mit Ihnen: {email}.',
    asks: [
      '{wie|womit} {kann ich|können wir|zahle ich|bezahlt man|zahlt man} {zahlen|bezahlen|das bezahlen|bei euch}',
      '{kann ich|können wir|geht auch|nehmt ihr|akzeptiert ihr|zahlung} {auf rechnung|per rechnung|kreditkarte|paypal|überweisung|per lastschrift|sepa|bitcoin|in euro}',
      '{zahlungsarten|zahlungsmethoden|bezahlung|rechnung|mehrwertsteuer|mwst|umsatzsteuer|währung|netto oder brutto|zahlungsweise|kreditkarte|paypal}',
      '{sind die preise|ist das|versteht sich das} {netto|brutto|inklusive mwst|ohne steuer|zzgl mwst|in dollar|in euro}',
      '{wann|wie oft} {wird abgerechnet|wird abgebucht|kommt die rechnung|müssen wir zahlen}',
      '{kann ich auf rechnung zahlen|geht sepa lastschrift|mit karte zahlen|ist das brutto oder netto|dollar oder euro}',
    ],
  },
  overage: {
    chip: 'Was, wenn die Nachrichten nicht reichen?',
    answer:
      'Es fällt nichts aus: In starken Monaten kosten zusätzliche Gespräche {conversationPrice} je Gespräch, in jedem Tarif. Kommt es jeden Monat vor, ist der nächste Tarif meist günstiger.',
    asks: [
      '{was passiert|was ist|was|und} wenn {das limit erreicht ist|die nachrichten nicht reichen|wir drüber sind|das kontingent aufgebraucht ist|wir mehr als 5000 nachrichten haben|ich das limit überschreite|die nachrichten alle sind}',
      '{was kosten|was kostet|wie teuer sind|preis für|wie viel kosten} {zusätzliche gespräche|extra nachrichten|ein zusätzliches gespräch|weitere nachrichten|mehr nachrichten|überzählige nachrichten}',
      '{nachrichtenlimit|kontingent überschritten|limit überschritten|zusätzliche gespräche|extra nachrichten|überschreitung|mehrverbrauch|zu viele nachrichten}',
      '{stoppt|schaltet sich|hört} der bot {wenn das limit erreicht ist|dann ab|bei 5000 nachrichten auf|}',
      '{im dezember|im weihnachtsgeschäft|in der saison|in der hochsaison} {haben wir mehr anfragen|kommen viel mehr nachrichten} {was kostet das dann|}',
      '{nachrichten aufgebraucht|im weihnachtsgeschäft mehr anfragen|wird er dann abgeschaltet}',
    ],
  },
  addOns: {
    chip: 'Welche Extras gibt es?',
    answer:
      'Extras zu jedem Tarif:\n- zusätzliche Sprache: {languagePrice} im Monat\n- zusätzliche Gespräche: {conversationPrice} je Gespräch\n- individuelle Integration: {integrationPrice} einmalig\n- erweitertes Training: {trainingPrice} einmalig',
    asks: [
      '{welche|was für|was sind} {extras|zusatzleistungen|zusatzoptionen|add ons|erweiterungen|zusatzpakete|optionen} {gibt es|habt ihr|kann ich dazubuchen|bietet ihr an|sind buchbar|}',
      '{extras|add ons|addons|zusatzleistungen|zusatzoptionen|zubuchbar|aufpreise|erweiterungen}',
      '{was|welche sachen|welche leistungen} {kostet extra|kosten extra|kostet aufpreis|muss man extra zahlen|sind nicht inklusive}',
      '{kann ich|können wir|lässt sich} {etwas|noch was|extras} {dazubuchen|zubuchen|ergänzen|dazunehmen}',
      '{preise der|preise für|liste der} {extras|add ons|zusatzleistungen}',
    ],
  },
  addLanguage: {
    chip: 'Was kostet eine weitere Sprache?',
    answer:
      'Eine zusätzliche Sprache für Ihren Bot kostet {languagePrice} im Monat, geschrieben und geprüft. {professional} und {enterprise} sprechen mehrere Sprachen, {starter} eine.',
    asks: [
      '{was kostet|wie teuer ist|wie viel kostet|preis für|aufpreis für} {eine weitere sprache|eine zusätzliche sprache|eine zweite sprache|noch eine sprache|jede sprache|englisch dazu|französisch zusätzlich}',
      '{weitere sprache|zusatzsprache|zweite sprache|zusätzliche sprachen|sprachpaket|sprache dazubuchen|mehr sprachen}',
      '{kann ich|können wir|kann man} {später|} {eine sprache|italienisch|englisch und französisch|türkisch|eine zweite sprache} {hinzufügen|dazunehmen|ergänzen}',
      '{kosten|kostet} {mehrere|zwei|drei|weitere} sprachen {mehr|extra|aufpreis|zusätzlich}',
      'wir {brauchen|wollen|hätten gern} den bot {in zwei sprachen|in drei sprachen|auf deutsch und englisch|viersprachig} {was kostet das|}',
      '{was kostet eine sprache mehr|noch englisch dazu wie viel|zusätzlich türkisch kostet was|pro sprache extra}',
    ],
  },
  addIntegration: {
    chip: 'Was kostet eine eigene Anbindung?',
    answer:
      'Eine individuelle Integration, also die Verbindung zu einem eigenen System, kostet {integrationPrice} einmalig. {starter} enthält {starterIntegrations} Standard-Integrationen, {professional} so viele, wie Sie brauchen.',
    asks: [
      '{was kostet|wie teuer ist|wie viel kostet|preis für|was verlangt ihr für} {eine individuelle integration|eine eigene schnittstelle|die anbindung|eine anbindung an unser erp|die anbindung unserer software|eine sonderschnittstelle}',
      '{kosten integration|preis schnittstelle|anbindungskosten|integrationskosten|preis individuelle integration|schnittstelle preis}',
      '{kosten|kostet} {integrationen|eine integration|die schnittstelle|die crm anbindung} {extra|etwas|aufpreis|zusätzlich}',
      '{könnt ihr|kann man} {unsere eigene software|unser warenwirtschaftssystem|ein selbstgebautes system|unsere alte datenbank} anbinden {und was kostet das|und zu welchem preis}',
      'was {würde es kosten|kostet es} {sap|unser erp|unsere datenbank|unser eigenes crm} {anzubinden|zu integrieren}',
    ],
  },
  addTraining: {
    chip: 'Was ist das erweiterte Training?',
    answer:
      'Das erweiterte Training kostet {trainingPrice} einmalig: Wir trainieren den Bot mit Ihren Dokumenten und früheren Gesprächen.',
    asks: [
      '{was ist|was kostet|was bringt|wie teuer ist|erklär mir|was passiert beim} {das erweiterte training|erweitertes training|das training|advanced training|das bot training|das anlernen}',
      '{erweitertes training|trainingskosten|preis training|training zusatz|advanced training|trainingspreis}',
      '{was kostet es|wie teuer wird es|kostet es extra} {den bot zu trainieren|den bot anzulernen|ihn mit unseren daten zu füttern|wenn ihr ihn mit unseren unterlagen trainiert}',
      '{trainiert ihr|könnt ihr} {den bot|ihn} {für uns|mit alten tickets|mit unseren alten chats} {anlernen|trainieren|und was kostet das}',
    ],
  },
  switchPlan: {
    chip: 'Kann ich den Tarif wechseln?',
    answer:
      'Ja. Die Tarife laufen von Monat zu Monat, Sie können also in einen größeren oder kleineren wechseln, wenn sich Ihre Nachrichtenzahl ändert; sagen Sie unserem Team unter {email} Bescheid, und es stellt mit Ihnen um.',
    asks: [
      '{kann ich|können wir|kann man|ist es möglich} {später|jederzeit|nachträglich|unterwegs} {wechseln|den tarif wechseln|upgraden|hochstufen|downgraden|auf professional umsteigen|in einen kleineren tarif|zurück auf starter}',
      '{tarifwechsel|upgrade|downgrade|tarif wechseln|paket wechseln|umsteigen|hochstufen|abo ändern}',
      '{erst|zuerst} {starter nehmen|klein anfangen|mit starter anfangen} und {später wechseln|dann hochgehen|dann auf pro umsteigen|bei bedarf upgraden}',
      'was wenn {wir wachsen|starter zu klein wird|wir irgendwann mehr brauchen|sich unser bedarf ändert}',
    ],
  },
  refund: {
    chip: 'Gibt es Geld zurück?',
    answer:
      'Die Seite verspricht weder eine Rückerstattung noch eine Garantie, also kann ich das auch nicht. Sicher ist: keine Einrichtungsgebühr, keine lange Vertragsbindung, Kündigung mit {noticeDays} Tagen Frist. Für alles Weitere schreiben Sie an {email}.',
    asks: [
      '{gibt es|bekomme ich|kriege ich|bekommt man|habt ihr} {mein geld zurück|geld zurück|eine erstattung|eine rückerstattung|eine geld zurück garantie|eine zufriedenheitsgarantie} {wenn es nicht passt|wenn ich unzufrieden bin|}',
      '{erstattung|rückerstattung|geld zurück|geld zurück garantie|refund|garantie|rückzahlung|zufriedenheitsgarantie|widerruf}',
      '{ich will|ich möchte|wir wollen|wir hätten gern} {mein geld wieder|das geld zurück|eine gutschrift|eine erstattung}',
      'welche {garantie|garantien|sicherheiten} {gebt ihr|habe ich|bekommen wir}',
      '{ich will mein geld zurück|krieg ich mein geld wieder|geld zurück wenns nicht klappt|wie läuft die rückerstattung}',
    ],
  },
  messageCount: {
    chip: 'Was zählt als Nachricht?',
    answer:
      'Plattform-Tarife werden in Nachrichten im Monat gezählt, der Rundum-Service in Gesprächen; ein Gespräch hat meist mehrere Nachrichten. Genauer legt es die Seite nicht fest. Fragen Sie unser Team unter {email}, wie Ihr Fall gezählt würde.',
    asks: [
      '{was|wie} {zählt als|gilt als|ist für euch|genau ist|wird gezählt als|versteht ihr unter} {eine nachricht|nachricht|ein gespräch|eine konversation|eine message}',
      '{unterschied|was ist der unterschied} zwischen {nachrichten und gesprächen|nachricht und gespräch|message und konversation}',
      '{zählen|zählt} {die antworten des bots|antworten|beide seiten|auch was der bot schreibt|jede antwort} {mit|auch|als nachricht}',
      '{wie viele|wieviele} {gespräche|kunden|chats|konversationen} {sind 5000 nachrichten|entsprechen 5000 nachrichten|sind 50000 nachrichten|bekomme ich damit hin}',
      '{sind 5000 nachrichten viel|wie werden nachrichten gezählt|nachrichten zählweise|zählung nachrichten}',
    ],
  },
  seats: {
    chip: 'Zahle ich pro Benutzer?',
    answer:
      'Nein, es gibt keine Benutzerlizenzen: Ihr ganzes Team kann hineinschauen. Der Preis richtet sich nach den Nachrichten, nie nach der Zahl der Kollegen.',
    asks: [
      '{zahle ich|zahlt man|rechnet ihr|ist der preis|kostet es|berechnet ihr} {pro user|pro nutzer|pro benutzer|pro mitarbeiter|pro kopf|pro arbeitsplatz|nach nutzern} {ab|}',
      '{wie viele|gibt es ein limit für} {benutzer|nutzer|user|kollegen|mitarbeiter|zugänge|logins} {sind dabei|dürfen rein|können damit arbeiten|sind erlaubt|}',
      '{benutzerlizenzen|lizenzen|nutzerlizenz|anzahl nutzer|seats|mehrere benutzer|lizenz pro nutzer|teamzugang}',
      '{kann|darf|können} {mein ganzes team|das ganze team|20 leute|alle kollegen|mehrere kollegen} {damit arbeiten|das nutzen|reinschauen|zugriff haben}',
    ],
  },
  custom: {
    chip: 'Und bei mehr als 50.000 Nachrichten?',
    answer:
      'Über {professionalMessages} Nachrichten im Monat ist der Preis individuell: Der Rechner zeigt ungefähr, was es wäre; für mehr als 100.000 Nachrichten oder eigene Infrastruktur macht unser Vertrieb innerhalb von {hours} Stunden ein Angebot.',
    asks: [
      '{was wenn wir|wir|wenn wir|falls wir} {mehr als 50000|über 100000|200000|eine halbe million|eine million|zig tausend} nachrichten {brauchen|haben|verschicken|im monat haben}',
      '{kann ich|wir brauchen|macht ihr|ich hätte gern|erstellt ihr} {ein individuelles angebot|ein angebot|einen kostenvoranschlag|eine offerte|ein maßgeschneidertes paket|einen individuellen preis} {bekommen|}',
      '{individuelles angebot|angebot anfordern|kostenvoranschlag|offerte|individueller tarif|sonderkonditionen großvolumen|angebot}',
      '{gibt es|habt ihr} {einen mengenpreis|staffelpreise|einen tarif für sehr viele nachrichten|preise für hohe volumen}',
    ],
  },
  modelPrices: {
    chip: 'Was kosten bessere Modelle?',
    answer:
      'Das Modell ändert den Preis: {starter} kostet {starterPrice} mit GPT-3.5 Turbo, {sonnetStarter} mit Claude 3 Sonnet und {opusStarter} mit Claude 3 Opus; {professional} kostet {professionalPrice}, {sonnetProfessional} und {opusProfessional}. Der Rechner auf der Preisseite zeigt es für Ihre Menge.',
    asks: [
      '{was kostet|wie teuer ist|wie viel mehr kostet|aufpreis für|preis mit|preis für} {claude|claude 3|opus|claude opus|sonnet|ein besseres modell|das beste modell|ein anderes ki modell}',
      '{starter|professional|pro} {mit|und} {claude|opus|sonnet|gpt|claude 3 opus} {preis|kosten|was kostet das|}',
      '{hängt|ändert sich|richtet sich} der preis {vom modell ab|mit dem modell|nach dem ki modell|je nach modell}',
      '{kann ich|geht|bekomme ich} {opus|claude|sonnet|ein besseres modell} {in starter|im kleinen tarif|bei starter} {nutzen|haben|}',
      'warum {839|155|1049} {dollar|statt 699|und nicht 699}',
    ],
  },
  perThousand: {
    chip: 'Was kosten 1.000 Nachrichten?',
    answer:
      'Voll ausgenutzt kosten 1.000 Nachrichten {starterThousand} in {starter} und {professionalThousand} in {professional}. Der Rechner auf der Preisseite zeigt es für Ihre Menge und Ihr Modell.',
    asks: [
      '{preis|kosten|was kostet es|wie viel|was zahle ich} {pro 1000 nachrichten|je tausend nachrichten|pro tausend nachrichten|für tausend nachrichten|je 1.000}',
      '{was kostet|wie teuer ist} {eine nachricht|eine einzelne nachricht|das tausend}',
      '{tausenderpreis|preis pro nachricht|kosten pro nachricht|pro tausend|je 1000|stückpreis nachricht}',
      '{und|also} {pro tausend|je tausend|pro nachricht} {wie viel|}',
    ],
  },
  integrationCount: {
    chip: 'Wie viele Integrationen je Tarif?',
    answer:
      '{starter} enthält {starterIntegrations} Integrationen (Slack, Email, Web), {professional} unbegrenzt viele. Die Anbindung eines eigenen Systems kostet einmalig {integrationPrice}.',
    asks: [
      'wie viele {integrationen|anbindungen|schnittstellen} {je tarif|pro tarif|hat welcher tarif|sind in den tarifen|pro paket|gibts in welchem plan}',
      '{anzahl integrationen pro tarif|integrationslimit|unbegrenzte integrationen|welcher tarif hat unbegrenzt integrationen|sind integrationen begrenzt|gibt es ein limit bei integrationen}',
      '{sind|gehen} {mehr als drei integrationen|fünf integrationen|eine vierte integration} {im starter|im kleinen tarif|mit starter} {möglich|}',
    ],
  },
};
