import type { AreaAnswers } from '../types.ts';

export const features: AreaAnswers<'features'> = {
  whatWeDo: {
    chip: '어떤 서비스를 하나요?',
    answer:
      '{brand}는 기업용 AI 챗봇을 만듭니다. 고객 서비스 봇, 영업 자동화, 맞춤 연동을 제공하며, {languages}개 언어로 24시간 응대하고 중요한 순간에는 담당 직원에게 연결합니다. 첫 버전은 {firstHours}시간 이내에 가동됩니다.',
  },
  support: {
    chip: '고객 서비스 봇은 무엇을 하나요?',
    answer:
      '고객 서비스 봇은 매일 반복되는 질문에 답하고, 주문과 예약을 조회하며, 필요하면 전체 대화 내용과 함께 담당자에게 넘깁니다.',
  },
  sales: {
    chip: '영업 자동화는 어떻게 되나요?',
    answer:
      '영업 자동화는 방문자를 맞이해 필요한 것을 파악하고, 고객님의 기준에 따라 선별한 뒤 미팅을 캘린더에 넣어 드립니다.',
  },
  customWork: {
    chip: '맞춤 연동이란 무엇인가요?',
    answer:
      '대화를 고객님의 쇼핑몰, 고객 데이터, 티켓 시스템, 자체 소프트웨어와 연결해 드립니다. 맞춤 연동은 1회 {integrationPrice}입니다.',
  },
  integrations: {
    chip: '어떤 시스템과 연동되나요?',
    answer:
      '챗봇은 {integrations}, 웹사이트, 그리고 API를 통해 쇼핑몰, 고객 데이터, 티켓, 캘린더 등 다른 시스템과 연결됩니다. {starter}에는 연동 {starterIntegrations}개(Slack, Email, Web), {professional}에는 필요한 만큼 포함되며, 자체 시스템 연결은 1회 {integrationPrice}입니다.',
  },
  whatsapp: {
    chip: 'WhatsApp에서 되나요?',
    answer:
      '네, WhatsApp은 저희 챗봇이 연결되는 채널 중 하나입니다. 고객은 평소 쓰던 곳에서 메시지를 보내고 챗봇이 그곳에서 답합니다.',
  },
  slack: {
    chip: 'Slack에서 되나요?',
    answer: '네. Slack은 이메일, 웹사이트와 함께 {starter}부터 포함됩니다.',
  },
  shopify: {
    chip: 'Shopify와 연동되나요?',
    answer:
      '네, 저희 챗봇은 Shopify와 연결되어 주문을 조회하고 상품을 추천하며 결제 전 질문에 답합니다. 다른 쇼핑몰 시스템은 API로 연결합니다.',
  },
  website: {
    chip: '웹사이트에 어떻게 넣나요?',
    answer:
      '웹 채널은 모든 요금제에 포함됩니다. WordPress, Wix, 자체 코드 등 무엇으로 만든 사이트든 짧은 코드 조각을 페이지에 넣으면 채팅이 나타납니다. 첫 버전을 설치할 때 저희가 도와드립니다.',
  },
  crm: {
    chip: 'CRM과 연동되나요?',
    answer:
      '네, Salesforce나 HubSpot 같은 고객 관리 시스템과 API로 연결됩니다. {professional}에는 필요한 만큼 연동이 포함되며, 자체 시스템은 맞춤 연동(1회 {integrationPrice})입니다.',
  },
  api: {
    chip: 'API가 있나요?',
    answer:
      '챗봇은 API와 웹훅으로 다른 시스템과 통신합니다. 플로 빌더에는 지정한 주소를 호출하고 그 응답을 사용하는 단계가 있습니다. 더 깊은 연결이 필요하시면 맞춤 연동(1회 {integrationPrice})을 만들어 드립니다.',
  },
  channels: {
    chip: '어떤 채널을 지원하나요?',
    answer:
      '안내하는 채널은 웹사이트, WhatsApp, Slack, 이메일, Shopify입니다. Instagram, Messenger, Telegram, Teams, SMS 등은 해당 API가 있으면 맞춤 연동으로 연결합니다. 전화나 음성 봇은 사이트에서 제공하는 서비스가 아닙니다. 쓰시는 채널에 대해 저희 팀에 문의해 주세요.',
  },
  languages: {
    chip: '챗봇은 어떤 언어를 하나요?',
    answer:
      '저희 챗봇은 아랍어, 히브리어처럼 오른쪽에서 왼쪽으로 쓰는 문자를 포함해 {languages}개 언어를 지원합니다. {starter}는 한 가지, {professional}은 여러 언어를 지원하며, 추가 언어는 월 {languagePrice}입니다.',
  },
  languageSwitch: {
    chip: '언어를 자동으로 바꾸나요?',
    answer: '네. 챗봇은 질문받은 언어로 답하며, 대화 중에도 고객이 언어를 바꾸면 따라서 바꿉니다.',
  },
  models: {
    chip: '어떤 AI 모델을 쓰나요?',
    answer:
      '모델은 선택하실 수 있습니다. GPT-3.5 Turbo(빠르고 저렴, {starter}), Claude 3 Sonnet(균형형, {professional}), Claude 3 Opus(복잡한 추론, {enterprise})입니다. 모든 답변에 무조건 고급 모델 비용을 내실 필요가 없습니다.',
  },
  analytics: {
    chip: '어떤 분석을 볼 수 있나요?',
    answer:
      '무엇을 묻고 대화가 어떻게 끝나는지 실시간으로 보실 수 있습니다. {starter}에는 기본 분석, {professional}에는 A/B 테스트가 포함된 고급 분석이 있습니다. 플로 빌더에서는 플로마다 세션, 완료율, 시간을 보여 줍니다.',
  },
  helpHours: {
    chip: '고객 지원은 어떻게 되나요?',
    answer:
      '{starter}는 이메일 지원, {professional}은 연중무휴 24시간 우선 지원, {enterprise}는 SLA가 있는 전담 지원입니다. 지원팀 주소는 {supportEmail}입니다.',
  },
  abTesting: {
    chip: 'A/B 테스트를 할 수 있나요?',
    answer:
      'A/B 테스트는 {professional}부터 제공됩니다. 두 가지 문구나 플로를 시험해 더 나은 쪽을 쓰실 수 있습니다.',
  },
  workflows: {
    chip: '맞춤 워크플로란 무엇인가요?',
    answer:
      '맞춤 워크플로는 {professional}부터 제공됩니다. 이메일 주소 수집부터 다른 시스템 호출까지 단계, 조건, 동작을 직접 정합니다. 계정 없이 여기서 써 보실 수 있는 플로 빌더에서 그립니다.',
  },
  branding: {
    chip: '우리 브랜드로 꾸밀 수 있나요?',
    answer:
      '네, 자체 브랜딩은 {starter}부터 모든 요금제에 포함됩니다. 이름, 색상, 말투를 고객님 브랜드에 맞춥니다.',
  },
  handover: {
    chip: '상담원에게 연결되나요?',
    answer:
      '네. 챗봇이 답하지 못하는 질문은 지금까지의 대화와 함께 담당 직원에게 넘어가므로 고객이 같은 말을 반복할 필요가 없습니다. 언제 넘길지는 고객님이 정하십니다.',
  },
  ownData: {
    chip: '우리 문서로 학습할 수 있나요?',
    answer:
      '네. 고급 학습(1회 {trainingPrice})으로 고객님의 문서와 지난 대화를 챗봇에 가르칩니다. 가격, 영업시간, 규정은 고객님의 시스템에서 가져오므로 추측이 아닌 고객님의 답변이 됩니다.',
  },
  accuracy: {
    chip: '답변은 얼마나 정확한가요?',
    answer:
      '언어 모델은 단어를 예측하므로 사실은 고객님의 데이터에서 나와야 합니다. 저희 챗봇은 주신 내용으로 답하고, 모르는 것은 지어내지 않고 사람에게 넘깁니다. 모든 플로는 공개 전에 테스트하실 수 있습니다.',
  },
  speed: {
    chip: '챗봇 응답은 얼마나 빠른가요?',
    answer: '플랫폼은 200밀리초 이내에 반응하며, 고객은 언제든 바로 답을 받습니다.',
  },
  uptime: {
    chip: '서비스는 얼마나 안정적인가요?',
    answer:
      '연중무휴 {uptime} 가동률을 약속드립니다. {enterprise}에는 이를 계약에 명시하는 SLA가 추가됩니다.',
  },
  deploy: {
    chip: '얼마나 빨리 시작할 수 있나요?',
    answer:
      '첫 버전은 {firstHours}시간 이내에 준비되며, 업종에 따라 {daysFrom}~{daysTo}일 동안 사업에 맞게 조정합니다.',
  },
  process: {
    chip: '진행 절차는 어떻게 되나요?',
    answer:
      '고객이 무엇을 묻는지 몇 줄만 적어 주시면, 저희가 사이트와 질문을 살펴보고 {hours}시간 이내에 첫 계획과 가격을 드립니다. 첫 버전은 {firstHours}시간 이내에 가동되고, {daysFrom}~{daysTo}일 동안 맞춤 조정한 뒤 공개 전에 직접 테스트하십니다.',
  },
  noCode: {
    chip: '개발자가 필요한가요?',
    answer:
      '아니요. 대화는 코드 없이 시각적인 플로 빌더에서 그리고, 템플릿으로 바로 시작할 수 있습니다. 완전 관리형 서비스라면 저희가 전부 해 드립니다.',
  },
  maintenance: {
    chip: '유지보수는 누가 하나요?',
    answer:
      '플랫폼 요금제에서는 문구와 플로를 코드 없이 언제든 직접 바꾸실 수 있습니다. 완전 관리형 서비스에서는 저희가 챗봇을 관리하고 개선합니다. 기술적인 작업이 필요할 때는 24시간 개발 지원이 있습니다.',
  },
  scale: {
    chip: '방문자가 많아도 괜찮나요?',
    answer:
      '네. 플랫폼이 서버리스라서 몰리는 시간에도 대화 수에 맞춰 늘어나고, 대화가 없을 때는 비용이 거의 들지 않습니다. {enterprise}는 메시지 제한이 없습니다.',
  },
  tasks: {
    chip: '예약과 주문을 받을 수 있나요?',
    answer:
      '네. 챗봇은 예약과 주문을 받고, 주문을 조회하고, 반품을 처리하고, 연락처를 수집하고, 다른 시스템을 호출할 수 있습니다. 플로 빌더에 각 단계가 있고, 템플릿 데모 봇에서 직접 보실 수 있습니다.',
  },
  afterHours: {
    chip: '밤에도 작동하나요?',
    answer: '네, 챗봇은 밤에도, 주말에도, 공휴일에도 24시간 답합니다.',
  },
  rightToLeft: {
    chip: '오른쪽에서 왼쪽 표시가 되나요?',
    answer:
      '네. 아랍어와 히브리어에서는 이 채팅과 저희 봇이 창 전체까지 오른쪽에서 왼쪽으로 표시되며, 따로 설정할 것이 없습니다.',
  },
};
