import type { CustomPage } from '../../providers/navigation/customPages'
import { plainLater } from '../../ui/theme/plainLater'

export const photos: CustomPage = {
  path: 'e-commerce/gestion-imagenes',
  label: 'menu.photos',
  icon: 'PhotoLibraryOutlined',
  group: 'stock',
  access: { resource: 'products', act: 'edit' },
  namespaces: ['goods', 'validation'],
  resources: ['products'],
  Page: plainLater(() => import('./PhotosPage'), 'PhotosPage'),
}
