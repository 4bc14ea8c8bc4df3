import type { Answers } from '../types.ts';

export const answers: Answers = {
  greeting: '您好！我是{brand}的助手，可以为您介绍聊天机器人、价格、集成，并帮您预约免费咨询。',
  services:
    '我们为企业打造AI聊天机器人：客户服务机器人、销售自动化和定制集成。它们全天候支持{languages}种语言，首个版本{hours}小时内即可就绪。',
  askIndustry: '请问您属于哪个行业？',
  askVolume: '您每个月大约有多少条消息？',
  offer: '您想预约一次免费咨询吗？',
  industryIntro: '{industry}：{pitch}',
  industries: {
    ecommerce: ['电商', '机器人解答订单和配送问题、推荐商品、处理退货，并挽回被放弃的购物车。'],
    healthcare: [
      '医疗健康',
      '机器人接收预约请求，解答门诊时间、保险和就诊准备问题，医疗内容则转给您的员工。',
    ],
    finance: ['金融', '机器人介绍产品、收集申请所需资料、解答账户问题，并把专业建议交给您的持证人员。'],
    realestate: ['房地产', '机器人筛选买家和租客、解答房源问题并安排看房。'],
    education: ['教育', '机器人解答课程、费用和报名问题，并把学员引导给合适的老师。'],
    hospitality: ['酒店旅游', '机器人接收预订请求，日夜为客人服务，并推荐升级房型和本地信息。'],
    fitness: ['健身', '机器人预约课程和体验课、介绍会员方案并发送提醒。'],
    restaurant: ['餐饮', '机器人接受订位、解答菜单和过敏原问题并接收订单。'],
    automotive: ['汽车', '机器人安排试驾和保养预约，解答车辆和贷款问题。'],
    professional: ['专业服务', '机器人筛选咨询、收集首次会面所需的信息并安排时间。'],
  },
  template: '我们有适合该行业的现成模板，{from}–{to}天即可为您定制；欢迎在模板库中试用。',
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
  integrations:
    '我们的机器人可以对接{list}，也能通过API连接其他系统。{starter}包含{count}个集成，{professional}不限数量。定制集成一次性收费{price}。',
  timeline: '首个版本{hours}小时内就绪；按您的业务定制需要{from}–{to}天，视行业而定。',
  security:
    '每个套餐都包含安全保障：{badges}。数据传输全程加密。{professional}支持HIPAA，{enterprise}还提供SSO和本地部署。详情请写信至{email}。',
  languages:
    '我们的聊天机器人支持{languages}种语言；在这里我可以用{count}种语言与您交流。为您的机器人增加一种语言每月{price}。',
  bookingInfo:
    '咨询是免费的：您选择日期和{from}至{to}之间（{zone}时间）的半小时时段，并简单说明需求。这是一份预约申请，我们会在{hours}小时内确认。想预约的话直接告诉我即可。',
  book: '好的！我来打开预约表单：请选择日期和时间，我们会在{hours}小时内确认。',
  contactInfo: '您可以通过{email}联系我们的团队，我们会在{hours}小时内回复。如果希望我们联系您，请告诉我。',
  contact: '当然可以。我来打开联系表单，我们的团队会在{hours}小时内与您联系。',
  thanks: '不客气！还有什么可以帮您的吗？',
  bye: '再见，感谢您的来访！',
  complaint:
    '很抱歉给您带来不好的体验。我们团队的同事可以帮您：请写信至{email}，或者告诉我您希望我们联系您。',
  offTopic: '抱歉，我只能解答与我们聊天机器人相关的问题：服务、价格、集成、安全和预约咨询。您想了解什么？',
  decline: '好的。如果还有其他问题，随时找我。',
  apology: '很抱歉，我现在无法正常回复。请再试一次。',
  demo: {
    greeting: '您好！我是{business}的虚拟助手，请问有什么可以帮您？',
    hours: '营业时间：{value}',
    prices: '价格（本演示的示例价格）：',
    services: '我可以帮您：',
    location: '我们的地址：{value}',
    booking:
      '好的。请告诉我您希望的日期、时间和您的姓名，{business}的团队会确认。（这是演示，不会真正预订。）',
    human: '我为您转接{business}的团队。您也可以这样联系：{value}',
    thanks: '不客气！还有什么可以帮您？',
    unknown: '这一点我不太确定，{business}的团队会知道。您可以这样问我：',
  },
};
