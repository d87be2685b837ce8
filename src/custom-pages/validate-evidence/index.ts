import { lazy } from 'react'
import { sheetIcon } from '../../pieces/menu/sheetIcon'
import type { CustomPage } from '../../providers/navigation/customPages'

const Icon = sheetIcon('DescriptionRounded')

/** Credit compares each photo with its order (business.md#devices). */
export const validateEvidence: CustomPage = {
  path: 'invoice/validar_evidencia',
  label: 'menu.validateEvidence',
  icon: Icon,
  group: 'invoice',
  access: ['10', '9'],
  namespaces: ['devices', 'columns'],
  resources: ['invoices'],
  Page: lazy(async () => ({
    default: (await import('./ValidateEvidencePage')).ValidateEvidencePage,
  })),
}
