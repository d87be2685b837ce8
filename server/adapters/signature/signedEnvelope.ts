import { isInstant, toInstant } from '../../../src/base/day'
import type { JsonObject } from '../../base/json'
import { sha256Of } from '../../db/fingerprint'
import type { SignatureDocument, SignedEnvelope } from './eSignature'

/** A verified signed document with its SHA-256. */
export interface SignedDocument extends SignatureDocument {
  readonly sha256: string
}

interface Expected {
  readonly names: readonly string[]
  /** Bytes per document. */
  readonly maxSize: number
}

/**
 * Validates the provider's answer: exactly the sent documents, each a complete PDF that matches its hash,
 * and a complete certificate. Throws otherwise, without names.
 */
export async function readSignedEnvelope(answer: unknown, { names, maxSize }: Expected) {
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
