/** States of a credit invitation (`ESTADO`). */
export const invitationState = {
  prepared: 0,
  sent: 1,
  opened: 2,
  delivered: 3,
  revoked: 4,
  expired: 5,
} as const

export const invitationDays = 14
/** Days an unused invitation is kept. */
export const invitationRetentionDays = 180

export const openInvitation: readonly unknown[] = [invitationState.sent, invitationState.opened]

/** Internal fields of an application, such as ranking and decision. */
export const hiddenFromGuests: readonly string[] = [
  ...['TIPO_PERSONA', 'TIPO_CLIENTE', 'TASA_INTERES', 'GEOLOCALIZACION'],
]

/** Page of an invitation; its secret follows the hash, which browsers do not send to servers. */
export const INVITATION_PATH = '/credito/solicitud'
