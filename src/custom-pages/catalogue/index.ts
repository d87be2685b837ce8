import { catalogueRoles, partnerCatalogueRoles } from '../../domain/checkout/sellers'
import type { CustomPage } from '../../providers/navigation/customPages'
import { later } from '../../ui/theme/later'

/** Price list by brand for a customer (business.md#shop). */
export const catalogueSearchPage: CustomPage = {
  path: 'e-commerce/catalogo',
  label: 'menu.catalogue',
  icon: 'MenuBookRounded',
  group: 'sell',
  access: catalogueRoles,
  namespaces: ['goods', 'field'],
  resources: ['clients', 'brands', 'categories', 'warehouses'],
  Page: later(() => import('./ListCatalogue'), 'ListCatalogue'),
}

/** Products of the partner company, at its terms. */
export const partnerCatalogue: CustomPage = {
  path: 'e-commerce/CatalogoTomebamba',
  label: 'menu.partnerCatalogue',
  icon: 'ImportContactsRounded',
  group: 'sell',
  access: partnerCatalogueRoles,
  namespaces: ['goods', 'field'],
  Page: later(() => import('./PartnerCatalogue'), 'PartnerCatalogue'),
}
