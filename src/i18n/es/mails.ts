import type { MailMessages } from '../en/mails'

export const mails: MailMessages = {
  verifySubject: 'Su código de Mostrador',
  verifyText:
    'Su código es {{code}}. Vale 30 minutos.\n\nSi usted no lo pidió, ignore este correo.',
  resetSubject: 'Cambie su contraseña de Mostrador',
  resetText:
    'Para elegir una contraseña nueva abra este enlace, que vale 60 minutos y una sola vez:\n\n{{link}}\n\nSi usted no lo pidió, ignore este correo: su contraseña sigue igual.',
  noticesSubject: 'Mostrador: {{count}} avisos',
  noticesRest: 'Quedan otros en la aplicación: {{count}}.',
  noticesWhy: 'Recibe este correo porque así lo pidió. Para cambiarlo: {{link}}',
}
