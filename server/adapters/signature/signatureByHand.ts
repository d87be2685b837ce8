import type { Unconnected } from '../../records/context'

/**
 * What a person enters who had the papers signed elsewhere: the signed PDF and when it was signed. There is
 * no certificate; the fingerprint is taken from the stored file.
 */
export const signatureByHand = (clock: () => Date): Unconnected => ({
  'uanataca.enviar': {
    need: ['archivo', 'firmado'],
    may: ['archivoAutorizacion'],
    problems: ({ firmado }) =>
      typeof firmado === 'string' && firmado > clock().toISOString()
        ? { firmado: { key: 'futureDay' } }
        : {},
    answer: entered => ({ ...entered, estado: 'signed' }),
  },
  'uanataca.recuperar': null,
})
