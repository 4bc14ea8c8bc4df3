import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    '¿Puedo reservar una prueba de conducción?',
    '¿Cuánto cuesta una revisión?',
    '¿Qué coches eléctricos tienen?',
    '¿Aceptan mi coche viejo?',
    '¿Cuándo estará listo mi coche?',
  ],
  useCases: [
    'Pruebas de conducción concertadas desde la página del vehículo',
    'Citas de taller con la duración correcta',
    'Consultas de tasación del usado con fotos y kilometraje',
    'Preguntas de financiación y leasing preparadas para ventas',
    'Estado de una reparación sin llamar',
  ],
  can: 'Concierto pruebas de conducción y citas de taller, digo cómo va una reparación y respondo preguntas sobre coches, precios, entrega del usado y financiación. Los interesados tienen respuesta mientras aún buscan y el taller no tiene huecos por teléfono.',
  hours: 'de lunes a viernes 8:00-18:00, sábado 9:00-18:00, domingo cerrado',
  location: '140 Ridgeway Road, salida 9; puntos de carga en la entrada',
  services:
    'Coches nuevos y usados|Pruebas de conducción|Revisión y reparaciones|Guarda de neumáticos|Entrega del usado|Financiación y leasing',
  prices:
    'Revisión: {inspection} más piezas|Cambio de aceite: {oil}|Cambio y guarda de neumáticos: {tyres} por temporada|Compacto usado de dos años: {hatchback}|Compacto eléctrico nuevo: {electric}',
  items: {
    drive: [
      'prueba de conducción|quiero conducir el eléctrico|probar el coche|prueba para el sábado|puedo conducirlo',
      'Con mucho gusto: la prueba dura unos 40 minutos y es gratis. Traiga su carné de conducir.',
    ],
    workshop: [
      'cita de taller|cita para la revisión|mi coche necesita cambio de aceite|el coche hace un ruido|necesito frenos nuevos|llevar el coche al taller',
      'Con mucho gusto, le anoto una cita en el taller.',
    ],
    status: [
      'está listo mi coche|estado de mi reparación|cuándo puedo recoger el coche|cómo va la reparación',
      'Lo consulto ahora mismo.',
    ],
    cost: [
      'precio de la revisión|cuánto vale el cambio de aceite|precio del mantenimiento|precios del taller',
      'Una revisión cuesta {inspection} más piezas, el cambio de aceite {oil} y el cambio con guarda de neumáticos {tyres} por temporada (precios de ejemplo). Puedo anotarle una cita en el taller.',
    ],
    electric: [
      'coches eléctricos|híbrido|autonomía|cargar en casa|cuántos kilómetros hace',
      'Un compacto eléctrico nuevo desde {electric} (precio de ejemplo), con unos 400 km de autonomía, y dos usados. La carga en casa se organiza con un instalador.',
    ],
    tradeIn: [
      'entregar mi coche|cuánto vale mi coche|vender mi coche viejo|compran coches usados|cambiar de coche',
      'Sí. Envíe modelo, año, kilometraje y unas fotos a {contact}; nuestro comprador da una cifra en un día laborable y la fija después de ver el coche.',
    ],
    financing: [
      'financiación|leasing|préstamo para el coche|cuotas mensuales|pagar a plazos|entrada',
      'Sí, leasing y préstamos de 24 a 60 meses. Las condiciones dependen del coche y del banco; un vendedor las calcula con usted.',
    ],
    used: [
      'coches de segunda mano|coche barato|qué tienen en stock|coche por menos de 20000|garantía|tienen furgonetas',
      'Ahora, por ejemplo, un compacto de dos años por {hatchback} (precio de ejemplo), con 12 meses de garantía, y una furgoneta eléctrica.',
    ],
    replacement: [
      'coche de sustitución|coche de cortesía|alquiler durante la reparación',
      'En reparaciones de más de medio día sí, mientras haya; pídalo al reservar.',
    ],
    tyres: [
      'cambian neumáticos|ruedas de invierno|guardar neumáticos|cambio de ruedas',
      'Sí, con guarda por {tyres} la temporada (precio de ejemplo). Octubre y abril se llenan pronto.',
    ],
  },
  tasks: {
    drive: {
      done: 'Su prueba de conducción queda anotada:',
      choice: '¿Qué coche quiere probar: el compacto eléctrico, el compacto usado o la furgoneta eléctrica?',
    },
    workshop: {
      done: 'Su cita en el taller queda anotada:',
      choice: '¿Qué hacemos: revisión, cambio de aceite, neumáticos o una reparación?',
    },
    status: {
      done: 'La he encontrado.',
      code: '¿Cuál es su número de orden? Empieza por RM-, por ejemplo RM-2051.',
    },
  },
  options: {
    electricCar: ['Compacto eléctrico', 'eléctrico|compacto eléctrico'],
    hatchback: ['Compacto usado', 'usado|compacto|gasolina'],
    van: ['Furgoneta eléctrica', 'furgoneta|furgoneta eléctrica'],
    inspection: ['Revisión', 'revisión|mantenimiento|itv'],
    oil: ['Cambio de aceite', 'aceite'],
    tyreChange: ['Neumáticos', 'neumático*|rueda*'],
    repair: ['Reparación', 'reparación|reparar|freno*|ruido*|roto|golpe'],
  },
  states: {
    lift: 'Orden {code}: revisión con pastillas de freno nuevas. El coche está en el elevador y estará listo hoy a las 16:30.',
    parts:
      'Orden {code}: parabrisas nuevo. La pieza llega mañana por la mañana; el coche estará listo por la tarde.',
    ready:
      'Orden {code}: cambio de aceite y neumáticos. El coche está listo; puede recogerlo hasta las 18:00.',
  },
};
