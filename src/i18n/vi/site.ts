import type { SiteMessages } from '../en/site'

export const site: SiteMessages = {
  nav: {
    main: 'Trang chính',
    about: 'Về chúng tôi',
    pricing: 'Bảng giá',
    payment: 'Thanh toán',
    faqs: 'Câu hỏi',
    contact: 'Liên hệ',
    open: 'Mở Mostrador',
  },
  foot: {
    text: 'Điện thoại và điện tử cho cửa hàng khắp Ecuador.',
    company: 'Công ty',
    help: 'Trợ giúp',
    documents: 'Tài liệu',
    legal: 'Bảo vệ dữ liệu',
    resolution: 'Nghị quyết quản lý (PDF)',
    changelog: 'Có gì mới',
    demo: 'Công ty, địa chỉ và tài khoản đều là hư cấu.',
  },
}
