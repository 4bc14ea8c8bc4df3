import type { Answers } from '../types.ts';

export const answers: Answers = {
  askVolume: 'Quantas mensagens vocês recebem por mês, mais ou menos?',
  offer: 'Quer agendar uma consultoria gratuita?',
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
  decline: 'Tudo bem. Estou aqui se tiver outra pergunta.',
  yearly: 'São {total} por ano.',
  firstMonth: 'No primeiro mês são {total}.',
  difference: 'Diferença: {amount} por mês.',
  apology: 'Sinto muito pelo transtorno.',
  perhaps: 'Não tenho certeza de ter entendido bem; talvez isto ajude:',
};
