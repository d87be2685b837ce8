import type { CustomPage } from '../../providers/navigation/customPages'
import { plainLater } from '../../ui/theme/plainLater'

export const filesManager: CustomPage = {
  path: 'files-manager',
  label: 'menu.filesManager',
  icon: 'FolderOutlined',
  group: 'team',
  access: { resource: 'shared-files', act: 'list' },
  namespaces: ['files', 'list', 'validation'],
  resources: ['folders', 'shared-files'],
  Page: plainLater(() => import('./FilesPage'), 'FilesPage'),
}
