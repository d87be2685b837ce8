import type { CustomKinds } from './custom-kinds/kinds'
import { NO_COMPANY } from './domain/accounts/companies'
import { GROUP_ADMIN, roleCodes } from './domain/accounts/roles'
import { USUAL_LIST } from './domain/checkout/priceList'
import type { FieldNames } from './fieldNames'
import { defineBusiness } from './model/defineBusiness'

/** The distributor of phones and electronics: what the engine is told about it, and its `defineResource`. */
export const { business, defineResource } = defineBusiness<FieldNames, CustomKinds>()({
  name: 'distributor',
  roles: roleCodes,
  adminRole: 'admin',
  guestRole: 'user',
  groupAdmin: GROUP_ADMIN,
  userAttributes: {
    COMPANY: 'text',
    EMPRESA: 'text',
    EMPRESAS: 'texts',
    WAREHOUSE: 'texts',
    CARD_CODE: 'text',
    SUCURSAL: 'text',
    PRICE_LIST: { roles: ['customer'], usual: USUAL_LIST },
  },
  systems: ['SAP'],
  api: { base: '/hanadb/api' },
  languages: [
    { value: 'en', label: 'English', locale: 'en-US', dateLocale: 'en-GB' },
    { value: 'fr', label: 'French', locale: 'fr-FR' },
    { value: 'vi', label: 'Vietnamese', locale: 'vi-VN' },
    { value: 'cn', label: 'Chinese', htmlLang: 'zh-CN' },
    { value: 'ar', label: 'Arabic (Sudan)', locale: 'ar-SD-u-nu-latn', dir: 'rtl' },
    { value: 'es', label: 'Español', locale: 'es-EC' },
  ],
  defaultLanguage: 'en',
  language: 'es',
  locale: 'es-EC',
  currency: 'USD',
  timeZone: 'America/Guayaquil',
  map: {
    center: [-1.6, -79.2],
    zoom: 6,
    ground: () => import('./domain/customers/ecuador'),
  },
  // places, teams, brands
  guessable:
    `ecuador ecuatoriano ecuatoriana vivaecuador vivaelecuador sisepuede quito guayaquil cuenca
    loja ambato manta machala riobamba ibarra esmeraldas portoviejo duran milagro quevedo
    babahoyo latacunga azogues tulcan galapagos azuay guayas pichincha manabi tungurahua
    chimborazo imbabura cotopaxi barcelona emelec liga ligadequito deportivo aucas catolica
    independiente latri samsung xiaomi infinix iphone huawei redmi galaxy empresa`.split(/\s+/),
  tenant: {
    column: 'EMPRESA',
    list: 'EMPRESAS',
    resource: 'companies',
    header: 'X-Empresa',
    none: NO_COMPANY,
  },
})
