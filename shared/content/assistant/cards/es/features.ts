import type { AreaAnswers } from '../types.ts';

export const features: AreaAnswers<'features'> = {
  whatWeDo: {
    chip: '¿Qué ofrecen?',
    answer:
      '{brand} crea chatbots de IA para empresas: bots de atención al cliente, automatización de ventas e integraciones a medida. Responden a todas horas en {languages} idiomas, pasan a su equipo cuando importa, y una primera versión funciona en {firstHours} horas.',
  },
  support: {
    chip: '¿Qué hace un bot de atención al cliente?',
    answer:
      'Un bot de atención al cliente responde lo que se pregunta todos los días, consulta pedidos y citas, y pasa a una persona con toda la conversación adjunta.',
  },
  sales: {
    chip: '¿Cómo ayuda a vender?',
    answer:
      'La automatización de ventas saluda a los visitantes, averigua qué necesitan, los cualifica según sus propias reglas y pone la reunión en su calendario.',
  },
  customWork: {
    chip: '¿Qué son las integraciones a medida?',
    answer:
      'Conectamos la conversación con su tienda, sus fichas de clientes, su sistema de tickets o su propio software. Una integración a medida cuesta {integrationPrice} una sola vez.',
  },
  integrations: {
    chip: '¿Con qué sistemas se conecta?',
    answer:
      'Los bots se conectan con {integrations}, su web y otros sistemas mediante su API: tienda, fichas de clientes, tickets, calendario. {starter} incluye {starterIntegrations} integraciones (Slack, correo, web); {professional}, todas las que necesite; conectar un sistema propio cuesta {integrationPrice} una sola vez.',
  },
  whatsapp: {
    chip: '¿Funciona con WhatsApp?',
    answer:
      'Sí, WhatsApp es uno de los canales con los que se conectan nuestros bots: sus clientes escriben donde siempre escriben, y el bot responde allí. {starter} incluye {starterIntegrations} integraciones (Slack, Email, Web); {professional}, todas las que necesite.',
  },
  slack: {
    chip: '¿Funciona con Slack?',
    answer: 'Sí. Slack está incluido desde {starter}, junto con el correo electrónico y su web.',
  },
  shopify: {
    chip: '¿Funciona con Shopify?',
    answer:
      'Sí, nuestros bots se conectan con Shopify: consultan pedidos, recomiendan productos y responden dudas antes de pagar. Otros sistemas de tienda (WooCommerce, Magento, PrestaShop) se conectan mediante su API.',
  },
  website: {
    chip: '¿Cómo lo pongo en mi web?',
    answer:
      'El canal web forma parte de todos los planes: un pequeño fragmento de código va en sus páginas, estén hechas con lo que estén (WordPress, Wix, código propio), y allí aparece el chat. Le ayudamos cuando se prepara la primera versión.',
  },
  crm: {
    chip: '¿Se conecta a nuestro CRM?',
    answer:
      'Sí: los bots se conectan con fichas de clientes como las de Salesforce o HubSpot mediante su API. {professional} incluye todas las integraciones que necesite; un sistema propio es una integración a medida ({integrationPrice} una sola vez).',
  },
  api: {
    chip: '¿Tienen una API?',
    answer:
      'Los bots hablan con otros sistemas mediante APIs y webhooks: el flow builder tiene pasos que llaman a una dirección suya y usan la respuesta. Para una conexión más profunda hacemos una integración a medida ({integrationPrice} una sola vez).',
  },
  channels: {
    chip: '¿Qué canales hay?',
    answer:
      'Los canales que nombramos son su web, WhatsApp, Slack, correo electrónico y Shopify. Otros (Instagram, Messenger, Telegram, Teams, SMS) se conectan mediante su API si la tienen; la web no ofrece bots de teléfono ni de voz. Pregunte a nuestro equipo por su canal.',
  },
  languages: {
    chip: '¿Qué idiomas hablan los bots?',
    answer:
      'Nuestros bots hablan {languages} idiomas, incluidas escrituras de derecha a izquierda como el árabe y el hebreo. {starter} viene con un idioma, {professional} con varios; un idioma adicional cuesta {languagePrice} al mes.',
  },
  languageSwitch: {
    chip: '¿El bot cambia de idioma solo?',
    answer:
      'Sí. El bot responde en el idioma en que le preguntan y cambia con el cliente, incluso a mitad de conversación.',
  },
  models: {
    chip: '¿Qué modelos de IA usan?',
    answer:
      'El modelo lo elige usted: GPT-3.5 Turbo (rápido y económico, {starter}), Claude 3 Sonnet (equilibrado, {professional}) o Claude 3 Opus (para razonamientos complejos, {enterprise}). Así no paga por defecto un modelo premium en cada respuesta.',
  },
  analytics: {
    chip: '¿Qué estadísticas tengo?',
    answer:
      'Ve en tiempo real qué se pregunta y cómo terminan las conversaciones: {starter} tiene analítica básica; {professional}, avanzada con pruebas A/B. En el flow builder cada flujo muestra sesiones, finalización y tiempo.',
  },
  helpHours: {
    chip: '¿Qué soporte recibimos?',
    answer:
      '{starter} tiene soporte por correo; {professional}, soporte prioritario las 24 horas; {enterprise}, soporte dedicado con SLA. El soporte está en {supportEmail}.',
  },
  abTesting: {
    chip: '¿Puedo hacer pruebas A/B?',
    answer:
      'Las pruebas A/B vienen con {professional}: pruebe dos textos o flujos y quédese con el que funcione mejor.',
  },
  workflows: {
    chip: '¿Qué son los flujos de trabajo propios?',
    answer:
      'Los flujos de trabajo propios vienen con {professional}: sus pasos, condiciones y acciones, desde pedir un correo electrónico hasta llamar a otro sistema. Se dibujan en el flow builder, que puede probar aquí sin cuenta.',
  },
  branding: {
    chip: '¿Puede llevar nuestra imagen?',
    answer:
      'Sí, su propia marca forma parte de todos los planes, desde {starter}: su nombre, sus colores, su tono.',
  },
  handover: {
    chip: '¿El bot pasa a una persona?',
    answer:
      'Sí. Lo que el bot no puede responder pasa a una persona de su equipo con todo lo ya dicho, para que nadie tenga que repetirse. Usted decide cuándo ocurre.',
  },
  ownData: {
    chip: '¿Aprende de nuestros documentos?',
    answer:
      'Sí. El entrenamiento avanzado ({trainingPrice} una sola vez) enseña al bot sus documentos y conversaciones anteriores; precios, horarios y reglas salen de sus propios sistemas, así que la respuesta es la suya y no una suposición.',
  },
  accuracy: {
    chip: '¿Son fiables las respuestas?',
    answer:
      'Un modelo de lenguaje predice palabras, por eso los datos deben salir de usted: nuestros bots responden con lo que les ha dado y pasan a una persona lo que no saben, en vez de inventarlo. Puede probar cada flujo antes de publicarlo.',
  },
  speed: {
    chip: '¿Qué tan rápido responde el bot?',
    answer:
      'La plataforma responde en menos de 200 milisegundos; sus clientes reciben respuesta al momento, a cualquier hora.',
  },
  uptime: {
    chip: '¿Es estable el servicio?',
    answer:
      'Prometemos una disponibilidad del {uptime}, a todas horas. {enterprise} añade un SLA que la fija en el contrato.',
  },
  deploy: {
    chip: '¿En cuánto tiempo podemos empezar?',
    answer:
      'Una primera versión está lista en {firstHours} horas; adaptarla a su negocio lleva de {daysFrom} a {daysTo} días, según el sector.',
  },
  process: {
    chip: '¿Cómo funciona, paso a paso?',
    answer:
      'Usted escribe unas líneas sobre lo que preguntan sus clientes; miramos su web y sus preguntas y volvemos en {hours} horas con un primer plan y un precio. Una primera versión funciona en {firstHours} horas, luego la adaptamos a usted en {daysFrom} a {daysTo} días y la prueba antes de publicarla.',
  },
  noCode: {
    chip: '¿Necesito programadores?',
    answer:
      'No. Las conversaciones se dibujan sin código en un flow builder visual y las plantillas le dan un comienzo; con el servicio totalmente gestionado lo hacemos todo por usted.',
  },
  maintenance: {
    chip: '¿Quién mantiene el bot?',
    answer:
      'Con un plan de plataforma usted mismo cambia textos y flujos, cuando quiera y sin código. Con el servicio totalmente gestionado mantenemos y mejoramos el bot por usted; hay desarrollo a todas horas cuando hace falta algo técnico.',
  },
  scale: {
    chip: '¿Aguanta muchos visitantes?',
    answer:
      'Sí. La plataforma es serverless: crece con el número de conversaciones, picos incluidos, y cuesta poco mientras nadie habla. {enterprise} no tiene límite de mensajes.',
  },
  tasks: {
    chip: '¿Toma citas y pedidos?',
    answer:
      'Sí. Un bot puede tomar citas, reservas y pedidos, consultar un pedido, gestionar una devolución, enviar recordatorios, recoger datos de contacto y llamar a otros sistemas; el flow builder tiene pasos para cada cosa. Los bots de demostración de nuestras plantillas lo enseñan.',
  },
  afterHours: {
    chip: '¿Funciona también de noche?',
    answer: 'Sí, el bot responde a todas horas: de noche, los fines de semana y los festivos.',
  },
  rightToLeft: {
    chip: '¿Funciona de derecha a izquierda?',
    answer:
      'Sí. En árabe y hebreo, este chat y nuestros bots van de derecha a izquierda, con toda la ventana; no hay nada que configurar.',
  },
};
