import type { AboutMessages } from '../en/about'

export const about: AboutMessages = {
  title: 'Công nghệ đến từng quầy hàng trên cả nước',
  lead: 'Chúng tôi đưa điện thoại, máy tính bảng và phụ kiện về Ecuador, đến tay những người bán tốt nhất: tiệm đầu phố, chuỗi cửa hàng và nhà mạng.',
  brands: 'thương hiệu trong danh mục',
  warehouses: 'kho riêng',
  provinces: 'tỉnh được phục vụ',
  hours: 'giờ đến đa số thành phố',
  what: 'Chúng tôi làm gì',
  wholesale: {
    title: 'Bán sỉ',
    text: 'Giá theo số lượng, tồn kho rõ ràng và đơn hàng xuất trong ngày từ kho gần nhất.',
  },
  credit: {
    title: 'Tín dụng cho cửa hàng',
    text: 'Một hồ sơ, trả lời trong vài ngày và hạn mức tăng theo việc thanh toán.',
  },
  service: {
    title: 'Hậu mãi',
    text: 'Chúng tôi nhận máy, gửi đến xưởng của hãng và báo từng bước cho đến khi trả máy.',
  },
  places: 'Chúng tôi ở đâu',
  warranty: 'Nhận bảo hành',
  ctaTitle: 'Cùng hợp tác nhé?',
  ctaText:
    'Hãy cho biết bạn bán gì và ở đâu: tư vấn viên tại thành phố của bạn trả lời trong một ngày làm việc.',
}
