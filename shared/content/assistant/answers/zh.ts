import type { Answers } from '../types.ts';

export const answers: Answers = {
  askVolume: '您每个月大约有多少条消息？',
  offer: '您想预约一次免费咨询吗？',
  platformIntro: '平台套餐（您在我们的平台上自行运营）：',
  planLine: '{plan}：每月{price}，最多{messages}条消息',
  planCustom: '{plan}：价格面议，消息不限量',
  managedIntro: '全托管服务（由我们搭建和运营）：',
  managedLine: '{plan}：每月{price}，{count}次对话',
  managedUnlimited: '{plan}：每月{price}，对话不限量',
  fit: '每月约{volume}条消息，适合平台套餐{plan}：每月{price}，最多{messages}条消息。',
  fitCustom: '每月约{volume}条消息，需要平台套餐{plan}：消息不限量，价格面议。',
  managedFrom: '如果您希望全部交给我们，全托管服务每月{price}起。',
  managedFit: '每月约{volume}次对话，适合全托管服务{plan}：每月{price}。',
  decline: '好的。如果还有其他问题，随时找我。',
  yearly: '一年共 {total}。',
  firstMonth: '第一个月共 {total}。',
  difference: '差价：每月 {amount}',
  apology: '很抱歉给您带来不便。',
  perhaps: '我不确定是否理解对了，也许这能帮到您：',
};
