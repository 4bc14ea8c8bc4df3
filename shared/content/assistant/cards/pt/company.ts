import type { AreaAnswers } from '../types.ts';

export const company: AreaAnswers<'company'> = {
  about: {
    chip: 'Quem são vocês?',
    answer:
      'A {legalName} cria chatbots de IA para empresas: bots de atendimento, automação de vendas e integrações personalizadas, com uma plataforma para operar por conta própria ou como serviço totalmente gerenciado.',
  },
  people: {
    chip: 'Qual o tamanho da empresa?',
    answer:
      'O site não diz quem fundou a {brand}, quantas pessoas trabalham nela nem desde quando existe. A equipe conta com prazer: {email}.',
  },
  location: {
    chip: 'Onde vocês ficam?',
    answer:
      'Nosso horário segue o fuso {zone}; o site não traz endereço. Escreva para {email} ou marque uma consulta, que é on-line.',
  },
  hours: {
    chip: 'Qual é o horário de vocês?',
    answer:
      'Eu respondo 24 horas. A equipe faz consultas das {from} às {to} (horário de {zone}) e responde mensagens em até {hours} horas.',
  },
  contact: {
    chip: 'Como falo com vocês?',
    answer:
      'Escreva para {email}; respondemos em até {hours} horas. Ou deixe uma mensagem no formulário de contato, aqui ou na página: uma pessoa lê todas.',
  },
  phone: {
    chip: 'Têm telefone?',
    answer:
      'O site não traz telefone. Deixe o seu no formulário de contato e ligamos de volta, ou marque uma consulta com hora certa.',
  },
  careers: {
    chip: 'Estão contratando?',
    answer: 'O site não lista vagas; escreva para {email} com o assunto “Careers”.',
  },
  press: {
    chip: 'Sou da imprensa',
    answer: 'Imprensa: escreva para {email} com o assunto “Press”.',
  },
  customers: {
    chip: 'Têm clientes de referência?',
    answer:
      'O site não cita clientes nem casos de sucesso. Mostra pesquisas publicadas com a fonte e bots de demonstração para {templates} setores. Peça referências à equipe: {email}.',
  },
  results: {
    chip: 'Que resultados outros tiveram?',
    answer:
      'Na página citamos pesquisas publicadas, com fonte: 70 % dos carrinhos on-line são abandonados (Baymard Institute, 2024), 23 % das consultas marcadas acabam em falta (Dantas et al., 2018), atendentes com assistente de IA resolvem 14 % mais casos por hora (os novos 34 %; Brynjolfsson et al., 2023), 76 % preferem comprar no próprio idioma e 40 % nunca compram em outro (CSA Research, 2020), 81 % tentam resolver sozinhos primeiro (Harvard Business Review, 2017).',
  },
  bookingHow: {
    chip: 'Como marco uma consulta?',
    answer:
      'Você escolhe um dia e um horário de meia hora entre {from} e {to} (horário de {zone}) e conta em poucas palavras do que precisa. É gratuito e fica como pedido: confirmamos em até {hours} horas. O botão abaixo abre o formulário.',
  },
  book: {
    chip: 'Marcar uma consulta gratuita',
    answer: 'Com prazer! Escolha dia e hora no formulário de agendamento; confirmamos em até {hours} horas.',
  },
  contactMe: {
    chip: 'Entrem em contato comigo',
    answer: 'Claro. Deixe seus dados no formulário de contato; a equipe responde em até {hours} horas.',
  },
  consultation: {
    chip: 'O que acontece na consulta?',
    answer:
      'É gratuita e dura {slot} minutos, on-line: vemos o que seus clientes perguntam e dizemos com franqueza o que um bot pode e não pode fazer, com um primeiro plano e um preço.',
  },
  partners: {
    chip: 'Trabalham com parceiros?',
    answer:
      'O site não cita programa de parceiros, revenda ou afiliados. Escreva para {email} com a sua ideia.',
  },
  complaint: {
    chip: 'Tenho uma reclamação',
    answer:
      'Sinto muito pelo incômodo. Uma pessoa da equipe pode ajudar: escreva para {email} ou deixe uma mensagem pelo botão abaixo, e respondemos em até {hours} horas.',
  },
  responseTime: {
    chip: 'Em quanto tempo me respondem?',
    answer: 'Em até {hours} horas: uma pessoa lê cada mensagem e responde com um primeiro plano e um preço.',
  },
  buy: {
    chip: 'Como contrato?',
    answer:
      'Não há carrinho no site: diga qual plano quer pelo formulário de contato ou em uma consulta gratuita, e uma pessoa configura com você; a primeira versão em {firstHours} horas.',
  },
  noShows: {
    chip: 'De onde vêm os 23 % de faltas?',
    answer:
      'De uma revisão de 105 estudos: Dantas et al., Health Policy 122(4), 2018. 23 % das consultas marcadas terminam em falta; é pesquisa publicada, não um número nosso. Um bot lembra, deixa remarcar em duas mensagens e oferece o horário livre a quem espera.',
  },
  fastReply: {
    chip: 'Em quanto tempo as empresas respondem?',
    answer:
      'De 2.241 empresas dos EUA, 37 % responderam a um contato on-line em até uma hora, 16 % em até um dia, 24 % depois e 23 % nunca. Quem respondeu em uma hora teve quase 7 vezes mais chance de uma conversa real com quem decide do que uma hora depois, e mais de 60 vezes mais do que um dia depois (Oldroyd, McElheran e Elkington, Harvard Business Review, março de 2011).',
  },
  funding: {
    chip: 'Quem financia a empresa?',
    answer:
      'O site não diz nada sobre investidores, rodadas de investimento ou faturamento da {brand}. Pergunte à nossa equipe: {email}.',
  },
  terms: {
    chip: 'Onde estão os termos e condições?',
    answer:
      'O site publica uma página de privacidade, mas nenhum termo geral. Os planos são mês a mês com {noticeDays} dias de aviso; {enterprise} tem contrato próprio, com SLA. Se o seu jurídico quiser ler algo antes, peça: {email}.',
  },
};
