import { invitationDays, invitationState as state } from '../../domain/creditInvitation'
import { invitationStates as names, invitationMoves as says } from '../texts/creditInvitations'

/** Who invited, and who works in credit. */
const hosts = { or: [{ '$me.ROLE': { in: ['9', '10'] } }, { CREATED_BY_USER: '$me.ID' }] } as const
const { prepared, sent, opened } = state
/** It can be filled in from now on, for as long again. */
const open = { set: { FECHA_CADUCIDAD: { inDays: invitationDays } } } as const
/** A link that went astray ends with the next one. */
const endLinks = { run: 'cerrarEnlaces' } as const
const mail = {
  call: 'correo.invitacion',
  with: { ID_INVITACION: { from: 'ID_INVITACION' } },
} as const
/** What was filled in so far is nobody's business any more. */
const forget = { run: 'olvidarBorrador' } as const

/** The life of an invitation: sent, being filled in, and handed in, withdrawn or out of time. */
export const creditInvitationFlow = {
  initial: prepared,
  states: {
    [prepared]: { colour: 'default', label: names.prepared },
    [sent]: { colour: 'info', label: names.sent },
    [opened]: { colour: 'warning', label: names.opened },
    [state.delivered]: { colour: 'success', end: true, label: names.delivered },
    [state.revoked]: { colour: 'error', end: true, label: names.revoked },
    [state.expired]: { colour: 'error', label: names.expired },
  },
  transitions: {
    enviar: {
      label: says.mail,
      from: [prepared, state.expired],
      to: sent,
      by: hosts,
      effects: [open, endLinks, mail],
      icon: 'send',
      colour: 'success',
    },
    reenviar: {
      label: says.mailAgain,
      from: [sent, opened],
      by: hosts,
      effects: [open, endLinks, mail],
      icon: 'send',
    },
    compartir: {
      label: says.share,
      from: [prepared, state.expired],
      to: sent,
      by: hosts,
      effects: [open, endLinks],
      icon: 'share',
    },
    empezar: {
      label: says.open,
      from: [sent],
      to: opened,
      by: [],
      effects: [{ set: { FECHA_ACEPTACION: '$now' } }],
    },
    entregar: {
      label: says.deliver,
      from: [opened],
      to: state.delivered,
      by: [],
      effects: [
        { set: { FECHA_ENTREGA: '$now' } },
        { notify: { from: 'CREATED_BY_USER' }, text: says.received },
        { notify: ['9'], text: says.received },
        forget,
      ],
    },
    // There is an application with this RUC already: the house looks at it, the guest is told nothing of it.
    repetir: {
      label: says.deliver,
      from: [opened],
      to: state.delivered,
      by: [],
      effects: [
        { set: { FECHA_ENTREGA: '$now' } },
        { notify: { from: 'CREATED_BY_USER' }, text: says.repeated },
        { notify: ['9'], text: says.repeated },
        forget,
      ],
    },
    anular: {
      label: says.revoke,
      from: [prepared, sent, opened, state.expired],
      to: state.revoked,
      by: hosts,
      effects: [forget],
      icon: 'link_off',
      colour: 'error',
      confirm: says.sure,
    },
    caducar: {
      label: says.expire,
      from: [sent, opened],
      to: state.expired,
      by: [],
      after: 'FECHA_CADUCIDAD',
      effects: [forget],
    },
  },
} as const
