/** Templates of documents that schemas may name (`server/areas/documents/layouts.ts`). */
export const templateNames = [
  'bureauAuthorisation',
  'creditNote',
  'creditRequest',
  'invoice',
  'order',
  'promissoryNote',
  'serviceLabel',
  'serviceReceipt',
  'serviceWaybill',
  'waybill',
] as const
export type TemplateName = (typeof templateNames)[number]
