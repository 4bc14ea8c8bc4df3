import type { AreaAnswers } from '../types.ts';

export const site: AreaAnswers<'site'> = {
  roi: {
    chip: 'Quanto um bot nos faz economizar?',
    answer:
      'A calculadora de ROI do percurso de aprendizagem faz: pessoas × valor por hora × horas por dia × {roiShare}, 22 dias úteis por mês. Dez pessoas a 25 $ e duas horas por dia economizam cerca de {roiMonthly} por mês, {roiYearly} por ano. Coloque lá os seus números.',
  },
  calculator: {
    chip: 'Há uma calculadora de preços?',
    answer:
      'Sim, na página de preços: escolha as mensagens (de 1.000 a 100.000 por mês) e o modelo e veja plano e preço na hora, com um detalhamento que dá para compartilhar por link.',
  },
  competitors: {
    chip: 'Como se comparam com o Intercom?',
    answer:
      'Em condições iguais, só taxas de plataforma e mensagens, com 25.000 mensagens por mês nossa estimativa é {oursAt25k} contra {intercomAt25k} no Intercom, {driftAt25k} no Drift e {zendeskAt25k} no Zendesk: {savingPercent} % a menos que o Intercom. As estimativas são nossas, de {estimatesDate}; o detalhamento na página de preços mostra a base e a tarifa de cada um.',
  },
  saving: {
    chip: 'De onde vêm os 67 %?',
    answer:
      'Os {savingPercent} % são a nossa estimativa frente ao Intercom com 25.000 mensagens por mês: {intercomAt25k} lá, {oursAt25k} conosco, só taxas de plataforma e mensagens. O detalhamento na página de preços mostra a conta.',
  },
  learning: {
    chip: 'O que é o percurso de aprendizagem?',
    answer:
      'Cinco passos curtos (boas-vindas, setores, demonstração, calculadora de ROI, planos) que mostram o que um chatbot faz por você. Você junta pontos e conquistas e sai com um número para a reunião de orçamento. O progresso fica no seu navegador.',
  },
  points: {
    chip: 'Para que servem os pontos?',
    answer:
      'Os pontos mostram o quanto você avançou no percurso: os passos valem de 50 a 125, as conquistas até 500, e o seu nível sobe com eles. São para aprender com prazer; não compram nada.',
  },
  tour: {
    chip: 'Há um tour guiado?',
    answer:
      'Sim, um tour curto de seis paradas: boas-vindas, serviços, modelos, chatbot, preços e contato. Ele começa no percurso de aprendizagem e pode ser pulado a qualquer momento.',
  },
  demo: {
    chip: 'Posso ver uma demonstração?',
    answer:
      'Sim, de três jeitos: a pequena demonstração roteirizada na página, os bots de demonstração dos {templates} modelos na galeria e uma consulta gratuita em que uma pessoa mostra um para o seu negócio.',
  },
  builder: {
    chip: 'O que é o construtor de fluxos?',
    answer:
      'Um editor visual de conversas: você põe mensagens, perguntas com botões, condições, ações e chamadas a outros sistemas em uma tela, liga tudo, testa ao lado e publica. Fica aberto aqui em Flow Builder, sem conta, e pode começar de um modelo. Um espaço de trabalho tem até {flows} fluxos de até {nodes} nós cada e é apagado {retentionDays} dias depois do último uso. São guardadas as últimas {versions} versões de cada fluxo.',
  },
  builderHow: {
    chip: 'Como publico um fluxo?',
    answer:
      'Salve o fluxo e ative: ele recebe um link e um código para as suas páginas. As versões ficam guardadas, então dá para voltar; fluxos podem ser exportados e importados como arquivo. São guardadas as últimas {versions} versões de cada fluxo.',
  },
  blog: {
    chip: 'O que há no blog?',
    answer:
      'Artigos sobre o que chatbots entendem, a aritmética da economia, o que clientes perguntam, como desenhar fluxos, ligar sistemas com segurança, a transparência exigida pela lei europeia de IA (AI Act), as primeiras quatro semanas e muitos idiomas. Estão em Blog, com busca e categorias.',
  },
  newsletter: {
    chip: 'Vocês têm newsletter?',
    answer:
      'Sim: deixe seu endereço no fim de qualquer página. Usamos só para a newsletter; para sair, escreva e nós apagamos. Sai uma vez por mês; também pode inscrever-se escrevendo para {email}.',
  },
  account: {
    chip: 'Preciso de uma conta?',
    answer:
      'Não. Chat, modelos, calculadora, percurso de aprendizagem e construtor funcionam sem conta. Não há login de clientes neste site.',
  },
  offline: {
    chip: 'E sem conexão?',
    answer:
      'Páginas já visitadas abrem sem conexão, e um formulário enviado off-line espera no navegador e sai sozinho em até um dia.',
  },
  roiShare: {
    chip: 'De onde vêm os 40 % de economia?',
    answer:
      'Os {roiShare} da calculadora de economia são uma suposição para planejar, não um número medido: a parte do tempo gasto com perguntas de clientes que um bot resolve sozinho. Em algumas caixas é mais, em outras é a metade. Separe suas últimas duzentas conversas e terá a sua parte; nosso blog mostra como.',
  },
  flowLimits: {
    chip: 'Quantos fluxos guardo e por quanto tempo?',
    answer:
      'Um espaço de trabalho comporta até {flows} fluxos de até {nodes} nós cada; ficam guardadas as últimas {versions} versões de um fluxo. Ele é apagado {retentionDays} dias depois do último uso. A exportação baixa todos os fluxos em um arquivo JSON, que a importação lê de novo em qualquer navegador.',
  },
  nodeTypes: {
    chip: 'Quais tipos de nó existem?',
    answer:
      'Os seis tipos básicos são início, texto, resposta rápida (pergunta com botões), condição, ação (coleta e-mail ou telefone, pede um horário, avisa outro sistema) e chamada de API. Há também avaliação, definir variável, divisão A/B, salto, transferência e fim.',
  },
  help: {
    chip: 'Onde fica a documentação?',
    answer:
      'O rodapé leva até lá: “Help Center” é o nosso blog, “Documentation” o artigo sobre o Flow Builder, “API Reference” o de conectar sistemas. Para o resto escreva para {supportEmail}.',
  },
};
