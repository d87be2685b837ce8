import type { CreditMessages } from '../en/credit'

export const credit: CreditMessages = {
  handedIn: '{{done}} de {{total}} entregados',
  approved: '{{approved}} revisados y aprobados',
  allApproved: 'Todos los documentos están aprobados',
  changed: 'Este documento cambió. Se leyó de nuevo lo que se puede hacer con él.',
}
