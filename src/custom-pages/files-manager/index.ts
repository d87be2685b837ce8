import { lazy } from 'react'
import { sheetIcon } from '../../pieces/menu/sheetIcon'
import type { CustomPage } from '../../providers/navigation/customPages'

const Icon = sheetIcon('FolderOutlined')

export const filesManager: CustomPage = {
  path: 'files-manager',
  label: 'menu.filesManager',
  icon: Icon,
  group: 'equipo',
  access: { resource: 'shared-files', act: 'list' },
  namespaces: ['files', 'list', 'validation'],
  resources: ['folders', 'shared-files'],
  Page: lazy(async () => ({ default: (await import('./FilesPage')).FilesPage })),
}
