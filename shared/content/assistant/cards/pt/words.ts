import type { CardWords } from '../types.ts';

export const words: CardWords = {
  didYouMean: 'Você quis dizer uma destas?',
  dontKnow:
    'Isso eu não sei com certeza e prefiro não adivinhar. Posso passar exatamente essa pergunta a uma pessoa ou responder a uma destas:',
  stillDontKnow:
    'Ainda não sei bem o que quer dizer. Uma pessoa saberá: passo a sua pergunta? Ou escolha uma destas:',
  passOn: 'Passar esta pergunta a uma pessoa',
  sorryOther: 'Desculpe, entendi errado. Você quis dizer uma destas? Ou diga com outras palavras.',
  seeOnPage: 'Ver na página',
  bookButton: 'Marcar uma consulta gratuita',
  contactButton: 'Deixar uma mensagem',
  planHas: 'Sim, o {plan} inclui isso.',
  planLacks: 'Não, o {plan} não inclui isso; {plans} inclui.',
  planCosts: '{plan} custa {price} por mês.',
  planCustom: '{plan} tem preço individual.',
  sumMonthly: '{item}: {price} por mês',
  sumOnce: '{item}: {price} uma vez',
  totalMonthly: 'No total: {total} por mês',
  totalOnce: 'mais {total} uma vez',
  answerIn: 'Responder em {language}?',
  masked:
    'Ocultei um número de cartão ou documento: ele não é guardado nem enviado. Nunca é preciso digitá-lo aqui.',
  fromBlog: 'Do nosso blog: {title}',
  addOnNames: {
    language: 'idioma adicional',
    conversations: 'conversas extras',
    integration: 'integração personalizada',
    training: 'treinamento avançado',
  },
  addOnWords: {
    language: 'idioma|idiomas|língua|línguas',
    conversations: 'conversas extras|conversa extra|mensagens extras|conversas adicionais',
    integration: 'integração|integrações|integração personalizada',
    training: 'treinamento|treino|formação avançada',
  },
  sumWords: 'total|ao todo|no total|somando|tudo junto|quanto fica tudo|somado|juntos',
  backWords: 'esse|este|isso|ele|dele|desse|deste|nesse|neste|aquele|o mesmo|lá|esse plano|este plano',
  smallNumbers: ['dois|duas', 'três|tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'],
};
