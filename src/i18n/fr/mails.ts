import type { MailMessages } from '../en/mails'

export const mails: MailMessages = {
  verifySubject: 'Votre code Mostrador',
  verifyText:
    'Votre code est {{code}}. Il est valable 30 minutes.\n\nSi vous ne l’avez pas demandé, ignorez ce message.',
  resetSubject: 'Changez votre mot de passe Mostrador',
  resetText:
    'Pour choisir un nouveau mot de passe, ouvrez ce lien, valable une seule fois pendant 60 minutes :\n\n{{link}}\n\nSi vous ne l’avez pas demandé, ignorez ce message : votre mot de passe ne change pas.',
  invitationSubject: '{{company}} vous invite à demander un crédit',
  invitationText:
    'Bonjour {{name}},\n\n{{company}} vous invite à remplir votre demande de crédit. Aucun compte n’est nécessaire ; vous pouvez vous arrêter et reprendre avec le même lien, jusqu’au {{until}} :\n\n{{link}}\n\nNe transmettez pas ce lien : qui le détient voit ce que vous avez rempli.',
  noticesSubject: 'Mostrador : {{count}} avis',
  noticesRest: 'Autres avis dans l’application : {{count}}.',
  noticesWhy: 'Vous recevez ce courriel parce que vous l’avez demandé. Pour changer : {{link}}',
}
