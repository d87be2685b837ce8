/** What whoever was invited to apply for credit reads. */
export const guest = {
  title: 'Credit application',
  invited: '{{company}} invites you, {{name}}, to apply for credit.',
  until:
    'You can fill it in until {{until}}. Stop whenever you like: with the same link you go on where you were.',
  noticeTitle: 'Before you begin: your data',
  agree: 'I have read this and agree that my data is used so',
  begin: 'Begin',
  data: 'Your data',
  step: 'Step {{at}} of {{of}}',
  unsaved:
    'Not saved: there is no connection. It is saved as soon as it returns; keep this page open.',
  next: 'Save and go on',
  back: 'Back',
  documents: 'Documents',
  filesLead: '{{types}}, up to {{size}} each.',
  pick: 'Choose a file',
  replace: 'Replace',
  remove: 'Remove',
  notYet: 'Not handed up yet',
  missing:
    'Still missing: {{count}}. You can hand in the application with one document, and the rest by this same link until it is decided.',
  late: 'What is still missing can be handed in here until the application is decided.',
  choose: 'Choose…',
  addRow: 'Add another',
  removeRow: 'Remove {{n}}',
  send: 'Hand in the application',
  tryAgain: 'Try again',
  noLinkTitle: 'This page opens by a link',
  deliveredTitle: 'Thank you: we have your application',
  deliveredText: '{{company}} is looking at it. Your adviser will write or call you.',
  revokedTitle: 'This invitation was withdrawn',
  revokedText: 'Ask {{company}} for a new link. What had been filled in was erased.',
  expiredTitle: 'This invitation has expired',
  expiredText: 'Ask {{company}} for a new link. What had been filled in is erased.',
}

export type GuestMessages = Readonly<Record<keyof typeof guest, string>>
