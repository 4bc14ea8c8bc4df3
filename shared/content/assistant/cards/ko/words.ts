import type { CardWords } from '../types.ts';

export const words: CardWords = {
  didYouMean: '이 중에 찾으시는 것이 있나요?',
  dontKnow:
    '확실히 알지 못하는 내용이라 추측해서 말씀드리고 싶지 않습니다. 이 질문을 그대로 담당자에게 전달하거나, 다음 중 하나에 답해 드릴 수 있습니다:',
  stillDontKnow:
    '아직 어떤 뜻인지 잘 모르겠습니다. 담당자라면 알 수 있으니 질문을 전달해 드릴까요? 아니면 다음 중에서 골라 주세요:',
  passOn: '이 질문을 담당자에게 전달',
  sorryOther:
    '죄송합니다, 제가 잘못 이해했습니다. 이 중에 찾으시는 것이 있나요? 아니면 다른 말로 말씀해 주세요.',
  seeOnPage: '페이지에서 보기',
  bookButton: '무료 상담 예약',
  contactButton: '메시지 남기기',
  planHas: '네, {plan}에 포함되어 있습니다.',
  planLacks: '아니요, {plan}에는 없으며 {plans}에 포함되어 있습니다.',
  planCosts: '{plan} 요금은 월 {price}입니다.',
  planCustom: '{plan} 요금은 개별 견적입니다.',
  sumMonthly: '{item}: 월 {price}',
  sumOnce: '{item}: 1회 {price}',
  totalMonthly: '합계: 월 {total}',
  totalOnce: '별도로 1회 {total}',
  answerIn: '{language} 언어로 답해 드릴까요?',
  masked:
    '카드 번호나 신분증 번호를 가렸습니다. 저장하지도 전달하지도 않습니다. 여기에 그런 번호를 입력하실 필요가 없습니다.',
  fromBlog: '블로그에서: {title}',
  addOnNames: {
    language: '추가 언어',
    conversations: '추가 대화',
    integration: '맞춤 연동',
    training: '고급 학습',
  },
  addOnWords: {
    language: '언어|개 언어|개국어',
    conversations: '추가 대화|추가 메시지|대화 추가|메시지 추가|초과 대화',
    integration: '맞춤 연동|연동|연결 작업|통합|인터페이스',
    training: '고급 학습|학습|트레이닝|훈련',
  },
  sumWords: '도합|합쳐|더하면|합계|총|다 합치면|합쳐서|합하면|전부|모두|총액|다 해서|합해서|다해서|총합',
  backWords: '그거|이거|그것|이것|그건|이건|그 요금제|이 요금제|그 플랜|거기|그게|저거|그쪽|그걸로',
  smallNumbers: ['두|둘|두개', '세|셋|세개', '네개|넷|네', '다섯', '여섯', '일곱', '여덟', '아홉', '열|열개'],
};
