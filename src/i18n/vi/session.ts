import type { SessionMessages } from '../en/session'

export const session: SessionMessages = {
  title: 'Phiên làm việc sắp kết thúc',
  text: 'Phiên kết thúc lúc {{time}}. Nhập mật khẩu để tiếp tục tại đây; nội dung đã nhập được giữ lại.',
  continue: 'Tiếp tục làm việc',
  later: 'Để sau',
  renewed: 'Bạn có thể tiếp tục làm việc',
}
