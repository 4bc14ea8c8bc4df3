import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    '¿Dónde está mi pedido?',
    '¿Cómo devuelvo algo?',
    '¿Cuánto tarda la entrega?',
    '¿Qué talla debo elegir?',
    '¿Envían al extranjero?',
  ],
  useCases: [
    'Dónde está mi pedido: respuestas del sistema de la tienda',
    'Recomendaciones de productos según necesidad y presupuesto',
    'Devoluciones y cambios sin hilos de correo',
    'Carritos abandonados recuperados con una pregunta útil',
    'Preguntas sobre tallas y existencias en la página del producto',
  ],
  can: 'Consulto pedidos, gestiono devoluciones, recomiendo prendas y respondo preguntas sobre entrega, tallas, existencias y pago, de día y de noche. Al buzón llegan menos preguntas repetidas y el cliente tiene su respuesta en el momento de comprar.',
  hours: 'la tienda está abierta día y noche; nuestro equipo responde de lunes a sábado 9:00-19:00',
  location: 'solo en línea; las devoluciones van a Fern & Thread, 4 Mill Lane, Unit 7',
  services:
    'Seguimiento de pedidos|Devoluciones y cambios|Consejo de tallas|Envoltorio de regalo|Arreglo de nuestras prendas',
  prices:
    'Entrega estándar: {shipping}|Entrega exprés: {express}|Camiseta de algodón orgánico: {tee}|Chaqueta de lana reciclada: {jacket}|Envoltorio de regalo: {giftWrap} por pedido',
  items: {
    order: [
      'seguir mi pedido|estado del pedido|dónde está mi paquete|no ha llegado mi paquete|número de seguimiento|mi pedido va con retraso',
      'Lo consulto ahora mismo.',
    ],
    return: [
      'quiero devolverlo|devolución|reembolso|cambiar una prenda|no me queda bien, quiero devolverlo|llegó dañado|que me devuelvan el dinero',
      'Por supuesto: tiene 30 días y la devolución es gratuita. El reembolso llega en cinco días laborables.',
    ],
    delivery: [
      'plazo de entrega|cuánto tardan en enviar|gastos de envío|envío exprés|cuándo llega|es gratis el envío',
      'La entrega estándar tarda 2-4 días laborables y cuesta {shipping}; la exprés llega al día laborable siguiente por {express}. Desde {freeFrom} la estándar es gratuita (precios de ejemplo).',
    ],
    size: [
      'qué talla uso|tabla de tallas|talla pequeña o grande|estoy entre dos tallas|medidas',
      'Nuestras prendas tallan normal. Entre dos tallas, elija la menor en camisetas y la mayor en chaquetas.',
    ],
    abroad: [
      'envío internacional|entregan en Europa|otros países|aduanas|todo el mundo|envían a México',
      'Sí, a 32 países. Verá el precio del envío y los posibles gastos de aduana antes de pagar.',
    ],
    pay: [
      'cómo puedo pagar|formas de pago|aceptan PayPal|tarjeta de crédito|con factura|Apple Pay',
      'Con las tarjetas habituales, PayPal, Apple Pay y Google Pay, y con factura en algunos países.',
    ],
    advice: [
      'me recomienda algo|busco un regalo|algo abrigado para el invierno|idea de regalo|qué es lo más vendido|qué me compro',
      'Para el frío, lo más vendido es la chaqueta de lana reciclada por {jacket}; debajo va bien la camiseta de algodón orgánico por {tee} (precios de ejemplo), que también es un buen regalo.',
    ],
    stock: [
      'hay existencias|está disponible|lo tienen en mi talla|agotado|cuándo vuelve|otros colores',
      'La camiseta y la chaqueta están disponibles de la S a la XL, en verde, arena y azul. Las tallas agotadas vuelven cada dos o tres semanas.',
    ],
    giftWrap: [
      'envolver para regalo|papel de regalo|añadir una tarjeta|lo envuelven',
      'Sí, en papel reciclado y con tarjeta escrita a mano, por {giftWrap} el pedido (precio de ejemplo).',
    ],
    change: [
      'cambiar mi pedido|cancelar mi pedido|dirección equivocada|pedí lo que no era|modificar el pedido',
      'Durante la primera hora, sí: escríbanos con el número de pedido. Después el paquete ya está preparado y puede devolverlo gratis.',
    ],
    cart: [
      'mi carrito|dejé algo en el carrito|no sé si comprarlo|hay algún cupón|código de descuento',
      'Su carrito se guarda 30 días. Si algo le hace dudar, pregúnteme por tallas, entrega o devoluciones: son gratuitas durante 30 días. Ahora mismo no hay cupones.',
    ],
  },
  tasks: {
    order: {
      done: 'Lo he encontrado.',
      code: '¿Cuál es su número de pedido? Empieza por FT-, por ejemplo FT-1042.',
    },
    return: {
      done: 'Su devolución está preparada. Recibirá la etiqueta por correo electrónico; deje el paquete en cualquier punto de entrega.',
      code: '¿De qué pedido se trata? El número empieza por FT-, por ejemplo FT-1042.',
      choice: '¿Por qué quiere devolverlo: no le queda bien, está dañado o ha cambiado de opinión?',
    },
  },
  options: {
    fit: ['No queda bien', 'no me queda|queda|talla|pequeño|pequeña|grande|estrecho|ajustado'],
    damaged: ['Dañado', 'dañado|dañada|roto|rota|defect*|mancha*|agujero|equivocado'],
    mind: [
      'Cambio de opinión',
      'cambiado de opinión|cambié de opinión|no me gusta|ya no lo quiero|no lo necesito',
    ],
  },
  states: {
    underway:
      'Pedido {code}: una chaqueta de lana reciclada. Salió ayer de nuestro almacén y llega en uno o dos días.',
    packed: 'Pedido {code}: dos camisetas de algodón orgánico. Está preparado y sale hoy de nuestro almacén.',
    delivered: 'Pedido {code}: una camiseta de algodón orgánico. Se entregó el lunes y lo recogió un vecino.',
  },
};
