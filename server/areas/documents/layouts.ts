import type { TemplateName } from '../../../src/domain/templates'
import type { BusinessDocuments, Layout } from '../../documents/layout'
import { companyHead } from './company'
import { orAsSigned } from './signedCopy'

const templates: Readonly<Record<TemplateName, () => Promise<Layout>>> = {
  creditNote: () => import('./creditNoteLayout').then(module => module.creditNoteLayout),
  bureauAuthorisation: () =>
    import('./credit').then(module => orAsSigned('autorizacion', module.bureauAuthorisationLayout)),
  creditRequest: () =>
    import('./credit').then(module => orAsSigned('solicitud', module.creditRequest)),
  invoice: () => import('./invoice').then(module => module.invoice),
  order: () => import('./orderLayout').then(module => module.orderLayout),
  promissoryNote: () =>
    import('./credit').then(module => orAsSigned('pagare', module.promissoryNoteLayout)),
  serviceLabel: () => import('./service').then(module => module.serviceLabel),
  serviceReceipt: () => import('./service').then(module => module.serviceReceipt),
  serviceWaybill: () => import('./waybill').then(module => module.serviceWaybill),
  waybill: () => import('./waybill').then(module => module.waybill),
}

/** Templates of the distributor, and its head of documents without one. */
export const distributorDocuments: BusinessDocuments = { templates, letterhead: companyHead }
