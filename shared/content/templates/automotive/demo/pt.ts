import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Posso marcar um test drive?',
    'Quanto custa uma revisão?',
    'Quais carros elétricos vocês têm?',
    'Vocês aceitam meu carro usado?',
    'Quando meu carro fica pronto?',
  ],
  useCases: [
    'Test drives marcados direto da página do veículo',
    'Horários na oficina com a duração certa',
    'Pedidos de avaliação para troca com fotos e quilometragem',
    'Perguntas sobre financiamento e leasing preparadas para as vendas',
    'Andamento do conserto sem telefonema',
  ],
  can: 'Marco test drives e horários na oficina, digo em que pé está um conserto e respondo perguntas sobre carros, preços, troca e financiamento. Os interessados recebem resposta enquanto ainda procuram, e a agenda da oficina não tem mais buracos por causa do telefone.',
  hours: 'segunda a sexta das 8:00 às 18:00, sábado das 9:00 às 18:00, fechado aos domingos',
  location: '140 Ridgeway Road, saída 9; pontos de recarga na entrada',
  services:
    'Carros novos e usados|Test drives|Revisão e consertos|Guarda de pneus|Troca do usado|Financiamento e leasing',
  prices:
    'Revisão: {inspection} mais peças|Troca de óleo: {oil}|Troca e guarda de pneus: {tyres} por temporada|Hatch usado, dois anos: {hatchback}|Elétrico compacto, novo: {electric}',
  items: {
    drive: [
      'test drive|quero dirigir o elétrico|experimentar o hatch|agendar um test drive para sábado|dar uma volta no carro|posso testar o carro',
      'Com prazer: o test drive dura cerca de 40 minutos e é gratuito. Por favor, traga sua carteira de motorista.',
    ],
    workshop: [
      'horário na oficina|agendar uma revisão|meu carro precisa de troca de óleo|marcar a revisão|meu carro está fazendo barulho|agendar um conserto|preciso de freios novos|levar o carro à oficina',
      'Com prazer, vou anotar uma data na oficina.',
    ],
    status: [
      'meu carro está pronto|status do conserto|quando posso buscar meu carro|em que pé está o conserto|quanto tempo vai demorar o conserto|retirar meu carro',
      'Vou verificar para você.',
    ],
    cost: [
      'preço da revisão|quanto é uma inspeção|valor da troca de óleo|quanto custa a manutenção|preços da oficina',
      'A revisão custa {inspection} mais peças, a troca de óleo {oil}, e a troca com guarda dos pneus {tyres} por temporada (preços de exemplo). Posso anotar uma data na oficina.',
    ],
    electric: [
      'carros elétricos|tem elétrico|híbrido|autonomia da bateria|carregar em casa|quantos km ele faz',
      'Um elétrico compacto novo a partir de {electric} (preço de exemplo), com cerca de 400 km de autonomia, e dois usados. A recarga em casa pode ser combinada com um instalador.',
    ],
    tradeIn: [
      'trocar meu carro|dar o carro na troca|quanto vale meu carro|vender meu carro antigo|vocês compram usados|aceitam na troca',
      'Sim. Envie modelo, ano, quilometragem e algumas fotos para {contact}; nosso comprador dá um valor em um dia útil e o confirma depois de ver o carro.',
    ],
    financing: [
      'fazem financiamento|leasing|empréstimo para carro|parcelas mensais|pagar parcelado|crédito|entrada',
      'Sim, leasing e financiamento de 24 a 60 meses. As condições dependem do carro e do banco; um vendedor faz o cálculo com você.',
    ],
    used: [
      'carros usados|seminovos|carro barato|o que vocês têm em estoque|carro até 20000|preço do hatch|garantia|vocês têm furgões',
      'No momento, por exemplo, um hatch de dois anos por {hatchback} (preço de exemplo), com 12 meses de garantia, e um furgão elétrico.',
    ],
    replacement: [
      'carro reserva|carro de cortesia|carro alugado durante o conserto|como volto para casa da oficina|carro substituto',
      'Para consertos de mais de meio dia, sim, conforme a disponibilidade; por favor, peça ao agendar.',
    ],
    tyres: [
      'vocês trocam pneus|pneus de inverno|guardar pneus|troca de rodas|pneu',
      'Sim, com guarda por {tyres} por temporada (preço de exemplo). Outubro e abril lotam rápido.',
    ],
  },
  tasks: {
    drive: {
      done: 'Seu test drive está anotado:',
      choice: 'Qual carro você gostaria de dirigir: o elétrico compacto, o hatch ou o furgão elétrico?',
    },
    workshop: {
      done: 'Sua data na oficina está anotada:',
      choice: 'O que vamos fazer: revisão, troca de óleo, pneus ou conserto?',
    },
    status: {
      done: 'Encontrei.',
      code: 'Qual é o número da sua ordem? Começa com RM-, por exemplo RM-2051.',
    },
  },
  options: {
    electricCar: ['Elétrico compacto', 'eletrico|compacto|carro eletrico'],
    hatchback: ['Hatch', 'hatch*|usado|gasolina'],
    van: ['Furgão elétrico', 'furgao|van|furgao eletrico'],
    inspection: ['Revisão', 'revisao|inspecao|manutencao|vistoria'],
    oil: ['Troca de óleo', 'oleo'],
    tyreChange: ['Pneus', 'pneu*|roda*'],
    repair: ['Conserto', 'conserto|reparo|reparacao|freio*|barulho|quebrad*|amassad*|batida|farol'],
  },
  states: {
    lift: 'Ordem {code}: revisão com pastilhas de freio novas. O carro está no elevador e fica pronto hoje às 16:30.',
    parts: 'Ordem {code}: para-brisa novo. A peça chega amanhã de manhã; o carro fica pronto à tarde.',
    ready: 'Ordem {code}: troca de óleo e pneus. O carro está pronto; você pode buscá-lo até as 18:00.',
  },
};
