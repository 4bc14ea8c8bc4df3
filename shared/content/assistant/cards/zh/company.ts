import type { AreaAnswers } from '../types.ts';

export const company: AreaAnswers<'company'> = {
  about: {
    chip: '你们是谁？',
    answer:
      '{legalName} 为企业打造 AI 聊天机器人：客服机器人、销售自动化和定制集成，可在平台上自己运行，也可全托管。',
  },
  people: {
    chip: '公司有多大？',
    answer: '网站没有写明 {brand} 由谁创立、团队多大、成立多久。我们的团队很乐意告诉您：{email}。',
  },
  location: {
    chip: '你们在哪里？',
    answer: '我们的时间按 {zone} 时区；网站没有街道地址。请写信到 {email} 或预约咨询，线上进行。',
  },
  hours: {
    chip: '什么时候有人？',
    answer: '我全天候回答。团队在 {from} 到 {to}（{zone} 时间）提供咨询，{hours} 小时内回复消息。',
  },
  contact: {
    chip: '怎么联系你们？',
    answer: '写信到 {email}，我们 {hours} 小时内回复。也可以在这里或页面上的联系表单留言，每一条都有人读。',
  },
  phone: {
    chip: '有电话吗？',
    answer: '网站没有电话号码。在联系表单留下您的号码，我们会回电；也可以预约固定时间的咨询。',
  },
  careers: {
    chip: '你们招人吗？',
    answer: '网站没有职位列表；请写信到 {email}，主题注明“Careers”。',
  },
  press: {
    chip: '我是媒体',
    answer: '媒体请写信到 {email}，主题注明“Press”。',
  },
  customers: {
    chip: '有客户案例吗？',
    answer:
      '网站没有写客户名称或案例，而是引用有出处的公开研究，并提供 {templates} 个行业的演示机器人供您自己试。需要参考客户请问我们的团队：{email}。',
  },
  results: {
    chip: '别人得到什么效果？',
    answer:
      '我们页面引用有出处的公开研究：70% 的网上购物车被放弃，23% 的预约爽约，有 AI 助手的客服每小时多解决 14% 的问题，76% 的人更愿意用母语购买，81% 的人会先自己尝试解决。对网上询问，37% 的公司一小时内回复，23% 从不回复。来源：Baymard Institute, Health Policy, NBER, CSA Research, Harvard Business Review。',
  },
  bookingHow: {
    chip: '怎么预约咨询？',
    answer:
      '您选择日期和 {from} 到 {to} 之间的半小时时段（{zone} 时间），并简单说明需求。免费，目前只是请求：我们 {hours} 小时内确认。下面的按钮会打开表单。',
  },
  book: {
    chip: '预约免费咨询',
    answer: '非常乐意！请在预约表单里选择日期和时间，我们 {hours} 小时内确认。',
  },
  contactMe: {
    chip: '请联系我',
    answer: '好的。请在联系表单留下您的资料，团队 {hours} 小时内与您联系。',
  },
  consultation: {
    chip: '咨询时聊什么？',
    answer:
      '免费，线上 {slot} 分钟：我们一起看您的客户问什么，如实告诉您机器人能做什么、不能做什么，并给出初步方案和价格。',
  },
  partners: {
    chip: '有合作伙伴计划吗？',
    answer: '网站没有写合作、代理或推荐计划。请把您的想法写信到 {email}。',
  },
  complaint: {
    chip: '我要投诉',
    answer: '很抱歉让您不愉快。团队的人可以帮您：写信到 {email}，或用下面的按钮留言，{hours} 小时内回复您。',
  },
  responseTime: {
    chip: '多久能收到回复？',
    answer: '{hours} 小时内：每条消息都有人读，并带着初步方案和价格回复。',
  },
  buy: {
    chip: '怎么购买？',
    answer:
      '网站上没有结账：用联系表单或在免费咨询中告诉我们想要的套餐，会有人和您一起设置，第一个版本 {firstHours} 小时内完成。',
  },
  noShows: {
    chip: '23 % 爽约率出自哪里？',
    answer:
      '出自一篇综合 105 项研究的论文：Dantas et al., Health Policy 122(4), 2018。23 % 的预约最终爽约；这是公开发表的研究，不是我们的数字。机器人会提醒，两条消息就能改期，并把空出的时段提供给等候的人。',
  },
  fastReply: {
    chip: '公司多久回复咨询？',
    answer:
      '在 2,241 家美国公司中，37 % 在一小时内回复了网上咨询，16 % 在一天内，24 % 更晚，23 % 从未回复。一小时内回复的公司与决策人真正交谈的可能性，是再晚一小时的近 7 倍、晚一天的 60 多倍（Oldroyd, McElheran, Elkington, Harvard Business Review, 2011年3月）。',
  },
  funding: {
    chip: '公司有融资吗？',
    answer: '网站没有提到 {brand} 的投资人、融资轮次或营业额。请询问我们的团队：{email}。',
  },
  terms: {
    chip: '服务条款在哪里？',
    answer:
      '网站公布了隐私页面，但没有服务条款。方案按月计，提前 {noticeDays} 天通知即可取消；{enterprise} 有自己的合同，含 SLA。如果法务想先看文本，请索取：{email}。',
  },
};
