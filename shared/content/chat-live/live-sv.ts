import type { LiveTexts } from './types.ts';

export const texts: LiveTexts = {
  here: 'Någon i vårt team är här.',
  waiting: 'Vi har meddelat teamet. Kommer ingen inom två minuter kan du lämna ett meddelande.',
  cancel: 'Vänta inte',
  missed: 'Ingen kunde komma just nu. Lämna ett meddelande så svarar vi inom {hours} timmar.',
  away: 'Ingen är här just nu. Vi svarar på meddelanden inom {hours} timmar.',
  opens: 'Vi är tillbaka {when}.',
  joined: 'En person från {brand} pratar med dig nu. Assistenten är tyst.',
  back: 'Assistenten svarar igen.',
  team: '{brand}-teamet',
  typing: 'skriver…',
  read: 'Läst',
  lost: 'Ingen anslutning. Det du skriver skickas så snart den är tillbaka.',
  form: 'Lämna ett meddelande',
};
