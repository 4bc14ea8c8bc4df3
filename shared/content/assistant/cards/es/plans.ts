import type { AreaAnswers } from '../types.ts';

export const plans: AreaAnswers<'plans'> = {
  prices: {
    chip: '¿Cuánto cuesta un chatbot?',
    answer: '{platformPrices}\n\n{managedPrices}\n\nNingún plan tiene cuota de alta.',
  },
  starter: {
    chip: '¿Qué incluye Starter?',
    answer:
      'El plan de plataforma {starter} cuesta {starterPrice} al mes con GPT-3.5 Turbo: {starterMessages} mensajes al mes, {starterIntegrations} integraciones (Slack, correo electrónico, web), analítica básica, soporte por correo y su propia marca, en un solo idioma. Es adecuado para una empresa pequeña con una web y un equipo.',
  },
  professional: {
    chip: '¿Qué incluye Professional?',
    answer:
      'El plan de plataforma {professional} cuesta {professionalPrice} al mes en tarifa base: {professionalMessages} mensajes al mes, integraciones ilimitadas, analítica avanzada, soporte prioritario las 24 horas, Claude 3 Sonnet si lo elige ({sonnetProfessional} en ese caso), preparación HIPAA, varios idiomas, pruebas A/B y flujos de trabajo propios. Es nuestro plan más popular.',
  },
  enterprise: {
    chip: '¿Qué incluye Enterprise?',
    answer:
      'El plan de plataforma {enterprise} tiene un precio a medida: mensajes ilimitados, infraestructura dedicada o alojamiento en sus instalaciones, SSO, Claude 3 Opus, soporte dedicado, SLA y seguridad avanzada. Díganos qué necesita y una persona le hace una oferta en {hours} horas.',
  },
  compare: {
    chip: '¿En qué se diferencian los planes?',
    answer:
      '{starter} ({starterPrice} al mes): {starterMessages} mensajes, {starterIntegrations} integraciones, un idioma, analítica básica, soporte por correo.\n{professional} ({professionalPrice} al mes): {professionalMessages} mensajes, integraciones ilimitadas, varios idiomas, analítica avanzada, pruebas A/B, preparación HIPAA, soporte las 24 horas.\n{enterprise} (precio a medida): mensajes ilimitados, infraestructura propia, SSO, SLA, soporte dedicado.',
  },
  whichPlan: {
    chip: '¿Qué plan me conviene?',
    answer:
      'Depende de sus mensajes al mes: hasta {starterMessages} basta {starter}, hasta {professionalMessages} es {professional}, por encima {enterprise}. También necesita {professional} para varios idiomas, HIPAA o pruebas A/B. ¿Cuántos mensajes recibe más o menos al mes?',
  },
  managed: {
    chip: '¿Cuánto cuesta el servicio gestionado?',
    answer:
      '{managedPrices}\n\nEn el servicio totalmente gestionado construimos, operamos y cuidamos el bot por usted.',
  },
  managedOrPlatform: {
    chip: '¿Plataforma o servicio gestionado?',
    answer:
      'Con un plan de plataforma (desde {starterPrice} al mes) usted mismo lleva el bot en nuestra plataforma. Con el servicio totalmente gestionado (desde {managedStarter} al mes) lo construimos, lo operamos y lo seguimos mejorando nosotros. El primero se cuenta en mensajes, el segundo en conversaciones.\n{managedPairs}',
  },
  cheapest: {
    chip: '¿Cuál es la opción más barata?',
    answer:
      'El plan más económico es el de plataforma {starter}, por {starterPrice} al mes y hasta {starterMessages} mensajes, sin cuota de alta y sin permanencia larga.',
  },
  setupFee: {
    chip: '¿Hay cuota de alta?',
    answer:
      'No, sin cuota de alta ni instalación: en todos los planes se paga solo el precio mensual. Solo los extras, como una integración a medida ({integrationPrice} una sola vez) o el entrenamiento avanzado ({trainingPrice} una sola vez), tienen un pago único.',
  },
  contract: {
    chip: '¿Hay permanencia?',
    answer:
      'No hay contrato de larga duración: los planes van mes a mes y puede cancelar cuando quiera con {noticeDays} días de preaviso.',
  },
  cancel: {
    chip: '¿Cómo cancelo?',
    answer:
      'Puede cancelar cuando quiera con {noticeDays} días de preaviso; no hace falta dar motivos y no hay permanencia larga. Basta con un mensaje a {email}.',
  },
  trial: {
    chip: '¿Puedo probarlo gratis?',
    answer:
      'Aquí puede probar mucho sin coste: chatear con los bots de demostración de nuestras plantillas, construir un flujo propio en el flow builder y reservar una consulta gratuita. No anunciamos un plan gratuito ni un periodo de prueba; como no hay cuota de alta y puede cancelar con {noticeDays} días de preaviso, un mes de {starter} ({starterPrice}) es la prueba real más pequeña.',
  },
  discount: {
    chip: '¿Hay descuentos?',
    answer:
      'La web no menciona descuentos, ni por pago anual ni para startups u organizaciones sin ánimo de lucro, y no puedo prometer ninguno. Pregunte a nuestro equipo: {email} o una consulta gratuita es el camino hacia una oferta para su caso.',
  },
  payment: {
    chip: '¿Cómo se paga?',
    answer:
      'Los precios están en dólares estadounidenses y se pagan por mes. La web no dice qué formas de pago o facturas hay ni si se añaden impuestos; nuestro equipo lo acuerda con usted antes de empezar: {email}.',
  },
  overage: {
    chip: '¿Y si me paso de mensajes?',
    answer:
      'No se corta nada: en los meses fuertes las conversaciones adicionales cuestan {conversationPrice} cada una, en cualquier plan. Si pasa todos los meses, el plan siguiente suele salir más barato.',
  },
  addOns: {
    chip: '¿Qué extras hay?',
    answer:
      'Extras para cualquier plan:\n- idioma adicional: {languagePrice} al mes\n- conversaciones adicionales: {conversationPrice} cada una\n- integración a medida: {integrationPrice} una sola vez\n- entrenamiento avanzado: {trainingPrice} una sola vez',
  },
  addLanguage: {
    chip: '¿Cuánto cuesta otro idioma?',
    answer:
      'Un idioma adicional para su bot cuesta {languagePrice} al mes, escrito y revisado. {professional} y {enterprise} hablan varios idiomas; {starter} habla uno.',
  },
  addIntegration: {
    chip: '¿Cuánto cuesta una integración a medida?',
    answer:
      'Una integración a medida, es decir, la conexión con un sistema propio, cuesta {integrationPrice} una sola vez. {starter} incluye {starterIntegrations} integraciones estándar; {professional}, todas las que necesite.',
  },
  addTraining: {
    chip: '¿Qué es el entrenamiento avanzado?',
    answer:
      'El entrenamiento avanzado cuesta {trainingPrice} una sola vez: entrenamos el bot con sus documentos y sus conversaciones anteriores.',
  },
  switchPlan: {
    chip: '¿Puedo cambiar de plan después?',
    answer:
      'Sí. Los planes van mes a mes, así que puede pasar a uno mayor o menor cuando cambien sus mensajes; avise a nuestro equipo en {email} y hacen el cambio con usted.',
  },
  refund: {
    chip: '¿Devuelven el dinero?',
    answer:
      'La web no promete reembolsos ni garantía de devolución, así que yo tampoco puedo. Lo que vale: sin cuota de alta, sin permanencia larga y cancelación con {noticeDays} días de preaviso. Para lo demás escriba a {email}.',
  },
  messageCount: {
    chip: '¿Qué cuenta como mensaje?',
    answer:
      'Los planes de plataforma se cuentan en mensajes al mes; el servicio gestionado, en conversaciones; una conversación suele tener varios mensajes. La web no lo define con más detalle: pregunte a nuestro equipo en {email} cómo se contaría su caso.',
  },
  seats: {
    chip: '¿Se paga por usuario?',
    answer:
      'No, no hay licencias por usuario: todo su equipo puede entrar. El precio depende de los mensajes, nunca del número de compañeros.',
  },
  custom: {
    chip: '¿Y si necesito más de 50.000 mensajes?',
    answer:
      'Por encima de {professionalMessages} mensajes al mes el precio es a medida: la calculadora muestra cuánto sería más o menos, y para más de 100.000 mensajes o infraestructura propia nuestro equipo comercial hace una oferta en {hours} horas.',
  },
  modelPrices: {
    chip: '¿Cuánto cuestan mejores modelos?',
    answer:
      'El modelo cambia el precio: {starter} cuesta {starterPrice} con GPT-3.5 Turbo, {sonnetStarter} con Claude 3 Sonnet y {opusStarter} con Claude 3 Opus; {professional} cuesta {professionalPrice}, {sonnetProfessional} y {opusProfessional}. La calculadora de la página de precios lo muestra para su volumen.',
  },
  perThousand: {
    chip: '¿Cuánto cuestan 1.000 mensajes?',
    answer:
      'Aprovechados al completo, 1.000 mensajes cuestan {starterThousand} en {starter} y {professionalThousand} en {professional}. La calculadora de la página de precios lo muestra con su volumen y su modelo.',
  },
  integrationCount: {
    chip: '¿Cuántas integraciones tiene cada plan?',
    answer:
      '{starter} incluye {starterIntegrations} integraciones (Slack, Email, Web); {professional}, ilimitadas. Conectar un sistema propio cuesta {integrationPrice}, una sola vez.',
  },
};
