/** The documents of a credit application, and the bureau that is asked about it. */
export const credit = {
  handedIn: '{{done}} of {{total}} handed in',
  approved: '{{approved}} checked and approved',
  allApproved: 'All documents are approved',
  missing: 'Missing: {{names}}',
  complete: 'All documents are there.',
  noneAsked: 'No document is asked for',
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
  onTheWay: 'The bureau was asked; it has not answered yet.',
  noRecord: 'The bureau has no record of this person.',
  earlier: 'Earlier authorisations',
  decision: 'Decision of the committee',
  limits:
    'Up to $5.000 one person of credit approves, up to $20.000 two different people, above it two administrators.',
  signatures: 'Signatures',
  lookFirst: 'Look at the papers before you send them to be signed.',
  noteLater:
    'Look at the papers before you send them. The promissory note comes once an amount is approved.',
  link: 'Link of the invitation',
  linkLead:
    'Whoever has the link may fill in the application. Each time a new link is made; earlier ones keep working until the invitation ends.',
  copyLink: 'Copy the link',
  linkCopied: 'Link copied',
  byWhatsApp: 'By WhatsApp',
  signedAwaited: 'Signed. The signed document has not arrived from the provider yet.',
  noCertificate: 'Signed outside the provider: there is no electronic certificate.',
  begin_documentos: 'Prepare request and authorisation',
  begin_pagare: 'Prepare the promissory note',
}

export type CreditMessages = Readonly<Record<keyof typeof credit, string>>
