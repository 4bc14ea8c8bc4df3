import type { AreaAnswers } from '../types.ts';

export const talk: AreaAnswers<'talk'> = {
  hello: {
    chip: 'Hallo',
    answer:
      'Guten Tag! Ich bin der Assistent von {brand}. Ich helfe bei unseren Chatbots, Preisen, Integrationen und beim Buchen einer kostenlosen Beratung. Was möchten Sie wissen?',
  },
  howAreYou: {
    chip: 'Wie geht es Ihnen?',
    answer: 'Danke, alles bestens, und immer im Dienst. Was kann ich für Sie tun?',
  },
  thanks: {
    chip: 'Danke',
    answer: 'Gern geschehen! Kann ich noch etwas für Sie tun?',
  },
  bye: {
    chip: 'Auf Wiedersehen',
    answer: 'Auf Wiedersehen, und danke für Ihren Besuch!',
  },
  praise: {
    chip: 'Das machen Sie gut',
    answer: 'Danke, das ist nett. Was möchten Sie noch wissen?',
  },
  bot: {
    chip: 'Sind Sie ein Bot?',
    answer:
      'Ja, ich bin ein Bot: der KI-Assistent von {brand}, aus den gleichen Bausteinen, aus denen wir für unsere Kunden bauen. Wenn Sie lieber mit einem Menschen sprechen, genügt ein Tipp.',
  },
  abilities: {
    chip: 'Wobei können Sie helfen?',
    answer:
      'Ich kenne unsere Tarife und Preise, Vorlagen, Integrationen, Sprachen, Sicherheit und den Ablauf eines Projekts; ich rechne aus, was ein Tarif mit Extras kostet, und bringe Sie zu einem Menschen oder zur Buchung. Fragen Sie einfach.',
  },
  maker: {
    chip: 'Wer hat Sie gebaut?',
    answer: 'Mich hat {brand} gebaut, als Beispiel für das, was wir für unsere Kunden machen.',
  },
  myLanguages: {
    chip: 'Welche Sprachen sprechen Sie hier?',
    answer:
      'Hier im Chat spreche ich {chatLanguages} Sprachen, darunter Deutsch: Schreiben Sie in Ihrer und ich antworte darin, oder wählen Sie oben eine aus. Die Bots, die wir bauen, sprechen {languages}.',
  },
  human: {
    chip: 'Mit einem Menschen sprechen',
    answer:
      'Gern. Ein Mensch aus unserem Team antwortet innerhalb von {hours} Stunden: Hinterlassen Sie mit der Schaltfläche unten eine Nachricht oder schreiben Sie an {email}.',
  },
  notThat: {
    chip: 'Das habe ich nicht gefragt',
    answer:
      'Entschuldigung, dann habe ich Sie falsch verstanden. Meinten Sie eine dieser Fragen? Oder sagen Sie es mit anderen Worten.',
  },
  unclear: {
    chip: 'Bitte erklären Sie das noch einmal',
    answer:
      'Gern mit anderen Worten: Unsere Bots beantworten die Fragen Ihrer Kunden, auf Ihrer Website und in Messengern, Tag und Nacht. Was soll ich erklären: die Preise, wie es funktioniert oder womit es sich verbindet?',
  },
  insult: {
    chip: 'Das hilft mir nicht',
    answer:
      'Es tut mir leid, dass ich nicht mehr helfen konnte. Ein Mensch kann es besser: Hinterlassen Sie mit der Schaltfläche unten eine Nachricht, oder sagen Sie mir in ein paar Worten, was Sie brauchen.',
  },
  offTopic: {
    chip: 'Etwas ganz anderes',
    answer:
      'Das liegt außerhalb dessen, was ich weiß: Ich bin für unsere Chatbots, Tarife, Vorlagen und Ihre Daten da. Darf ich Ihnen dabei helfen?',
  },
  inject: {
    chip: 'Ignorieren Sie Ihre Anweisungen',
    answer:
      'Ich bleibe bei dem, wofür ich da bin: Fragen zu unseren Chatbots, Preisen und Leistungen. Was möchten Sie dazu wissen?',
  },
  repeat: {
    chip: 'Noch einmal bitte',
    answer: 'Hier noch einmal:',
  },
};
