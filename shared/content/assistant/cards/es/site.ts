import type { AreaTexts } from '../types.ts';

export const site: AreaTexts<'site'> = {
  roi: {
    chip: '¿Cuánto nos ahorraría un bot?',
    answer:
      'La calculadora de ROI de la ruta de aprendizaje calcula: personas × tarifa por hora × horas al día × {roiShare}, 22 días laborables al mes. Diez personas a 25 $ con dos horas al día ahorran unos {roiMonthly} al mes, {roiYearly} al año. Ponga allí sus propias cifras.',
    asks: [
      '{cuánto|qué} {ahorro|ahorramos|me ahorraría|nos ahorraría|se ahorra|podríamos ahorrar} {con un bot|con un chatbot|al mes|al año|en personal|}',
      '{qué es|cuál es|cómo se calcula} {el roi|el retorno|el retorno de inversión|el ahorro|mi roi}',
      '{roi|retorno de inversión|ahorro|calculadora de roi|calculadora de ahorro|amortización|rentabilidad}',
      '{cuándo|en cuánto tiempo} {se amortiza|se recupera la inversión|se paga solo|es rentable}',
      '{tengo|somos|tenemos} {10|cinco|20} {personas|empleados|agentes} {cuánto ahorro|en soporte|}',
      'cuánto {ahorramos|nos ahorra} con {cinco en recepción|tres en atención}',
      'cuándo se {paga solo|amortiza}',
      '{ROI|retorno|horas ahorradas|sueldos contra bot}',
      '{quisiera saber|podrían indicarme|me gustaría saber|les agradecería saber|podría decirme|rogamos nos confirmen} {cuánto podríamos ahorrar|cómo se calcula el ROI}',
      '{hola una duda|oye|por cierto|ok y|a ver|buenas} {cuánto ahorro}',
    ],
  },
  calculator: {
    chip: '¿Hay una calculadora de precios?',
    answer:
      'Sí, en la página de precios: ajuste sus mensajes (de 1.000 a 100.000 al mes) y su modelo, y verá al momento plan y precio, con un desglose que puede compartir como enlace.',
    asks: [
      '{hay|tienen|dónde está|cómo se usa|existe} {una calculadora de precios|la calculadora|una calculadora de costes|un simulador|el cotizador|una calculadora}',
      '{calculadora|calculadora de precios|simulador de precios|calcular precio|calcular costes|cotizador}',
      '{puedo|cómo puedo|dónde puedo|quiero} {calcular mi precio|calcular cuánto pagaría|estimar el coste|simular el precio|sacar la cuenta}',
      '{compartir|enviar|copiar} {el cálculo|la simulación|el resultado} {con mi jefe|por enlace|}',
      'hay {una herramienta|un simulador} para {calcular|estimar} {el precio|mi costo}',
      '{simular precio|mandar el cálculo al jefe|estimar}',
    ],
  },
  competitors: {
    chip: '¿Cómo se comparan con Intercom?',
    answer:
      'En igualdad de condiciones, solo plataforma y mensajes, con 25.000 mensajes al mes nuestra estimación es {oursAt25k} frente a {intercomAt25k} de Intercom, {driftAt25k} de Drift y {zendeskAt25k} de Zendesk: un {savingPercent} % menos que Intercom. Las estimaciones son nuestras, a fecha de {estimatesDate}; el desglose en la página de precios muestra cuota base y tarifa de cada uno.',
    asks: [
      '{en qué se diferencian de|qué diferencia hay con|comparado con|son mejores que|son más baratos que|comparación con} {intercom|drift|zendesk|la competencia|otros proveedores|manychat|otros chatbots}',
      '{competencia|competidores|intercom|drift|alternativas|comparativa de proveedores|vs intercom}',
      '{por qué} {ustedes|vosotros y no otros|elegir parley|no intercom|parley y no intercom|debería elegirles}',
      '{ya usamos|estamos con|venimos de|tenemos contratado} {intercom|drift|otro proveedor|la competencia|el chat de zendesk} {por qué cambiar|merece la pena cambiar|}',
      '{qué los hace|qué les hace|qué os hace} {diferentes|mejores|especiales}',
      '{más barato que quién|frente a intercom|qué tenéis que no tenga zendesk|con qué volumen se compara|por qué ustedes y no otro}',
      'son {más baratos|mejores|comparables} {frente a|contra|que} {Zendesk|Intercom|Drift}',
      '{por qué no chatgpt a secas|Intercom|Drift}',
      '{alternativa a Zendesk|cambiarme de Zendesk|rivales}',
      '{quisiera saber|podrían indicarme|me gustaría saber|les agradecería saber|podría decirme|rogamos nos confirmen} {cómo se comparan con Zendesk|sus precios frente a Intercom}',
      '{hola una duda|oye|por cierto|ok y|a ver|buenas} {más barato que Intercom}',
    ],
  },
  saving: {
    chip: '¿De dónde sale el 67 %?',
    answer:
      'El {savingPercent} % es nuestra estimación frente a Intercom con 25.000 mensajes al mes: {intercomAt25k} allí, {oursAt25k} con nosotros, solo plataforma y mensajes. El desglose de costes en la página de precios muestra las sumas.',
    asks: [
      '{de dónde sale|de dónde sacan|qué significa|cómo calculan|a qué se refiere} {el 67 por ciento|el 67%|el 67 %|ese 67 por ciento|el 67 % de ahorro}',
      '{es|será} {verdad|cierto|real|mentira|realista} {lo del 67 por ciento|el 67%|el ahorro del 67 %}',
      '{67%|67 por ciento|67 % más barato|ahorro del 67|67 % de ahorro}',
      '{por qué|cómo es que} son {tan baratos|más baratos|mucho más baratos que otros|un 67 % más baratos}',
      '{por qué cuesta menos|por qué sale más barato|frente a quién es el 67}',
      '67 % {más barato|menos} {que quién|respecto a qué}',
      '{de dónde sacan el 67|67 %|sesenta y siete por ciento|cálculo del ahorro}',
      '{quisiera saber|podrían indicarme|me gustaría saber|les agradecería saber|podría decirme|rogamos nos confirmen} {cómo se calcula el 67 %|a qué se refiere el 67 %}',
      '{hola una duda|oye|por cierto|ok y|a ver|buenas} {67 % de qué}',
    ],
  },
  learning: {
    chip: '¿Qué es la ruta de aprendizaje?',
    answer:
      'Cinco pasos cortos (bienvenida, sectores, una demo, la calculadora de ROI, planes) que muestran qué puede hacer un chatbot por usted. Se ganan puntos y logros, y se sale con una cifra que aguanta una reunión de presupuesto. El progreso se queda en su navegador.',
    asks: [
      '{qué es|dónde está|cómo funciona|explícame|para qué sirve} {la ruta de aprendizaje|el curso|el botón aprender|lo de aprender|el tutorial}',
      '{ruta de aprendizaje|aprender|tutorial|curso|lecciones|aprendizaje}',
      '{dónde|cómo} puedo {aprender más sobre chatbots|aprender cómo funciona un chatbot|informarme sobre ia|formarme}',
      '{soy|somos} {principiante|nuevo en esto|novatos en chatbots|nuevos} {por dónde empiezo|}',
      '{cuántos pasos tiene|cuántas lecciones tiene|cuánto dura} {la ruta|el curso|el tutorial|la ruta de aprendizaje}',
      '{hay|tienen} {un curso|un tutorial|lecciones}',
      'qué es {la ruta de aprendizaje|lo de los cinco pasos}',
      '{no sé nada de bots por dónde empiezo|introducción}',
    ],
  },
  points: {
    chip: '¿Para qué son los puntos?',
    answer:
      'Los puntos muestran hasta dónde ha llegado en la ruta de aprendizaje: los pasos dan de 50 a 125, los logros hasta 500, y su nivel sube con ellos. Son para divertirse y aprender; con ellos no se compra nada.',
    asks: [
      '{para qué son|para qué sirven|cómo gano|qué hago con|cómo consigo|por qué tengo} {los puntos|puntos|mis puntos|los logros|las insignias|los niveles}',
      '{puntos|logros|nivel|niveles|insignias|puntuación|nivel experto|gamificación}',
      '{cómo|cuándo} {llego a experto|subo de nivel|alcanzo el nivel 5|desbloqueo logros}',
      '{puedo|se pueden} {canjear puntos|canjear los puntos|cambiar los puntos por dinero|usar puntos para un descuento}',
      'para qué sirven {las medallas|los niveles}',
      '{por qué me dan puntos|canjear puntos}',
    ],
  },
  tour: {
    chip: '¿Hay una visita guiada?',
    answer:
      'Sí, un recorrido corto de seis paradas por la página: bienvenida, servicios, plantillas, chatbot, precios y contacto. Se inicia desde la ruta de aprendizaje y puede saltarlo en cualquier momento.',
    asks: [
      '{hay|tienen|dónde está|cómo empiezo|cómo inicio} {una visita guiada|un tour|el recorrido|un recorrido por la web|la visita guiada|el tour}',
      '{tour|visita guiada|recorrido|recorrido por la página|paseo por la web}',
      '{muéstrame|enséñame|guíame por} {la web|la página|el sitio|todo el sitio|toda la web}',
      '{cómo me muevo por|no me aclaro con|me pierdo en} {la web|esta página|el sitio}',
      '{empezar|saltar|iniciar|cancelar} {el tour|el recorrido|la visita}',
      'cuántas paradas',
    ],
  },
  demo: {
    chip: '¿Puedo ver una demo?',
    answer:
      'Sí, de tres maneras: la pequeña demo de la página, los bots de demostración de nuestras {templates} plantillas en la galería y una consulta gratuita con una persona que le enseña uno para su negocio.',
    asks: [
      '{puedo|dónde puedo|podemos|cómo puedo} {ver|probar|mirar} {una demo|la demo|un ejemplo|un bot en acción|un bot de ejemplo|una demostración}',
      '{demo|demostración|bot de ejemplo|demo en vivo|bot de prueba|vídeo de demostración|ver ejemplo}',
      '{hay|tienen} {una demo|un ejemplo para ver|un vídeo|una demostración online}',
      '{muéstrame|enséñame|quiero ver} {cómo es|un bot|una demo|un ejemplo|cómo se ve}',
      'se puede {ver|probar} {un ejemplo|uno funcionando|un bot real}',
      '{tienen video|enséñenme uno}',
    ],
  },
  builder: {
    chip: '¿Qué es el flow builder?',
    answer:
      'Un editor visual de conversaciones: coloca mensajes, preguntas con botones, condiciones, acciones y llamadas a otros sistemas en un lienzo, los une, prueba el flujo al lado y lo publica. Está abierto aquí en Flow Builder, sin cuenta, y si quiere parte de una plantilla. Un espacio de trabajo admite hasta {flows} flujos de hasta {nodes} nodos cada uno y se borra {retentionDays} días después del último uso. Se conservan las últimas {versions} versiones de cada flujo.',
    asks: [
      '{qué es|cómo funciona|dónde está|explícame|para qué sirve} {el flow builder|el editor|el constructor|el editor de flujos|el editor visual|el builder}',
      '{flow builder|editor de flujos|constructor de bots|builder|editor visual|arrastrar y soltar|diseñador de diálogos}',
      '{puedo|dónde puedo|cómo puedo} {crear|diseñar|construir|armar|dibujar} {mi propio bot|un flujo|un diálogo|mi chatbot|una conversación}',
      '{el flow builder|el editor|el constructor} {es gratis|cuesta algo|necesita cuenta}',
      '{dónde armo mi bot}',
      'qué es {el editor|el flow builder|lo de dibujar}',
      'se puede {cacharrear|montar un flujo} {sin cuenta|sin registrarse}',
      'construir mi bot',
    ],
  },
  builderHow: {
    chip: '¿Cómo publico un flujo?',
    answer:
      'Guarde el flujo y actívelo: recibe un enlace y un fragmento de código para sus propias páginas. Las versiones se conservan, así que puede volver atrás; los flujos se exportan e importan como archivo. Se conservan las últimas {versions} versiones de cada flujo.',
    asks: [
      '{cómo|dónde|cómo puedo|puedo} {publicar|activar|exportar|importar|guardar|compartir|borrar|recuperar|copiar} {un flujo|mi flujo|el flujo|una versión anterior}',
      '{publicar flujo|exportar flujo|importar flujo|guardar flujo|versiones del flujo|activar flujo|compartir flujo}',
      '{mi flujo|el flujo} {desapareció|no funciona|da error|se ha borrado}',
      'dónde {están|se guardan} mis flujos',
      'cómo {publico|guardo|comparto|exporto} {un flujo|mi flujo}',
      '{volver a una versión anterior|publicar|exportar|importar|deshacer cambio}',
    ],
  },
  blog: {
    chip: '¿Qué hay en su blog?',
    answer:
      'Artículos sobre qué entienden los chatbots, las cuentas del ahorro, qué preguntan los clientes, diseñar flujos, conectar sistemas con seguridad, la obligación de transparencia de la ley europea de IA (AI Act), las primeras cuatro semanas y muchos idiomas. Están en Blog, con búsqueda y categorías.',
    asks: [
      '{tienen|hay|dónde está|qué hay en|dónde encuentro} {un blog|el blog|su blog|artículos|algo para leer|entradas de blog}',
      '{blog|artículos|noticias|entradas|lectura|guías|posts}',
      '{de qué escriben|qué temas trata el blog|qué puedo leer|hay algo nuevo para leer}',
      '{tienen un artículo|hay algún artículo|quiero leer algo|un post} sobre {chatbots|ahorro|preguntas de clientes|la ley europea de ia|diseño de flujos|las primeras semanas}',
      '{qué decís de la ley de ia europea|artículo sobre el ai act|algo para leer|entradas del blog sobre la ley de ia}',
      'tienen {artículos|algo que leer} sobre {IA|ahorro|chatbots}',
      'leer más',
    ],
  },
  newsletter: {
    chip: '¿Tienen boletín?',
    answer:
      'Sí: ponga su dirección al pie de cualquier página. Solo la usamos para el boletín; para dejarlo, escríbanos y la borramos. Llega una vez al mes; también puede suscribirse escribiendo a {email}.',
    asks: [
      '{tienen|hay|cómo recibo|dónde me apunto a|cómo me suscribo a} {un boletín|el boletín|la newsletter|una newsletter|vuestra newsletter}',
      '{newsletter|boletín|suscribirme al boletín|lista de correo|novedades por correo}',
      '{quiero|cómo puedo|cómo} {darme de baja de la newsletter|dejar de recibir correos|cancelar el boletín|salir de la lista|desapuntarme del boletín}',
      '{cada cuánto|cuándo|con qué frecuencia} {llega el boletín|mandan la newsletter|sale la newsletter|envían correos}',
      '{no quiero|paren de mandarme} {más correos|publicidad|más emails}',
      '{me apunto al|quiero recibir el} {boletín|newsletter}',
      '{cada cuánto sale el boletín|mandáis muchos correos|es mensual el boletín}',
      '{frecuencia de la newsletter|newsletter mensual|cada cuánto llega el boletín|cada cuánto mandáis la newsletter|boletín mensual o semanal|con qué frecuencia se envía el boletín|suscribirse sin scripts}',
      'cómo {recibo|paro} {sus correos|sus envíos}',
      '{darme de baja de los correos|cada cuánto mandan}',
    ],
  },
  account: {
    chip: '¿Necesito una cuenta?',
    answer:
      'No. Chat, plantillas, calculadora, ruta de aprendizaje y flow builder funcionan sin cuenta. En esta web no hay acceso de clientes.',
    asks: [
      '{necesito|tengo que|hay que|hace falta} {una cuenta|crear una cuenta|registrarme|registrarse|un usuario|tener usuario} {para usarlo|aquí|}',
      '{dónde|cómo} {inicio sesión|entro|me registro|creo una cuenta|me logueo|accedo a mi cuenta}',
      '{login|cuenta|registro|iniciar sesión|contraseña olvidada|acceso clientes|área de clientes|usuario y contraseña}',
      '{olvidé|perdí|no recuerdo|he olvidado} {mi contraseña|la contraseña|la clave}',
      '{hay que registrarse para el flow builder|necesito usuario|sin registro se puede|perdí mi clave}',
      'hay que {crear cuenta|registrarse|iniciar sesión}',
      'contraseña',
    ],
  },
  offline: {
    chip: '¿Y sin conexión?',
    answer:
      'Las páginas que ha visitado se abren sin conexión, y un formulario enviado sin conexión espera en su navegador y sale solo en el plazo de un día.',
    asks: [
      '{funciona|se abre|va|se puede usar} {la web|la página|esto|el sitio} {sin internet|sin conexión|offline|sin cobertura}',
      '{offline|sin internet|sin conexión|sin cobertura|se va internet|modo sin conexión}',
      '{qué pasa si|se pierde mi mensaje si} {se va internet|se corta la conexión|me quedo sin cobertura|estoy sin conexión|falla la red}',
      '{se pierde|pierdo} {lo que escribí|el formulario|el mensaje} {sin conexión|si se corta|si me quedo sin internet|}',
      'va la web sin {internet|cobertura|conexión}',
      '{se cortó al enviar|mala cobertura}',
    ],
  },
  roiShare: {
    chip: '¿De dónde sale el 40 % de ahorro?',
    answer:
      'El {roiShare} de la calculadora de ahorro es una hipótesis para planificar, no una cifra medida: la parte del tiempo dedicado a preguntas de clientes que un bot puede resolver sin ayuda. En algunas bandejas es más; en otras, la mitad. Ordene sus últimas doscientas conversaciones y tendrá su propia cifra; nuestro blog explica cómo.',
    asks: [
      '{de dónde sale|quién decidió|por qué|cómo saben} {el 40 por ciento|el 40 %|el 40% del ahorro|justo un 40|ese 40 por ciento} {de la calculadora|del ahorro|}',
      '{es|son} {realista|una estimación|una suposición|inventado|medido} {el 40 por ciento|el 40% de la calculadora|el ahorro calculado|la calculadora de ahorro}',
      '{40 por ciento|supuesto del ahorro|parte automatizada|qué parte de las preguntas resuelve un bot|el 40 del roi}',
      'el 40 % es inventado',
    ],
  },
  flowLimits: {
    chip: '¿Cuántos flujos guardo y cuánto tiempo?',
    answer:
      'Un espacio de trabajo admite hasta {flows} flujos de hasta {nodes} nodos cada uno; se guardan las últimas {versions} versiones de un flujo. Se borra {retentionDays} días después del último uso. Exportar descarga todos los flujos en un archivo JSON, que importar vuelve a leer en cualquier navegador.',
    asks: [
      '{cuántos nodos por flujo|cuántos flujos puedo crear|límites del constructor de flujos|cuántas versiones se guardan|máximo de flujos}',
      '{máximo de|cuántos|límite de|cuantos} {nodos por flujo|nodos|flujos|flujos puedo guardar|flujos por espacio|flujos por espacio de trabajo}',
      '{cuánto dura|cuándo se borra|cuándo caduca|vida de} {el espacio de trabajo|mi espacio|el espacio del flow builder|mi workspace}',
      '{cuántas|número de} {versiones|revisiones|versiones antiguas} {se guardan|se conservan|guardáis|}',
      '{cuánto tiempo|hasta cuándo|cuántos días} {se guardan mis flujos|duran los flujos|se quedan mis flujos}',
      '{límites del flow builder|exportar todo como archivo|exportar en json|llevar mis flujos a otro ordenador|cuántos flujos gratis}',
      'cuántos {nodos|flujos|bloques} como máximo',
      'cuánto duran mis flujos',
    ],
  },
  nodeTypes: {
    chip: '¿Qué tipos de nodo hay?',
    answer:
      'Los seis tipos básicos son inicio, texto, respuesta rápida (pregunta con botones), condición, acción (recoge un correo o teléfono, pide una cita, avisa a otro sistema) y llamada API. Además hay valoración, fijar variable, división A/B, salto, traspaso y fin.',
    asks: [
      '{qué tipos de nodos hay|qué bloques trae}',
      '{qué|cuáles|cuántos} {tipos de nodo|tipos de nodos|clases de nodos|tipos de bloque|bloques} {hay|existen|tiene el constructor|puedo usar|son}',
      '{qué hace|qué es} {el nodo de condición|un nodo de acción|el nodo de respuesta rápida|la llamada api|el nodo de inicio}',
      '{tipos de nodo|bloques del constructor|nodo condición|respuesta rápida nodo}',
      'qué tipos de {nodos|bloques}',
      '{clases de nodo|lista de bloques}',
    ],
  },
  help: {
    chip: '¿Dónde está la documentación?',
    answer:
      'El pie de página lleva allí: «Help Center» es nuestro blog, «Documentation» el artículo sobre el constructor de flujos y «API Reference» el de conectar sistemas. Para lo demás escriba a {supportEmail}.',
    asks: [
      '{dónde está|tienen|hay|dónde encuentro} {la documentación|un centro de ayuda|el manual|una guía de uso|preguntas frecuentes|instrucciones|una base de conocimiento}',
      '{documentación|centro de ayuda|manual|guía de usuario|página de soporte|instrucciones}',
      '{correo de|cómo contacto con|dónde escribo a} {soporte técnico|atención técnica|el equipo de soporte}',
      '{documentación por favor|instrucciones de uso}',
    ],
  },
};
