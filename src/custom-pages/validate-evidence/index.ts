import { lazy } from 'react'
import type { CustomPage } from '../../providers/navigation/customPages'
import { sheetIcon } from '../../ui/menu/sheetIcon'

const Icon = sheetIcon('DescriptionRounded')

/** Credit compares each photo with its order (business.md#devices). */
export const validateEvidence: CustomPage = {
  path: 'invoice/validar_evidencia',
  label: 'menu.validateEvidence',
  icon: Icon,
  group: 'orders',
  access: ['10', '9'],
  namespaces: ['devices', 'columns'],
  resources: ['invoices'],
  Page: lazy(async () => ({
    default: (await import('./ValidateEvidencePage')).ValidateEvidencePage,
  })),
}
