/** Mails to accounts, in the reader's language. */
export const mails = {
  verifySubject: 'Your Mostrador code',
  verifyText:
    'Your code is {{code}}. It is good for 30 minutes.\n\nIf you did not ask for it, ignore this mail.',
  resetSubject: 'Change your Mostrador password',
  resetText:
    'To choose a new password open this link; it works once, for 60 minutes:\n\n{{link}}\n\nIf you did not ask for it, ignore this mail: your password stays as it is.',
  invitationSubject: '{{company}} invites you to apply for credit',
  invitationText:
    'Hello {{name}},\n\n{{company}} invites you to fill in your credit application. You need no account; you may stop and go on later with the same link, until {{until}}:\n\n{{link}}\n\nDo not pass the link on: whoever has it sees what you filled in.',
  noticesSubject: 'Mostrador: {{count}} notices',
  noticesRest: 'Others in the app: {{count}}.',
  noticesWhy: 'You get this mail because you asked for it. To change that: {{link}}',
}

export type MailMessages = Record<keyof typeof mails, string>
