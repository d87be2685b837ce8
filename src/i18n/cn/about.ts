import type { AboutMessages } from '../en/about'

export const about: AboutMessages = {
  title: '让科技抵达全国每一个柜台',
  lead: '我们把手机、平板和配件带到厄瓜多尔，交给最会销售的人：街角小店、连锁门店和运营商。',
  brands: '个目录品牌',
  warehouses: '个自有仓库',
  provinces: '个服务省份',
  hours: '小时内抵达多数城市',
  what: '我们的业务',
  wholesale: {
    title: '批发',
    text: '按量定价、库存可见，订单当天从最近的仓库发出。',
  },
  credit: {
    title: '商店信贷',
    text: '一次申请，数日答复，额度随还款增长。',
  },
  service: {
    title: '售后服务',
    text: '我们接收设备，送至品牌维修点，并在归还前逐步告知进度。',
  },
  places: '我们的位置',
  warranty: '受理保修',
  ctaTitle: '一起合作吧？',
  ctaText: '告诉我们您在哪里、卖什么：您所在城市的顾问将在一个工作日内回复。',
}
