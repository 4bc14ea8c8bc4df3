import type { AreaAnswers } from '../types.ts';

export const industries: AreaAnswers<'industries'> = {
  templates: {
    chip: 'Quais setores têm modelos?',
    answer:
      'Há {templates} modelos prontos: saúde, e-commerce, imóveis, fitness, restaurantes, automotivo, educação e serviços profissionais. Na galeria dá para conversar com o bot de demonstração de cada um; adaptamos ao seu negócio em {daysFrom} a {daysTo} dias.',
  },
  customise: {
    chip: 'Dá para adaptar um modelo?',
    answer:
      'Sim, todo modelo é 100 % personalizável: ajustamos palavras, perguntas, regras e conexões ao seu negócio em {daysFrom} a {daysTo} dias, e você pode mudar depois.',
  },
  ecommerce: {
    chip: 'O que fazem por lojas on-line?',
    answer:
      'No e-commerce o bot encontra produtos, responde antes da compra, acompanha pedidos, cuida de devoluções e pergunta uma vez, com educação, pelo carrinho abandonado. O modelo “Shop assistant” fica adaptado em {days} dias.',
  },
  healthcare: {
    chip: 'O que fazem por clínicas?',
    answer:
      'Na saúde o bot recebe pedidos de consulta, responde sobre horários, convênios e preparo, envia lembretes e mostra um caminho claro até uma pessoa em casos urgentes; nunca dá conselhos médicos. O modelo “Patient desk” fica adaptado em {days} dias.',
  },
  realestate: {
    chip: 'O que fazem por imobiliárias?',
    answer:
      'No mercado imobiliário o bot descobre o que a pessoa procura, mostra o que combina, qualifica compradores e inquilinos e agenda a visita, dia e noite. O modelo “Property guide” fica adaptado em {days} dias.',
  },
  fitness: {
    chip: 'O que fazem por academias?',
    answer:
      'No fitness o bot sabe os horários das aulas, marca aulas experimentais, explica planos e trancamentos, cuida da lista de espera das aulas cheias e lembra os alunos. O modelo “Studio coach” fica adaptado em {days} dias.',
  },
  restaurant: {
    chip: 'O que fazem por restaurantes?',
    answer:
      'Nos restaurantes o bot reserva mesas, responde sobre cardápio e alérgenos, organiza menus de grupo e recebe pedidos para viagem. O modelo “Front of house” fica adaptado em {days} dias.',
  },
  automotive: {
    chip: 'O que fazem por concessionárias?',
    answer:
      'No setor automotivo o bot marca oficina e test drives, responde sobre peças e financiamento e informa o estado do reparo. O modelo “Service desk” fica adaptado em {days} dias.',
  },
  education: {
    chip: 'O que fazem por escolas?',
    answer:
      'Na educação o bot responde sobre cursos, preços e matrícula, marca aulas experimentais e leva os alunos à pessoa certa. O modelo fica adaptado em {days} dias.',
  },
  professional: {
    chip: 'O que fazem por escritórios e agências?',
    answer:
      'Em serviços profissionais (advocacia, contabilidade, consultoria, agências) o bot qualifica pedidos, reúne o que a primeira reunião precisa e a agenda; não dá conselho jurídico nem fiscal. O modelo fica adaptado em {days} dias.',
  },
  finance: {
    chip: 'O que fazem por bancos e seguradoras?',
    answer:
      'Em finanças o bot explica produtos, reúne o que um pedido precisa, responde sobre contas e passa o aconselhamento à sua equipe licenciada. Ainda não há modelo pronto; construímos com você, a primeira versão em {firstHours} horas.',
  },
  hospitality: {
    chip: 'O que fazem por hotéis?',
    answer:
      'Na hotelaria o bot recebe pedidos de reserva, responde aos hóspedes dia e noite no idioma deles e oferece upgrades e dicas locais. Ainda não há modelo pronto; construímos com você, a primeira versão em {firstHours} horas.',
  },
  other: {
    chip: 'Meu setor não está na lista',
    answer:
      'Fazemos bots para outros setores também, a partir de um modelo próximo ou do zero: a primeira versão em {firstHours} horas. Conte o que seus clientes perguntam ou marque uma consulta gratuita, e dizemos com franqueza o que um bot pode fazer.',
  },
  benefits: {
    chip: 'O que um bot traz para a empresa?',
    answer:
      'Os clientes recebem resposta na hora, também à noite, no idioma deles; a equipe responde menos perguntas repetidas e recebe pedidos com a história junto. Pesquisas citadas na página: 37 % das empresas respondem a um contato on-line em até uma hora, e elas têm quase 7 vezes mais chance de uma conversa de verdade. A calculadora de ROI mostra o seu número.',
  },
  reminders: {
    chip: 'O bot envia lembretes?',
    answer:
      'Sim. Ele lembra os pacientes das consultas, os alunos da academia pelo WhatsApp ou e-mail, e os clientes confirmam a mesa; assim se perdem menos horários.',
  },
  waitlist: {
    chip: 'Ele cuida de listas de espera?',
    answer:
      'Sim. O modelo de fitness mantém listas de espera para aulas lotadas, e um bot oferece a vaga que abre a quem espera.',
  },
  events: {
    chip: 'Vocês fazem eventos e casamentos?',
    answer:
      'Não há modelo pronto para espaços de eventos ou casamentos. O de restaurante já recebe pedidos de grupos e eventos, e nós o adaptamos, ou fazemos do zero: uma primeira versão em {firstHours} horas.',
  },
  figures: {
    chip: 'O que quer dizer “90 % mais rápido”?',
    answer:
      'São os números acima dos modelos: {templates} modelos e mais, uma primeira versão em {firstHours} horas em média, implantação 90 % mais rápida, 100 % personalizável. Em relação a que se medem os 90 % o site não diz; nossa equipe explica: {email}.',
  },
};
