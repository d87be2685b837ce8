import type { Language } from '../../../src/base/text'
import * as routes from '../../../src/contracts/mail'
import { Refusal } from '../../base/refusal'
import type { Trx } from '../../db/db'
import type { AddRoute } from '../../http/addRoute'
import { keepAttachment, type StoredFiles } from '../../http/attachments'
import { runOnce } from '../../http/intention'
import { routeServer, type Serve } from '../../http/serveRoute'
import type { RouteParts } from '../../http/serverBusiness'
import { changeMails, deleteCopies } from './changeMails'
import { preparedDraft, recallMail, sendDraft } from './drafts'
import { createLabel, listLabels, removeLabel } from './labels'
import { listMails, readMail, readThread } from './listMails'
import { MAIL, type MailReader } from './mailReader'
import { toMailAttachment } from './showMails'

interface Parts extends RouteParts {
  /** Users whom a reader may know and write to. */
  readonly directory: (
    reader: Pick<MailReader, 'records' | 'me' | 'link'> & { readonly language: Language },
  ) => Pick<MailReader, 'contacts' | 'peopleById'>
}

/**
 * Mail between users: the calls of the original API (business.md#original-api), and our own. Only the owner
 * reads a mail; an administrator who views the app as them does not.
 */
export function mailRoutes(add: AddRoute, { context, records, linkTo, directory }: Parts) {
  const serve = routeServer(add, (c): MailReader => {
    if (c.get('viewAs') !== undefined) throw new Refusal(403, 'mailIsPrivate')
    const contact = { records, me: c.get('me'), language: c.get('language'), link: linkTo(c) }
    return { ...contact, ...directory(contact) }
  })
  mailReads(serve)
  mailWrites(serve)
  if (context.files) mailFiles(serve, { ...records, files: context.files })
}

function mailReads(serve: Serve<MailReader>) {
  serve(routes.mailLabels, async reader => ({ labels: await listLabels(reader) }))
  serve(routes.mailList, (reader, { query }) =>
    listMails(reader, {
      label: query.labelId ?? 'inbox',
      search: query.search ?? '',
      page: query.page ?? 0,
      isGrouped: query.grouped === 1,
    }),
  )
  serve(routes.mailThread, async (reader, { query }) => ({
    mails: await readThread(reader, query.mailId),
  }))
  serve(routes.mailById, async (reader, { query }) => ({
    mail: await readMail(reader, query.mailId),
  }))
  serve(routes.mailContacts, async reader => ({
    contacts: (await reader.contacts()).map(({ id, name, email, avatar }) => ({
      id,
      name,
      email,
      avatar,
    })),
  }))
}

/** Writing, sending, taking back, folders and labels. */
function mailWrites(serve: Serve<MailReader>) {
  serve(routes.saveMailDraft, async (reader, { body }, c) => {
    const { mailId = null, to = [], cc = [], bcc = [], answers = null } = body
    const write = await preparedDraft(reader, {
      recipients: { to, cc, bcc },
      subject: body.subject ?? '',
      message: body.message ?? '',
      attachments: [...new Set(body.attachments)],
      answers,
    })
    const work = async (trx: Trx) => ({ id: await write(trx, mailId) })
    const { id } = await runOnce(c, reader, { body, work })
    return { mail: await readMail(reader, id) }
  })
  for (const [route, act] of [
    [routes.sendMail, sendDraft],
    [routes.undoMail, recallMail],
  ] as const)
    serve(route, async (reader, { body: { mailId } }) => {
      await reader.records.db.transaction(trx => act(trx, reader, mailId))
      return { mail: await readMail(reader, mailId) }
    })
  serve(routes.updateMails, async (reader, { body: { mailIds, ...change } }) => {
    const ids = [...new Set(mailIds)]
    await reader.records.db.transaction(trx => changeMails(trx, reader, { ...change, ids }))
    return { changed: ids.length }
  })
  serve(routes.deleteMails, async (reader, { body }) => {
    const ids = [...new Set(body.mailIds)]
    await reader.records.db.transaction(trx => deleteCopies(trx, reader, ids))
    return { forgotten: ids.length }
  })
  serve(routes.createMailLabel, (reader, { body }, c) => {
    const work = async (trx: Trx) => ({ label: await createLabel(trx, reader, body) })
    return runOnce(c, reader, { body, work })
  })
  serve(routes.removeMailLabel, async (reader, { query: { labelId } }) => {
    await reader.records.db.transaction(trx => removeLabel(trx, reader, labelId))
    return { labelId }
  })
}

function mailFiles(serve: Serve<MailReader>, stored: StoredFiles) {
  serve(routes.uploadMailFile, async ({ link }, { query: { name } }, c) => ({
    attachment: toMailAttachment(link, await keepAttachment(stored, c, { resource: MAIL, name })),
  }))
}
