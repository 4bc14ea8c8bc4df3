import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Quanto custa a primeira reunião?',
    'Vocês podem analisar um contrato para mim?',
    'De quais documentos vocês precisam?',
    'Com que rapidez consigo uma reunião?',
    'Vocês ajudam a abrir uma empresa?',
  ],
  useCases: [
    'Primeiros contatos separados por assunto e urgência',
    'Reuniões com o especialista certo',
    'Documentos reunidos antes da primeira reunião',
    'Honorários e procedimentos explicados',
    'Perguntas de clientes sobre o andamento do caso',
  ],
  can: 'Organizo os primeiros contatos, marco reuniões com o especialista certo, digo que documentos são necessários e explico os honorários. Nunca dou consultoria jurídica ou tributária. Os especialistas só falam com quem faz sentido, e as primeiras reuniões começam com a papelada completa.',
  hours: 'segunda a quinta das 8:00 às 18:00, sexta das 8:00 às 15:00',
  location: '60 Chancery Place, quarto andar, ou por vídeo',
  services: 'Abertura de empresas|Contratos|Direito do trabalho|Declarações de imposto|Contabilidade',
  prices:
    'Primeira reunião, 45 minutos: {first}|Análise de contrato, valor fixo: a partir de {contract}|Contabilidade, empresa pequena: {bookkeeping} por mês|Abertura de empresa, completa: {company}|Consultoria adicional: {hour} por hora',
  items: {
    meeting: [
      'preciso de um advogado|marcar uma reunião|primeira reunião|horário com um consultor tributário|agendar um horário|quero falar com um especialista|é urgente, meu prazo é amanhã|meu patrão me demitiu',
      'Com prazer: em geral há horário em até três dias úteis e, com prazo correndo, no mesmo dia. A reunião pode ser no escritório ou por vídeo.',
    ],
    cost: [
      'quanto vocês cobram|honorários|valor da hora|preço de uma consulta|a primeira conversa é grátis|valor fixo|quanto custa um advogado',
      'Os primeiros 45 minutos custam {first} (preço de exemplo) e são descontados se trabalharmos juntos. Depois combinamos por escrito um valor fixo ou {hour} por hora.',
    ],
    contract: [
      'revisar meu contrato|verificar um acordo|olhar um contrato de aluguel|termos e condições|análise de contrato',
      'Sim: a análise com comentários por escrito custa a partir de {contract} (preço de exemplo) e leva três dias úteis. Por favor, envie o contrato depois que o horário for confirmado.',
    ],
    documents: [
      'o que devo levar|que papéis|preparar a primeira reunião|o que tenho que enviar|documentos para o imposto de renda',
      'Para a primeira reunião: documento de identidade, as cartas ou contratos em questão e uma lista curta de datas. Para impostos: a declaração do ano passado e suas contas.',
    ],
    company: [
      'quero abrir uma empresa|começar um negócio|registrar uma empresa|CNPJ|abertura de empresa|quanto demora abrir uma firma',
      'Sim, da escolha da forma jurídica ao registro, por {company} mais taxas oficiais (preço de exemplo). Leva cerca de três semanas.',
    ],
    bookkeeping: [
      'fazem contabilidade|contador|folha de pagamento|declaração de IVA|cuidar das minhas contas|imposto da minha empresa',
      'Para empresas pequenas, a partir de {bookkeeping} por mês (preço de exemplo), com folha de pagamento a pedido.',
    ],
    confidential: [
      'isto é confidencial|quem lê isto|privacidade|meus dados estão seguros|sigilo profissional',
      'Sim, os contatos são confidenciais desde a primeira palavra. Por favor, não envie documentos antes da reunião: primeiro verificamos se podemos atuar para você.',
    ],
    advice: [
      'eu ganharia a causa|quais são minhas chances|posso processar|isso é legal|eu tenho razão|conselho jurídico|o que faço com a minha demissão|como pago menos imposto',
      'Não posso dar consultoria jurídica ou tributária. Um dos nossos especialistas pode, depois de ouvir os fatos; posso anotar uma primeira reunião para você.',
    ],
    video: [
      'atendem por vídeo|reunião online|Zoom|por telefone|atendimento a distância',
      'Sim, toda reunião pode ser por vídeo; você recebe o link com a confirmação.',
    ],
    existing: [
      'como está o meu processo|andamento do meu caso|já sou cliente|quando fica pronta minha declaração|tenho uma dúvida sobre a fatura|falar com meu advogado',
      'Escreva para {contact} com o número do seu processo; quem cuida do seu assunto responde em um dia útil. Numa empresa real eu consultaria o andamento para você.',
    ],
  },
  tasks: {
    meeting: {
      done: 'Sua primeira reunião está anotada:',
      choice:
        'Qual é o assunto: um contrato, abertura de empresa, impostos, direito do trabalho ou contabilidade?',
    },
  },
  options: {
    contracts: ['Contrato', 'contrato*|acordo|aluguel'],
    formation: ['Abertura de empresa', 'empresa|abrir*|abertura|startup|cnpj|firma'],
    tax: ['Impostos', 'imposto*|tribut*|declaração'],
    employment: ['Direito do trabalho', 'trabalh*|demiti*|demissao|emprego|patrao'],
    books: ['Contabilidade', 'contabil*|contador*|folha de pagamento'],
  },
  states: {},
};
