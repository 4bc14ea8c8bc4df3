import type { AreaAnswers } from '../types.ts';

export const plans: AreaAnswers<'plans'> = {
  prices: {
    chip: 'Quanto custa um chatbot?',
    answer: '{platformPrices}\n\n{managedPrices}\n\nNenhum plano tem taxa de instalação.',
  },
  starter: {
    chip: 'O que inclui o Starter?',
    answer:
      'O plano de plataforma {starter} custa {starterPrice} por mês com GPT-3.5 Turbo: {starterMessages} mensagens por mês, {starterIntegrations} integrações (Slack, Email, Web), análises básicas, suporte por e-mail e sua própria marca, em um único idioma. É indicado para uma empresa pequena com um site e uma equipe.',
  },
  professional: {
    chip: 'O que inclui o Professional?',
    answer:
      'O plano de plataforma {professional} custa {professionalPrice} por mês na tarifa base: {professionalMessages} mensagens por mês, integrações ilimitadas, análises avançadas, suporte prioritário 24/7, Claude 3 Sonnet à escolha ({sonnetProfessional} nesse caso), preparo para HIPAA, vários idiomas, testes A/B e fluxos personalizados. É o nosso plano mais popular.',
  },
  enterprise: {
    chip: 'O que inclui o Enterprise?',
    answer:
      'O plano de plataforma {enterprise} tem preço individual: mensagens ilimitadas, infraestrutura dedicada ou hospedagem local, SSO, Claude 3 Opus, suporte dedicado, SLA e segurança avançada. Diga do que precisa e uma pessoa faz a oferta em até {hours} horas.',
  },
  compare: {
    chip: 'Qual a diferença entre os planos?',
    answer:
      '{starter} ({starterPrice} por mês): {starterMessages} mensagens, {starterIntegrations} integrações, um idioma, análises básicas, suporte por e-mail.\n{professional} ({professionalPrice} por mês): {professionalMessages} mensagens, integrações ilimitadas, vários idiomas, análises avançadas, testes A/B, preparo para HIPAA, suporte 24/7.\n{enterprise} (preço individual): mensagens ilimitadas, infraestrutura própria, SSO, SLA, suporte dedicado.',
  },
  whichPlan: {
    chip: 'Qual plano é o certo para mim?',
    answer:
      'Depende das mensagens por mês: até {starterMessages} basta o {starter}, até {professionalMessages} o {professional}, acima disso o {enterprise}. Para vários idiomas, HIPAA ou testes A/B também é preciso o {professional}. Quantas mensagens vocês recebem por mês, mais ou menos?',
  },
  managed: {
    chip: 'Quanto custa o serviço gerenciado?',
    answer:
      '{managedPrices}\n\nNo serviço totalmente gerenciado nós construímos, operamos e cuidamos do bot para você.',
  },
  managedOrPlatform: {
    chip: 'Plataforma ou gerenciado: qual a diferença?',
    answer:
      'Com um plano de plataforma (a partir de {starterPrice} por mês) você mesmo opera o bot na nossa plataforma. Com o serviço totalmente gerenciado (a partir de {managedStarter} por mês) nós construímos, operamos e melhoramos o bot. O primeiro é contado em mensagens, o segundo em conversas.\n{managedPairs}',
  },
  cheapest: {
    chip: 'Qual é a opção mais barata?',
    answer:
      'A mais barata é o plano de plataforma {starter}, {starterPrice} por mês para até {starterMessages} mensagens, sem taxa de instalação e sem contrato longo.',
  },
  setupFee: {
    chip: 'Existe taxa de instalação?',
    answer:
      'Não, sem taxa de instalação: em todos os planos você paga só a mensalidade. Só adicionais como uma integração personalizada ({integrationPrice} uma vez) ou o treinamento avançado ({trainingPrice} uma vez) têm custo único.',
  },
  contract: {
    chip: 'Há fidelidade ou contrato mínimo?',
    answer:
      'Não há contrato de longo prazo: os planos são mensais e você pode cancelar a qualquer momento com aviso de {noticeDays} dias.',
  },
  cancel: {
    chip: 'Como cancelo?',
    answer:
      'Você pode cancelar a qualquer momento com aviso de {noticeDays} dias; não é preciso motivo e não há contrato longo. Basta uma mensagem para {email}.',
  },
  trial: {
    chip: 'Posso testar de graça?',
    answer:
      'Muita coisa dá para experimentar aqui sem custo: conversar com os bots de demonstração dos modelos, montar um fluxo no construtor e marcar uma consulta gratuita. O site não promete plano grátis nem período de teste; como não há taxa de instalação e o cancelamento leva {noticeDays} dias, um mês de {starter} ({starterPrice}) é o menor teste real.',
  },
  discount: {
    chip: 'Há descontos?',
    answer:
      'O site não lista descontos, nem para pagamento anual, nem para startups ou ONGs, e eu não posso prometer nenhum. Pergunte à nossa equipe ({email}) ou em uma consulta gratuita, para uma oferta no seu caso.',
  },
  payment: {
    chip: 'Como pago?',
    answer:
      'Os preços são em dólares americanos, por mês. O site não diz quais formas de pagamento e faturas existem nem se há impostos adicionais; nossa equipe combina isso com você antes de começar: {email}.',
  },
  overage: {
    chip: 'E se eu passar do limite de mensagens?',
    answer:
      'Nada para: nos meses cheios, conversas extras custam {conversationPrice} cada, em qualquer plano. Se acontecer todo mês, o plano seguinte costuma sair mais barato.',
  },
  addOns: {
    chip: 'Quais adicionais existem?',
    answer:
      'Adicionais para qualquer plano:\n- idioma adicional: {languagePrice} por mês\n- conversas extras: {conversationPrice} cada\n- integração personalizada: {integrationPrice} uma vez\n- treinamento avançado: {trainingPrice} uma vez',
  },
  addLanguage: {
    chip: 'Quanto custa mais um idioma?',
    answer:
      'Um idioma adicional para o seu bot custa {languagePrice} por mês, escrito e revisado. {professional} e {enterprise} falam vários idiomas; o {starter} fala um.',
  },
  addIntegration: {
    chip: 'Quanto custa uma integração própria?',
    answer:
      'Uma integração personalizada, a ligação com um sistema seu, custa {integrationPrice} uma única vez. O {starter} inclui {starterIntegrations} integrações padrão, o {professional} quantas precisar.',
  },
  addTraining: {
    chip: 'O que é o treinamento avançado?',
    answer:
      'O treinamento avançado custa {trainingPrice} uma única vez: treinamos o bot com seus documentos e conversas anteriores.',
  },
  switchPlan: {
    chip: 'Posso mudar de plano depois?',
    answer:
      'Sim. Os planos são mensais, então você pode ir para um maior ou menor quando as mensagens mudarem; avise em {email} e a equipe faz a troca com você.',
  },
  refund: {
    chip: 'Há reembolso?',
    answer:
      'O site não promete reembolso nem garantia de devolução, então eu também não posso. O que vale: sem taxa de instalação, sem contrato longo e cancelamento com {noticeDays} dias. Para o resto, escreva para {email}.',
  },
  messageCount: {
    chip: 'O que conta como mensagem?',
    answer:
      'Os planos de plataforma são contados em mensagens por mês, o serviço gerenciado em conversas; uma conversa costuma ter várias mensagens. O site não define mais do que isso: pergunte em {email} como seria contado o seu caso.',
  },
  seats: {
    chip: 'Cobram por usuário?',
    answer:
      'Não há cobrança por assento: toda a sua equipe pode acessar. O preço segue as mensagens, nunca o número de colegas.',
  },
  custom: {
    chip: 'E com mais de 50 mil mensagens?',
    answer:
      'Acima de {professionalMessages} mensagens por mês o preço é individual: a calculadora mostra quanto seria aproximadamente, e para mais de 100.000 mensagens ou infraestrutura própria o time de vendas faz uma oferta em até {hours} horas.',
  },
  modelPrices: {
    chip: 'Quanto custam modelos melhores?',
    answer:
      'O modelo muda o preço: {starter} custa {starterPrice} com GPT-3.5 Turbo, {sonnetStarter} com Claude 3 Sonnet e {opusStarter} com Claude 3 Opus; {professional} custa {professionalPrice}, {sonnetProfessional} e {opusProfessional}. A calculadora na página de preços mostra o valor para o seu volume.',
  },
  perThousand: {
    chip: 'Quanto custam 1.000 mensagens?',
    answer:
      'Usadas por inteiro, 1.000 mensagens custam {starterThousand} no {starter} e {professionalThousand} no {professional}. A calculadora da página de preços mostra para o seu volume e modelo.',
  },
  integrationCount: {
    chip: 'Quantas integrações por plano?',
    answer:
      'O {starter} inclui {starterIntegrations} integrações (Slack, Email, Web), o {professional} integrações ilimitadas. Conectar um sistema seu custa {integrationPrice}, uma única vez.',
  },
};
