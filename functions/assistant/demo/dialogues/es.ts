import type { Dialogues } from './types.ts';

export const dialogues: Dialogues = {
  restaurant: {
    said: [
      '¿Puedo reservar una mesa?',
      'somos cuatro, el viernes',
      'a las 8',
      '¿tienen algo vegano?',
      'Kim',
      'no, para cinco',
    ],
    ends: ['5', 'viernes, 27 de noviembre', '20:00', 'Kim'],
  },
  ecommerce: {
    said: ['¿Dónde está mi pedido?', 'FT-1042', 'quiero devolverlo', 'es demasiado pequeña'],
    ends: ['FT-1042', 'No queda bien'],
  },
  education: {
    said: ['quiero una clase de prueba', 'inglés', 'mañana a las 18:00', 'Me llamo Ana Lima'],
    ends: ['Inglés', 'lunes, 23 de noviembre', '18:00', 'Ana Lima'],
  },
  'real-estate': {
    said: [
      '¿Puedo concertar una visita?',
      'el loft del puerto',
      'el martes a las 10',
      '¿se admiten mascotas?',
      'Jo Campos',
    ],
    ends: ['Loft del puerto', 'martes, 24 de noviembre', '10:00', 'Jo Campos'],
  },
  healthcare: {
    said: ['Necesito una cita', 'una revisión', 'el miércoles a las 9', 'Lee Park'],
    ends: ['Revisión', 'miércoles, 25 de noviembre', '9:00', 'Lee Park'],
  },
  fitness: {
    said: ['¿Puedo probar antes?', 'yoga', 'el 28 de noviembre', 'a las 10', 'Max'],
    ends: ['Yoga', 'sábado, 28 de noviembre', '10:00', 'Max'],
  },
  automotive: {
    said: ['¿Puedo reservar una prueba de conducción?', 'el eléctrico', 'pasado mañana a las 15:30', 'Sam'],
    ends: ['Compacto eléctrico', 'martes, 24 de noviembre', '15:30', 'Sam'],
  },
  'professional-services': {
    said: ['Necesito un abogado', 'un contrato', 'jueves a las 15:00', '¿cuánto cuesta?', 'Ada Byron'],
    ends: ['Contrato', 'jueves, 26 de noviembre', '15:00', 'Ada Byron'],
  },
};
