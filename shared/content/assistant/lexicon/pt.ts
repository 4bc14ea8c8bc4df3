import type { Lexicon } from '../types.ts';

export const lexicon: Lexicon = {
  mode: 'word',
  greeting: 'olá|oi|bom dia|boa tarde|boa noite|tudo bem|e aí|oie|viva|saudações',
  plan: 'plano|planos|pacote*|por mês|mensa*|ao mês|volume|/mês',
  messages: 'mensagen*|mensagem|solicitações|pedidos por mês|tickets|e mails|perguntas por mês',
  conversations: 'conversa*|chats|diálogos',
  thousand: 'mil|k|milhares',
  book: 'agend*|marcar|marcação|reserv*|consultoria|consulta|demo|demonstração|reunião|chamada|videochamada|horário com|sessão|conversar com um consultor|marque',
  callMe:
    'me ligue*|me liga|me ligar|ligue me|liguem me|ligar me|ligue para mim|liguem para mim|liga pra mim|me contat*|contate me|contactem me|contacte me|contactar me|entrem em contato|entre em contato|entrem em contacto|entrar em contato comigo|me retorn*|falar com uma pessoa|falar com um humano|falar com um atendente|falar com alguém|falar com atendente|falar com um consultor|falar com um|falar com uma|falar com a equipe|falar com vocês|pessoa de verdade|pessoa real|deixar meu|deixar meus|escrevam me|me escrev*|me liguem|que me liguem|me liga*|alguém que me|alguém me|que me contact*|que me contat*|me contact*|contacte nos|contactem nos|deixo o meu|deixo meu|deixo os meus|anotem meu|anota meu|peguem meu|nos ligue*|nos contat*|nos contact*|alguém entrar em contato|alguém entrar em contacto',
  wish: 'quero|queremos|gostaria|gostaríamos|queria|por favor|posso|podemos|poderia|poderíamos|podem|pode|preciso|precisamos|desejo|vamos|^agend*|^marc*|^reserv*|prefiro|me agenda|agende*|marque*|quería',
  ask: 'como|o que|qual|quais|quando|onde|quanto|por que|quem|custa|funciona|dura|preciso saber|oferecem|explica*|acontece|tem custo|saber|se eu|e se|se me|se alguém|que acontece',
  not: 'não|nunca|sem|cancelar|depois|nem',
  theirs: 'bot|chatbot|bots|pacientes|hóspedes|clientes|alunos|meus clientes|inquilinos|membros',
  yes: 'sim|claro|ok|pode ser|com certeza|perfeito|tá bom|está bem|beleza|combinado',
  no: 'não|não obrigad*|agora não|depois|ainda não',
  year: 'por ano|ao ano|anual*|12 meses|doze meses|no ano|num ano|um ano|anuais|pelo ano|o ano todo|anualmente',
  perDay: 'por dia|ao dia|diári*|todo dia|todos os dias|cada dia',
  firstMonth: 'primeiro mês|primeira fatura',
  contents: 'inclui*|inclus*|o que tem|o que vem|vem com|contém|que traz|está incluído|dá direito',
  oneOff:
    'uma vez|uma única vez|única vez|pagamento único|por mês|todo mês|todos os meses|mensal*|cada mês|de uma vez|só uma vez|única|recorrente|uma vez só|mês a mês',
  beyond: 'passar*|passarmos|ultrapassa*|excede*|estoura*|acima|a mais|além|limite',
  howLong:
    'quanto tempo|quantos dias|em quanto|qual o prazo|prazo|demora*|quando fica|fica pronto|adaptar|leva quanto|personaliza*|deixar pronto|demora|com a nossa cara',
  middle: 'do meio|o segundo|a segunda|intermediári*|intermédi*|médio|o do meio|meio',
  top: 'o terceiro|o mais caro|o maior|o de cima',
  nextUp:
    'próximo nível|nível seguinte|o seguinte|plano seguinte|um acima|nível acima|maior|o maior|plano maior|superior',
  difference: 'diferença*|mais barato|mais caro|comparad*',
  money: 'quanto|custa*|custo*|preço*|paga*|valor|tarifa*|cobra*|sai|fica|dá quanto|sai por|a quanto|pago',
  add: 'adicion*|acrescent*|soma*|mais|com|também|além|extra*|adicional*|junto|incluindo|coloca*|põe|bota*|junta*|preciso|outro|outra',
  only: 'só|apenas|somente|unicamente',
  without: 'sem|menos|tira*|remov*|retira*|tirando|exclui*|corta*',
  smallest:
    'o menor|menor|mais barato|mais em conta|mais básico|o básico|básico|o primeiro|o pequeno|mais pequeno|de entrada|mais simples',
  nextDown: 'o de baixo|logo abaixo|nível abaixo|um abaixo|plano inferior|o anterior|mais pequeno|um menor',
  total:
    'total|ao todo|no total|somando|somado|tudo junto|dá quanto|fica quanto|quanto dá|quanto fica|quanto sai|soma|tudo incluído|conjunto|a quanto chega',
  one: 'um|uma|um só|uma só',
  whichOne: 'qual|em qual|que plano|qual plano|onde então|quais|qual deles',
  industries: {
    ecommerce: 'loja|lojas|e commerce|ecommerce|loja virtual|loja online|vendemos|comércio|varejo|roupas',
    healthcare:
      'clínic*|hospita*|médic*|dentista*|odontol*|saúde|consultório*|farmácia*|pacientes|fisioterap*|veterinári*|dentári*',
    finance:
      'banco|bancos|finan*|seguro|seguros|seguradora*|corretora de seguros|crédito|empréstimo*|investiment*|hipotec*|fintech|contabilidade bancária',
    realestate: 'imobiliári*|imóve*|imóvel|apartamento*|aluguel|arrendamento|casas|corretor de imóveis',
    education:
      'escola*|universidade*|faculdade*|curso*|academia de ensino|educa*|alunos|estudantes|colégio*|ensino|professor*|creche',
    hospitality:
      'hotel|hotéis|pousada*|hospedagem|turismo|hóspedes|resort|alojamento|hostel|viage*|agência de viagens',
    fitness: 'academia|academias|ginásio*|fitness|yoga|ioga|pilates|personal trainer|crossfit|musculação',
    restaurant:
      'restaurante*|lanchonete*|pizzaria*|café|cafeteria*|bar|catering|padaria*|delivery|confeitaria',
    automotive: 'carro*|concessionári*|oficina*|veículo*|automóve*|automotiv*|auto|mecânic*|pneus',
    professional:
      'advogad*|advocacia|escritório de advocacia|jurídic*|contabilidade|contador*|contabilista*|empresa de consultoria|arquitet*|cartório|agência de marketing|notári*',
  },
};
