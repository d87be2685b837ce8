import { bureauState } from '../../../src/domain/credit/bureau'
import {
  type SignedPaper,
  type SignedSet,
  signatureState,
  signedCopies,
  signedPapers,
} from '../../../src/domain/credit/creditSignature'
import { Refusal } from '../../base/refusal'
import { sha256Of } from '../../db/fingerprint'
import type { DrawnDocument, Layout, Sources } from './layout'
import type { DocumentPage } from './page'

/** Uses the signed copy of a credit document if there is one; otherwise draws it. */
export const orAsSigned =
  (paper: SignedPaper, layout: Layout): Layout =>
  async (page, label, sources) =>
    (await signedCopy(page, paper, sources)) ?? layout(page, label, sources)

/**
 * Stored bytes of the last valid signature; for a promissory note, of the approved amount. Refuses missing
 * or altered bytes instead of printing something else.
 */
async function signedCopy(
  page: DocumentPage,
  paper: SignedPaper,
  { bytes, isForSigning }: Sources,
): Promise<DrawnDocument | undefined> {
  if (isForSigning) return undefined
  const { file, hash } = signedCopies[paper]
  const requests = await page.referring('signature-requests', 'ID_EMPRESA')
  const signed = requests.findLast(({ values }) => includesCopy(paper, values))
  if (!signed || !(await isCurrent(page, paper, signed.values))) return undefined
  const content = await bytes(signed.values[file])
  if (!content || (await sha256Of(content)) !== signed.values[hash])
    throw new Refusal(409, 'signedCopyDamaged', { params: { name: signed.title } })
  return { bytes: content }
}

type Values = DocumentPage['values']

const includesCopy = (paper: SignedPaper, { TIPO, ESTADO, ...request }: Values): boolean => {
  const papers: readonly string[] = signedPapers[TIPO as SignedSet]
  const { file, hash } = signedCopies[paper]
  const isThere = request[file] != null && request[hash] != null
  return papers.includes(paper) && ESTADO === signatureState.signed && isThere
}

/** False for a note of another amount, or an authorisation older than the one in force. */
async function isCurrent(page: DocumentPage, paper: SignedPaper, { MONTO, FECHA_ENVIO }: Values) {
  if (paper === 'pagare') return MONTO === page.values.MONTO_APROBADO
  if (paper !== 'autorizacion') return true
  const queries = await page.referring('bureau-queries', 'ID_EMPRESA')
  const inForce = queries.findLast(
    ({ values }) => values.FECHA_FIRMA != null && values.ESTADO !== bureauState.revoked,
  )
  return !inForce || String(inForce.values.FECHA_FIRMA) <= String(FECHA_ENVIO)
}
