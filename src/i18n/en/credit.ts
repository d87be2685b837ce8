/** The documents of a credit application, and the bureau that is asked about it. */
export const credit = {
  handedIn: '{{done}} of {{total}} handed in',
  approved: '{{approved}} checked and approved',
  allApproved: 'All documents are approved',
  changed: 'This document has changed. What may be done with it was read anew.',
  find: 'Find an application',
  findHint: 'Name, RUC or representative',
  nobody: 'No application is called so',
  another: 'Another application',
  application: 'Application',
  authorisation: 'Authorisation',
  score: 'Score',
  signFirst:
    'Nobody is asked about without their signature. Prepare the text, hand the screen over, and let the person concerned read and sign it.',
  prepare: 'Prepare the authorisation',
  notAsked: 'The score appears here once the bureau was asked under the signed authorisation.',
  onTheWay: 'The bureau was asked; its answer is on its way.',
  noRecord: 'The bureau has no record of this person.',
  earlier: 'Earlier authorisations',
}

export type CreditMessages = Readonly<Record<keyof typeof credit, string>>
