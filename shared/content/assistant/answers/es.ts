import type { Answers } from '../types.ts';

export const answers: Answers = {
  greeting:
    '¡Hola! Soy el asistente de {brand}. Puedo ayudarte con nuestros chatbots, precios, integraciones y la reserva de una consulta gratuita.',
  services:
    'Creamos chatbots con IA para empresas: bots de atención al cliente, automatización de ventas e integraciones a medida. Trabajan las 24 horas en {languages} idiomas y la primera versión está lista en {hours} horas.',
  askIndustry: '¿En qué sector trabajáis?',
  askVolume: '¿Cuántos mensajes recibís aproximadamente al mes?',
  offer: '¿Quieres reservar una consulta gratuita?',
  industryIntro: '{industry}: {pitch}',
  industries: {
    ecommerce: [
      'Comercio electrónico',
      'un bot responde sobre pedidos y envíos, recomienda productos, gestiona devoluciones y recupera carritos abandonados.',
    ],
    healthcare: [
      'Salud',
      'un bot recoge solicitudes de cita, responde sobre horarios, seguros y preparación, y deriva a tu equipo todo lo médico.',
    ],
    finance: [
      'Finanzas',
      'un bot explica productos, reúne lo necesario para una solicitud, responde sobre cuentas y deja el asesoramiento a tu personal autorizado.',
    ],
    realestate: [
      'Inmobiliaria',
      'un bot cualifica a compradores e inquilinos, responde sobre los inmuebles y organiza visitas.',
    ],
    education: [
      'Educación',
      'un bot responde sobre cursos, precios y matrículas y guía a los alumnos hasta la persona adecuada.',
    ],
    hospitality: [
      'Hostelería',
      'un bot recibe solicitudes de reserva, atiende a los huéspedes día y noche y ofrece mejoras y consejos locales.',
    ],
    fitness: [
      'Fitness',
      'un bot reserva clases y sesiones de prueba, explica las cuotas y envía recordatorios.',
    ],
    restaurant: [
      'Restauración',
      'un bot reserva mesas, responde sobre la carta y los alérgenos y toma pedidos.',
    ],
    automotive: [
      'Automoción',
      'un bot organiza pruebas de conducción y citas de taller y responde sobre coches y financiación.',
    ],
    professional: [
      'Servicios profesionales',
      'un bot filtra las consultas, reúne lo necesario para la primera reunión y la organiza.',
    ],
  },
  template:
    'Tenemos una plantilla lista para este sector, adaptada a ti en {from}–{to} días; pruébala en nuestra galería.',
  platformIntro: 'Planes de plataforma (tú gestionas el bot en nuestra plataforma):',
  planLine: '{plan}: {price} al mes, hasta {messages} mensajes',
  planCustom: '{plan}: precio a medida, mensajes ilimitados',
  managedIntro: 'Servicio totalmente gestionado (lo creamos y lo llevamos por ti):',
  managedLine: '{plan}: {price} al mes, {count} conversaciones',
  managedUnlimited: '{plan}: {price} al mes, conversaciones ilimitadas',
  fit: 'Para unos {volume} mensajes al mes encaja el plan de plataforma {plan}: {price} al mes, hasta {messages} mensajes.',
  fitCustom:
    'Para unos {volume} mensajes al mes necesitas el plan de plataforma {plan}: mensajes ilimitados, precio a medida.',
  managedFrom:
    'Si prefieres que lo llevemos todo nosotros, el servicio totalmente gestionado empieza en {price} al mes.',
  managedFit:
    'Para unas {volume} conversaciones al mes encaja el servicio totalmente gestionado {plan}: {price} al mes.',
  integrations:
    'Nuestros bots se conectan con {list} y con otros sistemas a través de su API. {starter} incluye {count} integraciones y {professional} todas las que necesites. Una integración a medida cuesta {price} en un pago único.',
  timeline:
    'La primera versión está lista en {hours} horas; adaptarla a tu empresa lleva {from}–{to} días, según el sector.',
  security:
    'La seguridad forma parte de todos los planes: {badges}. Los datos viajan cifrados. {professional} está preparado para HIPAA; {enterprise} añade SSO e instalación en tus servidores. Para más detalles, escríbenos a {email}.',
  languages:
    'Nuestros chatbots admiten {languages} idiomas; aquí en el chat hablo {count}. Un idioma adicional para tu bot cuesta {price} al mes.',
  bookingInfo:
    'La consulta es gratuita: eliges un día y una franja de media hora entre las {from} y las {to} (hora de {zone}) y nos cuentas brevemente qué necesitas. Es una solicitud; la confirmamos en un plazo de {hours} horas. Solo tienes que decirme que quieres reservar.',
  book: '¡Con mucho gusto! Abro el formulario de reserva: elige día y hora y te lo confirmaremos en {hours} horas.',
  contactInfo:
    'Puedes escribir a nuestro equipo a {email}; respondemos en {hours} horas. Si quieres que te contactemos, dímelo.',
  contact: 'Por supuesto. Abro el formulario de contacto; nuestro equipo te responderá en {hours} horas.',
  thanks: '¡De nada! ¿Puedo ayudarte con algo más?',
  bye: '¡Hasta luego y gracias por tu visita!',
  complaint:
    'Siento mucho que haya sido frustrante. Una persona de nuestro equipo puede ayudarte: escribe a {email} o dime que quieres que te contactemos.',
  offTopic:
    'Lo siento, solo puedo ayudarte con nuestros chatbots: servicios, precios, integraciones, seguridad y la reserva de una consulta. ¿Qué te gustaría saber?',
  decline: 'De acuerdo. Aquí estoy si tienes otra pregunta.',
  apology: 'Lo siento, ahora mismo tengo problemas para responder. Inténtalo de nuevo, por favor.',
  demo: {
    greeting: '¡Hola! Soy el asistente virtual de {business}. ¿En qué puedo ayudarte?',
    hours: 'Nuestro horario: {value}',
    prices: 'Nuestros precios (precios de muestra de esta demo):',
    services: 'Puedo ayudarte con lo siguiente:',
    location: 'Nos encontrarás aquí: {value}',
    booking:
      'Con mucho gusto. Dime el día y la hora que prefieres y tu nombre, y el equipo de {business} te lo confirmará. (Es una demo: no se reserva nada de verdad.)',
    human: 'Te paso con el equipo de {business}. También puedes contactar en {value}.',
    thanks: '¡De nada! ¿Puedo hacer algo más por ti?',
    unknown: 'De eso no estoy seguro; el equipo de {business} lo sabrá. Puedes preguntarme, por ejemplo:',
  },
};
