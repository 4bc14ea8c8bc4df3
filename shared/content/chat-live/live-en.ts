import type { LiveTexts } from './types.ts';

export const texts: LiveTexts = {
  here: 'Somebody from our team is here.',
  waiting: 'We have told our team. If nobody comes within two minutes, you can leave a message.',
  cancel: 'Don’t wait',
  missed: 'Nobody could come just now. Leave a message: we answer within {hours} hours.',
  away: 'Nobody is here at the moment. We answer messages within {hours} hours.',
  opens: 'We are back {when}.',
  joined: 'A person from {brand} is talking with you now. The assistant keeps quiet.',
  back: 'The assistant answers again.',
  team: '{brand} team',
  typing: 'is writing…',
  read: 'Read',
  lost: 'No connection. What you write is sent as soon as there is one.',
  form: 'Leave a message',
};
