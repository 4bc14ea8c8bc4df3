import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Quais apartamentos estão disponíveis agora?',
    'Posso marcar uma visita?',
    'De que documentos preciso para alugar?',
    'Quanto vale a minha casa?',
    'Animais são permitidos?',
  ],
  useCases: [
    'Pedidos de compradores e inquilinos qualificados por orçamento e região',
    'Visitas marcadas na sua agenda',
    'Perguntas sobre imóveis anunciados respondidas com seus próprios dados',
    'Proprietários conduzidos a uma avaliação',
    'Documentos para a candidatura reunidos',
  ],
  can: 'Respondo perguntas sobre nossos imóveis, encontro o que cabe no seu orçamento, marco visitas, reúno documentos e conduzo proprietários a uma avaliação. Nenhum contato espera até segunda-feira, e os corretores só encontram quem combina com o imóvel.',
  hours: 'segunda a sexta das 9:00 às 18:00, sábado das 10:00 às 14:00',
  location: '3 Quay Square, térreo, em frente ao terminal de balsas',
  services: 'Aluguel|Compra|Venda|Avaliações|Administração de imóveis',
  prices:
    'Loft de dois cômodos no porto para alugar: {loft} por mês|Apartamento familiar de quatro cômodos para alugar: {family} por mês|Casa geminada com jardim à venda: {house}|Avaliação por escrito: {valuation} (grátis se você vender conosco)',
  items: {
    viewing: [
      'quero ver o apartamento|agendar uma visita|visitar a casa|posso ver o loft|horário de visita|quando posso conhecer o imóvel|combinar uma visita',
      'Com prazer, vou anotar uma visita; um corretor acompanha você.',
    ],
    available: [
      'quais apartamentos estão livres|o que vocês têm para alugar|imóveis à venda|vocês têm uma casa|anúncios|me fale do loft|apartamento de três quartos|o que há no mercado|quantos cômodos tem',
      'Para alugar há dois: o loft de dois cômodos no porto por {loft} por mês e um apartamento familiar de quatro cômodos por {family} por mês. À venda, uma casa geminada com jardim por {house} (preços de exemplo). Posso marcar uma visita a cada um.',
    ],
    search: [
      'procuro um apartamento até 2000|meu orçamento é 2500|estou procurando um lugar para morar|ache algo com dois quartos|algo perto do porto|o que cabe no meu orçamento|região e orçamento',
      'Diga se é aluguel ou compra, quantos cômodos e qual o orçamento. Até {loft} por mês serve o loft no porto, a partir de {family} o apartamento familiar e, para comprar, há a casa geminada por {house} (preços de exemplo).',
    ],
    documents: [
      'que papéis são necessários|ficha de locação|comprovante de renda|o que preciso para me candidatar|candidatura ao apartamento|referências',
      'Documento de identidade, os três últimos holerites e uma referência do proprietário atual. Você pode enviá-los depois da visita.',
    ],
    worth: [
      'quero vender minha casa|avaliação|quanto vale meu apartamento|valor do meu imóvel|estimar o preço da minha casa|vender um apartamento',
      'Vemos o imóvel e entregamos uma avaliação por escrito em cinco dias. Custa {valuation} e é grátis se você vender conosco (preço de exemplo).',
    ],
    pets: [
      'posso ter cachorro|tenho um gato|aceitam animais|pets|cachorro no loft',
      'No apartamento familiar, sim; no loft do porto, só depois de perguntar ao proprietário.',
    ],
    deposit: [
      'de quanto é o depósito|caução|tenho que pagar depósito|quando recebo o depósito de volta',
      'Dois meses de aluguel, depositados em uma conta separada e devolvidos com juros depois da sua saída.',
    ],
    parking: [
      'tem estacionamento|garagem|vaga de carro|onde deixo a bicicleta|depósito no subsolo|porão',
      'O apartamento familiar tem uma vaga na garagem; no loft há estacionamento para moradores na rua e um bicicletário no subsolo.',
    ],
    financing: [
      'financiamento|ajudam com empréstimo|crédito do banco|financiar a casa|taxas de juros',
      'Não damos consultoria financeira, mas indicamos com prazer dois consultores independentes com quem trabalhamos.',
    ],
    fees: [
      'quais são as suas taxas|comissão|taxa da imobiliária|tenho que pagar o corretor|corretagem',
      'Inquilinos não nos pagam nada. Na venda, a comissão é combinada por escrito antes de começarmos.',
    ],
  },
  tasks: {
    viewing: {
      done: 'Sua visita está anotada:',
      choice: 'Qual imóvel você gostaria de ver: o loft no porto, o apartamento familiar ou a casa geminada?',
    },
  },
  options: {
    loft: ['Loft no porto', 'loft|porto|dois cômodos|o primeiro'],
    family: ['Apartamento familiar', 'familiar|familia|quatro cômodos|o segundo|o maior'],
    house: ['Casa geminada', 'casa|geminada|jardim|o terceiro'],
  },
  states: {},
};
