import type { Lexicon } from '../types.ts';

export const lexicon: Lexicon = {
  mode: 'word',
  greeting: 'hola|buenas|buenos días|buen día|buenas tardes|buenas noches|saludos|qué tal',
  services:
    'servicio|servicios|qué hacéis|qué hacen|qué ofrec*|ofrec*|a qué os dedicáis|a qué se dedican|automatiz*|atención al cliente|chatbot*|ventas|para qué sirve|funciones|quiénes sois|quién eres|qué es esto|bots|qué podéis|qué pueden',
  pricing:
    'precio*|cuánto cuesta*|cuánto vale|cuánto sale|cuesta*|coste|costes|costo|costos|tarifa*|presupuesto|caro|barat*|cuánto es|cuánto cobr*|pagar|mensualidad|descuento*|cuánto',
  plan: 'plan|planes|paquete*|al mes|mensual*|por mes|volumen',
  messages: 'mensaje*|consultas al mes|solicitudes|peticiones|tickets|correos|preguntas',
  conversations: 'conversacion*|chats|charlas',
  thousand: 'mil|k|miles',
  integrations:
    'integra*|conect*|compatible*|shopify|slack|whatsapp|crm|hubspot|salesforce|api|zapier|telegram|enlaz*|vincul*|funciona con|woocommerce|calendario|erp',
  timeline:
    'cuánto tiempo|cuánto tarda*|tarda*|plazo*|en cuánto|cuándo estaría|listo|lista|implementa*|puesta en marcha|días|semanas|rápid*|instala*|configura*|empezar|poner en marcha|cuándo podemos|lanza*|desplieg*',
  security:
    'segur*|rgpd|gdpr|lopd|hipaa|iso|protección de datos|privacidad|cifra*|encript*|cumpl*|normativa|confidencial*|dónde se guardan|certific*|almacen*',
  languages:
    'idioma*|lengua|lenguas|multilingüe|habla|hablan|habláis|traduc*|inglés|francés|alemán|catalán|chino|árabe',
  book: 'reserv*|agend*|cita|citas|consulta|consultoría|asesoría|demo|demostración|reunión|reunirnos|llamada|videollamada|concertar|programar|sesión',
  contact:
    'persona|humano|agente|asesor*|comercial|alguien|contact*|llam*|teléfono|hablar|equipo|correo|operador*|representante|encargado',
  callMe:
    'llamadme|llámame|llámenme|llámeme|llamarme|me llamen|me llaméis|me llame|contactadme|contáctame|contáctenme|contactarme|contacten conmigo|contacte conmigo|contactad conmigo|se ponga en contacto|pónganse en contacto|poneos en contacto|escribidme|escríbanme|hablar con una persona|hablar con un humano|hablar con alguien|hablar con un agente|hablar con un asesor|hablar con una asesora|hablar con un comercial|hablar con vuestro|hablar con el equipo|hablar con su|una persona real|me contacten|me contacte|me contactéis|dejar mis datos|devolverme la llamada|que me llamen',
  wish: 'quiero|queremos|quisiera|quisiéramos|me gustaría|nos gustaría|por favor|puedo|podemos|podría|podríamos|necesito|necesitamos|puedes|podéis|pueden|vamos a|deseo|^reserv*|^agend*|^agéndame|^programa*|prefiero|desearía|resérvame|quería|apúntame|agendemos|reservemos',
  ask: 'cómo|cuándo|dónde|cuál|cuáles|quién|por qué|cuánto|cuesta|explica*|incluye|dura|hay que|funciona|ofrecéis|ofrecen|tenéis|hacéis|saber|qué es|qué pasa|qué incluye|qué hay|qué tengo|qué día|qué días|qué hor*|si reservo|es gratis',
  not: 'no|nunca|sin|cancelar|todavía no|tampoco',
  theirs:
    'bot|chatbot|bots|pacientes|huéspedes|clientes|alumnos|mis clientes|mis pacientes|inquilinos|socios',
  thanks: 'gracias|muchas gracias|agradec*|mil gracias',
  bye: 'adiós|hasta luego|hasta pronto|chao|nos vemos|hasta mañana',
  complaint:
    'queja|quejarme|pésimo|pésima|horrible|inútil|no funciona|no sirve*|decepcion*|mala atención|mal servicio|fatal|terrible|vergüenza|estafa|no me entiend*|harto|harta|enfadad*|reclama*|molest*|basura|insatisfech*',
  yes: 'sí|claro|vale|de acuerdo|por supuesto|perfecto|ok|adelante|genial|está bien',
  no: 'no|no gracias|ahora no|todavía no|quizás luego',
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
