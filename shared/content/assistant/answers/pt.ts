import type { Answers } from '../types.ts';

export const answers: Answers = {
  greeting:
    'Olá! Sou o assistente da {brand}. Posso ajudar com nossos chatbots, preços, integrações e o agendamento de uma consultoria gratuita.',
  services:
    'Criamos chatbots com IA para empresas: bots de atendimento ao cliente, automação de vendas e integrações sob medida. Eles trabalham 24 horas em {languages} idiomas, e a primeira versão fica pronta em {hours} horas.',
  askIndustry: 'Em qual setor vocês atuam?',
  askVolume: 'Quantas mensagens vocês recebem por mês, mais ou menos?',
  offer: 'Quer agendar uma consultoria gratuita?',
  industryIntro: '{industry}: {pitch}',
  industries: {
    ecommerce: [
      'E-commerce',
      'um bot responde sobre pedidos e entregas, recomenda produtos, cuida de devoluções e recupera carrinhos abandonados.',
    ],
    healthcare: [
      'Saúde',
      'um bot recebe pedidos de consulta, responde sobre horários, convênios e preparo e encaminha tudo que é médico à sua equipe.',
    ],
    finance: [
      'Finanças',
      'um bot explica produtos, reúne o que uma proposta precisa, responde sobre contas e deixa a assessoria para seus profissionais habilitados.',
    ],
    realestate: [
      'Imobiliário',
      'um bot qualifica compradores e inquilinos, responde sobre os imóveis e agenda visitas.',
    ],
    education: [
      'Educação',
      'um bot responde sobre cursos, valores e matrículas e orienta os alunos até a pessoa certa.',
    ],
    hospitality: [
      'Hotelaria',
      'um bot recebe pedidos de reserva, atende hóspedes dia e noite e oferece upgrades e dicas locais.',
    ],
    fitness: ['Fitness', 'um bot marca aulas e treinos experimentais, explica os planos e envia lembretes.'],
    restaurant: [
      'Restaurantes',
      'um bot reserva mesas, responde sobre o cardápio e alérgenos e anota pedidos.',
    ],
    automotive: [
      'Automotivo',
      'um bot agenda test drives e revisões e responde sobre carros e financiamento.',
    ],
    professional: [
      'Serviços profissionais',
      'um bot qualifica os contatos, reúne o que a primeira reunião precisa e a agenda.',
    ],
  },
  template:
    'Há um modelo pronto para esse setor, adaptado a vocês em {from}–{to} dias; experimente na nossa galeria.',
  platformIntro: 'Planos da plataforma (vocês operam o bot na nossa plataforma):',
  planLine: '{plan}: {price} por mês, até {messages} mensagens',
  planCustom: '{plan}: preço sob consulta, mensagens ilimitadas',
  managedIntro: 'Serviço totalmente gerenciado (criamos e operamos para vocês):',
  managedLine: '{plan}: {price} por mês, {count} conversas',
  managedUnlimited: '{plan}: {price} por mês, conversas ilimitadas',
  fit: 'Para cerca de {volume} mensagens por mês, o plano da plataforma {plan} serve: {price} por mês, até {messages} mensagens.',
  fitCustom:
    'Para cerca de {volume} mensagens por mês, vocês precisam do plano da plataforma {plan}: mensagens ilimitadas, preço sob consulta.',
  managedFrom:
    'Se preferirem que a gente cuide de tudo, o serviço totalmente gerenciado começa em {price} por mês.',
  managedFit:
    'Para cerca de {volume} conversas por mês, o serviço totalmente gerenciado {plan} serve: {price} por mês.',
  integrations:
    'Nossos bots se conectam a {list} e a outros sistemas por API. O {starter} inclui {count} integrações e o {professional}, quantas forem necessárias. Uma integração sob medida custa {price}, pagamento único.',
  timeline:
    'A primeira versão fica pronta em {hours} horas; adaptá-la à sua empresa leva {from}–{to} dias, conforme o setor.',
  security:
    'A segurança faz parte de todos os planos: {badges}. Os dados trafegam criptografados. O {professional} é preparado para HIPAA; o {enterprise} acrescenta SSO e instalação nos seus servidores. Detalhes pelo {email}.',
  languages:
    'Nossos chatbots atendem em {languages} idiomas; aqui no chat eu falo {count}. Um idioma adicional para o seu bot custa {price} por mês.',
  bookingInfo:
    'A consultoria é gratuita: você escolhe um dia e meia hora entre {from} e {to} (fuso {zone}) e conta em poucas palavras o que precisa. É uma solicitação; confirmamos em até {hours} horas. É só me dizer que quer agendar.',
  book: 'Com prazer! Estou abrindo o formulário de agendamento: escolha o dia e a hora, e confirmamos em até {hours} horas.',
  contactInfo:
    'Você fala com nossa equipe pelo {email}; respondemos em até {hours} horas. Se quiser que entremos em contato, é só dizer.',
  contact: 'Claro. Estou abrindo o formulário de contato; nossa equipe responde em até {hours} horas.',
  thanks: 'De nada! Posso ajudar em mais alguma coisa?',
  bye: 'Até logo e obrigado pela visita!',
  complaint:
    'Sinto muito que tenha sido frustrante. Uma pessoa da nossa equipe pode ajudar: escreva para {email} ou diga que quer ser contatado.',
  offTopic:
    'Desculpe, só posso ajudar com nossos chatbots: serviços, preços, integrações, segurança e agendamento de consultoria. O que você gostaria de saber?',
  decline: 'Tudo bem. Estou aqui se tiver outra pergunta.',
  apology: 'Desculpe, estou com dificuldade para responder agora. Tente novamente, por favor.',
  demo: {
    greeting: 'Olá! Sou o assistente virtual da {business}. Como posso ajudar?',
    hours: 'Nosso horário: {value}',
    prices: 'Nossos preços (preços de exemplo desta demonstração):',
    services: 'Posso ajudar com o seguinte:',
    location: 'Estamos aqui: {value}',
    booking:
      'Com prazer. Diga o dia e a hora que prefere e seu nome, e a equipe da {business} confirma. (Esta é uma demonstração: nada é reservado de verdade.)',
    human: 'Vou passar você para a equipe da {business}. O contato também é: {value}.',
    thanks: 'De nada! Posso fazer mais alguma coisa por você?',
    unknown: 'Não tenho certeza; a equipe da {business} saberá. Você pode me perguntar, por exemplo:',
  },
};
