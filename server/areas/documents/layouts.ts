import type { LayoutName } from '../../../src/model/named'
import type { Layout } from './layout'
import { orAsSigned } from './signedCopy'

/** Layouts by the name a schema's paper gives; each is fetched with the first document drawn by it. */
export const layouts: Readonly<Record<LayoutName, () => Promise<Layout>>> = {
  creditNote: () => import('./creditNote').then(module => module.creditNote),
  bureauAuthorisation: () =>
    import('./credit').then(module => orAsSigned('autorizacion', module.bureauAuthorisation)),
  creditRequest: () =>
    import('./credit').then(module => orAsSigned('solicitud', module.creditRequest)),
  invoice: () => import('./invoice').then(module => module.invoice),
  order: () => import('./order').then(module => module.order),
  promissoryNote: () =>
    import('./credit').then(module => orAsSigned('pagare', module.promissoryNote)),
  sections: () => import('./sections').then(module => module.sections),
  serviceLabel: () => import('./service').then(module => module.serviceLabel),
  serviceReceipt: () => import('./service').then(module => module.serviceReceipt),
  serviceWaybill: () => import('./waybill').then(module => module.serviceWaybill),
  waybill: () => import('./waybill').then(module => module.waybill),
}
