import type { CreditMessages } from '../en/credit'

export const credit: CreditMessages = {
  handedIn: '{{done}} sur {{total}} remis',
  approved: '{{approved}} vérifiés et approuvés',
  allApproved: 'Tous les documents sont approuvés',
  changed: 'Ce document a changé. Les actions possibles ont été relues.',
}
