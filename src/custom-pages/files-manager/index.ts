import { lazy } from 'react'
import type { CustomPage } from '../../providers/navigation/customPages'

export const filesManager: CustomPage = {
  path: 'files-manager',
  label: 'menu.filesManager',
  icon: 'FolderOutlined',
  group: 'team',
  access: { resource: 'shared-files', act: 'list' },
  namespaces: ['files', 'list', 'validation'],
  resources: ['folders', 'shared-files'],
  Page: lazy(() => import('./FilesPage').then(module => ({ default: module.FilesPage }))),
}
