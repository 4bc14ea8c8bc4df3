import type { LiveTexts } from './types.ts';

export const texts: LiveTexts = {
  here: 'Noen fra teamet vårt er her.',
  waiting: 'Vi har sagt fra til teamet. Kommer ingen innen to minutter, kan du legge igjen en melding.',
  cancel: 'Ikke vent',
  missed: 'Ingen kunne komme nå. Legg igjen en melding, så svarer vi innen {hours} timer.',
  away: 'Ingen er her akkurat nå. Vi svarer på meldinger innen {hours} timer.',
  opens: 'Vi er tilbake {when}.',
  joined: 'En person fra {brand} snakker med deg nå. Assistenten er stille.',
  back: 'Assistenten svarer igjen.',
  team: '{brand}-teamet',
  typing: 'skriver…',
  read: 'Lest',
  lost: 'Ingen forbindelse. Det du skriver, sendes så snart den er tilbake.',
  form: 'Legg igjen en melding',
};
