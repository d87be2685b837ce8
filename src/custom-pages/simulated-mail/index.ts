import { lazy } from 'react'
import type { CustomPage } from '../../providers/navigation/customPages'

/** Mails of the simulated mail server; for administrators. */
export const simulatedMail: CustomPage = {
  path: 'simulated-mail',
  label: 'menu.simulatedMail',
  icon: 'MailOutlined',
  group: 'me',
  access: ['10'],
  namespaces: ['mail'],
  Page: lazy(() =>
    import('./SimulatedMailPage').then(module => ({ default: module.SimulatedMailPage })),
  ),
}
