import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    '¿Qué pisos hay disponibles ahora?',
    '¿Puedo concertar una visita?',
    '¿Qué documentos necesito para alquilar?',
    '¿Cuánto vale mi casa?',
    '¿Se admiten mascotas?',
  ],
  useCases: [
    'Compradores e inquilinos filtrados por presupuesto y zona',
    'Visitas concertadas en su calendario',
    'Preguntas sobre anuncios respondidas con sus propios datos',
    'Propietarios guiados hasta una tasación',
    'Documentos para una solicitud reunidos',
  ],
  can: 'Respondo preguntas sobre nuestras viviendas, busco lo que encaja en el presupuesto, concierto visitas, reúno documentos y guío a propietarios hasta una tasación. Ninguna consulta espera al lunes y los agentes solo ven a quien encaja.',
  hours: 'de lunes a viernes 9:00-18:00, sábado 10:00-14:00',
  location: '3 Quay Square, planta baja, frente a la terminal del ferry',
  services: 'Alquiler|Compra|Venta|Tasaciones|Administración de fincas',
  prices:
    'Loft del puerto, dos habitaciones, en alquiler: {loft} al mes|Piso familiar de cuatro habitaciones, en alquiler: {family} al mes|Casa adosada con jardín, en venta: {house}|Tasación por escrito: {valuation} (gratis si vende con nosotros)',
  items: {
    viewing: [
      'quiero ver el piso|concertar una visita|visitar la casa|puedo ver el loft|cita para una visita|cuándo puedo verlo',
      'Con mucho gusto, anoto una visita; le acompañará un agente.',
    ],
    available: [
      'qué tienen en alquiler|pisos libres|casas en venta|anuncios|hábleme del loft|piso de tres habitaciones|cuántas habitaciones tiene',
      'En alquiler, dos: el loft del puerto de dos habitaciones por {loft} al mes y un piso familiar de cuatro por {family} al mes. En venta, una casa adosada con jardín por {house} (precios de ejemplo). Puedo concertar una visita a cada una.',
    ],
    search: [
      'busco piso por menos de 2000|mi presupuesto es 2500|busco una vivienda|algo cerca del puerto|qué encaja en mi presupuesto|zona y presupuesto',
      'Dígame si alquila o compra, habitaciones y presupuesto. Hasta {loft} al mes encaja el loft del puerto, desde {family} el piso familiar, y en venta está la casa adosada por {house} (precios de ejemplo).',
    ],
    documents: [
      'qué papeles hacen falta|solicitud de alquiler|nóminas|referencias|qué necesito para solicitarlo',
      'Un documento de identidad, las tres últimas nóminas y una referencia de su casero actual. Puede subirlo todo después de la visita.',
    ],
    worth: [
      'quiero vender mi casa|tasación|cuánto vale mi piso|valor de mi propiedad|vender un piso',
      'La vemos y le damos una tasación por escrito en cinco días. Cuesta {valuation} y es gratis si vende con nosotros (precio de ejemplo).',
    ],
    pets: [
      'puedo tener perro|tengo un gato|animales|mascotas|perro en el loft',
      'En el piso familiar sí; en el loft del puerto, solo tras preguntar al propietario.',
    ],
    deposit: [
      'cuánto es la fianza|fianza|depósito|cuándo me devuelven la fianza',
      'Dos mensualidades, en una cuenta aparte, que se devuelven con intereses al dejar la vivienda.',
    ],
    parking: [
      'hay aparcamiento|garaje|plaza de garaje|dónde dejo la bici|trastero',
      'El piso familiar tiene plaza de garaje; en el loft hay aparcamiento para residentes en la calle y un cuarto de bicicletas.',
    ],
    financing: [
      'hipoteca|ayudan con un préstamo|crédito del banco|financiación|intereses',
      'No damos consejo financiero, pero con gusto le nombramos dos intermediarios independientes.',
    ],
    fees: [
      'cuáles son sus honorarios|comisión|gastos de agencia|tengo que pagar al agente',
      'Los inquilinos no nos pagan nada. En una venta, la comisión se acuerda antes por escrito.',
    ],
  },
  tasks: {
    viewing: {
      done: 'Su visita queda anotada:',
      choice: '¿Qué quiere visitar: el loft del puerto, el piso familiar o la casa adosada?',
    },
  },
  options: {
    loft: ['Loft del puerto', 'loft|dos habitaciones|el primero'],
    family: ['Piso familiar', 'familiar|cuatro habitaciones|el segundo'],
    house: ['Casa adosada', 'casa|adosada|jardín|la tercera'],
  },
  states: {},
};
