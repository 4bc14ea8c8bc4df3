import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    '¿Cuánto cuesta ser socio?',
    '¿Puedo probar antes?',
    '¿Cuándo son las clases de yoga?',
    '¿Cómo congelo mi cuota?',
    '¿Tienen entrenadores personales?',
  ],
  useCases: [
    'Sesiones de prueba reservadas desde la web',
    'Horario de clases y plazas libres',
    'Preguntas sobre la cuota, congelarla y darse de baja',
    'Recordatorios y mensajes para volver',
    'Entrenador personal según el objetivo',
  ],
  can: 'Reservo sesiones de prueba, conozco el horario, explico las cuotas con pausas y bajas, y busco el entrenador adecuado. Las pruebas se responden en segundos, las clases se llenan más y recepción recibe menos llamadas.',
  hours: 'de lunes a viernes 6:00-22:30, fines de semana 8:00-20:00',
  location: '88 Northside Avenue, junto a la piscina cubierta',
  services:
    'Sala de fuerza y cardio|Yoga, pilates y spinning|Entrenamiento personal|Sauna|Asesoría nutricional',
  prices:
    'Cuota Basic: {basic} al mes|Cuota Plus con todas las clases: {plus} al mes|Pase de día: {day}|Entrenamiento personal: {personal} la hora|Semana de prueba: {trial}',
  items: {
    trial: [
      'quiero probarlo|sesión de prueba|reservar una prueba|prueba gratis|puedo ir a conocerlo|primera sesión',
      'Con mucho gusto: la semana de prueba cuesta {trial} (precio de ejemplo) e incluye una clase y una breve introducción.',
    ],
    membership: [
      'precio de la cuota|cuánto al mes|quiero apuntarme|hacerme socio|diferencia entre Basic y Plus|pase de día',
      'Basic cuesta {basic} al mes, Plus con todas las clases {plus} y el pase de día {day} (precios de ejemplo). Ambas se pueden cancelar mes a mes.',
    ],
    classes: [
      'horario de clases|yoga|cuándo hay pilates|spinning|hay plaza en yoga',
      'Yoga: lunes y miércoles 18:30, sábado 10:00. Pilates: martes 19:00. Spinning: jueves 18:00 y domingo 11:00. Las clases duran 60 minutos; ahora hay plazas en todas.',
    ],
    freeze: [
      'congelar la cuota|pausar mi abono|me voy de vacaciones, puedo pausar|pausa por lesión',
      'Puede congelarla de uno a tres meses al año, gratis: avise antes del día 25 y empieza el primero del mes siguiente. Darse de baja es posible con un mes de aviso.',
    ],
    trainer: [
      'entrenador personal|quiero adelgazar|plan de entrenamiento|ganar músculo|tengo un objetivo',
      'Sí, cuatro: para fuerza, peso, espalda y volver a ponerse en forma. La hora cuesta {personal} (precio de ejemplo) y la primera charla es gratis.',
    ],
    quit: [
      'darme de baja|cancelar mi contrato|plazo de preaviso|permanencia|dejar el gimnasio',
      'En la app o por correo, con un mes de aviso. No hay permanencia.',
    ],
    sauna: [
      'hay sauna|duchas|taquillas|necesito toalla|vestuarios',
      'Sí, cada día desde las 15:00 e incluida en Plus. Duchas y taquillas son gratis; traiga toalla y candado.',
    ],
    beginner: [
      'soy principiante|nunca he ido a un gimnasio|soy demasiado mayor|no estoy en forma',
      'Así empezó la mayoría de nuestros socios. Todos reciben una introducción a las máquinas y un primer plan, a cualquier edad.',
    ],
    friend: [
      'puedo traer a un amigo|traer un invitado|entrenar con mi pareja',
      'Con Plus trae gratis a un invitado una vez al mes; si no, el pase de día cuesta {day} (precio de ejemplo).',
    ],
    reminders: [
      'envían recordatorios|recordadme la clase|hace mucho que no voy|notificaciones',
      'Sí, dos horas antes de cada clase por WhatsApp o correo, como prefiera; y quien lleva tiempo sin venir recibe una invitación a la clase que elija.',
    ],
  },
  tasks: {
    trial: {
      done: 'Su sesión de prueba queda anotada:',
      choice: '¿Qué quiere probar: fuerza, yoga, pilates o spinning?',
    },
  },
  options: {
    strength: ['Entrenamiento de fuerza', 'fuerza|pesas|máquinas|cardio'],
    yoga: ['Yoga', 'yoga'],
    pilates: ['Pilates', 'pilates'],
    spinning: ['Spinning', 'spinning|bici*'],
  },
  states: {},
};
