import type { AreaTexts } from '../types.ts';

export const industries: AreaTexts<'industries'> = {
  templates: {
    chip: '¿Para qué sectores hay plantillas?',
    answer:
      'Hay {templates} plantillas listas: salud, comercio electrónico, inmobiliaria, fitness, restaurantes, automoción, educación y servicios profesionales. En la galería puede chatear con el bot de demostración de cada una; las adaptamos a usted en {daysFrom} a {daysTo} días.',
    asks: [
      '{qué|para qué|cuáles} {plantillas|sectores|industrias|rubros|templates|ramos} {hay|tienen|cubren|conocen|existen}',
      '{plantillas|sectores|industrias|rubros|galería de plantillas|bots ya hechos|templates}',
      '{tienen|hay|tenéis} {una plantilla|algo ya hecho|un bot listo|algo} {para mi sector|para mi rubro|para mi tipo de negocio}',
      '{muéstrame|dónde están|puedo ver} {las plantillas|los ejemplos por sector|la galería}',
      '{tienen experiencia en mi sector|cuántas plantillas hay|han trabajado con empresas como la mía}',
      'tienen {plantilla|algo hecho} para {mi ramo|mi negocio}',
      '{qué sectores|bots listos|ejemplos para ver}',
    ],
  },
  customise: {
    chip: '¿Se puede adaptar una plantilla?',
    answer:
      'Sí, cada plantilla es 100 % personalizable: adaptamos palabras, preguntas, reglas y conexiones a su negocio en {daysFrom} a {daysTo} días, y puede cambiarlas después.',
    asks: [
      '{puedo|se puede|podemos|se pueden} {adaptar|modificar|personalizar|cambiar|editar|ajustar} {una plantilla|la plantilla|las plantillas|las preguntas de la plantilla|el template}',
      '{personalizar plantilla|adaptar plantilla|plantilla propia|plantilla a medida|modificar plantilla}',
      '{son flexibles|qué tan flexibles son|qué tan personalizables son} {las plantillas|los templates}',
      'cuánto {tarda|lleva|se demora} {adaptar una plantilla|la personalización|ajustar la plantilla}',
      '{cuántos días para dejarlo a nuestro gusto|en cuántos días se adapta a mi negocio|se puede cambiar lo que pregunta|adaptarlo a lo nuestro}',
      'la plantilla se puede {cambiar|retocar|adaptar}',
      '{cuántos días hasta dejarla a nuestro gusto|adaptar|personalizar|cambiar las preguntas}',
    ],
  },
  ecommerce: {
    chip: '¿Qué hacen por las tiendas online?',
    answer:
      'En comercio electrónico el bot encuentra productos, responde antes de pagar, sigue pedidos, gestiona devoluciones y pregunta una vez, con educación, por la cesta abandonada. La plantilla «Asistente de tienda» se adapta en {days} días.',
    asks: [
      '{tengo|tenemos|llevo|somos} {una tienda online|una tienda en línea|un ecommerce|una tienda de ropa por internet|una tienda virtual|un comercio electrónico} {qué pueden hacer por mí|me sirve|tienen algo|}',
      '{tienda online|ecommerce|comercio electrónico|tienda virtual|retail|venta online|asistente de tienda}',
      '{bot|chatbot|plantilla|solución} para {tiendas online|mi ecommerce|comercios|mi tienda virtual}',
      '{puede|puede el bot} {recuperar carritos abandonados|gestionar devoluciones de compras|decir dónde está mi paquete|recomendar artículos de la tienda|resolver dudas de envío}',
      'vendo {ropa|zapatos|muebles|cosméticos|vino|electrónica} {por internet|online}',
      '{gestiona devoluciones|dónde está mi pedido|vendo bisutería por internet|carritos abandonados|cambios y devoluciones|preguntas de envío}',
      'vendemos {ropa|joyas|pienso|zapatos|vino} {por internet|online}',
      '{devoluciones|envíos|tallas} todo el día',
      'e-commerce',
    ],
  },
  healthcare: {
    chip: '¿Qué hacen por las clínicas?',
    answer:
      'En salud el bot recoge solicitudes de cita, responde sobre horarios, seguros y preparación, envía recordatorios y muestra un camino claro hacia una persona en casos urgentes; nunca da consejo médico. La plantilla «Recepción de pacientes» se adapta en {days} días.',
    asks: [
      '{tengo|tenemos|trabajo en|somos|llevo} {una clínica|una clínica dental|un consultorio|un hospital|una farmacia|una consulta médica|una veterinaria|un centro de fisioterapia} {me sirve|qué pueden hacer|}',
      '{clínica|dentista|consultorio|hospital|salud|pacientes|farmacia|fisioterapia|médicos}',
      '{bot|chatbot|plantilla|solución} para {clínicas|médicos|dentistas|hospitales|pacientes|el sector salud}',
      '{puede|puede el bot} {dar citas médicas|recordar citas a pacientes|responder a pacientes|reducir ausencias|renovar recetas}',
      'soy {médico|dentista|fisio|veterinario|psicóloga}',
      '{clínica veterinaria|consulta médica|recuerda las citas|pacientes que no vienen|recetas}',
      '{dentista|médico|fisio|veterinario|óptica|psicóloga} {aquí|con el teléfono a tope}',
      '{los pacientes no vienen a la cita|citas perdidas}',
      '{quisiera saber|podrían indicarme|me gustaría saber|les agradecería saber|podría decirme|rogamos nos confirmen} {qué incluye la plantilla de salud|si el bot da consejo médico}',
      '{hola una duda|oye|por cierto|ok y|a ver|buenas} {algo para dentistas}',
    ],
  },
  realestate: {
    chip: '¿Qué hacen por las inmobiliarias?',
    answer:
      'En el sector inmobiliario el bot averigua qué busca alguien, muestra lo que encaja, cualifica compradores e inquilinos y organiza la visita, de día y de noche. La plantilla «Guía de propiedades» se adapta en {days} días.',
    asks: [
      '{tengo|somos|tenemos|trabajo en|soy} {una inmobiliaria|agente inmobiliario|una agencia inmobiliaria|administrador de fincas|pisos en alquiler|una promotora} {me sirve|qué pueden hacer|}',
      '{inmobiliaria|bienes raíces|pisos|alquileres|agente inmobiliario|visitas a pisos|propiedades|corredor de propiedades}',
      '{bot|chatbot|plantilla|solución} para {inmobiliarias|bienes raíces|agentes inmobiliarios|alquileres}',
      '{puede|puede el bot} {concertar visitas|filtrar compradores|cualificar inquilinos|responder sobre pisos|enseñar propiedades}',
      '{concertar visitas a pisos|inquilinos}',
      '{inmobiliaria|agente inmobiliario|casero} {aquí|con muchas llamadas}',
      'la gente quiere ver {pisos|casas|departamentos}',
      '{visitas|viviendas}',
    ],
  },
  fitness: {
    chip: '¿Qué hacen por los gimnasios?',
    answer:
      'En fitness el bot conoce los horarios de clases, reserva sesiones de prueba, explica abonos y pausas, lleva la lista de espera de las clases llenas y avisa a los socios. La plantilla «Entrenador del estudio» se adapta en {days} días.',
    asks: [
      '{tengo|tenemos|llevo|somos} {un gimnasio|un estudio de yoga|un gym|un centro de pilates|un box de crossfit|un club deportivo} {me sirve|qué pueden hacer|}',
      '{gimnasio|fitness|gym|yoga|pilates|entrenador personal|club deportivo|socios del gimnasio}',
      '{bot|chatbot|plantilla|solución} para {gimnasios|estudios de yoga|entrenadores|clubes deportivos|mi gym}',
      '{puede|puede el bot} {reservar clases|apuntar a una clase de prueba|explicar las cuotas de socio|congelar la membresía}',
      '{congelar la cuota|pausar la membresía|clase de prueba|estudio de pilates|box de crossfit}',
      '{gimnasio|estudio de yoga|club de boxeo|piscina|academia de baile} {aquí|con muchos socios}',
      'lista de espera de {clases llenas|clases}',
      '{congelar cuota|crossfit}',
    ],
  },
  restaurant: {
    chip: '¿Qué hacen por los restaurantes?',
    answer:
      'En restaurantes el bot reserva mesas, responde sobre carta y alérgenos, planifica menús de grupo y toma pedidos para llevar. La plantilla «Recepción de sala» se adapta en {days} días.',
    asks: [
      '{tengo|tenemos|llevo|somos} {un restaurante|un bar|una pizzería|una cafetería|una panadería|un catering|un food truck|una taquería} {me sirve|qué pueden hacer|}',
      '{restaurante|bar|hostelería|cafetería|pizzería|catering|panadería|restauración}',
      '{bot|chatbot|plantilla|solución} para {restaurantes|bares|mi cafetería|pizzerías|catering}',
      '{puede|puede el bot} {reservar mesas|tomar reservas de mesa|informar de alérgenos|tomar pedidos para llevar|tomar pedidos de comida}',
      '{reservar mesa|pedidos para llevar|alérgenos de la carta|bar de tapas|taquería|mi restaurante|a domicilio}',
      '{bar|taquería|pizzería|cafetería|heladería|chiringuito} {aquí|con 40 mesas}',
      'llaman para {reservar|mesa}',
      '{alergias|gluten|carta}',
      '{comensales|para llevar|menú del día}',
      '{quisiera saber|podrían indicarme|me gustaría saber|les agradecería saber|podría decirme|rogamos nos confirmen} {qué ofrecen a restaurantes|si reserva mesas}',
      '{hola una duda|oye|por cierto|ok y|a ver|buenas} {algo para un bar}',
    ],
  },
  automotive: {
    chip: '¿Qué hacen por los concesionarios?',
    answer:
      'En automoción el bot concierta citas de taller y pruebas de conducción, responde sobre recambios y financiación e informa del estado de una reparación. La plantilla «Recepción de taller» se adapta en {days} días.',
    asks: [
      '{tengo|tenemos|llevo|somos} {un concesionario|un taller mecánico|un taller de coches|una tienda de neumáticos|un rent a car|una agencia de autos} {me sirve|qué pueden hacer|}',
      '{concesionario|taller|taller mecánico|automoción|coches|prueba de conducción|automotriz|neumáticos}',
      '{bot|chatbot|plantilla|solución} para {concesionarios|talleres|el sector del automóvil|mecánicos}',
      '{puede|puede el bot} {dar cita de taller|concertar pruebas de conducción|decir si el coche está listo|buscar recambios}',
      '{ya está listo mi coche|cita para el taller|cambio de aceite}',
      '{vendo|vendemos} {coches de segunda mano|carros|autos|furgonetas}',
      '{taller|concesionario|llantera} {aquí|con tres elevadores}',
      '{ITV|mi coche está listo|chapa y pintura}',
    ],
  },
  education: {
    chip: '¿Qué hacen por las escuelas?',
    answer:
      'En educación el bot responde sobre cursos, precios y matrícula, concierta clases de prueba y lleva al alumno a la persona adecuada. La plantilla se adapta en {days} días.',
    asks: [
      '{tengo|somos|trabajo en|llevo|tenemos} {una escuela|una academia|una escuela de idiomas|una universidad|una autoescuela|una guardería|una escuela de música|un colegio} {me sirve|qué pueden hacer|}',
      '{educación|escuela|universidad|academia|cursos|colegio|autoescuela|alumnos|formación online}',
      '{bot|chatbot|plantilla|solución} para {escuelas|academias|universidades|colegios|alumnos|cursos online}',
      '{puede|puede el bot} {informar de cursos|matricular alumnos|concertar clases de prueba|ayudar con la inscripción}',
      '{horarios de los cursos|academia de idiomas|matrícula|clases particulares}',
      '{autoescuela|guardería|academia|escuela de música} {aquí|los alumnos preguntan}',
      'los padres preguntan por {cuotas|plazas}',
      '{matrículas|clases de manejo|estudiantes|clase suelta}',
    ],
  },
  professional: {
    chip: '¿Qué hacen por despachos y agencias?',
    answer:
      'En servicios profesionales (abogados, asesores fiscales, consultores, agencias) el bot cualifica consultas, reúne lo que hace falta para una primera reunión y la concierta; no da consejo legal ni fiscal. La plantilla se adapta en {days} días.',
    asks: [
      '{soy|somos|tengo|tenemos} {abogado|un bufete|una asesoría|una gestoría|una consultora|una agencia|un estudio de arquitectura|una notaría|un despacho} {me sirve|qué pueden hacer|}',
      '{abogados|despacho|asesoría fiscal|gestoría|consultora|agencia de marketing|notaría|arquitectos|bufete|contadores}',
      '{bot|chatbot|plantilla|solución} para {abogados|asesorías|despachos|consultores|agencias|gestorías}',
      '{puede|puede el bot} {cualificar clientes del despacho|concertar primeras reuniones|recoger documentación|filtrar consultas legales}',
      '{despacho de abogados|contador|agencia de publicidad}',
      '{abogada|asesoría|arquitecto|notaría|consultor|gestoría} {aquí|con despacho pequeño}',
      '{primera reunión con clientes|agencia|contabilidad|selección de personal|consejo legal por bot}',
    ],
  },
  finance: {
    chip: '¿Qué hacen por bancos y seguros?',
    answer:
      'En finanzas el bot explica productos, reúne lo que pide una solicitud, responde sobre cuentas y pasa el asesoramiento a su personal autorizado. Todavía no hay plantilla lista; lo construimos con usted, una primera versión en {firstHours} horas.',
    asks: [
      '{somos|trabajo en|tengo|soy} {un banco|una aseguradora|una fintech|corredor de seguros|una correduría|una caja rural|asesor financiero} {me sirve|qué pueden hacer|}',
      '{banco|seguros|fintech|finanzas|aseguradora|préstamos|hipotecas|correduría}',
      '{bot|chatbot|plantilla|solución} para {bancos|seguros|aseguradoras|fintechs|finanzas}',
      '{puede|puede el bot} {responder sobre cuentas|tramitar préstamos|tomar partes de siniestro|explicar seguros}',
      '{banco|aseguradora|corredor de seguros|financiera} {aquí|bot}',
      '{siniestros|créditos|pensiones}',
    ],
  },
  hospitality: {
    chip: '¿Qué hacen por los hoteles?',
    answer:
      'En hostelería y turismo el bot recoge solicitudes de reserva, responde a los huéspedes de día y de noche en su idioma y ofrece mejoras y consejos locales. Todavía no hay plantilla lista; lo construimos con usted, una primera versión en {firstHours} horas.',
    asks: [
      '{tengo|tenemos|llevo|somos} {un hotel|un hostal|una casa rural|una agencia de viajes|apartamentos turísticos|un camping|un hostel|una posada} {me sirve|qué pueden hacer|}',
      '{hotel|turismo|hostal|agencia de viajes|casa rural|huéspedes|hotelería|alojamiento turístico}',
      '{bot|chatbot|plantilla|solución} para {hoteles|hostales|turismo|agencias de viajes|huéspedes}',
      '{puede|puede el bot} {reservar habitaciones|responder a huéspedes|hacer el check in|atender peticiones de habitación}',
      '{hotel|hostal|casa rural|camping|apartamentos turísticos} {de 12 habitaciones|aquí}',
      'los huéspedes preguntan por {el check-in|desayuno|parking|wifi}',
      'habitaciones',
      '{quisiera saber|podrían indicarme|me gustaría saber|les agradecería saber|podría decirme|rogamos nos confirmen} {qué ofrecen a hoteles|si sirve para una casa rural}',
      '{hola una duda|oye|por cierto|ok y|a ver|buenas} {algo para hoteles}',
    ],
  },
  other: {
    chip: 'Mi sector no aparece',
    answer:
      'También hacemos bots para otros sectores, a partir de una plantilla cercana o desde cero: una primera versión en {firstHours} horas. Cuéntenos qué preguntan sus clientes o reserve una consulta gratuita; le decimos con sinceridad qué puede hacer un bot por usted.',
    asks: [
      '{mi sector|mi rubro|mi industria|lo nuestro} {no aparece|no está|falta|es muy especial|es un nicho|es diferente}',
      '{trabajan|hacen bots|sirve|atienden} {también para|con} {fábricas|ong|ayuntamientos|logística|peluquerías|asociaciones|otros sectores}',
      '{somos|tengo|trabajo en} {una fábrica|una ong|una peluquería|un ayuntamiento|una empresa de transporte|un museo|una empresa de software|una empresa de limpieza|fontanero}',
      '{bot|chatbot|plantilla|solución} para {industria|logística|peluquerías|administración pública|oenegés|telecomunicaciones}',
      'otros {sectores|rubros}',
      '{fontanero|floristería|peluquería|fotógrafo|funeraria|carpintero}',
      '{transporte|construcción|limpieza|imprenta}',
      '{municipio|museo|nicho}',
      '{residencia canina|fabricante|asociación}',
    ],
  },
  benefits: {
    chip: '¿Qué aporta un bot a una empresa?',
    answer:
      'Los clientes reciben respuesta al momento, también de noche y en su idioma; su equipo contesta menos preguntas repetidas y recibe consultas con su historia. Investigación en nuestra página: el 37 % de las empresas contesta una consulta online en una hora, y esas tienen casi 7 veces más opciones de una conversación real. La calculadora de ROI muestra su propia cifra.',
    asks: [
      '{qué|cuáles son los|qué} {ventajas tiene|beneficios|aporta|gano con|beneficio tiene|utilidad tiene} {un bot|un chatbot|esto|usarlo|}',
      '{por qué|para qué} {necesito|quiero|debería tener|usar|contratar} {un chatbot|un bot|esto|inteligencia artificial}',
      '{ventajas|beneficios|pros y contras|para qué sirve un chatbot|utilidad|vale la pena}',
      '{vale la pena|merece la pena|compensa|tiene sentido|conviene} {un chatbot|para una empresa pequeña|tener un bot|de verdad|}',
      '{convénceme|dame una razón|qué gano yo|qué me aporta}',
      '{qué gano yo con esto|para qué me sirve|me sale a cuenta|vale la pena el gasto}',
      'qué {gano|saco|me aporta} {con esto|}',
      'para qué quiere esto {un negocio chico|uno}',
      'sale a cuenta',
    ],
  },
  reminders: {
    chip: '¿El bot envía recordatorios?',
    answer:
      'Sí. Recuerda a los pacientes sus citas, a los socios de un gimnasio por WhatsApp o correo, y los clientes confirman su mesa; así se pierden menos citas.',
    asks: [
      '{manda recordatorios}',
      '{enviar recordatorios}',
      '{puede|sabe|va a} {mandar recordatorios|enviar recordatorios|recordar citas|recordar la clase a los socios|avisar el día antes|enviar recordatorios de cita}',
      '{el bot recuerda las citas|recordatorios|recordatorios de cita|recordatorios por whatsapp|avisos automáticos|recordatorio por correo|confirmaciones de cita}',
    ],
  },
  waitlist: {
    chip: '¿Gestiona listas de espera?',
    answer:
      'Sí. La plantilla de fitness lleva listas de espera para clases llenas, y un bot ofrece el hueco que queda libre a quien espera.',
    asks: [
      '{lista de espera si la clase está llena}',
      '{puede|sabe|el bot puede} {llevar listas de espera|gestionar la lista de espera|llenar huecos cancelados|ofrecer huecos libres|apuntar en lista de espera|gestionar colas en clases llenas}',
      '{listas de espera|clase llena qué pasa|huecos por cancelación|cola para clases llenas|el siguiente de la lista|aforo completo}',
    ],
  },
  events: {
    chip: '¿Hacen eventos y bodas?',
    answer:
      'No hay plantilla lista para salones de eventos o bodas. La de restaurante ya atiende solicitudes de grupos y eventos, y la adaptamos, o la hacemos desde cero: una primera versión en {firstHours} horas.',
    asks: [
      '{trabajan|hacen bots|sirve|atienden} {también para|con} {organizadores de eventos}',
      '{bot|chatbot|plantilla|solución} para {eventos}',
      '{tengo|tenemos|llevo|somos} {un salón de bodas|un salón de eventos|una finca para bodas|una agencia de eventos|un wedding planner|un centro de congresos|una sala de conciertos} {qué me ofrecen|qué plantilla me sirve|}',
      '{bot|plantilla|algo} para {bodas|salones de eventos|congresos|fiestas|conciertos|organizadores de bodas}',
      '{me preguntan por fechas y no por mesas|banquetes|alquiler de salón|sirve la plantilla de restaurante para un salón de bodas}',
    ],
  },
  figures: {
    chip: '¿Qué significa «90 % más rápido»?',
    answer:
      'Son las cifras sobre las plantillas: {templates} plantillas y más, una primera versión en {firstHours} horas de media, despliegue 90 % más rápido, 100 % personalizable. Frente a qué se mide el 90 % la web no lo dice; nuestro equipo se lo explica: {email}.',
    asks: [
      '{qué significa|de dónde sale|cómo calculan} {90% más rápido|el 90 por ciento|el 90 por ciento más rápido|el 90 % del despliegue}',
      '{más rápido que qué|90% comparado con qué|90 por ciento frente a quién|100 por cien personalizable qué significa|es realista el 90 por ciento|despliegue 90% más rápido|tiempo medio de puesta en marcha}',
      '{24 horas de media|quién midió el 90 por ciento|noventa por ciento más rápido}',
    ],
  },
};
