import { INVITATION_PATH, openInvitation } from '../../../src/domain/credit/creditInvitation'
import { translatorFor } from '../../../src/i18n/translate'
import { date } from '../../../src/kinds/date/data'
import { sql } from '../../db/db'
import type { Mailer } from '../../outbox/mailer'
import type { Handlers } from '../../outbox/outbox'
import type { Records, RecordValues } from '../../query/requestContext'
import { load } from '../../read/read'
import { companyName } from './form'
import { INVITATIONS, makeLink } from './links'

interface InviteMailContext {
  readonly records: Records
  readonly mailer: Mailer
  readonly publicUrl: string
}

/** Address of a link; the secret after the hash appears in no server log or referrer. */
export const linkTo = (publicUrl: string, secret: string) =>
  `${publicUrl}${INVITATION_PATH}#${secret}`

export async function invitationWords(records: Records, invitation: RecordValues, link: string) {
  const translate = await translatorFor('es')
  const company = await companyName(records, invitation)
  const until = date.print(String(invitation.FECHA_CADUCIDAD), {}, 'es')
  const params = { company, link, until, name: invitation.NOMBRE }
  return {
    subject: translate('mails.invitationSubject', params),
    text: translate('mails.invitationText', params),
  }
}

/** The link is created on dispatch, so that the outbox does not contain it. */
export const invitationMails = ({ records, mailer, publicUrl }: InviteMailContext): Handlers => ({
  'correo.invitacion': async ({ body }) => {
    const key = Number(body.ID_INVITACION)
    const resource = records.catalogue.get(INVITATIONS)
    const among = sql`t."_DELETED_AT" is null`
    const stored = await load(records.db.read, resource, { key, scope: among })
    // withdrawn or expired before dispatch
    if (!stored || !openInvitation.includes(stored.record.ESTADO)) return { sent: false }
    const link = linkTo(publicUrl, await makeLink(records, key))
    const words = await invitationWords(records, stored.record, link)
    await mailer.send({ to: String(stored.record.EMAIL), ...words })
    return { sent: true, simulated: mailer.isSimulated }
  },
})
