import type { AreaTexts } from '../types.ts';

export const site: AreaTexts<'site'> = {
  roi: {
    chip: 'Quanto um bot nos faz economizar?',
    answer:
      'A calculadora de ROI do percurso de aprendizagem faz: pessoas × valor por hora × horas por dia × {roiShare}, 22 dias úteis por mês. Dez pessoas a 25 $ e duas horas por dia economizam cerca de {roiMonthly} por mês, {roiYearly} por ano. Coloque lá os seus números.',
    asks: [
      '{quanto} {economizo|economizamos|posso economizar|o bot economiza|dá para poupar} {por mês|por ano|com um bot|}',
      '{qual é|como se calcula|o que é} {o roi|o retorno|o retorno do investimento|a economia}',
      '{roi|retorno sobre investimento|economia|calculadora de roi|poupança}',
      '{quando|em quanto tempo} {se paga|recupero o investimento|dá retorno}',
      'tenho {10|cinco|20} {atendentes|pessoas no atendimento|funcionários} quanto {economizo|poupo}',
      'quanto {economizamos|a gente poupa} com {cinco na recepção|três no atendimento}',
      'quando se {paga|amortiza}',
      '{ROI|horas poupadas|salários contra bot}',
      '{gostaria de saber|poderiam me informar|queria saber|agradeço se me disserem|pode me dizer|solicito informação sobre} {quanto poderíamos economizar|como se calcula o ROI}',
      '{oi uma dúvida|olha|aliás|ok e|então|boa tarde} {quanto economizo}',
    ],
  },
  calculator: {
    chip: 'Há uma calculadora de preços?',
    answer:
      'Sim, na página de preços: escolha as mensagens (de 1.000 a 100.000 por mês) e o modelo e veja plano e preço na hora, com um detalhamento que dá para compartilhar por link.',
    asks: [
      '{há|tem|onde está|como uso} {uma calculadora|a calculadora|calculadora de preços|a calculadora de custos|simulador de preços}',
      '{calculadora|calculadora de preços|simulador|calcular preço}',
      '{posso|como|onde} {calcular o preço|simular o custo|estimar o valor|calcular quanto fica}',
      'compartilhar {o orçamento|a simulação} {com meu chefe|}',
      'tem {uma ferramenta|um simulador} pra {calcular|estimar} {o preço|os custos}',
      '{simular preço|mandar o cálculo pro chefe|estimativa}',
    ],
  },
  competitors: {
    chip: 'Como se comparam com o Intercom?',
    answer:
      'Em condições iguais, só taxas de plataforma e mensagens, com 25.000 mensagens por mês nossa estimativa é {oursAt25k} contra {intercomAt25k} no Intercom, {driftAt25k} no Drift e {zendeskAt25k} no Zendesk: {savingPercent} % a menos que o Intercom. As estimativas são nossas, de {estimatesDate}; o detalhamento na página de preços mostra a base e a tarifa de cada um.',
    asks: [
      '{como|em que} {se comparam com|são diferentes de|são melhores que} {intercom|zendesk|drift|os concorrentes|outros|o chatgpt}',
      '{qual a diferença|diferença} {para o intercom|entre vocês e o zendesk|para a concorrência|para o chatgpt|de outros chatbots}',
      'por que {vocês e não o intercom|escolher vocês|a parley e não outro|não usar o chatgpt}',
      '{são|é} {mais baratos que|melhores que|mais caros que} {intercom|zendesk|a concorrência|os outros}',
      '{concorrentes|comparação|intercom|zendesk|drift|alternativas}',
      '{usamos|estamos com} {zendesk hoje|intercom|outro fornecedor} {por que mudar|vale trocar|}',
      '{mais barato que quem|comparado com intercom|o que vocês têm que o zendesk não tem|qual volume na comparação}',
      'são {mais baratos|melhores|comparáveis} {frente a|contra|que} {Zendesk|Intercom|Drift}',
      '{por que não chatgpt puro|concorrência|Intercom|Drift}',
      '{alternativa ao Zendesk|sair do Zendesk|rivais}',
      '{gostaria de saber|poderiam me informar|queria saber|agradeço se me disserem|pode me dizer|solicito informação sobre} {como se comparam ao Zendesk|os preços frente ao Intercom}',
      '{oi uma dúvida|olha|aliás|ok e|então|boa tarde} {mais barato que Intercom}',
    ],
  },
  saving: {
    chip: 'De onde vêm os 67 %?',
    answer:
      'Os {savingPercent} % são a nossa estimativa frente ao Intercom com 25.000 mensagens por mês: {intercomAt25k} lá, {oursAt25k} conosco, só taxas de plataforma e mensagens. O detalhamento na página de preços mostra a conta.',
    asks: [
      '{de onde vêm|o que são|como calcularam} {os 67 %|os 67%|67 por cento|esses 67 por cento}',
      '{67%|67 por cento|economia de 67%|67 % mais barato}',
      'os 67 % {são verdade|são reais|são reais mesmo}',
      'por que {são tão baratos|é mais barato|o preço é tão baixo}',
      '67 % {mais barato|menos} {que quem|em relação a quê}',
      '{de onde tiram o 67|67 %|sessenta e sete por cento|cálculo da economia}',
      '{gostaria de saber|poderiam me informar|queria saber|agradeço se me disserem|pode me dizer|solicito informação sobre} {como se calcula os 67 %|a que se referem os 67 %}',
      '{oi uma dúvida|olha|aliás|ok e|então|boa tarde} {67 % de quê}',
    ],
  },
  learning: {
    chip: 'O que é o percurso de aprendizagem?',
    answer:
      'Cinco passos curtos (boas-vindas, setores, demonstração, calculadora de ROI, planos) que mostram o que um chatbot faz por você. Você junta pontos e conquistas e sai com um número para a reunião de orçamento. O progresso fica no seu navegador.',
    asks: [
      '{o que é|onde fica|como funciona} {o percurso de aprendizagem|o learning path|o botão learn|a trilha de aprendizado|o curso do site}',
      '{trilha|aprendizado|tutorial|curso|learn|percurso de aprendizagem}',
      '{onde|como} {aprendo sobre chatbots|posso aprender mais|aprendo como funciona}',
      'sou {iniciante|novo nisso} {por onde começo|}',
      'o que é {a trilha|o negócio dos cinco passos}',
      '{não sei nada de bots por onde começo|aprender|introdução}',
    ],
  },
  points: {
    chip: 'Para que servem os pontos?',
    answer:
      'Os pontos mostram o quanto você avançou no percurso: os passos valem de 50 a 125, as conquistas até 500, e o seu nível sobe com eles. São para aprender com prazer; não compram nada.',
    asks: [
      '{para que servem|como ganho|o que são|o que faço com} {os pontos|pontos|as conquistas|os níveis|as medalhas}',
      '{pontos|conquistas|nível|medalhas|expert level}',
      'como {viro expert|subo de nível|chego ao nível 5}',
      'os pontos {valem dinheiro|dão desconto|podem ser trocados}',
      'pra que servem {as medalhas|os níveis}',
      '{por que ganho pontos|trocar pontos}',
    ],
  },
  tour: {
    chip: 'Há um tour guiado?',
    answer:
      'Sim, um tour curto de seis paradas: boas-vindas, serviços, modelos, chatbot, preços e contato. Ele começa no percurso de aprendizagem e pode ser pulado a qualquer momento.',
    asks: [
      '{há|tem|onde está|como começo} {um tour|o tour|o tour guiado|uma visita guiada}',
      '{tour|tour guiado|visita guiada|tour pelo site}',
      '{me mostre|me guie} {o site|pelo site|tudo por aqui}',
      'o tour {demora|tem quantas paradas|pode ser pulado}',
      '{me mostra o site|passeio|quantas paradas}',
    ],
  },
  demo: {
    chip: 'Posso ver uma demonstração?',
    answer:
      'Sim, de três jeitos: a pequena demonstração roteirizada na página, os bots de demonstração dos {templates} modelos na galeria e uma consulta gratuita em que uma pessoa mostra um para o seu negócio.',
    asks: [
      '{posso|onde posso|como posso|queria} {ver uma demo|ver uma demonstração|testar um bot de exemplo|ver um exemplo|ver o bot em ação}',
      '{demo|demonstração|exemplo|bot de exemplo|demo ao vivo}',
      '{há|tem} {uma demo|um vídeo|um exemplo|demonstração}',
      '{me mostre|mostra} {como funciona na prática|um bot|um exemplo|a demo}',
      'dá pra {ver|testar} {um exemplo|um rodando|um bot de verdade}',
      '{tem vídeo|me mostra um}',
    ],
  },
  builder: {
    chip: 'O que é o construtor de fluxos?',
    answer:
      'Um editor visual de conversas: você põe mensagens, perguntas com botões, condições, ações e chamadas a outros sistemas em uma tela, liga tudo, testa ao lado e publica. Fica aberto aqui em Flow Builder, sem conta, e pode começar de um modelo. Um espaço de trabalho tem até {flows} fluxos de até {nodes} nós cada e é apagado {retentionDays} dias depois do último uso. São guardadas as últimas {versions} versões de cada fluxo.',
    asks: [
      '{o que é|como funciona|onde está} {o flow builder|o construtor|o construtor de fluxos|o editor visual}',
      '{flow builder|construtor de fluxos|editor visual|arrastar e soltar}',
      '{posso|como|onde} {montar meu próprio bot|criar um fluxo|desenhar uma conversa|criar meu chatbot}',
      'o construtor {é grátis|é pago|precisa de conta}',
      'que {blocos|nós} {há no construtor|existem}',
      '{onde monto meu bot}',
      'o que é {o editor|o flow builder|o negócio de desenhar}',
      'dá pra {fuçar|montar um fluxo} {sem conta|sem cadastro}',
      'construir meu bot',
    ],
  },
  builderHow: {
    chip: 'Como publico um fluxo?',
    answer:
      'Salve o fluxo e ative: ele recebe um link e um código para as suas páginas. As versões ficam guardadas, então dá para voltar; fluxos podem ser exportados e importados como arquivo. São guardadas as últimas {versions} versões de cada fluxo.',
    asks: [
      '{como|onde} {publico|ativo|salvo|exporto|importo|testo|compartilho|apago} {um fluxo|meu fluxo|o fluxo|fluxos}',
      '{publicar fluxo|exportar fluxo|importar fluxo|versões do fluxo}',
      'meu fluxo {sumiu|não funciona|dá erro}',
      '{posso|como} {voltar a uma versão antiga|desfazer mudanças no fluxo}',
      'como {publico|salvo|compartilho|exporto} {um fluxo|meu fluxo}',
      '{voltar a uma versão antiga|publicar|exportar}',
      '{importar|ativar fluxo|desfazer mudança}',
    ],
  },
  blog: {
    chip: 'O que há no blog?',
    answer:
      'Artigos sobre o que chatbots entendem, a aritmética da economia, o que clientes perguntam, como desenhar fluxos, ligar sistemas com segurança, a transparência exigida pela lei europeia de IA (AI Act), as primeiras quatro semanas e muitos idiomas. Estão em Blog, com busca e categorias.',
    asks: [
      '{têm|há|onde está|o que há} {um blog|no blog|blog|artigos}',
      '{blog|artigos|posts|leituras}',
      '{há|tem} artigo sobre {chatbots|economia|fluxos|lei de ia|vários idiomas|integrações}',
      'sobre o que {escrevem|é o blog}',
      '{artigo sobre o ai act|o que vocês escrevem sobre a lei de ia|alguma coisa pra ler}',
      'têm {artigos|algo pra ler} sobre {IA|economia|chatbots}',
      'ler mais',
    ],
  },
  newsletter: {
    chip: 'Têm newsletter?',
    answer:
      'Sim: deixe seu endereço no fim de qualquer página. Usamos só para a newsletter; para sair, escreva e nós apagamos. Sai uma vez por mês; também pode inscrever-se escrevendo para {email}.',
    asks: [
      '{têm|há|como assino|onde assino} {newsletter|a newsletter|boletim|lista de e-mails}',
      '{newsletter|boletim|lista de e-mail}',
      '{como|quero} {sair da newsletter|cancelar a newsletter|não receber mais e-mails|me descadastrar}',
      'com que frequência {mandam e-mails|vem a newsletter}',
      '{de quanto em quanto tempo sai a newsletter|mandam muito e-mail|newsletter mensal}',
      '{frequência da newsletter|newsletter mensal|de quanto em quanto tempo sai a newsletter|com que frequência mandam a newsletter|a newsletter é mensal ou semanal|boletim mensal|inscrever sem scripts}',
      'como {recebo|paro} {os e-mails|os envios}',
      '{descadastrar|de quanto em quanto mandam|assinar novidades}',
    ],
  },
  account: {
    chip: 'Preciso de uma conta?',
    answer:
      'Não. Chat, modelos, calculadora, percurso de aprendizagem e construtor funcionam sem conta. Não há login de clientes neste site.',
    asks: [
      '{preciso|é preciso|tenho que} {de uma conta|criar conta|me cadastrar|fazer login|de registro}',
      '{onde|como} {faço login|entro|me cadastro|crio uma conta}',
      '{login|conta|cadastro|senha|entrar}',
      '{esqueci|perdi} {a senha|minha senha}',
      '{preciso me cadastrar pro flow builder|precisa de login|sem cadastro dá}',
      'precisa {criar conta|se registrar|fazer login}',
      'área do cliente',
    ],
  },
  offline: {
    chip: 'E sem conexão?',
    answer:
      'Páginas já visitadas abrem sem conexão, e um formulário enviado off-line espera no navegador e sai sozinho em até um dia.',
    asks: [
      '{o site|isso|a página} {funciona sem internet|abre offline|funciona offline}',
      '{offline|sem internet|sem conexão|caiu a internet}',
      'e se {a internet cair|a conexão cair} {durante o envio|}',
      'minha mensagem {se perde|fica salva} {sem internet|se cair a conexão}',
      'o site vai sem {internet|sinal|conexão}',
      '{caiu a conexão ao enviar|sinal ruim}',
    ],
  },
  roiShare: {
    chip: 'De onde vêm os 40 % de economia?',
    answer:
      'Os {roiShare} da calculadora de economia são uma suposição para planejar, não um número medido: a parte do tempo gasto com perguntas de clientes que um bot resolve sozinho. Em algumas caixas é mais, em outras é a metade. Separe suas últimas duzentas conversas e terá a sua parte; nosso blog mostra como.',
    asks: [
      '{de onde vem|quem decidiu|por que|como vocês sabem} {os 40 por cento|os 40%|40 %|esses 40 por cento|justo 40} {da calculadora|de economia|}',
      '{é|são} {realista|uma estimativa|uma suposição|inventado|medido} {os 40 por cento|os 40% da calculadora|a economia calculada}',
      '{40 por cento|suposição da economia|parte automatizada|que parte das perguntas o bot resolve|o 40 do roi|hipótese da calculadora}',
      '{de onde vêm os 40 % da calculadora|quem decidiu os 40 %|os 40 % são inventados}',
    ],
  },
  flowLimits: {
    chip: 'Quantos fluxos guardo e por quanto tempo?',
    answer:
      'Um espaço de trabalho comporta até {flows} fluxos de até {nodes} nós cada; ficam guardadas as últimas {versions} versões de um fluxo. Ele é apagado {retentionDays} dias depois do último uso. A exportação baixa todos os fluxos em um arquivo JSON, que a importação lê de novo em qualquer navegador.',
    asks: [
      '{quantos nós por fluxo|quantos fluxos posso criar|limite de fluxos|quantas versões ficam guardadas|máximo de nós}',
      '{máximo de|quantos|limite de|número máximo de} {nós por fluxo|nós|fluxos|fluxos por espaço|fluxos posso criar|fluxos no flow builder}',
      '{quanto tempo dura|quando expira|validade do|quando é apagado o} {espaço de trabalho|workspace|meu espaço|workspace do flow builder}',
      '{quantas|número de} {versões|revisões|versões antigas} {ficam guardadas|vocês guardam|são mantidas|}',
      '{por quanto tempo|até quando|quantos dias} {meus fluxos ficam|ficam guardados meus fluxos|os fluxos duram}',
      '{limites do flow builder|exportar tudo como arquivo|exportar em json|levar meus fluxos para outro computador|quantos fluxos grátis}',
      'quantos {nós|fluxos|blocos} no máximo',
      '{quando apaga meu espaço|quanto tempo ficam meus fluxos|limite de fluxo}',
    ],
  },
  nodeTypes: {
    chip: 'Quais tipos de nó existem?',
    answer:
      'Os seis tipos básicos são início, texto, resposta rápida (pergunta com botões), condição, ação (coleta e-mail ou telefone, pede um horário, avisa outro sistema) e chamada de API. Há também avaliação, definir variável, divisão A/B, salto, transferência e fim.',
    asks: [
      '{que tipos de blocos tem}',
      '{quais|quantos|que} {tipos de nó|tipos de nós|tipos de bloco|nós diferentes} {existem|há|tem o construtor|posso usar|vocês têm}',
      '{o que faz|o que é} {o nó de condição|o nó de ação|a resposta rápida|a chamada de api|o nó de início}',
      '{tipos de nó|blocos do construtor|nó condição|nó resposta rápida}',
      'que tipos de {nós|blocos}',
      '{espécies de nó|lista de blocos}',
    ],
  },
  help: {
    chip: 'Onde fica a documentação?',
    answer:
      'O rodapé leva até lá: “Help Center” é o nosso blog, “Documentation” o artigo sobre o Flow Builder, “API Reference” o de conectar sistemas. Para o resto escreva para {supportEmail}.',
    asks: [
      '{onde fica|vocês têm|tem|onde encontro} {a documentação|central de ajuda|o manual|um guia de uso|perguntas frequentes|um tutorial escrito|base de conhecimento}',
      '{documentação|central de ajuda|manual|guia do usuário|faq|página de ajuda|instruções}',
      '{e-mail do|como falo com o|onde escrevo para o} {suporte técnico|time de suporte|atendimento técnico}',
      '{documentação por favor|cadê o manual|instruções de uso}',
    ],
  },
};
