import { bureauState } from '../../../src/domain/bureau'
import {
  type SignedPaper,
  type SignedSet,
  signatureState,
  signedCopies,
  signedPapers,
} from '../../../src/domain/creditSignature'
import { sha256Of } from '../../db/fingerprint'
import { Refusal } from '../../refusal'
import type { Drawn, Layout, Sources } from './layout'
import type { Page } from './page'

/** A paper of a credit application that prints as it was signed, once it is; until then it is drawn. */
export const orAsSigned =
  (paper: SignedPaper, layout: Layout): Layout =>
  async (page, label, sources) =>
    (await signedCopyOf(page, paper, sources)) ?? layout(page, label, sources)

/**
 * The stored bytes of the last signature that stands; of a promissory note, of the approved amount. Bytes
 * that are gone or no longer have their fingerprint are refused: nothing else is printed in their place.
 */
async function signedCopyOf(
  page: Page,
  paper: SignedPaper,
  { bytes, isForSigning }: Sources,
): Promise<Drawn | undefined> {
  if (isForSigning) return undefined
  const { file, hash } = signedCopies[paper]
  const requests = await page.referring('signature-requests', 'ID_EMPRESA')
  const signed = requests.findLast(({ values }) => holdsCopy(paper, values))
  if (!signed || !(await isCurrent(page, paper, signed.values))) return undefined
  const found = await bytes(signed.values[file])
  if (!found || (await sha256Of(found)) !== signed.values[hash])
    throw new Refusal(409, 'signedCopyDamaged', { params: { name: signed.title } })
  return { bytes: found }
}

type Values = Page['values']

const holdsCopy = (paper: SignedPaper, { TIPO, ESTADO, ...request }: Values): boolean => {
  const papers: readonly string[] = signedPapers[TIPO as SignedSet]
  const { file, hash } = signedCopies[paper]
  const isThere = request[file] != null && request[hash] != null
  return papers.includes(paper) && ESTADO === signatureState.signed && isThere
}

/** A note of another amount, or an authorisation from before the one in force, is not this paper. */
async function isCurrent(page: Page, paper: SignedPaper, { MONTO, FECHA_ENVIO }: Values) {
  if (paper === 'pagare') return MONTO === page.values.MONTO_APROBADO
  if (paper !== 'autorizacion') return true
  const queries = await page.referring('bureau-queries', 'ID_EMPRESA')
  const inForce = queries.findLast(
    ({ values }) => values.FECHA_FIRMA != null && values.ESTADO !== bureauState.revoked,
  )
  return !inForce || String(inForce.values.FECHA_FIRMA) <= String(FECHA_ENVIO)
}
