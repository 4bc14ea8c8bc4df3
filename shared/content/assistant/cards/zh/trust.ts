import type { AreaAnswers } from '../types.ts';

export const trust: AreaAnswers<'trust'> = {
  security: {
    chip: '安全吗？',
    answer:
      '每个套餐都包含安全保障：{badges}。数据在传输和存储时都加密，个人信息可按要求导出或删除。{enterprise} 另有 SSO、本地部署和高级安全。详情：{email}。',
  },
  hipaa: {
    chip: '符合 HIPAA 吗？',
    answer:
      'HIPAA 就绪包含在 {professional} 中。机器人从不提供医疗建议，医疗问题都会转给您的员工。协议和细节请写信到 {email}。',
  },
  gdpr: {
    chip: '符合 GDPR 吗？',
    answer:
      '是的，已为 GDPR 做好准备：个人数据可按要求查看、更正、导出和删除，传输和存储均加密，并会告知访客保存了什么。数据处理协议请联系 {privacyEmail}。',
  },
  iso: {
    chip: '有 ISO 27001 认证吗？',
    answer: '我们的标识：{badges}。证书及其范围请咨询团队：{email}。',
  },
  encryption: {
    chip: '数据加密吗？',
    answer: '是的。数据在传输（TLS）和存储时都加密。',
  },
  dataLocation: {
    chip: '数据存在哪里？',
    answer:
      '网站没有写明国家或数据中心。使用 {enterprise} 时数据可以留在您自己的基础设施或本地；其他套餐存放在哪里，我们的团队会告诉您：{privacyEmail}。',
  },
  modelTraining: {
    chip: '会用我们的数据训练 AI 吗？',
    answer:
      '网站没有任何地方说您的对话会训练别人的模型，用您的文档做高级训练只在您订购时进行。由其他供应商的 AI 模型回答时，它会收到该消息和对话的最后部分。需要书面保证请联系 {privacyEmail}。',
  },
  erasure: {
    chip: '可以删除我的数据吗？',
    answer:
      '可以。您可以查看、更正、带走或删除我们保存的关于您的一切：给 {privacyEmail} 发一封邮件即可，涵盖您用该地址提交过的所有表单。',
  },
  visitorData: {
    chip: '你们保存我的什么信息？',
    answer:
      '这里没有人监视您：没有广告、没有分析服务、没有其他公司的脚本。在您提交表单之前，操作都留在浏览器里；只有您在这个聊天里说的话，会从第一条消息起在我们的服务器上保留 {retentionDays} 天，您可以随时在这里删除。两个只含随机数的 Cookie 只在需要时设置，让聊天、点赞和流程属于您。隐私页有完整说明。',
  },
  cardNumbers: {
    chip: '聊天里的卡号怎么办？',
    answer: '银行卡号、账号和证件号在保存或转发之前都会被遮盖，所以您不需要在这里输入。',
  },
  sso: {
    chip: '支持单点登录吗？',
    answer: '单点登录（SSO）包含在 {enterprise} 中。',
  },
  onPremises: {
    chip: '可以本地部署吗？',
    answer: '可以，本地部署包含在 {enterprise} 中，单独报价。',
  },
  dedicated: {
    chip: '有专属基础设施吗？',
    answer: '仅供您使用的专属基础设施包含在 {enterprise} 中，同时提供专属支持。',
  },
  sla: {
    chip: '提供 SLA 吗？',
    answer: 'SLA 包含在 {enterprise} 中。对所有套餐，我们承诺 {uptime} 的可用性。',
  },
  responsible: {
    chip: '谁负责数据保护？',
    answer:
      '本网站及其数据由 {legalName} 负责。网站没有公布数据保护官的姓名；有关数据保护的问题请写信到 {privacyEmail}。',
  },
  tracking: {
    chip: '你们会跟踪我或投广告吗？',
    answer:
      '不会。这里没有广告、没有分析服务、没有跟踪，也没有其他公司的脚本。两个只含随机数、不含姓名的 Cookie 只在需要时设置：一个用于点赞和流程，一个用于聊天。网络地址只短暂用来防御攻击，不写入日志。',
  },
  chatKept: {
    chip: '这段聊天会保留多久？',
    answer:
      '这段对话从您的第一条消息起保留 {retentionDays} 天，以便我们了解问了什么，并在您需要真人时介入。点聊天里的“删除此对话”会立即在所有地方删除；如果您提交了表单，它属于您的请求，会随之删除：{privacyEmail}。',
  },
  formData: {
    chip: '提交表单会附带什么？',
    answer:
      '表单会发送您填写的内容和有助于我们答复的信息：您所在的页面、带您来的网站或活动、您看过的模板、方案和计算器设置、学习进度和节省估算、附上的流程以及这里的聊天。不提交表单就不会发送任何东西。我们在处理请求期间保存，您要求时删除：{privacyEmail}。',
  },
  aiProvider: {
    chip: '别的AI公司会看到吗？',
    answer:
      '如果由其他提供商的AI模型作答，它会收到您的消息和对话的最后一部分，除非您自己写了，否则不含姓名或地址。卡号和账号会事先隐藏。',
  },
  aiAct: {
    chip: '机器人必须表明身份吗？',
    answer:
      '欧盟《人工智能法案》（AI Act）第50条要求告知人们正在与AI系统打交道，除非显而易见；按法规自己的时间表，自2026年8月2日起适用。我们建议在第一条消息里、用对话的语言说明，转给真人时再说一次。博客里有说明；这不是法律意见。',
  },
};
