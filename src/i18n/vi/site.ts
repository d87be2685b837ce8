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
    resolution: 'Nghị quyết quản lý (PDF)',
    changelog: 'Có gì mới',
    demo: 'Công ty, địa chỉ và tài khoản đều là hư cấu.',
  },
  about: {
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
  },
  pricing: {
    title: 'Một bảng giá cho mỗi cách bán',
    lead: 'Bán càng nhiều, giá càng tốt. Bảng giá tự đổi theo ba tháng gần nhất của bạn.',
    popular: 'Được chọn nhiều nhất',
    choose: 'Yêu cầu bảng giá này',
    note: 'Giá bằng đô la Mỹ, chưa gồm IVA 15%. Ưu đãi và tồn kho đổi hằng ngày; đơn hàng giữ giá bạn đã xác nhận.',
    retail: {
      name: 'Bán lẻ',
      who: 'Cho tiệm mới mở hoặc nhập hàng theo tuần',
      price: 'Từ 1 máy',
      f1: 'Giá bán lẻ và ưu đãi trong tuần',
      f2: 'Tiền mặt, chuyển khoản hoặc thẻ',
      f3: 'Giao hàng hoặc nhận tại kho',
      f4: 'Bảo hành tại mọi chi nhánh',
    },
    wholesale: {
      name: 'Bán sỉ',
      who: 'Cho người bán cho tiệm hoặc có nhiều tiệm',
      price: 'Từ 15 máy',
      f1: 'Giá theo 15 và 30 máy',
      f2: 'Tín dụng từ 15 đến 60 ngày',
      f3: 'Miễn phí giao từ 500 $',
      f4: 'Tư vấn viên riêng',
    },
    chain: {
      name: 'Chuỗi',
      who: 'Cho nhà mạng và chuỗi nhiều điểm bán',
      price: 'Theo thỏa thuận',
      f1: 'Bảng giá riêng, giữ hàng trước',
      f2: 'Tín dụng đến 120 ngày',
      f3: 'Giao đến từng điểm bán',
      f4: 'Báo cáo bán hàng và IMEI',
    },
  },
  payment: {
    title: 'Cách thanh toán',
    lead: 'Chọn cách phù hợp. Đơn hàng đi ngay khi thanh toán được xác nhận hoặc tín dụng đủ.',
    transfer: {
      title: 'Chuyển khoản',
      text: 'Từ mọi ngân hàng; xác nhận trong ngày trước 16:00.',
    },
    deposit: {
      title: 'Nộp tiền',
      text: 'Giữ biên lai: chúng tôi cần số và ảnh.',
    },
    card: {
      title: 'Thẻ',
      text: 'Tư vấn viên gửi liên kết thanh toán dùng trong 24 giờ. Không bao giờ hỏi số thẻ qua chat.',
    },
    credit: {
      title: 'Tín dụng',
      text: 'Nếu có hạn mức, đơn được ghi nợ và đến hạn theo điều khoản.',
    },
    accounts: 'Tài khoản của chúng tôi',
    current: 'Tài khoản vãng lai',
    copy: 'Sao chép số tài khoản {{bank}}',
    holder: 'Chủ tài khoản {{name}}, RUC {{ruc}}',
    after: 'Sau khi thanh toán',
    s1: 'Gửi chứng từ kèm số đơn hàng.',
    s2: 'Chúng tôi đối chiếu với ngân hàng và báo lại.',
    s3: 'Đơn hàng đi kèm hóa đơn và vận đơn.',
    send: 'Gửi chứng từ',
  },
  faqs: {
    title: 'Chúng tôi giúp gì được?',
    search: 'Tìm trong câu hỏi',
    none: 'Không có câu hỏi phù hợp. Hãy viết cho chúng tôi.',
    groups: {
      orders: {
        title: 'Đơn hàng',
        items: {
          when: {
            q: 'Khi nào đơn hàng đến?',
            a: 'Xác nhận trước 15:00 thì gửi trong ngày: một ngày làm việc đến Quito, Guayaquil và Cuenca, hai ngày các nơi khác, ba ngày đến Amazon và Galápagos.',
          },
          change: {
            q: 'Tôi có thể sửa đơn đã gửi không?',
            a: 'Được, khi chưa xuất hóa đơn: hãy nhờ tư vấn viên. Sau đó cần phiếu giảm trừ.',
          },
          min: {
            q: 'Có đơn tối thiểu không?',
            a: 'Không. Bảng giá phụ thuộc số lượng, ai cũng mua được.',
          },
        },
      },
      warranty: {
        title: 'Bảo hành',
        items: {
          long: {
            q: 'Bảo hành bao lâu?',
            a: 'Mười hai tháng từ ngày bán cho máy, ba tháng cho phụ kiện trong hộp. IMEI cho biết: mọi chi nhánh đều tra được.',
          },
          how: {
            q: 'Làm sao để bảo hành?',
            a: 'Mang máy cùng hóa đơn đến chi nhánh hoặc gửi người bán. Bạn nhận số phiếu và theo dõi từng bước.',
          },
          not: {
            q: 'Không bảo hành gì?',
            a: 'Va đập, vào nước và máy đã mở nơi khác. Biên bản của xưởng có ảnh kèm theo.',
          },
        },
      },
      credit: {
        title: 'Tín dụng',
        items: {
          ask: {
            q: 'Cần gì để đăng ký?',
            a: 'RUC, căn cước, tờ khai thuế gần nhất, hai đối tác tham chiếu và ảnh cửa hàng. Tất cả tải lên từ điện thoại.',
          },
          long: {
            q: 'Bao lâu có kết quả?',
            a: 'Ba ngày làm việc khi đủ giấy tờ. Bạn xem được tình trạng bất cứ lúc nào.',
          },
          more: {
            q: 'Hạn mức có tăng không?',
            a: 'Có, sau sáu tháng thanh toán đúng hạn sẽ được xét lại.',
          },
        },
      },
      invoices: {
        title: 'Hóa đơn',
        items: {
          where: {
            q: 'Hóa đơn điện tử ở đâu?',
            a: 'Trong email khi cơ quan thuế duyệt, và luôn có trong đơn hàng.',
          },
          data: {
            q: 'Thông tin hóa đơn sai. Làm sao?',
            a: 'Báo trong cùng tháng: hủy và lập lại miễn phí.',
          },
          final: {
            q: 'Có thể xuất cho người tiêu dùng cuối?',
            a: 'Được, trong mức quy định; vượt mức phải có tên và số định danh.',
          },
        },
      },
    },
  },
  contact: {
    title: 'Trò chuyện nhé',
    lead: 'Chúng tôi trả lời trong một ngày làm việc, qua cách bạn để lại.',
    name: 'Họ tên',
    phone: 'Điện thoại (tùy chọn)',
    topic: 'Về chủ đề gì?',
    message: 'Tin nhắn',
    use: 'Dữ liệu chỉ dùng để trả lời bạn.',
    send: 'Gửi tin nhắn',
    sending: 'Đang gửi…',
    sentTitle: 'Đã nhận tin nhắn',
    sentText: 'Cảm ơn. Tư vấn viên sẽ sớm trả lời.',
    another: 'Viết tin khác',
    branches: 'Chi nhánh',
    hours: 'Giờ mở cửa',
    week: 'Thứ Hai đến thứ Sáu, 8:30 đến 17:30',
    saturday: 'Thứ Bảy, 9:00 đến 13:00',
    whatsapp: 'Nhắn qua WhatsApp',
    map: 'Bản đồ Ecuador với các chi nhánh',
  },
  soon: {
    title: 'Điều mới sắp đến',
    lead: 'Chúng tôi chuẩn bị bước tiếp theo: đặt hàng nhanh hơn, tồn kho trực tiếp và lịch sử ở một nơi.',
    days: 'ngày',
    hours: 'giờ',
    minutes: 'phút',
    seconds: 'giây',
    on: 'Mở vào {{date}}',
    notify: 'Báo cho tôi',
    told: 'Xong: chúng tôi sẽ viết khi mở cửa.',
  },
  maintenance: {
    title: 'Chúng tôi đang nâng cấp',
    lead: 'Dữ liệu đã lưu vẫn an toàn. Nội dung gõ trên máy này sẽ được đề nghị lại khi bạn trở lại.',
    window: 'Dự kiến từ {{from}} đến {{until}}',
    none: 'Không có bảo trì theo kế hoạch.',
    up: 'Dịch vụ hoạt động: bạn có thể tiếp tục',
    down: 'Dịch vụ chưa phản hồi',
    checking: 'Đang kiểm tra…',
    check: 'Kiểm tra lại',
  },
}
