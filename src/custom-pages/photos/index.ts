import { lazy } from 'react'
import { sheetIcon } from '../../pieces/menu/sheetIcon'
import type { CustomPage } from '../../providers/navigation/customPages'

const Icon = sheetIcon('PhotoLibraryOutlined')

export const photos: CustomPage = {
  path: 'e-commerce/gestion-imagenes',
  label: 'menu.photos',
  icon: Icon,
  group: 'e-commerce',
  access: { resource: 'products', act: 'edit' },
  namespaces: ['goods', 'validation'],
  resources: ['products'],
  Page: lazy(async () => ({ default: (await import('./PhotosPage')).PhotosPage })),
}
