import type { CardWords } from '../types.ts';

export const words: CardWords = {
  didYouMean: '¿Se refiere a una de estas preguntas?',
  dontKnow:
    'Eso no lo sé con certeza y prefiero no adivinar. Puedo pasar exactamente esta pregunta a una persona o responder a una de estas:',
  stillDontKnow:
    'Sigo sin estar seguro de qué quiere decir. Una persona lo sabrá: ¿paso su pregunta? O elija una de estas:',
  passOn: 'Pasar esta pregunta a una persona',
  sorryOther:
    'Perdone, entonces le he entendido mal. ¿Se refería a una de estas? O dígalo con otras palabras.',
  seeOnPage: 'Verlo en la página',
  bookButton: 'Reservar una consulta gratuita',
  contactButton: 'Dejar un mensaje',
  planHas: 'Sí, {plan} lo incluye.',
  planLacks: 'No, {plan} no lo incluye; {plans} sí.',
  planCosts: '{plan} cuesta {price} al mes.',
  planCustom: '{plan} tiene un precio a medida.',
  sumMonthly: '{item}: {price} al mes',
  sumOnce: '{item}: {price} una sola vez',
  totalMonthly: 'En total: {total} al mes',
  totalOnce: 'más {total} una sola vez',
  answerIn: '¿Prefiere la respuesta en {language}?',
  masked:
    'He ocultado un número de tarjeta o de identidad: no se guarda ni se envía a nadie. Aquí nunca hace falta escribir uno.',
  fromBlog: 'De nuestro blog: {title}',
  addOnNames: {
    language: 'idioma adicional',
    conversations: 'conversaciones adicionales',
    integration: 'integración a medida',
    training: 'entrenamiento avanzado',
  },
  addOnWords: {
    language: 'idioma|idiomas|lengua|lenguas',
    conversations:
      'conversaciones adicionales|conversaciones extra|conversación adicional|conversación extra|más conversaciones|mensajes adicionales|mensajes extra|chats extra|chats adicionales',
    integration: 'integración a medida|integración|integraciones|conexión|conexiones|interfaz',
    training: 'entrenamiento|entrenar|formación',
  },
  sumWords:
    'total|en total|todo junto|juntos|juntas|sumando|suma|sumado|cuánto sería|cuánto es todo|cuánto sale todo|cuánto da|entre todo|a cuánto asciende|a cuánto se va',
  backWords:
    'ese|esa|eso|este|esta|esto|aquel|ese plan|este plan|el otro|la otra|lo mismo|él|ahí|allí|y eso|lo|la|su',
  smallNumbers: ['dos|un par de', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
};
