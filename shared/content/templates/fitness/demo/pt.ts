import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Quanto custa o plano?',
    'Posso experimentar antes?',
    'Quando são as aulas de ioga?',
    'Como faço para trancar o plano?',
    'Vocês têm personal trainers?',
  ],
  useCases: [
    'Treinos experimentais marcados pelo site',
    'Horário das aulas e vagas livres',
    'Dúvidas sobre o plano, pausa e trancamento',
    'Lembretes e mensagens para trazer alunos de volta',
    'Personal trainer certo para cada objetivo',
  ],
  can: 'Marco treinos experimentais, sei os horários das aulas, explico os planos, a pausa e o cancelamento, e encontro o personal trainer certo. Pedidos de teste recebem resposta em segundos, as aulas ficam mais cheias, e a recepção atende menos ligações.',
  hours: 'segunda a sexta das 6:00 às 22:30, fins de semana das 8:00 às 20:00',
  location: '88 Northside Avenue, ao lado da piscina coberta',
  services:
    'Musculação e cardio|Aulas de ioga, pilates e spinning|Personal training|Sauna|Orientação nutricional',
  prices:
    'Plano Basic: {basic} por mês|Plano Plus com todas as aulas: {plus} por mês|Passe diário: {day}|Personal training: {personal} por hora|Semana experimental: {trial}',
  items: {
    trial: [
      'quero experimentar|marcar um teste|aula experimental|treino experimental|teste grátis|fazer uma visita|primeiro treino|posso testar a academia',
      'Com prazer: a semana experimental custa {trial} (preço de exemplo) e inclui uma aula e uma breve introdução.',
    ],
    membership: [
      'preços dos planos|quanto é por mês|mensalidade|quero me inscrever|virar aluno|diferença entre Basic e Plus|passe diário|diária',
      'O Basic custa {basic} por mês, o Plus com todas as aulas {plus}; o passe diário {day} (preços de exemplo). Os dois podem ser cancelados todo mês.',
    ],
    classes: [
      'horário das aulas|horários de ioga|quando tem pilates|aula de spinning|grade de aulas|tem vaga na ioga|a aula está cheia',
      'Ioga: segunda e quarta 18:30, sábado 10:00. Pilates: terça 19:00. Spinning: quinta 18:00 e domingo 11:00. As aulas duram 60 minutos; no momento há vagas em todas.',
    ],
    freeze: [
      'pausar meu plano|estou de férias, posso pausar|trancar por causa de lesão|trancar a matrícula|suspender',
      'Você pode trancar o plano por um a três meses por ano, sem custo: avise antes do dia 25, e a pausa começa no primeiro dia do mês seguinte. O cancelamento é possível com um mês de antecedência.',
    ],
    trainer: [
      'personal trainer|quero perder peso|plano de treino|treinador|preço do personal|ganhar músculo|tenho um objetivo',
      'Sim, quatro: para força, para peso, para as costas e para voltar à forma. A hora custa {personal} (preço de exemplo), e a primeira conversa é gratuita.',
    ],
    quit: [
      'como cancelo meu plano|encerrar o contrato|sair da academia|prazo de cancelamento|fidelidade mínima|rescindir',
      'Pelo aplicativo ou por e-mail, com um mês de antecedência. Não há tempo mínimo de contrato.',
    ],
    sauna: [
      'tem sauna|chuveiros|armários|preciso levar toalha|vestiários|spa',
      'Sim, todos os dias a partir das 15:00 e incluída no Plus. Chuveiros e armários são gratuitos; por favor, traga uma toalha e um cadeado.',
    ],
    beginner: [
      'sou iniciante|nunca fui a uma academia|sou velho demais|estou fora de forma|é para iniciantes',
      'A maioria dos nossos alunos começou assim. Todos recebem uma introdução aos aparelhos e um primeiro plano, em qualquer idade.',
    ],
    friend: [
      'posso levar um amigo|trazer um convidado|treinar com meu namorado|passe de convidado',
      'Quem tem o Plus traz um convidado de graça uma vez por mês; fora isso, o passe diário custa {day} (preço de exemplo).',
    ],
    reminders: [
      'vocês mandam lembretes|me lembre da aula|faz tempo que não vou|voltar depois de uma pausa|notificações',
      'Sim, duas horas antes de cada aula por WhatsApp ou e-mail, como preferir; e quem ficou um tempo sem vir recebe um convite para uma aula à escolha.',
    ],
  },
  tasks: {
    trial: {
      done: 'Seu treino experimental está anotado:',
      choice: 'O que você gostaria de experimentar: musculação, ioga, pilates ou spinning?',
    },
  },
  options: {
    strength: ['Musculação', 'musculacao|forca|pesos|aparelhos|cardio|academia'],
    yoga: ['Ioga', 'ioga|yoga'],
    pilates: ['Pilates', 'pilates'],
    spinning: ['Spinning', 'spinning|bike|bicicleta'],
  },
  states: {},
};
