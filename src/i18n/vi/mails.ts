import type { MailMessages } from '../en/mails'

export const mails: MailMessages = {
  verifySubject: 'Mã Mostrador của bạn',
  verifyText:
    'Mã của bạn là {{code}}, có hiệu lực trong 30 phút.\n\nNếu bạn không yêu cầu, hãy bỏ qua thư này.',
  resetSubject: 'Đổi mật khẩu Mostrador',
  resetText:
    'Để chọn mật khẩu mới, hãy mở liên kết này; liên kết chỉ dùng được một lần trong 60 phút:\n\n{{link}}\n\nNếu bạn không yêu cầu, hãy bỏ qua thư này: mật khẩu của bạn không thay đổi.',
  invitationSubject: '{{company}} mời bạn đăng ký tín dụng',
  invitationText:
    'Xin chào {{name}},\n\n{{company}} mời bạn điền hồ sơ tín dụng. Không cần tài khoản; bạn có thể dừng và tiếp tục bằng cùng liên kết, đến {{until}}:\n\n{{link}}\n\nĐừng chuyển liên kết cho người khác: ai có nó sẽ thấy nội dung bạn đã điền.',
  noticesSubject: 'Mostrador: {{count}} thông báo',
  noticesRest: 'Thông báo khác trong ứng dụng: {{count}}.',
  noticesWhy: 'Bạn nhận thư này vì đã yêu cầu. Để thay đổi: {{link}}',
}
