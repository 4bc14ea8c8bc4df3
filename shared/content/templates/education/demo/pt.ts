import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Qual curso é o certo para mim?',
    'Quanto custam os cursos?',
    'Quando começa o próximo curso?',
    'Posso estudar online?',
    'Como faço a matrícula?',
  ],
  useCases: [
    'Orientação sobre cursos por nível, objetivo e horário',
    'Perguntas sobre matrícula e inscrição',
    'Prazos, documentos e datas de exames',
    'Atendimento aos alunos atuais a qualquer hora',
    'Dias de portas abertas e aulas experimentais marcados',
  ],
  can: 'Oriento sobre cursos, respondo perguntas sobre preços, datas, exames e matrícula e marco aulas experimentais. Quem quer aprender recebe orientação na hora, no próprio idioma, e a secretaria fica livre das perguntas de rotina.',
  hours: 'secretaria de segunda a sexta das 9:00 às 19:00, sábado das 10:00 às 14:00; aulas até as 21:30',
  location: '5 Linden Court, terceiro andar, a dois minutos da estação central',
  services: 'Cursos noturnos|Cursos intensivos|Cursos online|Preparação para exames|Formação para empresas',
  prices:
    'Curso noturno, 10 semanas: {evening}|Curso intensivo, 4 semanas: {intensive}|Curso online, 8 semanas: {online}|Exame oficial: {exam}|Aula experimental: {trial}',
  items: {
    trial: [
      'quero uma aula experimental|posso experimentar uma aula|marcar uma aula teste|aula de teste|assistir a uma aula|testar antes da matrícula',
      'Com prazer: a aula experimental custa {trial} (preço de exemplo), e o valor é descontado na matrícula.',
    ],
    advice: [
      'que curso vocês recomendam|qual é o meu nível|sou iniciante|quero aprender espanhol|teste de nível|curso para o meu objetivo|orientação sobre cursos|meu inglês é intermediário',
      'A maioria de quem trabalha faz o curso noturno; quem precisa de resultado em um mês, o intensivo; quem viaja muito, o online. Um teste de nível de dez minutos encontra sua turma, e uma aula experimental mostra se ela combina com você.',
    ],
    cost: [
      'preço do curso|mensalidade|quanto é o curso noturno|valor do curso intensivo|é caro|pagar em parcelas',
      'Curso noturno {evening}, intensivo {intensive}, online {online} (preços de exemplo). Os livros estão incluídos, e você pode pagar em duas parcelas.',
    ],
    start: [
      'datas de início|quando posso começar|próxima turma|quando começa o semestre|posso entrar depois|calendário das aulas',
      'Os cursos noturnos e online começam na primeira semana de cada dois meses, os intensivos toda segunda-feira. Você pode entrar até o fim da primeira semana.',
    ],
    online: [
      'curso online|ensino remoto|aprender de casa|aulas por Zoom|ensino a distância|EAD|as aulas ficam gravadas',
      'Sim: ao vivo, em grupos de até oito pessoas, duas noites por semana durante oito semanas, {online} (preço de exemplo). As gravações ficam disponíveis por um mês.',
    ],
    enrol: [
      'como me inscrevo|fazer inscrição em um curso|matrícula|candidatura|que documentos preciso para me matricular|prazo de inscrição|entrar em um curso',
      'Faça o teste de nível de dez minutos, escolha um curso e envie seu nome e data de nascimento; a secretaria confirma sua vaga em um dia útil. O prazo é o fim da primeira semana.',
    ],
    openDay: [
      'dia de portas abertas|portas abertas|visitar a escola|quando posso conhecer a escola',
      'O próximo dia de portas abertas é o primeiro sábado do mês, das 10:00 às 14:00. Você também pode vir a uma aula experimental por {trial} (preço de exemplo).',
    ],
    certificate: [
      'recebo certificado|exame oficial|TOEFL|IELTS|data do exame|diploma|preparação para o exame|taxa do exame',
      'Quem tem 80 por cento de presença recebe nosso certificado. O exame oficial custa {exam} (preço de exemplo) e acontece quatro vezes por ano; inscreva-se quatro semanas antes com um documento de identidade.',
    ],
    groups: [
      'qual é o tamanho das turmas|quantas pessoas por turma|quantos alunos na aula|turmas pequenas|aulas particulares',
      'De seis a doze pessoas; online, até oito.',
    ],
    visa: [
      'visto de estudante|ajudam com hospedagem|família anfitriã|moradia|venho do exterior|carta de matrícula',
      'Emitimos a carta de matrícula para o seu visto e ajudamos a encontrar um quarto com uma família anfitriã.',
    ],
    student: [
      'já sou aluno de vocês|perdi uma aula|mudar de turma|hoje estou doente|meu login não funciona|onde está minha lição de casa|trancar o curso',
      'Com prazer: as aulas perdidas ficam gravadas por um mês, a mudança de turma é gratuita até a segunda semana, e a secretaria ajuda com o resto no próximo dia útil.',
    ],
  },
  tasks: {
    trial: {
      done: 'Sua aula experimental está anotada:',
      choice: 'Que idioma você gostaria de experimentar: inglês, espanhol ou alemão?',
    },
  },
  options: {
    english: ['Inglês', 'ingles'],
    spanish: ['Espanhol', 'espanhol|castelhano'],
    german: ['Alemão', 'alemao'],
  },
  states: {},
};
