import type { AreaAnswers } from '../types.ts';

export const company: AreaAnswers<'company'> = {
  about: {
    chip: '¿Quiénes son?',
    answer:
      '{legalName} crea chatbots de IA para empresas: bots de atención al cliente, automatización de ventas e integraciones a medida, con una plataforma para llevarlos o como servicio totalmente gestionado.',
  },
  people: {
    chip: '¿Qué tamaño tiene la empresa?',
    answer:
      'La web no dice quién fundó {brand}, cuántas personas son ni desde cuándo existe. Nuestro equipo se lo cuenta con gusto: {email}.',
  },
  location: {
    chip: '¿Dónde están?',
    answer:
      'Nuestro horario sigue la zona horaria {zone}; la web no da dirección postal. Escriba a {email} o reserve una consulta: se hace en línea.',
  },
  hours: {
    chip: '¿Qué horario tienen?',
    answer:
      'Yo respondo a todas horas. Nuestro equipo ofrece consultas de {from} a {to} (hora {zone}) y contesta los mensajes en {hours} horas.',
  },
  contact: {
    chip: '¿Cómo les contacto?',
    answer:
      'Escriba a {email}; respondemos en {hours} horas. O deje un mensaje en el formulario de contacto, aquí o en la página: una persona lee cada uno.',
  },
  phone: {
    chip: '¿Tienen teléfono?',
    answer:
      'La web no da número de teléfono. Deje el suyo en el formulario de contacto y le llamamos, o reserve una consulta a una hora fija.',
  },
  careers: {
    chip: '¿Contratan personal?',
    answer: 'La web no anuncia vacantes; escriba a {email} con el asunto «Empleo».',
  },
  press: {
    chip: 'Soy de la prensa',
    answer: 'Para la prensa: escriba a {email} con el asunto «Prensa».',
  },
  customers: {
    chip: '¿Tienen referencias?',
    answer:
      'La web no nombra clientes ni casos de éxito. En su lugar muestra investigación publicada con su fuente y bots de demostración para {templates} sectores que puede probar usted mismo. Pida referencias a nuestro equipo: {email}.',
  },
  results: {
    chip: '¿Qué resultados obtienen otros?',
    answer:
      'En la página citamos investigación publicada, con fuentes: el 70 % de los carritos online se abandona (Baymard Institute, 2024), en el 23 % de las citas reservadas no aparece nadie (Dantas et al., 2018), los agentes con asistente de IA resuelven un 14 % más de casos por hora (los nuevos un 34 %; Brynjolfsson et al., 2023), el 76 % prefiere comprar en su propio idioma y el 40 % nunca compra en otro (CSA Research, 2020) y el 81 % intenta resolverlo antes por su cuenta (Harvard Business Review, 2017).',
  },
  bookingHow: {
    chip: '¿Cómo reservo una consulta?',
    answer:
      'Elige un día y una media hora entre {from} y {to} (hora {zone}) y nos dice brevemente qué necesita. Es gratis y es una solicitud: confirmamos en {hours} horas. El botón de abajo abre el formulario.',
  },
  book: {
    chip: 'Reservar una consulta gratuita',
    answer: '¡Con mucho gusto! Elija día y hora en el formulario de reserva; confirmamos en {hours} horas.',
  },
  contactMe: {
    chip: 'Por favor, contáctenme',
    answer:
      'Claro. Deje sus datos en el formulario de contacto; nuestro equipo se pone en contacto en {hours} horas.',
  },
  consultation: {
    chip: '¿Qué pasa en la consulta?',
    answer:
      'Es gratuita y dura {slot} minutos, en línea: miramos qué preguntan sus clientes y le decimos con sinceridad qué puede y qué no puede hacer un bot por usted, con un primer plan y un precio.',
  },
  partners: {
    chip: '¿Trabajan con socios?',
    answer:
      'La web no menciona un programa de socios, revendedores ni afiliados. Escriba a {email} contando lo que tiene en mente.',
  },
  complaint: {
    chip: 'Tengo una queja',
    answer:
      'Siento que haya sido frustrante. Una persona de nuestro equipo puede ayudar: escriba a {email} o deje un mensaje con el botón de abajo y tendrá noticias en {hours} horas.',
  },
  responseTime: {
    chip: '¿Cuándo me contestan?',
    answer: 'En {hours} horas: una persona lee cada mensaje y contesta con un primer plan y un precio.',
  },
  buy: {
    chip: '¿Cómo lo contrato?',
    answer:
      'No hay compra directa en la web: díganos qué plan quiere con el formulario de contacto o en una consulta gratuita, y una persona lo prepara con usted, una primera versión en {firstHours} horas.',
  },
  noShows: {
    chip: '¿De dónde sale el 23 % de ausencias?',
    answer:
      'De una revisión de 105 estudios: Dantas et al., Health Policy 122(4), 2018. El 23 % de las citas reservadas acaba en ausencia; es investigación publicada, no una cifra nuestra. Un bot recuerda la cita, deja moverla en dos mensajes y ofrece el hueco libre a quien espera.',
  },
  fastReply: {
    chip: '¿Cuánto tardan las empresas en responder?',
    answer:
      'De 2.241 empresas de EE. UU., el 37 % respondió a una consulta en línea en una hora, el 16 % en un día, el 24 % después y el 23 % nunca. Quien respondió en una hora tuvo casi 7 veces más posibilidades de hablar de verdad con quien decide que una hora después, y más de 60 veces más que un día después (Oldroyd, McElheran y Elkington, Harvard Business Review, marzo de 2011).',
  },
  funding: {
    chip: '¿Quién financia la empresa?',
    answer:
      'La web no dice nada de inversores, rondas de financiación ni ingresos de {brand}. Pregunte a nuestro equipo: {email}.',
  },
  terms: {
    chip: '¿Dónde están las condiciones?',
    answer:
      'La web publica una página de privacidad, pero no condiciones generales. Los planes van mes a mes con {noticeDays} días de preaviso; {enterprise} tiene contrato propio, con SLA. Si su departamento legal quiere leer algo antes, pídalo: {email}.',
  },
};
