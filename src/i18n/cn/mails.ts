import type { MailMessages } from '../en/mails'

export const mails: MailMessages = {
  verifySubject: '您的 Mostrador 验证码',
  verifyText: '您的验证码是 {{code}}，30 分钟内有效。\n\n如果不是您本人操作，请忽略此邮件。',
  resetSubject: '修改您的 Mostrador 密码',
  resetText:
    '请打开以下链接设置新密码，链接仅可使用一次，60 分钟内有效：\n\n{{link}}\n\n如果不是您本人操作，请忽略此邮件，您的密码不会改变。',
  invitationSubject: '{{company}} 邀请您申请信贷',
  invitationText:
    '{{name}}，您好：\n\n{{company}} 邀请您填写信贷申请。无需账户；您可以中途停下，并在 {{until}} 前用同一链接继续：\n\n{{link}}\n\n请勿转发此链接：持有者可以看到您填写的内容。',
  noticesSubject: 'Mostrador：{{count}} 条通知',
  noticesRest: '应用中还有 {{count}} 条通知。',
  noticesWhy: '您收到此邮件是因为您选择了接收。更改设置：{{link}}',
}
