import type { TemplateName } from '../../../src/domain/templates'
import type { Layout } from './layout'
import { orAsSigned } from './signedCopy'

/** Layouts by name, loaded on first use. */
export const layouts: Readonly<Record<TemplateName, () => Promise<Layout>>> = {
  creditNote: () => import('./creditNoteLayout').then(module => module.creditNoteLayout),
  bureauAuthorisation: () =>
    import('./credit').then(module => orAsSigned('autorizacion', module.bureauAuthorisationLayout)),
  creditRequest: () =>
    import('./credit').then(module => orAsSigned('solicitud', module.creditRequest)),
  invoice: () => import('./invoice').then(module => module.invoice),
  order: () => import('./orderLayout').then(module => module.orderLayout),
  promissoryNote: () =>
    import('./credit').then(module => orAsSigned('pagare', module.promissoryNoteLayout)),
  sections: () => import('./sections').then(module => module.sections),
  serviceLabel: () => import('./service').then(module => module.serviceLabel),
  serviceReceipt: () => import('./service').then(module => module.serviceReceipt),
  serviceWaybill: () => import('./waybill').then(module => module.serviceWaybill),
  waybill: () => import('./waybill').then(module => module.waybill),
}
