import type { AreaTexts } from '../types.ts';

export const features: AreaTexts<'features'> = {
  whatWeDo: {
    chip: 'O que vocês oferecem?',
    answer:
      'A {brand} cria chatbots de IA para empresas: bots de atendimento, automação de vendas e integrações personalizadas. Eles respondem 24 horas em {languages} idiomas, passam para a sua equipe quando importa, e a primeira versão fica pronta em {firstHours} horas.',
    asks: [
      '{o que vocês|o que a empresa|o que exatamente vocês|com o que vocês} {fazem|oferecem|vendem|trabalham}',
      '{o que é|me explique|me conte sobre|fale sobre} {isso|este site|o serviço de vocês|o produto|a plataforma}',
      '{serviços|produtos|o que oferecem|quais serviços|soluções}',
      '{quero|preciso de|procuro|estamos procurando|tenho interesse em} {um chatbot|um bot para o site|um assistente virtual|um robô de atendimento|ia para atendimento}',
      'que {tipos de bots|bots} {vocês fazem|existem}',
      'com o que vocês {trabalham|mexem}',
      'o que {vendem|fazem} {exatamente|}',
      '{explica numa frase|caí aqui pelo google|seu produto}',
    ],
  },
  support: {
    chip: 'O que faz um bot de atendimento?',
    answer:
      'Um bot de atendimento responde o que é perguntado todo dia, consulta pedidos e agendamentos e passa para uma pessoa com a conversa inteira.',
    asks: [
      '{o que faz|como funciona|para que serve} {um bot de atendimento|o bot de suporte|um bot de atendimento ao cliente|o bot de sac}',
      '{atendimento ao cliente|sac|bot de atendimento|suporte ao cliente|help desk}',
      '{o bot pode|pode|consegue} {responder clientes|responder perguntas frequentes|atender o sac|aliviar o atendimento|responder dúvidas}',
      '{recebemos|os clientes fazem} {as mesmas perguntas|sempre a mesma dúvida|centenas de perguntas} {todo dia|}',
      '{automatizar|reduzir a carga do} {atendimento|suporte|sac}',
      'respondemos {sempre a mesma coisa|o dia todo cadê meu pedido}',
      'aliviar {a recepção|o atendimento|o SAC}',
      '{chamados|caixa de entrada lotada|perguntas frequentes|cliente reclamando}',
    ],
  },
  sales: {
    chip: 'Como funciona a automação de vendas?',
    answer:
      'A automação de vendas recebe os visitantes, descobre do que precisam, qualifica pelas suas regras e põe a reunião na sua agenda.',
    asks: [
      '{o que é|como funciona|me fale da} {automação de vendas|a automação de vendas|bot de vendas|geração de leads}',
      '{vendas|automação de vendas|leads|geração de leads|qualificação de leads}',
      '{o bot pode|pode|consegue} {gerar leads|qualificar leads|vender|marcar reuniões de venda|captar contatos|recomendar produtos}',
      '{queremos|quero|precisamos de} {mais vendas|mais leads|mais clientes|converter mais}',
      'como o bot {aumenta as vendas|melhora a conversão|ajuda a vender}',
      '{traz|consegue|gera} {clientes|vendas|contatos}',
      '{filtrar interessados|marcar reunião de vendas|conversão|vender mais|captar clientes}',
    ],
  },
  customWork: {
    chip: 'O que são integrações personalizadas?',
    answer:
      'Ligamos a conversa à sua loja, ao cadastro de clientes, ao sistema de chamados ou ao seu próprio software. Uma integração personalizada custa {integrationPrice} uma única vez.',
    asks: [
      '{o que são|me fale das|o que significa} {integrações personalizadas|desenvolvimento sob medida|as integrações personalizadas}',
      '{desenvolvimento sob medida|integrações personalizadas|bot sob medida|desenvolvimento próprio}',
      '{vocês podem|podem|dá para} {desenvolver algo só para nós|criar funções especiais|programar um bot exclusivo}',
      '{conectar|integrar|ligar} {nosso próprio sistema|nosso software|nosso sistema de chamados|o sistema da empresa|nosso estoque}',
      'fazem {algo sob medida|coisa diferente}',
      '{temos um sistema caseiro|desenvolvimento especial|solução particular}',
    ],
  },
  integrations: {
    chip: 'Com quais sistemas se integra?',
    answer:
      'Os bots se ligam a {integrations}, ao seu site e a outros sistemas pela API: loja, cadastro de clientes, chamados, agenda. O {starter} inclui {starterIntegrations} integrações (Slack, Email, Web), o {professional} quantas precisar; ligar um sistema próprio custa {integrationPrice}.',
    asks: [
      '{com quais|com que|quais} {sistemas se integra|ferramentas funciona|integrações vocês têm|plataformas conecta|sistemas conectam}',
      '{integra|funciona|conecta|dá para integrar} com {zendesk|google agenda|outlook|totvs|sap|nossas ferramentas|outros sistemas|rd station}',
      '{integrações|integração|conectores|plugins|conexões}',
      '{usamos|trabalhamos com} {zendesk|google agenda|sap|outlook|bling} {funciona|dá para ligar|}',
      'o bot {vê o estoque|consulta pedidos no sistema|acessa nosso banco|lê nossa agenda}',
      'com o que {conecta|conversa|se liga}',
      'vai com {Outlook|Google Agenda|Teams|Bling|Omie|Totvs}',
      'consegue ver {a agenda|o estoque|o caixa}',
      '{Zendesk|compatível|nossos programas|ferramentas}',
      '{gostaria de saber|poderiam me informar|queria saber|agradeço se me disserem|pode me dizer|solicito informação sobre} {a que sistemas se conecta|se integra com nosso software}',
      '{oi uma dúvida|olha|aliás|ok e|então|boa tarde} {conecta com o quê}',
    ],
  },
  whatsapp: {
    chip: 'Funciona no WhatsApp?',
    answer:
      'Sim, o WhatsApp é um dos canais dos nossos bots: seus clientes escrevem onde sempre escrevem, e o bot responde lá. O {starter} inclui {starterIntegrations} integrações (Slack, Email, Web); o {professional}, quantas você precisar.',
    asks: [
      '{funciona|dá para usar|tem|responde|atende|integra} {no whatsapp|com whatsapp|pelo whats|no zap|com whatsapp business}',
      '{whatsapp|whats|zap|bot para whatsapp|whatsapp business}',
      '{meus clientes|a maioria|todos} {usam whatsapp|escrevem no whatsapp|chamam no zap} {o bot responde lá|}',
      '{quero|preciso de} um bot {no whatsapp|para o whatsapp|pro zap}',
      '{WhatsApp|zapzap|wpp}',
      '{os clientes chamam no zap|responder no whatsapp|watsapp}',
    ],
  },
  slack: {
    chip: 'Funciona com Slack?',
    answer: 'Sim. O Slack já vem no {starter}, junto com e-mail e site.',
    asks: [
      '{funciona|integra|conecta|tem integração} {com slack|com o slack|no slack}',
      '{slack|integração slack|bot no slack}',
      '{usamos|a equipe usa} slack {funciona|serve|}',
      'avisos {no slack|pelo slack} {são possíveis|chegam|}',
      '{Slack|slak|aviso no Slack}',
      '{usamos Slack|canal do Slack|notificação no slack}',
    ],
  },
  shopify: {
    chip: 'Funciona com Shopify?',
    answer:
      'Sim, nossos bots se ligam à Shopify: consultam pedidos, recomendam produtos e respondem antes da compra. Outras plataformas de loja (WooCommerce, Magento) são ligadas pela API.',
    asks: [
      '{funciona|integra|conecta|tem integração} com {shopify|woocommerce|nuvemshop|vtex|magento|a minha loja shopify|tray}',
      '{shopify|woocommerce|nuvemshop|vtex|plataforma da loja}',
      '{minha loja|temos loja|uso} {é shopify|na shopify|woocommerce|é na nuvemshop} {funciona|dá|}',
      'o bot vê {os pedidos da shopify|os produtos da loja}',
      '{uso woocommerce serve|loja na nuvemshop|minha loja é magento|prestashop}',
      '{shopify|shopifai} {funciona|dá certo|rola}',
      'estamos na {Nuvemshop|WooCommerce|Magento|Tray}',
      '{Shopify|WooCommerce|plataforma de loja|pedidos do shopify}',
    ],
  },
  website: {
    chip: 'Como coloco no meu site?',
    answer:
      'O canal web faz parte de todos os planos: um pequeno código entra nas suas páginas, feitas com o que for (WordPress, Wix, código próprio), e o chat aparece lá. Ajudamos na primeira versão.',
    asks: [
      '{como|onde} {coloco|instalo|ponho|integro|adiciono} {o bot|o chat|o chatbot} {no meu site|na página|no wordpress|no site|na nossa página}',
      '{funciona com|serve para|é compatível com} {wordpress|wix|qualquer site|site próprio|webflow}',
      '{wordpress|wix|widget|código para o site|incorporar|plugin para site}',
      '{meu site é|nosso site é} {wordpress|wix|feito em wordpress} {funciona|tem problema|}',
      'preciso {mudar meu site|refazer o site}',
      'como {colo|boto|ponho} {no meu site|na página|no blog}',
      '{pedaço de código|WordPress|Wix}',
      '{o site foi agência que fez|balão de chat|precisa refazer o site}',
    ],
  },
  crm: {
    chip: 'Conecta com o nosso CRM?',
    answer:
      'Sim: os bots se ligam a cadastros de clientes como Salesforce ou HubSpot pela API. O {professional} inclui quantas integrações precisar; um sistema próprio é uma integração personalizada ({integrationPrice} uma vez).',
    asks: [
      '{conecta|integra|funciona|sincroniza} com {crm|nosso crm|salesforce|hubspot|pipedrive|rd station crm|zoho}',
      '{crm|salesforce|hubspot|pipedrive|integração crm}',
      '{usamos|nosso crm é} {salesforce|hubspot|pipedrive|zoho} {funciona|conecta|}',
      'os leads {vão para o crm|entram no crm|caem no hubspot}',
      'os {contatos|dados|leads} {caem|entram} no {Salesforce|HubSpot|RD Station|nosso CRM}',
      '{CRM|HubSpot|Salesforce|Pipedrive|cadastro de clientes}',
    ],
  },
  api: {
    chip: 'Vocês têm API?',
    answer:
      'Os bots falam com outros sistemas por APIs e webhooks: o construtor de fluxos tem passos que chamam um endereço seu e usam a resposta. Para uma ligação mais profunda fazemos uma integração personalizada ({integrationPrice} uma vez).',
    asks: [
      '{têm|tem|existe|oferecem} {api|webhooks|acesso à api|sdk|documentação da api}',
      '{api|webhook|rest api|documentação técnica|zapier|desenvolvedores}',
      'nossos {desenvolvedores|programadores|devs} podem {usar a api|integrar por api|programar}',
      '{suporta|funciona com} {zapier|make|n8n|webhooks}',
      'vocês têm {API|webhooks}',
      '{meu programador pediu a API|chamar nosso servidor|Zapier|REST}',
    ],
  },
  channels: {
    chip: 'Quais canais existem?',
    answer:
      'Os canais que citamos são site, WhatsApp, Slack, e-mail e Shopify. Outros (Instagram, Messenger, Telegram, Teams, SMS) são ligados pela API quando a têm; bots de telefone ou voz o site não oferece. Pergunte à equipe pelo seu canal.',
    asks: [
      '{quais|em que|que} {canais|canais vocês atendem|canais existem|canais o bot atende|mensageiros funciona}',
      '{funciona|dá para usar|atende|responde} {no instagram|no telegram|no messenger|no facebook|por sms|no teams|no direct}',
      '{instagram|telegram|messenger|facebook|sms|teams|canais}',
      '{atende telefone|faz ligações|fala por voz|atende ligações|tem voz}',
      '{bot de voz|telefone com ia|ura|voz|atendimento por voz}',
      '{meu pessoal tá no telegram|liga no instagram|e no messenger|por sms|no teams}',
      'responde {SMS|Messenger|Insta|e-mail|telefone}',
      'vai no {Telegram|Facebook|Teams}',
      '{ligações|onde ele responde|redes sociais}',
    ],
  },
  languages: {
    chip: 'Que idiomas os bots falam?',
    answer:
      'Nossos bots falam {languages} idiomas, inclusive escritas da direita para a esquerda como árabe e hebraico. O {starter} vem com um idioma, o {professional} com vários; um idioma adicional custa {languagePrice} por mês.',
    asks: [
      '{que|quais|quantos|em quantos} idiomas {os bots falam|o bot fala|são suportados|vocês suportam|ele responde}',
      '{o bot fala|fala|entende|responde em|os bots sabem} {inglês|espanhol|francês|árabe|alemão|outros idiomas|várias línguas|japonês|italiano}',
      '{idiomas|línguas|multilíngue|vários idiomas}',
      '{nossos clientes|temos clientes que} {falam outras línguas|são estrangeiros|falam espanhol e inglês}',
      '{meus clientes falam árabe|quantas línguas ele fala|fala espanhol também|atende gringo}',
      '{fala|entende} {espanhol|árabe|guarani|italiano} com os clientes',
      'entende {gíria|sotaque}',
      '{vem turista de todo canto|quantos idiomas}',
      '{gostaria de saber|poderiam me informar|queria saber|agradeço se me disserem|pode me dizer|solicito informação sobre} {que idiomas suporta|se suporta árabe}',
      '{oi uma dúvida|olha|aliás|ok e|então|boa tarde} {que línguas fala}',
    ],
  },
  languageSwitch: {
    chip: 'O bot muda de idioma sozinho?',
    answer:
      'Sim. O bot responde no idioma em que é perguntado e muda junto com o cliente, até no meio da conversa.',
    asks: [
      '{o bot|ele} {muda de idioma sozinho|detecta o idioma|troca de idioma automaticamente|reconhece a língua|identifica o idioma}',
      '{detecção de idioma|tradução automática|troca de idioma}',
      'e se o cliente {escrever em outra língua|mudar de idioma|passar para o inglês}',
      'preciso {traduzir as respostas|escrever em cada idioma|traduzir tudo}',
      '{acompanha|percebe} se o cliente {troca de idioma|passa pro inglês}',
      '{nota sozinho o idioma|o cliente escolhe o idioma}',
    ],
  },
  models: {
    chip: 'Quais modelos de IA vocês usam?',
    answer:
      'Você escolhe o modelo: GPT-3.5 Turbo (rápido e econômico, {starter}), Claude 3 Sonnet (equilibrado, {professional}) ou Claude 3 Opus (raciocínio complexo, {enterprise}). Não se paga um modelo premium em cada resposta.',
    asks: [
      '{qual|quais|que} {modelo de ia|modelos|ia|inteligência artificial|tecnologia|llm} {vocês usam|está por trás|o bot usa|existem}',
      '{é|usa|vocês usam|roda em} {chatgpt|gpt|gpt-4|claude|gemini|openai}',
      '{modelos|modelo de ia|gpt|claude|opus|sonnet}',
      '{posso|dá para} {escolher o modelo|trocar de modelo|mudar a ia}',
      'diferença entre {gpt e claude|sonnet e opus|os modelos}',
      '{que IA|que motor} {tem|roda} {dentro|no pequeno|no professional|no starter}',
      'é {gpt|chatgpt|claude|gemini} {por trás|por baixo}',
      '{modelo de linguagem|modelo de IA|GPT|Claude|opus ou sonnet}',
      '{gostaria de saber|poderiam me informar|queria saber|agradeço se me disserem|pode me dizer|solicito informação sobre} {que modelo de IA usam|que modelo tem cada plano}',
      '{oi uma dúvida|olha|aliás|ok e|então|boa tarde} {que IA é}',
    ],
  },
  analytics: {
    chip: 'Que análises eu recebo?',
    answer:
      'Você vê em tempo real o que é perguntado e como as conversas terminam: o {starter} tem análises básicas, o {professional} avançadas com testes A/B. No construtor, cada fluxo mostra sessões, conclusão e tempo.',
    asks: [
      '{que|quais|há|tem} {análises|estatísticas|relatórios|métricas|dashboard|painel de dados} {recebo|existem|vocês têm|posso ver|}',
      '{análises|relatórios|estatísticas|dashboard|métricas|analytics}',
      '{como|onde} {vejo os resultados|meço o sucesso|acompanho o desempenho|sei o que perguntam}',
      'diferença entre {análises básicas e avançadas|analytics básico e avançado}',
      'vejo o que {o pessoal|clientes} pergunta',
      'como sei se {funciona|presta}',
      '{gráficos|relatório mensal pro chefe|acompanhamento}',
    ],
  },
  helpHours: {
    chip: 'Que suporte recebemos?',
    answer:
      'O {starter} tem suporte por e-mail, o {professional} suporte prioritário 24/7, o {enterprise} suporte dedicado com SLA. O suporte atende em {supportEmail}.',
    asks: [
      '{que|há|tem|qual} {suporte|suporte 24 horas|suporte por telefone|suporte técnico|ajuda técnica|atendimento aos clientes de vocês} {recebemos|está incluso|vocês oferecem|}',
      '{suporte|suporte técnico|suporte 24/7|suporte prioritário|assistência}',
      '{quem ajuda|com quem falo|a quem recorro} se {algo quebrar|o bot parar|der problema|houver erro}',
      'o suporte {responde rápido|é rápido|demora}',
      'quem chamo {de madrugada|no fim de semana|quando trava}',
      'temos {um contato fixo|alguém dedicado}',
      '{ajuda técnica|horário do suporte|só suporte por e-mail}',
      '{gostaria de saber|poderiam me informar|queria saber|agradeço se me disserem|pode me dizer|solicito informação sobre} {que suporte está incluído|se atendem no fim de semana}',
      '{oi uma dúvida|olha|aliás|ok e|então|boa tarde} {quem chamo se der pau}',
    ],
  },
  abTesting: {
    chip: 'Posso fazer testes A/B?',
    answer:
      'Os testes A/B vêm com o {professional}: experimente duas redações ou fluxos e fique com o melhor.',
    asks: [
      '{posso fazer|tem|há|dá para fazer} {testes a/b|teste ab|testes ab|split test|a/b testing}',
      '{teste a/b|teste ab|split test|testes ab}',
      'qual plano {tem|inclui} {teste a/b|testes ab}',
      'posso {comparar duas versões|testar qual texto é melhor}',
      '{o teste A/B|teste ab|split test} {tem no starter|no pro|incluso}',
      'comparar dois {textos|cumprimentos|variantes}',
      '{A/B|testes A/B|qual versão vai melhor}',
      '{a/b|a b}',
    ],
  },
  workflows: {
    chip: 'O que são fluxos personalizados?',
    answer:
      'Fluxos personalizados vêm com o {professional}: seus próprios passos, condições e ações, de coletar um e-mail a chamar outro sistema. Você os desenha no construtor de fluxos, que dá para experimentar aqui sem conta.',
    asks: [
      '{o que são|tem|posso ter|há} {fluxos personalizados|workflows|automações próprias|fluxos de trabalho}',
      '{workflows|fluxos de trabalho|automação de processos|fluxos personalizados}',
      'qual plano {tem|inclui} {workflows|fluxos personalizados}',
      'o bot pode {seguir nosso processo|disparar ações|coletar dados passo a passo}',
      'dá pra {definir|programar} {passos|regras}',
      '{se o cliente disser x então y|condições|automatizar um processo|etapas de aprovação}',
    ],
  },
  branding: {
    chip: 'Pode ter a nossa cara?',
    answer:
      'Sim, sua própria marca faz parte de todos os planos, já do {starter}: seu nome, suas cores, seu tom.',
    asks: [
      '{posso|podemos|dá para} {usar nosso logo|mudar as cores|personalizar o visual|mudar o nome do bot|usar nossa marca|deixar com a nossa cara}',
      '{marca|white label|logo|cores|identidade visual|marca própria}',
      'aparece {o logo de vocês|a marca de vocês|powered by}',
      'tem {white label|marca branca}',
      'pode {ter outro nome|ficar com a nossa cara|ter nossas cores}',
      '{nosso logo|nosso nome|nosso tom}',
      '{marca branca|aparece o nome de vocês}',
      '{gostaria de saber|poderiam me informar|queria saber|agradeço se me disserem|pode me dizer|solicito informação sobre} {se pode ter nosso logo|se o design é adaptável}',
      '{oi uma dúvida|olha|aliás|ok e|então|boa tarde} {posso pôr meu logo}',
    ],
  },
  handover: {
    chip: 'O bot passa para uma pessoa?',
    answer:
      'Sim. O que o bot não sabe vai para uma pessoa da sua equipe com tudo o que já foi dito, para ninguém ter de repetir. Você decide quando.',
    asks: [
      '{o bot|ele} {passa para uma pessoa|transfere para um humano|encaminha para o atendente|transfere a conversa|passa para a equipe}',
      'e se o bot {não souber|não souber responder|não entender|travar}',
      '{transferência para humano|atendimento humano na equipe|escalonamento|chat ao vivo}',
      '{minha equipe|o atendente|a gente} pode {assumir a conversa|entrar no chat|intervir}',
      'os clientes {ainda falam com pessoas|conseguem falar com um atendente nosso}',
      '{e se ele não souber|passa pra um colega|posso entrar na conversa|quando ele trava}',
      'o que faz quando {não sabe|trava|se enrola}',
      '{um colega|alguém daqui|eu} pode {entrar|assumir}',
      'passa pra {uma pessoa|alguém|um atendente}',
      '{transferir|assumir a conversa|o cliente chega numa pessoa de verdade|transbordo|se o robô não souber responder}',
      '{gostaria de saber|poderiam me informar|queria saber|agradeço se me disserem|pode me dizer|solicito informação sobre} {como a conversa passa à nossa equipe|se um funcionário pode intervir|se o robô passa para uma pessoa}',
      '{oi uma dúvida|olha|aliás|ok e|então|boa tarde} {minha equipe pode entrar}',
    ],
  },
  ownData: {
    chip: 'Aprende com nossos documentos?',
    answer:
      'Sim. O treinamento avançado ({trainingPrice} uma vez) ensina ao bot seus documentos e conversas anteriores; preços, horários e regras vêm dos seus sistemas, então a resposta é sua e não um palpite.',
    asks: [
      '{aprende|pode aprender|dá para treinar} {com nossos documentos|com nosso site|com nosso faq|com nossos pdfs|com nossos manuais}',
      'de onde o bot {tira as respostas|sabe as respostas|pega a informação}',
      '{base de conhecimento|documentos próprios|subir documentos|dados próprios|carregar pdf}',
      'posso {enviar documentos|subir pdf|carregar a tabela de preços}',
      'ele conhece {nossos produtos|nossos preços|nossa empresa}',
      '{posso dar nossos pdf pra ele|ele lê nosso site|de onde ele tira as respostas}',
      'consegue {ler|aprender|engolir} {nossos manuais|o site|os PDFs|a lista de preços}',
      'como sabe {o que vendemos|das coisas}',
      '{documentos|subir arquivos|catálogo}',
      '{panfletos|não sabe nada da minha empresa|perguntas sobre alergénios e cardápio}',
      '{gostaria de saber|poderiam me informar|queria saber|agradeço se me disserem|pode me dizer|solicito informação sobre} {se aprende com nossos documentos|como conhece nossos produtos}',
      '{oi uma dúvida|olha|aliás|ok e|então|boa tarde} {lê meus PDFs}',
    ],
  },
  accuracy: {
    chip: 'As respostas são confiáveis?',
    answer:
      'Um modelo de linguagem prevê palavras, por isso os fatos devem vir dos seus dados: nossos bots respondem com o que você forneceu e passam para uma pessoa o que não sabem, em vez de inventar. Cada fluxo pode ser testado antes de ir ao ar.',
    asks: [
      '{as respostas são|o bot é|são} {confiáveis|corretas|precisas|confiável nas respostas|certas}',
      '{o bot|ele|e se ele} {erra|inventa|alucina|responde errado|fala besteira|mente}',
      '{alucinações|erros do bot|precisão|respostas erradas|qualidade das respostas}',
      'como {evitam erros|impedem que invente|garantem a resposta certa}',
      'quem responde {se o bot errar|pelo erro do bot}',
      '{ele não fala besteira|e se ele errar|inventa coisa|posso confiar no que ele diz}',
      'e se {falar besteira|inventar|errar|pisar na bola}',
      'quem responde se {prometer errado|der preço errado}',
      '{dá pra confiar|alucina|erros|confiabilidade|mico}',
      '{gostaria de saber|poderiam me informar|queria saber|agradeço se me disserem|pode me dizer|solicito informação sobre} {como evitam respostas erradas|se as respostas são confiáveis}',
      '{oi uma dúvida|olha|aliás|ok e|então|boa tarde} {inventa coisas}',
    ],
  },
  speed: {
    chip: 'O bot responde rápido?',
    answer:
      'A plataforma responde em menos de 200 milissegundos; seus clientes têm resposta na hora, a qualquer momento.',
    asks: [
      '{o bot responde|responde|quão rápido responde|em quanto tempo responde} {rápido|o bot|aos clientes|na hora}',
      '{tempo de resposta|velocidade|latência|200 milissegundos}',
      'o bot é {lento|rápido|ágil}',
      'os clientes {esperam muito|precisam esperar}',
      'responde {na hora|de bate pronto|rapidinho}',
      '{quantos segundos|lento|milissegundos|espera}',
    ],
  },
  uptime: {
    chip: 'O serviço é estável?',
    answer:
      'Prometemos {uptime} de disponibilidade, 24 horas. O {enterprise} acrescenta um SLA que põe isso no contrato.',
    asks: [
      '{o serviço|a plataforma|o sistema} é {estável|confiável no ar|instável|disponível sempre}',
      '{qual é|como é} {a disponibilidade|o uptime|a estabilidade}',
      '{uptime|disponibilidade|quedas|99,9|fora do ar}',
      'e se {o servidor cair|o sistema cair|vocês ficarem fora do ar}',
      'garantem {a disponibilidade|99,9}',
      'cai {muito|toda hora}',
      '{é estável|instabilidade|quando o servidor morre|indisponível}',
      '{gostaria de saber|poderiam me informar|queria saber|agradeço se me disserem|pode me dizer|solicito informação sobre} {que disponibilidade garantem|se há quedas}',
      '{oi uma dúvida|olha|aliás|ok e|então|boa tarde} {cai muito}',
    ],
  },
  deploy: {
    chip: 'Em quanto tempo começamos?',
    answer:
      'A primeira versão fica pronta em {firstHours} horas; adaptar ao seu negócio leva de {daysFrom} a {daysTo} dias, conforme o setor.',
    asks: [
      '{em quanto tempo|quando|com que rapidez} {começamos|podemos começar|fica pronto|entra no ar|vocês entregam|o bot fica pronto}',
      '{quanto tempo|quantos dias} {leva|demora} {para ficar pronto|a implantação|para lançar|a configuração|}',
      '{prazo|prazo de entrega|tempo de implantação|lançamento|cronograma}',
      '{dá para|conseguem|fica pronto} {até segunda|esta semana|em uma semana|antes do natal|em 3 dias}',
      '{precisamos|é} {urgente|para ontem|rápido|com urgência}',
      'é mesmo {em um dia|em 24 horas|em 1 dia}',
      '{em quanto tempo tá no ar|dá pra semana que vem|demora pra montar|quando começa a funcionar}',
      'pra quando {fica pronto|roda|teríamos}',
      'conseguem {pra feira|até sexta|antes do natal}',
      'quantos {dias|tempo} {leva|até começar|pra adaptar}',
      '{urgente|entrar no ar|tenho pressa|pronto segunda|data de início}',
      '{a primeira versão|o bot|uma primeira versão} {fica pronta|fica pronto|está no ar} {mesmo|} {em um dia|em 1 dia|num dia só}',
      '{gostaria de saber|poderiam me informar|queria saber|agradeço se me disserem|pode me dizer|solicito informação sobre} {quanto demora a implantação|quando poderíamos começar}',
      '{oi uma dúvida|olha|aliás|ok e|então|boa tarde} {quando começamos|quantos dias}',
    ],
  },
  process: {
    chip: 'Como funciona, passo a passo?',
    answer:
      'Você escreve em poucas linhas o que seus clientes perguntam; olhamos seu site e as perguntas e voltamos em até {hours} horas com um primeiro plano e um preço. A primeira versão roda em {firstHours} horas, depois adaptamos em {daysFrom}–{daysTo} dias, e você testa antes de ir ao ar.',
    asks: [
      'como {funciona|é o processo|é a implantação|funciona na prática|começo|é trabalhar com vocês} {passo a passo|exatamente|}',
      '{quais são|me explique} {os passos|as etapas|os próximos passos|o processo}',
      '{passo a passo|etapas|processo|próximos passos|por onde começar}',
      'o que {vocês precisam de nós|preciso preparar|preciso fornecer|precisam para começar}',
      'o que {acontece depois|vem depois} {do contato|da consulta|de contratar|}',
      'como vai {se dissermos sim|do começo ao fim|na prática}',
      'o que precisam {de nós|de mim}',
      '{e depois|testamos antes de publicar}',
    ],
  },
  noCode: {
    chip: 'Preciso de programadores?',
    answer:
      'Não. As conversas são desenhadas em um construtor visual sem código, e os modelos dão o começo; no serviço totalmente gerenciado fazemos tudo por você.',
    asks: [
      '{preciso|é preciso|tenho que} {de programadores|saber programar|de um desenvolvedor|ter equipe de ti|de conhecimento técnico}',
      '{sem código|no code|sem programar|fácil de usar}',
      '{posso|consigo|dá para} {fazer sozinho|montar eu mesmo|usar sem ser técnico|fazer um bot sozinho}',
      '{é|seria} {difícil|complicado|fácil} {de usar|de configurar|de aprender|}',
      'não {sou técnico|entendo de tecnologia|sei programar} {consigo|}',
      '{não entendo nada de informática|precisa saber programar|é complicado de mexer|preciso de programador}',
      'sou {uma negação|péssimo|leigo} {com computador|em tecnologia}',
      'precisa de {um técnico|programador}',
      'é {fácil|complicado|enrolado} de {usar|montar}',
      '{iniciante|minha secretária consegue}',
    ],
  },
  maintenance: {
    chip: 'Quem mantém o bot?',
    answer:
      'No plano de plataforma você muda textos e fluxos quando quiser, sem código. No serviço gerenciado nós mantemos e melhoramos o bot; para tarefas técnicas há suporte de desenvolvimento 24/7.',
    asks: [
      'quem {mantém|atualiza|cuida do|faz a manutenção do|melhora} {o bot|bot depois|as respostas}',
      '{posso|como} {mudar as respostas|editar os textos|atualizar o bot|alterar o fluxo} {depois|sozinho|}',
      '{manutenção|atualizações|alterações depois|melhorias}',
      '{dá muito trabalho|quanto trabalho dá} {manter|depois|}',
      'e se {os preços mudarem|o horário mudar|mudarmos os produtos}',
      'quem {atualiza|cuida|corrige as respostas} depois',
      '{o cardápio|os preços} muda toda semana',
      'posso mudar {os textos|respostas} eu mesmo',
      '{atualizar|trabalho depois|pra cada mudança ligo pra vocês}',
    ],
  },
  scale: {
    chip: 'Aguenta muitos visitantes?',
    answer:
      'Sim. A plataforma é serverless: cresce com o número de conversas, picos inclusive, e custa pouco quando ninguém fala. O {enterprise} não tem limite de mensagens.',
    asks: [
      '{aguenta|suporta|dá conta de} {muitos visitantes|picos|black friday|milhares de conversas|muito tráfego|muita gente ao mesmo tempo}',
      '{escalabilidade|escala|picos de acesso|carga}',
      'quantas {conversas|pessoas} {ao mesmo tempo|simultâneas|em paralelo}',
      'e se {muita gente escrever ao mesmo tempo|o tráfego explodir|crescermos muito}',
      'aguenta {a enxurrada|mil pessoas juntas|a black friday|anúncio na tv}',
      '{quantos ao mesmo tempo|picos|crescer|viralizar}',
    ],
  },
  tasks: {
    chip: 'Recebe agendamentos e pedidos?',
    answer:
      'Sim. Um bot pode receber agendamentos, reservas e pedidos, consultar um pedido, tratar uma devolução, enviar lembretes, coletar contatos e chamar outros sistemas; o construtor tem passos para cada um. Os bots de demonstração dos modelos mostram isso.',
    asks: [
      '{o bot pode|pode|consegue|ele} {receber agendamentos|receber pedidos|fazer reservas|marcar horários|receber pagamentos|tratar trocas}',
      '{agendamento pelo bot|pedidos pelo bot|status do pedido|reserva automática}',
      'que {tarefas|coisas} o bot {faz|pode fazer|resolve}',
      '{clientes|pacientes|hóspedes} podem {agendar pelo chat|pedir pelo chat|remarcar pelo bot}',
      '{marca horário|ele faz coisas ou só conversa|muda uma reserva}',
      'consegue {agendar|remarcar|cancelar} {consultas|mesas|aulas}',
      '{anotar pedidos|reservas|faz coisas ou só conversa|cobrar}',
      '{anotar pedidos|reservas|faz coisas ou só conversa|cobrar}',
      '{gostaria de saber|poderiam me informar|queria saber|agradeço se me disserem|pode me dizer|solicito informação sobre} {se faz reservas}',
      '{oi uma dúvida|olha|aliás|ok e|então|boa tarde} {faz reservas}',
    ],
  },
  afterHours: {
    chip: 'Funciona à noite também?',
    answer: 'Sim, o bot responde 24 horas, à noite, nos fins de semana e feriados.',
    asks: [
      '{funciona|responde|atende|trabalha} {à noite|de madrugada|no fim de semana|24 horas|nos feriados|fora do horário}',
      '{24 horas|à noite|fim de semana|fora do expediente|feriados}',
      '{fechamos|não atendemos} {à noite|aos domingos|no fim de semana} {o bot responde|}',
      'clientes {escrevem|perguntam} {de madrugada|à noite|no domingo} {quem responde|}',
      'responde {enquanto dormimos|de noite|no natal|com a loja fechada}',
      '{fora do horário|fechado}',
    ],
  },
  rightToLeft: {
    chip: 'Funciona da direita para a esquerda?',
    answer:
      'Sim. Em árabe e hebraico, este chat e os nossos bots vão da direita para a esquerda, com a janela toda; não há nada para configurar.',
    asks: [
      '{direita para esquerda}',
      '{da direita pra esquerda aparece certo}',
      '{o chat|a janela|o widget|a interface} {aparece certo em árabe|aparece certo em hebraico|vai da direita para a esquerda|inverte em árabe|suporta rtl}',
      '{da direita para a esquerda|rtl|suporte a rtl|direção do texto|janela em árabe|interface em hebraico}',
      'o texto {aparece|fica|corre} da direita para a esquerda {em árabe|em hebraico|}',
      '{o árabe aparece da direita para a esquerda|a janela inverte|hebraico ao contrário}',
    ],
  },
};
