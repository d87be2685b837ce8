/** Shipment of a device to the workshop: waybill number and sheet. */
export const waybillFields = {
  GUIA_SERVIENTREGA: { kind: 'waybillNumber', pattern: '000000000', readOnly: true, search: true },
  GUIA_PDF: { kind: 'file', label: 'PDF de la guía', types: ['application/pdf'], readOnly: true },
} as const
