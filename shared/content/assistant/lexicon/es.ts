import type { Lexicon } from '../types.ts';

export const lexicon: Lexicon = {
  mode: 'word',
  greeting: 'hola|buenas|buenos días|buen día|buenas tardes|buenas noches|saludos|qué tal',
  plan: 'plan|planes|paquete*|al mes|mensual*|por mes|volumen',
  messages: 'mensaje*|consultas al mes|solicitudes|peticiones|tickets|correos|preguntas',
  conversations: 'conversacion*|chats|charlas',
  thousand: 'mil|k|miles',
  book: 'reserv*|agend*|cita|citas|consulta|consultoría|asesoría|demo|demostración|reunión|reunirnos|llamada|videollamada|concertar|programar|sesión',
  callMe:
    'llamadme|llámame|llámenme|llámeme|llamarme|me llamen|me llaméis|me llame|contactadme|contáctame|contáctenme|contactarme|contacten conmigo|contacte conmigo|contactad conmigo|se ponga en contacto|pónganse en contacto|poneos en contacto|escribidme|escríbanme|hablar con una persona|hablar con un humano|hablar con alguien|hablar con un agente|hablar con un asesor|hablar con una asesora|hablar con un comercial|hablar con vuestro|hablar con el equipo|hablar con su|una persona real|me contacten|me contacte|me contactéis|dejar mis datos|devolverme la llamada|que me llamen|que alguien me|que me contact*|que me escrib*|tomen mis datos|tomad mis datos|le dejo mi|os dejo mi|les dejo mi|dejo mi número|dejo mi teléfono|apunten mi|nos llamen|nos contact*|pongan en contacto|me ponga en contacto',
  wish: 'quiero|queremos|quisiera|quisiéramos|me gustaría|nos gustaría|por favor|puedo|podemos|podría|podríamos|necesito|necesitamos|puedes|podéis|pueden|vamos a|deseo|^reserv*|^agend*|^agéndame|^programa*|prefiero|desearía|resérvame|quería|apúntame|agendemos|reservemos',
  ask: 'cómo|cuándo|dónde|cuál|cuáles|quién|por qué|cuánto|cuesta|explica*|incluye|dura|hay que|funciona|ofrecéis|ofrecen|tenéis|hacéis|saber|qué es|qué pasa|qué incluye|qué hay|qué tengo|qué día|qué días|qué hor*|si reservo|es gratis',
  not: 'no|nunca|sin|cancelar|todavía no|tampoco',
  theirs:
    'bot|chatbot|bots|pacientes|huéspedes|clientes|alumnos|mis clientes|mis pacientes|inquilinos|socios',
  yes: 'sí|claro|vale|de acuerdo|por supuesto|perfecto|ok|adelante|genial|está bien',
  no: 'no|no gracias|ahora no|todavía no|quizás luego',
  year: 'al año|por año|anual*|el año|12 meses|doce meses|cada año|en un año|un año|todo el año|anuales|de un año',
  perDay: 'al día|por día|diario*|cada día|todos los días|diari*',
  firstMonth: 'primer mes|primera factura',
  contents:
    'incluye*|incluid*|qué lleva|que lleva|qué trae|que trae|contiene|viene con|qué tiene|qué entra|comprende|qué hay dentro',
  oneOff:
    'una vez|una sola vez|pago único|único pago|mensual*|todos los meses|cada mes|al mes|una única vez|único|pago unico|de una vez|recurrente|mes a mes',
  beyond:
    'pasamos de|paso de|nos pasamos|me paso|supera*|excede*|más de lo|por encima|se acaban|pagar extra|de más|límite',
  howLong:
    'cuánto tarda*|cuanto tarda*|cuántos días|cuantos dias|cuánto tiempo|qué plazo|cuándo estaría|cuándo está listo|adaptarl*|en cuánto|tarda*|cuánto demora|demora*|personaliz*|adapta*|cuándo queda|plazo',
  middle:
    'el del medio|del medio|intermedi*|el segundo|la segunda|mediano|el mediano|el de en medio|el de enmedio|el medio',
  top: 'el tercero|el más caro|el mayor|el más grande|el de arriba|el superior',
  nextUp:
    'siguiente nivel|el siguiente|nivel siguiente|el próximo|un nivel más|más grande|el grande|el mayor|uno más|superior',
  difference: 'diferencia*|más barato|más caro|comparad*',
  money:
    'cuesta*|cuánto|cuanto|precio*|vale|sale|cobra*|pagar|coste*|costo*|tarifa*|cuánto es|sale a|valor|importe|monto|pago',
  add: 'añad*|agreg*|suma*|súma*|más|con|también|además|adicional*|extra|otro|otra|incluyendo|añádele|ponle|pon|necesito|necesitaría',
  only: 'solo|sólo|solamente|únicamente|nada más|nomás|unicamente',
  without: 'sin|quita*|menos|elimin*|saca|sacando|sácale|descarta*',
  smallest:
    'el más pequeño|más pequeño|más chico|el pequeño|más barato|más económico|el básico|básico|el menor|el primero|el de abajo|más bajo',
  nextDown:
    'el de abajo|el anterior|uno menos|justo debajo|nivel inferior|el inferior|uno más bajo|un nivel menos',
  total:
    'total|totales|en total|suma|sumado|sumando|todo junto|en conjunto|asciende|queda en|cuánto queda|cuánto sería|cuánto da|cuánto hace|cuánto suma|a cuánto sale|todo incluido',
  one: 'uno|una|un solo|una sola',
  whichOne: 'cuál|en cuál|qué plan|cuál entonces|dónde entonces|en qué plan|cuáles|qué paquete',
  industries: {
    ecommerce:
      'tienda|tiendas|e commerce|ecommerce|comercio electrónico|tienda online|vendemos|venta online|comercio|ropa|zapater*',
    healthcare:
      'clínic*|hospital*|médic*|dental|dentista*|salud|sanitari*|consultorio|farmacia*|fisioterap*|pacientes|veterinari*|odontol*|psicólog*',
    finance:
      'banc*|finan*|seguro|seguros|asegurador*|hipotec*|préstamo*|inversi*|crédito*|fintech|corredur*|aseguranza*',
    realestate:
      'inmobiliari*|pisos|viviendas|propiedades|alquiler*|bienes raíces|inmuebles|casas|apartamentos',
    education:
      'escuela*|colegio*|universidad*|academia*|curso*|educa*|alumn*|estudiantes|formación|instituto|profesor*',
    hospitality:
      'hotel*|hostal*|alojamiento*|turism*|huéspedes|resort|viaje*|casa rural|hosteler*|posada|agencia de viajes',
    fitness: 'gimnasio*|fitness|yoga|pilates|entrenador*|crossfit|deportiv*',
    restaurant: 'restaurante*|cafetería*|bar|pizzería*|comida|catering|panadería*|bistró',
    automotive: 'coche*|auto|autos|concesionari*|taller*|vehículo*|automo*|carros|mecánic*|neumátic*',
    professional:
      'abogad*|bufete|despacho|legal*|asesoría fiscal|gestoría|contab*|consultora|notar*|arquitect*|agencia de marketing|servicios profesionales',
  },
};
