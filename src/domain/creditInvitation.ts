/** The states of an invitation to apply for credit (ESTADO). */
export const invitationState = {
  prepared: 0,
  sent: 1,
  opened: 2,
  delivered: 3,
  revoked: 4,
  expired: 5,
} as const

/** Days its link can be filled in. */
export const invitationDays = 14
/** Days an invitation is kept that became no application: no longer than it takes to invite again. */
export const invitationKeptDays = 180

/** Its link can still be filled in. */
export const openInvitation: readonly unknown[] = [invitationState.sent, invitationState.opened]

/** What of an application is not for its applicant to say: how the house ranks them, and what it grants. */
export const notAskedOfGuests: readonly string[] = [
  ...['TIPO_PERSONA', 'TIPO_CLIENTE', 'TASA_INTERES', 'GEOLOCALIZACION'],
]

/** Where a link leads; its secret stands behind the hash, which no server is sent. */
export const INVITATION_PATH = '/credito/solicitud'
