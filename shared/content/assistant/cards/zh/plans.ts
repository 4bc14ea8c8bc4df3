import type { AreaAnswers } from '../types.ts';

export const plans: AreaAnswers<'plans'> = {
  prices: {
    chip: '聊天机器人多少钱？',
    answer: '{platformPrices}\n\n{managedPrices}\n\n所有套餐都没有开通费。',
  },
  starter: {
    chip: 'Starter 包含什么？',
    answer:
      '平台套餐 {starter} 使用 GPT-3.5 Turbo 时每月 {starterPrice}：每月 {starterMessages} 条消息、{starterIntegrations} 个集成（Slack、Email、Web）、基础分析、邮件支持和自有品牌，支持一种语言。适合只有一个网站、一个团队的小企业。',
  },
  professional: {
    chip: 'Professional 包含什么？',
    answer:
      '平台套餐 {professional} 基础价每月 {professionalPrice}：每月 {professionalMessages} 条消息、不限数量的集成、高级分析、7×24 优先支持、可选 Claude 3 Sonnet（选用时 {sonnetProfessional}）、HIPAA 就绪、多语言、A/B 测试和自定义工作流。这是最受欢迎的套餐。',
  },
  enterprise: {
    chip: 'Enterprise 包含什么？',
    answer:
      '平台套餐 {enterprise} 单独报价：消息不限量、专属基础设施或本地部署、SSO、Claude 3 Opus、专属支持、SLA 和高级安全。告诉我们您的需求，我们的同事会在 {hours} 小时内给您报价。',
  },
  compare: {
    chip: '各套餐有什么区别？',
    answer:
      '{starter}（每月 {starterPrice}）：{starterMessages} 条消息、{starterIntegrations} 个集成、一种语言、基础分析、邮件支持。\n{professional}（每月 {professionalPrice}）：{professionalMessages} 条消息、不限集成、多语言、高级分析、A/B 测试、HIPAA 就绪、7×24 支持。\n{enterprise}（单独报价）：消息不限、自有基础设施、SSO、SLA、专属支持。',
  },
  whichPlan: {
    chip: '我适合哪个套餐？',
    answer:
      '要看每月的消息量：{starterMessages} 条以内 {starter} 就够，{professionalMessages} 条以内选 {professional}，再多选 {enterprise}。需要多语言、HIPAA 或 A/B 测试时也要选 {professional}。您每月大约有多少条消息？',
  },
  managed: {
    chip: '全托管服务多少钱？',
    answer: '{managedPrices}\n\n全托管服务由我们为您搭建、运行并维护机器人。',
  },
  managedOrPlatform: {
    chip: '平台套餐和全托管有何区别？',
    answer:
      '平台套餐（每月 {starterPrice} 起）由您自己在我们的平台上运行机器人；全托管服务（每月 {managedStarter} 起）由我们搭建、运行并持续改进。前者按消息计，后者按对话计。\n{managedPairs}',
  },
  cheapest: {
    chip: '最便宜的方案是什么？',
    answer:
      '最便宜的是平台套餐 {starter}，每月 {starterPrice}，最多 {starterMessages} 条消息，没有开通费，也没有长期合同。',
  },
  setupFee: {
    chip: '有开通费吗？',
    answer:
      '没有。所有套餐都不收开通费，只付月费。只有附加项目是一次性收费，例如定制集成（{integrationPrice}）或高级训练（{trainingPrice}）。',
  },
  contract: {
    chip: '有最短合同期吗？',
    answer: '没有长期合同：套餐按月计费，提前 {noticeDays} 天通知即可随时取消。',
  },
  cancel: {
    chip: '怎么取消？',
    answer: '提前 {noticeDays} 天通知即可随时取消，不需要理由，也没有长期合同。给 {email} 发封邮件就行。',
  },
  trial: {
    chip: '可以免费试用吗？',
    answer:
      '这里很多东西都可以免费试：和模板的演示机器人聊天、在流程编辑器里搭一个自己的流程、预约免费咨询。网站没有承诺免费套餐或试用期；因为没有开通费，且提前 {noticeDays} 天即可取消，用一个月 {starter}（{starterPrice}）就是最小的实际测试。',
  },
  discount: {
    chip: '有折扣吗？',
    answer:
      '网站没有列出任何折扣，年付、初创公司或公益组织都没有，我也不能承诺。请问我们的团队（{email}），或在免费咨询中为您的情况报价。',
  },
  payment: {
    chip: '怎么付款？',
    answer:
      '价格以美元计，按月支付。网站没有写明支持哪些付款方式和发票、是否另加税；开始之前团队会与您商定：{email}。',
  },
  overage: {
    chip: '消息超量怎么办？',
    answer:
      '不会中断：繁忙的月份额外对话每次 {conversationPrice}，任何套餐都可以。如果每月都超，升级到下一档通常更划算。',
  },
  addOns: {
    chip: '有哪些附加服务？',
    answer:
      '任何套餐都可以加购：\n- 额外语言：每月 {languagePrice}\n- 额外对话：每次 {conversationPrice}\n- 定制集成：一次性 {integrationPrice}\n- 高级训练：一次性 {trainingPrice}',
  },
  addLanguage: {
    chip: '多加一种语言多少钱？',
    answer:
      '为机器人增加一种语言每月 {languagePrice}，由我们撰写并校对。{professional} 和 {enterprise} 支持多种语言，{starter} 只有一种。',
  },
  addIntegration: {
    chip: '定制集成多少钱？',
    answer:
      '定制集成（对接您自己的系统）一次性 {integrationPrice}。{starter} 含 {starterIntegrations} 个标准集成，{professional} 不限数量。',
  },
  addTraining: {
    chip: '高级训练是什么？',
    answer: '高级训练一次性 {trainingPrice}：我们用您的文档和过往对话来训练机器人。',
  },
  switchPlan: {
    chip: '以后可以换套餐吗？',
    answer: '可以。套餐按月计，消息量变化时可以换大或换小；写信到 {email}，团队会帮您切换。',
  },
  refund: {
    chip: '可以退款吗？',
    answer:
      '网站没有承诺退款或退款保证，所以我也不能承诺。可以确定的是：没有开通费、没有长期合同，提前 {noticeDays} 天即可取消。其他问题请写信到 {email}。',
  },
  messageCount: {
    chip: '一条消息怎么算？',
    answer:
      '平台套餐按每月消息数计，全托管按对话计；一次对话通常包含多条消息。网站没有更细的定义，您的情况怎么计请问 {email}。',
  },
  seats: {
    chip: '按用户数收费吗？',
    answer: '不按席位收费：整个团队都可以查看。价格只看消息量，与同事人数无关。',
  },
  custom: {
    chip: '需要超过 50,000 条消息？',
    answer:
      '每月超过 {professionalMessages} 条时单独报价：计算器会给出大致金额；超过 100,000 条或需要自有基础设施时，销售团队会在 {hours} 小时内报价。',
  },
  modelPrices: {
    chip: '更好的模型多少钱？',
    answer:
      '价格随模型变化：{starter} 用 GPT-3.5 Turbo 为 {starterPrice}，Claude 3 Sonnet 为 {sonnetStarter}，Claude 3 Opus 为 {opusStarter}；{professional} 分别为 {professionalPrice}、{sonnetProfessional}、{opusProfessional}。价格页的计算器会按您的用量显示。',
  },
  perThousand: {
    chip: '每千条消息多少钱？',
    answer:
      '用满额度时，每 1,000 条消息在 {starter} 约为 {starterThousand}，在 {professional} 约为 {professionalThousand}。价格页的计算器可按您的用量和模型算出来。',
  },
  integrationCount: {
    chip: '每个方案有多少集成？',
    answer:
      '{starter} 含 {starterIntegrations} 个集成（Slack、Email、Web），{professional} 不限数量。连接您自己的系统一次性收费 {integrationPrice}。',
  },
};
