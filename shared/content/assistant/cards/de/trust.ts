import type { AreaTexts } from '../types.ts';

export const trust: AreaTexts<'trust'> = {
  security: {
    chip: 'Wie sicher ist das?',
    answer:
      'Sicherheit gehört zu jedem Tarif: {badges}. Daten sind bei der Übertragung und im Ruhezustand verschlüsselt, persönliche Angaben werden auf Wunsch exportiert oder gelöscht. {enterprise} ergänzt SSO, Hosting im eigenen Haus und erweiterte Sicherheit. Einzelheiten: {email}.',
    asks: [
      '{wie sicher|wie gut geschützt|wie abgesichert} {ist das|sind unsere daten|seid ihr|ist der bot|ist eure plattform|sind die chats}',
      '{sicherheit|datensicherheit|it sicherheit|sicherheitskonzept|sicherheitsmaßnahmen|pentest|soc 2|hackerangriff|informationssicherheit}',
      '{was tut ihr für|wie steht es um|was ist mit|erzählt mir was zur} {die sicherheit|it sicherheit|datensicherheit|cybersicherheit}',
      '{könnt ihr|kann der bot|wurdet ihr schon} {gehackt werden|mal gehackt|daten verlieren|gehackt}',
      '{unsere it|mein chef|unser sicherheitsbeauftragter} {hat fragen zur sicherheit|will wissen wie sicher das ist|fragt nach dem sicherheitskonzept}',
      '{was wenn ihr gehackt werdet|sind die daten bei euch sicher}',
      'wie {sicher|geschützt} ist das',
      '{Datenleck|unsere IT fragt nach Sicherheit|Cybersicherheit}',
      '{Schutzmaßnahmen|Penetrationstest|TOMs}',
      '{ich würde gerne wissen|können Sie mir sagen|bitte teilen Sie mir mit|darf ich fragen|mich würde interessieren|teilen Sie uns bitte mit} {welche Sicherheitsmaßnahmen es gibt|wie unsere Daten geschützt sind}',
      '{hi kurze frage|also|übrigens|ok und|sagt mal|hallo} {ist das sicher}',
    ],
  },
  hipaa: {
    chip: 'Sind Sie HIPAA-bereit?',
    answer:
      'HIPAA-Bereitschaft gibt es ab {professional}. Der Bot gibt nie medizinischen Rat; Medizinisches gibt er an Ihr Personal weiter. Für Vereinbarungen und Einzelheiten schreiben Sie an {email}.',
    asks: [
      '{seid ihr|ist das|ist der bot|sind sie} {hipaa konform|hipaa ready|hipaa zertifiziert|hipaa compliant|für patientendaten zugelassen}',
      '{hipaa|hipaa konformität|baa|patientendaten|gesundheitsdaten|schweigepflicht|phi}',
      '{darf|kann} {der bot|man|eine praxis} {patientendaten|gesundheitsdaten|krankenakten|befunde} {verarbeiten|speichern|eingeben}',
      '{welcher tarif|welches paket} {ist|hat|braucht man für} hipaa',
      'wie geht ihr mit {patientendaten|gesundheitsdaten|medizinischen daten|der ärztlichen schweigepflicht} um',
      '{geht das|ist das erlaubt} mit {patientendaten|sensiblen gesundheitsdaten|arztgeheimnis}',
      '{HIPAA|Patientendaten|hippa|Krankenakten|Gesundheitsdaten USA}',
    ],
  },
  gdpr: {
    chip: 'Sind Sie DSGVO-konform?',
    answer:
      'Ja, DSGVO-bereit: Persönliche Daten können auf Wunsch eingesehen, berichtigt, exportiert und gelöscht werden, Daten sind bei der Übertragung und im Ruhezustand verschlüsselt, und Besucher erfahren, was aufbewahrt wird. Für einen Vertrag zur Auftragsverarbeitung schreiben Sie an {privacyEmail}.',
    asks: [
      '{seid ihr|ist das|ist der bot|ist euer chatbot|sind sie} {dsgvo konform|datenschutzkonform|gdpr konform|mit der dsgvo vereinbar|dsgvo ready|in der eu erlaubt}',
      '{dsgvo|datenschutz|gdpr|avv|av vertrag|auftragsverarbeitung|dsgvo konformität|ds gvo}',
      '{gibt es|bekommen wir|schließt ihr|habt ihr} {einen avv|einen av vertrag|einen auftragsverarbeitungsvertrag|eine datenschutzvereinbarung} {ab|}',
      '{was ist mit|wie haltet ihr es mit|wie steht es um} {dem datenschutz|der dsgvo|den personenbezogenen daten|der privatsphäre meiner kunden}',
      '{auftragsverarbeitungsvertrag|datenschutz in der eu}',
      '{ich würde gerne wissen|können Sie mir sagen|bitte teilen Sie mir mit|darf ich fragen|mich würde interessieren|teilen Sie uns bitte mit} {ob Sie die DSGVO einhalten|ob es einen Auftragsverarbeitungsvertrag gibt}',
      '{hi kurze frage|also|übrigens|ok und|sagt mal|hallo} {DSGVO ok}',
    ],
  },
  iso: {
    chip: 'Sind Sie ISO-27001-zertifiziert?',
    answer:
      'Unsere Zeichen sind {badges}. Nach Zertifikaten und ihrem Geltungsbereich fragen Sie unser Team: {email}.',
    asks: [
      '{seid ihr|ist eure firma|sind sie|habt ihr} {zertifiziert|iso zertifiziert|iso 27001 zertifiziert|ein iso zertifikat|geprüft|tüv geprüft|zertifizierungen|auditiert}',
      '{iso|iso 27001|zertifikat|zertifikate|zertifizierung|gütesiegel|prüfbericht|siegel|tüv}',
      '{welche|was für} {zertifikate|zertifizierungen|siegel|normen|nachweise} {habt ihr|gibt es|erfüllt ihr|haben sie}',
      '{kann ich|können wir} {euer zertifikat|das iso zertifikat|einen auditbericht} {sehen|bekommen|haben}',
      'welche {Siegel|Nachweise|Zertifikate} habt ihr',
      '{ISO|ISO 27001|zertifiziert}',
      '{Audit|TÜV|Einkauf will ein Zertifikat}',
    ],
  },
  encryption: {
    chip: 'Sind meine Daten verschlüsselt?',
    answer: 'Ja. Daten sind bei der Übertragung (TLS) und im Ruhezustand verschlüsselt.',
    asks: [
      '{sind|werden} {meine daten|unsere daten|die chats|die gespräche|die nachrichten|kundendaten|die backups} {verschlüsselt|verschlüsselt gespeichert|verschlüsselt übertragen}',
      '{verschlüsselung|verschlüsselt|tls|ssl|ende zu ende verschlüsselung|aes|https|datenverschlüsselung}',
      '{wie|womit} {verschlüsselt ihr|ist das verschlüsselt|werden daten verschlüsselt|ist die verbindung gesichert}',
      '{nutzt ihr|habt ihr|gibt es} {eine verschlüsselung|ssl|tls|https|eine verschlüsselte verbindung|ende zu ende verschlüsselung}',
      'ist {die verbindung|der chat|alles} verschlüsselt',
      'ist das verschlüsselt {beim Senden|beim Speichern}',
      '{Verschlüsselung|TLS|kann da jemand mitlesen unterwegs}',
    ],
  },
  dataLocation: {
    chip: 'Wo liegen die Daten?',
    answer:
      'Die Seite nennt kein Land und kein Rechenzentrum. Mit {enterprise} können die Daten in Ihrer eigenen Infrastruktur oder in Ihrem Haus bleiben; wo sie bei den anderen Tarifen liegen, sagt Ihnen unser Team: {privacyEmail}.',
    asks: [
      '{wo|in welchem land} {liegen|stehen|werden|sind|speichert ihr} {die daten|unsere daten|die server|eure server|die chats} {gespeichert|gehostet|}',
      '{serverstandort|datenstandort|rechenzentrum|hosting standort|server in deutschland|eu hosting|speicherort|hosting in der eu}',
      '{bleiben|liegen|sind} {die daten|unsere daten|die server} {in deutschland|in der eu|in der schweiz|in europa|im land}',
      '{gehen|fließen|wandern} {daten|unsere daten} {in die usa|nach amerika|zu openai|ins ausland|in drittländer|nach china}',
      '{wer|welcher anbieter} hostet {das|die daten|eure server|den bot}',
      '{stehen die server in deutschland}',
      '{wo|in welchem Land} {liegen|landen|stehen} {die Daten|die Server|unsere Sachen}',
      'verlässt was {die EU|Deutschland}',
      '{Rechenzentrum|Serverstandort|in den USA gespeichert|bleiben die Daten in der EU|AWS oder Azure}',
      '{ich würde gerne wissen|können Sie mir sagen|bitte teilen Sie mir mit|darf ich fragen|mich würde interessieren|teilen Sie uns bitte mit} {wo die Daten gespeichert werden|in welchem Land Ihre Server stehen}',
      '{hi kurze frage|also|übrigens|ok und|sagt mal|hallo} {wo liegen die Daten}',
    ],
  },
  modelTraining: {
    chip: 'Trainieren unsere Daten eine KI?',
    answer:
      'Nirgends auf der Seite steht, dass Ihre Gespräche irgendein Modell trainieren, und erweitertes Training mit Ihren Dokumenten gibt es nur, wenn Sie es bestellen. Wo ein KI-Modell eines anderen Anbieters antwortet, erhält es die Nachricht und den letzten Teil des Gesprächs. Eine schriftliche Zusicherung gibt es auf Anfrage: {privacyEmail}.',
    asks: [
      '{werden|nutzt ihr|verwendet ihr} {unsere daten|unsere gespräche|meine chats|kundendaten|die eingaben} {zum training|für ki training|um die ki zu trainieren|um modelle zu trainieren|zum anlernen eurer ki} {genutzt|}',
      '{trainingsdaten|ki training mit unseren daten|dateneigentum|wem gehören die daten|gehören die daten uns|datenweitergabe}',
      '{wem gehören|wer hat die rechte an|wem gehört} {die daten|unsere gespräche|den inhalten|der content}',
      '{verkauft|teilt|seht|gebt} ihr {unsere daten|unsere gespräche|kundendaten|die daten} {weiter|an andere|}',
      '{sieht|bekommt|liest} {openai|anthropic} unsere {daten|gespräche|chats}',
      '{lernt|trainiert} {die KI|ChatGPT|ein fremder Anbieter} mit unseren {Chats|Daten}',
      '{wem gehören die Daten|verkauft ihr Daten|Training mit unseren Daten}',
      '{ich würde gerne wissen|können Sie mir sagen|bitte teilen Sie mir mit|darf ich fragen|mich würde interessieren|teilen Sie uns bitte mit} {ob unsere Daten zum Training dienen|wem die Gespräche gehören}',
      '{hi kurze frage|also|übrigens|ok und|sagt mal|hallo} {trainiert ihr mit meinen Daten}',
    ],
  },
  erasure: {
    chip: 'Kann ich meine Daten löschen lassen?',
    answer:
      'Ja. Sie dürfen alles, was wir über Sie haben, einsehen, berichtigen, mitnehmen oder löschen lassen: Eine Nachricht an {privacyEmail} genügt, und sie gilt für jedes Formular, das Sie je mit dieser Adresse geschickt haben.',
    asks: [
      '{bitte|wie kann ich|kann ich|ich will|könnt ihr} {meine daten|alle meine daten|meine angaben|mein konto|alles über mich|meine persönlichen daten} {löschen|entfernen|löschen lassen}',
      '{daten löschen|recht auf vergessenwerden|datenauskunft|löschantrag|datenlöschung|datenexport|auskunft nach dsgvo}',
      '{kann ich|wie kann ich} {meine daten|eine kopie meiner daten|was ihr über mich habt} {einsehen|exportieren|herunterladen|berichtigen|bekommen}',
      'was passiert mit {meinen daten|unseren daten|den daten} {nach der kündigung|wenn wir kündigen|wenn wir gehen|am vertragsende}',
      '{löscht alles von mir|ich will dass ihr mich vergesst|meine daten weg}',
      '{lösch|vergiss|entfern} {alles über mich|meine Daten|meine Mail}',
      'wie {lösch|krieg} ich {das|meine Daten} {weg|raus}',
      '{Recht auf Vergessenwerden|Auskunft|Löschung|Datenkopie|was passiert mit den Daten wenn wir gehen}',
      '{ich würde gerne wissen|können Sie mir sagen|bitte teilen Sie mir mit|darf ich fragen|mich würde interessieren|teilen Sie uns bitte mit} {ob persönliche Daten auf Wunsch gelöscht werden|an welche Adresse ein Löschantrag geht}',
      '{hi kurze frage|also|übrigens|ok und|sagt mal|hallo} {löscht meine Sachen}',
    ],
  },
  visitorData: {
    chip: 'Was speichern Sie über mich?',
    answer:
      'Hier beobachtet Sie niemand: keine Werbung, kein Analysedienst, kein Skript einer anderen Firma. Was Sie tun, bleibt in Ihrem Browser, bis Sie uns schreiben oder eine Beratung buchen; anonyme Gespräche werden nach {retentionDays} Tagen gelöscht. Zwei Cookies mit einer Zufallszahl, nur bei Bedarf gesetzt, halten Chat, Likes und Abläufe bei Ihnen. Auf der Datenschutzseite steht alles.',
    asks: [
      '{was|welche daten|was alles} {speichert ihr|wisst ihr|sammelt ihr|merkt ihr euch|erfasst ihr|zeichnet ihr auf} {über mich|von mir|hier|auf dieser seite}',
      '{datenschutzerklärung|privatsphäre}',
      '{welche daten nehmt ihr wenn ich die seite öffne|was wisst ihr über besucher|was wird bei einem besuch gespeichert|was passiert mit meinen besucherdaten|welche personenbezogenen daten sammelt die seite|wo steht eure datenschutzerklärung}',
    ],
  },
  cardNumbers: {
    chip: 'Was ist mit Kartennummern im Chat?',
    answer:
      'Karten-, Konto- und Ausweisnummern werden unkenntlich gemacht, bevor etwas gespeichert oder weitergegeben wird; eingeben muss sie hier also niemand.',
    asks: [
      '{was passiert|was ist|und} wenn {ein kunde|jemand|ich} {seine kreditkartennummer|eine iban|eine ausweisnummer|kontodaten|sensible daten} {eingibt|schreibt|schickt|eintippe}',
      '{speichert ihr|kann ich hier angeben|soll ich eingeben|seht ihr} {kreditkartendaten|kartennummern|bankdaten|meine kartennummer|meine iban|zahlungsdaten}',
      '{kreditkartennummer|kartendaten|pci|pci dss|maskierung|kontonummer|iban im chat|ausweisnummer}',
      '{werden|sind} {kreditkartennummern|ibans|kartennummern|kontonummern} {maskiert|ausgeblendet|geschwärzt|sicher|gespeichert}',
      '{jemand tippt seine kartennummer ein|kreditkartennummer im gespräch|wird die kartennummer versteckt}',
      'wenn jemand seine {Kartennummer|IBAN|Ausweisnummer} {eintippt|schickt}',
      '{Kreditkartendaten|IBAN im Chat|wird geschwärzt|PCI}',
    ],
  },
  sso: {
    chip: 'Gibt es Single Sign-on?',
    answer: 'Single Sign-on (SSO) gibt es mit {enterprise}.',
    asks: [
      '{gibt es|habt ihr|unterstützt ihr|bietet ihr|geht|können wir nutzen} {sso|single sign on|saml|azure ad|okta|active directory|entra id|zwei faktor}',
      '{sso|single sign on|saml|okta|azure ad|active directory|entra|ldap|2fa}',
      '{welcher tarif|welches paket} {hat|enthält|kann} {sso|single sign on|saml}',
      '{können|dürfen} {unsere mitarbeiter|wir|die kollegen} sich mit {dem firmenkonto|microsoft|google|unserem eigenen login} {anmelden|einloggen}',
      'anmelden mit {Microsoft|Google|Firmenkonto}',
      '{SSO|Single Sign-on|Entra}',
      '{Okta|Active Directory|SAML}',
    ],
  },
  onPremises: {
    chip: 'Geht das auf eigenen Servern?',
    answer: 'Ja, Hosting im eigenen Haus gibt es mit {enterprise}; der Preis ist individuell.',
    asks: [
      '{kann man das|können wir das|geht das|läuft das} {auf eigenen servern|on premise|on premises|bei uns im rechenzentrum|in unserer eigenen cloud|lokal|in unserem aws account|inhouse} {betreiben|hosten|installieren|}',
      '{on premises|on premise|self hosting|eigener server|selbst hosten|private cloud|inhouse hosting|lokale installation}',
      '{welcher tarif|welches paket} {hat|erlaubt} {on premise|hosting im eigenen haus|self hosting}',
      '{unsere daten|die daten|nichts davon} {dürfen das haus nicht verlassen|dürfen unser netz nicht verlassen|darf nach außen gehen|müssen im haus bleiben}',
      '{auf unseren eigenen servern|bei uns im keller hosten|nicht in der cloud|inhouse betreiben|im eigenen rechenzentrum}',
      '{bieten sie auch einen betrieb im eigenen rechenzentrum an|in welchem tarif ist der betrieb auf eigenen servern enthalten|wäre eine installation bei uns im haus möglich|betrieb auf eigener hardware|in welchem tarif wäre on premises enthalten|können wir das selbst betreiben}',
      'können wir den {bei uns|im eigenen Keller|auf eigener Hardware} {betreiben|hosten}',
      '{Cloud ist bei uns verboten|On-Premises|eigene Server|lokal installieren|hinter der Firewall}',
    ],
  },
  dedicated: {
    chip: 'Gibt es eigene Infrastruktur?',
    answer: 'Eigene Infrastruktur nur für Sie gibt es mit {enterprise}, zusammen mit festem Support.',
    asks: [
      '{gibt es|bekommen wir|habt ihr|können wir haben} {einen eigenen server|eine eigene instanz|dedizierte infrastruktur|dedizierte server|einen festen ansprechpartner|einen account manager|eigene infrastruktur}',
      '{dedizierte infrastruktur|dedizierter server|eigene instanz|single tenant|account manager|fester ansprechpartner|dediziert}',
      '{teilen wir|sind|laufen} {uns die server|die server geteilt|unsere daten getrennt|wir mit anderen kunden zusammen|wir isoliert}',
      '{ist|wird} {die infrastruktur|der server|unsere umgebung} {geteilt|mit anderen geteilt|nur für uns|getrennt von anderen kunden}',
      'teilen wir den Server mit {anderen|anderen Kunden}',
      'eigene {Instanz|Umgebung} nur für uns',
      '{fester Betreuer|getrennt von anderen}',
    ],
  },
  sla: {
    chip: 'Gibt es ein SLA?',
    answer: 'Ein SLA gibt es mit {enterprise}. Für alle Tarife nennen wir {uptime} Verfügbarkeit.',
    asks: [
      '{gibt es|habt ihr|bekommen wir|bietet ihr|was steht in} {ein sla|ein service level agreement|einen servicevertrag|garantierte reaktionszeiten|dem sla|slas}',
      '{sla|slas|service level agreement|service level|wartungsvertrag|garantierte verfügbarkeit im vertrag}',
      '{welcher tarif|welches paket} {hat|enthält} {ein sla|sla|ein service level}',
      '{strafe|entschädigung|was bekommen wir|vertragsstrafe} wenn {die verfügbarkeit nicht eingehalten wird|das sla verletzt wird|ihr die uptime verfehlt}',
      '{ist|steht} {die verfügbarkeit|die uptime} {vertraglich zugesichert|im vertrag}',
      '{wir brauchen|ich brauche} {ein sla|zugesicherte reaktionszeiten|einen vertrag mit sla}',
      '{SLA|Service Level|vertragliche Verfügbarkeit|Vertragsstrafe bei Ausfall|Jurist will ein SLA}',
      '{ich würde gerne wissen|können Sie mir sagen|bitte teilen Sie mir mit|darf ich fragen|mich würde interessieren|teilen Sie uns bitte mit} {ob ein SLA angeboten wird|welcher Tarif ein SLA enthält}',
      '{hi kurze frage|also|übrigens|ok und|sagt mal|hallo} {habt ihr ein SLA}',
    ],
  },
  responsible: {
    chip: 'Wer ist für den Datenschutz zuständig?',
    answer:
      'Verantwortlich für diese Seite und ihre Daten ist {legalName}. Einen Datenschutzbeauftragten nennt die Seite nicht; zu allem rund um den Datenschutz schreiben Sie an {privacyEmail}.',
    asks: [
      '{datenschutzbeauftragter}',
      '{was sagt der datenschutzbeauftragte}',
      '{wer ist|wer ist bei euch|wie heißt|wer ist denn} {datenschutzbeauftragter|für den datenschutz zuständig|verantwortlich für die daten|der datenschutzbeauftragte|euer datenschutzbeauftragter|ihr dsb|verantwortliche stelle}',
      '{habt ihr|gibt es|haben sie} {einen datenschutzbeauftragten|eine datenschutzbeauftragte|einen dsb|einen verantwortlichen für datenschutz}',
      '{ansprechpartner datenschutz|datenschutz kontakt|an wen schreibe ich wegen datenschutz|mail für datenschutzfragen|verantwortlicher im sinne der dsgvo|dsb name}',
      '{Datenschutzbeauftragter Name|wer ist bei euch für Datenschutz zuständig|Verantwortlicher}',
      '{ich würde gerne wissen|können Sie mir sagen|bitte teilen Sie mir mit|darf ich fragen|mich würde interessieren|teilen Sie uns bitte mit} {wer bei Ihnen Datenschutzbeauftragter ist|wer für den Datenschutz verantwortlich ist}',
      '{hi kurze frage|also|übrigens|ok und|sagt mal|hallo} {wer macht bei euch Datenschutz}',
    ],
  },
  tracking: {
    chip: 'Werde ich hier getrackt?',
    answer:
      'Nein. Es gibt hier keine Werbung, keinen Analysedienst, kein Tracking und kein Skript einer anderen Firma. Zwei Cookies mit einer Zufallszahl und ohne Namen werden nur bei Bedarf gesetzt: eines für Likes und Abläufe, eines für Ihren Chat. Netzadressen dienen kurze Zeit der Abwehr von Angriffen und stehen in keinem Protokoll.',
    asks: [
      '{verfolgt ihr|trackt ihr|beobachtet ihr|überwacht ihr} {mich|besucher|uns hier}',
      '{cookies|tracking|google analytics|cookie richtlinie|setzt ihr cookies}',
      '{werde ich getrackt}',
      '{gibt es|habt ihr|nutzt ihr|setzt ihr} {werbung|werbetracker|tracker|werbecookies|marketing cookies|zählpixel|skripte von drittanbietern|ein cookie banner}',
      '{bekomme ich dann werbung|nutzt ihr meine daten für werbung|speichert ihr meine ip|wird meine ip adresse gespeichert|werde ich beim surfen beobachtet|habt ihr den facebook pixel drin}',
      '{warum kein cookie banner|welche cookies setzt ihr|wie viele cookies|wofür sind die cookies|ich meine werbetracker|werbenetzwerke}',
      '{spioniert|verfolgt} ihr mich {aus|hier}',
      '{Werbetracker|Google Analytics|Pixel}',
      '{Cookiebanner|Tracker|schaltet ihr Werbung}',
    ],
  },
  chatKept: {
    chip: 'Wie lange wird dieser Chat aufgehoben?',
    answer:
      'Dieses Gespräch wird {retentionDays} Tage ab Ihrer ersten Nachricht aufgehoben, damit wir sehen, was gefragt wurde, und einspringen können, wenn Sie einen Menschen möchten. „Diese Unterhaltung löschen“ im Chat löscht es sofort überall; haben Sie ein Formular gesendet, gehört es zu Ihrer Anfrage und wird mit ihr gelöscht: {privacyEmail}.',
    asks: [
      '{wird|ist|bleibt} {dieser chat|dieses gespräch|das gespräch hier|was ich hier schreibe} {gespeichert|aufgezeichnet|privat|vertraulich|anonym}',
      '{wer liest|kann jemand|liest jemand} {das hier|mitlesen|meine nachrichten|den chat mit}',
      'wie lange {speichert ihr|behaltet ihr} {chats|den chat|meine nachrichten|das}',
      '{wie lange bleibt mein kram gespeichert|wie lange liegt das bei euch|merkst du dir was ich schreibe|wird das hier mitgeschrieben|speicherst du unser gespräch|wer liest hier mit|wie lange hebt ihr das auf|bleibt das unter uns}',
      '{wie|wo|kann ich} {lösche ich|lösch ich|bekomme ich weg|entferne ich} {diesen chat|das gespräch|den verlauf|was ich hier geschrieben habe}',
      '{chat löschen|unterhaltung löschen|chatverlauf|wie viele tage wird der chat aufgehoben|werden chats automatisch gelöscht|wann wird das gespräch gelöscht|aufbewahrungsdauer chat}',
      'wenn ich den chat lösche {ist er dann überall weg|ist er auch auf dem server weg|ist dann alles weg}',
      'wird das {hier|} mitgeschrieben',
      'wie lösch ich {das|das hier} wieder',
      '{wie lange bleibt der Chat|Chatverlauf löschen|Gespräch löschen|wird der Chat protokolliert}',
      '{ich würde gerne wissen|können Sie mir sagen|bitte teilen Sie mir mit|darf ich fragen|mich würde interessieren|teilen Sie uns bitte mit} {wie lange dieses Gespräch gespeichert wird|ob dieser Chat aufgezeichnet wird}',
      '{hi kurze frage|also|übrigens|ok und|sagt mal|hallo} {speichert ihr den Chat|und wie lösch ich das}',
    ],
  },
  formData: {
    chip: 'Was wird mit einem Formular gesendet?',
    answer:
      'Mit einem Formular geht, was Sie getippt haben und was uns beim Antworten hilft: die Seite, von der Sie schreiben, die Website oder Kampagne, über die Sie kamen, Vorlage, Tarif und Rechner-Einstellungen, die Sie angesehen haben, Lernfortschritt und Ersparnis-Schätzung, ein angehängter Ablauf und der Chat hier. Ohne Formular wird nichts gesendet. Wir behalten es, solange wir Ihre Anfrage bearbeiten, und löschen es auf Wunsch: {privacyEmail}.',
    asks: [
      '{was|welche daten|was alles} {wird mit|geht mit|schickt ihr mit|hängt ihr an|seht ihr bei} {dem formular|dem kontaktformular|einem formular|meiner nachricht|meiner anfrage|der buchung} {mitgeschickt|mit|}',
      '{wie lange behaltet ihr|was passiert mit|speichert ihr|gilt das auch für} {das formular von gestern|das formular das ich geschickt habe|meinem formular|meine anfrage|formulardaten}',
      '{wird der chat mit dem formular geschickt|formulardaten|kann ich ein gesendetes formular löschen lassen|warum hängt ihr an was ich angesehen habe|datenschutz kontaktformular}',
      '{was geht mit dem Formular mit|Formulardaten|wie lange behaltet ihr das Formular}',
    ],
  },
  aiProvider: {
    chip: 'Liest ein fremder KI-Anbieter mit?',
    answer:
      'Wo ein KI-Modell eines anderen Anbieters antwortet, bekommt es Ihre Nachricht und den letzten Teil des Gesprächs, ohne Namen oder Adresse, außer Sie haben sie getippt. Karten- und Kontonummern werden vorher unkenntlich gemacht.',
    asks: [
      '{liest|sieht|bekommt|liest hier} {eine andere firma|openai|anthropic|ein fremder ki anbieter|ein dritter|chatgpt} {mit|diesen chat|was ich schreibe|meine nachrichten|meinen namen}',
      '{geht|wird|werden} {meine nachricht|was ich tippe|meine nachrichten|der chat} {an openai|an einen ki anbieter|an eine andere firma|an dritte} {geschickt|weitergegeben|}',
      '{externer ki anbieter|ki von drittanbietern|was bekommt der ki anbieter|fremde ki liest mit}',
      '{liest|sieht} {hier|} {ein fremder KI-Anbieter|OpenAI|eine andere Firma} mit',
      '{Weitergabe an KI-Anbieter|fremde KI}',
    ],
  },
  aiAct: {
    chip: 'Muss ein Bot sagen, dass er einer ist?',
    answer:
      'Artikel 50 des EU AI Act (KI-Verordnung) verlangt, dass Menschen erfahren, wenn sie mit einem KI-System zu tun haben, außer es ist offensichtlich; nach dem Zeitplan der Verordnung ab dem 2. August 2026. Wir raten, es in der ersten Nachricht zu sagen, in der Sprache des Gesprächs und noch einmal bei der Übergabe an einen Menschen. Unser Blog erklärt es; eine Rechtsberatung ist das nicht.',
    asks: [
      '{muss|müssen wir|soll} {ein bot|mein bot|der chatbot|unser bot|kunden} {sagen dass er ein bot ist|sich als ki ausweisen|offenlegen dass er eine maschine ist|gesagt werden dass es ein bot ist|dazuschreiben dass es ki ist}',
      '{was sagt|was verlangt|was bedeutet|gilt} {der ai act|die ki verordnung|artikel 50|das ki gesetz|der eu ai act} {für chatbots|für uns|dazu|}',
      '{ai act|eu ai act|ki verordnung|ki gesetz|artikel 50|offenlegungspflicht|kennzeichnungspflicht ki|transparenzpflicht|darf man verschweigen dass es ein bot ist}',
      '{muss man sagen dass es ein Bot ist|Kennzeichnungspflicht|KI-Verordnung|Gesetz für Chatbots}',
    ],
  },
};
