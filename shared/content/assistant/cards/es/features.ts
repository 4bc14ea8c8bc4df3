import type { AreaTexts } from '../types.ts';

export const features: AreaTexts<'features'> = {
  whatWeDo: {
    chip: '¿Qué ofrecen?',
    answer:
      '{brand} crea chatbots de IA para empresas: bots de atención al cliente, automatización de ventas e integraciones a medida. Responden a todas horas en {languages} idiomas, pasan a su equipo cuando importa, y una primera versión funciona en {firstHours} horas.',
    asks: [
      '{qué|qué es lo que} {hacen|ofrecen|venden|hacéis|ofrecéis|fabrican|desarrollan} {ustedes|aquí|exactamente|}',
      '{qué es|de qué va|explícame|cuéntame de|para qué es} {parley|esto|esta página|esta web|su producto|vuestro servicio}',
      '{servicios|productos|qué servicios tienen|oferta de servicios|chatbots con ia|qué se puede comprar aquí|qué pueden hacer por mi negocio}',
      '{necesito|busco|queremos|estamos buscando} {un chatbot|un bot para la web|una ia para atender clientes|un asistente virtual|un bot con ia}',
      'a qué {se dedican|os dedicáis}',
      'qué {venden|hacen} {exactamente|ustedes}',
      '{explíquenlo en una frase|llegué por google|su producto}',
    ],
  },
  support: {
    chip: '¿Qué hace un bot de atención al cliente?',
    answer:
      'Un bot de atención al cliente responde lo que se pregunta todos los días, consulta pedidos y citas, y pasa a una persona con toda la conversación adjunta.',
    asks: [
      '{qué hace|cómo funciona|qué puede hacer|cuéntame del} {un bot de atención al cliente|el bot de soporte|bot de servicio al cliente|un bot de helpdesk}',
      '{atención al cliente|servicio al cliente|bot de soporte|preguntas frecuentes|faq|helpdesk|soporte a clientes|automatizar la atención al cliente|automatizar el soporte|automatizar la centralita|aliviar la atención al cliente|aliviar el soporte|aliviar la centralita|descargar la atención al cliente|descargar el soporte|descargar la centralita}',
      '{puede|puede el bot|podría} {responder preguntas de clientes|atender tickets|contestar las mismas preguntas|quitarnos trabajo de soporte|descargar a mi equipo|contestar dudas repetidas|llevar el servicio al cliente}',
      '{nos preguntan|recibimos|mi equipo contesta} {siempre lo mismo|cientos de correos|las mismas dudas|demasiados tickets} {cada día|a diario|}',
      'contestamos {siempre lo mismo|todo el día dónde está mi pedido}',
      'quitarle trabajo a {recepción|soporte|atención al cliente}',
      '{tickets|buzón desbordado|clientes quejándose}',
    ],
  },
  sales: {
    chip: '¿Cómo ayuda a vender?',
    answer:
      'La automatización de ventas saluda a los visitantes, averigua qué necesitan, los cualifica según sus propias reglas y pone la reunión en su calendario.',
    asks: [
      '{qué es|cómo funciona|qué hace|explíqueme} {la automatización de ventas|el bot de ventas|un bot comercial|la generación de leads|la captación de clientes}',
      '{ventas|automatización de ventas|leads|generar leads|captar clientes|bot de ventas|cualificar leads|más ventas}',
      '{puede|puede el bot|sirve para|ayuda a} {captar leads|vender más|conseguir clientes|aumentar las ventas|cualificar contactos|subir la conversión|recomendar productos}',
      '{necesito|quiero|queremos} {más clientes|vender más|más leads|más conversiones|mejores contactos}',
      '{trae|consigue|genera} {clientes|ventas|contactos}',
      '{filtrar interesados|agendar reuniones de venta|prospectos|conversión|vender más}',
    ],
  },
  customWork: {
    chip: '¿Qué son las integraciones a medida?',
    answer:
      'Conectamos la conversación con su tienda, sus fichas de clientes, su sistema de tickets o su propio software. Una integración a medida cuesta {integrationPrice} una sola vez.',
    asks: [
      '{qué son|qué es|explícame|a qué llaman} {las integraciones a medida|una integración a medida|el desarrollo a medida|integraciones personalizadas}',
      '{integraciones a medida|desarrollo a medida|solución a medida|desarrollo personalizado|programación a medida|bot a medida}',
      '{pueden|podéis|hacen|desarrollan} {algo a medida|un bot solo para nosotros|funciones especiales|una solución personalizada|hacer algo especial}',
      '{conectar|integrar|enlazar} {nuestro propio sistema|nuestro software|el sistema de reservas propio|nuestra intranet|el sistema de almacén|nuestro sistema de tickets}',
      'hacen {algo a medida|cosas raras|desarrollo propio}',
      '{tenemos un sistema hecho en casa|desarrollo especial|solución particular}',
    ],
  },
  integrations: {
    chip: '¿Con qué sistemas se conecta?',
    answer:
      'Los bots se conectan con {integrations}, su web y otros sistemas mediante su API: tienda, fichas de clientes, tickets, calendario. {starter} incluye {starterIntegrations} integraciones (Slack, correo, web); {professional}, todas las que necesite; conectar un sistema propio cuesta {integrationPrice} una sola vez.',
    asks: [
      '{qué|con qué|cuáles} {integraciones|sistemas|programas|herramientas|aplicaciones|plataformas} {hay|tienen|se conecta|soportan|se integra|funciona|son compatibles}',
      '{se conecta|se integra|funciona|es compatible|se puede enlazar} con {zendesk|google calendar|outlook|calendly|sap|odoo|holded|nuestros programas|otras herramientas|jira}',
      '{integraciones|integración|conexiones|conectores|plugins|compatibilidad|puede ver el stock|puede consultar pedidos|puede leer nuestra base de datos|puede mirar el calendario|puede acceder a los datos de clientes|puede el bot ver el stock|puede el bot consultar pedidos|puede el bot leer nuestra base de datos|puede el bot mirar el calendario|puede el bot acceder a los datos de clientes}',
      '{usamos|trabajamos con|tenemos} {zendesk|outlook|sap|odoo|google calendar|mailchimp|un sistema de tickets} {funciona|se puede conectar|vale|}',
      'con qué {se conecta|se habla|se enchufa}',
      'va con {Outlook|Google Calendar|Teams|Holded|Odoo|Contaplus}',
      'puede ver {la agenda|el stock|la caja}',
      '{Zendesk|compatible|nuestros programas|herramientas}',
      '{quisiera saber|podrían indicarme|me gustaría saber|les agradecería saber|podría decirme|rogamos nos confirmen} {a qué sistemas se conecta|si se integra con nuestro software}',
      '{hola una duda|oye|por cierto|ok y|a ver|buenas} {con qué se conecta}',
    ],
  },
  whatsapp: {
    chip: '¿Funciona con WhatsApp?',
    answer:
      'Sí, WhatsApp es uno de los canales con los que se conectan nuestros bots: sus clientes escriben donde siempre escriben, y el bot responde allí. {starter} incluye {starterIntegrations} integraciones (Slack, Email, Web); {professional}, todas las que necesite.',
    asks: [
      '{funciona|sirve|se conecta|va|se puede usar|responde|contesta} {con|en|para|por} {whatsapp|wasap|whats app|whatsapp business|wsp|guasap}',
      '{whatsapp|whatsapp business|bot de whatsapp|wasap|wpp|bot para whatsapp|integración whatsapp|guasap}',
      '{mis clientes|nuestros clientes|la gente|todos} {escriben por whatsapp|usan whatsapp|me mandan wasaps|solo usan whatsapp} {puede responder|sirve|}',
      '{quiero|necesito|queremos} {un bot de wasap|un bot en whatsapp|respuestas automáticas en whatsapp|automatizar whatsapp}',
      '{WhatsApp|whats|los clientes nos escriben por wasap|contestar por whatsapp|watsap}',
    ],
  },
  slack: {
    chip: '¿Funciona con Slack?',
    answer: 'Sí. Slack está incluido desde {starter}, junto con el correo electrónico y su web.',
    asks: [
      '{funciona|se conecta|se integra|va|es compatible|sirve} {con|en|dentro de} {slack|nuestro slack|un canal de slack}',
      '{slack|integración slack|bot de slack|slack bot|canal de slack|conectar slack|notificaciones slack|está slack incluido|está slack en starter|viene slack incluido|viene slack en starter}',
      '{usamos|mi equipo usa|trabajamos con} slack {sirve|funciona|se puede|}',
      '{puede|pueden|podemos|puede mi equipo} {avisar por slack|recibir avisos en slack|contestar desde slack|tomar chats en slack|escribir en slack|mandar mensajes a slack}',
      '{Slack|slak|aviso en Slack}',
      '{usamos Slack|canal de Slack|notificación a slack}',
    ],
  },
  shopify: {
    chip: '¿Funciona con Shopify?',
    answer:
      'Sí, nuestros bots se conectan con Shopify: consultan pedidos, recomiendan productos y responden dudas antes de pagar. Otros sistemas de tienda (WooCommerce, Magento, PrestaShop) se conectan mediante su API.',
    asks: [
      '{funciona|se conecta|se integra|es compatible|sirve|va} con {shopify|mi tienda shopify|woocommerce|magento|prestashop|tiendanube|mi plataforma de tienda}',
      '{shopify|integración shopify|bot shopify|woocommerce|prestashop|magento|tiendanube|app de shopify|puede ver pedidos de shopify|puede consultar los pedidos de mi tienda|puede ver mis productos en shopify|puede leer mi catálogo de shopify|puede el bot ver pedidos de shopify|puede el bot consultar los pedidos de mi tienda|puede el bot ver mis productos en shopify|puede el bot leer mi catálogo de shopify}',
      '{tengo|tenemos|uso|mi tienda está en} {shopify|una tienda shopify|woocommerce|prestashop} {funciona|sirve|se puede conectar|}',
      '{mi tienda va con magento}',
      '{shopify|shopifai} {funciona|va|sirve}',
      'tenemos {WooCommerce|Magento|Prestashop|Tiendanube}',
      '{Shopify|WooCommerce|plataforma de tienda|pedidos de shopify}',
    ],
  },
  website: {
    chip: '¿Cómo lo pongo en mi web?',
    answer:
      'El canal web forma parte de todos los planes: un pequeño fragmento de código va en sus páginas, estén hechas con lo que estén (WordPress, Wix, código propio), y allí aparece el chat. Le ayudamos cuando se prepara la primera versión.',
    asks: [
      '{cómo|dónde} {pongo|instalo|agrego|meto|integro|se pone|inserto} {el bot|el chat|el chatbot|el widget|esto} {en mi web|en mi página|en nuestro sitio|en wordpress}',
      '{funciona|sirve|va|es compatible} {con|en} {wordpress|wix|joomla|squarespace|mi web|cualquier página|webflow|html}',
      '{wordpress|wix|widget|código para la web|snippet|insertar en la web|instalar en la página|chat web|tengo que cambiar mi web|tengo que cambiar la página|tengo que rehacer mi web|tengo que rehacer la página|tengo que tocar mi web|tengo que tocar la página}',
      '{mi web|mi página|nuestro sitio} {está hecha en wix|es wordpress|está en squarespace|está programada a mano} {sirve|funciona igual|}',
      'cómo lo {pego|meto|pongo} en {mi web|mi página|el blog}',
      '{trozo de código|WordPress|incrustar|Wix}',
      '{la web me la hizo una agencia|burbuja de chat|hay que rehacer la web}',
    ],
  },
  crm: {
    chip: '¿Se conecta a nuestro CRM?',
    answer:
      'Sí: los bots se conectan con fichas de clientes como las de Salesforce o HubSpot mediante su API. {professional} incluye todas las integraciones que necesite; un sistema propio es una integración a medida ({integrationPrice} una sola vez).',
    asks: [
      '{se conecta|funciona|se integra|se sincroniza|es compatible} con {salesforce|hubspot|pipedrive|zoho|nuestro crm|mi crm|dynamics}',
      '{crm|integración crm|salesforce|hubspot|pipedrive|zoho|conectar crm|base de clientes}',
      '{usamos|tenemos|nuestro crm es|trabajamos con} {salesforce|hubspot|pipedrive|zoho} {sirve|se puede conectar|funciona|}',
      '{los leads|los contactos|los datos del cliente} {llegan|van|entran|se guardan} {al crm|en hubspot|en salesforce}',
      'los {contactos|datos|leads} {caen|entran} en {Salesforce|HubSpot|nuestro CRM}',
      '{CRM|HubSpot|Salesforce|Pipedrive|ficha de cliente}',
    ],
  },
  api: {
    chip: '¿Tienen una API?',
    answer:
      'Los bots hablan con otros sistemas mediante APIs y webhooks: el flow builder tiene pasos que llaman a una dirección suya y usan la respuesta. Para una conexión más profunda hacemos una integración a medida ({integrationPrice} una sola vez).',
    asks: [
      '{tienen|hay|ofrecen|tenéis|existe} {api|una api|webhooks|una api rest|documentación de la api|sdk|acceso por api}',
      '{api|api rest|webhook|webhooks|zapier|make|n8n|sdk|documentación api|documentación para desarrolladores}',
      '{pueden|puede|podemos} {nuestros programadores|mis desarrolladores|nuestro informático} {usar la api|conectarse por api|programar contra la api}',
      '{funciona|se conecta|es compatible} con {zapier|make|n8n|webhooks|integromat}',
      'tienen {API|webhooks}',
      '{mi programador pide la API|llamar a nuestro servidor|Zapier|REST|documentación técnica}',
    ],
  },
  channels: {
    chip: '¿Qué canales hay?',
    answer:
      'Los canales que nombramos son su web, WhatsApp, Slack, correo electrónico y Shopify. Otros (Instagram, Messenger, Telegram, Teams, SMS) se conectan mediante su API si la tienen; la web no ofrece bots de teléfono ni de voz. Pregunte a nuestro equipo por su canal.',
    asks: [
      '{qué|en qué|por qué} {canales|redes|canal|mensajerías} {hay|funciona|responde|soportan|tienen}',
      '{funciona|va|responde|sirve|está} {en|con|por} {instagram|telegram|facebook|messenger|teams|sms|correo|discord|tiktok|microsoft teams}',
      '{instagram|telegram|messenger|facebook|sms|teams|canales|redes sociales|discord|insta|voz|voicebot|bot telefónico|asistente de voz|call center}',
      '{puede|puede el bot|tienen} {atender llamadas|hablar por teléfono|contestar el teléfono|llamar|bot de voz|un voicebot|hacer llamadas}',
      '{mi gente está en telegram|se puede enchufar a instagram|y messenger|contesta llamadas|por sms|en teams funciona}',
      'contesta {SMS|Messenger|Insta|correos|el teléfono}',
      'va en {Telegram|Facebook|Teams}',
      '{bot de voz|llamadas|dónde puede contestar}',
    ],
  },
  languages: {
    chip: '¿Qué idiomas hablan los bots?',
    answer:
      'Nuestros bots hablan {languages} idiomas, incluidas escrituras de derecha a izquierda como el árabe y el hebreo. {starter} viene con un idioma, {professional} con varios; un idioma adicional cuesta {languagePrice} al mes.',
    asks: [
      '{qué|cuántos|en qué} idiomas {habla el bot|hablan los bots|soporta|responde|entiende|maneja|hay|tienen}',
      '{habla|entiende|responde en|el bot habla|sabe|puede hablar} {inglés|francés|catalán|alemán|árabe|portugués|varios idiomas|euskera|chino|gallego|otros idiomas}',
      '{idiomas|multilingüe|multiidioma|varios idiomas|lenguas|idiomas disponibles|bilingüe|escritura árabe}',
      '{mis clientes|nuestros clientes|los turistas} {hablan|escriben en} {otros idiomas|inglés y francés|muchos idiomas|idiomas distintos|árabe}',
      '{también contesta en inglés|cuántas lenguas maneja|el bot contesta en portugués}',
      '{habla|entiende} {inglés|catalán|árabe|polaco|alemán|quechua}',
      'entiende {la jerga|el argot}',
      '{vienen turistas de todos lados|cuántos idiomas|a los clientes en español les contesta}',
      '{quisiera saber|podrían indicarme|me gustaría saber|les agradecería saber|podría decirme|rogamos nos confirmen} {qué idiomas admite|si admite árabe}',
      '{hola una duda|oye|por cierto|ok y|a ver|buenas} {qué idiomas habla}',
    ],
  },
  languageSwitch: {
    chip: '¿El bot cambia de idioma solo?',
    answer:
      'Sí. El bot responde en el idioma en que le preguntan y cambia con el cliente, incluso a mitad de conversación.',
    asks: [
      '{cambia|detecta|reconoce|identifica} {el idioma|de idioma|el idioma del cliente|la lengua} {solo|automáticamente|por sí mismo|él mismo|}',
      '{detección de idioma|cambio de idioma|traducción automática|reconocimiento de idioma|idioma automático|cómo sabe el bot en qué idioma contestar|cómo sabe el bot qué idioma habla el cliente|cómo sabe el bot qué lengua usar|cómo sabe en qué idioma contestar|cómo sabe qué idioma habla el cliente|cómo sabe qué lengua usar|cómo se entera el bot en qué idioma contestar|cómo se entera el bot qué idioma habla el cliente|cómo se entera el bot qué lengua usar|cómo se entera en qué idioma contestar|cómo se entera qué idioma habla el cliente|cómo se entera qué lengua usar|cómo detecta el bot en qué idioma contestar|cómo detecta el bot qué idioma habla el cliente|cómo detecta el bot qué lengua usar|cómo detecta en qué idioma contestar|cómo detecta qué idioma habla el cliente|cómo detecta qué lengua usar}',
      '{qué pasa si|y si} {un cliente|alguien|el visitante} {escribe en otro idioma|cambia de idioma|mezcla idiomas|pasa al inglés}',
      '{tengo que|hay que} traducir {todo|las respuestas|los textos} {yo|a mano|}',
      '{sigue el hilo|se entera} si el cliente {cambia de idioma|se pasa al inglés}',
      '{nota solo el idioma|el cliente elige idioma}',
    ],
  },
  models: {
    chip: '¿Qué modelos de IA usan?',
    answer:
      'El modelo lo elige usted: GPT-3.5 Turbo (rápido y económico, {starter}), Claude 3 Sonnet (equilibrado, {professional}) o Claude 3 Opus (para razonamientos complejos, {enterprise}). Así no paga por defecto un modelo premium en cada respuesta.',
    asks: [
      '{qué|cuál|con qué} {modelo|ia|modelo de ia|inteligencia artificial|llm|modelos|tecnología} {usan|usáis|utiliza el bot|hay detrás|funciona|puedo elegir}',
      '{es|usan|usa|está basado en|funciona con} {chatgpt|gpt 4|gpt|claude|openai|gemini|llama|mistral} {por debajo|}',
      '{modelos|llm|gpt|claude|opus|sonnet|modelo de ia|gpt 3.5 turbo|inteligencia artificial|diferencia entre gpt y claude|diferencia entre sonnet y opus|diferencia entre los modelos|diferencias entre gpt y claude|diferencias entre sonnet y opus|diferencias entre los modelos}',
      '{puedo|se puede} {elegir|cambiar|escoger} {el modelo|la ia|otro modelo}',
      '{qué IA|qué motor} {lleva|hay} {dentro|el chico|professional|starter}',
      'es {gpt|chatgpt|claude|gemini} {por debajo|por dentro}',
      '{modelo de lenguaje|modelo de IA|GPT|Claude|opus o sonnet}',
      '{quisiera saber|podrían indicarme|me gustaría saber|les agradecería saber|podría decirme|rogamos nos confirmen} {qué modelo de IA usan|qué modelo tiene cada plan}',
      '{hola una duda|oye|por cierto|ok y|a ver|buenas} {qué IA es}',
    ],
  },
  analytics: {
    chip: '¿Qué estadísticas tengo?',
    answer:
      'Ve en tiempo real qué se pregunta y cómo terminan las conversaciones: {starter} tiene analítica básica; {professional}, avanzada con pruebas A/B. En el flow builder cada flujo muestra sesiones, finalización y tiempo.',
    asks: [
      '{qué|cuáles} {estadísticas|informes|métricas|analíticas|reportes|datos de uso} {tengo|hay|puedo ver|dan|incluye|se ven}',
      '{hay|tiene|tienen|dan|puedo ver} {un panel|estadísticas|informes|analytics|un dashboard|reportes mensuales}',
      '{estadísticas|analítica|dashboard|informes|métricas|reportes|kpis|analytics|panel de control}',
      '{cómo veo|cómo mido|puedo ver|cómo sé} {si funciona|qué preguntan los clientes|el rendimiento|cuántos chats hubo|el éxito del bot}',
      'veo lo que {la gente|clientes} pregunta',
      'cómo sé si {funciona|sirve}',
      '{gráficas|informe mensual para el jefe|seguimiento}',
    ],
  },
  helpHours: {
    chip: '¿Qué soporte recibimos?',
    answer:
      '{starter} tiene soporte por correo; {professional}, soporte prioritario las 24 horas; {enterprise}, soporte dedicado con SLA. El soporte está en {supportEmail}.',
    asks: [
      '{qué|qué tipo de} {soporte|ayuda|asistencia} {dan|tenemos|recibo como cliente|ofrecen|hay|incluye el plan}',
      '{hay|tienen|ofrecen|dan} {soporte 24 horas|soporte técnico|soporte telefónico|soporte los fines de semana|soporte por la noche|ayuda técnica}',
      '{soporte|soporte técnico|soporte 24/7|asistencia técnica|soporte prioritario|ayuda técnica|horario de soporte}',
      '{quién me ayuda|a quién llamo|a quién acudo|a quién escribo} si {algo falla|el bot se cae|tengo un problema|no funciona|me atasco}',
      'a quién llamo {de madrugada|el finde|cuando falle}',
      'tenemos {un contacto fijo|alguien asignado}',
      '{solo correo de soporte|asistencia}',
      '{quisiera saber|podrían indicarme|me gustaría saber|les agradecería saber|podría decirme|rogamos nos confirmen} {qué soporte incluye|si atienden el fin de semana}',
      '{hola una duda|oye|por cierto|ok y|a ver|buenas} {a quién llamo si falla}',
    ],
  },
  abTesting: {
    chip: '¿Puedo hacer pruebas A/B?',
    answer:
      'Las pruebas A/B vienen con {professional}: pruebe dos textos o flujos y quédese con el que funcione mejor.',
    asks: [
      '{hay|tienen|puedo hacer|se pueden hacer|permite|soporta} {pruebas a/b|test a/b|tests ab|a/b testing|pruebas ab|split testing}',
      '{pruebas a/b|ab testing|test ab|experimentos|probar variantes|split test|a b testing}',
      '{qué plan|cuál} {tiene|incluye|trae} {pruebas a/b|test ab|a/b testing}',
      '{puedo|se puede} {comparar|probar} {dos versiones|dos saludos|dos textos|dos respuestas distintas|varias versiones} {a ver cuál funciona mejor|}',
      '{los tests A/B|las pruebas A/B|el split test} {entra en starter|van en el pro|incluidos}',
      'comparar dos {textos|saludos|variantes}',
      '{A/B|pruebas A/B|qué versión funciona mejor}',
      '{a/b|a b}',
    ],
  },
  workflows: {
    chip: '¿Qué son los flujos de trabajo propios?',
    answer:
      'Los flujos de trabajo propios vienen con {professional}: sus pasos, condiciones y acciones, desde pedir un correo electrónico hasta llamar a otro sistema. Se dibujan en el flow builder, que puede probar aquí sin cuenta.',
    asks: [
      '{qué son|hay|puedo tener|puedo crear|tienen|cómo van} {los flujos de trabajo|flujos de trabajo propios|workflows|workflows personalizados|automatizaciones|procesos automáticos}',
      '{workflows|flujos de trabajo|automatización de procesos|automatizaciones|procesos propios|proceso de aprobación}',
      '{qué plan|cuál} {tiene|incluye|trae} {workflows|flujos de trabajo|flujos propios}',
      '{puede|puede el bot} {seguir nuestro proceso|lanzar acciones|pedir datos paso a paso|ejecutar un proceso|disparar acciones}',
      'puedo {definir|programar} {pasos|reglas}',
      '{si el cliente dice x entonces y|condiciones|automatizar un proceso|pasos de aprobación}',
    ],
  },
  branding: {
    chip: '¿Puede llevar nuestra imagen?',
    answer:
      'Sí, su propia marca forma parte de todos los planes, desde {starter}: su nombre, sus colores, su tono.',
    asks: [
      '{puedo|podemos|se puede|se pueden} {poner nuestro logo|cambiar los colores|usar nuestra marca|personalizar el diseño|cambiar el nombre del bot|cambiar el aspecto|adaptar el tono}',
      '{marca blanca|branding|logo propio|white label|colores de empresa|diseño propio|imagen corporativa|personalización visual|con nuestro logo|con nuestros colores|con otro nombre|con mi propio diseño|diseño a juego con la web|queda con nuestra marca|queda con los colores de mi web|queda con nuestra imagen|combina con nuestra marca|combina con los colores de mi web|combina con nuestra imagen|encaja con nuestra marca|encaja con los colores de mi web|encaja con nuestra imagen|ofrecen marca blanca|ofrecen white label|ofrecen branding propio|hay marca blanca|hay white label|hay branding propio|tienen marca blanca|tienen white label|tienen branding propio}',
      '{sale|se ve|aparece|pone} {su logo|vuestro logo|el nombre parley|powered by parley}',
      'puede {llamarse de otra forma|parecerse a nosotros|llevar nuestros colores}',
      '{nuestro logo|nuestro nombre|nuestro tono}',
      '{logo|colores|imagen de marca|sale su nombre en algún lado|tutear}',
      '{quisiera saber|podrían indicarme|me gustaría saber|les agradecería saber|podría decirme|rogamos nos confirmen} {si puede llevar nuestro logo|si se adapta el diseño}',
      '{hola una duda|oye|por cierto|ok y|a ver|buenas} {le pongo mi logo}',
    ],
  },
  handover: {
    chip: '¿El bot pasa a una persona?',
    answer:
      'Sí. Lo que el bot no puede responder pasa a una persona de su equipo con todo lo ya dicho, para que nadie tenga que repetirse. Usted decide cuándo ocurre.',
    asks: [
      '{pasa|transfiere|deriva|escala} {el bot|la conversación|el chat|al cliente} {a una persona|a un agente|a mi equipo|a un compañero|a un humano}',
      '{qué pasa si|qué hace cuando|y si} {el bot|} {no sabe|no sabe responder|no entiende|se atasca|no tiene respuesta}',
      '{transferencia a humano|traspaso a agente|chat en vivo|live chat|escalado|derivación|paso a persona}',
      '{puedo|podemos|puede mi equipo|puede un compañero} {intervenir|tomar la conversación|entrar en el chat|coger el chat|seguir la charla}',
      '{pasa la charla a un compañero|puedo meterme yo en la conversación|cuando se atasca qué hace}',
      'qué hace cuando {no sabe|se traba|se queda en blanco}',
      '{un compañero|alguno de nosotros|yo} puede {entrar|tomar el chat|meterse}',
      '{pasar a una persona|derivar|tomar el control|el cliente llega a una persona real}',
      '{quisiera saber|podrían indicarme|me gustaría saber|les agradecería saber|podría decirme|rogamos nos confirmen} {cómo pasa la conversación a nuestro equipo|si un empleado puede intervenir}',
      '{hola una duda|oye|por cierto|ok y|a ver|buenas} {puede entrar mi equipo}',
    ],
  },
  ownData: {
    chip: '¿Aprende de nuestros documentos?',
    answer:
      'Sí. El entrenamiento avanzado ({trainingPrice} una sola vez) enseña al bot sus documentos y conversaciones anteriores; precios, horarios y reglas salen de sus propios sistemas, así que la respuesta es la suya y no una suposición.',
    asks: [
      '{aprende|puede aprender|lee|se alimenta|se entrena|usa} {de nuestros documentos|con nuestra web|de pdfs|de nuestros manuales|con nuestros datos|de chats antiguos|nuestra base de conocimiento}',
      '{de dónde saca|cómo sabe|cómo aprende|de dónde aprende} {el bot|} {la información|las respuestas|lo que sabe|de nuestros productos|lo que tiene que decir}',
      '{documentos propios|base de conocimiento|subir pdf|subir documentos|datos propios|cargar catálogo|conocimiento del bot|conoce nuestros productos|conoce mi empresa|conoce nuestros precios|conoce nuestro catálogo|conocerá nuestros productos|conocerá mi empresa|conocerá nuestros precios|conocerá nuestro catálogo}',
      '{puedo|podemos} {subir|cargar|meter} {pdfs|documentos|manuales|nuestras faq|la lista de precios}',
      '{le puedo dar mis pdf|lee nuestra web}',
      'puede {leerse|aprenderse|tragarse} {nuestros manuales|la web|los PDF|la lista de precios}',
      'cómo sabe {lo que vendemos|las cosas}',
      '{documentos|subir archivos|catálogo|folletos|no sabe nada de mi negocio}',
      '{quisiera saber|podrían indicarme|me gustaría saber|les agradecería saber|podría decirme|rogamos nos confirmen} {si aprende de nuestros documentos|cómo conoce nuestros productos}',
      '{hola una duda|oye|por cierto|ok y|a ver|buenas} {lee mis PDF}',
    ],
  },
  accuracy: {
    chip: '¿Son fiables las respuestas?',
    answer:
      'Un modelo de lenguaje predice palabras, por eso los datos deben salir de usted: nuestros bots responden con lo que les ha dado y pasan a una persona lo que no saben, en vez de inventarlo. Puede probar cada flujo antes de publicarlo.',
    asks: [
      '{qué tan fiables|cómo de fiables|son fiables|son correctas|qué tan precisas} {son las respuestas|las respuestas|las respuestas del bot|son sus bots}',
      '{se equivoca|alucina|inventa cosas|miente|dice tonterías|se inventa respuestas|comete errores} {el bot|mucho|a veces|}',
      '{alucinaciones|respuestas falsas|errores del bot|precisión|fiabilidad|tasa de error|respuestas incorrectas|cómo evitan que invente|cómo evitan los errores|cómo evitan las alucinaciones|cómo evitan que diga tonterías|se puede evitar que invente|se puede evitar los errores|se puede evitar las alucinaciones|se puede evitar que diga tonterías|cómo impedís que invente|cómo impedís los errores|cómo impedís las alucinaciones|cómo impedís que diga tonterías}',
      '{quién responde|quién es responsable|qué pasa} si {el bot da un dato falso|se equivoca|promete algo|dice algo incorrecto}',
      '{no dirá tonterías|y si se equivoca|se inventa cosas|puedo fiarme de lo que dice|mete la pata}',
      'y si {dice burradas|se inventa algo|se equivoca|mete la pata}',
      'quién responde si {promete algo falso|da mal un precio}',
      '{me puedo fiar|errores|meteduras de pata}',
      '{quisiera saber|podrían indicarme|me gustaría saber|les agradecería saber|podría decirme|rogamos nos confirmen} {cómo evitan respuestas erróneas|si las respuestas son fiables}',
      '{hola una duda|oye|por cierto|ok y|a ver|buenas} {se inventa cosas}',
    ],
  },
  speed: {
    chip: '¿Qué tan rápido responde el bot?',
    answer:
      'La plataforma responde en menos de 200 milisegundos; sus clientes reciben respuesta al momento, a cualquier hora.',
    asks: [
      '{qué tan rápido|cómo de rápido|con qué rapidez|en cuánto} {responde el bot|contesta el bot|responde|es el bot|reacciona}',
      '{velocidad|latencia|tiempo de respuesta del bot|rapidez|200 milisegundos|rendimiento de respuesta|cuántos segundos tarda el bot en contestar|cuántos segundos tarda en responder el bot|cuántos segundos tarda una respuesta|cuánto tarda el bot en contestar|cuánto tarda en responder el bot|cuánto tarda una respuesta|la respuesta llega al momento|la respuesta es inmediata|la respuesta tarda mucho|la respuesta cuántos segundos tarda|la contestación llega al momento|la contestación es inmediata|la contestación tarda mucho|la contestación cuántos segundos tarda}',
      '{es|el bot es|va|son los bots} {lento|rápido|en tiempo real|ágil|instantáneo}',
      '{tienen que esperar|esperan mucho|cuánto esperan} {los clientes|mis clientes|}',
      'contesta {al toque|al instante|enseguida}',
      '{cuántos segundos|tiempo de respuesta|lento|milisegundos|espera}',
    ],
  },
  uptime: {
    chip: '¿Es estable el servicio?',
    answer:
      'Prometemos una disponibilidad del {uptime}, a todas horas. {enterprise} añade un SLA que la fija en el contrato.',
    asks: [
      '{cuál es|qué|cómo es|qué tal} {la disponibilidad|vuestra disponibilidad|el uptime|disponibilidad tienen|uptime tienen|la estabilidad}',
      '{es|qué tan|cómo de} {estable|fiable|confiable} es {el sistema|la plataforma|el servicio|vuestro servidor}',
      '{disponibilidad|uptime|caídas|downtime|cortes de servicio|99,9|estabilidad|fallos del sistema|se cae mucho|se cae a menudo|falla mucho|falla a menudo|garantizan el 99,9|garantizan la disponibilidad|garantizan que no se cae|garantizáis el 99,9|garantizáis la disponibilidad|garantizáis que no se cae}',
      '{qué pasa si|y si} {se cae|falla|se cuelga} {el sistema|el servidor|su plataforma|vuestro servicio}',
      'se cae {mucho|a menudo}',
      '{es estable|cortes|cuando se mueren sus servidores|fuera de servicio}',
      '{quisiera saber|podrían indicarme|me gustaría saber|les agradecería saber|podría decirme|rogamos nos confirmen} {qué disponibilidad garantizan|si hay caídas}',
      '{hola una duda|oye|por cierto|ok y|a ver|buenas} {se cae mucho}',
    ],
  },
  deploy: {
    chip: '¿En cuánto tiempo podemos empezar?',
    answer:
      'Una primera versión está lista en {firstHours} horas; adaptarla a su negocio lleva de {daysFrom} a {daysTo} días, según el sector.',
    asks: [
      '{cuándo|en cuánto tiempo|qué tan pronto|a partir de cuándo} {podemos empezar|estaría listo|estaría funcionando|lo tendríamos|podemos arrancar|puede estar en marcha|lo entregan}',
      '{cuánto tarda|cuántos días tarda|cuánto tiempo lleva|cuánto demora|cuánto tardáis en} {la implementación|montarlo|hacer el bot|ponerlo en marcha|estar listo|la entrega}',
      '{plazo de entrega|tiempo de implementación|puesta en marcha rápida|fecha de inicio|plazos|cuántos días|lo necesito urgente|lo necesito ya|lo necesito para ayer|lo necesito cuanto antes|lo necesito la semana que viene|lo necesitamos urgente|lo necesitamos ya|lo necesitamos para ayer|lo necesitamos cuanto antes|lo necesitamos la semana que viene|nos urge urgente|nos urge ya|nos urge para ayer|nos urge cuanto antes|nos urge la semana que viene}',
      '{puede estar|lo tienen|podría estar} listo {para el lunes|esta semana|mañana|antes de navidad|en dos semanas|en tres días}',
      '{cuánto tardáis en ponerlo|para cuándo estaría|lo podemos tener la semana que viene|en cuánto tiempo está andando|es rápido de montar|cuándo puedo arrancar}',
      'para cuándo {está|funciona|lo tendríamos}',
      'llegan {a la feria|para el viernes|antes de navidad}',
      'cuántos {días|tiempo} {tarda|hasta que arranque|para adaptarlo}',
      '{plazo|urgente|puesta en marcha cuándo}',
      '{tengo prisa|listo el lunes|fecha de arranque}',
      '{la primera versión|el bot|todo} {está lista en un día|está listo en un día|se entrega en un día|funciona en un solo día} {de verdad|}',
      'desplegado en {1 día|un día}',
      'cuánto tardan en {dejarlo funcionando|tenerlo listo} {si firmo mañana|si decimos que sí|}',
      '{quisiera saber|podrían indicarme|me gustaría saber|les agradecería saber|podría decirme|rogamos nos confirmen} {cuánto tarda la puesta en marcha|cuándo podríamos empezar}',
      '{hola una duda|oye|por cierto|ok y|a ver|buenas} {cuándo empezamos|cuántos días}',
    ],
  },
  process: {
    chip: '¿Cómo funciona, paso a paso?',
    answer:
      'Usted escribe unas líneas sobre lo que preguntan sus clientes; miramos su web y sus preguntas y volvemos en {hours} horas con un primer plan y un precio. Una primera versión funciona en {firstHours} horas, luego la adaptamos a usted en {daysFrom} a {daysTo} días y la prueba antes de publicarla.',
    asks: [
      '{cómo funciona|cómo va|cómo es|cómo se hace} {esto|el proceso|un proyecto|todo esto|trabajar con ustedes} {paso a paso|exactamente|en la práctica|}',
      '{cuáles son|explíqueme|dime|qué} {los pasos|los siguientes pasos|el procedimiento|pasos hay que seguir}',
      '{proceso|pasos|procedimiento|cómo empiezo|cómo empezamos|cómo arranco|primeros pasos|onboarding|qué pasa después de escribirles|qué pasa cuando contrato|qué pasa tras la consulta|qué pasa luego}',
      '{qué necesitan|qué hace falta|qué tengo que preparar|qué tengo que darles} {de nosotros|para empezar|de mi parte|}',
      'cómo va {si decimos que sí|de principio a fin|en la práctica}',
      'qué necesitan {de nosotros|de mí}',
      '{y luego qué pasa|probamos antes de publicar}',
    ],
  },
  noCode: {
    chip: '¿Necesito programadores?',
    answer:
      'No. Las conversaciones se dibujan sin código en un flow builder visual y las plantillas le dan un comienzo; con el servicio totalmente gestionado lo hacemos todo por usted.',
    asks: [
      '{necesito|necesitamos|hace falta|hay que tener|se requiere} {un programador|programadores|saber programar|un informático|conocimientos técnicos|departamento de informática}',
      '{sin programar|no code|sin código|fácil de usar|sin conocimientos técnicos|low code|apto para principiantes}',
      '{puedo|podemos|puede cualquiera} {hacerlo yo mismo|montarlo solo|configurarlo sin ayuda|hacerlo sin informático|hacerlo sin saber}',
      '{no soy|no somos|no tengo ni idea} {informático|técnicos|de programar|bueno con los ordenadores|programador} {puedo usarlo|}',
      '{no tengo ni idea de informática|hay que saber programar|es complicado de usar}',
      'soy {un negado|malísimo|torpe} {con los ordenadores|con la tecnología}',
      'hace falta {un informático|un programador}',
      'es {fácil|complicado|un lío} de {usar|montar}',
      '{principiante|lo puede hacer mi secretaria}',
    ],
  },
  maintenance: {
    chip: '¿Quién mantiene el bot?',
    answer:
      'Con un plan de plataforma usted mismo cambia textos y flujos, cuando quiera y sin código. Con el servicio totalmente gestionado mantenemos y mejoramos el bot por usted; hay desarrollo a todas horas cuando hace falta algo técnico.',
    asks: [
      '{quién|cómo se} {mantiene|actualiza|cuida|mejora|cambia} {el bot|los textos|las respuestas|el contenido} {después|luego|}',
      '{puedo|podemos} {cambiar|editar|corregir|actualizar} {las respuestas|los textos|los flujos|el contenido} {yo mismo|después|cuando quiera|}',
      '{mantenimiento|actualizaciones|cambios posteriores|actualizar el bot|soporte de desarrollo|mantener el bot|y si cambian los precios|y si cambian mis productos|y si cambia el horario}',
      '{cuánto trabajo|mucho trabajo|da mucho trabajo} {da|es|mantenerlo|después|}',
      'quién {lo actualiza|lo cuida|corrige las respuestas} después',
      '{la carta|los precios} cambia cada semana',
      'puedo cambiar {los textos|respuestas} yo',
      '{actualizar|trabajo posterior|por cada cambio les llamo}',
    ],
  },
  scale: {
    chip: '¿Aguanta muchos visitantes?',
    answer:
      'Sí. La plataforma es serverless: crece con el número de conversaciones, picos incluidos, y cuesta poco mientras nadie habla. {enterprise} no tiene límite de mensajes.',
    asks: [
      '{aguanta|soporta|resiste|puede con} {muchos visitantes|miles de chats|picos de tráfico|el black friday|mucho tráfico|10000 usuarios a la vez|mucha carga|una avalancha}',
      '{escalabilidad|escalar|picos de tráfico|carga alta|chats simultáneos|mucho tráfico|escala|qué pasa si todos escriben a la vez|qué pasa si una campaña se hace viral|qué pasa si hay una avalancha|qué pasa si crece el tráfico de golpe|y si todos escriben a la vez|y si una campaña se hace viral|y si hay una avalancha|y si crece el tráfico de golpe}',
      '{cuántas|cuántos} {conversaciones|chats|usuarios} {a la vez|al mismo tiempo|simultáneos|en paralelo}',
      'aguanta {el aluvión|mil personas a la vez|el black friday|un anuncio en la tele}',
      '{cuántos a la vez|picos|carga|crecer|se hace viral}',
    ],
  },
  tasks: {
    chip: '¿Toma citas y pedidos?',
    answer:
      'Sí. Un bot puede tomar citas, reservas y pedidos, consultar un pedido, gestionar una devolución, enviar recordatorios, recoger datos de contacto y llamar a otros sistemas; el flow builder tiene pasos para cada cosa. Los bots de demostración de nuestras plantillas lo enseñan.',
    asks: [
      '{puede|puede el bot|sirve para|podría} {tomar|agendar|gestionar|hacer|coger|recibir} {citas|reservas|pedidos|devoluciones|turnos|reservaciones|citas de mis clientes}',
      '{agendar citas|reservas por chat|tomar pedidos|bot de reservas|estado del pedido|seguimiento de envíos|citas automáticas}',
      '{qué tareas|qué cosas|qué trabajos} {hace el bot|puede hacer|puede automatizar|resuelve}',
      '{mis clientes|los pacientes|los clientes} pueden {reservar|pedir|cancelar una cita|cambiar la cita} {por el chat|con el bot|}',
      '{agenda citas|hace cosas o solo habla|puede cambiar una reserva}',
      'puede {agendar|mover|cancelar} {citas|mesas|clases}',
      '{reservas|cobrar}',
      '{reservas|cobrar}',
      '{quisiera saber|podrían indicarme|me gustaría saber|les agradecería saber|podría decirme|rogamos nos confirmen} {si puede tomar reservas}',
      '{hola una duda|oye|por cierto|ok y|a ver|buenas} {hace reservas}',
    ],
  },
  afterHours: {
    chip: '¿Funciona también de noche?',
    answer: 'Sí, el bot responde a todas horas: de noche, los fines de semana y los festivos.',
    asks: [
      '{funciona|responde|trabaja|contesta|atiende|está activo} {de noche|los fines de semana|24 horas|los domingos|en festivos|fuera de horario|de madrugada|a cualquier hora}',
      '{24/7|24 horas|de noche|fines de semana|fuera de horario|festivos|las 24 horas|los clientes escriben por la noche|los clientes escriben de madrugada|los clientes escriben el domingo|los clientes preguntan por la noche|los clientes preguntan de madrugada|los clientes preguntan el domingo}',
      '{cerramos|tenemos cerrado|la oficina cierra} {por la noche|los fines de semana|a las seis} {quién contesta|puede responder el bot|}',
      'contesta {cuando dormimos|de noche|en navidad|con la tienda cerrada}',
      '{por la noche|cerrado}',
    ],
  },
  rightToLeft: {
    chip: '¿Funciona de derecha a izquierda?',
    answer:
      'Sí. En árabe y hebreo, este chat y nuestros bots van de derecha a izquierda, con toda la ventana; no hay nada que configurar.',
    asks: [
      '{escritura de derecha a izquierda|escritura hebrea}',
      '{se ve bien de derecha a izquierda}',
      '{el chat|la ventana|el widget|la interfaz} {se ve bien en árabe|se ve bien en hebreo|va de derecha a izquierda|se invierte en hebreo|funciona en rtl}',
      '{de derecha a izquierda|rtl|soporte rtl|dirección del texto|interfaz en árabe|ventana en hebreo}',
      'se muestra {el texto|el chat} de derecha a izquierda {en árabe|en hebreo|cuando escribo en árabe|}',
      '{el árabe se ve bien de derecha a izquierda|la ventana se invierte|hebreo al revés}',
    ],
  },
};
