import type { AreaTexts } from '../types.ts';

export const company: AreaTexts<'company'> = {
  about: {
    chip: 'Wer sind Sie?',
    answer:
      '{legalName} baut KI-Chatbots für Unternehmen: Bots für den Kundenservice, Vertriebsautomatisierung und individuelle Integrationen, mit einer Plattform für den Betrieb oder als Rundum-Service.',
    asks: [
      '{wer|was für eine firma} {seid ihr|seid ihr eigentlich|steckt dahinter|ist das hier|ist parley|betreibt diese seite}',
      '{über euch|über uns|impressum|firmeninfo|unternehmen|firma|wer steckt dahinter|firmenname|rechtsform}',
      '{erzähl mal was|infos|ich will was wissen} {über euch|über die firma|zum unternehmen|zu parley}',
      '{seid ihr|ist das|sind sie} {seriös|eine echte firma|ein startup|vertrauenswürdig|abzocke|betrüger|eine gmbh|ein fake}',
      'seid ihr {seriös|echt|vertrauenswürdig}',
      '{was ist Parley|Abzocke|über die Firma|Impressum|Firmenname}',
    ],
  },
  people: {
    chip: 'Wie groß ist das Unternehmen?',
    answer:
      'Die Seite sagt nicht, wer {brand} gegründet hat, wie groß das Team ist oder seit wann es das Unternehmen gibt. Unser Team sagt es Ihnen gern: {email}.',
    asks: [
      '{wer|von wem} {hat euch gegründet|hat parley gegründet|ist der chef|ist der geschäftsführer|leitet die firma|ist ceo|wurde das gegründet|ist der inhaber}',
      '{wie viele|wie groß} {mitarbeiter habt ihr|leute arbeiten da|ist euer team|ist die firma|seid ihr|menschen arbeiten bei euch}',
      '{seit wann|wie lange|wann} {gibt es euch|existiert ihr|wurde die firma gegründet|seid ihr am markt|gibts parley schon}',
      '{gründer|geschäftsführer|ceo|mitarbeiterzahl|firmengröße|gründungsjahr|firmengeschichte|euer team|inhaber}',
      '{stellt euer team vor|wer arbeitet bei euch|wem gehört die firma}',
      '{wie heißt der chef|seit wann gibts euch|wie groß ist die bude}',
      'wer hat {Parley|die Firma} {gegründet|aufgebaut}',
      'wer ist {der Chef|der Inhaber|Geschäftsführer}',
      'wie viele {arbeiten da|Leute}',
      '{Gründer|Geschäftsführung|Inhaber|wie alt ist die Firma}',
      '{ich würde gerne wissen|können Sie mir sagen|bitte teilen Sie mir mit|darf ich fragen|mich würde interessieren|teilen Sie uns bitte mit} {wer die Geschäftsführung hat|wie viele Mitarbeiter Sie haben|wann die Firma gegründet wurde}',
      '{hi kurze frage|also|übrigens|ok und|sagt mal|hallo} {wem gehört das|wie heißt euer Chef}',
    ],
  },
  location: {
    chip: 'Wo sitzen Sie?',
    answer:
      'Unsere Zeiten gelten in der Zeitzone {zone}; eine Anschrift nennt die Seite nicht. Schreiben Sie an {email} oder buchen Sie eine Beratung, sie findet online statt.',
    asks: [
      '{wo|in welcher stadt|in welchem land} {sitzt ihr|seid ihr|ist euer büro|ist die firma|habt ihr euren sitz|ist euer standort|findet man euch}',
      '{was ist|wie lautet|habt ihr} {eure adresse|die anschrift|die postadresse|ein büro in berlin|eine filiale|ein büro in meiner nähe}',
      '{adresse|standort|anschrift|firmensitz|sitz|büro|anfahrt|zentrale|stadt|land}',
      '{kann ich|können wir} {vorbeikommen|euch besuchen|uns persönlich treffen|ins büro kommen}',
      '{seid ihr aus berlin|kann man vorbeikommen}',
      'wo {sitzt|findet man|seid} ihr {denn|}',
      'Büro in {Berlin|Wien|Zürich}',
      '{Adresse|vorbeikommen|Firmensitz|welche Stadt|Anschrift}',
      '{ich würde gerne wissen|können Sie mir sagen|bitte teilen Sie mir mit|darf ich fragen|mich würde interessieren|teilen Sie uns bitte mit} {wo Ihre Firma sitzt|Ihre Anschrift}',
      '{hi kurze frage|also|übrigens|ok und|sagt mal|hallo} {wo seid ihr}',
    ],
  },
  hours: {
    chip: 'Wann sind Sie erreichbar?',
    answer:
      'Ich antworte rund um die Uhr. Unser Team bietet Beratungen von {from} bis {to} Uhr (Zeitzone {zone}) an und beantwortet Nachrichten innerhalb von {hours} Stunden.',
    asks: [
      '{wann|zu welchen zeiten|bis wann|ab wann} {seid ihr|ist euer team|ist jemand|ist euer büro|habt ihr} {erreichbar|da|offen|geöffnet|auf|besetzt}',
      '{öffnungszeiten|geschäftszeiten|bürozeiten|sprechzeiten|arbeitszeiten|erreichbarkeit|zeiten}',
      '{habt ihr|seid ihr|ist jemand} {samstags|heute|jetzt|am sonntag|am wochenende} {offen|da|erreichbar|auf}',
      'wie sind {eure|die} {öffnungszeiten|geschäftszeiten|bürozeiten}',
      'wann {macht ihr auf|habt ihr zu}',
      'habt ihr {jetzt|samstags|am Wochenende} offen',
      '{Öffnungszeiten|Bürozeiten|bis wann erreiche ich jemanden|Sprechzeiten eures Teams}',
      '{ich würde gerne wissen|können Sie mir sagen|bitte teilen Sie mir mit|darf ich fragen|mich würde interessieren|teilen Sie uns bitte mit} {wann Ihr Team erreichbar ist|Ihre Bürozeiten}',
      '{hi kurze frage|also|übrigens|ok und|sagt mal|hallo} {habt ihr heute offen}',
    ],
  },
  contact: {
    chip: 'Wie erreiche ich Sie?',
    answer:
      'Schreiben Sie an {email}; wir antworten innerhalb von {hours} Stunden. Oder hinterlassen Sie eine Nachricht im Kontaktformular, hier oder auf der Seite: Jede wird von einem Menschen gelesen.',
    asks: [
      '{wie|wo} {erreiche ich|kontaktiere ich|kann ich|schreibe ich} {euch|sie|jemanden|den vertrieb|euer team} {erreichen|anschreiben|}',
      '{was ist|wie lautet|habt ihr|gib mir} {eure email|die mailadresse|eure e mail adresse|einen ansprechpartner|eure kontaktdaten}',
      '{kontakt|kontaktdaten|email adresse|mailadresse|e mail|kontaktformular|ansprechpartner|kontakt aufnehmen}',
      '{wohin|an wen} {schicke ich|schreibe ich|richte ich|sende ich} {eine anfrage|meine frage|eine mail|fragen}',
      'wie {erreiche|kontaktiere} ich {euch|jemanden}',
      '{Mailadresse|Kontaktdaten|Kontaktformular|wohin mit meiner Frage|Ansprechpartner}',
    ],
  },
  phone: {
    chip: 'Haben Sie eine Telefonnummer?',
    answer:
      'Eine Telefonnummer nennt die Seite nicht. Hinterlassen Sie Ihre im Kontaktformular und wir rufen zurück, oder buchen Sie eine Beratung zu einer festen Zeit.',
    asks: [
      '{habt ihr|was ist|wie ist|gib mir|gibt es} {eine telefonnummer|eure telefonnummer|eine nummer|eure nummer|die nummer|eine handynummer|eine hotline zum anrufen}',
      '{kann ich|wie kann ich|wo kann ich|kann man} {euch anrufen|anrufen|telefonisch jemanden erreichen|telefonieren mit euch|durchklingeln}',
      '{telefon|telefonnummer|anrufen|tel nr|rufnummer|handynummer|hotline}',
      '{unter welcher nummer|seid ihr} {erreiche ich euch telefonisch|telefonisch erreichbar}',
      'ich {will|möchte|würde} {lieber telefonieren|euch anrufen|am telefon reden|kurz anrufen}',
      '{habt ihr|gibts} {kein telefon|telefonische beratung}',
      'finde keine {Nummer|Telefonnummer}',
      'will lieber {anrufen|telefonieren}',
      '{Telefon|Telefonnummer|Tel}',
      '{Rufnummer|Durchwahl|Handynummer}',
    ],
  },
  careers: {
    chip: 'Stellen Sie ein?',
    answer: 'Die Seite nennt keine offenen Stellen; schreiben Sie an {email} mit dem Betreff „Karriere“.',
    asks: [
      '{habt ihr|gibt es|sucht ihr} {offene stellen|jobs|ein praktikum|freie stellen|entwickler|mitarbeiter|eine ausbildung|werkstudenten}',
      '{ich will|ich möchte|kann ich|wie kann ich} {bei euch arbeiten|mich bewerben|ein praktikum machen|eine bewerbung schicken|bei euch anfangen}',
      '{jobs|karriere|stellenangebote|bewerbung|praktikum|ausbildung|stellen|vacancies|lebenslauf}',
      '{stellt ihr ein|seid ihr auf personalsuche|wo bewerbe ich mich|an wen schicke ich meine bewerbung}',
      'suche {einen Job|Praktikum|Ferienjob|Werkstudentenstelle|Ausbildung}',
      '{Stellen|Karriere|Bewerbung|Lebenslauf}',
    ],
  },
  press: {
    chip: 'Ich bin von der Presse',
    answer: 'Für die Presse: Schreiben Sie an {email} mit dem Betreff „Presse“.',
    asks: [
      '{ich bin|wir sind|hier ist} {journalist|journalistin|von der presse|von einer zeitung|bloggerin|von einem magazin|podcaster|die redaktion}',
      '{presse|pressekontakt|pressemappe|interview|medien|pressemitteilung|logo zum download|presseanfrage|medienanfrage}',
      '{wer ist|habt ihr|kann ich bekommen} {euer pressekontakt|eine pressestelle|ein interview|pressematerial|eine pressemappe}',
      '{ich schreibe|wir machen|wir planen} {einen artikel über chatbots|einen beitrag über euch|ein porträt|eine reportage}',
      'schreibe {einen Artikel|eine Reportage} über euch',
      '{Presse|Journalist|Interview|Pressebilder|Redaktion}',
    ],
  },
  customers: {
    chip: 'Haben Sie Referenzen?',
    answer:
      'Die Seite nennt keine Kunden und keine Fallstudien. Sie zeigt stattdessen veröffentlichte Forschung mit Quelle und Demo-Bots für {templates} Branchen, die Sie selbst ausprobieren können. Nach Referenzen fragen Sie unser Team: {email}.',
    asks: [
      '{habt ihr|gibt es|zeig mir|kann ich sehen|nennen sie mir} {referenzen|kunden|fallstudien|erfolgsgeschichten|kundenstimmen|bewertungen|referenzkunden|erfahrungsberichte}',
      '{wer|welche firmen|welche unternehmen} {nutzt das|benutzt euch|arbeitet mit euch|sind eure kunden|vertraut euch|hat das schon}',
      '{referenzen|kunden|fallstudien|kundenstimmen|bewertungen|erfahrungen|case studies|erfolgsgeschichten}',
      'wie viele {kunden|firmen} {habt ihr|nutzen das|setzen euch ein}',
      '{wer nutzt das schon|kennt man eure kunden|zeigt mal beispiele von kunden|erfahrungsberichte}',
      'wer {nutzt|hat} {das|euch} {sonst noch|schon}',
      '{Bewertungen|Referenzen|Fallstudien}',
      '{Kundenbeispiele|Erfahrungen anderer|Kunden in Deutschland}',
      '{ich würde gerne wissen|können Sie mir sagen|bitte teilen Sie mir mit|darf ich fragen|mich würde interessieren|teilen Sie uns bitte mit} {welche Firmen Sie nutzen|ob es Referenzen gibt}',
      '{hi kurze frage|also|übrigens|ok und|sagt mal|hallo} {wer nutzt das noch}',
    ],
  },
  results: {
    chip: 'Welche Ergebnisse haben andere?',
    answer:
      'Auf der Seite zitieren wir veröffentlichte Forschung mit Quellen: 70 % der Online-Warenkörbe bleiben liegen (Baymard Institute, 2024), zu 23 % der gebuchten Termine erscheint niemand (Dantas et al., 2018), Support-Mitarbeiter mit KI-Assistent lösen 14 % mehr Fälle pro Stunde (neue 34 %; Brynjolfsson et al., 2023), 76 % der Menschen kaufen lieber in ihrer eigenen Sprache und 40 % nie in einer anderen (CSA Research, 2020), 81 % versuchen es zuerst selbst (Harvard Business Review, 2017).',
    asks: [
      '{welche|was für} {ergebnisse|erfolge|studien|belege|fakten|beweise} {habt ihr|gibt es|haben andere|könnt ihr zeigen|belegen das}',
      '{bringt das|helfen chatbots|funktioniert so was|sparen chatbots} {wirklich etwas|nachweislich was|wirklich zeit|tatsächlich|mehr umsatz in der praxis}',
      '{studien|forschung|belege|beweise|quellen|ergebnisse|erfolgsquote|zahlen und fakten}',
      '{woher kommen|was ist die quelle für|stimmen} {die 70 prozent|die zahlen|diese statistiken|die 76 prozent}',
      'wie viele {warenkörbe werden abgebrochen|kunden kaufen lieber in ihrer sprache}',
      '{wie viel prozent der warenkörbe werden abgebrochen|aus welchem jahr stammt die studie|wer hat das gemessen|woher habt ihr die zahlen|wer hat die studie gemacht|laut eurer seite wie viele kaufen in der eigenen sprache|wie viel schneller sind mitarbeiter mit ki assistent|quelle der studie|welche studie ist das}',
      'woher {kommt|stammt} {die Zahl|der Prozentsatz|23 Prozent|70 Prozent|76 Prozent}',
      'wer hat das {gemessen|ausgerechnet}',
      '{gibt es Beweise dass es wirkt|Studien|Forschung}',
      '{Quelle|23 % No-Shows Quelle|Statistik auf der Startseite}',
      '{ich würde gerne wissen|können Sie mir sagen|bitte teilen Sie mir mit|darf ich fragen|mich würde interessieren|teilen Sie uns bitte mit} {welche Studien das belegen|woher die Prozentzahlen stammen}',
      '{hi kurze frage|also|übrigens|ok und|sagt mal|hallo} {woher sind die Zahlen}',
    ],
  },
  bookingHow: {
    chip: 'Wie buche ich eine Beratung?',
    answer:
      'Sie wählen einen Tag und eine halbe Stunde zwischen {from} und {to} Uhr (Zeitzone {zone}) und sagen uns kurz, worum es geht. Es ist kostenlos und eine Anfrage: Wir bestätigen innerhalb von {hours} Stunden. Die Schaltfläche unten öffnet das Formular.',
    asks: [
      '{wie|wo} {buche ich|kann ich|vereinbare ich|bekomme ich|mache ich} {eine beratung|einen termin|ein gespräch|einen beratungstermin|eine vorführung} {buchen|vereinbaren|aus|}',
      '{wie funktioniert|wie geht|wie läuft} {die terminbuchung|die buchung|das mit dem termin|eine terminvereinbarung} {ab|}',
      '{welche|wann habt ihr|wann sind} {termine|zeiten sind frei|tage gehen|termine frei|freie termine|slots}',
      '{terminvereinbarung|beratungstermin|terminanfrage|freie termine|buchungsablauf}',
      '{ist|wäre} {nächste woche|am freitag|morgen|diese woche} {ein termin möglich|noch was frei|ein gespräch möglich}',
      'wie {bekomme|mache} ich {einen Termin|ein Gespräch} bei euch {aus|}',
      'welche Zeiten {gibt es|sind frei}',
      '{freie Termine|wie läuft die Buchung|geht auch abends}',
    ],
  },
  book: {
    chip: 'Kostenlose Beratung buchen',
    answer:
      'Sehr gern! Wählen Sie im Buchungsformular Tag und Uhrzeit; wir bestätigen innerhalb von {hours} Stunden.',
    asks: [
      '{ich möchte|ich will|wir möchten|wir wollen|ich hätte gern|ich würde gern} {einen termin|eine beratung|ein gespräch|eine demo|ein beratungsgespräch|einen call} {buchen|vereinbaren|ausmachen|}',
      '{bitte|} {termin|beratung|demo|gespräch|call|meeting} {buchen|vereinbaren|ausmachen|reservieren|eintragen}',
      '{kann ich|können wir|geht} {einen termin|ein gespräch|eine demo} {für dienstag|für morgen|jetzt|heute|bei ihnen} {haben|bekommen|}',
      '{jetzt buchen|lass uns einen termin machen|trag mich ein|reservieren sie mir einen termin|termin bitte}',
      '{trag|tragen Sie} {mich|uns} {für eine Beratung|für ein Gespräch|am Dienstag} ein',
      'ich {möchte|will} {einen Termin|ein Beratungsgespräch|eine Demo} {buchen|vereinbaren}',
      '{Beratung jetzt buchen|mach uns einen Termin}',
    ],
  },
  contactMe: {
    chip: 'Bitte melden Sie sich bei mir',
    answer:
      'Natürlich. Hinterlassen Sie Ihre Angaben im Kontaktformular; unser Team meldet sich innerhalb von {hours} Stunden.',
    asks: [
      '{bitte|könnt ihr|können sie|kann mich jemand|kann jemand mich} {anrufen|zurückrufen|kontaktieren|anschreiben|mich zurückrufen|mir schreiben|mir eine mail schicken}',
      '{ich möchte|ich will|kann ich|ich würde gern} {kontaktiert werden|zurückgerufen werden|meine nummer hinterlassen|eine nachricht hinterlassen|meine daten dalassen|einen rückruf}',
      '{rückruf|rückruf bitte|bitte melden|ruft mich an|meldet euch bei mir|rufen sie mich morgen an|schreibt mir}',
      '{schickt mir|können sie mir schicken|ich hätte gern} {ein angebot per mail|unterlagen per mail|ein angebot zugeschickt}',
      '{ruft|schreibt|meldet euch bei} {mich|mir} {an|zurück|}',
      'soll {sich jemand|ein Verkäufer} {melden|bei uns melden}',
      'ich will {zurückgerufen|kontaktiert} werden',
      '{meine Nummer hinterlassen|Rückruf bitte}',
    ],
  },
  consultation: {
    chip: 'Was passiert in der Beratung?',
    answer:
      'Sie ist kostenlos und dauert {slot} Minuten, online: Wir sehen uns an, was Ihre Kunden fragen, und sagen Ihnen ehrlich, was ein Bot für Sie leisten kann und was nicht, mit einem ersten Plan und einem Preis.',
    asks: [
      '{was passiert in|wie läuft|was ist|wie lange dauert|worum geht es in|erzähl mir von} {der beratung|die beratung|das beratungsgespräch|das erstgespräch|die kostenlose beratung|der demo termin}',
      '{ist|kostet} {die beratung|das erstgespräch|das beratungsgespräch|der termin} {kostenlos|etwas|unverbindlich|verpflichtend|gratis|umsonst}',
      '{kostenlose beratung|beratung|erstgespräch|beratungsgespräch|dauer der beratung|unverbindliche beratung}',
      '{muss ich|soll ich|müssen wir} {etwas|was} {vorbereiten|mitbringen} {für das gespräch|für die beratung|}',
      'was {besprechen wir|passiert} {in der Beratung|im Gespräch|bei der Demo}',
      'ist die Beratung {gratis|verbindlich}',
      '{wie lang ist das Gespräch|Dauer der Beratung|kostenlose Beratung|Video oder Telefon}',
    ],
  },
  partners: {
    chip: 'Arbeiten Sie mit Partnern?',
    answer:
      'Die Seite nennt kein Partner-, Wiederverkäufer- oder Affiliate-Programm. Schreiben Sie an {email}, was Sie im Sinn haben.',
    asks: [
      '{habt ihr|gibt es|bietet ihr} {ein partnerprogramm|ein affiliate programm|ein reseller programm|partner|eine kooperation|provision für empfehlungen}',
      '{kann ich|können wir|dürfen wir} {eure bots|das|euer produkt} {weiterverkaufen|unseren kunden anbieten|als agentur anbieten|vermitteln}',
      '{partner|partnerschaft|reseller|affiliate|provision|kooperation|wiederverkäufer|vertriebspartner|zusammenarbeit als agentur}',
      '{wir möchten|ich möchte|ich will} {euch seo anbieten|werbung bei euch machen|mit euch kooperieren|euch unsere dienste anbieten|partner werden}',
      'sind eine Agentur, dürfen wir {euch|das} {weiterverkaufen|anbieten}',
      '{Wiederverkäufer|Partner|Provision|Kooperation|Affiliate}',
    ],
  },
  complaint: {
    chip: 'Ich möchte mich beschweren',
    answer:
      'Es tut mir leid, dass das ärgerlich war. Ein Mensch aus unserem Team kann helfen: Schreiben Sie an {email} oder hinterlassen Sie mit der Schaltfläche unten eine Nachricht, und Sie hören innerhalb von {hours} Stunden von uns.',
    asks: [
      '{ich will|ich möchte|wo kann ich|ich muss} {mich beschweren|mich mal beschweren|eine beschwerde einreichen|reklamieren|meinen ärger loswerden}',
      '{niemand|keiner} {antwortet|meldet sich|hat geantwortet|hat zurückgerufen|reagiert} {mir|auf meine mail|auf meine nachricht|bei mir|}',
      '{ich bin|wir sind} {sehr unzufrieden|enttäuscht|sauer|verärgert|stinksauer|genervt von eurem service} {mit euch|}',
      '{eure seite|das formular|die buchung|euer formular} {geht nicht|funktioniert nicht|ist kaputt|stürzt ab|hat einen fehler}',
      '{beschwerde|reklamation|schlechter service|frechheit|das ist eine unverschämtheit|saftladen}',
      '{ich warte seit tagen auf antwort|unverschämtheit|so ein saftladen}',
      'keiner {meldet sich|antwortet|ruft zurück}',
      'bin {stinksauer|enttäuscht|genervt von euch}',
      '{Beschwerde|Reklamation|warte seit Tagen|Seite stürzt ab|unverschämt}',
    ],
  },
  responseTime: {
    chip: 'Wann höre ich von Ihnen?',
    answer:
      'Innerhalb von {hours} Stunden: Ein Mensch liest jede Nachricht und antwortet mit einem ersten Plan und einem Preis.',
    asks: [
      '{wann|wie schnell|wie bald|bis wann} {höre ich von euch|bekomme ich antwort|meldet ihr euch|antwortet ihr|meldet sich jemand|ruft ihr zurück|kriege ich eine rückmeldung}',
      '{wie lange|wie viele tage} {dauert es|muss ich warten|dauert eine antwort} {bis ihr antwortet|bis sich jemand meldet|auf eure antwort|von euch}',
      '{rückmeldung wann|antwortzeit vom team|wartezeit|bearbeitungszeit|wann kommt eure antwort}',
      'ich habe {das formular abgeschickt|euch geschrieben|eine anfrage gestellt|eine nachricht hinterlassen} {was nun|wann meldet ihr euch|wie gehts weiter}',
      '{wann krieg ich antwort wenn ich schreibe|wie lang brauchts ihr zum antworten}',
      'wie schnell {meldet ihr euch|hör ich was|kommt Antwort}',
      'hab {gestern|heute früh} {geschrieben|gemailt|das Formular abgeschickt}, wann kommt was',
      '{Rückmeldung|Antwort innerhalb|Reaktionszeit vom Team}',
    ],
  },
  buy: {
    chip: 'Wie bestelle ich?',
    answer:
      'Eine Kasse gibt es auf der Seite nicht: Nennen Sie uns den gewünschten Tarif im Kontaktformular oder in einer kostenlosen Beratung, und ein Mensch richtet ihn mit Ihnen ein, eine erste Version innerhalb von {firstHours} Stunden.',
    asks: [
      '{wie|wo} {bestelle ich|kaufe ich|kann ich|buche ich|schließe ich} {das|starter|professional|einen tarif|das abo|den bot} {bestellen|kaufen|abschließen|ab|}',
      '{ich will|ich möchte|wir wollen|wir möchten} {bestellen|kaufen|kunde werden|professional nehmen|starter kaufen|den tarif buchen|abschließen}',
      '{bestellen|kaufen|bestellung|jetzt kaufen|abschluss|kasse|warenkorb|abo abschließen|abonnieren}',
      '{ich nehme|wir nehmen|gib mir} {starter|professional|den pro tarif|den kleinen tarif|das 699 paket}',
      'wie {bestelle|kaufe|ordere} ich',
      'ich {nehme|will|kaufe} {Starter|Professional}',
      '{abschließen|Kaufbutton|wo unterschreibe ich}',
    ],
  },
  noShows: {
    chip: 'Woher kommen die 23 % No-Shows?',
    answer:
      'Aus einer Übersicht über 105 Studien: Dantas et al., Health Policy 122(4), 2018. 23 % der gebuchten Termine werden nicht wahrgenommen; das ist veröffentlichte Forschung, nicht unsere Zahl. Ein Bot erinnert, lässt Termine mit zwei Nachrichten verschieben und bietet den freien Platz dem an, der wartet.',
    asks: [
      '{woher kommen|was ist die quelle für|stimmen} {die 23 prozent}',
      'wie viele {termine platzen}',
      '{wie hoch ist der anteil verpasster arzttermine|wie viele patienten erscheinen nicht zum termin}',
      '{woher kommen|was ist die quelle für|wer sagt|woher habt ihr} {die 23 prozent no shows|die 23 % no shows|die zahl der no shows|die 23% verpassten termine}',
      '{23% no shows|23 % no-shows in praxen|no show quote|ausfallquote termine|studie zu terminausfällen|patienten die nicht kommen|wie senkt ein bot no shows}',
    ],
  },
  fastReply: {
    chip: 'Wie schnell antworten Firmen auf Anfragen?',
    answer:
      'Von 2.241 US-Firmen antworteten 37 % binnen einer Stunde auf eine Online-Anfrage, 16 % binnen eines Tages, 24 % später und 23 % nie. Wer binnen einer Stunde antwortete, führte fast 7-mal so oft ein echtes Gespräch mit Entscheidern wie eine Stunde später und über 60-mal so oft wie einen Tag später (Oldroyd, McElheran und Elkington, Harvard Business Review, März 2011).',
    asks: [
      '{wie viele firmen antworten innerhalb einer stunde|welcher anteil der unternehmen antwortet schnell auf onlineanfragen|warum muss man schnell antworten}',
      '{wie viele|welcher anteil der|wie viel prozent der} {firmen} {antworten nie|antworten binnen einer stunde|brauchen länger als einen tag|antwortet auf anfragen gar nicht}',
      '{woher kommen|wer hat gemessen} {die 37 prozent|die 60 mal|die 7 mal|die 2241 firmen}',
      '{harvard business review studie|reaktionszeit auf anfragen|warum schnelle antworten zählen|37 prozent in einer stunde|60 mal so oft}',
    ],
  },
  funding: {
    chip: 'Wer finanziert die Firma?',
    answer:
      'Über Investoren, Finanzierungsrunden oder Umsatz von {brand} sagt die Seite nichts. Fragen Sie unser Team: {email}.',
    asks: [
      '{investoren}',
      '{habt ihr investoren}',
      '{wer|welche investoren} {finanziert euch|hat in euch investiert|steckt finanziell dahinter|finanziert parley|hält anteile an parley}',
      '{wie viel|welchen} {geld habt ihr eingesammelt|umsatz macht ihr|kapital habt ihr|gewinn macht ihr|finanzierung habt ihr}',
      '{finanzierungsrunde|finanzierung der firma|risikokapital|series a|seid ihr profitabel|jahresumsatz|eigenfinanziert}',
    ],
  },
  terms: {
    chip: 'Wo stehen eure AGB?',
    answer:
      'Die Seite hat eine Datenschutzseite, aber keine AGB. Tarife laufen monatlich mit {noticeDays} Tagen Frist; {enterprise} hat einen eigenen Vertrag mit SLA. Möchte Ihre Rechtsabteilung vorab etwas lesen, fordern Sie es an: {email}.',
    asks: [
      '{wo sind|habt ihr|kann ich|wo finde ich} {eure agb|die agb|die geschäftsbedingungen|die nutzungsbedingungen|den vertragstext|einen mustervertrag|das kleingedruckte} {lesen|}',
      '{agb|geschäftsbedingungen|nutzungsbedingungen|kleingedrucktes|haftung|anwendbares recht|vertragstext|vertragsbedingungen}',
      '{unsere rechtsabteilung|unser anwalt} {will den vertrag lesen|braucht die agb|fragt nach den bedingungen}',
    ],
  },
};
