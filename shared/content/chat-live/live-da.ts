import type { LiveTexts } from './types.ts';

export const texts: LiveTexts = {
  here: 'Der er en fra vores team.',
  waiting: 'Vi har givet teamet besked. Kommer der ingen inden for to minutter, kan du lægge en besked.',
  cancel: 'Vent ikke',
  missed: 'Der kunne ingen komme lige nu. Læg en besked, så svarer vi inden for {hours} timer.',
  away: 'Der er ingen lige nu. Vi svarer på beskeder inden for {hours} timer.',
  opens: 'Vi er tilbage {when}.',
  joined: 'En person fra {brand} taler med dig nu. Assistenten er stille.',
  back: 'Assistenten svarer igen.',
  team: '{brand}-teamet',
  typing: 'skriver…',
  read: 'Læst',
  lost: 'Ingen forbindelse. Det, du skriver, sendes, så snart den er tilbage.',
  form: 'Læg en besked',
};
