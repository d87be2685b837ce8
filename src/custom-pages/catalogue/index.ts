import { catalogueRoles, partnerCatalogueRoles } from '../../domain/checkout/sellers'
import { sheetIcon } from '../../pieces/menu/sheetIcon'
import { later } from '../../pieces/theme/later'
import type { CustomPage } from '../../providers/navigation/customPages'

const Partner = sheetIcon('ImportContactsRounded')
const Book = sheetIcon('MenuBookRounded')

/** Price list by brand for a customer (business.md#shop). */
export const catalogueSearchPage: CustomPage = {
  path: 'e-commerce/catalogo',
  label: 'menu.catalogue',
  icon: Book,
  group: 'e-commerce',
  access: catalogueRoles,
  namespaces: ['goods', 'field'],
  resources: ['clients'],
  Page: later(async () => (await import('./ListCatalogue')).ListCatalogue),
}

/** Products of the partner company, at its terms. */
export const partnerCatalogue: CustomPage = {
  path: 'e-commerce/CatalogoTomebamba',
  label: 'menu.partnerCatalogue',
  icon: Partner,
  group: 'e-commerce',
  access: partnerCatalogueRoles,
  namespaces: ['goods', 'field'],
  Page: later(async () => (await import('./PartnerCatalogue')).PartnerCatalogue),
}
