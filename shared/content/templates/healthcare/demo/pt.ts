import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Consigo uma consulta esta semana?',
    'Vocês aceitam meu plano de saúde?',
    'O que devo levar na primeira consulta?',
    'Como renovo uma receita?',
    'O que faço em uma emergência?',
  ],
  useCases: [
    'Pedidos de consulta e remarcações a qualquer hora',
    'Perguntas sobre plano de saúde, documentos e preparo',
    'Renovações de receita encaminhadas à equipe',
    'Lembretes que reduzem faltas',
    'Emergências reconhecidas e encaminhadas ao número certo',
  ],
  can: 'Recebo pedidos de consulta, respondo perguntas sobre plano de saúde, documentos e preparo, encaminho renovações de receita e indico o número certo em emergências. Nunca dou conselhos médicos. O telefone toca menos, e os pacientes têm resposta à noite e no fim de semana.',
  hours: 'segunda a sexta das 8:00 às 18:00, sábado das 9:00 às 13:00, fechado aos domingos',
  location: '12 Cedar Street, segundo andar, com elevador e rampa; estacionamento atrás do prédio',
  services:
    'Medicina de família|Check-ups preventivos|Vacinas|Fisioterapia|Exames de sangue|Consultas por vídeo',
  prices:
    'Check-up sem plano: {checkup}|Check-up completo com exames: {extended}|Fisioterapia: {physio} por sessão|Orientação sobre vacinas de viagem: {vaccination}|Consulta por vídeo: {video} por 15 minutos',
  items: {
    appointment: [
      'preciso de uma consulta|marcar consulta|ir ao médico|agendar uma consulta para amanhã|tem horário livre|queria um check-up na sexta|tomar vacina|consulta médica',
      'Com prazer, vou anotar um pedido; a recepção confirma. Em geral há horários livres na mesma semana.',
    ],
    insurance: [
      'quais convênios vocês aceitam|o plano cobre|convênio|Medicare|Aetna|não tenho plano|carteirinha do plano',
      'Trabalhamos com todos os grandes planos. Por favor, traga sua carteirinha; sem plano, o check-up custa {checkup} (preço de exemplo).',
    ],
    bring: [
      'o que preciso para a primeira consulta|sou paciente novo|que documentos devo trazer|me preparar para a consulta|primeira vez aí',
      'Traga um documento de identidade, a carteirinha do plano, uma lista dos seus remédios e exames anteriores, e chegue dez minutos antes para o formulário.',
    ],
    prescription: [
      'renovar minha receita|preciso do meu remédio de novo|repetir receita|renovar medicação|receita médica',
      'Escreva para nós com o nome do remédio e sua data de nascimento. O médico verifica, e a receita fica pronta na recepção ou na sua farmácia em um dia útil.',
    ],
    emergency: [
      'emergência|é urgente|número de emergência|e se for uma emergência|plantão|ambulância',
      'Se houver risco de vida, ligue agora para o número de emergência local. Para ajuda urgente fora do nosso horário, ligue para o plantão médico. Sou um chatbot e não posso avaliar sintomas.',
    ],
    cost: [
      'quanto é o check-up|quanto custa uma consulta|preço sem plano|preço da fisioterapia|particular',
      'O check-up sem plano custa {checkup}, o completo com exames {extended} e a fisioterapia {physio} por sessão (preços de exemplo).',
    ],
    videoCall: [
      'consulta por vídeo|médico online|telemedicina|posso falar com o médico por vídeo|teleconsulta',
      'Sim, nos dias úteis das 12:00 às 14:00: {video} por 15 minutos (preço de exemplo), ou coberta pela maioria dos planos.',
    ],
    results: [
      'quando saem meus exames|resultado de laboratório|resultado do exame de sangue|laudo|meus resultados estão prontos',
      'Os exames de sangue ficam prontos em dois dias úteis. O médico liga quando algo precisa de conversa; caso contrário, você recebe uma mensagem.',
    ],
    access: [
      'acesso para cadeira de rodas|tem elevador|rampa|acessibilidade|cadeirante|vaga para deficientes',
      'Sim: há uma rampa na entrada, um elevador até o segundo andar e duas vagas reservadas atrás do prédio.',
    ],
    symptoms: [
      'estou com dor de cabeça|o que significam meus sintomas|tenho febre e tosse|que remédio devo tomar|é perigoso|qual a dose|minhas costas doem|estou com manchas na pele|estou me sentindo mal|diagnóstico',
      'Não posso dar conselhos médicos. Posso anotar uma consulta com um dos nossos médicos; se parecer urgente, ligue para nós e, se houver risco de vida, para o número de emergência local.',
    ],
    change: [
      'cancelar minha consulta|remarcar|mudar o horário da consulta|não posso ir amanhã|estou atrasado',
      'Escreva ou ligue com seu nome e o horário da consulta; o cancelamento é gratuito até 24 horas antes. Um pedido que estamos anotando aqui você muda simplesmente dizendo.',
    ],
    reminders: [
      'vocês enviam lembretes|me lembre da consulta|esqueci minha consulta|quando era minha consulta',
      'Sim: na véspera você recebe uma mensagem, e basta uma palavra para confirmar ou mudar a consulta.',
    ],
  },
  tasks: {
    appointment: {
      done: 'Seu pedido está anotado; a recepção confirma:',
      choice: 'Para que é: consulta médica, check-up, vacina, fisioterapia ou exame de sangue?',
    },
  },
  options: {
    doctor: ['Consulta médica', 'medico|medica|clinico|outra coisa|outro motivo'],
    checkup: ['Check-up', 'check-up|checkup|check up|preventivo'],
    vaccination: ['Vacina', 'vacin*'],
    physio: ['Fisioterapia', 'fisio*'],
    blood: ['Exame de sangue', 'sangue|exame de sangue|laboratorio'],
  },
  states: {},
  urgent:
    'dor no peito|dores no peito|não consigo respirar|nao consegue respirar|falta de ar|inconsciente|desmaiou|sangrando muito|hemorragia|suicídio|me matar|avc|derrame|infarto|enfarte|ataque cardíaco|overdose|envenenad*|engasgad*|sufocando|peito & dor/dores/dói/doendo/aperto/pressão|respirar/respiro/respira/respirando & não/mal/difícil/dificuldade/custa|desmai*|inconscient*|perdeu & consciência/sentidos|suicid*|tirar a minha vida|tirar minha vida|quero morrer|não quero mais viver|não quero viver|me machucar',
};
