import type { AreaAnswers } from '../types.ts';

export const industries: AreaAnswers<'industries'> = {
  templates: {
    chip: '¿Para qué sectores hay plantillas?',
    answer:
      'Hay {templates} plantillas listas: salud, comercio electrónico, inmobiliaria, fitness, restaurantes, automoción, educación y servicios profesionales. En la galería puede chatear con el bot de demostración de cada una; las adaptamos a usted en {daysFrom} a {daysTo} días.',
  },
  customise: {
    chip: '¿Se puede adaptar una plantilla?',
    answer:
      'Sí, cada plantilla es 100 % personalizable: adaptamos palabras, preguntas, reglas y conexiones a su negocio en {daysFrom} a {daysTo} días, y puede cambiarlas después.',
  },
  ecommerce: {
    chip: '¿Qué hacen por las tiendas online?',
    answer:
      'En comercio electrónico el bot encuentra productos, responde antes de pagar, sigue pedidos, gestiona devoluciones y pregunta una vez, con educación, por la cesta abandonada. La plantilla «Asistente de tienda» se adapta en {days} días.',
  },
  healthcare: {
    chip: '¿Qué hacen por las clínicas?',
    answer:
      'En salud el bot recoge solicitudes de cita, responde sobre horarios, seguros y preparación, envía recordatorios y muestra un camino claro hacia una persona en casos urgentes; nunca da consejo médico. La plantilla «Recepción de pacientes» se adapta en {days} días.',
  },
  realestate: {
    chip: '¿Qué hacen por las inmobiliarias?',
    answer:
      'En el sector inmobiliario el bot averigua qué busca alguien, muestra lo que encaja, cualifica compradores e inquilinos y organiza la visita, de día y de noche. La plantilla «Guía de propiedades» se adapta en {days} días.',
  },
  fitness: {
    chip: '¿Qué hacen por los gimnasios?',
    answer:
      'En fitness el bot conoce los horarios de clases, reserva sesiones de prueba, explica abonos y pausas, lleva la lista de espera de las clases llenas y avisa a los socios. La plantilla «Entrenador del estudio» se adapta en {days} días.',
  },
  restaurant: {
    chip: '¿Qué hacen por los restaurantes?',
    answer:
      'En restaurantes el bot reserva mesas, responde sobre carta y alérgenos, planifica menús de grupo y toma pedidos para llevar. La plantilla «Recepción de sala» se adapta en {days} días.',
  },
  automotive: {
    chip: '¿Qué hacen por los concesionarios?',
    answer:
      'En automoción el bot concierta citas de taller y pruebas de conducción, responde sobre recambios y financiación e informa del estado de una reparación. La plantilla «Recepción de taller» se adapta en {days} días.',
  },
  education: {
    chip: '¿Qué hacen por las escuelas?',
    answer:
      'En educación el bot responde sobre cursos, precios y matrícula, concierta clases de prueba y lleva al alumno a la persona adecuada. La plantilla se adapta en {days} días.',
  },
  professional: {
    chip: '¿Qué hacen por despachos y agencias?',
    answer:
      'En servicios profesionales (abogados, asesores fiscales, consultores, agencias) el bot cualifica consultas, reúne lo que hace falta para una primera reunión y la concierta; no da consejo legal ni fiscal. La plantilla se adapta en {days} días.',
  },
  finance: {
    chip: '¿Qué hacen por bancos y seguros?',
    answer:
      'En finanzas el bot explica productos, reúne lo que pide una solicitud, responde sobre cuentas y pasa el asesoramiento a su personal autorizado. Todavía no hay plantilla lista; lo construimos con usted, una primera versión en {firstHours} horas.',
  },
  hospitality: {
    chip: '¿Qué hacen por los hoteles?',
    answer:
      'En hostelería y turismo el bot recoge solicitudes de reserva, responde a los huéspedes de día y de noche en su idioma y ofrece mejoras y consejos locales. Todavía no hay plantilla lista; lo construimos con usted, una primera versión en {firstHours} horas.',
  },
  other: {
    chip: 'Mi sector no aparece',
    answer:
      'También hacemos bots para otros sectores, a partir de una plantilla cercana o desde cero: una primera versión en {firstHours} horas. Cuéntenos qué preguntan sus clientes o reserve una consulta gratuita; le decimos con sinceridad qué puede hacer un bot por usted.',
  },
  benefits: {
    chip: '¿Qué aporta un bot a una empresa?',
    answer:
      'Los clientes reciben respuesta al momento, también de noche y en su idioma; su equipo contesta menos preguntas repetidas y recibe consultas con su historia. Investigación en nuestra página: el 37 % de las empresas contesta una consulta online en una hora, y esas tienen casi 7 veces más opciones de una conversación real. La calculadora de ROI muestra su propia cifra.',
  },
  reminders: {
    chip: '¿El bot envía recordatorios?',
    answer:
      'Sí. Recuerda a los pacientes sus citas, a los socios de un gimnasio por WhatsApp o correo, y los clientes confirman su mesa; así se pierden menos citas.',
  },
  waitlist: {
    chip: '¿Gestiona listas de espera?',
    answer:
      'Sí. La plantilla de fitness lleva listas de espera para clases llenas, y un bot ofrece el hueco que queda libre a quien espera.',
  },
  events: {
    chip: '¿Hacen eventos y bodas?',
    answer:
      'No hay plantilla lista para salones de eventos o bodas. La de restaurante ya atiende solicitudes de grupos y eventos, y la adaptamos, o la hacemos desde cero: una primera versión en {firstHours} horas.',
  },
  figures: {
    chip: '¿Qué significa «90 % más rápido»?',
    answer:
      'Son las cifras sobre las plantillas: {templates} plantillas y más, una primera versión en {firstHours} horas de media, despliegue 90 % más rápido, 100 % personalizable. Frente a qué se mide el 90 % la web no lo dice; nuestro equipo se lo explica: {email}.',
  },
};
