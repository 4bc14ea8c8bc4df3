import type { AreaAnswers } from '../types.ts';

export const site: AreaAnswers<'site'> = {
  roi: {
    chip: '¿Cuánto nos ahorraría un bot?',
    answer:
      'La calculadora de ROI de la ruta de aprendizaje calcula: personas × tarifa por hora × horas al día × {roiShare}, 22 días laborables al mes. Diez personas a 25 $ con dos horas al día ahorran unos {roiMonthly} al mes, {roiYearly} al año. Ponga allí sus propias cifras.',
  },
  calculator: {
    chip: '¿Hay una calculadora de precios?',
    answer:
      'Sí, en la página de precios: ajuste sus mensajes (de 1.000 a 100.000 al mes) y su modelo, y verá al momento plan y precio, con un desglose que puede compartir como enlace.',
  },
  competitors: {
    chip: '¿Cómo se comparan con Intercom?',
    answer:
      'En igualdad de condiciones, solo plataforma y mensajes, con 25.000 mensajes al mes nuestra estimación es {oursAt25k} frente a {intercomAt25k} de Intercom, {driftAt25k} de Drift y {zendeskAt25k} de Zendesk: un {savingPercent} % menos que Intercom. Las estimaciones son nuestras, a fecha de {estimatesDate}; el desglose en la página de precios muestra cuota base y tarifa de cada uno.',
  },
  saving: {
    chip: '¿De dónde sale el 67 %?',
    answer:
      'El {savingPercent} % es nuestra estimación frente a Intercom con 25.000 mensajes al mes: {intercomAt25k} allí, {oursAt25k} con nosotros, solo plataforma y mensajes. El desglose de costes en la página de precios muestra las sumas.',
  },
  learning: {
    chip: '¿Qué es la ruta de aprendizaje?',
    answer:
      'Cinco pasos cortos (bienvenida, sectores, una demo, la calculadora de ROI, planes) que muestran qué puede hacer un chatbot por usted. Se ganan puntos y logros, y se sale con una cifra que aguanta una reunión de presupuesto. El progreso se queda en su navegador.',
  },
  points: {
    chip: '¿Para qué son los puntos?',
    answer:
      'Los puntos muestran hasta dónde ha llegado en la ruta de aprendizaje: los pasos dan de 50 a 125, los logros hasta 500, y su nivel sube con ellos. Son para divertirse y aprender; con ellos no se compra nada.',
  },
  tour: {
    chip: '¿Hay una visita guiada?',
    answer:
      'Sí, un recorrido corto de seis paradas por la página: bienvenida, servicios, plantillas, chatbot, precios y contacto. Se inicia desde la ruta de aprendizaje y puede saltarlo en cualquier momento.',
  },
  demo: {
    chip: '¿Puedo ver una demo?',
    answer:
      'Sí, de tres maneras: la pequeña demo de la página, los bots de demostración de nuestras {templates} plantillas en la galería y una consulta gratuita con una persona que le enseña uno para su negocio.',
  },
  builder: {
    chip: '¿Qué es el flow builder?',
    answer:
      'Un editor visual de conversaciones: coloca mensajes, preguntas con botones, condiciones, acciones y llamadas a otros sistemas en un lienzo, los une, prueba el flujo al lado y lo publica. Está abierto aquí en Flow Builder, sin cuenta, y si quiere parte de una plantilla. Un espacio de trabajo admite hasta {flows} flujos de hasta {nodes} nodos cada uno y se borra {retentionDays} días después del último uso. Se conservan las últimas {versions} versiones de cada flujo.',
  },
  builderHow: {
    chip: '¿Cómo publico un flujo?',
    answer:
      'Guarde el flujo y actívelo: recibe un enlace y un fragmento de código para sus propias páginas. Las versiones se conservan, así que puede volver atrás; los flujos se exportan e importan como archivo. Se conservan las últimas {versions} versiones de cada flujo.',
  },
  blog: {
    chip: '¿Qué hay en su blog?',
    answer:
      'Artículos sobre qué entienden los chatbots, las cuentas del ahorro, qué preguntan los clientes, diseñar flujos, conectar sistemas con seguridad, la obligación de transparencia de la ley europea de IA (AI Act), las primeras cuatro semanas y muchos idiomas. Están en Blog, con búsqueda y categorías.',
  },
  newsletter: {
    chip: '¿Tienen boletín?',
    answer:
      'Sí: ponga su dirección al pie de cualquier página. Solo la usamos para el boletín; para dejarlo, escríbanos y la borramos. Llega una vez al mes; también puede suscribirse escribiendo a {email}.',
  },
  account: {
    chip: '¿Necesito una cuenta?',
    answer:
      'No. Chat, plantillas, calculadora, ruta de aprendizaje y flow builder funcionan sin cuenta. En esta web no hay acceso de clientes.',
  },
  offline: {
    chip: '¿Y sin conexión?',
    answer:
      'Las páginas que ha visitado se abren sin conexión, y un formulario enviado sin conexión espera en su navegador y sale solo en el plazo de un día.',
  },
  roiShare: {
    chip: '¿De dónde sale el 40 % de ahorro?',
    answer:
      'El {roiShare} de la calculadora de ahorro es una hipótesis para planificar, no una cifra medida: la parte del tiempo dedicado a preguntas de clientes que un bot puede resolver sin ayuda. En algunas bandejas es más; en otras, la mitad. Ordene sus últimas doscientas conversaciones y tendrá su propia cifra; nuestro blog explica cómo.',
  },
  flowLimits: {
    chip: '¿Cuántos flujos guardo y cuánto tiempo?',
    answer:
      'Un espacio de trabajo admite hasta {flows} flujos de hasta {nodes} nodos cada uno; se guardan las últimas {versions} versiones de un flujo. Se borra {retentionDays} días después del último uso. Exportar descarga todos los flujos en un archivo JSON, que importar vuelve a leer en cualquier navegador.',
  },
  nodeTypes: {
    chip: '¿Qué tipos de nodo hay?',
    answer:
      'Los seis tipos básicos son inicio, texto, respuesta rápida (pregunta con botones), condición, acción (recoge un correo o teléfono, pide una cita, avisa a otro sistema) y llamada API. Además hay valoración, fijar variable, división A/B, salto, traspaso y fin.',
  },
  help: {
    chip: '¿Dónde está la documentación?',
    answer:
      'El pie de página lleva allí: «Help Center» es nuestro blog, «Documentation» el artículo sobre el constructor de flujos y «API Reference» el de conectar sistemas. Para lo demás escriba a {supportEmail}.',
  },
};
