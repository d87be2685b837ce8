import { bureauState } from '../../../src/domain/credit/bureau'
import {
  type SignedDocumentName,
  type SignedSet,
  signatureState,
  signedCopies,
  signedDocuments,
} from '../../../src/domain/credit/creditSignature'
import { Refusal } from '../../base/refusal'
import { sha256Of } from '../../db/fingerprint'
import type { DrawnDocument, Layout, Sources } from '../../documents/layout'
import type { DocumentPage } from '../../documents/page'

/** Uses the signed copy of a credit document if there is one; otherwise draws it. */
export const orAsSigned =
  (documentName: SignedDocumentName, layout: Layout): Layout =>
  async (page, label, sources) =>
    (await signedCopy(page, documentName, sources)) ?? layout(page, label, sources)

/**
 * Stored bytes of the last valid signature; for a promissory note, of the approved amount. Refuses missing
 * or altered bytes instead of printing something else.
 */
async function signedCopy(
  page: DocumentPage,
  documentName: SignedDocumentName,
  { bytes, isForSigning }: Sources,
): Promise<DrawnDocument | undefined> {
  if (isForSigning) return undefined
  const { file, hash } = signedCopies[documentName]
  const requests = await page.referring('signature-requests', 'ID_EMPRESA')
  const signed = requests.findLast(({ values }) => includesCopy(documentName, values))
  if (!signed || !(await isCurrent(page, documentName, signed.values))) return undefined
  const content = await bytes(signed.values[file])
  if (!content || (await sha256Of(content)) !== signed.values[hash])
    throw new Refusal(409, 'signedCopyDamaged', { params: { name: signed.title } })
  return { bytes: content }
}

type Values = DocumentPage['values']

const includesCopy = (
  documentName: SignedDocumentName,
  { TIPO, ESTADO, ...request }: Values,
): boolean => {
  const documents: readonly string[] = signedDocuments[TIPO as SignedSet]
  const { file, hash } = signedCopies[documentName]
  const isThere = request[file] != null && request[hash] != null
  return documents.includes(documentName) && ESTADO === signatureState.signed && isThere
}

/** False for a note of another amount, or an authorisation older than the one in force. */
async function isCurrent(
  page: DocumentPage,
  documentName: SignedDocumentName,
  { MONTO, FECHA_ENVIO }: Values,
) {
  if (documentName === 'pagare') return MONTO === page.values.MONTO_APROBADO
  if (documentName !== 'autorizacion') return true
  const queries = await page.referring('bureau-queries', 'ID_EMPRESA')
  const inForce = queries.findLast(
    ({ values }) => values.FECHA_FIRMA != null && values.ESTADO !== bureauState.revoked,
  )
  return !inForce || String(inForce.values.FECHA_FIRMA) <= String(FECHA_ENVIO)
}
