import { handDocumentTexts as texts } from '../texts/handDocuments'

/** How a device travels to the workshop: the courier's number, and its sheet where somebody brought it. */
export const waybillFields = {
  GUIA_SERVIENTREGA: { kind: 'code', pattern: '000000000', readOnly: true, search: true },
  GUIA_PDF: {
    kind: 'file',
    label: texts.waybill,
    types: ['application/pdf'],
    readOnly: true,
  },
} as const
