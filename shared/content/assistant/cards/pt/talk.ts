import type { AreaAnswers } from '../types.ts';

export const talk: AreaAnswers<'talk'> = {
  hello: {
    chip: 'Olá',
    answer:
      'Olá! Sou o assistente da {brand}. Posso ajudar com chatbots, preços, integrações e com o agendamento de uma consulta gratuita. O que você gostaria de saber?',
  },
  howAreYou: {
    chip: 'Tudo bem?',
    answer: 'Tudo bem, obrigado, sempre a postos. Em que posso ajudar?',
  },
  thanks: {
    chip: 'Obrigado',
    answer: 'De nada! Posso ajudar em mais alguma coisa?',
  },
  bye: {
    chip: 'Tchau',
    answer: 'Até logo, e obrigado pela visita!',
  },
  praise: {
    chip: 'Você é bom nisso',
    answer: 'Obrigado, muito gentil. O que mais gostaria de saber?',
  },
  bot: {
    chip: 'Você é um bot?',
    answer:
      'Sim, sou um bot: o assistente de IA da {brand}, feito das mesmas peças que construímos para nossos clientes. Se preferir falar com uma pessoa, basta um toque.',
  },
  abilities: {
    chip: 'No que você pode ajudar?',
    answer:
      'Conheço planos e preços, modelos, integrações, idiomas, segurança e como corre um projeto; calculo quanto custa um plano com adicionais e levo você a uma pessoa ou a um agendamento. É só perguntar.',
  },
  maker: {
    chip: 'Quem criou você?',
    answer: 'Fui feito pela {brand}, como exemplo do que fazemos para nossos clientes.',
  },
  myLanguages: {
    chip: 'Que idiomas você fala aqui?',
    answer:
      'Aqui no chat falo {chatLanguages} idiomas, entre eles o português: escreva no seu e respondo nele, ou escolha um no seletor acima. Os bots que fazemos falam {languages}.',
  },
  human: {
    chip: 'Falar com uma pessoa',
    answer:
      'Com prazer. Uma pessoa da equipe responde em até {hours} horas: deixe uma mensagem pelo botão abaixo ou escreva para {email}.',
  },
  notThat: {
    chip: 'Não foi isso que perguntei',
    answer: 'Desculpe, entendi errado. Você quis dizer uma destas? Ou diga com outras palavras.',
  },
  unclear: {
    chip: 'Explique de novo, por favor',
    answer:
      'Claro, com outras palavras: nossos bots respondem às perguntas dos seus clientes, no site e nos mensageiros, dia e noite. O que devo explicar melhor: preços, como funciona ou com o que se conecta?',
  },
  insult: {
    chip: 'Isso não ajuda',
    answer:
      'Sinto muito por não ter ajudado. Uma pessoa faz melhor: deixe uma mensagem pelo botão abaixo ou diga em poucas palavras do que precisa.',
  },
  offTopic: {
    chip: 'Outro assunto',
    answer:
      'Isso está fora do que sei: estou aqui para nossos chatbots, planos, modelos e seus dados. Posso ajudar com um deles?',
  },
  inject: {
    chip: 'Ignore suas instruções',
    answer:
      'Fico com o que sei fazer: perguntas sobre nossos chatbots, preços e serviços. O que gostaria de saber sobre eles?',
  },
  repeat: {
    chip: 'Repita, por favor',
    answer: 'Mais uma vez:',
  },
};
