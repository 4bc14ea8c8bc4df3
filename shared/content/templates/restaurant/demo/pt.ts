import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Posso reservar uma mesa para hoje à noite?',
    'Vocês têm pratos veganos?',
    'Qual é o horário de funcionamento?',
    'Vocês atendem clientes sem glúten?',
    'Podemos ir em um grupo grande?',
  ],
  useCases: [
    'Reservas de mesa sem telefonema',
    'Perguntas sobre cardápio e pratos',
    'Pedidos para viagem e entrega',
    'Pedidos para grupos e eventos',
    'Estacionamento e como chegar',
  ],
  can: 'Reservo mesas, respondo perguntas sobre cardápio, alergênicos, entrega e grupos, e digo quando estamos abertos e como nos encontrar. Nenhuma ligação se perde no horário de pico, e perguntas sobre alergias recebem sempre a mesma resposta.',
  hours:
    'terça a domingo das 12:00 às 15:00 e das 18:00 às 23:00, últimos pedidos às 22:00, fechado às segundas',
  location: '21 Market Row; a parada de bonde Old Market fica a dois minutos',
  services: 'Almoço e jantar|Para viagem|Entrega em até 3 km|Sala reservada para 24|Catering',
  prices:
    'Almoço do dia: {lunch}|Massa fresca: a partir de {pasta}|Prato principal vegano: {vegan}|Menu degustação, cinco pratos: {tasting} por pessoa|Entrega: {delivery} por pedido',
  items: {
    table: [
      'quero reservar uma mesa|reservar mesa|mesa para dois|tem mesa livre|fazer uma reserva|reserva para jantar amanhã|tem mesa no sábado|lugares para hoje à noite',
      'Com prazer, vou anotar uma mesa para você.',
    ],
    vegan: [
      'comida vegana|pratos vegetarianos|algo sem carne|à base de plantas|tem algo para vegetarianos',
      'Sim: um prato principal vegano por {vegan} (preço de exemplo), três entradas e uma sobremesa. Muitas massas também podem ser feitas na versão vegana.',
    ],
    gluten: [
      'sem glúten|tenho alergia a nozes|intolerância à lactose|alergênicos|celíaco|tem amendoim nisso|alergia alimentar',
      'Sim. A massa fresca também é feita com trigo-sarraceno, e cada prato tem uma lista de alergênicos. Por favor, mencione alergias ao reservar: nossa cozinha é pequena e usa nozes e farinha.',
    ],
    group: [
      'festa de aniversário|jantar da empresa|sala reservada|casamento|evento para 20 pessoas|grupo grande|catering para uma festa',
      'Até 24 pessoas cabem na nossa sala reservada. A partir de dez convidados preparamos um menu fixo, por exemplo cinco pratos por {tasting} por pessoa (preço de exemplo).',
    ],
    takeaway: [
      'vocês entregam|pedir comida para viagem|entrega|delivery|retirar um pedido|posso pedir online',
      'Sim, em até 3 km das 18:00 às 21:30 por {delivery} por pedido (preço de exemplo); para viagem, fica pronto em 25 minutos. Os pedidos são feitos pelo número do restaurante.',
    ],
    menu: [
      'o que tem no cardápio|o que posso comer|almoço do dia|pratos do dia|mostre o cardápio|vocês têm peixe|massas|pratos principais|menu infantil',
      'Esta semana: almoço do dia {lunch}, massa fresca a partir de {pasta}, peixe na brasa e um menu degustação de cinco pratos por {tasting} (preços de exemplo). Cada prato tem uma lista de alergênicos.',
    ],
    parking: [
      'tem estacionamento|onde posso estacionar|de bonde|de ônibus|como chego de carro|estacionamento por perto',
      'Há um estacionamento no Old Market, a três minutos a pé; o bonde para ainda mais perto. Estamos em 21 Market Row, de terça a domingo das 12:00 às 15:00 e das 18:00 às 23:00.',
    ],
    children: [
      'crianças são bem-vindas|cadeirão|posso levar meu cachorro|aceitam cães|crianças|bebê|animais de estimação',
      'Todos são bem-vindos. Temos cadeirões e um prato para crianças; cães podem ficar no terraço.',
    ],
    change: [
      'alterar minha reserva|cancelar minha reserva|mudar a mesa|vamos nos atrasar|vem mais gente|já reservei',
      'Escreva ou ligue com o nome e o horário da reserva; até duas horas antes não custa nada. Uma mesa que estamos anotando aqui você muda simplesmente dizendo.',
    ],
  },
  tasks: {
    table: { done: 'Sua mesa está anotada:' },
  },
  options: {},
  states: {},
};
