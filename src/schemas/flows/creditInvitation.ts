import { invitationDays, invitationState as state } from '../../domain/credit/creditInvitation'

/** The inviting user, and credit. */
const hosts = {
  or: [{ '$me.ROLE': { in: ['credit', 'admin'] } }, { CREATED_BY_USER: '$me.ID' }],
} as const
const { prepared, sent, opened } = state
/** Restarts the period in which the link is valid. */
const open = { set: { FECHA_CADUCIDAD: { inDays: invitationDays } } } as const
/** A new link invalidates earlier ones. */
const endLinks = { handler: 'cerrarEnlaces' } as const
const mail = {
  call: 'correo.invitacion',
  with: { ID_INVITACION: { field: 'ID_INVITACION' } },
} as const
/** Deletes the draft. */
const forget = { handler: 'olvidarBorrador' } as const

/** The guest sends the application; the inviting user and credit are told. */
const delivered = <const Text extends string>(text: Text) =>
  ({
    label: 'Entregar',
    from: [opened],
    to: state.delivered,
    allow: [],
    effects: [
      { set: { FECHA_ENTREGA: '$now' } },
      { notify: { field: 'CREATED_BY_USER' }, text },
      { notify: ['credit'], text },
      forget,
    ],
  }) as const

/** Flow of an invitation: sent, opened, then submitted, withdrawn or expired. */
export const creditInvitationFlow = {
  initial: prepared,
  states: {
    [prepared]: { colour: 'default', label: 'Por enviar' },
    [sent]: { colour: 'info', label: 'Enviada' },
    [opened]: { colour: 'warning', label: 'En llenado' },
    [state.delivered]: { colour: 'success', label: 'Entregada' },
    [state.revoked]: { colour: 'error', label: 'Anulada' },
    [state.expired]: { colour: 'error', label: 'Caducada' },
  },
  transitions: {
    enviar: {
      label: 'Enviar por correo',
      from: [prepared, state.expired],
      to: sent,
      allow: hosts,
      effects: [open, endLinks, mail],
      icon: 'send',
      colour: 'success',
    },
    reenviar: {
      label: 'Reenviar',
      from: [sent, opened],
      allow: hosts,
      effects: [open, endLinks, mail],
      icon: 'send',
    },
    compartir: {
      label: 'Compartir enlace',
      from: [prepared, state.expired],
      to: sent,
      allow: hosts,
      effects: [open, endLinks],
      icon: 'share',
    },
    empezar: {
      label: 'Empezar a llenar',
      from: [sent],
      to: opened,
      allow: [],
      effects: [{ set: { FECHA_ACEPTACION: '$now' } }],
    },
    entregar: delivered('Llegó una solicitud de crédito por invitación'),
    // The RUC has an application already: credit compares them, and the guest is not told.
    repetir: delivered(
      'La persona invitada ya tiene una solicitud de crédito; lo que envió ahora está en la invitación',
    ),
    anular: {
      label: 'Anular',
      from: [prepared, sent, opened, state.expired],
      to: state.revoked,
      allow: hosts,
      effects: [forget],
      icon: 'link_off',
      colour: 'error',
      confirm: 'El enlace dejará de servir y se borrará lo que se haya llenado.',
    },
    caducar: {
      label: 'Vencer',
      from: [sent, opened],
      to: state.expired,
      allow: [],
      timer: { field: 'FECHA_CADUCIDAD' },
      effects: [forget],
    },
  },
} as const
