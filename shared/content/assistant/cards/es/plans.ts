import type { AreaTexts } from '../types.ts';

export const plans: AreaTexts<'plans'> = {
  prices: {
    chip: '¿Cuánto cuesta un chatbot?',
    answer: '{platformPrices}\n\n{managedPrices}\n\nNingún plan tiene cuota de alta.',
    asks: [
      '{cuánto|cuánto me|más o menos cuánto|en cuánto} {cuesta|vale|sale|cobran por|cobráis por|costaría|saldría} {esto|un chatbot|un bot|el bot al mes|vuestro servicio|el servicio|la broma|tener uno}',
      '{cuáles son|dígame|me pasas|necesito|quiero saber|me puede dar|ver} {los precios|sus precios|las tarifas|vuestras tarifas|la lista de precios|los costes|los planes que tienen}',
      '{precio|precios|tarifas|costo|coste|costes|planes|paquetes|cuota mensual|mensualidad|suscripción|qué planes hay|lista de precios|cuánto es}',
      '{es|esto es|me parece|no es|son} {caro|muy caro|carísimo|barato|asequible|económico|caros}',
      '{una idea|una idea aproximada|una cifra aproximada|un precio orientativo} {del precio|de lo que pagaría|del coste|}',
      '{por cuánto sale la broma|cuánto me clavan|cuánta lana cuesta|cuánto sale|qué valor tiene|a cómo está|de cuánto estamos hablando|qué presupuesto necesito|cuánto hay que poner al mes}',
      '{a cuánto|en cuánto} {sale|anda} {el chisme|esto|la broma} {al mes|}',
      'qué {clavada|palo} me van a dar',
      'mi {jefa|contable|socio} quiere {una cifra|números}',
      'le agradecería me indicara {sus tarifas|los honorarios}',
      '{precios porfa|qué cobran|kuanto cuesta|presupuesto mensual|cuánta lana}',
    ],
  },
  starter: {
    chip: '¿Qué incluye Starter?',
    answer:
      'El plan de plataforma {starter} cuesta {starterPrice} al mes con GPT-3.5 Turbo: {starterMessages} mensajes al mes, {starterIntegrations} integraciones (Slack, correo electrónico, web), analítica básica, soporte por correo y su propia marca, en un solo idioma. Es adecuado para una empresa pequeña con una web y un equipo.',
    asks: [
      '{qué|cuánto|qué cosas} {incluye|trae|tiene|cuesta|vale|lleva|me dan con} {starter|el starter|el plan starter|el plan básico|el plan pequeño|el paquete starter|el de 129}',
      '{info sobre|cuénteme de|detalles de|explícame|más sobre} {starter|el plan starter|el plan básico|el plan más pequeño}',
      '{starter|plan starter|precio starter|plan básico|plan inicial|starter qué trae|qué me dan por 129|129 dólares al mes}',
      '{me basta|me sirve|alcanza|es suficiente} {starter|el plan básico|el plan pequeño} {para empezar|para una tienda pequeña|para mi negocio|}',
      '{cuántos mensajes|qué soporte|cuántas integraciones|qué analítica} {tiene starter|incluye el plan starter|trae el básico}',
      '{modelo del plan starter|qué modelo usa starter|cuántas integraciones trae starter}',
      'qué {trae|lleva|me dan en} {el chico|el básico|el de 129|el plan pequeño}',
      'starter alcanza para {un autónomo|una tiendita}',
      '{límites de starter|plan de entrada|129 dólares qué me dan|soporte en starter|y eso qué lleva el starter}',
    ],
  },
  professional: {
    chip: '¿Qué incluye Professional?',
    answer:
      'El plan de plataforma {professional} cuesta {professionalPrice} al mes en tarifa base ({sonnetProfessional} con Claude 3 Sonnet): {professionalMessages} mensajes al mes, integraciones ilimitadas, analítica avanzada, soporte prioritario las 24 horas, Claude 3 Sonnet, preparación HIPAA, varios idiomas, pruebas A/B y flujos de trabajo propios. Es nuestro plan más popular.',
    asks: [
      '{qué|cuánto|qué cosas} {incluye|trae|tiene|cuesta|vale|lleva|me dan con} {professional|el professional|el plan professional|el pro|el plan pro|el plan profesional|el plan mediano|el de 699}',
      '{info sobre|cuénteme de|detalles de|explícame|más sobre} {professional|el plan pro|el plan profesional|el plan intermedio}',
      '{professional|plan professional|plan pro|precio professional|plan profesional|qué me dan por 699|699 dólares al mes}',
      '{cuál es|qué plan es|cuál} {el más popular|el plan más vendido|el más contratado|el que más se vende|se vende más}',
      '{cuántos mensajes|cuántos idiomas|qué soporte} {tiene professional|incluye el plan pro|trae el profesional}',
      'por qué {cuesta|vale} {professional|el pro} {699|tanto|tanto más}',
      'qué {trae|me dan en} {el del medio|el mediano|el pro|el plan intermedio}',
      '{vale la pena|merece la pena} professional',
      '{cuál es el que más compran|plan intermedio|699 dólares qué me dan|contenido del pro}',
    ],
  },
  enterprise: {
    chip: '¿Qué incluye Enterprise?',
    answer:
      'El plan de plataforma {enterprise} tiene un precio a medida: mensajes ilimitados, infraestructura dedicada o alojamiento en sus instalaciones, SSO, Claude 3 Opus, soporte dedicado, SLA y seguridad avanzada. Díganos qué necesita y una persona le hace una oferta en {hours} horas.',
    asks: [
      '{qué|cuánto|qué cosas} {incluye|trae|tiene|cuesta|vale|lleva} {enterprise|el enterprise|el plan enterprise|el plan grande|el plan más grande|el plan para empresas grandes}',
      '{info sobre|cuénteme de|detalles de|explícame|más sobre} {enterprise|el plan enterprise|el plan más completo|el plan corporativo}',
      '{enterprise|plan enterprise|precio enterprise|plan corporativo|grandes empresas|plan para corporaciones|enterprise qué trae}',
      '{somos|trabajo en|para} {una multinacional|una empresa grande|un grupo de empresas|una corporación|una empresa de 5000 empleados} {qué ofrecen|qué plan|cuánto sería|}',
      '{tienen|hay|necesitamos} {algo para grandes empresas|mensajes ilimitados|un plan sin límite de mensajes|algo para corporaciones}',
      'somos {una multinacional|un ayuntamiento|un hospital|un grupo} con {5000|miles de} empleados',
      'qué trae {el más grande|el tope}',
      '{por qué enterprise no tiene precio|mensajes ilimitados|precio a consultar|gran empresa|corporativo}',
    ],
  },
  compare: {
    chip: '¿En qué se diferencian los planes?',
    answer:
      '{starter} ({starterPrice} al mes): {starterMessages} mensajes, {starterIntegrations} integraciones, un idioma, analítica básica, soporte por correo.\n{professional} ({professionalPrice} al mes): {professionalMessages} mensajes, integraciones ilimitadas, varios idiomas, analítica avanzada, pruebas A/B, preparación HIPAA, soporte las 24 horas.\n{enterprise} (precio a medida): mensajes ilimitados, infraestructura propia, SSO, SLA, soporte dedicado.',
    asks: [
      '{cuál es la diferencia|qué diferencia hay|diferencia|diferencias|explíqueme la diferencia} entre {los planes|starter y professional|starter y pro|pro y enterprise|los paquetes|un plan y otro}',
      '{comparar|comparativa de|compara|tabla comparativa de} {planes|los planes|starter y professional|starter con pro|paquetes|tarifas}',
      '{en qué|cómo} se {diferencian|distinguen} {los planes|starter y pro|vuestros paquetes|professional y enterprise}',
      '{qué tiene|qué más ofrece|qué más trae} {professional|pro|enterprise|el caro} {que no tenga starter|que starter|frente al básico|de más}',
      '{starter|pro|professional} {o|vs|versus} {professional|pro|enterprise}',
      'qué {pierdo|me falta} con {el chico|el barato}',
      '{pónganme los planes lado a lado|qué gano si subo de plan|diferencias entre planes|tabla comparativa|qué tiene uno que no tenga el otro}',
    ],
  },
  whichPlan: {
    chip: '¿Qué plan me conviene?',
    answer:
      'Depende de sus mensajes al mes: hasta {starterMessages} basta {starter}, hasta {professionalMessages} es {professional}, por encima {enterprise}. También necesita {professional} para varios idiomas, HIPAA o pruebas A/B. ¿Cuántos mensajes recibe más o menos al mes?',
    asks: [
      '{qué plan|cuál|qué paquete|qué tarifa} {me conviene|nos conviene|me recomienda|me recomiendas|es mejor para mí|necesito|debería coger|elijo|me va mejor} {para una pyme|para mi negocio|para una startup|para empezar con poco|}',
      '{no sé|no tengo claro|ni idea de|ayúdame a decidir} {qué plan elegir|cuál escoger|qué plan coger|cuál necesito}',
      '{recomendación de plan|ayuda para elegir|me ayuda a escoger plan|aconséjame|qué me aconsejan|recomiéndame algo|cuál es para mí}',
      '{recibimos|tenemos|nos llegan} {unos|como|cerca de} {500|2000|8000|12000|30000} {mensajes|consultas|preguntas} {al mes|mensuales} {qué plan es|}',
      '{somos nueve y recibimos muchas consultas cuál cojo|qué plan con 30000 mensajes y hipaa|con cuál me quedo|nos alcanza el pequeño|qué necesitamos nosotros}',
      '{cuál|qué plan} {me recomiendan|cogerían ustedes|nos toca}',
      'recibimos {300 chats al día|como 2000 consultas al mes|unos 20.000 mensajes}',
      'plan para {tres personas|una peluquería|mi consulta}',
      '{no sé cuál elegir|recomendación|qué tamaño nos va|dos idiomas, me vale starter}',
    ],
  },
  managed: {
    chip: '¿Cuánto cuesta el servicio gestionado?',
    answer:
      '{managedPrices}\n\nEn el servicio totalmente gestionado construimos, operamos y cuidamos el bot por usted.',
    asks: [
      '{qué es|cuánto cuesta|qué incluye|en qué consiste|cuánto vale|explícame} {el servicio gestionado|el servicio totalmente gestionado|managed|el servicio completo|el llave en mano|fully managed}',
      '{pueden|podéis|podrían|ustedes} {hacerlo todo por nosotros|encargarse de todo|llevar el bot por nosotros|gestionarlo todo|montarlo y mantenerlo|hacernos todo}',
      '{servicio gestionado|managed|gestión completa|llave en mano|todo incluido|precio servicio gestionado|fully managed}',
      '{no tengo|no tenemos} {tiempo|gente|ganas|personal} {para hacerlo|para llevarlo nosotros|de montarlo|para eso|}',
      '{qué me dan por|por qué} {1497|2497|2997|1.497 al mes}',
      'precio si {lo hacen todo ustedes|os encargáis vosotros|lo lleváis vosotros}',
      '{todo incluido con conversaciones ilimitadas|lo lleváis todo vosotros|servicio llave en mano|el gestionado con todo ilimitado|no quiero ocuparme de nada|que me lo hagan todo}',
      '{lo hacen todo ustedes|se encargan de todo|me lo llevan} cuánto sale',
      'no tenemos {tiempo|a nadie} para eso',
      '{cuántas conversaciones en el gestionado|servicio gestionado precio|delegarlo todo}',
    ],
  },
  managedOrPlatform: {
    chip: '¿Plataforma o servicio gestionado?',
    answer:
      'Con un plan de plataforma (desde {starterPrice} al mes) usted mismo lleva el bot en nuestra plataforma. Con el servicio totalmente gestionado (desde {managedStarter} al mes) lo construimos, lo operamos y lo seguimos mejorando nosotros. El primero se cuenta en mensajes, el segundo en conversaciones.\n{managedPairs}',
    asks: [
      '{cuál es la diferencia|qué diferencia hay|diferencia} entre {plataforma y gestionado|gestionado y plataforma|la plataforma y el servicio gestionado|los dos servicios|los dos starter|hacerlo yo y que lo hagan ustedes}',
      'por qué {hay|tienen|salen} {dos precios|dos listas de precios|precios distintos|dos starter|dos tarifas}',
      'por qué {starter|professional} cuesta {129 y 1497|699 y 2497|más en un sitio que en otro}',
      '{plataforma|autogestionado|autoservicio} {o|vs|versus} {gestionado|servicio gestionado|servicio completo}',
      'qué {significa|quiere decir|es eso de} {plan de plataforma|plataforma|gestionado|autogestionado}',
      'la {web|página} dice {129|699} {y tú dices|pero luego pone} {1497|2497}',
      'por qué hay {dos precios|dos starter|dos listas}',
      '{hacerlo yo|llevarlo yo} o que lo lleven ustedes',
      '{129 o 1497 cuál es|en la web pone otra cosa|aquí mensajes y allí conversaciones}',
    ],
  },
  cheapest: {
    chip: '¿Cuál es la opción más barata?',
    answer:
      'El plan más económico es el de plataforma {starter}, por {starterPrice} al mes y hasta {starterMessages} mensajes, sin cuota de alta y sin permanencia larga.',
    asks: [
      '{cuál es|qué es|dígame} {lo más barato|el plan más barato|la opción más económica|lo mínimo|el precio mínimo|lo más baratito|el más económico}',
      '{más barato|opción barata|precio mínimo|plan económico|lo mínimo que se paga|precio de entrada}',
      '{desde cuánto|desde qué precio|a partir de cuánto} {empieza|empiezan los planes|se puede empezar|arranca|sale}',
      '{tengo|tenemos|contamos con} {poco presupuesto|poco dinero|un presupuesto pequeño|un presupuesto ajustado} {qué hay|qué me ofrecen|}',
      '{mi presupuesto es de|puedo gastar} {100|150|200|300} {dólares|euros|al mes} {me llega|}',
      '{se me va de precio hay algo más barato|lo más económico|desde cuánto|el mínimo cuánto es|algo más en cuenta}',
      'lo {mínimo|menos} que puedo {pagar|gastar}',
      'tengo {poca plata|solo 200 dólares|un presupuesto ajustado}',
      '{el más barato|económico|plan baratito}',
    ],
  },
  setupFee: {
    chip: '¿Hay cuota de alta?',
    answer:
      'No, sin cuota de alta ni instalación: en todos los planes se paga solo el precio mensual. Solo los extras, como una integración a medida ({integrationPrice} una sola vez) o el entrenamiento avanzado ({trainingPrice} una sola vez), tienen un pago único.',
    asks: [
      '{hay|cobran|tienen|se paga|cobráis|existe} {cuota de alta|gastos de alta|cuota de instalación|costes de instalación|un pago inicial|gastos de puesta en marcha|costes ocultos|letra pequeña|matrícula}',
      '{cuota de alta|instalación|gastos iniciales|setup fee|costo de instalación|pago inicial|costes ocultos|gastos ocultos|alta}',
      '{cuánto} {cuesta|vale|cobran por} {la instalación|la configuración|la puesta en marcha|el alta|ponerlo en marcha|darse de alta}',
      '{hay que|tengo que} {pagar algo} {por adelantado|al principio|antes|de entrada}',
      '{dónde está la trampa|cuál es el truco|qué más hay que pagar|hay algo más aparte de la mensualidad}',
      '{algún pago|cobran algo} {de entrada|al principio|por empezar}',
      'costes {ocultos|de activación|de instalación|iniciales}',
      'cobran por {configurarlo|montarlo|la puesta en marcha}',
      '{letra pequeña|sorpresas en la factura|gastos de alta}',
    ],
  },
  contract: {
    chip: '¿Hay permanencia?',
    answer:
      'No hay contrato de larga duración: los planes van mes a mes y puede cancelar cuando quiera con {noticeDays} días de preaviso.',
    asks: [
      '{hay|tienen|tenéis|existe|cuál es} {permanencia|contrato mínimo|duración mínima|un contrato|la duración del contrato|compromiso de permanencia|plazo mínimo}',
      '{tengo que|hay que|debo|me obligan a} {firmar un contrato|comprometerme un año|quedarme un año|firmar por 12 meses|firmar algo|atarme}',
      '{permanencia|contrato|duración del contrato|plazo mínimo|compromiso|contrato anual|mes a mes|sin permanencia}',
      '{cuánto tiempo|por cuánto tiempo} {estoy atado|me comprometo|dura el contrato|hay que quedarse|estoy obligado}',
      '{no quiero|no queremos} {permanencia|atarnos|un contrato largo|comprometerme}',
      '{se puede|puedo} {pagar mes a mes|contratar sin permanencia|ir mes a mes}',
      '{me quedo atado un año|estoy amarrado mucho tiempo|firmo por cuánto tiempo|hay que casarse con ustedes}',
      '{me atan|me quedo pillado|estoy amarrado} {un año|mucho tiempo}',
      '{contrato mínimo|se renueva solo|cuánto tiempo firmo}',
    ],
  },
  cancel: {
    chip: '¿Cómo cancelo?',
    answer:
      'Puede cancelar cuando quiera con {noticeDays} días de preaviso; no hace falta dar motivos y no hay permanencia larga. Basta con un mensaje a {email}.',
    asks: [
      '{cómo|cuándo|dónde} {cancelo|puedo cancelar|me doy de baja|se da uno de baja|podemos cancelar|anulo el plan|rescindo el contrato}',
      '{puedo|podemos|se puede|es posible} {cancelar cuando quiera|darme de baja en cualquier momento|dejarlo cuando quiera|cancelar al mes|salirme antes|anularlo|darse de baja}',
      '{cancelación|cancelar|baja|darse de baja|preaviso|anular suscripción|rescindir|política de cancelación|dar de baja}',
      '{cuánto|cuál es el|con cuánto} {preaviso|plazo de preaviso|plazo para cancelar|tiempo de aviso} {hay|es|tengo que avisar|}',
      '{y si|qué pasa si} {no me gusta|no estamos contentos|quiero dejarlo|no funciona|cambiamos de idea|cancelo}',
      '{cómo me salgo de esto|si no me convence lo dejo cuando quiera|darme de baja del plan|quiero cortar el servicio}',
      'cómo {me salgo|me doy de baja|lo corto}',
      'si {no funciona|no nos convence|es un fiasco} {nos podemos ir|podemos parar}',
      'solo lo quiero para {la temporada|el verano}',
      '{dejar el plan|arrepentirse|dejarlo cuando quiera}',
    ],
  },
  trial: {
    chip: '¿Puedo probarlo gratis?',
    answer:
      'Aquí puede probar mucho sin coste: chatear con los bots de demostración de nuestras plantillas, construir un flujo propio en el flow builder y reservar una consulta gratuita. No anunciamos un plan gratuito ni un periodo de prueba; como no hay cuota de alta y puede cancelar con {noticeDays} días de preaviso, un mes de {starter} ({starterPrice}) es la prueba real más pequeña.',
    asks: [
      '{hay|tienen|tenéis|ofrecen|dan} {prueba gratis|periodo de prueba|versión gratuita|un mes gratis|una prueba|cuenta de prueba|versión free|plan gratuito}',
      '{puedo|podemos|se puede|podría} {probarlo|probar el bot|testearlo|usarlo} {gratis|antes|sin pagar|antes de pagar|antes de comprar|14 días|una semana|}',
      '{prueba gratis|gratis|prueba gratuita|free trial|versión gratuita|periodo de prueba|demo gratis de 14 días|sin costo|freemium|trial}',
      '{es|esto es|hay algo|tienen algo} {gratis|gratuito|free|de balde}',
      'qué puedo {probar|usar|hacer} {gratis|sin pagar|sin registrarme}',
      '{se puede probar antes de pagar|quiero probarlo sin meter la tarjeta|puedo trastear un poco antes|hay algo para probar|antes de soltar la pasta|catarlo primero|una pruebita gratis|sin compromiso de pago puedo verlo}',
      'se puede {trastear|cacharrear|probar} {antes|sin pagar|de gratis}',
      'tienen {mes de prueba|piloto}',
      '{sin tarjeta|demo gratuita de la cuenta|quiero ver que funciona antes de pagar}',
    ],
  },
  discount: {
    chip: '¿Hay descuentos?',
    answer:
      'La web no menciona descuentos, ni por pago anual ni para startups u organizaciones sin ánimo de lucro, y no puedo prometer ninguno. Pregunte a nuestro equipo: {email} o una consulta gratuita es el camino hacia una oferta para su caso.',
    asks: [
      '{hay|tienen|tenéis|hacen|hacéis|me dan} {descuento|descuentos|alguna oferta|rebaja|una promoción|cupones|un código promocional|algún descuentito}',
      '{descuento|rebaja|precio especial} {por pago anual|para ong|para startups|para estudiantes|para colegios|por pagar el año|por dos bots|para agencias|para autónomos}',
      '{se puede|podemos|podéis|pueden} {negociar el precio|bajar el precio|hacer mejor precio|rebajar algo|hacerlo más barato}',
      '{descuentos|cupón|código de descuento|promociones|ofertas|black friday|descuento anual|rebajas}',
      '{si pago el año entero sale mejor|me hacen precio}',
      '{me hacen un precio|se puede regatear|alguna rebaja}',
      'descuento para {fundaciones|escuelas|startups|varias sedes}',
      'más barato si pago {el año|por adelantado}',
      '{código promocional|descuento|oferta|rebaja|precio de amigo}',
    ],
  },
  payment: {
    chip: '¿Cómo se paga?',
    answer:
      'Los precios están en dólares estadounidenses y se pagan por mes. La web no dice qué formas de pago o facturas hay ni si se añaden impuestos; nuestro equipo lo acuerda con usted antes de empezar: {email}.',
    asks: [
      '{cómo|de qué forma|con qué} {se paga|puedo pagar|pago|hay que pagar|podemos pagar}',
      '{puedo|podemos|se puede|aceptan|aceptáis} {pagar con tarjeta|tarjeta de crédito|paypal|transferencia|pagar con factura|domiciliación|bizum|bitcoin|pagar en euros|mercado pago}',
      '{formas de pago|métodos de pago|factura|facturación|iva|impuestos|moneda|pago|en euros|tarjeta de crédito}',
      '{los precios|eso|el precio} {llevan iva|es con iva|es sin impuestos|incluye iva|está en dólares|está en euros}',
      '{cuándo|cada cuánto} {se cobra|facturan|pasan el cobro|se factura}',
      '{se puede pagar por transferencia|aceptan tarjeta|dan factura|dólares o euros|con iva o sin iva|bizum}',
      'se puede pagar {por transferencia|con tarjeta|por bizum|con factura|domiciliado}',
      'los precios son {con IVA|en euros|en dólares|en pesos}',
      '{se suma el IVA|cuándo cobran|IVA}',
    ],
  },
  overage: {
    chip: '¿Y si me paso de mensajes?',
    answer:
      'No se corta nada: en los meses fuertes las conversaciones adicionales cuestan {conversationPrice} cada una, en cualquier plan. Si pasa todos los meses, el plan siguiente suele salir más barato.',
    asks: [
      '{qué pasa si|y si|qué ocurre cuando|qué pasa cuando} {me paso|nos pasamos de mensajes|supero el límite|se acaban los mensajes|llego a 5000 mensajes|gasto todos los mensajes|superamos el plan}',
      '{cuánto cuesta|cuánto cuestan|precio de|a cuánto sale|cuánto valen} {una conversación adicional|las conversaciones extra|los mensajes extra|cada mensaje de más|los mensajes adicionales}',
      '{límite de mensajes|mensajes extra|conversaciones adicionales|superar el límite|exceso de mensajes|pasarse de mensajes|sobreconsumo}',
      '{el bot|se} {deja de responder|se apaga|para|corta} {al llegar al límite|cuando se acaban los mensajes|si me paso}',
      '{en navidad|en temporada alta|en diciembre} {tenemos más mensajes|hay muchas más consultas} {cuánto cuesta entonces|}',
      '{se acabaron los mensajes|en navidad hay más consultas|se corta si nos pasamos}',
      'si {me paso|reventamos el límite|se acaban los mensajes}',
      'en diciembre es {el doble|una locura}',
      'el bot se calla cuando {se acaba el cupo|llega al límite}',
      'precio de conversación {extra|adicional}',
      '{exceso|cupo agotado|más de 5000|mensajes de más|temporada alta}',
    ],
  },
  addOns: {
    chip: '¿Qué extras hay?',
    answer:
      'Extras para cualquier plan:\n- idioma adicional: {languagePrice} al mes\n- conversaciones adicionales: {conversationPrice} cada una\n- integración a medida: {integrationPrice} una sola vez\n- entrenamiento avanzado: {trainingPrice} una sola vez',
    asks: [
      '{qué|cuáles son los} {extras|complementos|add ons|servicios adicionales|opciones extra|añadidos} {hay|tienen|ofrecen|puedo contratar|se pueden añadir|}',
      '{extras|complementos|add ons|addons|servicios adicionales|suplementos|opciones adicionales}',
      '{qué|qué cosas|qué servicios} {se paga aparte|cuesta extra|se cobran aparte|van aparte|no está incluido}',
      '{puedo|podemos|se puede} {añadir algo|contratar extras|agregar extras|ampliar el plan con extras}',
      '{precio|precios|lista} de {los extras|los complementos|los add ons|los servicios adicionales}',
      'qué más puedo {añadir|contratar aparte|meterle}',
      'lista de {extras|suplementos} con precio',
      '{adicionales|servicios aparte}',
    ],
  },
  addLanguage: {
    chip: '¿Cuánto cuesta otro idioma?',
    answer:
      'Un idioma adicional para su bot cuesta {languagePrice} al mes, escrito y revisado. {professional} y {enterprise} hablan varios idiomas; {starter} habla uno.',
    asks: [
      '{cuánto cuesta|cuánto vale|precio de|cuánto es|qué cobran por|a cuánto sale} {otro idioma|un idioma adicional|un segundo idioma|un idioma más|cada idioma|añadir inglés|agregar francés}',
      '{idioma adicional|idioma extra|segundo idioma|más idiomas|añadir idioma|agregar idioma}',
      '{puedo|podemos|se puede} {añadir|agregar|sumar|poner} {otro idioma|un segundo idioma|inglés y francés|catalán|más idiomas} {después|más adelante|}',
      '{varios|dos|tres|más} idiomas {cuestan más|se pagan aparte|tienen recargo|encarecen}',
      '{necesito|necesitamos|queremos} el bot en {dos idiomas|tres idiomas|español e inglés|cuatro lenguas} {cuánto sale|}',
      '{un idioma más cuánto es|añadir catalán cuánto cuesta|por cada idioma extra|y si quiero inglés también cuánto suma}',
      '{meterle|añadir|sumar} {inglés|francés|euskera|otro idioma} cuánto {sube|es|vale}',
      '{precio por idioma|bot bilingüe precio|segundo idioma coste}',
      '{cuánto cuesta|cuánto sale|precio de} {un idioma adicional|un idioma más|otro idioma|una lengua más} {al mes|por mes|mensual}',
    ],
  },
  addIntegration: {
    chip: '¿Cuánto cuesta una integración a medida?',
    answer:
      'Una integración a medida, es decir, la conexión con un sistema propio, cuesta {integrationPrice} una sola vez. {starter} incluye {starterIntegrations} integraciones estándar; {professional}, todas las que necesite.',
    asks: [
      '{cuánto cuesta|cuánto vale|precio de|qué cobran por|a cuánto sale|cuánto sería} {una integración a medida|conectar nuestro sistema|una integración propia|integrar nuestro erp|conectar nuestro programa|una integración personalizada}',
      '{precio integración|coste integración|costo de la integración|integración a medida precio|tarifa de integración|presupuesto de integración}',
      '{las integraciones|la integración|conectar el crm} {se paga aparte|cuesta extra|tiene coste|cuestan aparte|tienen algún coste}',
      '{pueden|podéis} conectar {nuestro software propio|un sistema hecho en casa|nuestra base de datos|un programa antiguo} {y por cuánto|y cuánto cuesta}',
      'cuánto por {conectarlo|engancharlo|enlazarlo} con {nuestro programa|el TPV|el ERP|nuestra base de datos}',
      '{precio de una integración|coste único de integración|conector propio}',
    ],
  },
  addTraining: {
    chip: '¿Qué es el entrenamiento avanzado?',
    answer:
      'El entrenamiento avanzado cuesta {trainingPrice} una sola vez: entrenamos el bot con sus documentos y sus conversaciones anteriores.',
    asks: [
      '{qué es|cuánto cuesta|en qué consiste|cuánto vale|para qué sirve|qué incluye} {el entrenamiento avanzado|el entrenamiento|entrenar el bot|el training|el entrenamiento del bot}',
      '{entrenamiento avanzado|precio entrenamiento|coste del entrenamiento|training avanzado|entrenamiento extra}',
      '{cuánto cobran|cuánto sale|qué cuesta} {por entrenarlo|enseñarle nuestros documentos|entrenarlo con nuestros datos|que aprenda lo nuestro}',
      '{lo entrenan|entrenáis el bot|entrenan el bot} {ustedes|con chats antiguos|con nuestros tickets antiguos|por nosotros} {y cuánto cuesta|}',
      'cuánto cuesta {enseñarle|que aprenda} {nuestros documentos|chats viejos|manuales}',
      '{entrenamiento del bot precio|997 por qué|formación del bot coste}',
    ],
  },
  switchPlan: {
    chip: '¿Puedo cambiar de plan después?',
    answer:
      'Sí. Los planes van mes a mes, así que puede pasar a uno mayor o menor cuando cambien sus mensajes; avise a nuestro equipo en {email} y hacen el cambio con usted.',
    asks: [
      '{puedo|podemos|se puede|es posible} {cambiar de plan|subir de plan|bajar de plan|pasarme a professional|volver a starter|hacer upgrade|hacer downgrade|mejorar el plan} {después|más tarde|cuando quiera|sobre la marcha|}',
      '{cambio de plan|upgrade|downgrade|subir de plan|cambiar plan|mejorar plan}',
      '{empezar|arrancar} {con starter|con poco|con el pequeño} y {luego subir|después cambiar|ampliar después}',
      'y si {crecemos|se me queda pequeño starter|necesito más adelante|cambian mis necesidades}',
      'se puede {subir|bajar|cambiar} de plan {luego|a mitad de mes|en temporada baja}',
      'empezar chico y {crecer|subir}',
      '{bajar de plan|cambiar de plan|se me queda corto starter}',
    ],
  },
  refund: {
    chip: '¿Devuelven el dinero?',
    answer:
      'La web no promete reembolsos ni garantía de devolución, así que yo tampoco puedo. Lo que vale: sin cuota de alta, sin permanencia larga y cancelación con {noticeDays} días de preaviso. Para lo demás escriba a {email}.',
    asks: [
      '{devuelven|me devuelven|devolvéis|hay devolución de|reembolsan} {el dinero|mi dinero|la plata|lo pagado} {si no me gusta|si no funciona|si no estoy contento|}',
      '{reembolso|devolución del dinero|reembolsos|devolución|garantía|garantía de devolución|política de reembolso|garantía de satisfacción}',
      '{quiero|exijo|queremos} {que me devuelvan el dinero|mi dinero|un reembolso|una devolución}',
      '{qué garantía|qué garantías} {dan|tengo|ofrecen|me dan}',
      '{hay|tienen|dan} {garantía|reembolso|garantía de devolución|derecho de desistimiento}',
      '{quiero mi dinero de vuelta|devolvedme la pasta|si no funciona me devuelven el dinero}',
      '{devuelven la plata|me reembolsan|me regresan el dinero} si {no sirve|no me gusta}',
      'reintegro',
    ],
  },
  messageCount: {
    chip: '¿Qué cuenta como mensaje?',
    answer:
      'Los planes de plataforma se cuentan en mensajes al mes; el servicio gestionado, en conversaciones; una conversación suele tener varios mensajes. La web no lo define con más detalle: pregunte a nuestro equipo en {email} cómo se contaría su caso.',
    asks: [
      '{qué|cómo} {cuenta como|es para ustedes|se considera|se cuenta|entienden por|es exactamente} {un mensaje|mensaje|una conversación|los mensajes}',
      '{diferencia|qué diferencia hay|cuál es la diferencia} entre {mensaje y conversación|mensajes y conversaciones|conversación y mensaje}',
      '{cuentan|cuenta|se cuentan} {las respuestas del bot|lo que escribe el bot|ambos lados|cada respuesta} {también|como mensaje|}',
      '{cuántas|cuántos} {conversaciones|clientes|chats} {son 5000 mensajes|salen de 5000 mensajes|atiendo con 50000 mensajes}',
      '{5000 mensajes es mucho|5000 mensajes son muchos|cómo contáis los mensajes|conteo de mensajes}',
      'un {hola|ok} cuenta como mensaje',
      'qué es {una conversación|un mensaje} para ustedes',
      '{cómo cuentan|5000 mensajes cuántos clientes son|cuentan las respuestas|conteo}',
    ],
  },
  seats: {
    chip: '¿Se paga por usuario?',
    answer:
      'No, no hay licencias por usuario: todo su equipo puede entrar. El precio depende de los mensajes, nunca del número de compañeros.',
    asks: [
      '{se paga|cobran|cobráis|es|el precio es|se cobra} {por usuario|por agente|por empleado|por persona|por asiento|por cabeza|por puesto}',
      '{cuántos|hay límite de} {usuarios|agentes|compañeros|empleados|accesos|cuentas de usuario} {pueden entrar|incluye|están incluidos|pueden usarlo|}',
      '{licencias|licencias por usuario|número de usuarios|varios usuarios|multiusuario|usuarios incluidos|por usuario}',
      '{puede|pueden} {todo mi equipo|20 personas|varios compañeros|todos los empleados} {usarlo|entrar|tener acceso|trabajar con él}',
      'cobran por {cabeza|empleado|persona|compañero}',
      'cuántos {pueden entrar|usuarios}',
      'todo el equipo',
    ],
  },
  custom: {
    chip: '¿Y si necesito más de 50.000 mensajes?',
    answer:
      'Por encima de {professionalMessages} mensajes al mes el precio es a medida: la calculadora muestra cuánto sería más o menos, y para más de 100.000 mensajes o infraestructura propia nuestro equipo comercial hace una oferta en {hours} horas.',
    asks: [
      '{y si|qué pasa si|nosotros|es que} {necesitamos|tenemos|enviamos|recibimos} {más de 50000|más de 100000|200000|medio millón de|un millón de} mensajes {al mes|}',
      '{me hacen|necesito|quiero|queremos|pueden hacerme} {un presupuesto|una cotización|una oferta personalizada|un plan a medida|una propuesta|un presupuesto a medida}',
      '{presupuesto|cotización|oferta a medida|plan personalizado|presupuesto personalizado|cotizar}',
      '{hay|tienen} {precio por volumen|precios para mucho volumen|tarifa para muchísimos mensajes|escala de precios}',
      'pasamos {de largo|mucho} de 50.000',
      'me {hacen|preparan|pasan} {un presupuesto|una cotización|una oferta}',
      '{licitación|millones de mensajes|precio por volumen|200.000 al mes}',
    ],
  },
  modelPrices: {
    chip: '¿Cuánto cuestan mejores modelos?',
    answer:
      'El modelo cambia el precio: {starter} cuesta {starterPrice} con GPT-3.5 Turbo, {sonnetStarter} con Claude 3 Sonnet y {opusStarter} con Claude 3 Opus; {professional} cuesta {professionalPrice}, {sonnetProfessional} y {opusProfessional}. La calculadora de la página de precios lo muestra para su volumen.',
    asks: [
      '{cuánto cuesta|cuánto vale|precio con|cuánto más cuesta|precio de|suplemento por} {claude|claude 3|opus|claude opus|sonnet|un modelo mejor|el mejor modelo|otro modelo de ia}',
      '{starter|professional|pro} {con} {claude|opus|sonnet|gpt|claude 3 opus} {precio|cuánto es|cuánto sale|}',
      'el precio {depende del|cambia con el|varía según el} {modelo|modelo de ia|modelo elegido}',
      '{puedo|se puede} {usar|tener} {opus|claude|sonnet|un modelo mejor} {en starter|en el plan básico|con starter}',
      'por qué {839|155|1049} {dólares|y no 699|}',
      '{cuánto más|qué recargo} con {el modelo listo|opus|sonnet|claude}',
      '{starter|professional} con {opus|sonnet|claude|gpt-3.5} cuánto queda',
      'diferencia de precio entre {GPT-3.5 y Sonnet|modelos|Sonnet y Opus}',
      '{precio según modelo|mejor IA más cara}',
    ],
  },
  perThousand: {
    chip: '¿Cuánto cuestan 1.000 mensajes?',
    answer:
      'Aprovechados al completo, 1.000 mensajes cuestan {starterThousand} en {starter} y {professionalThousand} en {professional}. La calculadora de la página de precios lo muestra con su volumen y su modelo.',
    asks: [
      '{precio|coste|cuánto cuesta|cuánto sale|a cuánto sale} {por 1000 mensajes|por cada mil mensajes|el millar de mensajes|mil mensajes|cada mil}',
      '{precio por mensaje|coste por mensaje|por mil mensajes|por cada 1000|el millar|cuánto vale un mensaje|cuánto cuesta cada mensaje}',
      '{y|entonces} {por cada mil|por mil|por mensaje} {cuánto es|cuánto sale|}',
      'precio {el millar|por mil|cada mil}',
      'cuánto vale {un mensaje|cada mensaje}',
      '{precio unitario|por mensaje|a cómo el mensaje}',
    ],
  },
  integrationCount: {
    chip: '¿Cuántas integraciones tiene cada plan?',
    answer:
      '{starter} incluye {starterIntegrations} integraciones (Slack, Email, Web); {professional}, ilimitadas. Conectar un sistema propio cuesta {integrationPrice}, una sola vez.',
    asks: [
      'cuántas {integraciones|conexiones} {tiene cada plan|por plan|incluye cada plan|hay en cada plan|trae cada paquete|vienen con cada plan}',
      '{límite de integraciones|integraciones ilimitadas|número de integraciones por plan|qué plan tiene integraciones ilimitadas|hay límite de integraciones|son ilimitadas las integraciones}',
      '{puedo tener|caben|se puede} {más de tres integraciones|cinco integraciones|una cuarta integración} {en starter|en el plan pequeño|}',
    ],
  },
};
