/** The states of a document sent out to be signed (ESTADO). */
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

/** Out with the provider, and not over. */
export const outToSign = [signatureState.sending, signatureState.sent, signatureState.viewed]

/** Days a link to sign is open. */
export const signingDays = 15

/** What is signed together: the request with its authorisation, and the promissory note by itself. */
export const signedPapers = {
  documentos: ['solicitud', 'autorizacion'],
  pagare: ['pagare'],
} as const
export type SignedSet = keyof typeof signedPapers

/** Where a signature request keeps the signed copy of each paper and its SHA-256, and the name of the file. */
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
export type SignedPaper = keyof typeof signedCopies
