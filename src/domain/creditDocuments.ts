/** The documents everybody who applies for credit hands in (domain.md 5.14). */
export const askedOfAll = [
  'PLANILLA_SERVICIO_BASICO',
  'RUC_UPLOAD',
  'CEDULA_IDENTIDAD',
  'CERTIFICADO_BANCARIO',
  'FOTO_LOCAL',
  'CARTA_VENDEDORES',
] as const

/** What a legal person hands in besides: its deed, and who speaks for it. */
export const askedOfCompanies = ['ESCRITURA_CONSTITUCION', 'NOMBRAMIENTO_REPRESENTANTE'] as const

/** The credit bureau's report: credit's own, never shown to who sells. */
export const bureauReport = 'EQUIFAX_PDF'

/** The states of a document (ESTADO). */
export const documentState = {
  asked: 0,
  uploaded: 1,
  approved: 2,
  refused: 3,
  expired: 4,
  waived: 5,
} as const

/** How many documents are asked of an applicant, how many of these are there and how many credit has passed; which are not there. */
export function progressOf(rows: readonly Readonly<Record<string, unknown>>[]) {
  const { uploaded, approved: passed, waived } = documentState
  const asked = rows.filter(({ TIPO, ESTADO }) => TIPO !== bureauReport && ESTADO !== waived)
  const approved = asked.filter(({ ESTADO }) => ESTADO === passed).length
  const missing = asked.filter(({ ESTADO }) => ESTADO !== uploaded && ESTADO !== passed)
  return { total: asked.length, done: asked.length - missing.length, approved, missing }
}
