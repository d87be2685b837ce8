import Icon from '@mui/icons-material/MailOutlined'
import { lazy } from 'react'
import type { CustomPage } from '../../providers/customPages'

/** What the simulated mail server would have sent (design.md, decision 8); for administrators. */
export const simulatedMail: CustomPage = {
  path: 'simulated-mail',
  label: {
    es: 'Correo simulado',
    en: 'Simulated mail',
    fr: 'Courrier simulé',
    vi: 'Thư mô phỏng',
    cn: '模拟邮件',
    ar: 'بريد محاكى',
  },
  icon: Icon,
  group: 'me',
  access: ['10'],
  Page: lazy(async () => ({ default: (await import('./SimulatedMailPage')).SimulatedMailPage })),
}
