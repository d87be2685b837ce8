import { INVITATION_PATH, openInvitation } from '../../../src/domain/creditInvitation'
import { translatorFor } from '../../../src/i18n/translate'
import { date } from '../../../src/model/kinds/time'
import type { Mailer } from '../../adapters/mail/mail'
import { sql } from '../../db/fragment'
import type { Handlers } from '../../outbox/outbox'
import type { Records, Values } from '../../records/context'
import { load } from '../../records/read'
import { companyName } from './form'
import { INVITATIONS, makeLink } from './links'

interface InviteMailContext {
  readonly records: Records
  readonly mailer: Mailer
  readonly publicUrl: string
}

/** Where a link leads; behind the hash its secret reaches no server's log and no referrer. */
export const linkTo = (publicUrl: string, secret: string) =>
  `${publicUrl}${INVITATION_PATH}#${secret}`

/** The words an invitation goes out with, in Spanish as customers speak. */
export async function invitationWords(records: Records, invitation: Values, link: string) {
  const say = await translatorFor('es')
  const company = await companyName(records, invitation)
  const until = date.print(String(invitation.FECHA_CADUCIDAD), {}, 'es')
  const params = { company, link, until, name: invitation.NOMBRE }
  return {
    subject: say('mails.invitationSubject', params),
    text: say('mails.invitationText', params),
  }
}

/** The link is made when the mail is, so that it does not stand in the outbox. */
export const invitationMails = ({ records, mailer, publicUrl }: InviteMailContext): Handlers => ({
  'correo.invitacion': async ({ body }) => {
    const key = Number(body.ID_INVITACION)
    const resource = records.catalogue.get(INVITATIONS)
    const among = sql`t."_DELETED_AT" is null`
    const found = await load(records.db.read, resource, { key, among })
    // Withdrawn, or out of time, before the mail was on its way.
    if (!found || !openInvitation.includes(found.record.ESTADO)) return { sent: false }
    const link = linkTo(publicUrl, await makeLink(records, key))
    const words = await invitationWords(records, found.record, link)
    await mailer.send({ to: String(found.record.EMAIL), ...words })
    return { sent: true, simulated: mailer.isSimulated }
  },
})
