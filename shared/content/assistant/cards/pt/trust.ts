import type { AreaTexts } from '../types.ts';

export const trust: AreaTexts<'trust'> = {
  security: {
    chip: 'É seguro?',
    answer:
      'A segurança faz parte de todos os planos: {badges}. Os dados são criptografados no caminho e em repouso, e dados pessoais podem ser exportados ou apagados a pedido. O {enterprise} acrescenta SSO, hospedagem local e segurança avançada. Detalhes: {email}.',
    asks: [
      '{é|isso é|o bot é|vocês são|quão} {seguro|segura a plataforma|confiável em segurança|protegido|seguros}',
      '{segurança|segurança da informação|proteção|cibersegurança|medidas de segurança|pentest}',
      '{e a|como é a|me fale da|como garantem a} {segurança|segurança dos dados|proteção das informações}',
      '{já foram|podem ser|vocês já foram} {hackeados|invadidos|vítimas de vazamento}',
      '{nossos dados|os dados dos clientes|meus dados} {estão seguros|ficam protegidos|podem vazar}',
      '{e se hackearem vocês|dá pra confiar nos dados}',
      'é {seguro|blindado}',
      '{vazamento|nosso TI pergunta da segurança|teste de invasão}',
      '{gostaria de saber|poderiam me informar|queria saber|agradeço se me disserem|pode me dizer|solicito informação sobre} {que medidas de segurança têm|como protegem os dados}',
      '{oi uma dúvida|olha|aliás|ok e|então|boa tarde} {é seguro}',
    ],
  },
  hipaa: {
    chip: 'Atendem à HIPAA?',
    answer:
      'O preparo para HIPAA vem com o {professional}. O bot nunca dá conselhos médicos; passa tudo o que é médico para a sua equipe. Para acordos e detalhes, escreva para {email}.',
    asks: [
      '{atendem à|são compatíveis com|cumprem a|têm} {hipaa|conformidade hipaa|certificação hipaa}',
      '{hipaa|dados de pacientes|prontuários|dados de saúde|sigilo médico}',
      '{pode|podemos|o bot pode} {tratar dados de pacientes|guardar dados médicos|usar com dados de saúde}',
      'qual plano {tem|inclui} hipaa',
      '{HIPAA|hippa|dados clínicos dos EUA}',
    ],
  },
  gdpr: {
    chip: 'Atendem ao RGPD/GDPR?',
    answer:
      'Sim, prontos para o GDPR: dados pessoais podem ser vistos, corrigidos, exportados e apagados a pedido, são criptografados no caminho e em repouso, e os visitantes sabem o que é guardado. Para um acordo de tratamento de dados, escreva para {privacyEmail}.',
    asks: [
      '{atendem|cumprem|estão de acordo com|respeitam|são compatíveis com} {o gdpr|a lgpd|o rgpd|a lei de proteção de dados|à lgpd}',
      '{gdpr|lgpd|rgpd|proteção de dados|privacidade dos clientes|acordo de tratamento de dados}',
      '{assinam|tem|podemos assinar} {um dpa|acordo de tratamento de dados|contrato de dados}',
      'como {tratam|lidam com} {dados pessoais|a proteção de dados|a lgpd}',
      '{cumpre a lgpd|lei de proteção de dados|contrato de tratamento de dados}',
      'é {legal|permitido} {com a LGPD|com o RGPD}',
      '{LGPD|RGPD|operador de dados|dados pessoais|acordo de tratamento}',
      '{gostaria de saber|poderiam me informar|queria saber|agradeço se me disserem|pode me dizer|solicito informação sobre} {se cumprem a LGPD|se cumprem o RGPD}',
      '{oi uma dúvida|olha|aliás|ok e|então|boa tarde} {LGPD ok}',
    ],
  },
  iso: {
    chip: 'Têm certificação ISO 27001?',
    answer: 'Nossos selos são {badges}. Para certificados e seu alcance, pergunte à equipe: {email}.',
    asks: [
      '{têm|possuem|vocês têm|são} {certificação iso|iso 27001|certificados|certificação|auditados|alguma certificação}',
      '{iso|iso 27001|certificados|certificações|selos|auditoria}',
      '{quais|que} {certificações|selos|certificados} {vocês têm|existem|possuem}',
      'posso ver {o certificado|o relatório de auditoria}',
      'que {selos|certificados} vocês têm',
      '{ISO|ISO 27001|compras quer um certificado}',
    ],
  },
  encryption: {
    chip: 'Os dados são criptografados?',
    answer: 'Sim. Os dados são criptografados no caminho (TLS) e em repouso.',
    asks: [
      '{os dados|as mensagens|as conversas|meus dados|os chats} {são criptografados|são encriptados|têm criptografia|são cifrados|vão criptografadas}',
      '{criptografia|encriptação|tls|ssl|ponta a ponta|https}',
      '{usam|vocês usam} {criptografia|ssl|tls|encriptação}',
      'como {criptografam|guardam} os dados',
      'é criptografado {no envio|no armazenamento}',
      '{TLS|encriptado|alguém intercepta}',
    ],
  },
  dataLocation: {
    chip: 'Onde ficam os dados?',
    answer:
      'O site não cita país nem data center. Com o {enterprise} os dados podem ficar na sua infraestrutura ou nas suas instalações; onde ficam nos outros planos a equipe informa: {privacyEmail}.',
    asks: [
      '{onde|em que país|em qual servidor} {ficam os dados|são guardados os dados|estão os servidores|são armazenadas as conversas|ficam hospedados}',
      '{localização dos dados|servidores|data center|hospedagem|residência dos dados}',
      '{os dados|os servidores} {ficam no brasil|ficam na europa|ficam nos eua|saem da ue|estão em portugal}',
      'os dados {vão para os estados unidos|vão para a openai|saem do país}',
      '{onde ficam os servidores|os dados vão pros estados unidos}',
      '{onde|em que país} {ficam|vão parar|dormem} {os dados|nossas coisas|os servidores}',
      'sai algo {da Europa|do Brasil}',
      '{servidores onde|guardado nos EUA|AWS ou Azure}',
      '{gostaria de saber|poderiam me informar|queria saber|agradeço se me disserem|pode me dizer|solicito informação sobre} {onde os dados são armazenados|em que país estão os servidores}',
      '{oi uma dúvida|olha|aliás|ok e|então|boa tarde} {onde ficam os dados}',
    ],
  },
  modelTraining: {
    chip: 'Usam nossos dados para treinar IA?',
    answer:
      'Nada no site diz que suas conversas treinam o modelo de alguém, e o treinamento avançado com seus documentos só acontece quando você o contrata. Onde responde um modelo de IA de outro fornecedor, ele recebe a mensagem e a última parte da conversa. Para uma garantia por escrito, pergunte em {privacyEmail}.',
    asks: [
      '{usam|vocês usam|são usados} {nossos dados para treinar|nossas conversas para treinar a ia|os dados no treinamento|meus chats para treinar modelos}',
      '{de quem são|a quem pertencem|quem é dono} {os dados|das conversas|as conversas|dos dados}',
      '{propriedade dos dados|treinar ia com meus dados|uso dos dados}',
      '{vendem|compartilham|repassam} {os dados|nossos dados|dados a terceiros|as informações dos clientes}',
      '{nossos chats|nossos dados} {treinam|alimentam} {a IA|o chatgpt}',
      '{vendem dados|treino com nossos dados}',
      '{gostaria de saber|poderiam me informar|queria saber|agradeço se me disserem|pode me dizer|solicito informação sobre} {se usam nossos dados para treinar|de quem são as conversas}',
      '{oi uma dúvida|olha|aliás|ok e|então|boa tarde} {treinam com meus dados}',
    ],
  },
  erasure: {
    chip: 'Posso apagar meus dados?',
    answer:
      'Sim. Você pode ver, corrigir, levar ou apagar tudo o que temos sobre você: basta uma mensagem para {privacyEmail}, e ela vale para todos os formulários enviados com esse endereço.',
    asks: [
      '{apaguem|quero apagar|como apago|posso apagar|quero excluir|deletem|como excluo} {meus dados|tudo sobre mim|minhas informações|meu cadastro|meus dados pessoais}',
      '{apagar dados|excluir dados|direito ao esquecimento|exclusão de dados|exportar meus dados}',
      '{posso|como} {ver o que têm sobre mim|exportar meus dados|receber uma cópia dos meus dados|corrigir meus dados}',
      'o que acontece com os dados {depois do cancelamento|se eu sair|quando cancelar}',
      '{quero ser esquecido|exclua meus dados}',
      '{apaguem|excluam|esqueçam} {tudo sobre mim|meus dados|meu e-mail}',
      '{direito de acesso|exclusão|cópia dos meus dados|o que acontece com os dados ao sair}',
      '{gostaria de saber|poderiam me informar|queria saber|agradeço se me disserem|pode me dizer|solicito informação sobre} {como pedir a exclusão dos meus dados|para que endereço pedir a eliminação}',
      '{oi uma dúvida|olha|aliás|ok e|então|boa tarde} {apaguem tudo}',
    ],
  },
  visitorData: {
    chip: 'O que guardam sobre mim?',
    answer:
      'Aqui ninguém observa você: sem publicidade, sem serviço de análise, sem script de outra empresa. O que você faz fica no navegador até você mesmo enviar uma mensagem ou marcar uma consulta; conversas anônimas são apagadas após {retentionDays} dias. Dois cookies com um número aleatório, usados só quando preciso, mantêm como seus o chat, as curtidas e os fluxos. A página de privacidade explica tudo.',
    asks: [
      '{o que|que dados|quais dados} vocês {guardam|coletam|sabem|armazenam|registram} {sobre mim|de mim|dos visitantes|aqui|}',
      '{privacidade|política de privacidade}',
      '{o que sabem de mim|lembra de mim depois}',
      '{que dados vocês pegam quando abro o site|o que sabem dos visitantes|o que fica guardado quando visito a página|o que acontece com meus dados de visitante|quais dados pessoais o site coleta|onde leio a política de privacidade}',
      '{o que fica de mim no site|o que sabem de quem entra|dados de visitantes}',
    ],
  },
  cardNumbers: {
    chip: 'E números de cartão no chat?',
    answer:
      'Números de cartão, conta e documentos são ocultados antes de qualquer coisa ser guardada ou enviada, então não é preciso digitá-los aqui.',
    asks: [
      '{e se|o que acontece se} {um cliente|alguém|eu} {digitar o cartão|escrever o número do cartão|mandar o cpf|enviar o número do cartão}',
      '{guardam|posso mandar|devo escrever} {números de cartão|o número do cartão|dados bancários|o cpf|meu cartão}',
      '{número de cartão|dados do cartão|pci|cpf no chat|dados sensíveis}',
      '{o cliente digita o número do cartão na conversa|se alguém colocar o cartão no chat|e se mandarem o cpf|o número do cartão fica guardado|o que acontece quando digitam o cartão|o cartão é escondido|dados de cartão no chat}',
      'se alguém digitar {o cartão|o CPF|a conta}',
      '{cartão no chat|mascarado|PCI|número sensível}',
    ],
  },
  sso: {
    chip: 'Há login único (SSO)?',
    answer: 'O login único (SSO) vem com o {enterprise}.',
    asks: [
      '{tem|há|suportam|existe} {sso|login único|single sign on|saml|azure ad|okta|login com google|autenticação de dois fatores}',
      '{sso|saml|login único|active directory|okta}',
      'qual plano {tem|inclui} {sso|login único}',
      'os funcionários podem {entrar com a conta da empresa|usar o login da microsoft}',
      'entrar com {Microsoft|Google|conta da empresa}',
      '{SSO|Entra|Okta|Active Directory|SAML}',
    ],
  },
  onPremises: {
    chip: 'Dá para hospedar na nossa empresa?',
    answer: 'Sim, a hospedagem local (on-premises) vem com o {enterprise}; o preço é individual.',
    asks: [
      '{dá para|podemos|é possível|posso} {hospedar nos nossos servidores|instalar na nossa empresa|rodar localmente|instalar no nosso data center|hospedar na nossa nuvem}',
      '{on-premises|on premise|hospedagem local|servidor próprio|self hosted|nuvem privada}',
      'qual plano {tem|inclui|permite} {on-premises|hospedagem local}',
      'os dados não podem {sair da empresa|sair da nossa rede}',
      '{nos nossos servidores|rodar aqui dentro|sem nuvem|no nosso datacenter}',
      'dá pra ter {aqui dentro|nos nossos servidores|na nossa sala}',
      '{nuvem é proibida aqui|servidores próprios|instalação local|atrás do firewall}',
    ],
  },
  dedicated: {
    chip: 'Há infraestrutura dedicada?',
    answer: 'A infraestrutura dedicada, só para você, vem com o {enterprise}, junto com suporte dedicado.',
    asks: [
      '{há|tem|existe|podemos ter} {infraestrutura dedicada|servidor dedicado|instância própria|gerente de conta|suporte dedicado|servidor só nosso}',
      '{infraestrutura dedicada|servidor dedicado|gerente de conta|instância própria}',
      '{os servidores|os dados|a infraestrutura} {são compartilhados|ficam isolados|são separados de outros clientes}',
      'dividimos servidor com {outros|outros clientes}',
      '{instância|ambiente} só nosso',
      '{dedicado|isolado}',
    ],
  },
  sla: {
    chip: 'Oferecem SLA?',
    answer: 'O SLA vem com o {enterprise}. Para todos os planos declaramos {uptime} de disponibilidade.',
    asks: [
      '{oferecem|tem|há|qual é o|assinam} {sla|acordo de nível de serviço|um sla|garantia de nível de serviço}',
      '{sla|nível de serviço|acordo de nível de serviço}',
      'qual plano {tem|inclui} {sla|o sla}',
      '{há multa|há compensação} se {o sla não for cumprido|o serviço cair}',
      '{garantia de nível de serviço}',
      '{SLA|disponibilidade em contrato|multa por queda|o jurídico quer um SLA}',
      '{gostaria de saber|poderiam me informar|queria saber|agradeço se me disserem|pode me dizer|solicito informação sobre} {se oferecem SLA|que plano inclui SLA}',
      '{oi uma dúvida|olha|aliás|ok e|então|boa tarde} {têm SLA}',
    ],
  },
  responsible: {
    chip: 'Quem é responsável pelos dados?',
    answer:
      '{legalName} é responsável por este site e seus dados. O site não indica um encarregado de proteção de dados (DPO); para qualquer assunto de privacidade escreva para {privacyEmail}.',
    asks: [
      '{dpo}',
      '{quem é|qual o nome do|quem seria} {o responsável pelos dados|encarregado de proteção de dados|o dpo de vocês|o controlador dos dados|responsável pela privacidade|o encarregado de dados}',
      '{vocês têm|existe|há} {um encarregado de dados|um dpo|um responsável pela proteção de dados|um responsável pela privacidade}',
      '{contato de privacidade|para quem escrevo sobre privacidade|e-mail de privacidade|controlador de dados|encarregado lgpd|quem responde pelos meus dados}',
      '{nome do encarregado de dados|quem cuida da privacidade aí|controlador dos dados}',
    ],
  },
  tracking: {
    chip: 'Vocês me rastreiam ou mostram anúncios?',
    answer:
      'Não. Aqui não há publicidade, serviço de análise, rastreamento nem script de outra empresa. Dois cookies com um número aleatório e sem nome só são usados quando preciso: um para suas curtidas e fluxos, outro para seu chat. Endereços de rede servem por pouco tempo para barrar ataques e não ficam em registros.',
    asks: [
      '{vocês|este site|o site} {me rastreia|usa cookies|usam google analytics|me monitora|usa rastreadores}',
      '{cookies|rastreamento}',
      '{vocês me rastreiam}',
      '{tem|há|vocês têm|usam} {publicidade|anúncios|rastreadores|cookies de publicidade|cookies de marketing|pixel de rastreio|scripts de terceiros|aviso de cookies}',
      '{vão me mostrar propaganda|usam meus dados para publicidade|guardam meu ip|registram meu endereço ip|sou vigiado enquanto navego|têm o pixel do facebook}',
      '{por que não tem aviso de cookies|quais cookies vocês usam|quantos cookies|para que servem os cookies|rastreadores de anúncio}',
      'me {espionam|seguem|rastreiam} {aqui|no site}',
      'tem {cookies|rastreadores}',
      '{google analytics|aviso de cookies|publicidade|pixel}',
      '{vendem|passam} meus dados {pra anunciante|pra propaganda|pra publicidade}',
    ],
  },
  chatKept: {
    chip: 'Por quanto tempo este chat é guardado?',
    answer:
      'Esta conversa é guardada por {retentionDays} dias a partir da sua primeira mensagem, para vermos o que foi perguntado e entrarmos se você quiser uma pessoa. “Apagar esta conversa” no chat a apaga na hora em todo lugar; se você enviou um formulário, ela pertence ao seu pedido e é apagada com ele: {privacyEmail}.',
    asks: [
      '{este chat|esta conversa|o que escrevo|minha mensagem} {é gravado|fica salva|é guardado|é privado|é confidencial}',
      '{quem lê|quem vê|alguém lê} {este chat|o que escrevo|esta conversa}',
      'por quanto tempo {guardam|ficam} {os chats|as conversas|meus dados}',
      '{você guarda o que eu escrevo|isso fica gravado|quanto tempo ficam minhas coisas aí|quem lê o que eu digito|fica entre nós}',
      '{como|onde|posso} {apago|apagar|excluir|deletar} {este chat|esta conversa|o que escrevi aqui|o histórico do chat}',
      '{apagar chat|excluir conversa|histórico do chat|quantos dias o chat fica guardado|os chats são apagados sozinhos|quando esta conversa é apagada|retenção do chat}',
      'se eu apagar {o chat|a conversa} {some de todo lugar|some dos servidores|é apagado de verdade}',
      '{salvam|gravam} {este chat|o que escrevo}',
      '{quanto tempo fica o chat|apagar o chat|quem lê aqui}',
      'onde ficam {guardadas|salvas} as conversas com você',
      '{gostaria de saber|poderiam me informar|queria saber|agradeço se me disserem|pode me dizer|solicito informação sobre} {quanto tempo esta conversa fica guardada|se este chat é gravado}',
      '{oi uma dúvida|olha|aliás|ok e|então|boa tarde} {você guarda o que digo}',
    ],
  },
  formData: {
    chip: 'O que vai junto com um formulário?',
    answer:
      'Com um formulário vai o que você digitou e o que nos ajuda a responder: a página de onde escreve, o site ou campanha que trouxe você, o modelo, o plano e os ajustes da calculadora que viu, seu progresso e sua estimativa de economia, um fluxo anexado e o chat daqui. Sem formulário nada é enviado. Guardamos enquanto tratamos do pedido e apagamos quando você pedir: {privacyEmail}.',
    asks: [
      '{o que|que dados|o que mais} {é enviado com|vai junto com|vocês anexam|vocês veem com} {o formulário|um formulário|minha mensagem|meu pedido|a reserva}',
      '{quanto tempo guardam|o que acontece com|vocês guardam|vale também para} {o formulário que enviei|meu formulário|o formulário de ontem|meu pedido|os dados do formulário}',
      '{o chat vai junto com o formulário|dados do formulário|posso apagar um formulário enviado|por que anexam o que eu vi|privacidade do formulário}',
      'quanto tempo guardam o formulário',
    ],
  },
  aiProvider: {
    chip: 'Outro fornecedor de IA lê isto?',
    answer:
      'Quando um modelo de IA de outro fornecedor responde, ele recebe sua mensagem e a última parte da conversa, sem seu nome ou endereço, a não ser que você os tenha digitado. Números de cartão e de conta são ocultados antes.',
    asks: [
      '{outra empresa|a openai|a anthropic|um fornecedor de ia|um terceiro|o chatgpt} {lê este chat|vê o que eu escrevo|recebe minhas mensagens|vê meu nome}',
      '{minha mensagem|o que escrevo|este chat} {é enviado para|vai para|é compartilhado com|passa por} {a openai|um fornecedor de ia|outra empresa|terceiros}',
      '{fornecedor externo de ia|ia de terceiros|o que o fornecedor de ia recebe|tem ia de fora lendo isso}',
      '{a OpenAI|outra empresa de IA} lê aqui',
      'minhas mensagens vão pra outro fornecedor de IA',
    ],
  },
  aiAct: {
    chip: 'Um bot precisa dizer que é bot?',
    answer:
      'O artigo 50 do Regulamento europeu de IA (AI Act) pede que as pessoas saibam que lidam com um sistema de IA, salvo se for óbvio; pelo próprio calendário, a partir de 2 de agosto de 2026. Aconselhamos dizer isso na primeira mensagem, no idioma da conversa e de novo quando uma pessoa assume. Nosso blog explica; não é aconselhamento jurídico.',
    asks: [
      '{um bot|meu bot|o chatbot|nosso chatbot} {precisa|tem que|deve|é obrigado a} {dizer que é um bot|avisar que é uma ia|se identificar como máquina|informar que não é humano}',
      '{o que diz|o que exige|o que muda com|se aplica a nós} {o ai act|o regulamento europeu de ia|o artigo 50|a lei europeia de ia|a lei de inteligência artificial} {para chatbots|}',
      '{ai act|lei de ia|regulamento de ia|artigo 50|obrigação de transparência|lei da inteligência artificial|posso esconder que é um bot}',
      '{precisa|somos obrigados a} dizer que é um bot',
      '{regulamento europeu de IA|lei dos chatbots|avisar que é uma máquina}',
    ],
  },
};
