/** Days a signed authorisation allows bureau queries (business.md#credit-applications). */
export const authorisationDays = 90
/** Days an answer is valid and replaces a new query. */
export const scoreDays = 30

/** States of a bureau authorisation and of its answer (`ESTADO`). */
export const bureauState = {
  unsigned: 0,
  authorised: 1,
  asked: 2,
  scored: 3,
  unknown: 4,
  expired: 5,
  revoked: 6,
} as const

/** Open queries; an application has at most one. */
export const openQueries = [bureauState.unsigned, bureauState.authorised, bureauState.asked]

/** Scale of the bureau, from worst to best. */
export const scores = { least: 1, most: 999 } as const

/** Risk bands by their lowest score. */
const riskBands = { A: 850, B: 700, C: 550, D: 350, E: scores.least } as const
type RiskBand = keyof typeof riskBands

/** Band of a score between 1 and 999; `A` is the lowest risk. */
export const toRiskBand = (score: number): RiskBand =>
  (Object.keys(riskBands) as RiskBand[]).find(band => score >= riskBands[band]) ?? 'E'

/**
 * Text the applicant signs. It is copied into each record, so that later versions do not alter signed ones.
 * Spanish only.
 */
export const bureauAuthorisation = `AUTORIZACIÓN PARA CONSULTAR Y TRATAR INFORMACIÓN CREDITICIA

Yo, la persona identificada en este documento, por mis propios derechos o como representante legal del solicitante, autorizo de manera libre, específica, informada e inequívoca a la empresa que recibe mi solicitud de crédito para que:

1. Consulte en burós de información crediticia autorizados, entre ellos Equifax, mi comportamiento de pago, mis obligaciones vigentes y vencidas y mi puntaje de crédito.

2. Use esa información solamente para evaluar mi solicitud de crédito y para dar seguimiento al crédito que se me otorgue.

3. Guarde el resultado y esta autorización como respaldo, con acceso limitado al personal de crédito.

Esta autorización vale ${authorisationDays} días desde su firma y puedo revocarla en cualquier momento. Conozco que puedo pedir el acceso, la rectificación o la eliminación de mis datos conforme a la Ley Orgánica de Protección de Datos Personales.`
