import type { AreaTexts } from '../types.ts';

export const company: AreaTexts<'company'> = {
  about: {
    chip: 'Quem são vocês?',
    answer:
      'A {legalName} cria chatbots de IA para empresas: bots de atendimento, automação de vendas e integrações personalizadas, com uma plataforma para operar por conta própria ou como serviço totalmente gerenciado.',
    asks: [
      '{quem são|quem é|me fale de|o que é} {vocês|a empresa|a parley|essa empresa}',
      '{sobre a empresa|sobre vocês|empresa|razão social|quem está por trás}',
      '{são|vocês são|isso é} {uma empresa de verdade|golpe|confiáveis como empresa|uma startup|uma empresa séria}',
      'que empresa {é essa|são vocês|é a de vocês}',
      '{o que é parley|golpe|a empresa}',
    ],
  },
  people: {
    chip: 'Qual o tamanho da empresa?',
    answer:
      'O site não diz quem fundou a {brand}, quantas pessoas trabalham nela nem desde quando existe. A equipe conta com prazer: {email}.',
    asks: [
      '{quem} {fundou a empresa|é o ceo|é o dono|é o fundador|dirige a empresa}',
      '{quantos|quantas} {funcionários têm|pessoas trabalham aí|pessoas são|funcionários são}',
      '{desde quando|há quanto tempo|quando} {existem|foi fundada|estão no mercado|a empresa existe}',
      '{fundador|ceo|tamanho da empresa|funcionários|história da empresa}',
      '{quantos vocês são}',
      'quem {fundou|criou|manda na} {parley|empresa}',
      'como se chama {o chefe|o dono|o fundador}',
      'quantos {trabalham|funcionários}',
      '{donos|tamanho da equipe}',
      '{gostaria de saber|poderiam me informar|queria saber|agradeço se me disserem|pode me dizer|solicito informação sobre} {quem dirige a empresa|quantos funcionários têm}',
      '{oi uma dúvida|olha|aliás|ok e|então|boa tarde} {quem é o dono|como chama o chefe}',
    ],
  },
  location: {
    chip: 'Onde vocês ficam?',
    answer:
      'Nosso horário segue o fuso {zone}; o site não traz endereço. Escreva para {email} ou marque uma consulta, que é on-line.',
    asks: [
      '{onde|em que cidade|em que país} {vocês ficam|fica a empresa|estão localizados|é o escritório|vocês estão}',
      '{qual é|têm|me passa} {o endereço|o endereço de vocês|um escritório aqui|escritório no brasil|a localização}',
      '{endereço|localização|escritório|sede|cidade}',
      'posso {visitar vocês|ir até aí|encontrar pessoalmente}',
      '{vocês são de são paulo|endereço do escritório|são de lisboa}',
      'onde vocês {ficam|estão}',
      'escritório em {São Paulo|Lisboa|Porto}',
      '{visitar vocês|que cidade|morada}',
      '{gostaria de saber|poderiam me informar|queria saber|agradeço se me disserem|pode me dizer|solicito informação sobre} {onde fica a empresa|o endereço}',
      '{oi uma dúvida|olha|aliás|ok e|então|boa tarde} {de onde são}',
    ],
  },
  hours: {
    chip: 'Qual é o horário de vocês?',
    answer:
      'Eu respondo 24 horas. A equipe faz consultas das {from} às {to} (horário de {zone}) e responde mensagens em até {hours} horas.',
    asks: [
      '{qual é|quando é|qual} {o horário de atendimento|o horário de vocês|o horário da equipe|o expediente}',
      '{quando|até que horas|a que horas} {atendem|abrem|fecham|tem alguém|trabalham}',
      '{horário|horário de atendimento|horário comercial|expediente|horários de funcionamento}',
      '{atendem|abrem|tem alguém|trabalham} {no sábado|agora|hoje|no domingo}',
      'quando {abrem|fecham}',
      'abrem {agora|sábado|no fim de semana}',
      'até que horas',
      '{gostaria de saber|poderiam me informar|queria saber|agradeço se me disserem|pode me dizer|solicito informação sobre} {o horário de atendimento|quando a equipe atende}',
      '{oi uma dúvida|olha|aliás|ok e|então|boa tarde} {abrem hoje}',
    ],
  },
  contact: {
    chip: 'Como falo com vocês?',
    answer:
      'Escreva para {email}; respondemos em até {hours} horas. Ou deixe uma mensagem no formulário de contato, aqui ou na página: uma pessoa lê todas.',
    asks: [
      '{como|onde|por onde} {falo com vocês|entro em contato|contato a equipe|escrevo para vocês|posso contatar vocês|falo com o comercial}',
      '{qual é|me passa|têm} {o email|o e-mail de vocês|o contato|um e-mail de contato|os contatos}',
      '{contato|e-mail|email|formulário de contato|contatos}',
      'para quem {envio uma pergunta|mando minha dúvida|escrevo}',
      'como {falo com vocês|escrevo pra vocês}',
      '{formulário|pra onde mando a pergunta|contato comercial}',
    ],
  },
  phone: {
    chip: 'Têm telefone?',
    answer:
      'O site não traz telefone. Deixe o seu no formulário de contato e ligamos de volta, ou marque uma consulta com hora certa.',
    asks: [
      '{têm|qual é|me passa|há} {telefone|o telefone|um número de telefone|o número de vocês|uma central telefônica}',
      '{posso|como|onde} {ligar|ligo para vocês|telefonar|falar por telefone}',
      '{telefone|número|ligar|fone|telefone de contato}',
      'não acho {o telefone|um número}',
      'prefiro {ligar|falar por telefone}',
      '{tel|ligar pra vocês|celular}',
    ],
  },
  careers: {
    chip: 'Estão contratando?',
    answer: 'O site não lista vagas; escreva para {email} com o assunto “Careers”.',
    asks: [
      '{estão|têm|há|existem} {contratando|vagas|vagas abertas|estágio|vagas de emprego}',
      '{quero|como|posso} {trabalhar com vocês|enviar currículo|me candidatar|trabalhar aí}',
      '{vagas|emprego|carreira|currículo|estágio|trabalhe conosco}',
      'procuro {emprego|estágio|vaga}',
      '{contratam|candidatura}',
    ],
  },
  press: {
    chip: 'Sou da imprensa',
    answer: 'Imprensa: escreva para {email} com o assunto “Press”.',
    asks: [
      '{sou|somos} {jornalista|da imprensa|de um jornal|blogueiro|de uma revista}',
      '{imprensa|assessoria de imprensa|entrevista|press kit|mídia}',
      '{queria|posso} {fazer uma entrevista|entrevistar vocês|ter o press kit|escrever sobre vocês}',
      'escrevo {uma matéria|uma reportagem} sobre vocês',
      '{jornalista|assessoria}',
    ],
  },
  customers: {
    chip: 'Têm clientes de referência?',
    answer:
      'O site não cita clientes nem casos de sucesso. Mostra pesquisas publicadas com a fonte e bots de demonstração para {templates} setores. Peça referências à equipe: {email}.',
    asks: [
      '{têm|posso ver|há|mostrem} {casos de sucesso|referências|depoimentos|clientes de referência|avaliações|cases}',
      '{quem|quais empresas} {usa|usam vocês|são clientes|já usa|confia em vocês}',
      '{cases|clientes|depoimentos|portfólio|avaliações|referências}',
      'quantos clientes {têm|vocês têm|usam}',
      '{clientes conhecidos|depoimentos de clientes}',
      '{quem mais|que empresas} {usa|usam vocês}',
      '{casos de sucesso|exemplos de clientes}',
      '{gostaria de saber|poderiam me informar|queria saber|agradeço se me disserem|pode me dizer|solicito informação sobre} {que empresas usam|se têm referências}',
      '{oi uma dúvida|olha|aliás|ok e|então|boa tarde} {quem mais usa}',
    ],
  },
  results: {
    chip: 'Que resultados outros tiveram?',
    answer:
      'Na página citamos pesquisas publicadas, com fonte: 70 % dos carrinhos on-line são abandonados (Baymard Institute, 2024), 23 % das consultas marcadas acabam em falta (Dantas et al., 2018), atendentes com assistente de IA resolvem 14 % mais casos por hora (os novos 34 %; Brynjolfsson et al., 2023), 76 % preferem comprar no próprio idioma e 40 % nunca compram em outro (CSA Research, 2020), 81 % tentam resolver sozinhos primeiro (Harvard Business Review, 2017).',
    asks: [
      '{que|quais|há} {resultados|números|provas|estudos|pesquisas|dados de resultado} {têm|existem|outros tiveram|}',
      '{funciona mesmo|dá resultado mesmo|realmente ajuda|muda alguma coisa}',
      '{resultados|estudos|pesquisas|provas|fontes}',
      'de onde {vêm os números|vem o 70 %|tiraram os 76 %|vêm esses dados}',
      'quantos {carrinhos são abandonados|pacientes faltam}',
      '{qual a porcentagem de carrinhos abandonados|quantos pacientes faltam à consulta|por que falam tanto em faltas|quem mediu isso|de que ano é o estudo|de onde vêm esses números|qual a fonte|quantas pessoas compram no próprio idioma|qual o número das faltas|quanto a mais os atendentes com ia resolvem}',
      'de onde {vem|tiraram} {esse dado|essa porcentagem|os 23 %|os 70 %|os 76 %}',
      'quem {mediu|calculou} isso',
      '{prova de que funciona|pesquisa|fonte|números da página inicial}',
      'percentual de {faltas|carrinhos abandonados}',
      'porcentagem de faltas a consultas',
      '{gostaria de saber|poderiam me informar|queria saber|agradeço se me disserem|pode me dizer|solicito informação sobre} {que estudos comprovam|de onde vêm as porcentagens}',
      '{oi uma dúvida|olha|aliás|ok e|então|boa tarde} {de onde vem o dado}',
    ],
  },
  bookingHow: {
    chip: 'Como marco uma consulta?',
    answer:
      'Você escolhe um dia e um horário de meia hora entre {from} e {to} (horário de {zone}) e conta em poucas palavras do que precisa. É gratuito e fica como pedido: confirmamos em até {hours} horas. O botão abaixo abre o formulário.',
    asks: [
      '{como|onde} {marco uma consulta|agendo uma demonstração|agendo uma reunião|marco uma conversa|faço o agendamento com vocês}',
      'como {funciona o agendamento|é feita a marcação}',
      '{que|quais} {horários têm|horários estão livres|dias têm disponíveis|datas há}',
      '{dá para|é possível} {conversar na próxima semana|falar na sexta|uma reunião amanhã}',
      '{horários disponíveis|agenda de vocês|como agendar}',
      'como {marco|peço} {horário|uma reunião} com vocês',
      'que horários {têm|estão livres}',
      '{horários livres|como é o agendamento da consultoria|pode ser à noite}',
    ],
  },
  book: {
    chip: 'Marcar uma consulta gratuita',
    answer: 'Com prazer! Escolha dia e hora no formulário de agendamento; confirmamos em até {hours} horas.',
    asks: [
      '{quero|gostaria de|queremos|preciso} {marcar uma consulta|agendar uma demonstração|marcar uma reunião|agendar uma conversa|agendar uma consulta gratuita}',
      '{marque|agende|por favor agende|marca} {uma reunião|uma consulta|uma demo|um horário} {para mim|para terça|para amanhã|}',
      '{posso|podemos} {agendar agora|marcar para amanhã|reservar um horário|marcar uma demo} {por favor|}',
      '{vamos marcar|pode agendar|agendar já|quero uma demo}',
      '{me agenda|marquem pra mim} {uma consultoria|uma call|na terça}',
      '{quero|queria} {agendar uma consultoria|uma reunião|uma demo}',
      '{agendar consultoria já|marca uma reunião com vocês}',
    ],
  },
  contactMe: {
    chip: 'Entrem em contato comigo',
    answer: 'Claro. Deixe seus dados no formulário de contato; a equipe responde em até {hours} horas.',
    asks: [
      '{me liguem|entrem em contato|me escrevam|me retornem|podem me ligar|me contatem} {por favor|comigo|amanhã|}',
      '{quero|posso|gostaria de} {ser contatado|deixar meu telefone|deixar meus dados|receber uma ligação|deixar um recado}',
      '{retorno|liguem para mim|contato comigo por favor|aguardo contato}',
      '{alguém|uma pessoa|o comercial} pode {me ligar|me escrever|entrar em contato comigo}',
      '{me liguem|me escrevam|me contactem}',
      'peça {a alguém|pra alguém} que me {contacte|ligue|chame} {por favor|}',
      'quero que me {liguem|contactem}',
      '{deixar meu número|retorno por favor}',
      'peça a alguém que me {contacte|ligue}',
      '{ok|então} peça a alguém para me contactar',
      'quero que alguém me contacte',
    ],
  },
  consultation: {
    chip: 'O que acontece na consulta?',
    answer:
      'É gratuita e dura {slot} minutos, on-line: vemos o que seus clientes perguntam e dizemos com franqueza o que um bot pode e não pode fazer, com um primeiro plano e um preço.',
    asks: [
      '{o que acontece|como é|quanto dura|o que se fala} {na consulta|a consulta|a consulta gratuita|na demonstração}',
      '{a consulta|a demo|a primeira conversa} {é gratuita|é paga|tem compromisso|custa algo|me obriga a algo}',
      '{consulta gratuita|duração da consulta|consulta}',
      'preciso {preparar algo|pagar algo} para a consulta',
      'do que {se fala|trata} {na consultoria|na call}',
      'a consultoria {é grátis|compromete}',
      '{quanto dura a consultoria|duração da consultoria|consultoria gratuita|vídeo ou telefone}',
    ],
  },
  partners: {
    chip: 'Trabalham com parceiros?',
    answer:
      'O site não cita programa de parceiros, revenda ou afiliados. Escreva para {email} com a sua ideia.',
    asks: [
      '{têm|há|existe} {programa de parceiros|programa de afiliados|revenda|programa de indicação}',
      '{posso|podemos} {revender os bots|indicar a clientes|ser parceiro|revender}',
      '{parceria|parceiros|afiliados|revenda|comissão}',
      '{quero|queremos} {propor uma parceria|oferecer serviços|anunciar|oferecer seo}',
      'somos agência, podemos {revender|oferecer}',
      '{revendedor|parceiro}',
    ],
  },
  complaint: {
    chip: 'Tenho uma reclamação',
    answer:
      'Sinto muito pelo incômodo. Uma pessoa da equipe pode ajudar: escreva para {email} ou deixe uma mensagem pelo botão abaixo, e respondemos em até {hours} horas.',
    asks: [
      '{quero|tenho|onde posso|gostaria de} {reclamar|uma reclamação|fazer uma reclamação|registrar uma queixa}',
      'ninguém {me respondeu|responde|retornou meu e-mail|me ligou}',
      '{estou|estamos} {muito insatisfeito|decepcionado|irritado|indignados} {com vocês|}',
      '{o site|o formulário|a página} {não funciona|dá erro|está quebrado|travou}',
      '{péssimo serviço|isso é inaceitável|que absurdo|péssimo atendimento}',
      '{tô esperando há dias|ninguém me responde|que atendimento horrível|cansei}',
      'ninguém {responde|me ligou}',
      'estou {furioso|decepcionado|irritada}',
      '{reclamação|queixa|espero há dias|a página trava}',
    ],
  },
  responseTime: {
    chip: 'Em quanto tempo me respondem?',
    answer: 'Em até {hours} horas: uma pessoa lê cada mensagem e responde com um primeiro plano e um preço.',
    asks: [
      '{em quanto tempo|quando|quão rápido} {me respondem|recebo resposta|vocês retornam|alguém me responde|terei retorno}',
      'quanto tempo {leva a resposta|preciso esperar a resposta|demora o retorno}',
      '{prazo de resposta|tempo de retorno|demora para responder}',
      '{enviei|preenchi} {o formulário|uma mensagem} {quando respondem|e agora|}',
      '{em quanto tempo respondem|se eu escrever quando respondem|quando me ligam de volta}',
      'em quanto tempo {respondem|me retornam}',
      '{escrevi|mandei o formulário} {ontem|hoje cedo}, quando respondem',
      '{resposta da equipe|quando tenho notícia}',
    ],
  },
  buy: {
    chip: 'Como contrato?',
    answer:
      'Não há carrinho no site: diga qual plano quer pelo formulário de contato ou em uma consulta gratuita, e uma pessoa configura com você; a primeira versão em {firstHours} horas.',
    asks: [
      '{como|onde} {contrato|compro|assino|faço o pedido|adquiro} {o plano|o starter|o professional|o bot|}',
      '{quero|queremos|gostaria de|vou} {contratar|comprar|assinar o professional|fechar|virar cliente|assinar}',
      '{contratar|comprar|assinar|pedido|assinatura do plano}',
      '{fico com|quero} o {starter|professional|plano pro}',
      'como {compro|assino|peço}',
      '{fico com|quero} {o starter|o professional}',
      'botão de compra',
    ],
  },
  noShows: {
    chip: 'De onde vêm os 23 % de faltas?',
    answer:
      'De uma revisão de 105 estudos: Dantas et al., Health Policy 122(4), 2018. 23 % das consultas marcadas terminam em falta; é pesquisa publicada, não um número nosso. Um bot lembra, deixa remarcar em duas mensagens e oferece o horário livre a quem espera.',
    asks: [
      '{de onde vêm|qual a fonte dos|quem diz} {os 23 por cento|23% de faltas|dados de no show|números de consultas perdidas}',
      '{23% de faltas|taxa de no show|estudo sobre faltas|pacientes que faltam|como um bot reduz faltas|quantas consultas são perdidas}',
    ],
  },
  fastReply: {
    chip: 'Em quanto tempo as empresas respondem?',
    answer:
      'De 2.241 empresas dos EUA, 37 % responderam a um contato on-line em até uma hora, 16 % em até um dia, 24 % depois e 23 % nunca. Quem respondeu em uma hora teve quase 7 vezes mais chance de uma conversa real com quem decide do que uma hora depois, e mais de 60 vezes mais do que um dia depois (Oldroyd, McElheran e Elkington, Harvard Business Review, março de 2011).',
    asks: [
      '{quantas empresas respondem em menos de uma hora|que parte das empresas responde rápido|por que responder rápido}',
      '{quantas|que porcentagem das|que parte das} {empresas} {nunca respondem|responde na primeira hora|demora mais de um dia|responde um contato em uma hora}',
      '{de onde vêm|quem mediu} {os 37 por cento|as 60 vezes|as 7 vezes|as 2241 empresas}',
      '{estudo da harvard business review|tempo de resposta a contatos|por que responder depressa|37 por cento em uma hora|60 vezes mais chance}',
    ],
  },
  funding: {
    chip: 'Quem financia a empresa?',
    answer:
      'O site não diz nada sobre investidores, rodadas de investimento ou faturamento da {brand}. Pergunte à nossa equipe: {email}.',
    asks: [
      '{investidores}',
      '{quem|quais investidores} {financia vocês|investiu em vocês|está por trás financeiramente|financia a parley|tem ações da parley}',
      '{quanto|qual} {vocês captaram|faturamento vocês têm|dinheiro levantaram|capital vocês têm|vocês faturam por ano}',
      '{financiamento da empresa|rodada de investimento|capital de risco|série a|vocês dão lucro|faturamento anual|investimento recebido}',
    ],
  },
  terms: {
    chip: 'Onde estão os termos e condições?',
    answer:
      'O site publica uma página de privacidade, mas nenhum termo geral. Os planos são mês a mês com {noticeDays} dias de aviso; {enterprise} tem contrato próprio, com SLA. Se o seu jurídico quiser ler algo antes, peça: {email}.',
    asks: [
      '{onde estão|vocês têm|posso ler|onde encontro} {os termos e condições|os termos de uso|as condições gerais|o texto do contrato|um modelo de contrato|as letras miúdas}',
      '{termos e condições|termos de uso|condições gerais|letras miúdas|responsabilidade legal|lei aplicável|termos de serviço}',
      '{nossos advogados|nosso jurídico} {querem ler o contrato|precisa dos termos|pergunta pelas condições}',
    ],
  },
};
