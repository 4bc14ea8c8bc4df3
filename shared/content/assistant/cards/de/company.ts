import type { AreaAnswers } from '../types.ts';

export const company: AreaAnswers<'company'> = {
  about: {
    chip: 'Wer sind Sie?',
    answer:
      '{legalName} baut KI-Chatbots für Unternehmen: Bots für den Kundenservice, Vertriebsautomatisierung und individuelle Integrationen, mit einer Plattform für den Betrieb oder als Rundum-Service.',
  },
  people: {
    chip: 'Wie groß ist das Unternehmen?',
    answer:
      'Die Seite sagt nicht, wer {brand} gegründet hat, wie groß das Team ist oder seit wann es das Unternehmen gibt. Unser Team sagt es Ihnen gern: {email}.',
  },
  location: {
    chip: 'Wo sitzen Sie?',
    answer:
      'Unsere Zeiten gelten in der Zeitzone {zone}; eine Anschrift nennt die Seite nicht. Schreiben Sie an {email} oder buchen Sie eine Beratung, sie findet online statt.',
  },
  hours: {
    chip: 'Wann sind Sie erreichbar?',
    answer:
      'Ich antworte rund um die Uhr. Unser Team bietet Beratungen von {from} bis {to} Uhr (Zeitzone {zone}) an und beantwortet Nachrichten innerhalb von {hours} Stunden.',
  },
  contact: {
    chip: 'Wie erreiche ich Sie?',
    answer:
      'Schreiben Sie an {email}; wir antworten innerhalb von {hours} Stunden. Oder hinterlassen Sie eine Nachricht im Kontaktformular, hier oder auf der Seite: Jede wird von einem Menschen gelesen.',
  },
  phone: {
    chip: 'Haben Sie eine Telefonnummer?',
    answer:
      'Eine Telefonnummer nennt die Seite nicht. Hinterlassen Sie Ihre im Kontaktformular und wir rufen zurück, oder buchen Sie eine Beratung zu einer festen Zeit.',
  },
  careers: {
    chip: 'Stellen Sie ein?',
    answer: 'Die Seite nennt keine offenen Stellen; schreiben Sie an {email} mit dem Betreff „Karriere“.',
  },
  press: {
    chip: 'Ich bin von der Presse',
    answer: 'Für die Presse: Schreiben Sie an {email} mit dem Betreff „Presse“.',
  },
  customers: {
    chip: 'Haben Sie Referenzen?',
    answer:
      'Die Seite nennt keine Kunden und keine Fallstudien. Sie zeigt stattdessen veröffentlichte Forschung mit Quelle und Demo-Bots für {templates} Branchen, die Sie selbst ausprobieren können. Nach Referenzen fragen Sie unser Team: {email}.',
  },
  results: {
    chip: 'Welche Ergebnisse haben andere?',
    answer:
      'Auf der Seite zitieren wir veröffentlichte Forschung mit Quellen: 70 % der Online-Warenkörbe bleiben liegen (Baymard Institute, 2024), zu 23 % der gebuchten Termine erscheint niemand (Dantas et al., 2018), Support-Mitarbeiter mit KI-Assistent lösen 14 % mehr Fälle pro Stunde (neue 34 %; Brynjolfsson et al., 2023), 76 % der Menschen kaufen lieber in ihrer eigenen Sprache und 40 % nie in einer anderen (CSA Research, 2020), 81 % versuchen es zuerst selbst (Harvard Business Review, 2017).',
  },
  bookingHow: {
    chip: 'Wie buche ich eine Beratung?',
    answer:
      'Sie wählen einen Tag und eine halbe Stunde zwischen {from} und {to} Uhr (Zeitzone {zone}) und sagen uns kurz, worum es geht. Es ist kostenlos und eine Anfrage: Wir bestätigen innerhalb von {hours} Stunden. Die Schaltfläche unten öffnet das Formular.',
  },
  book: {
    chip: 'Kostenlose Beratung buchen',
    answer:
      'Sehr gern! Wählen Sie im Buchungsformular Tag und Uhrzeit; wir bestätigen innerhalb von {hours} Stunden.',
  },
  contactMe: {
    chip: 'Bitte melden Sie sich bei mir',
    answer:
      'Natürlich. Hinterlassen Sie Ihre Angaben im Kontaktformular; unser Team meldet sich innerhalb von {hours} Stunden.',
  },
  consultation: {
    chip: 'Was passiert in der Beratung?',
    answer:
      'Sie ist kostenlos und dauert {slot} Minuten, online: Wir sehen uns an, was Ihre Kunden fragen, und sagen Ihnen ehrlich, was ein Bot für Sie leisten kann und was nicht, mit einem ersten Plan und einem Preis.',
  },
  partners: {
    chip: 'Arbeiten Sie mit Partnern?',
    answer:
      'Die Seite nennt kein Partner-, Wiederverkäufer- oder Affiliate-Programm. Schreiben Sie an {email}, was Sie im Sinn haben.',
  },
  complaint: {
    chip: 'Ich möchte mich beschweren',
    answer:
      'Es tut mir leid, dass das ärgerlich war. Ein Mensch aus unserem Team kann helfen: Schreiben Sie an {email} oder hinterlassen Sie mit der Schaltfläche unten eine Nachricht, und Sie hören innerhalb von {hours} Stunden von uns.',
  },
  responseTime: {
    chip: 'Wann höre ich von Ihnen?',
    answer:
      'Innerhalb von {hours} Stunden: Ein Mensch liest jede Nachricht und antwortet mit einem ersten Plan und einem Preis.',
  },
  buy: {
    chip: 'Wie bestelle ich?',
    answer:
      'Eine Kasse gibt es auf der Seite nicht: Nennen Sie uns den gewünschten Tarif im Kontaktformular oder in einer kostenlosen Beratung, und ein Mensch richtet ihn mit Ihnen ein, eine erste Version innerhalb von {firstHours} Stunden.',
  },
  noShows: {
    chip: 'Woher kommen die 23 % No-Shows?',
    answer:
      'Aus einer Übersicht über 105 Studien: Dantas et al., Health Policy 122(4), 2018. 23 % der gebuchten Termine werden nicht wahrgenommen; das ist veröffentlichte Forschung, nicht unsere Zahl. Ein Bot erinnert, lässt Termine mit zwei Nachrichten verschieben und bietet den freien Platz dem an, der wartet.',
  },
  fastReply: {
    chip: 'Wie schnell antworten Firmen auf Anfragen?',
    answer:
      'Von 2.241 US-Firmen antworteten 37 % binnen einer Stunde auf eine Online-Anfrage, 16 % binnen eines Tages, 24 % später und 23 % nie. Wer binnen einer Stunde antwortete, führte fast 7-mal so oft ein echtes Gespräch mit Entscheidern wie eine Stunde später und über 60-mal so oft wie einen Tag später (Oldroyd, McElheran und Elkington, Harvard Business Review, März 2011).',
  },
  funding: {
    chip: 'Wer finanziert die Firma?',
    answer:
      'Über Investoren, Finanzierungsrunden oder Umsatz von {brand} sagt die Seite nichts. Fragen Sie unser Team: {email}.',
  },
  terms: {
    chip: 'Wo stehen eure AGB?',
    answer:
      'Die Seite hat eine Datenschutzseite, aber keine AGB. Tarife laufen monatlich mit {noticeDays} Tagen Frist; {enterprise} hat einen eigenen Vertrag mit SLA. Möchte Ihre Rechtsabteilung vorab etwas lesen, fordern Sie es an: {email}.',
  },
};
