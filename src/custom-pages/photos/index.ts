import { lazy } from 'react'
import type { CustomPage } from '../../providers/navigation/customPages'
import { sheetIcon } from '../../ui/menu/sheetIcon'

const Icon = sheetIcon('PhotoLibraryOutlined')

export const photos: CustomPage = {
  path: 'e-commerce/gestion-imagenes',
  label: 'menu.photos',
  icon: Icon,
  group: 'stock',
  access: { resource: 'products', act: 'edit' },
  namespaces: ['goods', 'validation'],
  resources: ['products'],
  Page: lazy(async () => ({ default: (await import('./PhotosPage')).PhotosPage })),
}
