import Partner from '@mui/icons-material/ImportContactsRounded'
import Book from '@mui/icons-material/MenuBookRounded'
import { catalogueRoles, partnerCatalogueRoles } from '../../domain/checkout/sellers'
import { later } from '../../pieces/later'
import type { CustomPage } from '../../providers/customPages'

/** A price list by brand to send to a customer (domain.md 5.7). */
export const catalogue: CustomPage = {
  path: 'e-commerce/catalogo',
  label: {
    es: 'Catálogo',
    en: 'Catalogue',
    fr: 'Catalogue',
    vi: 'Danh mục hàng',
    cn: '产品目录',
    ar: 'الكتالوج',
  },
  icon: Book,
  group: 'e-commerce',
  access: catalogueRoles,
  Page: later(async () => (await import('./ListCatalogue')).ListCatalogue),
}

/** What the partner company buys, on its own terms. */
export const partnerCatalogue: CustomPage = {
  path: 'e-commerce/CatalogoTomebamba',
  label: {
    es: 'Catálogo Tomebamba',
    en: 'Tomebamba catalogue',
    fr: 'Catalogue Tomebamba',
    vi: 'Danh mục Tomebamba',
    cn: 'Tomebamba 目录',
    ar: 'كتالوج تومبامبا',
  },
  icon: Partner,
  group: 'e-commerce',
  access: partnerCatalogueRoles,
  Page: later(async () => (await import('./PartnerCatalogue')).PartnerCatalogue),
}
