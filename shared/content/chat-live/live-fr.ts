import type { LiveTexts } from './types.ts';

export const texts: LiveTexts = {
  here: 'Quelqu’un de notre équipe est là.',
  waiting:
    'Nous avons prévenu l’équipe. Si personne ne vient d’ici deux minutes, vous pouvez laisser un message.',
  cancel: 'Ne pas attendre',
  missed: 'Personne n’a pu venir. Laissez un message : nous répondons sous {hours} heures.',
  away: 'Personne n’est là pour le moment. Nous répondons aux messages sous {hours} heures.',
  opens: 'Nous sommes de retour {when}.',
  joined: 'Une personne de {brand} vous parle maintenant. L’assistant se tait.',
  back: 'L’assistant répond de nouveau.',
  team: 'L’équipe {brand}',
  typing: 'est en train d’écrire…',
  read: 'Lu',
  lost: 'Pas de connexion. Vos messages partiront dès son retour.',
  form: 'Laisser un message',
};
