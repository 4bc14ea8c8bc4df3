import type { AreaAnswers } from '../types.ts';

export const trust: AreaAnswers<'trust'> = {
  security: {
    chip: 'É seguro?',
    answer:
      'A segurança faz parte de todos os planos: {badges}. Os dados são criptografados no caminho e em repouso, e dados pessoais podem ser exportados ou apagados a pedido. O {enterprise} acrescenta SSO, hospedagem local e segurança avançada. Detalhes: {email}.',
  },
  hipaa: {
    chip: 'Atendem à HIPAA?',
    answer:
      'O preparo para HIPAA vem com o {professional}. O bot nunca dá conselhos médicos; passa tudo o que é médico para a sua equipe. Para acordos e detalhes, escreva para {email}.',
  },
  gdpr: {
    chip: 'Atendem ao RGPD/GDPR?',
    answer:
      'Sim, prontos para o GDPR: dados pessoais podem ser vistos, corrigidos, exportados e apagados a pedido, são criptografados no caminho e em repouso, e os visitantes sabem o que é guardado. Para um acordo de tratamento de dados, escreva para {privacyEmail}.',
  },
  iso: {
    chip: 'Têm certificação ISO 27001?',
    answer: 'Nossos selos são {badges}. Para certificados e seu alcance, pergunte à equipe: {email}.',
  },
  encryption: {
    chip: 'Os dados são criptografados?',
    answer: 'Sim. Os dados são criptografados no caminho (TLS) e em repouso.',
  },
  dataLocation: {
    chip: 'Onde ficam os dados?',
    answer:
      'O site não cita país nem data center. Com o {enterprise} os dados podem ficar na sua infraestrutura ou nas suas instalações; onde ficam nos outros planos a equipe informa: {privacyEmail}.',
  },
  modelTraining: {
    chip: 'Usam nossos dados para treinar IA?',
    answer:
      'Nada no site diz que suas conversas treinam o modelo de alguém, e o treinamento avançado com seus documentos só acontece quando você o contrata. Onde responde um modelo de IA de outro fornecedor, ele recebe a mensagem e a última parte da conversa. Para uma garantia por escrito, pergunte em {privacyEmail}.',
  },
  erasure: {
    chip: 'Posso apagar meus dados?',
    answer:
      'Sim. Você pode ver, corrigir, levar ou apagar tudo o que temos sobre você: basta uma mensagem para {privacyEmail}, e ela vale para todos os formulários enviados com esse endereço.',
  },
  visitorData: {
    chip: 'O que guardam sobre mim?',
    answer:
      'Aqui ninguém observa você: sem publicidade, sem serviço de análise, sem script de outra empresa. O que você faz fica no navegador até você enviar um formulário; só o que você diz neste chat é guardado no nosso servidor, desde a primeira mensagem e por {retentionDays} dias, e você pode apagar tudo aqui a qualquer momento. Dois cookies com um número aleatório, usados só quando preciso, mantêm como seus o chat, as curtidas e os fluxos. A página de privacidade explica tudo.',
  },
  cardNumbers: {
    chip: 'E números de cartão no chat?',
    answer:
      'Números de cartão, conta e documentos são ocultados antes de qualquer coisa ser guardada ou enviada, então não é preciso digitá-los aqui.',
  },
  sso: {
    chip: 'Há login único (SSO)?',
    answer: 'O login único (SSO) vem com o {enterprise}.',
  },
  onPremises: {
    chip: 'Dá para hospedar na nossa empresa?',
    answer: 'Sim, a hospedagem local (on-premises) vem com o {enterprise}; o preço é individual.',
  },
  dedicated: {
    chip: 'Há infraestrutura dedicada?',
    answer: 'A infraestrutura dedicada, só para você, vem com o {enterprise}, junto com suporte dedicado.',
  },
  sla: {
    chip: 'Oferecem SLA?',
    answer: 'O SLA vem com o {enterprise}. Para todos os planos declaramos {uptime} de disponibilidade.',
  },
  responsible: {
    chip: 'Quem é responsável pelos dados?',
    answer:
      '{legalName} é responsável por este site e seus dados. O site não indica um encarregado de proteção de dados (DPO); para qualquer assunto de privacidade escreva para {privacyEmail}.',
  },
  tracking: {
    chip: 'Vocês me rastreiam ou mostram anúncios?',
    answer:
      'Não. Aqui não há publicidade, serviço de análise, rastreamento nem script de outra empresa. Dois cookies com um número aleatório e sem nome só são usados quando preciso: um para suas curtidas e fluxos, outro para seu chat. Endereços de rede servem por pouco tempo para barrar ataques e não ficam em registros.',
  },
  chatKept: {
    chip: 'Por quanto tempo este chat é guardado?',
    answer:
      'Esta conversa é guardada por {retentionDays} dias a partir da sua primeira mensagem, para vermos o que foi perguntado e entrarmos se você quiser uma pessoa. “Apagar esta conversa” no chat a apaga na hora em todo lugar; se você enviou um formulário, ela pertence ao seu pedido e é apagada com ele: {privacyEmail}.',
  },
  formData: {
    chip: 'O que vai junto com um formulário?',
    answer:
      'Com um formulário vai o que você digitou e o que nos ajuda a responder: a página de onde escreve, o site ou campanha que trouxe você, o modelo, o plano e os ajustes da calculadora que viu, seu progresso e sua estimativa de economia, um fluxo anexado e o chat daqui. Sem formulário nada é enviado. Guardamos enquanto tratamos do pedido e apagamos quando você pedir: {privacyEmail}.',
  },
  aiProvider: {
    chip: 'Outro fornecedor de IA lê isto?',
    answer:
      'Quando um modelo de IA de outro fornecedor responde, ele recebe sua mensagem e a última parte da conversa, sem seu nome ou endereço, a não ser que você os tenha digitado. Números de cartão e de conta são ocultados antes.',
  },
  aiAct: {
    chip: 'Um bot precisa dizer que é bot?',
    answer:
      'O artigo 50 do Regulamento europeu de IA (AI Act) pede que as pessoas saibam que lidam com um sistema de IA, salvo se for óbvio; pelo próprio calendário, a partir de 2 de agosto de 2026. Aconselhamos dizer isso na primeira mensagem, no idioma da conversa e de novo quando uma pessoa assume. Nosso blog explica; não é aconselhamento jurídico.',
  },
};
