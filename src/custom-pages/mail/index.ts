import Icon from '@mui/icons-material/MailOutlined'
import { lazy } from 'react'
import type { CustomPage } from '../../providers/customPages'

/** Letters between people of the house, and to others by the mail server. */
export const mail: CustomPage = {
  path: 'mail',
  also: ['mail/all'],
  label: { es: 'Correo', en: 'Mail', fr: 'Courrier', vi: 'Thư', cn: '邮件', ar: 'البريد' },
  icon: Icon,
  group: 'equipo',
  access: '*',
  find: async (...asked) => (await import('./findMails')).findMails(...asked),
  Page: lazy(async () => ({ default: (await import('./MailPage')).MailPage })),
}
