import { changeMails, forgetMails } from '../areas/mail/changeMails'
import { preparedDraft, sendDraft, takeBack } from '../areas/mail/drafts'
import { createLabel, folders, removeLabel } from '../areas/mail/labels'
import { readMail } from '../areas/mail/listMails'
import type { MailReader } from '../areas/mail/mailReader'
import { once } from '../idempotency'
import { refuse } from '../records/body'
import { type BodyField, bodyReader } from './bodyReader'
import type { AppRequest } from './context'
import { readIdempotencyKey } from './preconditions'
import { type Body, readObject } from './readJson'

/** `GET labels`: an address below `/api/mail`, answered to who may have mail. */
export type MailRoute = (
  address: string,
  answer: (reader: MailReader, c: AppRequest) => unknown,
) => void

const MOST_MAILS = 500

/** Writing, sending, taking back; what becomes of mails, and under which labels they stand. */
export function mailWrites(route: MailRoute) {
  route('POST drafts', async (reader, c) => {
    const body = await readObject(c)
    const { mailId, draft } = draftFields(body)
    const write = await preparedDraft(reader, draft)
    const done = await once(reader.records.db, intentionOf(c, reader, body), async trx => ({
      status: 200,
      body: { id: await write(trx, mailId) },
    }))
    return { mail: await readMail(reader, (done.body as { id: number }).id) }
  })
  for (const [name, act] of [
    ['send', sendDraft],
    ['undo', takeBack],
  ] as const)
    route(`POST ${name}`, async (reader, c) => {
      const id = bodyReader(await readObject(c), ['mailId']).mailId.key()
      await reader.records.db.transaction(trx => act(trx, reader, id))
      return { mail: await readMail(reader, id) }
    })
  route('POST change', async (reader, c) => {
    const change = changeFields(await readObject(c))
    await reader.records.db.transaction(trx => changeMails(trx, reader, change))
    return { changed: change.ids.length }
  })
  route('POST forget', async (reader, c) => {
    const ids = idsIn(bodyReader(await readObject(c), ['mailIds']).mailIds)
    await reader.records.db.transaction(trx => forgetMails(trx, reader, ids))
    return { forgotten: ids.length }
  })
  route('POST labels', async (reader, c) => {
    const body = await readObject(c)
    const { name, color } = bodyReader(body, ['name', 'color'])
    const wish = { name: name.text(), color: color.text() }
    const done = await once(reader.records.db, intentionOf(c, reader, body), async trx => ({
      status: 200,
      body: { label: await createLabel(trx, reader, wish) },
    }))
    return done.body
  })
  route('DELETE labels', async (reader, c) => {
    const labelId = c.req.query('labelId') ?? ''
    await reader.records.db.transaction(trx => removeLabel(trx, reader, labelId))
    return { labelId }
  })
}

const intentionOf = (c: AppRequest, { me, records }: MailReader, body: Body) => ({
  key: readIdempotencyKey(c),
  userId: me.ID,
  route: `${c.req.method} ${c.req.path} ${me.EMPRESA ?? ''}`,
  body,
  now: records.clock(),
})

function draftFields(sent: Body) {
  const { mailId, to, cc, bcc, subject, message, attachments, answers } = bodyReader(sent, [
    ...(['mailId', 'to', 'cc', 'bcc', 'subject', 'message', 'attachments', 'answers'] as const),
  ])
  const files = attachments.value ?? []
  const isIds = Array.isArray(files) && files.every(id => typeof id === 'string')
  if (!isIds) return refuse({ attachments: { key: 'notList' } })
  const draft = {
    recipients: { to: peopleIn(to), cc: peopleIn(cc), bcc: peopleIn(bcc) },
    subject: subject.textOrNone() ?? '',
    message: message.textOrNone() ?? '',
    attachments: [...new Set(files as string[])],
    answers: answers.keyOrNull(),
  }
  return { mailId: mailId.keyOrNull(), draft }
}

/** Numbers of people and addresses. */
function peopleIn({ name, value = [] }: BodyField): readonly (number | string)[] {
  const isOne = (each: unknown) => Number.isSafeInteger(each) || typeof each === 'string'
  const isList = Array.isArray(value) && value.every(isOne)
  return isList ? (value as (number | string)[]) : refuse({ [name]: { key: 'notList' } })
}

function idsIn(field: BodyField): readonly number[] {
  const ids = [...new Set(field.keys())]
  if (ids.length > MOST_MAILS) refuse({ mailIds: { key: 'tooMany', params: { max: MOST_MAILS } } })
  return ids
}

const flags = { isUnread: 'UNREAD', isStarred: 'STARRED', isImportant: 'IMPORTANT' } as const
const flagNames = Object.keys(flags) as (keyof typeof flags)[]

function changeFields(sent: Body) {
  const names = ['mailIds', 'folder', 'addLabel', 'removeLabel', ...flagNames] as const
  const fields = bodyReader(sent, names)
  const wished = flagNames.flatMap(name => {
    const { value } = fields[name]
    if (value === undefined) return []
    return typeof value === 'boolean'
      ? [[flags[name], value] as const]
      : refuse({ [name]: { key: 'notBoolean' } })
  })
  const place = fields.folder.textOrNone()
  const folder = folders.find(each => each === place)
  if (place !== undefined && !folder) return refuse({ folder: { key: 'notChoice' } })
  return {
    ids: idsIn(fields.mailIds),
    folder,
    flags: Object.fromEntries(wished),
    addLabel: fields.addLabel.textOrNone(),
    removeLabel: fields.removeLabel.textOrNone(),
  }
}
