import { isInstant, toInstant } from '../../../src/domain/day'
import { sha256Of } from '../../db/fingerprint'
import { inTime } from '../../outbox/inTime'
import type { Handlers, Waiting } from '../../outbox/outbox'
import type { Envelope, ESignature } from './eSignature'
import { readSignedEnvelope, type SignedDocument } from './signedEnvelope'

type Answer = Readonly<Record<string, unknown>>
const open = ['sent', 'viewed']
const ended = ['signed', 'refused', 'expired']

export interface Signing {
  readonly provider: ESignature
  /** The papers of a request with who signs them, drawn as they stand now. */
  readonly prepare: (body: Waiting['body']) => Promise<Envelope>
  readonly archive: SignedArchive
}

/** Where signed documents are kept. */
export interface SignedArchive {
  /** The documents a request sent, and the largest signed copy that is kept of one, in bytes. */
  expected(body: Waiting['body']): { readonly names: readonly string[]; readonly maxSize: number }
  /** Stores the documents; answers the parts that `fills` writes into the request. */
  store(body: Waiting['body'], documents: readonly SignedDocument[]): Promise<Answer>
}

/**
 * `enviar` sends papers to be signed: once sent, it asks how they stand until they are signed, refused
 * or out of time. The papers are kept before they go: whoever does not hear whether they came sends the
 * same ones, so that the fingerprint is of the very bytes that lie there. `recuperar` fetches the signed
 * documents with their certificate and stores them. No error tells of whom they are.
 */
export const signatureCalls = ({ provider, prepare, archive }: Signing): Handlers => ({
  'uanataca.enviar': async ({ id, body, before, keep }) => {
    const session = before?.sesion
    if (typeof session === 'string') {
      const now = await inTime(provider.state(session), 'Uanataca')
      return told(provider, now, before)
    }
    const drawn = await prepare(body)
    const papers = (before?.papers as Papers | undefined) ?? drawn.documents.map(toPaper)
    if (!before?.papers) await keep({ papers })
    const envelope = { ...drawn, documents: papers.map(toDocument) }
    const huella = await fingerprintOf(envelope)
    return told(provider, await inTime(provider.send(String(id), envelope), 'Uanataca'), { huella })
  },
  'uanataca.recuperar': async ({ body }) => {
    const said = await inTime(provider.signed(String(body.SESION)), 'Uanataca')
    const { documents, certificate } = await readSignedEnvelope(said, archive.expected(body))
    const stored = await archive.store(body, documents)
    return { ...stored, ...certificate, simulated: provider.simulated }
  },
})

/** Papers as they are kept while nobody knows whether they came: base64. */
type Papers = readonly { readonly name: string; readonly pdf: string }[]
type Document = Envelope['documents'][number]

const toPaper = ({ name, pdf }: Document) => ({ name, pdf: Buffer.from(pdf).toString('base64') })
const toDocument = ({ name, pdf }: Papers[number]): Document => ({
  name,
  pdf: Uint8Array.from(Buffer.from(pdf, 'base64')),
})

function told({ simulated, patience }: ESignature, said: unknown, known: Answer = {}) {
  const answer = (said ?? {}) as Answer
  const estado = String(answer.estado)
  const isKnown = open.includes(estado) || ended.includes(estado)
  if (!isKnown || !/^[\w./-]{1,50}$/.test(String(answer.sesion)))
    throw new Error('Uanataca answered what makes no sense')
  const instant = toInstant(String(answer.firmado ?? ''))
  return {
    ...{ sesion: String(answer.sesion), estado, huella: known.huella ?? null, simulated },
    enlace: linkOf(answer.enlace) ?? known.enlace ?? null,
    motivo: answer.motivo ? String(answer.motivo).slice(0, 200) : null,
    firmado: estado === 'signed' && instant && isInstant(instant) ? instant : null,
    ...(open.includes(estado) && { again: patience }),
  }
}

const linkOf = (link: unknown) =>
  typeof link === 'string' && /^https:\/\/\S{4,1900}$/.test(link) ? link : undefined

async function fingerprintOf({ documents }: Envelope): Promise<string> {
  const whole = new Uint8Array(documents.reduce((length, { pdf }) => length + pdf.length, 0))
  let at = 0
  for (const { pdf } of documents) {
    whole.set(pdf, at)
    at += pdf.length
  }
  return sha256Of(whole)
}
