import Icon from '@mui/icons-material/PhotoLibraryOutlined'
import { lazy } from 'react'
import type { CustomPage } from '../../providers/customPages'

/** The photos of what is sold: which lack one, and many at once by their names. */
export const photos: CustomPage = {
  path: 'e-commerce/gestion-imagenes',
  label: {
    es: 'Imágenes de productos',
    en: 'Product images',
    fr: 'Images des produits',
    vi: 'Ảnh sản phẩm',
    cn: '产品图片',
    ar: 'صور المنتجات',
  },
  icon: Icon,
  group: 'e-commerce',
  access: { resource: 'products', act: 'edit' },
  Page: lazy(async () => ({ default: (await import('./PhotosPage')).PhotosPage })),
}
