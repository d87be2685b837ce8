/** The documents of a credit application. */
export const credit = {
  handedIn: '{{done}} of {{total}} handed in',
  approved: '{{approved}} checked and approved',
  allApproved: 'All documents are approved',
  changed: 'This document has changed. What may be done with it was read anew.',
}

export type CreditMessages = Readonly<Record<keyof typeof credit, string>>
