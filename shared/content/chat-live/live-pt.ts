import type { LiveTexts } from './types.ts';

export const texts: LiveTexts = {
  here: 'Alguém da nossa equipe está aqui.',
  waiting: 'Avisamos a equipe. Se ninguém vier em dois minutos, você pode deixar uma mensagem.',
  cancel: 'Não esperar',
  missed: 'Ninguém pôde vir agora. Deixe uma mensagem: respondemos em até {hours} horas.',
  away: 'Não há ninguém no momento. Respondemos às mensagens em até {hours} horas.',
  opens: 'Voltamos {when}.',
  joined: 'Uma pessoa da {brand} fala com você agora. O assistente fica em silêncio.',
  back: 'O assistente volta a responder.',
  team: 'Equipe {brand}',
  typing: 'está escrevendo…',
  read: 'Lida',
  lost: 'Sem conexão. O que você escrever será enviado assim que ela voltar.',
  form: 'Deixar uma mensagem',
};
