import type { LiveTexts } from './types.ts';

export const texts: LiveTexts = {
  here: 'Joku tiimistämme on paikalla.',
  waiting: 'Kerroimme tiimille. Jos kukaan ei tule kahdessa minuutissa, voit jättää viestin.',
  cancel: 'En odota',
  missed: 'Kukaan ei päässyt juuri nyt. Jätä viesti: vastaamme {hours} tunnin kuluessa.',
  away: 'Paikalla ei ole nyt ketään. Vastaamme viesteihin {hours} tunnin kuluessa.',
  opens: 'Palaamme {when}.',
  joined: 'Kanssasi keskustelee nyt ihminen, {brand}. Avustaja on hiljaa.',
  back: 'Avustaja vastaa taas.',
  team: 'Tiimi, {brand}',
  typing: 'kirjoittaa…',
  read: 'Luettu',
  lost: 'Ei yhteyttä. Kirjoittamasi lähtee heti, kun yhteys palaa.',
  form: 'Jätä viesti',
};
