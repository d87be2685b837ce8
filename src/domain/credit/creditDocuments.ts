/** Documents every credit applicant hands in (business.md#credit-applications). */
export const requiredOfAll = [
  'PLANILLA_SERVICIO_BASICO',
  'RUC_UPLOAD',
  'CEDULA_IDENTIDAD',
  'CERTIFICADO_BANCARIO',
  'FOTO_LOCAL',
  'CARTA_VENDEDORES',
] as const

/** Additional documents of legal persons. */
export const requiredOfCompanies = ['ESCRITURA_CONSTITUCION', 'NOMBRAMIENTO_REPRESENTANTE'] as const

/** Report of the credit bureau; hidden from sales agents. */
export const bureauReport = 'EQUIFAX_PDF'

/** States of a document (`ESTADO`). */
export const documentState = {
  asked: 0,
  uploaded: 1,
  approved: 2,
  refused: 3,
  expired: 4,
  waived: 5,
} as const

/** Counts requested, received and approved documents, and lists the missing ones. */
export function documentProgress(rows: readonly Readonly<Record<string, unknown>>[]) {
  const { uploaded, approved: passed, waived } = documentState
  const required = rows.filter(({ TIPO, ESTADO }) => TIPO !== bureauReport && ESTADO !== waived)
  const approved = required.filter(({ ESTADO }) => ESTADO === passed).length
  const missing = required.filter(({ ESTADO }) => ESTADO !== uploaded && ESTADO !== passed)
  return { total: required.length, done: required.length - missing.length, approved, missing }
}
