import type { Unconnected } from '../../query/requestContext'

/**
 * Result a user enters for documents signed outside the system: signed PDF and date. Without a certificate;
 * the hash is taken from the stored file.
 */
export const signatureByHand = (clock: () => Date): Unconnected => ({
  'uanataca.enviar': {
    required: ['archivo', 'firmado'],
    fields: ['archivoAutorizacion'],
    problems: ({ firmado }) =>
      typeof firmado === 'string' && firmado > clock().toISOString()
        ? { firmado: { key: 'futureDay' } }
        : {},
    answer: entered => ({ ...entered, estado: 'signed' }),
  },
  'uanataca.recuperar': null,
})
