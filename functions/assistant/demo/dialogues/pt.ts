import type { Dialogues } from './types.ts';

export const dialogues: Dialogues = {
  restaurant: {
    said: [
      'Posso reservar uma mesa?',
      'quatro na sexta',
      'às 8',
      'vocês têm pratos veganos?',
      'Kim',
      'não, para cinco',
    ],
    ends: ['5', 'sexta-feira, 27 de novembro', '20:00', 'Kim'],
  },
  ecommerce: {
    said: ['Onde está o meu pedido?', 'FT-1042', 'quero devolver', 'ficou pequena demais'],
    ends: ['FT-1042', 'Não serviu'],
  },
  education: {
    said: ['Posso experimentar uma aula?', 'espanhol', 'amanhã às 6 da tarde', 'Meu nome é Ana Lima'],
    ends: ['Espanhol', 'segunda-feira, 23 de novembro', '18:00', 'Ana Lima'],
  },
  'real-estate': {
    said: [
      'Posso marcar uma visita?',
      'o loft no porto',
      'terça-feira às 10',
      'animais são permitidos?',
      'Jo Field',
    ],
    ends: ['Loft no porto', 'terça-feira, 24 de novembro', '10:00', 'Jo Field'],
  },
  healthcare: {
    said: ['Preciso de uma consulta', 'um check-up', 'quarta-feira às 9 da manhã', 'Lee Park'],
    ends: ['Check-up', 'quarta-feira, 25 de novembro', '9:00', 'Lee Park'],
  },
  fitness: {
    said: ['Posso experimentar antes?', 'ioga', 'no dia 28 de novembro', 'às 10 da manhã', 'Max'],
    ends: ['Ioga', 'sábado, 28 de novembro', '10:00', 'Max'],
  },
  automotive: {
    said: ['Posso marcar um test drive?', 'o elétrico', 'depois de amanhã às 15h30', 'Sam'],
    ends: ['Elétrico compacto', 'terça-feira, 24 de novembro', '15:30', 'Sam'],
  },
  'professional-services': {
    said: ['Preciso de um advogado', 'um contrato', 'quinta-feira às 15h', 'quanto custa?', 'Ada Byron'],
    ends: ['Contrato', 'quinta-feira, 26 de novembro', '15:00', 'Ada Byron'],
  },
};
