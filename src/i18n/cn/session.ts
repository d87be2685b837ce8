import type { SessionMessages } from '../en/session'

export const session: SessionMessages = {
  title: '会话即将结束',
  text: '将于 {{time}} 结束。输入密码即可继续，已填写的内容会保留。',
  continue: '继续工作',
  later: '稍后',
  renewed: '您可以继续工作',
}
