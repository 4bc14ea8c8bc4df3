import type { AreaTexts } from '../types.ts';

export const company: AreaTexts<'company'> = {
  about: {
    chip: '¿Quiénes son?',
    answer:
      '{legalName} crea chatbots de IA para empresas: bots de atención al cliente, automatización de ventas e integraciones a medida, con una plataforma para llevarlos o como servicio totalmente gestionado.',
    asks: [
      '{quiénes son|quién es|quién está detrás de|quién hay detrás de} {ustedes|parley|esta empresa|esta web|esto}',
      '{sobre ustedes|quiénes sois|empresa|aviso legal|razón social|información de la empresa|acerca de|nombre de la empresa}',
      '{qué tipo de|qué clase de|qué} empresa {son|es esta|es parley|hay detrás}',
      '{son|es|es esto|sois} {una empresa seria|una estafa|de fiar|una startup|confiables|reales|un timo|legales|una sociedad limitada}',
      '{cuéntame|quiero saber|información} {algo de la empresa|sobre parley|más de vosotros|sobre la compañía}',
      'son {serios|de fiar|una empresa de verdad}',
      '{quiénes son|estafa|la empresa}',
    ],
  },
  people: {
    chip: '¿Qué tamaño tiene la empresa?',
    answer:
      'La web no dice quién fundó {brand}, cuántas personas son ni desde cuándo existe. Nuestro equipo se lo cuenta con gusto: {email}.',
    asks: [
      '{quién|quiénes} {fundó la empresa|es el dueño|es el director|es el ceo|fundó parley|dirige la empresa|son los fundadores|manda aquí}',
      '{cuántos|cuántas} {empleados tienen|personas trabajan ahí|trabajadores son|son en el equipo|sois|gente trabaja con ustedes}',
      '{desde cuándo|hace cuánto|cuántos años|en qué año} {existen|llevan en el mercado|se fundó la empresa|están en el mercado|lleváis trabajando}',
      '{fundador|ceo|empleados|tamaño de la empresa|historia de la empresa|inversores|año de fundación|equipo directivo|jefe}',
      '{es grande la empresa|qué tan grande es el equipo|quién trabaja ahí}',
      '{quién está detrás|quién es el jefe|desde cuándo existís|cuánta gente trabaja ahí}',
      'quién {fundó|montó|manda en} {parley|la empresa}',
      'cómo se llama {el jefe|el director|el fundador}',
      '{dueños|tamaño del equipo}',
      '{quisiera saber|podrían indicarme|me gustaría saber|les agradecería saber|podría decirme|rogamos nos confirmen} {quién dirige la empresa|cuántos empleados tienen}',
      '{hola una duda|oye|por cierto|ok y|a ver|buenas} {quién es el dueño|cómo se llama el jefe}',
    ],
  },
  location: {
    chip: '¿Dónde están?',
    answer:
      'Nuestro horario sigue la zona horaria {zone}; la web no da dirección postal. Escriba a {email} o reserve una consulta: se hace en línea.',
    asks: [
      '{dónde|en qué ciudad|en qué país} {están|está la oficina|están ubicados|se encuentran|tienen la sede|estáis|queda la empresa}',
      '{cuál es|tienen|me da|hay} {su dirección|la dirección|oficina en madrid|una oficina en mi ciudad|sucursal|alguna tienda física}',
      '{dirección|ubicación|oficina|sede|domicilio|ciudad|país|cómo llegar}',
      '{puedo|podemos|se puede} {ir a verles|visitarles|pasar por la oficina|quedar en persona|ir a la oficina}',
      '{sois de madrid|dirección de la oficina|están en méxico|puedo pasar a verlos}',
      'dónde {están|quedan|andan}',
      'oficina en {Madrid|México|Bogotá}',
      '{pasar a verles|qué ciudad}',
      '{quisiera saber|podrían indicarme|me gustaría saber|les agradecería saber|podría decirme|rogamos nos confirmen} {dónde está la empresa|su dirección postal}',
      '{hola una duda|oye|por cierto|ok y|a ver|buenas} {de dónde son}',
    ],
  },
  hours: {
    chip: '¿Qué horario tienen?',
    answer:
      'Yo respondo a todas horas. Nuestro equipo ofrece consultas de {from} a {to} (hora {zone}) y contesta los mensajes en {hours} horas.',
    asks: [
      '{qué|cuál es el|cuál es su} {horario|horario de atención|horario de oficina|horario comercial} {tienen|hacen|hay|}',
      '{a qué hora|cuándo|hasta qué hora|desde qué hora} {abren|cierran|atienden|están|están disponibles|hay alguien}',
      '{horario|horarios|horario de atención|disponibilidad del equipo|apertura}',
      '{están|atienden|abren|hay alguien} {los sábados|hoy|ahora|el domingo|el fin de semana|en agosto}',
      'cuándo {abren|cierran}',
      'abren {ahora|los sábados|el finde}',
      '{horas de oficina|hasta qué hora}',
      '{quisiera saber|podrían indicarme|me gustaría saber|les agradecería saber|podría decirme|rogamos nos confirmen} {su horario de atención|cuándo se puede hablar con el equipo}',
      '{hola una duda|oye|por cierto|ok y|a ver|buenas} {abren hoy}',
    ],
  },
  contact: {
    chip: '¿Cómo les contacto?',
    answer:
      'Escriba a {email}; respondemos en {hours} horas. O deje un mensaje en el formulario de contacto, aquí o en la página: una persona lee cada uno.',
    asks: [
      '{cómo|dónde|por dónde} {les contacto|puedo contactar|me pongo en contacto|os escribo|les escribo|os contacto|contacto con ventas}',
      '{cuál es|me da|tienen|dame} {su correo|el email|vuestro correo|un correo de contacto|los datos de contacto|una dirección de correo}',
      '{contacto|correo|email|correo electrónico|formulario de contacto|datos de contacto|persona de contacto}',
      '{a quién|a dónde} {escribo|mando|envío} {una consulta|mi pregunta|un mensaje|un correo}',
      'cómo {los contacto|les escribo|hablo con ustedes}',
      '{formulario|dónde mando mi pregunta|contacto comercial}',
    ],
  },
  phone: {
    chip: '¿Tienen teléfono?',
    answer:
      'La web no da número de teléfono. Deje el suyo en el formulario de contacto y le llamamos, o reserve una consulta a una hora fija.',
    asks: [
      '{tienen|cuál es|me da|hay|dame|me pasas} {un teléfono|su teléfono|el teléfono|un número|vuestro número|un número para llamar|el número de teléfono|un móvil}',
      '{puedo|cómo puedo|dónde puedo|se puede} {llamar|llamarles|llamaros|hablar por teléfono con alguien|telefonear|llamar por teléfono}',
      '{teléfono|número de teléfono|telefono|llamar|celular|número de contacto telefónico|móvil}',
      '{quiero|prefiero|quisiera} {llamar|llamarles|hablar por teléfono|un número de teléfono}',
      'a qué {número|teléfono} {llamo|puedo llamar}',
      'no veo {el teléfono|ningún número}',
      'prefiero {llamar|hablar por teléfono}',
      '{número|tfno|llamarles}',
    ],
  },
  careers: {
    chip: '¿Contratan personal?',
    answer: 'La web no anuncia vacantes; escriba a {email} con el asunto «Empleo».',
    asks: [
      '{tienen|hay|buscan|ofrecen|contratan} {vacantes|empleo|trabajo|prácticas|programadores|ofertas de trabajo|personal|gente}',
      '{quiero|quisiera|puedo|cómo puedo|me gustaría} {trabajar con ustedes|enviar mi currículum|postularme|mandar el cv|trabajar ahí|hacer prácticas}',
      '{empleo|trabajo|vacantes|cv|currículum|prácticas|trabaja con nosotros|bolsa de trabajo}',
      '{a quién|dónde} {mando el currículum|envío mi cv|me postulo}',
      'busco {trabajo|empleo|prácticas|chamba}',
      'busco {trabajo|prácticas|chamba|empleo}',
      'candidatura',
    ],
  },
  press: {
    chip: 'Soy de la prensa',
    answer: 'Para la prensa: escriba a {email} con el asunto «Prensa».',
    asks: [
      '{soy|somos|trabajo como} {periodista|de la prensa|de un periódico|bloguera|de una revista|podcaster|redactor|de un medio}',
      '{prensa|contacto de prensa|kit de prensa|entrevista|medios|nota de prensa|descargar logo|comunicación}',
      '{quién es|tienen|puedo tener|necesito} {el contacto de prensa|departamento de prensa|una entrevista con ustedes|un kit de prensa|material de prensa}',
      '{estoy escribiendo|escribo|preparamos|hacemos} {un artículo sobre ustedes|un reportaje|un artículo sobre chatbots|una noticia}',
      'escribo {un artículo|un reportaje} sobre ustedes',
      '{periodista|dossier de prensa}',
    ],
  },
  customers: {
    chip: '¿Tienen referencias?',
    answer:
      'La web no nombra clientes ni casos de éxito. En su lugar muestra investigación publicada con su fuente y bots de demostración para {templates} sectores que puede probar usted mismo. Pida referencias a nuestro equipo: {email}.',
    asks: [
      '{tienen|puedo ver|hay|muéstrame|tenéis} {referencias|clientes|casos de éxito|testimonios|opiniones|reseñas|ejemplos de clientes|clientes conocidos}',
      '{quién|qué empresas|quiénes} {lo usa|usan esto|son sus clientes|trabajan con ustedes|confían en ustedes|ya lo tienen}',
      '{referencias|clientes|casos de éxito|testimonios|opiniones|reseñas|portafolio}',
      'cuántos clientes {tienen|usan esto|lo usan}',
      '{quién lo usa ya|clientes conocidos|opiniones de clientes|enséñame ejemplos de clientes}',
      '{quién más|qué empresas} {lo usa|los usa}',
      'ejemplos de clientes',
      '{quisiera saber|podrían indicarme|me gustaría saber|les agradecería saber|podría decirme|rogamos nos confirmen} {qué empresas los usan|si tienen referencias}',
      '{hola una duda|oye|por cierto|ok y|a ver|buenas} {quién más lo usa}',
    ],
  },
  results: {
    chip: '¿Qué resultados obtienen otros?',
    answer:
      'En la página citamos investigación publicada, con fuentes: el 70 % de los carritos online se abandona (Baymard Institute, 2024), en el 23 % de las citas reservadas no aparece nadie (Dantas et al., 2018), los agentes con asistente de IA resuelven un 14 % más de casos por hora (los nuevos un 34 %; Brynjolfsson et al., 2023), el 76 % prefiere comprar en su propio idioma y el 40 % nunca compra en otro (CSA Research, 2020) y el 81 % intenta resolverlo antes por su cuenta (Harvard Business Review, 2017).',
    asks: [
      '{qué|cuáles} {resultados|estudios|pruebas|evidencias|cifras} {tienen|hay|obtienen otros|lo demuestran|pueden mostrar}',
      '{de verdad|realmente} {funciona|funcionan los chatbots|ayuda a vender|ahorra tiempo|sirve un chatbot}',
      '{estudios|investigación|estadísticas del sector|evidencia|fuentes|resultados|tasa de éxito|datos publicados}',
      '{de dónde salen|cuál es la fuente de|son ciertas} {las cifras|el 70 por ciento|estos números|el 76 por ciento|esos porcentajes}',
      '{cuántos carritos se abandonan|cuántos prefieren su idioma|qué porcentaje abandona el carrito}',
      '{qué porcentaje de carritos se abandona|quién lo midió|de qué año es el estudio|de dónde sale ese dato|cuál es la fuente|cuánta gente compra en su idioma|cuánto más resuelven los agentes con ia|los números de la web de dónde son|quién hizo el estudio}',
      'de dónde {sale|sacan} {ese dato|ese porcentaje|el 23 %|el 70 %|el 76 %}',
      'quién {midió|calculó} eso',
      '{pruebas de que funciona|fuente|cifras de la portada}',
      '{quisiera saber|podrían indicarme|me gustaría saber|les agradecería saber|podría decirme|rogamos nos confirmen} {qué estudios avalan esas cifras|de dónde salen los porcentajes}',
      '{hola una duda|oye|por cierto|ok y|a ver|buenas} {de dónde sale el dato}',
    ],
  },
  bookingHow: {
    chip: '¿Cómo reservo una consulta?',
    answer:
      'Elige un día y una media hora entre {from} y {to} (hora {zone}) y nos dice brevemente qué necesita. Es gratis y es una solicitud: confirmamos en {hours} horas. El botón de abajo abre el formulario.',
    asks: [
      '{cómo|dónde} {reservo|pido|agendo|puedo reservar|solicito|se pide} {una consulta|una cita|una reunión|una llamada|cita con ustedes|una asesoría}',
      '{cómo funciona|cómo va} {la reserva|la cita|lo de la cita|reservar una consulta}',
      '{qué|cuáles} {horas|días|huecos|fechas|horarios de cita} {hay libres|tienen disponibles|están libres|hay disponibles}',
      '{pedir cita cómo|horas disponibles|agenda|huecos libres|cuándo podemos hablar}',
      '{es posible|se puede|hay hueco para} {hablar|reunirse|vernos} {la semana que viene|el viernes|mañana|esta semana}',
      'cómo {pido|saco} {cita|hora|una reunión} con ustedes',
      'qué huecos {tienen|hay libres}',
      '{horas libres|cómo va la reserva de la consulta|puede ser por la tarde}',
    ],
  },
  book: {
    chip: 'Reservar una consulta gratuita',
    answer: '¡Con mucho gusto! Elija día y hora en el formulario de reserva; confirmamos en {hours} horas.',
    asks: [
      '{quiero|quisiera|me gustaría|queremos|necesito} {reservar|agendar|pedir|concertar|programar} {una consulta|una cita|una demo|una reunión|una llamada|una consulta gratuita}',
      '{por favor|} {reservar|agendar|agéndame|resérveme|concierta} {cita|una cita|consulta|demo|reunión}',
      '{puedo|podemos|podría} {tener|reservar} {una cita|una reunión|una demo} {para el martes|mañana|ahora|hoy|con ustedes}',
      '{reservar ya|apúntame|agendemos|hablemos el martes|quiero una cita|deme cita}',
      '{apúntenme|agéndenme} {una consulta|una llamada|el martes}',
      '{quiero|quisiera} {reservar una consulta|una cita|una demo}',
      '{reservar consulta ya|agenden una reunión}',
    ],
  },
  contactMe: {
    chip: 'Por favor, contáctenme',
    answer:
      'Claro. Deje sus datos en el formulario de contacto; nuestro equipo se pone en contacto en {hours} horas.',
    asks: [
      '{por favor|pueden|podéis|puede alguien|me pueden} {llamarme|contactarme|escribirme|devolverme la llamada|mandarme un correo|contactar conmigo}',
      '{quiero|quisiera|me gustaría|prefiero} {que me llamen|que me contacten|dejar mi número|que me escriban|dejar mis datos|dejar un mensaje|que alguien me llame}',
      '{llámenme|contáctenme|llamadme|que me llamen|escríbanme|llámame mañana|pónganse en contacto conmigo}',
      '{envíenme|pueden mandarme|mándame} {una oferta por correo|un presupuesto por email|información por correo}',
      '{llámenme|escríbanme|contáctenme}',
      'que me {llame|escriba|contacte} {alguien|un comercial}',
      'quiero que me {llamen|contacten}',
      '{dejar mi número|me devuelven la llamada}',
    ],
  },
  consultation: {
    chip: '¿Qué pasa en la consulta?',
    answer:
      'Es gratuita y dura {slot} minutos, en línea: miramos qué preguntan sus clientes y le decimos con sinceridad qué puede y qué no puede hacer un bot por usted, con un primer plan y un precio.',
    asks: [
      '{qué pasa en|en qué consiste|cuánto dura|de qué se habla en|cómo es|qué se hace en} {la consulta|la consulta gratuita|la primera llamada|la asesoría|la primera reunión}',
      '{la consulta es|la primera llamada es|la asesoría es|la reunión es} {gratis|gratuita|de pago|sin compromiso|vinculante}',
      '{consulta gratuita|consulta|asesoría gratuita|duración de la consulta|sin compromiso|cuánto cuesta la consulta|consulta cuánto vale}',
      '{tengo que|debo|hay que} {preparar|llevar} {algo|nada|documentos} {para la consulta|para la llamada|}',
      'de qué {se habla|va} {la consulta|la llamada}',
      'la consulta {es gratis|compromete a algo}',
      'videollamada o teléfono',
    ],
  },
  partners: {
    chip: '¿Trabajan con socios?',
    answer:
      'La web no menciona un programa de socios, revendedores ni afiliados. Escriba a {email} contando lo que tiene en mente.',
    asks: [
      '{tienen|hay|ofrecen|existe} {programa de socios|programa de afiliados|programa de partners|revendedores|comisión por recomendar|colaboraciones|distribuidores}',
      '{puedo|podemos|se puede} {revender sus bots|venderlo a mis clientes|ofrecerlo como agencia|ser distribuidor|recomendarlo con comisión}',
      '{socios|partners|afiliados|revendedor|colaboración|comisión|alianza|distribuidor|partnership}',
      '{quiero|queremos|quisiera} {ser partner|colaborar con ustedes|ofrecerles seo|proponer una alianza|anunciarme|venderles algo}',
      'somos agencia, podemos {revenderlo|ofrecerlo}',
      'socio',
    ],
  },
  complaint: {
    chip: 'Tengo una queja',
    answer:
      'Siento que haya sido frustrante. Una persona de nuestro equipo puede ayudar: escriba a {email} o deje un mensaje con el botón de abajo y tendrá noticias en {hours} horas.',
    asks: [
      '{quiero|tengo|dónde puedo|quisiera} {poner una queja|una queja|quejarme|reclamar|hacer una reclamación|una reclamación}',
      '{nadie|no me|nadie me} {contesta|responde|contestó mi correo|ha llamado|ha respondido|hace caso|contestan}',
      '{estoy|estamos} {muy descontento|decepcionado|enfadado|muy molesta|harto|cabreado|enojado} {con ustedes|con el servicio|}',
      '{la web|el formulario|la reserva|vuestra página} {no funciona|está roto|da error|se cuelga|no carga}',
      '{queja|reclamación|mal servicio|esto es inaceptable|qué vergüenza|pésimo servicio}',
      '{llevo días esperando|qué vergüenza de servicio|menuda tomadura de pelo}',
      'nadie {contesta|me llamó}',
      'estoy {furioso|decepcionado|harta}',
      '{la página se cuelga|vergüenza de servicio}',
    ],
  },
  responseTime: {
    chip: '¿Cuándo me contestan?',
    answer: 'En {hours} horas: una persona lee cada mensaje y contesta con un primer plan y un precio.',
    asks: [
      '{cuándo|en cuánto tiempo|qué tan pronto|para cuándo} {me contestan|me responden|me llaman|tengo respuesta|recibo noticias|me contestaréis|recibo respuesta de ustedes}',
      '{cuánto|cuánto tiempo} {tardan en contestar|tardáis en responder|hay que esperar|demoran en responder|tengo que esperar respuesta}',
      '{plazo de respuesta|tiempo de respuesta del equipo|cuándo responden|tiempo de espera|cuánto tardan}',
      '{ya envié|he mandado|mandé|rellené} {el formulario|un mensaje|la solicitud} {y ahora qué|cuándo contestan|qué sigue}',
      '{cuánto tardáis en contestar|si escribo cuándo me responden|en cuánto me llaman}',
      'en cuánto {contestan|me responden}',
      '{escribí|mandé el formulario} {ayer|esta mañana}, cuándo me contestan',
      '{tiempo de contestación|respuesta del equipo|cuándo sé algo}',
    ],
  },
  buy: {
    chip: '¿Cómo lo contrato?',
    answer:
      'No hay compra directa en la web: díganos qué plan quiere con el formulario de contacto o en una consulta gratuita, y una persona lo prepara con usted, una primera versión en {firstHours} horas.',
    asks: [
      '{cómo|dónde} {compro|contrato|lo compro|puedo contratar|me suscribo|lo pido|adquiero} {starter|professional|un plan|el plan|el servicio|}',
      '{quiero|quisiera|queremos|vamos a} {comprar|contratar|suscribirme|contratar professional|comprar starter|ser cliente|contratar el plan}',
      '{comprar|contratar|suscribirse|hacer un pedido|comprar ahora|contratación|adquirir}',
      '{me quedo con|cojo|tomo|deme} {starter|professional|el plan pro|el básico|el de 699 al mes}',
      'cómo {lo compro|me suscribo|lo pido}',
      '{me quedo|quiero} {con starter|el professional}',
      '{pedir|botón de compra|dónde firmo}',
    ],
  },
  noShows: {
    chip: '¿De dónde sale el 23 % de ausencias?',
    answer:
      'De una revisión de 105 estudios: Dantas et al., Health Policy 122(4), 2018. El 23 % de las citas reservadas acaba en ausencia; es investigación publicada, no una cifra nuestra. Un bot recuerda la cita, deja moverla en dos mensajes y ofrece el hueco libre a quien espera.',
    asks: [
      '{cuántas citas se pierden}',
      '{cuántos pacientes faltan a la cita|por qué habláis tanto de faltas a las citas}',
      '{de dónde sale|cuál es la fuente de|quién dice} {el 23 por ciento|el 23% de ausencias|el dato de no presentados|la cifra de citas perdidas}',
      '{23% de ausencias|tasa de no presentados|estudio de citas perdidas|pacientes que no se presentan|cómo reduce un bot las ausencias|no shows}',
    ],
  },
  fastReply: {
    chip: '¿Cuánto tardan las empresas en responder?',
    answer:
      'De 2.241 empresas de EE. UU., el 37 % respondió a una consulta en línea en una hora, el 16 % en un día, el 24 % después y el 23 % nunca. Quien respondió en una hora tuvo casi 7 veces más posibilidades de hablar de verdad con quien decide que una hora después, y más de 60 veces más que un día después (Oldroyd, McElheran y Elkington, Harvard Business Review, marzo de 2011).',
    asks: [
      '{cuántas empresas contestan en menos de una hora|qué parte de las empresas responde rápido|por qué hay que contestar tan rápido}',
      '{cuántas|qué porcentaje de|qué parte de} {empresas} {nunca contestan|responden en la primera hora|tardan más de un día|responden a una consulta en una hora}',
      '{de dónde sale|quién midió} {el 37 por ciento|lo de 60 veces|lo de 7 veces|el dato de las 2241 empresas}',
      '{estudio de harvard business review|tiempo de respuesta a consultas|por qué importa responder rápido|37 por ciento en una hora|60 veces más probable}',
    ],
  },
  funding: {
    chip: '¿Quién financia la empresa?',
    answer:
      'La web no dice nada de inversores, rondas de financiación ni ingresos de {brand}. Pregunte a nuestro equipo: {email}.',
    asks: [
      '{quién|qué inversores} {los financia|os financia|ha invertido en ustedes|está detrás económicamente|invierte en parley}',
      '{cuánto|qué} {dinero han levantado|facturan|facturáis|ingresos tienen|capital tienen|ganan al año}',
      '{financiación de la empresa|ronda de inversión|capital riesgo|serie a|son rentables|facturación anual}',
    ],
  },
  terms: {
    chip: '¿Dónde están las condiciones?',
    answer:
      'La web publica una página de privacidad, pero no condiciones generales. Los planes van mes a mes con {noticeDays} días de preaviso; {enterprise} tiene contrato propio, con SLA. Si su departamento legal quiere leer algo antes, pídalo: {email}.',
    asks: [
      '{dónde están|tienen|puedo leer|dónde encuentro} {las condiciones generales|los términos y condiciones|las condiciones de uso|el texto del contrato|un contrato modelo|la letra pequeña}',
      '{términos y condiciones|condiciones generales|condiciones de servicio|responsabilidad legal|ley aplicable}',
      '{nuestros abogados|nuestro departamento legal} {quieren leer el contrato|necesita las condiciones|preguntan por los términos}',
    ],
  },
};
