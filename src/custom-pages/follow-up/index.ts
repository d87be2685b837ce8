import Consumers from '@mui/icons-material/GroupsRounded'
import Wholesale from '@mui/icons-material/HandshakeOutlined'
import { lazy } from 'react'
import type { CustomPage } from '../../providers/customPages'

/** Which wholesale customers wait for a call, by days (product.md 2). */
export const wholesale: CustomPage = {
  path: 'gestion/mayorista',
  label: {
    es: 'Gestión mayorista',
    en: 'Wholesale follow-up',
    fr: 'Suivi grossistes',
    vi: 'Chăm sóc khách sỉ',
    cn: '批发客户跟进',
    ar: 'متابعة عملاء الجملة',
  },
  icon: Wholesale,
  group: 'gestion',
  access: ['10', '9', '7', '6', '5'],
  Page: lazy(async () => ({ default: (await import('./FollowUpPage')).WholesalePage })),
}

/** The same for the shops that sell to consumers. */
export const consumers: CustomPage = {
  path: 'gestion/cfinal',
  label: {
    es: 'Consumidor final',
    en: 'End consumer',
    fr: 'Consommateur final',
    vi: 'Người tiêu dùng cuối',
    cn: '终端消费者',
    ar: 'المستهلك النهائي',
  },
  icon: Consumers,
  group: 'gestion',
  access: ['10', '9', '7', '6', '5'],
  Page: lazy(async () => ({ default: (await import('./FollowUpPage')).ConsumerPage })),
}
