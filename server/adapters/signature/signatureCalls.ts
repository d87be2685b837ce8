import { isInstant, toInstant } from '../../../src/base/day'
import type { JsonObject } from '../../base/json'
import { sha256Of } from '../../db/fingerprint'
import type { Handlers, WaitingCall } from '../../outbox/outbox'
import { withTimeout } from '../../outbox/withTimeout'
import type { Envelope, ESignature, SignatureDocument, SignedEnvelope } from './eSignature'

type Answer = JsonObject
const open = ['sent', 'viewed']
const endStates = ['signed', 'refused', 'expired']

interface Signing {
  readonly provider: ESignature
  /** Documents and signer of a request, in their current state. */
  readonly prepare: (body: WaitingCall['body']) => Promise<Envelope>
  readonly archive: SignedArchive
}

interface ExpectedDocuments {
  readonly names: readonly string[]
  /** Bytes per document. */
  readonly maxSize: number
}

export interface SignedArchive {
  /** Names of the sent documents, and the maximum size of a signed copy in bytes. */
  expected(body: WaitingCall['body']): ExpectedDocuments
  /** Stores documents. Returns the values that `mapResponse` writes into the request. */
  store(body: WaitingCall['body'], documents: readonly SignedDocument[]): Promise<Answer>
}

/**
 * `enviar` sends documents for signature, then queries their status until they are signed, refused or
 * expired. The documents are stored before sending, so that a retry sends identical bytes and the hash
 * matches. `recuperar` fetches signed documents with their certificate and stores them. Errors contain no
 * personal data.
 */
export const signatureCalls = ({ provider, prepare, archive }: Signing): Handlers => ({
  'uanataca.enviar': async ({ id, body, before, keep: save }) => {
    const session = before?.sesion
    if (typeof session === 'string') {
      const now = await withTimeout(provider.state(session), 'Uanataca')
      return toAnswer(provider, now, before)
    }
    const prepared = await prepare(body)
    const files = (before?.papers as SignedFiles | undefined) ?? prepared.documents.map(toPaper)
    if (!before?.papers) await save({ papers: files })
    const envelope = { ...prepared, documents: files.map(toDocument) }
    const huella = await envelopeFingerprint(envelope)
    return toAnswer(provider, await withTimeout(provider.send(String(id), envelope), 'Uanataca'), {
      huella,
    })
  },
  'uanataca.recuperar': async ({ body }) => {
    const response = await withTimeout(provider.signed(String(body.SESION)), 'Uanataca')
    const { documents, certificate } = await readSignedEnvelope(response, archive.expected(body))
    const stored = await archive.store(body, documents)
    return { ...stored, ...certificate, simulated: provider.simulated }
  },
})

/** Documents in base64, kept until delivery is confirmed. */
type SignedFiles = readonly { readonly name: string; readonly pdf: string }[]
type Document = Envelope['documents'][number]

const toPaper = ({ name, pdf }: Document) => ({ name, pdf: Buffer.from(pdf).toString('base64') })
const toDocument = ({ name, pdf }: SignedFiles[number]): Document => ({
  name,
  pdf: Uint8Array.from(Buffer.from(pdf, 'base64')),
})

function toAnswer({ simulated, patience }: ESignature, response: unknown, previous: Answer = {}) {
  const answer = (response ?? {}) as Answer
  const estado = String(answer.estado)
  const isKnown = open.includes(estado) || endStates.includes(estado)
  if (!isKnown || !/^[\w./-]{1,50}$/.test(String(answer.sesion)))
    throw new Error('Uanataca answered what makes no sense')
  const instant = toInstant(String(answer.firmado ?? ''))
  return {
    ...{ sesion: String(answer.sesion), estado, huella: previous.huella ?? null, simulated },
    enlace: toLink(answer.enlace) ?? previous.enlace ?? null,
    motivo: answer.motivo ? String(answer.motivo).slice(0, 200) : null,
    firmado: estado === 'signed' && instant && isInstant(instant) ? instant : null,
    ...(open.includes(estado) && { again: patience }),
  }
}

const toLink = (link: unknown) =>
  typeof link === 'string' && /^https:\/\/\S{4,1900}$/.test(link) ? link : undefined

async function envelopeFingerprint({ documents }: Envelope): Promise<string> {
  const whole = new Uint8Array(documents.reduce((length, { pdf }) => length + pdf.length, 0))
  let at = 0
  for (const { pdf } of documents) {
    whole.set(pdf, at)
    at += pdf.length
  }
  return sha256Of(whole)
}

/** A verified signed document with its SHA-256. */
interface SignedDocument extends SignatureDocument {
  readonly sha256: string
}

/**
 * Validates the provider's answer: exactly the sent documents, each a complete PDF that matches its hash,
 * and a complete certificate. Throws otherwise, without names.
 */
async function readSignedEnvelope(answer: unknown, { names, maxSize }: ExpectedDocuments) {
  const { documentos, certificado } = (answer ?? {}) as Partial<SignedEnvelope>
  if (!Array.isArray(documentos) || documentos.length !== names.length) throw nonsense()
  const documents: SignedDocument[] = []
  for (const name of names) {
    const document = documentos.find(each => each?.nombre === name)
    if (!(document?.pdf instanceof Uint8Array)) throw nonsense()
    documents.push({ name, pdf: document.pdf, sha256: await checkedHash(document, maxSize) })
  }
  return { documents, certificate: readCertificate(certificado) }
}

async function checkedHash(
  { pdf, sha256 }: SignedEnvelope['documentos'][number],
  maxSize: number,
): Promise<string> {
  if (pdf.length > maxSize) throw new Error('Uanataca answered a file that is too large')
  if (!isWholePdf(pdf)) throw new Error('Uanataca answered a file that is not a whole PDF')
  const hash = await sha256Of(pdf)
  if (sha256 !== undefined && String(sha256).toLowerCase() !== hash)
    throw new Error('Uanataca answered a file with another fingerprint')
  return hash
}

/** Checks the PDF header and the end marker in the last kilobyte, which a truncated download lacks. */
function isWholePdf(bytes: Uint8Array): boolean {
  const text = (part: Uint8Array) => new TextDecoder('latin1').decode(part)
  return text(bytes.subarray(0, 5)) === '%PDF-' && text(bytes.subarray(-1024)).includes('%%EOF')
}

function readCertificate(answer: unknown) {
  const { titular, serie, emisor, firmado } = (answer ?? {}) as JsonObject
  const instant = toInstant(String(firmado ?? ''))
  if (![titular, serie, emisor].every(isText) || !instant || !isInstant(instant)) throw nonsense()
  return { titular, serie, emisor, firmado: instant } as SignedEnvelope['certificado']
}

const isText = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 255
const nonsense = () => new Error('Uanataca answered what makes no sense')
