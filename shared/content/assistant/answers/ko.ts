import type { Answers } from '../types.ts';

export const answers: Answers = {
  askVolume: '한 달에 메시지가 대략 몇 건인가요?',
  offer: '무료 상담을 예약하시겠어요?',
  platformIntro: '플랫폼 요금제(저희 플랫폼에서 직접 운영):',
  planLine: '{plan}: 월 {price}, 메시지 {messages}건까지',
  planCustom: '{plan}: 가격 별도 문의, 메시지 무제한',
  managedIntro: '완전 관리형 서비스(구축과 운영을 모두 맡아 드립니다):',
  managedLine: '{plan}: 월 {price}, 대화 {count}건',
  managedUnlimited: '{plan}: 월 {price}, 대화 무제한',
  fit: '한 달에 메시지가 약 {volume}건이면 플랫폼 {plan} 요금제가 맞습니다. 월 {price}, {messages}건까지입니다.',
  fitCustom:
    '한 달에 메시지가 약 {volume}건이면 플랫폼 {plan} 요금제가 필요합니다. 메시지 무제한, 가격은 별도 문의입니다.',
  managedFrom: '모든 운영을 맡기고 싶으시면 완전 관리형 서비스가 월 {price}부터입니다.',
  managedFit: '한 달에 대화가 약 {volume}건이면 완전 관리형 {plan} 서비스가 맞습니다. 월 {price}입니다.',
  decline: '알겠습니다. 다른 질문이 있으면 언제든 말씀해 주세요.',
  yearly: '1년이면 {total}입니다.',
  firstMonth: '첫 달에는 모두 {total}입니다.',
  difference: '차이: 월 {amount}',
  apology: '불편을 드려 죄송합니다.',
  perhaps: '제대로 이해했는지 확실하지 않지만, 도움이 되면 좋겠습니다:',
};
