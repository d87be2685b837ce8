/** Days a signed authorisation lets us ask the bureau (domain.md 5.14, ux.md 4.13). */
export const authorisationDays = 90
/** Days an answer is good for: asked again meanwhile, the bureau is not. */
export const scoreDays = 30

/** The states of an authorisation to ask the credit bureau, and of what it answers (ESTADO). */
export const bureauState = {
  unsigned: 0,
  authorised: 1,
  asked: 2,
  scored: 3,
  unknown: 4,
  expired: 5,
  revoked: 6,
} as const

/** Made out to somebody, and not answered yet: one at a time for an application. */
export const openQueries = [bureauState.unsigned, bureauState.authorised, bureauState.asked]

/** The bureau's scale, from the worst to the best. */
export const scores = { least: 1, most: 999 } as const

/** What a score says, by the least that reaches it. */
export const riskBands = { A: 850, B: 700, C: 550, D: 350, E: scores.least } as const
export type RiskBand = keyof typeof riskBands

/** The band of a score between 1 and 999: `A` is the least risk. */
export const bandOf = (score: number): RiskBand =>
  (Object.keys(riskBands) as RiskBand[]).find(band => score >= riskBands[band]) ?? 'E'

/**
 * What the applicant signs, word for word: it is written into each record when it begins, so that a later
 * wording changes nothing that was signed. Legal papers are Spanish.
 */
export const bureauAuthorisation = `AUTORIZACIÓN PARA CONSULTAR Y TRATAR INFORMACIÓN CREDITICIA

Yo, la persona identificada en este documento, por mis propios derechos o como representante legal del solicitante, autorizo de manera libre, específica, informada e inequívoca a la empresa que recibe mi solicitud de crédito para que:

1. Consulte en burós de información crediticia autorizados, entre ellos Equifax, mi comportamiento de pago, mis obligaciones vigentes y vencidas y mi puntaje de crédito.

2. Use esa información solamente para evaluar mi solicitud de crédito y para dar seguimiento al crédito que se me otorgue.

3. Guarde el resultado y esta autorización como respaldo, con acceso limitado al personal de crédito.

Esta autorización vale ${authorisationDays} días desde su firma y puedo revocarla en cualquier momento. Conozco que puedo pedir el acceso, la rectificación o la eliminación de mis datos conforme a la Ley Orgánica de Protección de Datos Personales.`
