/** States of a document sent for signature (`ESTADO`). */
export const signatureState = {
  prepared: 0,
  sending: 1,
  sent: 2,
  viewed: 3,
  signed: 4,
  refused: 5,
  expired: 6,
  withdrawn: 7,
} as const

/** Sent to the provider and not completed. */
export const outToSign = [signatureState.sending, signatureState.sent, signatureState.viewed]

export const signingDays = 15

/** Documents signed together: the request with its authorisation; the promissory note alone. */
export const signedDocuments = {
  documentos: ['solicitud', 'autorizacion'],
  pagare: ['pagare'],
} as const
export type SignedSet = keyof typeof signedDocuments

/** Fields of a signature request with the signed copy, its SHA-256 and the file name, by document. */
export const signedCopies = {
  solicitud: {
    file: 'ARCHIVO_FIRMADO',
    hash: 'HUELLA_FIRMADO',
    name: 'solicitud-firmada.pdf',
  },
  autorizacion: {
    file: 'AUTORIZACION_FIRMADA',
    hash: 'HUELLA_AUTORIZACION',
    name: 'autorizacion-firmada.pdf',
  },
  pagare: { file: 'ARCHIVO_FIRMADO', hash: 'HUELLA_FIRMADO', name: 'pagare-firmado.pdf' },
} as const
export type SignedDocumentName = keyof typeof signedCopies
