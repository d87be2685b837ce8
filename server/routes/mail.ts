import { contacts, peopleById } from '../areas/chat/people'
import { keepUpload } from '../areas/files/upload'
import { listLabels } from '../areas/mail/labels'
import { listMails, readMail, readThread } from '../areas/mail/listMails'
import { companyOf, MAIL, type MailReader } from '../areas/mail/mailReader'
import { attachmentOf } from '../areas/mail/showMails'
import type { Records } from '../records/context'
import { Refusal } from '../refusal'
import type { AddRoute, Answer } from './addRoute'
import type { AppContext, AppRequest } from './context'
import { readAtMost } from './files'
import type { LinkOf } from './linkOf'
import { type MailRoute, mailWrites } from './mailWrites'
import { readKey } from './readQuery'

interface Parts {
  readonly context: AppContext
  readonly records: Records
  readonly linkOf: LinkOf
}

/**
 * Mail between people: the calls of product.md 7, and ours for what it does not give. A mail is its
 * owner's alone, an administrator who looks as them does not read it either.
 */
export function mailRoutes(add: AddRoute, { context, records, linkOf }: Parts) {
  const path = '/api/mail'
  const readerOf = (c: AppRequest): MailReader => {
    const known = { records, me: c.get('me'), language: c.get('language'), link: linkOf(c) }
    return {
      ...known,
      contacts: () => contacts(known),
      peopleById: ids => peopleById(known, ids),
    }
  }
  const route: MailRoute = (address, answer) => {
    const [method, rest] = address.split(' ')
    const guarded: Answer = async c => {
      if (c.get('viewAs') !== undefined) throw new Refusal(403, 'mailIsPrivate')
      const reader = readerOf(c)
      if (reader.me.ROLE === 'user') throw new Refusal(403, 'forbidden')
      companyOf(reader.me)
      return c.json((await answer(reader, c)) as object)
    }
    add(`${method} ${path}/${rest}`, 'signedIn', guarded)
  }

  route('GET labels', async reader => ({ labels: await listLabels(reader) }))
  route('GET mails', (reader, c) =>
    listMails(reader, {
      label: c.req.query('labelId') ?? 'inbox',
      search: c.req.query('search') ?? '',
      page: pageIn(c),
      isGrouped: c.req.query('grouped') === '1',
    }),
  )
  route('GET thread', async (reader, c) => ({ mails: await readThread(reader, mailIdIn(c)) }))
  route('GET mail', async (reader, c) => {
    return { mail: await readMail(reader, mailIdIn(c)) }
  })
  route('GET contacts', async reader => ({
    contacts: (await reader.contacts()).map(({ id, name, email, avatar }) => ({
      id,
      name,
      email,
      avatar,
    })),
  }))
  mailWrites(route)
  if (context.files) mailFiles(route, { ...records, files: context.files })
}

function mailIdIn(c: AppRequest): number {
  return readKey('mailId', c.req.query('mailId'))
}

function pageIn(c: AppRequest): number {
  const text = c.req.query('page') ?? '0'
  if (!/^\d{1,4}$/.test(text)) throw new Refusal(400, 'badRequest')
  return Number(text)
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const types = (name: string) => [
  ...['application/pdf', 'image/*', XLSX],
  name.endsWith('.csv') ? 'text/csv' : 'text/plain',
]

function mailFiles(route: MailRoute, stored: Parameters<typeof keepUpload>[0]) {
  route('POST attachments', async (reader, c) => {
    const name = c.req.query('name') ?? ''
    const row = await keepUpload(stored, reader.me, {
      resource: MAIL,
      path: 'attachments',
      field: { kind: 'file', words: { kind: 'file', types: types(name) } },
      name,
      read: most => readAtMost(c.req.raw, most),
    })
    return { attachment: await attachmentOf(reader.link, row) }
  })
}
