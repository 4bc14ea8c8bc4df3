import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    '¿Puedo tener cita esta semana?',
    '¿Aceptan mi seguro?',
    '¿Qué debo llevar a la primera visita?',
    '¿Cómo renuevo una receta?',
    '¿Qué hago en una emergencia?',
  ],
  useCases: [
    'Peticiones y cambios de cita a cualquier hora',
    'Preguntas sobre seguros, documentos y preparación',
    'Renovación de recetas pasada al equipo médico',
    'Recordatorios para que se pierdan menos citas',
    'Emergencias reconocidas y enviadas al número correcto',
  ],
  can: 'Tomo peticiones de cita, respondo preguntas sobre seguros, documentos y preparación, paso renovaciones de recetas y envío las emergencias al número correcto. Nunca doy consejo médico. El teléfono suena menos y los pacientes tienen respuesta de noche y en fin de semana.',
  hours: 'de lunes a viernes 8:00-18:00, sábado 9:00-13:00, domingo cerrado',
  location: '12 Cedar Street, segunda planta, con ascensor y rampa; aparcamiento detrás del edificio',
  services:
    'Medicina de familia|Revisiones preventivas|Vacunas|Fisioterapia|Análisis de sangre|Videoconsultas',
  prices:
    'Revisión sin seguro: {checkup}|Revisión ampliada con laboratorio: {extended}|Fisioterapia: {physio} por sesión|Consejo de vacunas para viajes: {vaccination}|Videoconsulta: {video} por 15 minutos',
  items: {
    appointment: [
      'necesito una cita|pedir cita|quiero ver al médico|cita para mañana|tienen hueco|quiero vacunarme|cita médica',
      'Con mucho gusto, anoto una petición; recepción la confirma. Suele haber huecos en la misma semana.',
    ],
    insurance: [
      'qué seguros aceptan|lo cubre mi seguro|mi mutua|no tengo seguro|tarjeta sanitaria',
      'Trabajamos con todas las grandes aseguradoras. Traiga su tarjeta; sin seguro, una revisión cuesta {checkup} (precio de ejemplo).',
    ],
    bring: [
      'qué necesito para la primera cita|soy paciente nuevo|qué documentos llevo|es mi primera vez|cómo me preparo',
      'Traiga un documento de identidad, la tarjeta del seguro, la lista de sus medicinas e informes anteriores, y venga diez minutos antes para el formulario.',
    ],
    prescription: [
      'receta|necesito otra vez mi medicina|repetir receta|renovar mi medicación',
      'Escríbanos con el nombre de la medicina y su fecha de nacimiento. El médico lo revisa y está lista en recepción o en su farmacia en un día laborable.',
    ],
    emergency: [
      'emergencia|urgencia|es urgente|número de emergencias|servicio de guardia|ambulancia',
      'Si peligra la vida, llame ahora al número de emergencias de su zona. Para ayuda urgente fuera de nuestro horario, llame al servicio de guardia. Soy un chatbot y no puedo valorar síntomas.',
    ],
    cost: [
      'cuánto cuesta una revisión|precio de una consulta|precio sin seguro|precio de la fisioterapia',
      'Una revisión sin seguro cuesta {checkup}, la ampliada con laboratorio {extended} y la fisioterapia {physio} por sesión (precios de ejemplo).',
    ],
    videoCall: [
      'videoconsulta|médico en línea|telemedicina|hablar con el médico por vídeo',
      'Sí, entre semana de 12:00 a 14:00: {video} por 15 minutos (precio de ejemplo); la mayoría de los seguros lo cubre.',
    ],
    results: [
      'cuándo tengo mis resultados|resultados del análisis|laboratorio|informes|están mis resultados',
      'Los análisis de sangre están en dos días laborables. El médico le llama si hay algo que hablar; si no, recibe un mensaje.',
    ],
    access: [
      'accesible en silla de ruedas|hay ascensor|rampa|acceso para discapacitados',
      'Sí: hay rampa en la entrada, ascensor a la segunda planta y dos plazas reservadas detrás del edificio.',
    ],
    symptoms: [
      'me duele la cabeza|qué significan mis síntomas|tengo fiebre y tos|qué medicina tomo|es peligroso|me duele la espalda|tengo un sarpullido|me encuentro mal|diagnóstico',
      'No puedo dar consejo médico. Puedo anotar una cita con uno de nuestros médicos; si le parece urgente, llámenos, y si peligra la vida, al número de emergencias de su zona.',
    ],
    change: [
      'cancelar mi cita|cambiar la cita|mañana no puedo ir|llego tarde',
      'Escríbanos o llámenos con su nombre y la hora de la cita; cancelar es gratis hasta 24 horas antes. La petición que estamos anotando ahora la cambia con solo decirlo.',
    ],
    reminders: [
      'envían recordatorios|recuérdeme la cita|olvidé mi cita|cuándo era mi cita',
      'Sí: el día antes recibe un mensaje, y basta una palabra para confirmar o cambiar la cita.',
    ],
  },
  tasks: {
    appointment: {
      done: 'Su petición queda anotada; recepción la confirma:',
      choice: '¿Para qué es: consulta médica, revisión, vacuna, fisioterapia o análisis de sangre?',
    },
  },
  options: {
    doctor: ['Consulta médica', 'médico|médica|doctor|doctora|consulta|otra cosa'],
    checkup: ['Revisión', 'revisión|chequeo'],
    vaccination: ['Vacuna', 'vacun*'],
    physio: ['Fisioterapia', 'fisio*'],
    blood: ['Análisis de sangre', 'análisis|sangre|analítica'],
  },
  states: {},
  urgent:
    'dolor en el pecho|dolor de pecho|no puedo respirar|no respira|me ahogo|inconsciente|sangra mucho|hemorragia|suicid*|matarme|infarto|ictus|derrame cerebral|sobredosis|envenen*|pecho & dolor*/duele*/doliendo/presión/oprim*/opresión|respirar/respiro/respira & no/apenas/cuesta/dificultad/difícil|desmay*|conocimiento & perd*/sin|inconscientes|quitarme la vida|no quiero vivir|quiero morir*|hacerme daño|me quiero matar',
};
