import type { AreaAnswers } from '../types.ts';

export const features: AreaAnswers<'features'> = {
  whatWeDo: {
    chip: 'O que vocês oferecem?',
    answer:
      'A {brand} cria chatbots de IA para empresas: bots de atendimento, automação de vendas e integrações personalizadas. Eles respondem 24 horas em {languages} idiomas, passam para a sua equipe quando importa, e a primeira versão fica pronta em {firstHours} horas.',
  },
  support: {
    chip: 'O que faz um bot de atendimento?',
    answer:
      'Um bot de atendimento responde o que é perguntado todo dia, consulta pedidos e agendamentos e passa para uma pessoa com a conversa inteira.',
  },
  sales: {
    chip: 'Como funciona a automação de vendas?',
    answer:
      'A automação de vendas recebe os visitantes, descobre do que precisam, qualifica pelas suas regras e põe a reunião na sua agenda.',
  },
  customWork: {
    chip: 'O que são integrações personalizadas?',
    answer:
      'Ligamos a conversa à sua loja, ao cadastro de clientes, ao sistema de chamados ou ao seu próprio software. Uma integração personalizada custa {integrationPrice} uma única vez.',
  },
  integrations: {
    chip: 'Com quais sistemas se integra?',
    answer:
      'Os bots se ligam a {integrations}, ao seu site e a outros sistemas pela API: loja, cadastro de clientes, chamados, agenda. O {starter} inclui {starterIntegrations} integrações (Slack, Email, Web), o {professional} quantas precisar; ligar um sistema próprio custa {integrationPrice}.',
  },
  whatsapp: {
    chip: 'Funciona no WhatsApp?',
    answer:
      'Sim, o WhatsApp é um dos canais dos nossos bots: seus clientes escrevem onde sempre escrevem, e o bot responde lá. O {starter} inclui {starterIntegrations} integrações (Slack, Email, Web); o {professional}, quantas você precisar.',
  },
  slack: {
    chip: 'Funciona com Slack?',
    answer: 'Sim. O Slack já vem no {starter}, junto com e-mail e site.',
  },
  shopify: {
    chip: 'Funciona com Shopify?',
    answer:
      'Sim, nossos bots se ligam à Shopify: consultam pedidos, recomendam produtos e respondem antes da compra. Outras plataformas de loja (WooCommerce, Magento) são ligadas pela API.',
  },
  website: {
    chip: 'Como coloco no meu site?',
    answer:
      'O canal web faz parte de todos os planos: um pequeno código entra nas suas páginas, feitas com o que for (WordPress, Wix, código próprio), e o chat aparece lá. Ajudamos na primeira versão.',
  },
  crm: {
    chip: 'Conecta com o nosso CRM?',
    answer:
      'Sim: os bots se ligam a cadastros de clientes como Salesforce ou HubSpot pela API. O {professional} inclui quantas integrações precisar; um sistema próprio é uma integração personalizada ({integrationPrice} uma vez).',
  },
  api: {
    chip: 'Vocês têm API?',
    answer:
      'Os bots falam com outros sistemas por APIs e webhooks: o construtor de fluxos tem passos que chamam um endereço seu e usam a resposta. Para uma ligação mais profunda fazemos uma integração personalizada ({integrationPrice} uma vez).',
  },
  channels: {
    chip: 'Quais canais existem?',
    answer:
      'Os canais que citamos são site, WhatsApp, Slack, e-mail e Shopify. Outros (Instagram, Messenger, Telegram, Teams, SMS) são ligados pela API quando a têm; bots de telefone ou voz o site não oferece. Pergunte à equipe pelo seu canal.',
  },
  languages: {
    chip: 'Que idiomas os bots falam?',
    answer:
      'Nossos bots falam {languages} idiomas, inclusive escritas da direita para a esquerda como árabe e hebraico. O {starter} vem com um idioma, o {professional} com vários; um idioma adicional custa {languagePrice} por mês.',
  },
  languageSwitch: {
    chip: 'O bot muda de idioma sozinho?',
    answer:
      'Sim. O bot responde no idioma em que é perguntado e muda junto com o cliente, até no meio da conversa.',
  },
  models: {
    chip: 'Quais modelos de IA vocês usam?',
    answer:
      'Você escolhe o modelo: GPT-3.5 Turbo (rápido e econômico, {starter}), Claude 3 Sonnet (equilibrado, {professional}) ou Claude 3 Opus (raciocínio complexo, {enterprise}). Não se paga um modelo premium em cada resposta.',
  },
  analytics: {
    chip: 'Que análises eu recebo?',
    answer:
      'Você vê em tempo real o que é perguntado e como as conversas terminam: o {starter} tem análises básicas, o {professional} avançadas com testes A/B. No construtor, cada fluxo mostra sessões, conclusão e tempo.',
  },
  helpHours: {
    chip: 'Que suporte recebemos?',
    answer:
      'O {starter} tem suporte por e-mail, o {professional} suporte prioritário 24/7, o {enterprise} suporte dedicado com SLA. O suporte atende em {supportEmail}.',
  },
  abTesting: {
    chip: 'Posso fazer testes A/B?',
    answer:
      'Os testes A/B vêm com o {professional}: experimente duas redações ou fluxos e fique com o melhor.',
  },
  workflows: {
    chip: 'O que são fluxos personalizados?',
    answer:
      'Fluxos personalizados vêm com o {professional}: seus próprios passos, condições e ações, de coletar um e-mail a chamar outro sistema. Você os desenha no construtor de fluxos, que dá para experimentar aqui sem conta.',
  },
  branding: {
    chip: 'Pode ter a nossa cara?',
    answer:
      'Sim, sua própria marca faz parte de todos os planos, já do {starter}: seu nome, suas cores, seu tom.',
  },
  handover: {
    chip: 'O bot passa para uma pessoa?',
    answer:
      'Sim. O que o bot não sabe vai para uma pessoa da sua equipe com tudo o que já foi dito, para ninguém ter de repetir. Você decide quando.',
  },
  ownData: {
    chip: 'Aprende com nossos documentos?',
    answer:
      'Sim. O treinamento avançado ({trainingPrice} uma vez) ensina ao bot seus documentos e conversas anteriores; preços, horários e regras vêm dos seus sistemas, então a resposta é sua e não um palpite.',
  },
  accuracy: {
    chip: 'As respostas são confiáveis?',
    answer:
      'Um modelo de linguagem prevê palavras, por isso os fatos devem vir dos seus dados: nossos bots respondem com o que você forneceu e passam para uma pessoa o que não sabem, em vez de inventar. Cada fluxo pode ser testado antes de ir ao ar.',
  },
  speed: {
    chip: 'O bot responde rápido?',
    answer:
      'A plataforma responde em menos de 200 milissegundos; seus clientes têm resposta na hora, a qualquer momento.',
  },
  uptime: {
    chip: 'O serviço é estável?',
    answer:
      'Prometemos {uptime} de disponibilidade, 24 horas. O {enterprise} acrescenta um SLA que põe isso no contrato.',
  },
  deploy: {
    chip: 'Em quanto tempo começamos?',
    answer:
      'A primeira versão fica pronta em {firstHours} horas; adaptar ao seu negócio leva de {daysFrom} a {daysTo} dias, conforme o setor.',
  },
  process: {
    chip: 'Como funciona, passo a passo?',
    answer:
      'Você escreve em poucas linhas o que seus clientes perguntam; olhamos seu site e as perguntas e voltamos em até {hours} horas com um primeiro plano e um preço. A primeira versão roda em {firstHours} horas, depois adaptamos em {daysFrom}–{daysTo} dias, e você testa antes de ir ao ar.',
  },
  noCode: {
    chip: 'Preciso de programadores?',
    answer:
      'Não. As conversas são desenhadas em um construtor visual sem código, e os modelos dão o começo; no serviço totalmente gerenciado fazemos tudo por você.',
  },
  maintenance: {
    chip: 'Quem mantém o bot?',
    answer:
      'No plano de plataforma você muda textos e fluxos quando quiser, sem código. No serviço gerenciado nós mantemos e melhoramos o bot; para tarefas técnicas há suporte de desenvolvimento 24/7.',
  },
  scale: {
    chip: 'Aguenta muitos visitantes?',
    answer:
      'Sim. A plataforma é serverless: cresce com o número de conversas, picos inclusive, e custa pouco quando ninguém fala. O {enterprise} não tem limite de mensagens.',
  },
  tasks: {
    chip: 'Recebe agendamentos e pedidos?',
    answer:
      'Sim. Um bot pode receber agendamentos, reservas e pedidos, consultar um pedido, tratar uma devolução, enviar lembretes, coletar contatos e chamar outros sistemas; o construtor tem passos para cada um. Os bots de demonstração dos modelos mostram isso.',
  },
  afterHours: {
    chip: 'Funciona à noite também?',
    answer: 'Sim, o bot responde 24 horas, à noite, nos fins de semana e feriados.',
  },
  rightToLeft: {
    chip: 'Funciona da direita para a esquerda?',
    answer:
      'Sim. Em árabe e hebraico, este chat e os nossos bots vão da direita para a esquerda, com a janela toda; não há nada para configurar.',
  },
};
