import type { LegalMessages } from '../en/legal'

export const legal: LegalMessages = {
  title: 'Bảo vệ dữ liệu và điều khoản sử dụng',
  lead: 'Chúng tôi xử lý dữ liệu nào của bạn, để làm gì và bạn có thể yêu cầu điều gì; và những gì ràng buộc giữa bạn và {{name}} khi bạn dùng Mostrador.',
  version: 'Phiên bản có hiệu lực từ {{date}}',
  contents: 'Trên trang này',
  notice: 'Thông báo bảo vệ dữ liệu',
  terms: 'Điều khoản sử dụng',
  exercise: 'Thực hiện quyền của tôi',
  data: {
    who: {
      title: 'Ai chịu trách nhiệm về dữ liệu',
      text: '{{name}}, mã số thuế RUC {{ruc}}, trụ sở tại {{address}}, {{city}}, là bên kiểm soát dữ liệu theo Luật Bảo vệ dữ liệu cá nhân của Ecuador (LOPDP). Mọi việc về dữ liệu của bạn, hãy viết đến địa chỉ đó hoặc qua trang liên hệ: người phụ trách bảo vệ dữ liệu của chúng tôi sẽ trả lời.',
    },
    what: {
      title: 'Những dữ liệu nào',
      text: 'Về tài khoản: họ tên, email, điện thoại, ảnh nếu bạn thêm, vai trò và công ty, và các trình duyệt bạn đã đăng nhập. Về mua hàng: mã số thuế, địa chỉ, đơn hàng, hóa đơn, bảo hành và thanh toán. Nếu bạn xin tín dụng: thu nhập, người giới thiệu và tài liệu đính kèm. Nếu bạn làm việc với chúng tôi: giờ chấm công và, chỉ trong giờ làm và khi bạn cho phép, vị trí của bạn.',
    },
    why: {
      title: 'Để làm gì và trên cơ sở nào',
      text: 'Để thực hiện hợp đồng: cấp quyền truy cập, nhận và giao đơn hàng, xử lý bảo hành. Theo nghĩa vụ pháp luật: xuất hóa đơn và kế toán. Với sự đồng ý của bạn: định vị trong giờ làm và tra lịch sử tín dụng. Vì lợi ích chính đáng: giữ an toàn tài khoản và ngăn gian lận. Chúng tôi không dùng dữ liệu để quảng cáo cho bên khác và không bán dữ liệu.',
    },
    credit: {
      title: 'Tín dụng và quyết định',
      text: 'Khi bạn xin tín dụng, và chỉ khi bạn cho phép, chúng tôi hỏi một tổ chức thông tin tín dụng và ký điện tử qua tổ chức chứng thực. Điểm số chỉ để tham khảo: luôn do một người hoặc hội đồng tín dụng quyết định, và bạn có thể yêu cầu giải thích.',
    },
    shared: {
      title: 'Chia sẻ với ai',
      text: 'Với những bên cần để phục vụ bạn: đơn vị vận chuyển (tên, địa chỉ và điện thoại giao hàng), hãng và xưởng (máy và bảo hành), cơ quan thuế, tổ chức tín dụng và ký số nếu bạn xin tín dụng. Mỗi bên chỉ nhận phần của mình. Nếu nhà cung cấp máy chủ hoặc email ở nước ngoài, chúng tôi yêu cầu bằng hợp đồng mức bảo vệ tương đương.',
    },
    kept: {
      title: 'Trong bao lâu',
      text: 'Chứng từ và tài liệu kèm theo: bảy năm theo quy định thuế. Vị trí: ba mươi ngày; chấm công: ba năm, trừ khi công ty đặt thời hạn khác. Tài khoản: khi bạn còn dùng; khi đã đóng, không ai đăng nhập được nữa. Mostrador không tự xóa phần còn lại: hãy yêu cầu, chúng tôi sẽ cho biết luật buộc giữ lại những gì.',
    },
    rights: {
      title: 'Quyền của bạn',
      text: 'Trong Mostrador, bạn xem và sửa hồ sơ, kết thúc các phiên đăng nhập và rút lại quyền định vị. Bạn cũng có thể yêu cầu xem toàn bộ dữ liệu, sửa, xóa hoặc tạm ngừng xử lý, nhận một bản sao, phản đối việc sử dụng và yêu cầu người xem xét lại quyết định tín dụng. Hãy viết cho chúng tôi qua trang liên hệ: một nhân viên xử lý từng yêu cầu, miễn phí, và trả lời trong tối đa mười lăm ngày. Hiện chưa có chức năng tự tải về hoặc tự xóa. Nếu chưa hài lòng, bạn có thể khiếu nại với Cơ quan giám sát bảo vệ dữ liệu cá nhân.',
    },
    must: {
      title: 'Nếu bạn không cung cấp',
      text: 'Không có họ tên, email và mật khẩu thì không có tài khoản; không có mã số thuế và địa chỉ thì không thể xuất hóa đơn hay giao hàng. Phần còn lại là tự nguyện. Dữ liệu sai hoặc cũ có thể làm đơn hàng chậm hoặc hóa đơn sai: hãy sửa trong hồ sơ hoặc yêu cầu chúng tôi.',
    },
    care: {
      title: 'Chúng tôi bảo vệ thế nào',
      text: 'Kết nối được mã hóa, mật khẩu được lưu sao cho không ai đọc được, mỗi vai trò chỉ thấy phần của mình và mọi thay đổi đều ghi lại người thực hiện. Nếu có vi phạm gây rủi ro cho bạn, chúng tôi sẽ báo cho bạn và cơ quan chức năng trong thời hạn luật định.',
    },
    device: {
      title: 'Những gì lưu trên thiết bị',
      text: 'Phiên, ngôn ngữ, giỏ hàng và bản nháp lưu trong trình duyệt; giao diện lưu trong cookie ba ngày. Một cookie khác nhận ra thiết bị này khi đăng nhập trong 180 ngày, để không ai khóa được tài khoản của bạn bằng mật khẩu sai. Không có cookie quảng cáo hay theo dõi.',
    },
  },
  use: {
    account: {
      title: 'Tài khoản của bạn',
      text: 'Tài khoản là của riêng bạn. Hãy giữ mật khẩu, không chia sẻ và báo cho chúng tôi nếu nghi có người dùng; bạn có thể kết thúc các phiên đang mở trong Tài khoản của tôi. Người đăng ký chưa có quyền nào cho đến khi quản trị viên cấp vai trò.',
    },
    orders: {
      title: 'Đơn hàng và giá',
      text: 'Giá hiển thị bằng đô la và chưa có thuế cho đến phần tóm tắt, nơi luôn ghi tổng. Đơn hàng là lời đề nghị của bạn: có hiệu lực khi chúng tôi duyệt, theo giá bạn đã xác nhận và tùy tồn kho, hạn mức. Thay đổi và hủy tùy theo trạng thái đơn.',
    },
    conduct: {
      title: 'Sử dụng đúng cách',
      text: 'Không mạo danh, không tải lên tệp trái phép hoặc gây hại, không cố xem những gì vai trò không cho phép, không tự động hóa truy vấn gây hại dịch vụ. Chúng tôi có thể khóa tài khoản vi phạm và sẽ báo cho bạn.',
    },
    service: {
      title: 'Dịch vụ',
      text: 'Chúng tôi sao lưu và báo trước các lần dừng, nhưng có thể có gián đoạn. Đơn hàng, chấm công hoặc bằng chứng còn trên thiết bị sẽ được gửi khi có mạng trở lại; trước đó coi như chưa nhận.',
    },
    changes: {
      title: 'Thay đổi',
      text: 'Nếu văn bản này thay đổi điều quan trọng, hồ sơ của bạn sẽ báo và xin bạn chấp nhận lại. Chúng tôi lưu phiên bản bạn đã chấp nhận và thời điểm.',
    },
    law: {
      title: 'Luật và khiếu nại',
      text: 'Áp dụng luật Ecuador. Trước hết hãy cùng giải quyết: viết cho chúng tôi. Người tiêu dùng giữ mọi quyền theo Luật Bảo vệ người tiêu dùng và có thể đến cơ quan chức năng hoặc tòa án nơi cư trú.',
    },
  },
}
