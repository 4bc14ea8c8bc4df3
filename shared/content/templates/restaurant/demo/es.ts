import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    '¿Puedo reservar una mesa para esta noche?',
    '¿Tienen platos veganos?',
    '¿Cuál es su horario?',
    '¿Tienen opciones sin gluten?',
    '¿Podemos ir con un grupo grande?',
  ],
  useCases: [
    'Reservas de mesa sin llamar',
    'Preguntas sobre la carta, alérgenos y dietas',
    'Pedidos para llevar y a domicilio',
    'Consultas para grupos y eventos',
    'Horario, aparcamiento y cómo llegar',
  ],
  can: 'Anoto mesas, respondo preguntas sobre la carta, alérgenos, reparto y grupos, y digo cuándo abrimos y cómo llegar. No se pierde ninguna llamada en hora punta y las preguntas sobre alergias se responden siempre igual.',
  hours: 'de martes a domingo 12:00-15:00 y 18:00-23:00, última comanda 22:00, lunes cerrado',
  location: '21 Market Row; la parada de tranvía Old Market está a dos minutos',
  services: 'Comidas y cenas|Para llevar|Reparto hasta 3 km|Sala privada para 24|Catering',
  prices:
    'Menú del día: {lunch}|Pasta fresca: desde {pasta}|Plato principal vegano: {vegan}|Menú degustación de cinco platos: {tasting} por persona|Reparto: {delivery} por pedido',
  items: {
    table: [
      'quiero reservar una mesa|mesa para dos|tienen mesa libre|hacer una reserva|reservar para cenar|hay sitio el sábado',
      'Con mucho gusto, le anoto una mesa.',
    ],
    vegan: [
      'vegano|vegetariano|algo sin carne|a base de plantas|hay algo para vegetarianos',
      'Sí: un plato principal vegano por {vegan} (precio de ejemplo), tres entrantes y un postre. Muchas pastas también se pueden hacer veganas.',
    ],
    gluten: [
      'sin gluten|alergia a los frutos secos|intolerancia a la lactosa|alérgenos|celíaco|lleva nueces',
      'Sí. La pasta fresca también la hay de trigo sarraceno y cada plato tiene su lista de alérgenos. Indique las alergias al reservar: nuestra cocina es pequeña y usa frutos secos y harina.',
    ],
    group: [
      'fiesta de cumpleaños|cena de empresa|sala privada|boda|evento para 20 personas|grupo grande',
      'En nuestra sala privada caben hasta 24 personas. A partir de diez cocinamos un menú cerrado, por ejemplo cinco platos por {tasting} por persona (precio de ejemplo).',
    ],
    takeaway: [
      'reparten a domicilio|comida para llevar|pedir a casa|recoger un pedido|puedo pedir por internet',
      'Sí, hasta 3 km, de 18:00 a 21:30, por {delivery} el pedido (precio de ejemplo); para llevar está listo en 25 minutos. Los pedidos se toman por teléfono.',
    ],
    menu: [
      'qué hay en la carta|la carta|menú del día|qué se puede comer|tienen pescado|platos principales|pasta',
      'Esta semana: menú del día {lunch}, pasta fresca desde {pasta}, pescado a la brasa y un menú degustación de cinco platos por {tasting} (precios de ejemplo). Cada plato tiene su lista de alérgenos.',
    ],
    parking: [
      'hay aparcamiento|dónde puedo aparcar|en tranvía|en autobús|llegar en coche|parking',
      'Hay un aparcamiento en Old Market, a tres minutos a pie; el tranvía para aún más cerca. Estamos en 21 Market Row, de martes a domingo 12:00-15:00 y 18:00-23:00.',
    ],
    children: [
      'se admiten niños|trona|puedo llevar al perro|perros|menú infantil|bebé',
      'Ambos son bienvenidos. Tenemos tronas y plato infantil; los perros pueden estar en la terraza.',
    ],
    change: [
      'cambiar mi reserva|cancelar mi reserva|llegamos tarde|seremos más|ya he reservado',
      'Escríbanos o llámenos con el nombre y la hora de la reserva; hasta dos horas antes no cuesta nada. La mesa que estamos anotando ahora la cambia con solo decirlo.',
    ],
  },
  tasks: { table: { done: 'Su mesa queda anotada:' } },
  options: {},
  states: {},
};
