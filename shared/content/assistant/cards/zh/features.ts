import type { AreaAnswers } from '../types.ts';

export const features: AreaAnswers<'features'> = {
  whatWeDo: {
    chip: '你们提供什么？',
    answer:
      '{brand} 为企业打造 AI 聊天机器人：客服机器人、销售自动化和定制集成。它们用 {languages} 种语言全天候回答，需要时转给您的团队，第一个版本 {firstHours} 小时内上线。',
  },
  support: {
    chip: '客服机器人能做什么？',
    answer: '客服机器人回答每天都被问到的问题，查询订单和预约，并把整段对话一起转给人工。',
  },
  sales: {
    chip: '销售自动化怎么运作？',
    answer: '销售自动化会迎接访客，了解需求，按您的规则筛选，并把会议放进您的日历。',
  },
  customWork: {
    chip: '定制集成是什么？',
    answer: '我们把对话与您的商店、客户资料、工单系统或自有软件连接起来。定制集成一次性 {integrationPrice}。',
  },
  integrations: {
    chip: '可以对接哪些系统？',
    answer:
      '机器人可连接 {integrations}、您的网站，以及有 API 的其他系统：商店、客户资料、工单、日历。{starter} 含 {starterIntegrations} 个集成（Slack、Email、Web），{professional} 不限；对接自有系统一次性 {integrationPrice}。',
  },
  whatsapp: {
    chip: '支持 WhatsApp 吗？',
    answer: '支持，WhatsApp 是我们机器人可连接的渠道之一：客户在常用的地方写，机器人就在那里回答。',
  },
  slack: {
    chip: '支持 Slack 吗？',
    answer: '支持。从 {starter} 起就包含 Slack，还有邮件和网站。',
  },
  shopify: {
    chip: '支持 Shopify 吗？',
    answer:
      '支持，我们的机器人可连接 Shopify：查询订单、推荐商品、在结账前回答问题。其他商店系统通过其 API 连接。',
  },
  website: {
    chip: '怎么装到我的网站上？',
    answer:
      '网站渠道包含在每个套餐里：把一小段代码放进您的页面（WordPress、Wix 或自己开发的都可以），聊天窗口就会出现。首次上线时我们会帮您。',
  },
  crm: {
    chip: '可以对接我们的 CRM 吗？',
    answer:
      '可以：机器人通过 API 连接 Salesforce、HubSpot 等客户系统。{professional} 不限集成数量；自有系统属于定制集成（一次性 {integrationPrice}）。',
  },
  api: {
    chip: '有 API 吗？',
    answer:
      '机器人通过 API 和 webhook 与其他系统交互：流程编辑器里有可以调用您的地址并使用返回结果的步骤。更深的对接可做定制集成（一次性 {integrationPrice}）。',
  },
  channels: {
    chip: '支持哪些渠道？',
    answer:
      '我们列出的渠道有：您的网站、WhatsApp、Slack、邮件和 Shopify。其他渠道（Instagram、Messenger、Telegram、Teams、短信）在有 API 时可以通过定制集成接入；网站没有提供电话或语音机器人。您的渠道请问我们的团队。',
  },
  languages: {
    chip: '机器人会哪些语言？',
    answer:
      '我们的机器人会 {languages} 种语言，包括阿拉伯语、希伯来语等从右到左的文字。{starter} 含一种语言，{professional} 含多种；增加一种语言每月 {languagePrice}。',
  },
  languageSwitch: {
    chip: '机器人会自动切换语言吗？',
    answer: '会。用什么语言问就用什么语言答，对话中途客户换语言也会跟着换。',
  },
  models: {
    chip: '用什么 AI 模型？',
    answer:
      '模型由您选择：GPT-3.5 Turbo（快且便宜，{starter}）、Claude 3 Sonnet（均衡，{professional}）或 Claude 3 Opus（复杂推理，{enterprise}）。不必为每个回答都付高级模型的价。',
  },
  analytics: {
    chip: '有哪些数据分析？',
    answer:
      '您可以实时看到客户问什么、对话如何结束：{starter} 有基础分析，{professional} 有高级分析和 A/B 测试。流程编辑器里每个流程都显示会话数、完成率和时长。',
  },
  helpHours: {
    chip: '有什么技术支持？',
    answer:
      '{starter} 有邮件支持，{professional} 有 7×24 优先支持，{enterprise} 有带 SLA 的专属支持。支持邮箱：{supportEmail}。',
  },
  abTesting: {
    chip: '可以做 A/B 测试吗？',
    answer: 'A/B 测试包含在 {professional} 中：试两种话术或流程，留下效果更好的。',
  },
  workflows: {
    chip: '自定义工作流是什么？',
    answer:
      '自定义工作流包含在 {professional} 中：您自己的步骤、条件和动作，从收集邮箱到调用其他系统。在流程编辑器里画出来，这里不用注册就能试。',
  },
  branding: {
    chip: '可以用自己的品牌外观吗？',
    answer: '可以，从 {starter} 起每个套餐都包含自有品牌：您的名称、颜色和语气。',
  },
  handover: {
    chip: '机器人会转人工吗？',
    answer: '会。机器人答不了的会连同已说过的内容一起转给您团队的人，谁都不用重复。何时转接由您决定。',
  },
  ownData: {
    chip: '能学习我们的资料吗？',
    answer:
      '可以。高级训练（一次性 {trainingPrice}）让机器人学会您的文档和过往对话；价格、营业时间和规则来自您自己的系统，所以答案是您的，而不是猜的。',
  },
  accuracy: {
    chip: '回答可靠吗？',
    answer:
      '语言模型是在预测词语，所以事实应来自您自己的数据：我们的机器人根据您提供的内容回答，不知道的转给人，而不是编造。每个流程上线前都可以测试。',
  },
  speed: {
    chip: '机器人回答有多快？',
    answer: '平台响应不到 200 毫秒；您的客户随时都能马上得到回答。',
  },
  uptime: {
    chip: '服务稳定吗？',
    answer: '我们承诺 {uptime} 的可用性，全天候。{enterprise} 另有 SLA 把它写进合同。',
  },
  deploy: {
    chip: '多快可以开始？',
    answer: '第一个版本 {firstHours} 小时内完成；按您的业务调整需要 {daysFrom} 到 {daysTo} 天，视行业而定。',
  },
  process: {
    chip: '具体流程是怎样的？',
    answer:
      '您写几行客户常问的内容；我们看您的网站和问题，{hours} 小时内给出初步方案和价格。第一个版本 {firstHours} 小时内运行，然后用 {daysFrom}–{daysTo} 天为您调整，上线前您先测试。',
  },
  noCode: {
    chip: '需要懂编程吗？',
    answer:
      '不需要。对话在可视化流程编辑器里画出来，不用代码，模板可以作为起点；选择全托管服务，一切由我们来做。',
  },
  maintenance: {
    chip: '机器人由谁维护？',
    answer:
      '平台套餐里您随时可以自己改文字和流程，不用代码。全托管服务由我们维护和改进；需要技术工作时有 7×24 开发支持。',
  },
  scale: {
    chip: '能承受大量访客吗？',
    answer:
      '可以。平台是无服务器架构，随对话数量扩展，包括高峰；没人说话时成本很低。{enterprise} 没有消息上限。',
  },
  tasks: {
    chip: '能接预约和订单吗？',
    answer:
      '能。机器人可以接受预约、订位和订单，查询订单，处理退货，收集联系方式并调用其他系统；流程编辑器里都有对应步骤。模板的演示机器人可以看到效果。',
  },
  afterHours: {
    chip: '晚上也能用吗？',
    answer: '能，机器人全天候回答，包括夜间、周末和节假日。',
  },
  rightToLeft: {
    chip: '支持从右到左显示吗？',
    answer: '支持。在阿拉伯语和希伯来语里，这个聊天窗口和我们的机器人整个都从右到左显示，不需要任何设置。',
  },
};
