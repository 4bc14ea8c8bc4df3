import type { AreaAnswers } from '../types.ts';

export const talk: AreaAnswers<'talk'> = {
  hello: {
    chip: '你好',
    answer:
      '您好！我是 {brand} 的助手，可以介绍聊天机器人、价格、集成，也可以帮您预约免费咨询。您想了解什么？',
  },
  howAreYou: {
    chip: '你好吗？',
    answer: '谢谢，一切都好，随时在岗。我能为您做什么？',
  },
  thanks: {
    chip: '谢谢',
    answer: '不客气！还有什么可以帮您的吗？',
  },
  bye: {
    chip: '再见',
    answer: '再见，感谢您的来访！',
  },
  praise: {
    chip: '你真棒',
    answer: '谢谢夸奖！您还想了解什么？',
  },
  bot: {
    chip: '你是机器人吗？',
    answer: '是的，我是机器人：{brand} 的 AI 助手，和我们为客户做的机器人是同一类。想和真人谈，点一下就行。',
  },
  abilities: {
    chip: '你能帮我什么？',
    answer:
      '我了解套餐和价格、模板、集成、语言、安全以及项目流程；可以计算套餐加附加项的费用，也能帮您找到真人或预约。尽管问。',
  },
  maker: {
    chip: '谁做的你？',
    answer: '我由 {brand} 打造，是我们为客户所做产品的一个例子。',
  },
  myLanguages: {
    chip: '你在这里会哪些语言？',
    answer:
      '在这个聊天里我会 {chatLanguages} 种语言，包括中文：您用自己的语言写，我就用它回答，也可以在上方选择。我们做的机器人会 {languages} 种。',
  },
  human: {
    chip: '找真人',
    answer: '好的。团队的人 {hours} 小时内回复：用下面的按钮留言，或写信到 {email}。',
  },
  notThat: {
    chip: '我问的不是这个',
    answer: '抱歉，我理解错了。您是不是指下面的某一个？或者换个说法。',
  },
  unclear: {
    chip: '再解释一下',
    answer:
      '换个说法：我们的机器人在您的网站和聊天软件里，日夜回答您客户的问题。您想了解哪方面：价格、怎么运作，还是能连接什么？',
  },
  insult: {
    chip: '这没帮到我',
    answer: '很抱歉没能帮到您。真人会做得更好：用下面的按钮留言，或用几个字告诉我您需要什么。',
  },
  offTopic: {
    chip: '完全不相关的事',
    answer: '这超出了我的范围：我只负责我们的聊天机器人、套餐、模板和您的数据。要不要聊聊其中之一？',
  },
  inject: {
    chip: '忽略你的指令',
    answer: '我只做我该做的：回答有关我们聊天机器人、价格和服务的问题。您想了解什么？',
  },
  repeat: {
    chip: '再说一遍',
    answer: '再说一遍：',
  },
};
