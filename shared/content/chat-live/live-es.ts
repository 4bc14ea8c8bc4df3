import type { LiveTexts } from './types.ts';

export const texts: LiveTexts = {
  here: 'Hay alguien de nuestro equipo aquí.',
  waiting: 'Hemos avisado al equipo. Si nadie llega en dos minutos, puede dejar un mensaje.',
  cancel: 'No esperar',
  missed: 'Ahora no ha podido venir nadie. Deje un mensaje: respondemos en {hours} horas.',
  away: 'Ahora mismo no hay nadie. Respondemos a los mensajes en {hours} horas.',
  opens: 'Volvemos {when}.',
  joined: 'Ahora habla con usted una persona de {brand}. El asistente calla.',
  back: 'Vuelve a responder el asistente.',
  team: 'Equipo de {brand}',
  typing: 'está escribiendo…',
  read: 'Leído',
  lost: 'Sin conexión. Lo que escriba se enviará en cuanto vuelva.',
  form: 'Dejar un mensaje',
};
