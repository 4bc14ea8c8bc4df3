import type { AreaAnswers } from '../types.ts';

export const plans: AreaAnswers<'plans'> = {
  prices: {
    chip: '챗봇 비용은 얼마인가요?',
    answer: '{platformPrices}\n\n{managedPrices}\n\n모든 요금제에 초기 설치비가 없습니다.',
  },
  starter: {
    chip: 'Starter에는 무엇이 포함되나요?',
    answer:
      '플랫폼 요금제 {starter}는 GPT-3.5 Turbo 기준 월 {starterPrice}입니다. 월 메시지 {starterMessages}건, 연동 {starterIntegrations}개(Slack, Email, Web), 기본 분석, 이메일 지원, 자체 브랜딩이 포함되며 한 가지 언어를 지원합니다. 웹사이트 하나, 팀 하나를 운영하는 소규모 사업체에 적합합니다.',
  },
  professional: {
    chip: 'Professional에는 무엇이 포함되나요?',
    answer:
      '플랫폼 요금제 {professional}은 기본 요금 기준 월 {professionalPrice}입니다. 월 메시지 {professionalMessages}건, 무제한 연동, 고급 분석, 연중무휴 24시간 우선 지원, 선택 시 Claude 3 Sonnet(이 경우 {sonnetProfessional}), HIPAA 대응, 다국어, A/B 테스트, 맞춤 워크플로가 포함됩니다. 가장 인기 있는 요금제입니다.',
  },
  enterprise: {
    chip: 'Enterprise에는 무엇이 포함되나요?',
    answer:
      '플랫폼 요금제 {enterprise}는 개별 견적입니다. 메시지 무제한, 전용 인프라 또는 온프레미스 호스팅, SSO, Claude 3 Opus, 전담 지원, SLA, 고급 보안이 포함됩니다. 필요한 사항을 알려 주시면 담당자가 {hours}시간 이내에 제안을 드립니다.',
  },
  compare: {
    chip: '요금제는 어떻게 다른가요?',
    answer:
      '{starter}(월 {starterPrice}): 메시지 {starterMessages}건, 연동 {starterIntegrations}개, 한 가지 언어, 기본 분석, 이메일 지원.\n{professional}(월 {professionalPrice}): 메시지 {professionalMessages}건, 무제한 연동, 다국어, 고급 분석, A/B 테스트, HIPAA 대응, 24시간 지원.\n{enterprise}(개별 견적): 메시지 무제한, 전용 인프라, SSO, SLA, 전담 지원.',
  },
  whichPlan: {
    chip: '저에게 맞는 요금제는 무엇인가요?',
    answer:
      '월 메시지 수에 따라 다릅니다. {starterMessages}건까지는 {starter}로 충분하고, {professionalMessages}건까지는 {professional}, 그 이상은 {enterprise}입니다. 다국어, HIPAA, A/B 테스트가 필요하셔도 {professional}을 선택하셔야 합니다. 한 달 메시지가 대략 몇 건인가요?',
  },
  managed: {
    chip: '완전 관리형 서비스는 얼마인가요?',
    answer:
      '{managedPrices}\n\n완전 관리형 서비스에서는 저희가 챗봇을 제작하고 운영하며 계속 관리해 드립니다.',
  },
  managedOrPlatform: {
    chip: '플랫폼과 관리형은 무엇이 다른가요?',
    answer:
      '플랫폼 요금제(월 {starterPrice}부터)는 고객님이 저희 플랫폼에서 챗봇을 직접 운영하는 방식입니다. 완전 관리형 서비스(월 {managedStarter}부터)는 저희가 제작하고 운영하며 계속 개선합니다. 전자는 메시지 수, 후자는 대화 수로 계산합니다.\n{managedPairs}',
  },
  cheapest: {
    chip: '가장 저렴한 방법은 무엇인가요?',
    answer:
      '가장 저렴한 요금제는 플랫폼 요금제 {starter}로, 메시지 {starterMessages}건까지 월 {starterPrice}입니다. 초기 설치비도 장기 계약도 없습니다.',
  },
  setupFee: {
    chip: '초기 설치비가 있나요?',
    answer:
      '아니요. 모든 요금제에 초기 설치비가 없으며 월 요금만 내시면 됩니다. 맞춤 연동(1회 {integrationPrice})이나 고급 학습(1회 {trainingPrice}) 같은 추가 옵션만 한 번 비용이 듭니다.',
  },
  contract: {
    chip: '최소 계약 기간이 있나요?',
    answer:
      '장기 계약은 없습니다. 요금제는 월 단위로 이용하시며, {noticeDays}일 전에 알려 주시면 언제든지 해지하실 수 있습니다.',
  },
  cancel: {
    chip: '해지는 어떻게 하나요?',
    answer:
      '{noticeDays}일 전에 알려 주시면 언제든지 해지하실 수 있습니다. 사유는 필요 없고 장기 계약도 없습니다. {email}로 메시지 한 통이면 됩니다.',
  },
  trial: {
    chip: '무료로 써볼 수 있나요?',
    answer:
      '여기서 무료로 해 보실 수 있는 것이 많습니다. 템플릿 데모 봇과 대화하고, 플로 빌더에서 직접 플로를 만들고, 무료 상담을 예약하실 수 있습니다. 무료 요금제나 체험 기간은 따로 안내하고 있지 않습니다. 초기 설치비가 없고 {noticeDays}일 전 통보로 해지할 수 있으니, {starter} 한 달({starterPrice})이 실제로 시험해 보는 가장 작은 방법입니다.',
  },
  discount: {
    chip: '할인이 있나요?',
    answer:
      '사이트에는 연간 결제, 스타트업, 비영리 단체 등 어떤 할인도 안내되어 있지 않아 제가 약속드릴 수는 없습니다. {email}로 문의하시거나 무료 상담을 이용하시면 상황에 맞는 제안을 받으실 수 있습니다.',
  },
  payment: {
    chip: '결제는 어떻게 하나요?',
    answer:
      '가격은 미국 달러이며 매월 결제합니다. 이용 가능한 결제 수단과 청구서, 세금 별도 여부는 사이트에 나와 있지 않으며, 시작하기 전에 저희 팀이 함께 정합니다: {email}.',
  },
  overage: {
    chip: '메시지 한도를 넘으면 어떻게 되나요?',
    answer:
      '중단되지 않습니다. 바쁜 달에는 어떤 요금제에서든 추가 대화 1건당 {conversationPrice}입니다. 매달 초과된다면 보통 다음 요금제가 더 저렴합니다.',
  },
  addOns: {
    chip: '추가 옵션에는 무엇이 있나요?',
    answer:
      '모든 요금제에 추가할 수 있는 옵션입니다.\n- 추가 언어: 월 {languagePrice}\n- 추가 대화: 건당 {conversationPrice}\n- 맞춤 연동: 1회 {integrationPrice}\n- 고급 학습: 1회 {trainingPrice}',
  },
  addLanguage: {
    chip: '언어를 추가하면 얼마인가요?',
    answer:
      '챗봇 언어를 하나 추가하면 월 {languagePrice}이며, 저희가 작성하고 검수합니다. {professional}과 {enterprise}는 여러 언어를, {starter}는 한 가지 언어를 지원합니다.',
  },
  addIntegration: {
    chip: '맞춤 연동은 얼마인가요?',
    answer:
      '고객님의 자체 시스템과 연결하는 맞춤 연동은 1회 {integrationPrice}입니다. {starter}에는 표준 연동 {starterIntegrations}개, {professional}에는 필요한 만큼 포함됩니다.',
  },
  addTraining: {
    chip: '고급 학습이란 무엇인가요?',
    answer: '고급 학습은 1회 {trainingPrice}입니다. 고객님의 문서와 지난 대화로 챗봇을 학습시켜 드립니다.',
  },
  switchPlan: {
    chip: '나중에 요금제를 바꿀 수 있나요?',
    answer:
      '네. 요금제는 월 단위라서 메시지 수가 달라지면 더 크거나 작은 요금제로 옮기실 수 있습니다. {email}로 알려 주시면 저희 팀이 변경을 도와드립니다.',
  },
  refund: {
    chip: '환불이 되나요?',
    answer:
      '사이트에는 환불이나 환불 보장에 대한 약속이 없어 저도 약속드릴 수 없습니다. 확실한 것은 초기 설치비와 장기 계약이 없고 {noticeDays}일 전 통보로 해지할 수 있다는 점입니다. 그 밖의 사항은 {email}로 문의해 주세요.',
  },
  messageCount: {
    chip: '메시지 한 건은 어떻게 세나요?',
    answer:
      '플랫폼 요금제는 월 메시지 수로, 완전 관리형 서비스는 대화 수로 계산합니다. 대화 하나에는 보통 여러 메시지가 들어갑니다. 더 자세한 정의는 사이트에 없으니, 고객님의 경우 어떻게 계산되는지는 {email}로 문의해 주세요.',
  },
  seats: {
    chip: '사용자 수만큼 요금을 내나요?',
    answer:
      '아니요, 좌석 개념이 없으며 팀 전체가 볼 수 있습니다. 요금은 동료 수가 아니라 메시지 수에 따라 정해집니다.',
  },
  custom: {
    chip: '50,000건이 넘게 필요하면요?',
    answer:
      '월 {professionalMessages}건을 넘으면 개별 가격입니다. 계산기에서 대략적인 금액을 보실 수 있고, 100,000건 이상이거나 자체 인프라가 필요하시면 영업팀이 {hours}시간 이내에 제안을 드립니다.',
  },
  modelPrices: {
    chip: '더 좋은 모델은 얼마인가요?',
    answer:
      '모델에 따라 가격이 달라집니다. {starter}는 GPT-3.5 Turbo 사용 시 {starterPrice}, Claude 3 Sonnet {sonnetStarter}, Claude 3 Opus {opusStarter}이며, {professional}은 각각 {professionalPrice}, {sonnetProfessional}, {opusProfessional}입니다. 가격 페이지의 계산기에서 이용량에 맞는 금액을 보실 수 있습니다.',
  },
  perThousand: {
    chip: '메시지 1,000건에 얼마인가요?',
    answer:
      '한도까지 쓰시면 메시지 1,000건당 {starter}는 {starterThousand}, {professional}은 {professionalThousand}입니다. 요금 페이지의 계산기에서 사용량과 모델에 맞는 금액을 보실 수 있습니다.',
  },
  integrationCount: {
    chip: '요금제별 연동 개수는요?',
    answer:
      '{starter}에는 {starterIntegrations}개 연동(Slack, Email, Web)이 포함되고, {professional}은 무제한입니다. 자체 시스템 연결은 한 번 {integrationPrice}입니다.',
  },
};
