import type { AreaTexts } from '../types.ts';

export const industries: AreaTexts<'industries'> = {
  templates: {
    chip: 'Quais setores têm modelos?',
    answer:
      'Há {templates} modelos prontos: saúde, e-commerce, imóveis, fitness, restaurantes, automotivo, educação e serviços profissionais. Na galeria dá para conversar com o bot de demonstração de cada um; adaptamos ao seu negócio em {daysFrom} a {daysTo} dias.',
    asks: [
      '{quais|que} {modelos|setores|segmentos|templates|ramos|áreas} {vocês têm|existem|atendem|há|cobrem}',
      '{modelos|templates|setores|segmentos|galeria de modelos|modelos prontos|ramos}',
      '{tem|há|existe} {modelo para o meu setor|algo pronto para o meu negócio|template para minha área}',
      '{posso ver|onde vejo|mostre} {os modelos|a galeria|os templates}',
      'quantos modelos {há|existem|vocês têm}',
      'têm {modelo|algo pronto} pra {meu ramo|nós}',
      '{quais setores|bots prontos|exemplos pra clicar}',
    ],
  },
  customise: {
    chip: 'Dá para adaptar um modelo?',
    answer:
      'Sim, todo modelo é 100 % personalizável: ajustamos palavras, perguntas, regras e conexões ao seu negócio em {daysFrom} a {daysTo} dias, e você pode mudar depois.',
    asks: [
      '{dá para|posso|podem|é possível} {adaptar o modelo|personalizar o modelo|mudar o modelo|editar o template|alterar as perguntas}',
      '{personalizar modelo|adaptar template|customização|modelo sob medida}',
      'os modelos são {flexíveis|personalizáveis|editáveis}',
      'quanto tempo leva {adaptar o modelo|a personalização}',
      '{quantos dias pra deixar com a nossa cara|em quantos dias adapta pro meu negócio|dá pra mudar as perguntas|deixar do nosso jeito}',
      'o modelo dá pra {mudar|ajustar}',
      '{quantos dias pra deixar do nosso jeito|adaptar|personalizar|mudar as perguntas}',
    ],
  },
  ecommerce: {
    chip: 'O que fazem por lojas on-line?',
    answer:
      'No e-commerce o bot encontra produtos, responde antes da compra, acompanha pedidos, cuida de devoluções e pergunta uma vez, com educação, pelo carrinho abandonado. O modelo “Shop assistant” fica adaptado em {days} dias.',
    asks: [
      '{tenho|temos|somos|trabalho com} {uma loja virtual|uma loja online|um e-commerce|uma loja de roupas|loja de calçados|um marketplace} {o que fazem por nós|serve para mim|ajuda|}',
      '{e-commerce|loja virtual|loja online|varejo|ecommerce|comércio eletrônico}',
      '{bot|chatbot|modelo|solução} para {loja virtual|e-commerce|lojas online|varejo}',
      '{pode|o bot consegue} {recuperar carrinho abandonado|tratar devoluções|rastrear encomendas|responder onde está meu pedido}',
      'vendo {roupas|sapatos|cosméticos|móveis} {pela internet|online}',
      '{ele cuida de devolução|cadê meu pedido|trocas e devoluções|vendo bijuteria pela internet|carrinho abandonado|perguntas de frete}',
      'vendemos {roupa|joias|ração|sapatos|vinho} {pela internet|online}',
      '{trocas|entregas|tamanhos} o dia todo',
      'encomendas',
    ],
  },
  healthcare: {
    chip: 'O que fazem por clínicas?',
    answer:
      'Na saúde o bot recebe pedidos de consulta, responde sobre horários, convênios e preparo, envia lembretes e mostra um caminho claro até uma pessoa em casos urgentes; nunca dá conselhos médicos. O modelo “Patient desk” fica adaptado em {days} dias.',
    asks: [
      '{tenho|temos|somos|trabalho em} {uma clínica|um consultório|um consultório odontológico|um hospital|uma farmácia|uma clínica veterinária} {o que fazem por nós|serve para mim|ajuda|}',
      '{saúde|clínica|consultório|dentista|hospital|pacientes|médicos}',
      '{bot|chatbot|modelo|solução} para {clínicas|consultórios|dentistas|hospitais|médicos}',
      '{pode|o bot consegue} {marcar consultas de pacientes|lembrar os pacientes|reduzir faltas|responder pacientes}',
      '{clínica veterinária|consultório dentário|lembra as consultas|paciente que falta|fisioterapia|receita médica}',
      '{dentista|médico|fisioterapeuta|veterinário|ótica|psicóloga} {aqui|com telefone tocando}',
      '{paciente não aparece|faltas|receitas médicas|farmácia}',
      '{gostaria de saber|poderiam me informar|queria saber|agradeço se me disserem|pode me dizer|solicito informação sobre} {o que inclui o modelo de saúde|se o bot dá conselho médico}',
      '{oi uma dúvida|olha|aliás|ok e|então|boa tarde} {algo pra dentista}',
    ],
  },
  realestate: {
    chip: 'O que fazem por imobiliárias?',
    answer:
      'No mercado imobiliário o bot descobre o que a pessoa procura, mostra o que combina, qualifica compradores e inquilinos e agenda a visita, dia e noite. O modelo “Property guide” fica adaptado em {days} dias.',
    asks: [
      '{tenho|temos|somos|trabalho em} {uma imobiliária|corretor de imóveis|uma construtora|uma administradora de imóveis} {o que fazem por nós|serve para mim|ajuda|}',
      '{imobiliária|imóveis|corretor|aluguel|visitas a imóveis}',
      '{bot|chatbot|modelo|solução} para {imobiliárias|corretores|imóveis}',
      '{pode|o bot consegue} {agendar visitas|qualificar compradores|responder sobre imóveis|atender inquilinos}',
      '{agendar visitas|inquilinos|corretor de imóveis}',
      '{imobiliária|corretor|síndico} {aqui|com muita procura}',
      'o povo quer ver {apartamento|casa}',
    ],
  },
  fitness: {
    chip: 'O que fazem por academias?',
    answer:
      'No fitness o bot sabe os horários das aulas, marca aulas experimentais, explica planos e trancamentos, cuida da lista de espera das aulas cheias e lembra os alunos. O modelo “Studio coach” fica adaptado em {days} dias.',
    asks: [
      '{tenho|temos|somos|trabalho em} {uma academia|um estúdio de yoga|um estúdio de pilates|um clube esportivo|um box de crossfit} {o que fazem por nós|serve para mim|ajuda|}',
      '{academia|fitness|yoga|personal trainer|pilates|ginásio}',
      '{bot|chatbot|modelo|solução} para {academias|estúdios de yoga|personal trainers}',
      '{pode|o bot consegue} {marcar aulas|agendar aula experimental|explicar matrículas|trancar a matrícula}',
      '{academia de ginástica|trancar a matrícula da academia|aula experimental|estúdio de pilates}',
      '{academia|estúdio de yoga|escola de dança|natação|pilates} {aqui|com muitos alunos}',
      'lista de espera de {aulas cheias|turmas}',
      '{matrícula de aluno|trancar plano|personal|crossfit}',
    ],
  },
  restaurant: {
    chip: 'O que fazem por restaurantes?',
    answer:
      'Nos restaurantes o bot reserva mesas, responde sobre cardápio e alérgenos, organiza menus de grupo e recebe pedidos para viagem. O modelo “Front of house” fica adaptado em {days} dias.',
    asks: [
      '{tenho|temos|somos|trabalho em} {um restaurante|uma pizzaria|um café|um bar|uma padaria|uma lanchonete|um buffet} {o que fazem por nós|serve para mim|ajuda|}',
      '{restaurante|pizzaria|café|bar|delivery|gastronomia|padaria}',
      '{bot|chatbot|modelo|solução} para {restaurantes|pizzarias|cafés|bares}',
      '{pode|o bot consegue} {reservar mesas|receber pedidos de comida|responder sobre alérgenos|mostrar o cardápio}',
      '{reservar mesa|pedido pra viagem|alérgenos do cardápio|lanchonete|churrascaria}',
      '{bar|pizzaria|lanchonete|sorveteria|churrascaria|tasca} {aqui|com 40 lugares}',
      'ligam pra {reservar|mesa}',
      '{alergias|glúten|cardápio}',
      '{lugares|marmita|almoço}',
      '{gostaria de saber|poderiam me informar|queria saber|agradeço se me disserem|pode me dizer|solicito informação sobre} {o que oferecem a restaurantes|se reserva mesas}',
      '{oi uma dúvida|olha|aliás|ok e|então|boa tarde} {algo pra bar}',
    ],
  },
  automotive: {
    chip: 'O que fazem por concessionárias?',
    answer:
      'No setor automotivo o bot marca oficina e test drives, responde sobre peças e financiamento e informa o estado do reparo. O modelo “Service desk” fica adaptado em {days} dias.',
    asks: [
      '{tenho|temos|somos|trabalho em} {uma oficina|uma concessionária|uma loja de carros|uma borracharia|uma locadora de veículos} {o que fazem por nós|serve para mim|ajuda|}',
      '{automotivo|oficina|concessionária|carros|mecânica|test drive}',
      '{bot|chatbot|modelo|solução} para {oficinas|concessionárias|lojas de carros}',
      '{pode|o bot consegue} {agendar test drive|marcar revisão|informar o conserto|responder sobre peças}',
      '{o carro já está pronto|oficina mecânica|marcar revisão|troca de óleo}',
      '{vendo|vendemos} {carros usados|seminovos|motos}',
      '{oficina|concessionária|borracharia} {aqui|com três elevadores}',
      '{revisão|pneus|meu carro ficou pronto|funilaria}',
    ],
  },
  education: {
    chip: 'O que fazem por escolas?',
    answer:
      'Na educação o bot responde sobre cursos, preços e matrícula, marca aulas experimentais e leva os alunos à pessoa certa. O modelo fica adaptado em {days} dias.',
    asks: [
      '{tenho|temos|somos|trabalho em} {uma escola|uma escola de idiomas|uma universidade|um curso online|uma autoescola|uma creche|um curso} {o que fazem por nós|serve para mim|ajuda|}',
      '{educação|escola|universidade|cursos|faculdade|alunos|ensino}',
      '{bot|chatbot|modelo|solução} para {escolas|universidades|cursos|faculdades}',
      '{pode|o bot consegue} {responder sobre cursos|fazer matrículas|marcar aula experimental de idiomas|atender alunos}',
      '{autoescola|horário das aulas|matrícula|escola de idiomas|aula particular|cursinho}',
      '{autoescola|creche|escola de música|cursinho} {aqui|os alunos perguntam}',
      'os pais perguntam {mensalidades|vagas}',
      '{inscrições|aulas de direção|estudantes|aula de violão}',
    ],
  },
  professional: {
    chip: 'O que fazem por escritórios e agências?',
    answer:
      'Em serviços profissionais (advocacia, contabilidade, consultoria, agências) o bot qualifica pedidos, reúne o que a primeira reunião precisa e a agenda; não dá conselho jurídico nem fiscal. O modelo fica adaptado em {days} dias.',
    asks: [
      '{tenho|temos|sou|somos} {um escritório de advocacia|advogado|contador|um escritório de contabilidade|uma consultoria|uma agência|uma empresa de recrutamento} {o que fazem por nós|serve para mim|ajuda|}',
      '{advocacia|advogados|contabilidade|consultoria|agência|serviços profissionais}',
      '{bot|chatbot|modelo|solução} para {advogados|contadores|consultorias|agências|escritórios}',
      '{pode|o bot consegue} {qualificar clientes|marcar primeira reunião|coletar documentos}',
      '{escritório de contabilidade|advogado|contador|cartório|agência de publicidade}',
      '{advogada|contador|arquiteto|cartório|consultor} {aqui|com escritório pequeno}',
      '{primeira reunião com clientes|jurídico|recrutamento|conselho legal pelo bot}',
    ],
  },
  finance: {
    chip: 'O que fazem por bancos e seguradoras?',
    answer:
      'Em finanças o bot explica produtos, reúne o que um pedido precisa, responde sobre contas e passa o aconselhamento à sua equipe licenciada. Ainda não há modelo pronto; construímos com você, a primeira versão em {firstHours} horas.',
    asks: [
      '{tenho|temos|somos|trabalho em} {um banco|uma seguradora|uma fintech|uma corretora de seguros|uma financeira} {o que fazem por nós|serve para mim|ajuda|}',
      '{finanças|banco|seguros|fintech|crédito|seguradora}',
      '{bot|chatbot|modelo|solução} para {bancos|seguradoras|fintechs|corretoras}',
      '{pode|o bot consegue} {receber pedidos de crédito|responder sobre contas|explicar seguros}',
      '{banco|seguradora|corretora de seguros|financeira} {aqui|bot}',
      '{sinistros|empréstimos|financiamento|previdência}',
    ],
  },
  hospitality: {
    chip: 'O que fazem por hotéis?',
    answer:
      'Na hotelaria o bot recebe pedidos de reserva, responde aos hóspedes dia e noite no idioma deles e oferece upgrades e dicas locais. Ainda não há modelo pronto; construímos com você, a primeira versão em {firstHours} horas.',
    asks: [
      '{tenho|temos|somos|trabalho em} {um hotel|uma pousada|um hostel|uma agência de viagens|um resort|apartamentos de temporada} {o que fazem por nós|serve para mim|ajuda|}',
      '{hotel|pousada|turismo|hotelaria|hostel|hóspedes|agência de viagens}',
      '{bot|chatbot|modelo|solução} para {hotéis|pousadas|turismo|hostels}',
      '{pode|o bot consegue} {receber reservas de quartos|responder hóspedes|fazer check-in}',
      '{hotel|pousada|camping|hostel|casa de temporada} {de 12 quartos|aqui}',
      'hóspedes perguntam {check-in|café da manhã|estacionamento|wifi}',
      'quartos',
      '{gostaria de saber|poderiam me informar|queria saber|agradeço se me disserem|pode me dizer|solicito informação sobre} {o que oferecem a hotéis|se serve para pousada}',
      '{oi uma dúvida|olha|aliás|ok e|então|boa tarde} {algo pra pousada}',
    ],
  },
  other: {
    chip: 'Meu setor não está na lista',
    answer:
      'Fazemos bots para outros setores também, a partir de um modelo próximo ou do zero: a primeira versão em {firstHours} horas. Conte o que seus clientes perguntam ou marque uma consulta gratuita, e dizemos com franqueza o que um bot pode fazer.',
    asks: [
      '{meu|nosso} {setor|ramo|negócio|segmento} {não está na lista|não aparece|é diferente|não tem}',
      '{trabalham com|fazem bots para|atendem} {outros setores|indústrias|ongs|logística|salões de beleza|órgãos públicos|construção civil}',
      '{tenho|temos|somos} {uma fábrica|uma transportadora|um salão de beleza|uma empresa de software|uma ong|uma construtora civil|um museu} {serve|funciona|}',
      '{bot|chatbot|modelo} para {indústria|logística|salão|ong|software}',
      'outro {setor|ramo|segmento}',
      '{encanador|floricultura|salão de beleza|fotógrafo|funerária|marceneiro}',
      '{transportadora|construtora|limpeza|gráfica}',
      '{meu ramo não está|prefeitura|museu|nicho}',
      '{hotel pra cachorro|fabricante|associação}',
    ],
  },
  benefits: {
    chip: 'O que um bot traz para a empresa?',
    answer:
      'Os clientes recebem resposta na hora, também à noite, no idioma deles; a equipe responde menos perguntas repetidas e recebe pedidos com a história junto. Pesquisas citadas na página: 37 % das empresas respondem a um contato on-line em até uma hora, e elas têm quase 7 vezes mais chance de uma conversa de verdade. A calculadora de ROI mostra o seu número.',
    asks: [
      '{quais são|qual é|o que são} {as vantagens|os benefícios|o benefício|a utilidade|os ganhos} {de um chatbot|do bot|para minha empresa|}',
      '{por que|para que} {eu deveria|preciso de|usar|ter} {um chatbot|um bot|isso}',
      '{vantagens|benefícios|prós e contras|vale a pena|para que serve}',
      '{vale a pena|compensa|faz sentido} {para uma empresa pequena|para nós|mesmo|}',
      '{me convença|o que eu ganho|o que minha empresa ganha}',
      '{o que eu ganho com isso|pra que serve|compensa o gasto}',
      'o que {ganho|levo|me traz} {com isso|}',
      'pra que {uma empresa pequena|eu} quer isso',
      'me convence',
    ],
  },
  reminders: {
    chip: 'O bot envia lembretes?',
    answer:
      'Sim. Ele lembra os pacientes das consultas, os alunos da academia pelo WhatsApp ou e-mail, e os clientes confirmam a mesa; assim se perdem menos horários.',
    asks: [
      '{manda lembrete}',
      '{mandar lembretes}',
      '{ele pode|o bot pode|dá para|consegue} {mandar lembretes|enviar lembretes|lembrar das consultas|lembrar os alunos da aula|avisar no dia anterior|mandar lembrete de consulta}',
      '{lembretes|lembretes de consulta|lembretes por whatsapp|avisos automáticos|lembrete por e-mail|confirmação de horário}',
    ],
  },
  waitlist: {
    chip: 'Ele cuida de listas de espera?',
    answer:
      'Sim. O modelo de fitness mantém listas de espera para aulas lotadas, e um bot oferece a vaga que abre a quem espera.',
    asks: [
      '{lista de espera quando a aula lota}',
      '{ele pode|o bot pode|consegue} {manter lista de espera|cuidar de listas de espera|preencher vagas canceladas|oferecer vagas livres|colocar na lista de espera|cuidar da fila de aulas lotadas}',
      '{listas de espera|aula lotada e agora|vagas canceladas|fila para aulas|próximo da lista|turma cheia}',
    ],
  },
  events: {
    chip: 'Vocês fazem eventos e casamentos?',
    answer:
      'Não há modelo pronto para espaços de eventos ou casamentos. O de restaurante já recebe pedidos de grupos e eventos, e nós o adaptamos, ou fazemos do zero: uma primeira versão em {firstHours} horas.',
    asks: [
      '{bot|chatbot|modelo} para {eventos}',
      '{tenho|temos|administro|somos} {um salão de festas|um espaço de eventos|um buffet de casamento|uma agência de eventos|cerimonialistas|um centro de convenções|uma casa de shows} {o que vocês oferecem|que modelo serve|}',
      '{bot|modelo|algo} para {casamentos|espaços de eventos|congressos|festas|shows|organizadores de eventos}',
      '{perguntam datas e não mesas|banquetes|aluguel de salão|o modelo de restaurante serve para casamento}',
    ],
  },
  figures: {
    chip: 'O que quer dizer “90 % mais rápido”?',
    answer:
      'São os números acima dos modelos: {templates} modelos e mais, uma primeira versão em {firstHours} horas em média, implantação 90 % mais rápida, 100 % personalizável. Em relação a que se medem os 90 % o site não diz; nossa equipe explica: {email}.',
    asks: [
      '{o que quer dizer|de onde vêm|como calculam} {90% mais rápido|os 90 por cento|90 por cento mais rápida|os 90 % da implantação}',
      '{mais rápido que o quê|90% comparado a quê|90 por cento em relação a quem|100 por cento personalizável o que é|os 90 por cento são realistas|implantação 90% mais rápida|tempo médio de implantação}',
      '{24 horas em média|quem mediu os 90 por cento|noventa por cento mais rápido}',
    ],
  },
};
