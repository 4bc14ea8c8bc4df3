import type { LiveTexts } from './types.ts';

export const texts: LiveTexts = {
  here: 'Jemand aus unserem Team ist da.',
  waiting:
    'Wir haben dem Team Bescheid gesagt. Kommt in zwei Minuten niemand, können Sie eine Nachricht hinterlassen.',
  cancel: 'Nicht warten',
  missed:
    'Gerade konnte niemand kommen. Hinterlassen Sie eine Nachricht: Wir antworten innerhalb von {hours} Stunden.',
  away: 'Im Moment ist niemand da. Nachrichten beantworten wir innerhalb von {hours} Stunden.',
  opens: 'Wir sind {when} wieder da.',
  joined: 'Jetzt spricht ein Mensch von {brand} mit Ihnen. Der Assistent schweigt.',
  back: 'Der Assistent antwortet wieder.',
  team: 'Team von {brand}',
  typing: 'schreibt…',
  read: 'Gelesen',
  lost: 'Keine Verbindung. Was Sie schreiben, geht raus, sobald sie wieder da ist.',
  form: 'Nachricht hinterlassen',
};
