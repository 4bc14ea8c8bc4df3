import type { Answers } from '../types.ts';

export const answers: Answers = {
  askVolume: '¿Cuántos mensajes reciben aproximadamente al mes?',
  offer: '¿Quiere reservar una consulta gratuita?',
  platformIntro: 'Planes de plataforma (usted gestiona el bot en nuestra plataforma):',
  planLine: '{plan}: {price} al mes, hasta {messages} mensajes',
  planCustom: '{plan}: precio a medida, mensajes ilimitados',
  managedIntro: 'Servicio totalmente gestionado (lo creamos y lo llevamos por usted):',
  managedLine: '{plan}: {price} al mes, {count} conversaciones',
  managedUnlimited: '{plan}: {price} al mes, conversaciones ilimitadas',
  fit: 'Para unos {volume} mensajes al mes encaja el plan de plataforma {plan}: {price} al mes, hasta {messages} mensajes.',
  fitCustom:
    'Para unos {volume} mensajes al mes necesita el plan de plataforma {plan}: mensajes ilimitados, precio a medida.',
  managedFrom:
    'Si prefiere que lo llevemos todo nosotros, el servicio totalmente gestionado empieza en {price} al mes.',
  managedFit:
    'Para unas {volume} conversaciones al mes encaja el servicio totalmente gestionado {plan}: {price} al mes.',
  decline: 'De acuerdo. Aquí estoy si tiene otra pregunta.',
  yearly: 'Son {total} al año.',
  firstMonth: 'El primer mes son {total}.',
  difference: 'Diferencia: {amount} al mes.',
  apology: 'Siento las molestias.',
  perhaps: 'No estoy seguro de haberle entendido; quizá esto le sirva:',
};
