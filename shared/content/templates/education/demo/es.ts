import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    '¿Qué curso me conviene?',
    '¿Cuánto cuestan los cursos?',
    '¿Cuándo empieza el próximo curso?',
    '¿Puedo estudiar en línea?',
    '¿Cómo me matriculo?',
  ],
  useCases: [
    'Consejo de cursos según nivel, objetivo y horario',
    'Preguntas sobre matrícula y tasas',
    'Plazos, documentos y fechas de examen',
    'Ayuda a los alumnos a cualquier hora',
    'Jornadas abiertas y clases de prueba reservadas',
  ],
  can: 'Aconsejo sobre cursos, respondo preguntas sobre precios, fechas, exámenes y matrícula, y organizo clases de prueba. El alumno recibe consejo en el momento y en su idioma, y la oficina se libra de preguntas rutinarias.',
  hours: 'oficina de lunes a viernes 9:00-19:00, sábado 10:00-14:00; clases hasta las 21:30',
  location: '5 Linden Court, tercera planta, a dos minutos de la estación central',
  services:
    'Cursos de tarde|Cursos intensivos|Cursos en línea|Preparación de exámenes|Formación para empresas',
  prices:
    'Curso de tarde, 10 semanas: {evening}|Curso intensivo, 4 semanas: {intensive}|Curso en línea, 8 semanas: {online}|Examen oficial: {exam}|Clase de prueba: {trial}',
  items: {
    trial: [
      'quiero una clase de prueba|puedo probar una clase|reservar una clase de prueba|asistir a una clase|probar antes de matricularme',
      'Con mucho gusto: la clase de prueba cuesta {trial} (precio de ejemplo) y se descuenta al matricularse.',
    ],
    advice: [
      'qué curso me recomienda|cuál es mi nivel|soy principiante|quiero aprender español|prueba de nivel|curso para mi objetivo',
      'La mayoría de quienes trabajan elige el curso de tarde; si necesita resultados en un mes, el intensivo; si viaja mucho, el curso en línea. Una prueba de nivel de diez minutos encuentra su grupo, y una clase de prueba muestra si encaja.',
    ],
    cost: [
      'precio de los cursos|tasas|cuánto vale el curso de tarde|precio del intensivo|pagar a plazos',
      'Curso de tarde {evening}, intensivo {intensive}, en línea {online} (precios de ejemplo). Los libros están incluidos y puede pagar en dos plazos.',
    ],
    start: [
      'fechas de inicio|cuándo puedo empezar|próximo curso|calendario|puedo incorporarme más tarde',
      'Los cursos de tarde y en línea empiezan la primera semana de cada segundo mes; los intensivos, cada lunes. Puede incorporarse hasta el final de la primera semana.',
    ],
    online: [
      'curso en línea|curso online|aprender desde casa|clases por Zoom|a distancia|hay grabaciones',
      'Sí: en directo, en grupos de hasta ocho, dos tardes por semana durante ocho semanas, {online} (precio de ejemplo). Las grabaciones están disponibles un mes.',
    ],
    enrol: [
      'matrícula|inscribirme en un curso|inscripción|qué documentos para matricularme|plazo de matrícula',
      'Haga la prueba de nivel de diez minutos, elija un curso y envíenos su nombre y fecha de nacimiento; la oficina confirma su plaza en un día laborable. El plazo acaba al final de la primera semana.',
    ],
    openDay: [
      'jornada de puertas abiertas|visitar la escuela|cuándo puedo ver la escuela',
      'La próxima jornada de puertas abiertas es el primer sábado del mes, 10:00-14:00. También puede venir a una clase de prueba por {trial} (precio de ejemplo).',
    ],
    certificate: [
      'me dan un certificado|examen oficial|TOEFL|IELTS|fecha del examen|diploma|precio del examen',
      'Quien asiste al 80 por ciento recibe nuestro certificado. El examen oficial cuesta {exam} (precio de ejemplo) y se celebra cuatro veces al año; inscríbase cuatro semanas antes con un documento de identidad.',
    ],
    groups: [
      'cómo de grandes son los grupos|cuántos alumnos por clase|tamaño del grupo|grupos pequeños',
      'De seis a doce personas; en línea, hasta ocho.',
    ],
    visa: [
      'visado de estudiante|ayudan con el alojamiento|familia de acogida|vengo del extranjero|habitación',
      'Emitimos la carta de matrícula para su visado y ayudamos a encontrar habitación con una familia.',
    ],
    student: [
      'ya soy alumno|he faltado a una clase|cambiar de curso|no puedo entrar en mi cuenta|hoy estoy enfermo|deberes',
      'Claro: las clases perdidas están grabadas durante un mes, cambiar de grupo es gratis hasta la segunda semana, y para lo demás ayuda la oficina el siguiente día laborable.',
    ],
  },
  tasks: {
    trial: {
      done: 'Su clase de prueba queda anotada:',
      choice: '¿Qué idioma quiere probar: inglés, español o alemán?',
    },
  },
  options: {
    english: ['Inglés', 'inglés|english'],
    spanish: ['Español', 'español|castellano'],
    german: ['Alemán', 'alemán'],
  },
  states: {},
};
