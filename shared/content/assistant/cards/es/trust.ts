import type { AreaTexts } from '../types.ts';

export const trust: AreaTexts<'trust'> = {
  security: {
    chip: '¿Es seguro?',
    answer:
      'La seguridad forma parte de todos los planes: {badges}. Los datos se cifran en tránsito y en reposo, y los datos personales se exportan o borran a petición. {enterprise} añade SSO, alojamiento en sus instalaciones y seguridad avanzada. Más detalles: {email}.',
    asks: [
      '{es|qué tan|cómo de} {seguro|segura} {es|es esto|es el bot|está todo|es la plataforma|son los datos|}',
      '{seguridad|ciberseguridad|seguridad informática|seguridad de los datos|medidas de seguridad|pentest|soc 2|protección contra hackers}',
      '{qué hay de|qué hacen por|cómo manejan|cómo garantizan} {la seguridad|la ciberseguridad|la seguridad de la información}',
      '{los han|pueden|os han|pueden ser} {hackeado|hackear|hackearos|sufrido una filtración|hackeados}',
      '{nuestro informático|mi jefe|el responsable de sistemas} {pregunta por la seguridad|quiere saber si es seguro|tiene dudas de seguridad}',
      '{están|estarán} {seguros|a salvo|protegidos} {mis datos|los datos de mis clientes|los chats}',
      '{es seguro esto|y si los hackean|me puedo fiar con los datos}',
      'es {seguro|fiable} {esto|}',
      '{los pueden hackear|fuga de datos|mi informático pregunta por la seguridad|protección|pruebas de intrusión}',
      '{quisiera saber|podrían indicarme|me gustaría saber|les agradecería saber|podría decirme|rogamos nos confirmen} {qué medidas de seguridad tienen|cómo protegen los datos}',
      '{hola una duda|oye|por cierto|ok y|a ver|buenas} {es seguro}',
    ],
  },
  hipaa: {
    chip: '¿Están preparados para HIPAA?',
    answer:
      'La preparación HIPAA viene con {professional}. El bot nunca da consejo médico; lo médico lo pasa a su personal. Para acuerdos y detalles escriba a {email}.',
    asks: [
      '{cumplen|son|tienen|es|cumplís} {hipaa|con hipaa|certificación hipaa|compatible con hipaa|la normativa hipaa|apto para datos de pacientes}',
      '{hipaa|datos de pacientes|datos de salud|datos médicos|baa|historias clínicas|secreto médico}',
      '{puede|puede el bot|se puede} {tratar|guardar|procesar|manejar} {datos de pacientes|datos médicos|historiales clínicos|información de salud}',
      '{qué plan|cuál} {tiene|incluye|cumple} hipaa',
      'cómo {tratan|protegen} {los datos médicos|los datos de los pacientes|la información sanitaria}',
      '{HIPAA|historiales|hippa|datos médicos de EEUU}',
    ],
  },
  gdpr: {
    chip: '¿Cumplen el RGPD?',
    answer:
      'Sí, preparados para el RGPD: los datos personales se pueden ver, corregir, exportar y borrar a petición, los datos se cifran en tránsito y en reposo, y se dice a los visitantes qué se guarda. Para un contrato de encargo de tratamiento escriba a {privacyEmail}.',
    asks: [
      '{cumplen|cumple|cumplís|es conforme|se ajusta} {el rgpd|con el rgpd|la lopd|con la protección de datos|al rgpd|gdpr|con la ley de protección de datos}',
      '{rgpd|lopd|gdpr|protección de datos|lopdgdd|encargo de tratamiento|dpa}',
      '{tienen|firman|hay|nos dan} {contrato de encargado de tratamiento|contrato de protección de datos|un dpa|acuerdo de tratamiento de datos}',
      '{qué hay de|cómo llevan|qué pasa con} {la protección de datos|el rgpd|los datos personales|la privacidad de mis clientes}',
      '{es legal|está permitido} {en europa|en españa|usarlo en la ue}',
      '{cumple con protección de datos|contrato de encargado del tratamiento}',
      'es {legal|correcto} {con el RGPD|con protección de datos}',
      '{RGPD|LOPD|encargado de tratamiento|datos personales|acuerdo de tratamiento}',
      '{quisiera saber|podrían indicarme|me gustaría saber|les agradecería saber|podría decirme|rogamos nos confirmen} {si cumplen el RGPD|si firman un contrato de encargo}',
      '{hola una duda|oye|por cierto|ok y|a ver|buenas} {RGPD bien}',
    ],
  },
  iso: {
    chip: '¿Tienen la ISO 27001?',
    answer:
      'Nuestros distintivos son {badges}. Para certificados y su alcance pregunte a nuestro equipo: {email}.',
    asks: [
      '{tienen|tenéis|están|cuentan con|poseen} {iso 27001|certificación iso|algún certificado|certificaciones|certificados|sellos de calidad|la iso}',
      '{iso|iso 27001|certificados|certificación|certificaciones|sellos|auditoría|acreditaciones}',
      '{qué|cuáles} {certificados|certificaciones|sellos|normas|acreditaciones} {tienen|cumplen|hay|poseen}',
      '{puedo|podemos} ver {el certificado|el certificado iso|el informe de auditoría}',
      '{la empresa está|están ustedes} {certificada|certificados|auditados|auditada|homologada}',
      'qué {sellos|certificados} tienen',
      '{ISO|ISO 27001|compras quiere un certificado}',
    ],
  },
  encryption: {
    chip: '¿Mis datos van cifrados?',
    answer: 'Sí. Los datos se cifran en tránsito (TLS) y en reposo.',
    asks: [
      '{están|van|se guardan|viajan|son} {cifrados|encriptados} {los datos|mis datos|los chats|los mensajes|nuestros datos|}',
      '{cifrado|encriptación|encriptado|tls|ssl|cifrado de extremo a extremo|aes|https|cifrar datos}',
      '{cómo|con qué} {cifran los datos|encriptan los mensajes|se cifra|se protege la conexión}',
      '{usan|tienen|hay|utilizan} {cifrado|encriptación|ssl|tls|https|conexión cifrada|cifrado extremo a extremo}',
      '{la conexión|el chat|todo} {está cifrada|va cifrado|está encriptado|es cifrado}',
      'va cifrado {al enviar|al guardar}',
      '{TLS|alguien puede interceptar}',
    ],
  },
  dataLocation: {
    chip: '¿Dónde se guardan los datos?',
    answer:
      'La web no nombra país ni centro de datos. Con {enterprise} los datos pueden quedarse en su propia infraestructura o en sus instalaciones; dónde están en los demás planes se lo dice nuestro equipo: {privacyEmail}.',
    asks: [
      '{dónde|en qué país|en qué servidores} {se guardan|están|se almacenan|se alojan|quedan} {los datos|nuestros datos|los servidores|sus servidores|las conversaciones}',
      '{ubicación de los datos|servidores en europa|centro de datos|hosting en la ue|ubicación del servidor|alojamiento de datos}',
      '{los datos|nuestros datos|los servidores} {se quedan en europa|están en españa|salen de la ue|están en la unión europea|están en méxico}',
      '{se envían|van|viajan} datos {a estados unidos|a openai|fuera de europa|a terceros países|a china}',
      'quién {aloja los datos|hospeda el bot|es el proveedor de hosting}',
      '{los datos están en europa|dónde tenéis los servidores|se van los datos a estados unidos}',
      '{dónde|en qué país} {quedan|van|duermen} {los datos|nuestras cosas|los servidores}',
      'sale algo {de Europa|de España}',
      '{servidores dónde|guardado en Estados Unidos|AWS o Azure|alojamiento}',
      '{quisiera saber|podrían indicarme|me gustaría saber|les agradecería saber|podría decirme|rogamos nos confirmen} {dónde se almacenan los datos|en qué país están los servidores}',
      '{hola una duda|oye|por cierto|ok y|a ver|buenas} {dónde van los datos}',
    ],
  },
  modelTraining: {
    chip: '¿Entrenan la IA con nuestros datos?',
    answer:
      'En ninguna parte de la web se dice que sus conversaciones entrenen un modelo, y el entrenamiento avanzado con sus documentos solo ocurre si usted lo encarga. Cuando responde un modelo de IA de otro proveedor, recibe el mensaje y la última parte de la conversación. Para una garantía por escrito pregunte a {privacyEmail}.',
    asks: [
      '{usan|utilizan|se usan|usáis} {nuestros datos|mis conversaciones|los datos de clientes|los chats} {para entrenar la ia|para entrenar modelos|para mejorar su ia|como entrenamiento}',
      '{datos de entrenamiento|propiedad de los datos|entrenar ia con mis datos|de quién son los datos|cesión de datos}',
      '{de quién son|quién es el dueño de|quién tiene los derechos de} {las conversaciones|nuestros datos|los contenidos|la información}',
      '{venden|comparten|ceden|ven} {nuestros datos|los datos de mis clientes|las conversaciones|mis datos} {a terceros|}',
      '{openai|anthropic} {ve|recibe|lee} {nuestros datos|nuestras conversaciones}',
      '{nuestros chats|nuestros datos} {entrenan|alimentan} {la IA|chatgpt}',
      '{venden datos|entrenar con nuestros datos}',
      '{quisiera saber|podrían indicarme|me gustaría saber|les agradecería saber|podría decirme|rogamos nos confirmen} {si usan nuestros datos para entrenar|de quién son las conversaciones}',
      '{hola una duda|oye|por cierto|ok y|a ver|buenas} {entrenan con mis datos}',
    ],
  },
  erasure: {
    chip: '¿Pueden borrar mis datos?',
    answer:
      'Sí. Puede ver, corregir, llevarse o hacer borrar todo lo que tengamos sobre usted: basta un mensaje a {privacyEmail}, y abarca todos los formularios que haya enviado con esa dirección.',
    asks: [
      '{quiero|cómo puedo|puedo|pueden|por favor} {borrar mis datos|eliminar mis datos|borrar mi información|eliminar mi cuenta|que borren mis datos|suprimir mis datos}',
      '{borrar datos|derecho al olvido|eliminación de datos|supresión de datos|exportar mis datos|derechos arco}',
      '{puedo|cómo puedo} {ver|descargar|exportar|corregir|rectificar} {mis datos|lo que tienen sobre mí|una copia de mis datos}',
      'qué pasa con {mis datos|nuestros datos} {si cancelo|al darnos de baja|al terminar el contrato|cuando nos vayamos}',
      '{borrad todo lo mío|quiero que me olviden|eliminar mis datos|derecho de supresión}',
      '{borren|eliminen|olviden} {todo lo mío|mis datos|mi correo}',
      '{derecho de acceso|supresión|copia de mis datos|qué pasa con los datos al irnos}',
      '{quisiera saber|podrían indicarme|me gustaría saber|les agradecería saber|podría decirme|rogamos nos confirmen} {cómo solicitar la supresión de mis datos|a qué dirección pedir el borrado}',
      '{hola una duda|oye|por cierto|ok y|a ver|buenas} {bórrenme todo}',
    ],
  },
  visitorData: {
    chip: '¿Qué guardan sobre mí?',
    answer:
      'Aquí no le observa nadie: sin publicidad, sin servicio de analítica, sin scripts de otra empresa. Lo que hace se queda en su navegador hasta que nos envía un mensaje o reserva una consulta; las conversaciones anónimas se borran a los {retentionDays} días. Dos cookies con un número aleatorio, que solo se ponen cuando hacen falta, mantienen suyos su chat, sus «me gusta» y sus flujos. La página de privacidad lo cuenta todo.',
    asks: [
      '{qué|qué datos|qué información} {guardan|guardáis|recogen|almacenan|registran|saben} {de mí|sobre mí|de los visitantes|aquí|en esta web}',
      '{privacidad|política de privacidad}',
      '{te acuerdas de mí|qué sabéis de mí}',
      '{qué datos cogen cuando entro en la web|qué saben de los visitantes|qué se guarda cuando visito la página|qué pasa con mis datos de visitante|qué datos personales recogen aquí|dónde leo la política de privacidad}',
      '{qué se queda de mí en la página|qué saben de quien entra|datos de visitantes}',
    ],
  },
  cardNumbers: {
    chip: '¿Y los números de tarjeta en el chat?',
    answer:
      'Los números de tarjeta, cuenta e identidad se enmascaran antes de guardar o enviar nada, así que aquí nadie tiene que escribirlos.',
    asks: [
      '{qué pasa si|y si|qué ocurre si} {un cliente|alguien|yo} {escribe|manda|pone|envía} {su tarjeta de crédito|un número de tarjeta|un iban|el dni|datos bancarios}',
      '{guardan|guardáis|puedo escribir|puedo mandar|ven} {números de tarjeta|datos de tarjeta|mi iban|mi número de tarjeta|datos bancarios|mi dni}',
      '{números de tarjeta|datos de tarjetas|pci|pci dss|enmascarado|iban en el chat|datos sensibles}',
      '{los números de tarjeta|las tarjetas|los iban} {se ocultan|se enmascaran|se tapan|se guardan}',
      '{un cliente escribe su número de tarjeta|si alguien pone la tarjeta en el chat|se oculta el número de la tarjeta}',
      'si alguien escribe {su tarjeta|su IBAN|su DNI}',
      '{tarjeta en el chat|PCI|número sensible}',
    ],
  },
  sso: {
    chip: '¿Hay inicio de sesión único?',
    answer: 'El inicio de sesión único (SSO) viene con {enterprise}.',
    asks: [
      '{hay|tienen|soportan|ofrecen|se puede usar|admite} {sso|single sign on|inicio de sesión único|saml|azure ad|okta|active directory|doble factor}',
      '{sso|single sign on|saml|okta|azure ad|active directory|inicio de sesión único|ldap}',
      '{qué plan|cuál} {tiene|incluye|trae} {sso|single sign on|saml}',
      '{pueden|podemos|puede} {entrar|iniciar sesión|acceder} {los empleados|nosotros|mi equipo} con {la cuenta de la empresa|microsoft|google}',
      'entrar con {Microsoft|Google|la cuenta de la empresa}',
      '{SSO|Entra|Okta|Active Directory|SAML}',
    ],
  },
  onPremises: {
    chip: '¿Se puede alojar en nuestros servidores?',
    answer: 'Sí, el alojamiento en sus instalaciones viene con {enterprise}; tiene un precio a medida.',
    asks: [
      '{se puede|podemos|es posible|puede} {instalar|alojar|correr|tener} {en nuestros servidores|on premise|en nuestro centro de datos|en local|en nuestra propia nube|en nuestro aws}',
      '{on premise|on premises|servidores propios|self hosted|nube privada|instalación local|alojamiento propio}',
      '{qué plan|cuál} {tiene|permite|incluye} {on premise|alojamiento propio|servidores propios}',
      '{los datos|nada} {no pueden salir de nuestra red|no puede salir de la empresa|deben quedarse en casa|tienen que estar en nuestros servidores}',
      '{en nuestros propios servidores|instalarlo en casa|no queremos nube|en nuestro centro de datos}',
      'lo podemos tener {en casa|en nuestros servidores|en nuestro sótano}',
      '{la nube está prohibida aquí|detrás del firewall}',
    ],
  },
  dedicated: {
    chip: '¿Hay infraestructura dedicada?',
    answer:
      'La infraestructura dedicada, solo para usted, viene con {enterprise}, junto con soporte dedicado.',
    asks: [
      '{hay|tienen|ofrecen|tendríamos|nos dan} {infraestructura dedicada|un servidor propio|servidor dedicado|una instancia propia|un gestor de cuenta|una persona asignada|soporte dedicado}',
      '{infraestructura dedicada|servidor dedicado|instancia propia|single tenant|gestor de cuenta|soporte dedicado}',
      '{compartimos|se comparte|es compartido|está aislado} {el servidor|la infraestructura|con otros clientes|de otros clientes}',
      '{un servidor|una instancia|una infraestructura} {solo para nosotros|exclusiva|separada|aislada}',
      '{nuestros datos|los servidores} {están separados|son compartidos|están aislados} {de otros clientes|}',
      'compartimos servidor con {otros|otros clientes}',
      '{instancia|entorno} solo para nosotros',
      '{dedicado|gestor asignado|aislado}',
    ],
  },
  sla: {
    chip: '¿Ofrecen un SLA?',
    answer: 'Un SLA viene con {enterprise}. Para todos los planes indicamos una disponibilidad del {uptime}.',
    asks: [
      '{hay|tienen|ofrecen|dan|firman} {sla|un sla|acuerdo de nivel de servicio|tiempos de respuesta garantizados|contrato de nivel de servicio}',
      '{sla|slas|nivel de servicio|acuerdo de nivel de servicio|service level agreement}',
      '{qué plan|cuál} {tiene|incluye|trae} {sla|un sla|acuerdo de servicio}',
      '{qué compensación|qué penalización|qué nos dan} {hay|tienen|} si {no se cumple el sla|no cumplen la disponibilidad|incumplen}',
      '{necesitamos|queremos|nos exigen} {un sla|disponibilidad por contrato|un acuerdo de nivel de servicio}',
      '{está en el contrato|garantizan por contrato} {la disponibilidad|el tiempo de respuesta}',
      '{compromiso de disponibilidad}',
      '{SLA|disponibilidad por contrato|penalización por caída|el abogado quiere un SLA}',
      '{quisiera saber|podrían indicarme|me gustaría saber|les agradecería saber|podría decirme|rogamos nos confirmen} {si ofrecen un SLA|qué plan incluye un SLA}',
      '{hola una duda|oye|por cierto|ok y|a ver|buenas} {tienen SLA}',
    ],
  },
  responsible: {
    chip: '¿Quién es responsable de los datos?',
    answer:
      '{legalName} es responsable de este sitio y de sus datos. La web no nombra a un delegado de protección de datos; para todo lo relativo a la protección de datos escriba a {privacyEmail}.',
    asks: [
      '{delegado de protección de datos}',
      '{quién es|quién sería} {el responsable de los datos|su delegado de protección de datos|el responsable del tratamiento|el dpd|el dpo|el encargado de privacidad|responsable de protección de datos}',
      '{tienen|tenéis|hay|cómo se llama} {delegado de protección de datos|un dpo|responsable de privacidad|un responsable del tratamiento}',
      '{contacto de privacidad|correo para temas de privacidad|a quién escribo por privacidad|dpo|dpd|nombre del delegado|quién responde de mis datos}',
      '{nombre del delegado de protección de datos|quién lleva la privacidad|responsable del tratamiento}',
    ],
  },
  tracking: {
    chip: '¿Me rastrean o muestran publicidad?',
    answer:
      'No. Aquí no hay publicidad, ni servicio de analítica, ni rastreo, ni scripts de otra empresa. Solo cuando hacen falta se ponen dos cookies con un número aleatorio y sin nombre: una para sus «me gusta» y flujos, otra para su chat. Las direcciones de red sirven poco tiempo para frenar ataques y no se guardan en registros.',
    asks: [
      '{me rastrean|me espían|usan cookies|usan google analytics|me siguen|hay rastreo}',
      '{cookies|rastreo|política de cookies}',
      '{me estáis rastreando|usáis galletas}',
      '{hay|tienen|usan|ponen} {publicidad|anuncios|rastreadores|cookies publicitarias|cookies de marketing|píxeles de seguimiento|scripts de terceros|banner de cookies}',
      '{me van a mostrar anuncios|usan mis datos para publicidad|guardan mi ip|registran mi dirección ip|usan el píxel de facebook|me vigilan mientras navego}',
      '{por qué no hay aviso de cookies|qué cookies ponen|cuántas cookies|para qué sirven las cookies|cookies de publicidad}',
      'me {espían|vigilan|siguen} {aquí|por la web}',
      'hay {cookies|rastreadores}',
      '{google analytics|aviso de cookies|publicidad|píxel}',
    ],
  },
  chatKept: {
    chip: '¿Cuánto se guarda este chat?',
    answer:
      'Esta conversación se guarda {retentionDays} días desde su primer mensaje, para ver qué se preguntó y poder intervenir si quiere una persona. «Borrar esta conversación» en el chat la borra de inmediato en todas partes; si envió un formulario, pertenece a su solicitud y se borra con ella: {privacyEmail}.',
    asks: [
      '{este chat|esta conversación|lo que escribo aquí} {se guarda|se graba|es privado|es confidencial|es anónimo|queda registrado}',
      '{confidencialidad del chat}',
      '{quién lee|alguien lee|quién puede leer} {esto|este chat|mis mensajes|lo que escribo}',
      'cuánto tiempo {guardan|conservan} {los chats|este chat|mis mensajes}',
      '{guardas lo que te digo|esto queda grabado|cuánto tiempo se quedan mis cosas ahí|borráis la conversación después|esto queda entre nosotros}',
      '{cómo|dónde|puedo} {borro|borrar|elimino|eliminar} {este chat|esta conversación|lo que escribí aquí|el historial del chat}',
      '{borrar chat|borrar conversación|historial del chat|cuántos días se guarda el chat|los chats se borran solos|cuándo se borra esta conversación|tiempo de conservación del chat}',
      'si borro {el chat|la conversación} {desaparece del todo|se borra en sus servidores|se elimina en todas partes}',
      '{guardan|graban} {esto|este chat}',
      '{queda entre nosotros|cuánto tiempo queda el chat|borrar el chat}',
      '{quisiera saber|podrían indicarme|me gustaría saber|les agradecería saber|podría decirme|rogamos nos confirmen} {cuánto tiempo se guarda esta conversación|si se graba este chat}',
      '{hola una duda|oye|por cierto|ok y|a ver|buenas} {guardas lo que digo}',
    ],
  },
  formData: {
    chip: '¿Qué se envía con un formulario?',
    answer:
      'Con un formulario se envía lo que escribió y lo que nos ayuda a responder: la página desde la que escribe, el sitio o la campaña que le trajo, la plantilla, el plan y los ajustes de la calculadora que miró, su progreso y su estimación de ahorro, un flujo adjunto y el chat de aquí. Si no envía ningún formulario, no se envía nada. Lo guardamos mientras atendemos su solicitud y lo borramos cuando lo pida: {privacyEmail}.',
    asks: [
      '{qué|qué datos|qué más} {se envía con|va con|adjuntan a|mandan junto con|ven cuando envío} {el formulario|un formulario|mi mensaje|mi solicitud|la reserva}',
      '{cuánto tiempo guardan|qué pasa con|guardan|eso vale también para} {el formulario que envié|mi formulario|el formulario de ayer|mi solicitud|los datos del formulario}',
      '{el chat se adjunta al formulario|datos del formulario|privacidad del formulario|puedo borrar un formulario enviado|por qué adjuntan lo que miré}',
      '{qué se manda con el formulario|cuánto guardan el formulario}',
    ],
  },
  aiProvider: {
    chip: '¿Lee esto otro proveedor de IA?',
    answer:
      'Cuando responde un modelo de IA de otro proveedor, recibe su mensaje y la última parte de la conversación, sin su nombre ni dirección salvo que usted los haya escrito. Los números de tarjeta y de cuenta se ocultan antes.',
    asks: [
      '{lee|ve|recibe|puede leer} {otra empresa|openai|anthropic|un proveedor de ia|un tercero|chatgpt} {este chat|lo que escribo|mis mensajes|mi nombre}',
      '{se envía|se manda|pasan|comparten} {mi mensaje|lo que escribo|mis mensajes|este chat} {a openai|a un proveedor de ia|a otra empresa|a terceros|con terceros}',
      '{proveedor de ia externo|ia de terceros|qué recibe el proveedor de ia|hay una ia ajena leyendo}',
      '{OpenAI|otra empresa de IA} lee esto',
      'mis mensajes van a otro proveedor de IA',
    ],
  },
  aiAct: {
    chip: '¿Debe un bot decir que lo es?',
    answer:
      'El artículo 50 del Reglamento europeo de IA (AI Act) pide informar a las personas de que tratan con un sistema de IA, salvo que sea evidente; según su propio calendario, desde el 2 de agosto de 2026. Aconsejamos decirlo en el primer mensaje, en el idioma de la conversación y otra vez cuando pasa a una persona. Nuestro blog lo explica; no es asesoramiento legal.',
    asks: [
      '{debe|tiene que|está obligado} {un bot|mi bot|el chatbot|nuestro chatbot} a {decir que es un bot|avisar de que es una ia|identificarse como máquina|informar de que no es humano}',
      '{el bot|mi chatbot|un chatbot} {tiene que|debe} {decir que es un bot|avisar que es una ia|decir que no es una persona}',
      '{qué dice|qué exige|me afecta|qué implica|obliga} {el reglamento europeo de ia|la ley de ia|el ai act|el artículo 50|la ley europea de inteligencia artificial} {para chatbots|}',
      '{ai act|ley de ia|reglamento de ia|artículo 50|obligación de transparencia|ley de inteligencia artificial|es legal ocultar que es un bot}',
      '{hay que|estamos obligados a} decir que es un bot',
      '{reglamento europeo de IA|ley de chatbots|avisar que es una máquina}',
    ],
  },
};
