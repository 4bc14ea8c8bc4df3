import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    '¿Cuánto cuesta una primera reunión?',
    '¿Pueden revisarme un contrato?',
    '¿Qué documentos necesitan?',
    '¿Cuándo pueden darme cita?',
    '¿Ayudan a crear una empresa?',
  ],
  useCases: [
    'Primeras consultas ordenadas por asunto y urgencia',
    'Citas con el especialista adecuado',
    'Documentos reunidos antes de la primera reunión',
    'Honorarios y trámites explicados',
    'Preguntas de clientes sobre el estado de su asunto',
  ],
  can: 'Ordeno primeras consultas, concierto reuniones con el especialista adecuado, digo qué documentos hacen falta y explico los honorarios. Nunca doy consejo legal ni fiscal. Los especialistas solo hablan con consultas que encajan y las primeras reuniones empiezan con los papeles completos.',
  hours: 'de lunes a jueves 8:00-18:00, viernes 8:00-15:00',
  location: '60 Chancery Place, cuarta planta, o por vídeo',
  services: 'Creación de empresas|Contratos|Derecho laboral|Declaraciones de impuestos|Contabilidad',
  prices:
    'Primera reunión, 45 minutos: {first}|Revisión de contrato, precio fijo: desde {contract}|Contabilidad, empresa pequeña: {bookkeeping} al mes|Creación de empresa, completa: {company}|Asesoría posterior: {hour} la hora',
  items: {
    meeting: [
      'necesito un abogado|concertar una reunión|primera reunión|cita con un asesor fiscal|quiero hablar con un especialista|mi plazo acaba mañana|me han despedido',
      'Con mucho gusto: suele haber hueco en tres días laborables y, si corre un plazo, el mismo día. La reunión puede ser en la oficina o por vídeo.',
    ],
    cost: [
      'cuánto cobran|sus honorarios|tarifa por hora|precio de una consulta|es gratis la primera charla|cuánto cuesta un abogado',
      'Los primeros 45 minutos cuestan {first} (precio de ejemplo) y se descuentan si trabajamos juntos. Después acordamos por escrito un precio fijo o {hour} la hora.',
    ],
    contract: [
      'revisar mi contrato|revisión de contrato|mirar un contrato de alquiler|condiciones generales|revisar un acuerdo',
      'Sí: una revisión con comentarios por escrito cuesta desde {contract} (precio de ejemplo) y tarda tres días laborables. Envíe el contrato cuando la cita esté confirmada.',
    ],
    documents: [
      'qué tengo que llevar|qué papeles|preparar la primera reunión|documentos para la declaración|qué debo enviar',
      'Para una primera reunión: un documento de identidad, las cartas o contratos y una lista breve de fechas. Para impuestos: la última liquidación y sus cuentas.',
    ],
    company: [
      'quiero fundar una empresa|montar un negocio|registrar una empresa|constituir una sociedad|cuánto tarda crear una empresa',
      'Sí, desde elegir la forma hasta el registro, por {company} más tasas oficiales (precio de ejemplo). Tarda unas tres semanas.',
    ],
    bookkeeping: [
      'llevan la contabilidad|nóminas|declaración del IVA|llevar mis libros|impuestos de mi empresa',
      'Para empresas pequeñas desde {bookkeeping} al mes (precio de ejemplo), con nóminas si lo desea.',
    ],
    confidential: [
      'es confidencial|quién lee esto|privacidad|secreto profesional|están seguros mis datos',
      'Sí, las consultas son confidenciales desde la primera palabra. No envíe documentos antes de la cita: primero comprobamos que podemos actuar por usted.',
    ],
    advice: [
      'ganaría el juicio|qué posibilidades tengo|puedo demandar|es legal|tengo razón|consejo legal|cómo pago menos impuestos',
      'No puedo dar consejo legal ni fiscal. Uno de nuestros especialistas puede, cuando conozca los hechos; puedo anotarle una primera reunión.',
    ],
    video: [
      'trabajan por vídeo|reunión en línea|Zoom|por teléfono|videollamada',
      'Sí, cualquier reunión puede ser por vídeo; recibe el enlace con la confirmación.',
    ],
    existing: [
      'cómo va mi caso|estado de mi asunto|ya soy cliente|cuándo está mi declaración|pregunta sobre mi factura|hablar con mi abogado',
      'Escriba a {contact} con su número de expediente; quien lleva su asunto responde en un día laborable. En un despacho real le consultaría yo el estado.',
    ],
  },
  tasks: {
    meeting: {
      done: 'Su primera reunión queda anotada:',
      choice: '¿De qué se trata: un contrato, crear una empresa, impuestos, derecho laboral o contabilidad?',
    },
  },
  options: {
    contracts: ['Contrato', 'contrato*|acuerdo'],
    formation: ['Creación de empresa', 'empresa|sociedad|negocio'],
    tax: ['Impuestos', 'impuesto*|fiscal|declaración'],
    employment: ['Derecho laboral', 'laboral|despid*|despedido|trabajo'],
    books: ['Contabilidad', 'contabilidad|nóminas'],
  },
  states: {},
};
