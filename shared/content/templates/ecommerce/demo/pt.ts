import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Onde está o meu pedido?',
    'Como faço para devolver um produto?',
    'Quanto tempo demora a entrega?',
    'Que tamanho devo escolher?',
    'Vocês enviam para o exterior?',
  ],
  useCases: [
    'Onde está meu pedido: respostas do sistema da loja',
    'Recomendações de produtos por necessidade e orçamento',
    'Devoluções e trocas sem troca de e-mails',
    'Carrinhos abandonados recuperados com uma pergunta útil',
    'Perguntas sobre tamanho e estoque na página do produto',
  ],
  can: 'Consulto pedidos, preparo devoluções, recomendo peças e respondo perguntas sobre entrega, tamanhos, estoque e pagamento, de dia e de noite. A caixa de entrada recebe menos perguntas repetidas, e os clientes têm a resposta na hora da compra.',
  hours: 'a loja está aberta dia e noite; nossa equipe responde de segunda a sábado das 9:00 às 19:00',
  location: 'somente online; as devoluções vão para Fern & Thread, 4 Mill Lane, Unit 7',
  services:
    'Rastreamento de pedidos|Devoluções e trocas|Ajuda com tamanhos|Embalagem para presente|Conserto das nossas peças',
  prices:
    'Entrega padrão: {shipping}|Entrega expressa: {express}|Camiseta de algodão orgânico: {tee}|Jaqueta de lã reciclada: {jacket}|Embalagem para presente: {giftWrap} por pedido',
  items: {
    order: [
      'rastrear meu pedido|status do pedido|cadê minha encomenda|meu pacote não chegou|meu pedido já foi enviado|código de rastreio|minha entrega está atrasada',
      'Vou verificar para você.',
    ],
    return: [
      'quero devolver|mandar de volta|posso receber reembolso|trocar um artigo|dinheiro de volta|não serviu, quero devolver|meu produto veio com defeito|política de devolução|quantos dias tenho para devolver',
      'Claro: você tem 30 dias, e a devolução é gratuita. O reembolso chega em até cinco dias úteis.',
    ],
    delivery: [
      'prazo de entrega|quanto demora o envio|quando chega|custo do frete|entrega expressa|quantos dias leva para chegar|o frete é grátis',
      'A entrega padrão leva de 2 a 4 dias úteis e custa {shipping}; a expressa chega no próximo dia útil por {express}. A partir de {freeFrom} a entrega padrão é grátis (preços de exemplo).',
    ],
    size: [
      'qual é o meu tamanho|tabela de medidas|a forma é pequena|estou entre dois tamanhos|medidas|que tamanho me serve',
      'Nossas peças seguem o tamanho normal. Entre dois tamanhos, escolha o menor nas camisetas e o maior nas jaquetas.',
    ],
    abroad: [
      'envio internacional|entregam na Europa|mandam para outros países|taxas de alfândega|entrega no mundo todo|fora do país',
      'Sim, para 32 países. Você vê o preço da entrega e eventuais taxas de alfândega antes de pagar.',
    ],
    pay: [
      'como posso pagar|formas de pagamento|aceitam PayPal|cartão de crédito|pagar por fatura|Apple Pay',
      'Com todos os cartões comuns, PayPal, Apple Pay e Google Pay e, em alguns países, por fatura.',
    ],
    advice: [
      'pode me recomendar algo|preciso de um presente|algo quente para o inverno|ideia de presente|qual é o mais vendido|o que devo comprar|me ajude a escolher',
      'Nosso mais vendido para os dias frios é a jaqueta de lã reciclada, por {jacket}; a camiseta de algodão orgânico, por {tee}, combina por baixo (preços de exemplo) e também é um bom presente.',
    ],
    stock: [
      'tem em estoque|está disponível|tem no meu tamanho|esgotado|quando volta ao estoque|outras cores|tem em azul',
      'A camiseta e a jaqueta estão em estoque do S ao XL, em verde, areia e azul. Tamanhos esgotados voltam a cada duas ou três semanas.',
    ],
    giftWrap: [
      'embrulham para presente|embalagem para presente|papel de presente|colocar um cartão|mensagem de presente',
      'Sim, em papel reciclado e com um cartão escrito à mão, por {giftWrap} por pedido (preço de exemplo).',
    ],
    change: [
      'alterar meu pedido|cancelar meu pedido|endereço errado|mudar a compra|pedi a coisa errada',
      'Até uma hora depois da compra, sim: escreva para nós com o número do pedido. Depois disso o pacote é embalado, e você pode devolvê-lo de graça.',
    ],
    cart: [
      'deixei algo no carrinho|meu carrinho de compras|finalizar a compra|não sei se compro|tem cupom de desconto',
      'Seu carrinho fica guardado por 30 dias. Se ainda há alguma dúvida, pergunte sobre tamanho, entrega ou devolução: as devoluções são gratuitas por 30 dias. No momento não há cupom.',
    ],
  },
  tasks: {
    order: {
      done: 'Encontrei.',
      code: 'Qual é o número do seu pedido? Começa com FT-, por exemplo FT-1042.',
    },
    return: {
      done: 'Sua devolução está preparada. Você recebe a etiqueta por e-mail; entregue o pacote em qualquer ponto de coleta.',
      code: 'De qual pedido se trata? O número começa com FT-, por exemplo FT-1042.',
      choice: 'Por que você quer devolver: não serviu, está com defeito ou você mudou de ideia?',
    },
  },
  options: {
    fit: ['Não serviu', 'serviu|serve|tamanho|pequen*|grande|apertad*|larg*|curt*|comprid*'],
    damaged: ['Com defeito', 'defeito|danificad*|quebrad*|rasgad*|estragad*|furo|mancha*|produto errado'],
    mind: ['Mudei de ideia', 'mudei de ideia|ideia|não gostei|não quero mais|não preciso mais|arrependi'],
  },
  states: {
    underway:
      'Pedido {code}: uma jaqueta de lã reciclada. Saiu ontem do nosso depósito e chega em um ou dois dias.',
    packed: 'Pedido {code}: duas camisetas de algodão orgânico. Está embalado e sai hoje do nosso depósito.',
    delivered:
      'Pedido {code}: uma camiseta de algodão orgânico. Foi entregue na segunda-feira e deixado com um vizinho.',
  },
};
