import type { AreaTexts } from '../types.ts';

export const plans: AreaTexts<'plans'> = {
  prices: {
    chip: 'Quanto custa um chatbot?',
    answer: '{platformPrices}\n\n{managedPrices}\n\nNenhum plano tem taxa de instalação.',
    asks: [
      '{quanto custa|qual o preço de|quanto fica|qual o valor de|quanto sai|quanto é} {um chatbot|o bot|o chatbot|isso|o serviço|esse serviço|um robô de atendimento} {por mês|para minha empresa|ao mês|}',
      '{quais são|me passa|queria saber|me diga|pode enviar|gostaria de saber} {os preços|os valores|a tabela de preços|os planos e preços|as mensalidades}',
      '{preço|preços|valor|valores|quanto custa|mensalidade|tabela de preços|custos|orcamento inicial|planos}',
      '{é|achei|está} {caro|muito caro|barato|acessível}',
      '{quanto|o que} {vou pagar|eu pago|teria que pagar|pagamos|pagaria} {por mês|mensalmente|por ano|}',
      '{que|quais} {planos existem|planos vocês têm|planos há|opções de plano tem}',
      '{quanto sai|quanto fica por mês|quanto custa a brincadeira|qual o valor|quanto eu gasto|quanto vocês cobram|tá quanto}',
      '{a quanto|em quanto} {sai|fica} {o negócio|a brincadeira|isso} {por mês|}',
      'que {facada|paulada} é',
      '{meu sócio|a contabilidade} quer {um número|valores}',
      'gostaria de saber {os vossos preços|a tabela de preços}',
      '{preços pfv|qto custa|quanto cobram|tabela|orçamento mensal}',
    ],
  },
  starter: {
    chip: 'O que inclui o Starter?',
    answer:
      'O plano de plataforma {starter} custa {starterPrice} por mês com GPT-3.5 Turbo: {starterMessages} mensagens por mês, {starterIntegrations} integrações (Slack, Email, Web), análises básicas, suporte por e-mail e sua própria marca, em um único idioma. É indicado para uma empresa pequena com um site e uma equipe.',
    asks: [
      '{o que inclui|o que tem|o que vem|quanto custa|me fale|detalhes|como é} {no starter|o starter|o plano starter|o plano básico|o plano menor|do starter|o plano de 129|o plano inicial}',
      '{starter|plano starter|plano básico|preço do starter|plano de entrada}',
      'o que {recebo|ganho|tenho|vem} por {129|129 dólares|$129}',
      '{quantas mensagens|quais integrações|qual modelo|que suporte|quantas integrações} {tem o starter|no starter|inclui o starter|vem no plano básico}',
      'o starter {é suficiente|basta|serve|dá} {para uma empresa pequena|para começar|para nós|para minha loja|}',
      'limites do {starter|plano básico|plano menor}',
      'o que {vem|tem|ganho} {no pequeno|no básico|no de 129}',
      'starter dá pra {um autônomo|uma lojinha}',
      '{129 dólares o que ganho|suporte no starter|o starter chega}',
    ],
  },
  professional: {
    chip: 'O que inclui o Professional?',
    answer:
      'O plano de plataforma {professional} custa {professionalPrice} por mês na tarifa base ({sonnetProfessional} com Claude 3 Sonnet): {professionalMessages} mensagens por mês, integrações ilimitadas, análises avançadas, suporte prioritário 24/7, Claude 3 Sonnet, preparo para HIPAA, vários idiomas, testes A/B e fluxos personalizados. É o nosso plano mais popular.',
    asks: [
      '{o que inclui|o que tem|o que vem|quanto custa|me fale|detalhes|como é} {no professional|o professional|o plano professional|o plano profissional|o plano pro|o plano do meio|o plano de 699}',
      '{professional|plano professional|plano pro|profissional|preço do professional}',
      'o que {recebo|ganho|tenho|vem} por {699|699 dólares|$699}',
      '{quantas mensagens|qual modelo|que suporte|quantas integrações|quantos idiomas} {tem o professional|no professional|vem no pro|inclui o professional}',
      '{qual|que} plano é {o mais popular|mais vendido|o mais escolhido|o mais usado}',
      'por que o {professional|pro} {é tão caro|custa 699|é mais caro}',
      'o que {vem|tem|ganho} {no do meio|no pro|no de 699|no intermediário}',
      'professional {vale a pena|compensa}',
      '{qual o mais vendido|plano intermediário|699 dólares o que ganho|plano profissional}',
    ],
  },
  enterprise: {
    chip: 'O que inclui o Enterprise?',
    answer:
      'O plano de plataforma {enterprise} tem preço individual: mensagens ilimitadas, infraestrutura dedicada ou hospedagem local, SSO, Claude 3 Opus, suporte dedicado, SLA e segurança avançada. Diga do que precisa e uma pessoa faz a oferta em até {hours} horas.',
    asks: [
      '{o que inclui|o que tem|o que vem|quanto custa|me fale|detalhes|como é} {no enterprise|o enterprise|o plano enterprise|o plano empresarial|o plano maior|o plano corporativo}',
      '{enterprise|plano enterprise|plano corporativo|preço do enterprise|plano empresarial}',
      '{somos|trabalho em|é para} {uma grande empresa|uma multinacional|uma corporação|um grupo grande} {qual plano|o que vocês oferecem|quanto custa|}',
      '{tem|existe|preciso de} {plano com mensagens ilimitadas|plano ilimitado|mensagens sem limite|plano sem limite}',
      'o que significa {preço personalizado|preço sob consulta|preço individual}',
      'somos {um grupo|uma prefeitura|um hospital|uma multinacional} com {5000|milhares de} funcionários',
      'o que tem no {maior|mais completo}',
      '{por que enterprise não tem preço|mensagens ilimitadas|preço sob consulta|grande empresa}',
    ],
  },
  compare: {
    chip: 'Qual a diferença entre os planos?',
    answer:
      '{starter} ({starterPrice} por mês): {starterMessages} mensagens, {starterIntegrations} integrações, um idioma, análises básicas, suporte por e-mail.\n{professional} ({professionalPrice} por mês): {professionalMessages} mensagens, integrações ilimitadas, vários idiomas, análises avançadas, testes A/B, preparo para HIPAA, suporte 24/7.\n{enterprise} (preço individual): mensagens ilimitadas, infraestrutura própria, SSO, SLA, suporte dedicado.',
    asks: [
      '{qual a diferença|quais as diferenças|diferença|que diferença há} entre {os planos|starter e professional|o starter e o pro|professional e enterprise|os pacotes}',
      '{compare|comparar|comparação de|comparativo de} {os planos|planos|starter e professional|starter com professional}',
      '{em que|como} {diferem os planos|os planos são diferentes|o professional é diferente do starter}',
      'o que {o professional|o pro} {tem a mais|tem que o starter não tem|oferece a mais}',
      '{starter|básico} ou {professional|pro|profissional}',
      'o que {perco|fica faltando} com {o pequeno|o barato}',
      '{coloca os planos lado a lado|o que ganho subindo de plano|diferenças entre planos|tabela comparativa|o que um tem que o outro não}',
    ],
  },
  whichPlan: {
    chip: 'Qual plano é o certo para mim?',
    answer:
      'Depende das mensagens por mês: até {starterMessages} basta o {starter}, até {professionalMessages} o {professional}, acima disso o {enterprise}. Para vários idiomas, HIPAA ou testes A/B também é preciso o {professional}. Quantas mensagens vocês recebem por mês, mais ou menos?',
    asks: [
      '{qual plano|que plano|qual pacote} {é o certo|serve|é melhor|devo escolher|vocês recomendam|eu preciso|combina} {para mim|para minha empresa|para uma empresa pequena|para uma startup|para nós|}',
      '{me ajuda|pode me ajudar|ajuda} {a escolher|a escolher o plano|a decidir}',
      '{recomende|sugira|indique} {um plano|o melhor plano}',
      '{recebemos|temos|são} {umas|cerca de|} {2000|12 mil|30 mil|500|8 mil} {mensagens|perguntas|consultas} por mês {qual plano|quanto custa|}',
      '{não sei|não tenho certeza} {qual plano|que plano} {escolher|preciso|pegar}',
      '{qual plano serve pra gente|qual você recomenda|somos nove pessoas qual plano|qual plano com 30000 mensagens e hipaa|o pequeno dá conta|qual eu pego}',
      '{qual|que plano} {me indica|vocês pegariam|serve pra gente}',
      'recebemos {300 chats por dia|umas 2000 perguntas por mês|perto de 20 mil mensagens}',
      'plano pra {três pessoas|um salão|meu consultório}',
      '{não sei qual escolher|indicação|que tamanho|inglês e espanhol, o starter chega}',
    ],
  },
  managed: {
    chip: 'Quanto custa o serviço gerenciado?',
    answer:
      '{managedPrices}\n\nNo serviço totalmente gerenciado nós construímos, operamos e cuidamos do bot para você.',
    asks: [
      '{o que é|quanto custa|me fale do|o que inclui|como funciona} {o serviço gerenciado|o serviço totalmente gerenciado|o serviço completo|o plano gerenciado|managed}',
      '{vocês podem|podem|vocês conseguem|dá para vocês} {fazer tudo para nós|cuidar de tudo|montar e operar o bot|gerenciar para a gente|administrar o bot}',
      '{serviço gerenciado|gerenciado|totalmente gerenciado|serviço completo|tudo feito por vocês}',
      '{não temos|não tenho} tempo {para isso|para montar|de cuidar do bot|de configurar}',
      '{o que vem por|por que} {1497|2497|2997}',
      '{tudo incluso com conversas ilimitadas|vocês fazem tudo|pacote completo sem eu mexer em nada|serviço gerenciado com conversas ilimitadas|totalmente gerenciado por quanto|queremos o gerenciado}',
      '{vocês fazem tudo|vocês cuidam de tudo|tocam pra gente} quanto custa',
      'não temos {tempo|ninguém}',
      '{chave na mão|quantas conversas no gerenciado|tudo incluso|serviço gerenciado preço|terceirizar tudo}',
    ],
  },
  managedOrPlatform: {
    chip: 'Plataforma ou gerenciado: qual a diferença?',
    answer:
      'Com um plano de plataforma (a partir de {starterPrice} por mês) você mesmo opera o bot na nossa plataforma. Com o serviço totalmente gerenciado (a partir de {managedStarter} por mês) nós construímos, operamos e melhoramos o bot. O primeiro é contado em mensagens, o segundo em conversas.\n{managedPairs}',
    asks: [
      '{qual a diferença|diferença} entre {plataforma e gerenciado|o plano de plataforma e o gerenciado|os dois serviços|os dois starter}',
      'por que {há dois preços|tem dois preços|existem duas tabelas|os preços são diferentes}',
      'no site {está|diz} {129|699} e você diz {1497|2497} {por quê|}',
      '{plataforma|por conta própria} ou {gerenciado|serviço completo}',
      'o que {é|significa} plano de plataforma',
      'por que tem {dois preços|dois starter|duas tabelas}',
      '{fazer sozinho|tocar sozinho} ou deixar com vocês',
      '{129 ou 1497 qual vale|no site diz outra coisa}',
    ],
  },
  cheapest: {
    chip: 'Qual é a opção mais barata?',
    answer:
      'A mais barata é o plano de plataforma {starter}, {starterPrice} por mês para até {starterMessages} mensagens, sem taxa de instalação e sem contrato longo.',
    asks: [
      '{qual é|qual} {o plano mais barato|a opção mais barata|o preço mínimo|o mais em conta|o menor preço}',
      '{mais barato|plano mais barato|opção mais econômica|preço mínimo|a partir de quanto}',
      'a partir de {quanto|quanto começa|que valor}',
      '{tenho|temos} {pouco dinheiro|orçamento pequeno|pouca verba|só 150 dólares} {o que dá|serve algum plano|}',
      '{é puxado tem coisa mais em conta|tem mais barato|o mais baratinho|meu orçamento é curto|tá caro tem opção menor|pesado pro bolso}',
      'o {mínimo|menos} que dá pra {pagar|gastar}',
      'tenho {pouca grana|só 200 dólares|orçamento apertado}',
      '{preço de entrada|baratinho|econômico}',
    ],
  },
  setupFee: {
    chip: 'Existe taxa de instalação?',
    answer:
      'Não, sem taxa de instalação: em todos os planos você paga só a mensalidade. Só adicionais como uma integração personalizada ({integrationPrice} uma vez) ou o treinamento avançado ({trainingPrice} uma vez) têm custo único.',
    asks: [
      '{existe|tem|há|cobram|vocês cobram|preciso pagar} {taxa de instalação|taxa de adesão|taxa inicial|custo de implantação|taxa de setup|taxa de configuração|matrícula}',
      '{taxa de instalação|setup|custo inicial|taxa de adesão|custos ocultos|taxas escondidas}',
      '{tem|há|existem} {custos escondidos|custos extras|taxas ocultas|pegadinhas|alguma surpresa na conta}',
      'quanto custa {a instalação|a implantação|configurar|instalar|o setup}',
      'preciso pagar {algo antes|adiantado|alguma coisa no início}',
      '{a instalação é cobrada|cobra adesão|paga alguma coisa pra começar|a implantação é à parte}',
      '{paga|cobram} alguma coisa {no começo|de entrada|pra começar}',
      'custos {ocultos|de ativação|iniciais|escondidos}',
      'cobram {a configuração|a instalação|a implantação}',
      '{pegadinha|surpresa na fatura|implantação paga}',
    ],
  },
  contract: {
    chip: 'Há fidelidade ou contrato mínimo?',
    answer:
      'Não há contrato de longo prazo: os planos são mensais e você pode cancelar a qualquer momento com aviso de {noticeDays} dias.',
    asks: [
      '{há|tem|existe|qual é} {fidelidade|contrato mínimo|prazo mínimo|contrato anual|permanência mínima|o prazo do contrato|contrato de longo prazo}',
      '{preciso|tenho que|é preciso} {assinar contrato|assinar um contrato longo|ficar um ano|me comprometer por um ano}',
      '{contrato|fidelidade|prazo mínimo|permanência|mês a mês|carência}',
      '{posso|dá para} {pagar mês a mês|usar sem contrato|contratar só por um mês}',
      'por quanto tempo {fico preso|é o contrato|preciso ficar}',
      '{fico preso um ano|tem que assinar por quanto tempo}',
      '{fico preso|ficamos amarrados} {um ano|muito tempo}',
      '{renova sozinho|duração do contrato|assino por quanto tempo|contrato anual}',
    ],
  },
  cancel: {
    chip: 'Como cancelo?',
    answer:
      'Você pode cancelar a qualquer momento com aviso de {noticeDays} dias; não é preciso motivo e não há contrato longo. Basta uma mensagem para {email}.',
    asks: [
      '{como|posso|dá para|quando posso|é possível} {cancelar|cancelo|sair|encerrar|rescindir|parar} {o plano|o contrato|a qualquer momento|a assinatura|quando quiser|}',
      '{e se|o que acontece se} {eu quiser sair|não gostarmos|mudarmos de ideia|não der certo|eu cancelar|não funcionar}',
      '{cancelamento|cancelar|rescisão|prazo de cancelamento|aviso prévio|política de cancelamento}',
      'com {quantos dias|quanto tempo} {de antecedência|de aviso} {preciso avisar|para cancelar|}',
      '{como eu saio disso|se eu não gostar posso parar|cancelo quando quiser|tem multa pra cancelar}',
      'como {eu saio|caio fora|desisto}',
      'se {não der certo|não rolar|for ruim} {dá pra sair|podemos parar}',
      'só preciso {na temporada|no verão}',
      '{cancelar depois|rescindir|encerrar}',
      '{largar|desistir|se eu quiser cancelar}',
    ],
  },
  trial: {
    chip: 'Posso testar de graça?',
    answer:
      'Muita coisa dá para experimentar aqui sem custo: conversar com os bots de demonstração dos modelos, montar um fluxo no construtor e marcar uma consulta gratuita. O site não promete plano grátis nem período de teste; como não há taxa de instalação e o cancelamento leva {noticeDays} dias, um mês de {starter} ({starterPrice}) é o menor teste real.',
    asks: [
      '{tem|há|existe|vocês oferecem} {teste grátis|período de teste|versão gratuita|plano grátis|trial|teste gratuito|conta de teste}',
      '{posso|dá para|podemos|consigo} {testar|experimentar|usar} {de graça|antes|sem pagar|antes de comprar|por uma semana|gratuitamente}',
      '{teste grátis|gratis|de graça|gratuito|trial|experimentar|versão free}',
      '{é|isso é|o serviço é} {grátis|gratuito|pago|de graça}',
      '{dá pra testar antes de pagar|quero experimentar sem pôr o cartão|posso dar uma olhada antes|tem alguma coisa de graça pra testar|testar antes de fechar|um teste sem compromisso}',
      'dá pra {testar|brincar|experimentar} {antes|de graça|sem pagar}',
      'tem {mês de teste|piloto}',
      '{versão gratuita|sem cartão|período de teste|quero ver funcionando antes de pagar}',
    ],
  },
  discount: {
    chip: 'Há descontos?',
    answer:
      'O site não lista descontos, nem para pagamento anual, nem para startups ou ONGs, e eu não posso prometer nenhum. Pergunte à nossa equipe ({email}) ou em uma consulta gratuita, para uma oferta no seu caso.',
    asks: [
      '{há|tem|vocês dão|existe|vocês fazem|rola} {desconto|descontos|promoção|cupom|oferta especial|código promocional|algum desconto}',
      '{desconto|mais barato} {para ong|para startup|no plano anual|para estudantes|se pagar um ano|para escolas}',
      '{desconto|cupom|promoção|black friday|código de desconto}',
      '{dá para|podem|consegue} {fazer mais barato|negociar|baixar o preço|dar um desconto|melhorar o preço}',
      'pagamento anual {tem desconto|é mais barato|}',
      '{faz um desconto|pagando o ano todo sai mais barato|um precinho melhor}',
      '{fazem um precinho|dá pra negociar|rola um desconto}',
      'desconto pra {ong|escolas|startup|várias lojas}',
      'mais barato pagando {o ano|adiantado}',
      '{código promocional|abatimento|preço camarada}',
    ],
  },
  payment: {
    chip: 'Como pago?',
    answer:
      'Os preços são em dólares americanos, por mês. O site não diz quais formas de pagamento e faturas existem nem se há impostos adicionais; nossa equipe combina isso com você antes de começar: {email}.',
    asks: [
      '{como|de que forma} {pago|posso pagar|é o pagamento|funciona o pagamento|se paga}',
      '{aceitam|posso pagar com|dá para pagar com|vocês aceitam} {cartão|pix|boleto|paypal|transferência|cartão de crédito|euros|reais|fatura}',
      '{formas de pagamento|pagamento|boleto|pix|fatura|nota fiscal|impostos|moeda}',
      '{os preços|o preço|isso} {é com imposto|inclui impostos|é em dólar|é em reais|tem iva}',
      'quando {é cobrado|vem a fatura|vocês cobram}',
      '{aceita pix|pago com boleto|cartão de crédito|emite nota fiscal|dólar ou real|multibanco}',
      'dá pra pagar {com cartão|por transferência|com nota fiscal|parcelado}',
      'os preços são {em reais|em dólar|em euros|com impostos}',
      '{quando cobram|imposto|faturamento}',
    ],
  },
  overage: {
    chip: 'E se eu passar do limite de mensagens?',
    answer:
      'Nada para: nos meses cheios, conversas extras custam {conversationPrice} cada, em qualquer plano. Se acontecer todo mês, o plano seguinte costuma sair mais barato.',
    asks: [
      '{e se|o que acontece se|o que acontece quando} {eu passar do limite|acabarem as mensagens|ultrapassar as mensagens|as mensagens acabarem|exceder o plano|passar de 5000 mensagens}',
      '{quanto custa|quanto custam|preço de} {conversa extra|conversas extras|mensagens adicionais|mensagens extras|cada conversa a mais|mensagem excedente}',
      '{conversas extras|limite de mensagens|excedente|mensagens adicionais|estourar o limite}',
      'o bot {para|deixa de responder|desliga} {quando acaba o limite|se passar do limite|sem mensagens}',
      '{na alta temporada|no natal|em dezembro} {temos mais mensagens|o volume dobra} {e aí|}',
      '{e se passar do limite|acabaram as mensagens|no natal tem mais movimento|ele para se passar}',
      'se {passar|estourar|acabarem as mensagens}',
      'em dezembro é {o dobro|uma loucura}',
      'o bot para quando {acaba a franquia|bate o limite}',
      'preço da conversa {extra|a mais}',
      '{franquia esgotada|mais de 5000|pico}',
    ],
  },
  addOns: {
    chip: 'Quais adicionais existem?',
    answer:
      'Adicionais para qualquer plano:\n- idioma adicional: {languagePrice} por mês\n- conversas extras: {conversationPrice} cada\n- integração personalizada: {integrationPrice} uma vez\n- treinamento avançado: {trainingPrice} uma vez',
    asks: [
      '{quais|que} {adicionais|extras|serviços adicionais|opcionais|complementos} {existem|há|vocês têm|posso contratar|tem}',
      '{adicionais|extras|complementos|add-ons|opcionais|serviços extras}',
      'o que {é cobrado à parte|é pago à parte|não está incluso|custa a mais}',
      '{quanto custam|preço dos} {os adicionais|extras|adicionais|complementos}',
      'posso {acrescentar|contratar} {algo a mais|extras} ao plano',
      'o que mais posso {colocar|contratar à parte}',
      'lista de {extras|adicionais} com preços',
      'serviços à parte',
    ],
  },
  addLanguage: {
    chip: 'Quanto custa mais um idioma?',
    answer:
      'Um idioma adicional para o seu bot custa {languagePrice} por mês, escrito e revisado. {professional} e {enterprise} falam vários idiomas; o {starter} fala um.',
    asks: [
      '{quanto custa|quanto sai|qual o preço de|valor de} {mais um idioma|um idioma adicional|um segundo idioma|outro idioma|adicionar espanhol|cada idioma|uma língua a mais}',
      '{idioma adicional|segundo idioma|idioma extra|mais idiomas|outra língua}',
      '{posso|dá para} {adicionar|acrescentar|incluir} {um idioma|outro idioma|inglês e espanhol|mais idiomas} {depois|no starter|}',
      '{vários idiomas|dois idiomas|três idiomas} {custam mais|custa quanto|são mais caros}',
      'preciso do bot em {dois|três} idiomas {quanto fica|}',
      '{um idioma a mais quanto é|colocar inglês quanto sai|por idioma extra|e se eu quiser espanhol também}',
      '{colocar|pôr|somar} {inglês|espanhol|outro idioma|mais uma língua} quanto {sobe|fica|é}',
      '{preço por idioma|bot bilíngue preço|língua extra|segundo idioma custo}',
    ],
  },
  addIntegration: {
    chip: 'Quanto custa uma integração própria?',
    answer:
      'Uma integração personalizada, a ligação com um sistema seu, custa {integrationPrice} uma única vez. O {starter} inclui {starterIntegrations} integrações padrão, o {professional} quantas precisar.',
    asks: [
      '{quanto custa|quanto sai|qual o preço de|valor de} {uma integração personalizada|uma integração própria|integrar nosso sistema|ligar ao nosso erp|uma integração|conectar nosso sistema}',
      '{integração personalizada preço|custo de integração|preço da integração}',
      '{a integração|as integrações|conectar o crm} {é paga|são pagas|é cobrada à parte|custa extra|está inclusa}',
      'quanto {cobram|custaria} para {conectar nosso erp|ligar ao sap|integrar o banco de dados|integrar o totvs}',
      'quanto pra {ligar|conectar|plugar} {no nosso sistema|no caixa|no ERP|no banco de dados}',
      '{preço de integração|custo único de integração|integração sob medida preço|conector próprio}',
    ],
  },
  addTraining: {
    chip: 'O que é o treinamento avançado?',
    answer:
      'O treinamento avançado custa {trainingPrice} uma única vez: treinamos o bot com seus documentos e conversas anteriores.',
    asks: [
      '{o que é|quanto custa|o que inclui|preço do} {o treinamento avançado|treinamento avançado|treinamento do bot|treinamento}',
      '{treinamento avançado|treinar o bot preço|custo do treinamento}',
      'quanto custa {treinar o bot|treinar com nossos documentos|ensinar nosso conteúdo|treinar com nossos dados}',
      'vocês {treinam o bot|treinam com nossas conversas antigas} {para nós|} {por quanto|}',
      'quanto custa {ensinar|treinar} {nossos documentos|com chats antigos|com os manuais}',
      '{treinamento preço|997 de quê|treino do bot custo}',
    ],
  },
  switchPlan: {
    chip: 'Posso mudar de plano depois?',
    answer:
      'Sim. Os planos são mensais, então você pode ir para um maior ou menor quando as mensagens mudarem; avise em {email} e a equipe faz a troca com você.',
    asks: [
      '{posso|dá para|podemos|é possível} {mudar de plano|trocar de plano|fazer upgrade|fazer downgrade|passar para o professional|subir de plano} {depois|a qualquer hora|mais tarde|}',
      '{mudar de plano|upgrade|downgrade|trocar plano|mudança de plano}',
      '{começar|começo} {com o starter|pequeno} e {crescer depois|mudar depois|subir depois}',
      'e se {a gente crescer|o starter ficar pequeno|precisarmos de mais depois}',
      'dá pra {subir|descer|mudar} de plano {depois|no meio do mês|fora de temporada}',
      'começar pequeno e {crescer|aumentar}',
      '{trocar de plano|starter ficou pequeno}',
    ],
  },
  refund: {
    chip: 'Há reembolso?',
    answer:
      'O site não promete reembolso nem garantia de devolução, então eu também não posso. O que vale: sem taxa de instalação, sem contrato longo e cancelamento com {noticeDays} dias. Para o resto, escreva para {email}.',
    asks: [
      '{há|tem|vocês dão|fazem|existe} {reembolso|devolução|garantia de devolução|dinheiro de volta|estorno}',
      '{reembolso|devolução|estorno|garantia|dinheiro de volta|garantia de satisfação}',
      '{quero|me devolvam|exijo} {meu dinheiro de volta|reembolso|um estorno|o dinheiro}',
      'que garantia {vocês dão|eu tenho|oferecem}',
      '{se não funcionar devolvem}',
      '{devolvem o dinheiro|tem reembolso|estornam} se {não prestar|eu não curtir}',
      'devolução do valor',
    ],
  },
  messageCount: {
    chip: 'O que conta como mensagem?',
    answer:
      'Os planos de plataforma são contados em mensagens por mês, o serviço gerenciado em conversas; uma conversa costuma ter várias mensagens. O site não define mais do que isso: pergunte em {email} como seria contado o seu caso.',
    asks: [
      '{o que conta como|como se conta|o que é|como vocês contam} {mensagem|uma mensagem|uma conversa|as mensagens}',
      'diferença entre {mensagem e conversa|mensagens e conversas}',
      'as respostas do bot {contam|também contam|são contadas}',
      '{quantas conversas|quantos clientes} {são 5000 mensagens|dão 50 mil mensagens}',
      'um {oi|ok} conta como mensagem',
      'o que é {uma conversa|uma mensagem} pra vocês',
      '{como contam|5000 mensagens são quantos clientes|respostas contam|contagem}',
    ],
  },
  seats: {
    chip: 'Cobram por usuário?',
    answer:
      'Não há cobrança por assento: toda a sua equipe pode acessar. O preço segue as mensagens, nunca o número de colegas.',
    asks: [
      '{cobram|paga-se|o preço é|vocês cobram} {por usuário|por assento|por agente|por funcionário|por atendente}',
      '{quantos|há limite de} {usuários|atendentes|agentes|pessoas} {podem usar|estão inclusos|podem acessar|}',
      '{usuários|por usuário|licenças|número de usuários|atendentes}',
      '{toda a equipe|vários colegas|meu time inteiro} pode {usar|acessar|entrar}',
      'cobram por {cabeça|funcionário|pessoa|colega}',
      'quantos {podem entrar|usuários}',
      '{toda a equipe|usuários inclusos|utilizadores}',
    ],
  },
  custom: {
    chip: 'E com mais de 50 mil mensagens?',
    answer:
      'Acima de {professionalMessages} mensagens por mês o preço é individual: a calculadora mostra quanto seria aproximadamente, e para mais de 100.000 mensagens ou infraestrutura própria o time de vendas faz uma oferta em até {hours} horas.',
    asks: [
      '{temos|precisamos de|e se forem|são} {mais de 50 mil|mais de cem mil|200 mil|meio milhão de|um milhão de} mensagens {por mês|quanto custa|}',
      '{quero|podem fazer|preciso de|gostaria de} {um orçamento|um orçamento personalizado|uma proposta|uma oferta sob medida|uma cotação}',
      '{orçamento|proposta comercial|plano sob medida|cotação|oferta personalizada}',
      'há {preço para grande volume|desconto por volume alto|plano para muito volume}',
      'passamos {longe|muito} de 50 mil',
      'vocês {fazem|mandam} {um orçamento|uma proposta}',
      '{licitação|milhões de mensagens|preço por volume|150 mil por mês}',
    ],
  },
  modelPrices: {
    chip: 'Quanto custam modelos melhores?',
    answer:
      'O modelo muda o preço: {starter} custa {starterPrice} com GPT-3.5 Turbo, {sonnetStarter} com Claude 3 Sonnet e {opusStarter} com Claude 3 Opus; {professional} custa {professionalPrice}, {sonnetProfessional} e {opusProfessional}. A calculadora na página de preços mostra o valor para o seu volume.',
    asks: [
      '{quanto custa|quanto sai|quanto a mais custa} {com claude|com opus|com sonnet|um modelo melhor|o melhor modelo|outro modelo}',
      '{preço|valor} {com claude|com opus|com sonnet|de cada modelo|por modelo}',
      'o preço {depende do modelo|muda com o modelo|varia por modelo}',
      'posso usar {claude|opus|um modelo melhor} {no starter|no plano menor|}',
      'por que {839|155|1049} {dólares|e não 699|}',
      '{quanto a mais|que acréscimo} com {o modelo esperto|opus|sonnet|claude}',
      '{starter|professional|profissional} com {opus|sonnet|claude sonnet|claude} {quanto fica|qto|por ano}',
      '{preço conforme o modelo|IA melhor mais cara|diferença de preço dos modelos|não, com o opus}',
    ],
  },
  perThousand: {
    chip: 'Quanto custam 1.000 mensagens?',
    answer:
      'Usadas por inteiro, 1.000 mensagens custam {starterThousand} no {starter} e {professionalThousand} no {professional}. A calculadora da página de preços mostra para o seu volume e modelo.',
    asks: [
      '{preço|custo|quanto custa|quanto sai|quanto fica} {por 1000 mensagens|por mil mensagens|cada mil mensagens|mil mensagens|o milheiro}',
      '{preço por mensagem|custo por mensagem|quanto custa uma mensagem|por mil|a cada 1000|custo unitário por mensagem}',
      '{e|então} {por mil|a cada mil|por mensagem} {quanto dá|quanto sai|}',
      'preço {o milhar|por mil}',
      'quanto custa {uma mensagem|cada mensagem}',
      '{preço unitário|por mensagem|valor da mensagem}',
    ],
  },
  integrationCount: {
    chip: 'Quantas integrações por plano?',
    answer:
      'O {starter} inclui {starterIntegrations} integrações (Slack, Email, Web), o {professional} integrações ilimitadas. Conectar um sistema seu custa {integrationPrice}, uma única vez.',
    asks: [
      'quantas {integrações|conexões} {por plano|tem cada plano|cada plano inclui|há em cada plano|vêm em cada pacote}',
      '{limite de integrações|integrações ilimitadas|número de integrações por plano|qual plano tem integrações ilimitadas|tem limite de integrações|as integrações são ilimitadas}',
      '{mais de três integrações|cinco integrações|uma quarta integração} {dá no starter|no plano pequeno|é possível no starter}',
    ],
  },
};
