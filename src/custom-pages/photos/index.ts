import { lazy } from 'react'
import type { CustomPage } from '../../providers/navigation/customPages'

export const photos: CustomPage = {
  path: 'e-commerce/gestion-imagenes',
  label: 'menu.photos',
  icon: 'PhotoLibraryOutlined',
  group: 'stock',
  access: { resource: 'products', act: 'edit' },
  namespaces: ['goods', 'validation'],
  resources: ['products'],
  Page: lazy(() => import('./PhotosPage').then(module => ({ default: module.PhotosPage }))),
}
