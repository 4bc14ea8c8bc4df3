import type { LiveTexts } from './types.ts';

export const texts: LiveTexts = {
  here: 'Jest ktoś z naszego zespołu.',
  waiting: 'Powiadomiliśmy zespół. Jeśli w ciągu dwóch minut nikt nie przyjdzie, można zostawić wiadomość.',
  cancel: 'Nie czekam',
  missed: 'Teraz nikt nie mógł przyjść. Proszę zostawić wiadomość: odpowiadamy w ciągu {hours} godzin.',
  away: 'W tej chwili nikogo nie ma. Na wiadomości odpowiadamy w ciągu {hours} godzin.',
  opens: 'Wracamy {when}.',
  joined: 'Rozmawia z Państwem osoba z {brand}. Asystent milczy.',
  back: 'Znowu odpowiada asystent.',
  team: 'Zespół {brand}',
  typing: 'pisze…',
  read: 'Przeczytano',
  lost: 'Brak połączenia. To, co Państwo napiszą, zostanie wysłane, gdy wróci.',
  form: 'Zostaw wiadomość',
};
