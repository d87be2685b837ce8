import type { MailMessages } from '../en/mails'

export const mails: MailMessages = {
  verifySubject: 'Su código de Mostrador',
  verifyText:
    'Su código es {{code}}. Vale 30 minutos.\n\nSi usted no lo pidió, ignore este correo.',
  resetSubject: 'Cambie su contraseña de Mostrador',
  resetText:
    'Para elegir una contraseña nueva abra este enlace, que vale 60 minutos y una sola vez:\n\n{{link}}\n\nSi usted no lo pidió, ignore este correo: su contraseña sigue igual.',
  invitationSubject: '{{company}} le invita a solicitar crédito',
  invitationText:
    'Hola, {{name}}:\n\n{{company}} le invita a llenar su solicitud de crédito. No necesita una cuenta; puede parar y seguir después con el mismo enlace, hasta el {{until}}:\n\n{{link}}\n\nNo comparta el enlace: quien lo tenga ve lo que usted llenó.',
  noticesSubject: 'Mostrador: {{count}} avisos',
  noticesRest: 'Quedan otros en la aplicación: {{count}}.',
  noticesWhy: 'Recibe este correo porque así lo pidió. Para cambiarlo: {{link}}',
}
