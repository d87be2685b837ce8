import type { SiteMessages } from '../en/site'

export const site: SiteMessages = {
  nav: {
    main: '主要页面',
    about: '关于我们',
    pricing: '价格',
    payment: '付款方式',
    faqs: '常见问题',
    contact: '联系我们',
    open: '打开 Mostrador',
  },
  foot: {
    text: '为厄瓜多尔各地商店供应手机与电子产品。',
    company: '公司',
    help: '帮助',
    documents: '文件',
    legal: '数据保护',
    resolution: '监管决议（PDF）',
    changelog: '更新内容',
    demo: '公司、地址与账户均为虚构。',
  },
}
