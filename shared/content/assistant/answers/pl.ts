import type { Answers } from '../types.ts';

export const answers: Answers = {
  askVolume: 'Ile mniej więcej wiadomości dostajecie miesięcznie?',
  offer: 'Czy chcesz umówić bezpłatną konsultację?',
  platformIntro: 'Plany platformy (sami prowadzicie bota na naszej platformie):',
  planLine: '{plan}: {price} miesięcznie, do {messages} wiadomości',
  planCustom: '{plan}: cena na zapytanie, wiadomości bez limitu',
  managedIntro: 'Usługa w pełni zarządzana (budujemy i prowadzimy wszystko za was):',
  managedLine: '{plan}: {price} miesięcznie, {count} rozmów',
  managedUnlimited: '{plan}: {price} miesięcznie, rozmowy bez limitu',
  fit: 'Przy około {volume} wiadomościach miesięcznie pasuje plan platformy {plan}: {price} miesięcznie, do {messages} wiadomości.',
  fitCustom:
    'Przy około {volume} wiadomościach miesięcznie potrzebny jest plan platformy {plan}: wiadomości bez limitu, cena na zapytanie.',
  managedFrom:
    'Jeśli wolicie zostawić wszystko nam, usługa w pełni zarządzana kosztuje od {price} miesięcznie.',
  managedFit:
    'Przy około {volume} rozmowach miesięcznie pasuje usługa w pełni zarządzana {plan}: {price} miesięcznie.',
  decline: 'W porządku. Jestem tutaj, jeśli pojawi się inne pytanie.',
  yearly: 'To {total} rocznie.',
  firstMonth: 'W pierwszym miesiącu to {total}.',
  difference: 'Różnica: {amount} miesięcznie.',
  apology: 'Przykro mi z powodu kłopotu.',
  perhaps: 'Nie mam pewności, czy dobrze rozumiem; może to pomoże:',
};
