import type { LiveTexts } from './types.ts';

export const texts: LiveTexts = {
  here: 'Er is iemand van ons team.',
  waiting:
    'We hebben het team gewaarschuwd. Komt er binnen twee minuten niemand, dan kunt u een bericht achterlaten.',
  cancel: 'Niet wachten',
  missed: 'Er kon nu niemand komen. Laat een bericht achter: we antwoorden binnen {hours} uur.',
  away: 'Er is nu niemand. Berichten beantwoorden we binnen {hours} uur.',
  opens: 'We zijn {when} terug.',
  joined: 'Er praat nu iemand van {brand} met u. De assistent zwijgt.',
  back: 'De assistent antwoordt weer.',
  team: 'Team {brand}',
  typing: 'is aan het typen…',
  read: 'Gelezen',
  lost: 'Geen verbinding. Wat u schrijft, gaat weg zodra die er weer is.',
  form: 'Bericht achterlaten',
};
