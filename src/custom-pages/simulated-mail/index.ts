import type { CustomPage } from '../../providers/navigation/customPages'
import { plainLater } from '../../ui/theme/plainLater'

/** Mails of the simulated mail server; for administrators. */
export const simulatedMail: CustomPage = {
  path: 'simulated-mail',
  label: 'menu.simulatedMail',
  icon: 'MailOutlined',
  group: 'me',
  access: ['10'],
  namespaces: ['mail'],
  Page: plainLater(() => import('./SimulatedMailPage'), 'SimulatedMailPage'),
}
