import type { MailMessages } from '../en/mails'

export const mails: MailMessages = {
  verifySubject: 'Votre code Mostrador',
  verifyText:
    'Votre code est {{code}}. Il est valable 30 minutes.\n\nSi vous ne l’avez pas demandé, ignorez ce message.',
  resetSubject: 'Changez votre mot de passe Mostrador',
  resetText:
    'Pour choisir un nouveau mot de passe, ouvrez ce lien, valable une seule fois pendant 60 minutes :\n\n{{link}}\n\nSi vous ne l’avez pas demandé, ignorez ce message : votre mot de passe ne change pas.',
  noticesSubject: 'Mostrador : {{count}} avis',
  noticesRest: 'Autres avis dans l’application : {{count}}.',
  noticesWhy: 'Vous recevez ce courriel parce que vous l’avez demandé. Pour changer : {{link}}',
}
