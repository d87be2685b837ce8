import type { Envelope, ESignature, SignedEnvelope } from './eSignature'

const VIEWED_AFTER_MS = 10_000
const SIGNED_AFTER_MS = 20_000
const outcomes = { F: 'signed', R: 'refused', C: 'expired' } as const
type Outcome = keyof typeof outcomes

/** Example page in place of a signature page. */
export const simulatedLink = (session: string) => `https://example.com/#firma-simulada-${session}`

/** Draws the documents sent under a key again, marked as simulated. */
export type SimulatedCopies = (key: string) => Promise<Pick<Envelope, 'documents' | 'signer'>>

/**
 * Simulated provider: documents count as viewed, then as signed, after a while. Cédulas that end in 9
 * refuse, in 8 expire. The state is part of the session id, so that every process answers alike.
 * Certificates are marked as simulated.
 */
export const simulatedSignature = (clock: () => Date, copies: SimulatedCopies): ESignature => {
  const state = async (sesion: string) => {
    const [, , at = '', outcome = 'F'] = sesion.split('-')
    const startedAt = Number.parseInt(at, 36)
    const age = clock().getTime() - startedAt
    const enlace = simulatedLink(sesion)
    if (age < VIEWED_AFTER_MS) return { sesion, enlace, estado: 'sent' }
    if (age < SIGNED_AFTER_MS) return { sesion, enlace, estado: 'viewed' }
    const estado = outcomes[outcome as Outcome]
    return {
      ...{ sesion, estado },
      ...(estado === 'signed' && { firmado: new Date(startedAt + SIGNED_AFTER_MS).toISOString() }),
    }
  }
  return {
    simulated: true,
    patience: 5,
    state,
    signed: async (sesion): Promise<SignedEnvelope> => {
      const [, key = '', at = ''] = sesion.split('-')
      const { documents, signer } = await copies(key)
      return {
        documentos: documents.map(({ name, pdf }) => ({ nombre: name, pdf })),
        certificado: {
          titular: `${signer.name} (firma simulada)`,
          serie: `SIMULADO-${key}`,
          emisor: 'Mostrador: simulador de firmas, sin valor legal',
          firmado: new Date(Number.parseInt(at, 36) + SIGNED_AFTER_MS).toISOString(),
        },
      }
    },
    send: (key, { signer }) => {
      const last = signer.cedula.at(-1)
      const outcome: Outcome = last === '9' ? 'R' : last === '8' ? 'C' : 'F'
      return state(`SIM-${key}-${clock().getTime().toString(36)}-${outcome}`)
    },
  }
}
