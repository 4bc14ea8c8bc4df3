import type { AreaAnswers } from '../types.ts';

export const trust: AreaAnswers<'trust'> = {
  security: {
    chip: '¿Es seguro?',
    answer:
      'La seguridad forma parte de todos los planes: {badges}. Los datos se cifran en tránsito y en reposo, y los datos personales se exportan o borran a petición. {enterprise} añade SSO, alojamiento en sus instalaciones y seguridad avanzada. Más detalles: {email}.',
  },
  hipaa: {
    chip: '¿Están preparados para HIPAA?',
    answer:
      'La preparación HIPAA viene con {professional}. El bot nunca da consejo médico; lo médico lo pasa a su personal. Para acuerdos y detalles escriba a {email}.',
  },
  gdpr: {
    chip: '¿Cumplen el RGPD?',
    answer:
      'Sí, preparados para el RGPD: los datos personales se pueden ver, corregir, exportar y borrar a petición, los datos se cifran en tránsito y en reposo, y se dice a los visitantes qué se guarda. Para un contrato de encargo de tratamiento escriba a {privacyEmail}.',
  },
  iso: {
    chip: '¿Tienen la ISO 27001?',
    answer:
      'Nuestros distintivos son {badges}. Para certificados y su alcance pregunte a nuestro equipo: {email}.',
  },
  encryption: {
    chip: '¿Mis datos van cifrados?',
    answer: 'Sí. Los datos se cifran en tránsito (TLS) y en reposo.',
  },
  dataLocation: {
    chip: '¿Dónde se guardan los datos?',
    answer:
      'La web no nombra país ni centro de datos. Con {enterprise} los datos pueden quedarse en su propia infraestructura o en sus instalaciones; dónde están en los demás planes se lo dice nuestro equipo: {privacyEmail}.',
  },
  modelTraining: {
    chip: '¿Entrenan la IA con nuestros datos?',
    answer:
      'En ninguna parte de la web se dice que sus conversaciones entrenen un modelo, y el entrenamiento avanzado con sus documentos solo ocurre si usted lo encarga. Cuando responde un modelo de IA de otro proveedor, recibe el mensaje y la última parte de la conversación. Para una garantía por escrito pregunte a {privacyEmail}.',
  },
  erasure: {
    chip: '¿Pueden borrar mis datos?',
    answer:
      'Sí. Puede ver, corregir, llevarse o hacer borrar todo lo que tengamos sobre usted: basta un mensaje a {privacyEmail}, y abarca todos los formularios que haya enviado con esa dirección.',
  },
  visitorData: {
    chip: '¿Qué guardan sobre mí?',
    answer:
      'Aquí no le observa nadie: sin publicidad, sin servicio de analítica, sin scripts de otra empresa. Lo que hace se queda en su navegador hasta que nos envía un formulario; solo lo que dice en este chat se guarda en nuestro servidor, desde el primer mensaje y durante {retentionDays} días, y puede borrarlo aquí cuando quiera. Dos cookies con un número aleatorio, que solo se ponen cuando hacen falta, mantienen suyos su chat, sus «me gusta» y sus flujos. La página de privacidad lo cuenta todo.',
  },
  cardNumbers: {
    chip: '¿Y los números de tarjeta en el chat?',
    answer:
      'Los números de tarjeta, cuenta e identidad se enmascaran antes de guardar o enviar nada, así que aquí nadie tiene que escribirlos.',
  },
  sso: {
    chip: '¿Hay inicio de sesión único?',
    answer: 'El inicio de sesión único (SSO) viene con {enterprise}.',
  },
  onPremises: {
    chip: '¿Se puede alojar en nuestros servidores?',
    answer: 'Sí, el alojamiento en sus instalaciones viene con {enterprise}; tiene un precio a medida.',
  },
  dedicated: {
    chip: '¿Hay infraestructura dedicada?',
    answer:
      'La infraestructura dedicada, solo para usted, viene con {enterprise}, junto con soporte dedicado.',
  },
  sla: {
    chip: '¿Ofrecen un SLA?',
    answer: 'Un SLA viene con {enterprise}. Para todos los planes indicamos una disponibilidad del {uptime}.',
  },
  responsible: {
    chip: '¿Quién es responsable de los datos?',
    answer:
      '{legalName} es responsable de este sitio y de sus datos. La web no nombra a un delegado de protección de datos; para todo lo relativo a la protección de datos escriba a {privacyEmail}.',
  },
  tracking: {
    chip: '¿Me rastrean o muestran publicidad?',
    answer:
      'No. Aquí no hay publicidad, ni servicio de analítica, ni rastreo, ni scripts de otra empresa. Solo cuando hacen falta se ponen dos cookies con un número aleatorio y sin nombre: una para sus «me gusta» y flujos, otra para su chat. Las direcciones de red sirven poco tiempo para frenar ataques y no se guardan en registros.',
  },
  chatKept: {
    chip: '¿Cuánto se guarda este chat?',
    answer:
      'Esta conversación se guarda {retentionDays} días desde su primer mensaje, para ver qué se preguntó y poder intervenir si quiere una persona. «Borrar esta conversación» en el chat la borra de inmediato en todas partes; si envió un formulario, pertenece a su solicitud y se borra con ella: {privacyEmail}.',
  },
  formData: {
    chip: '¿Qué se envía con un formulario?',
    answer:
      'Con un formulario se envía lo que escribió y lo que nos ayuda a responder: la página desde la que escribe, el sitio o la campaña que le trajo, la plantilla, el plan y los ajustes de la calculadora que miró, su progreso y su estimación de ahorro, un flujo adjunto y el chat de aquí. Si no envía ningún formulario, no se envía nada. Lo guardamos mientras atendemos su solicitud y lo borramos cuando lo pida: {privacyEmail}.',
  },
  aiProvider: {
    chip: '¿Lee esto otro proveedor de IA?',
    answer:
      'Cuando responde un modelo de IA de otro proveedor, recibe su mensaje y la última parte de la conversación, sin su nombre ni dirección salvo que usted los haya escrito. Los números de tarjeta y de cuenta se ocultan antes.',
  },
  aiAct: {
    chip: '¿Debe un bot decir que lo es?',
    answer:
      'El artículo 50 del Reglamento europeo de IA (AI Act) pide informar a las personas de que tratan con un sistema de IA, salvo que sea evidente; según su propio calendario, desde el 2 de agosto de 2026. Aconsejamos decirlo en el primer mensaje, en el idioma de la conversación y otra vez cuando pasa a una persona. Nuestro blog lo explica; no es asesoramiento legal.',
  },
};
