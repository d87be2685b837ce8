import { fold } from '../../src/base/fold'
import type { RoleCode } from '../../src/domain/accounts/roles'
import type { Db, Trx } from '../db/db'
import type { AppContext } from '../http/appContext'
import { HT } from './companies'
import { ACCOUNT_ID } from './people'
import { tableOf } from './tableOf'
import table from './tables/mails.json'

interface DemoMail {
  readonly by: RoleCode
  readonly to: readonly RoleCode[]
  readonly cc?: readonly RoleCode[]
  readonly minutesAgo: number
  readonly subject: string
  readonly lines: readonly string[]
  readonly isNew?: true
  readonly isStarred?: true
  readonly isImportant?: true
  readonly label?: 'clients' | 'suppliers'
  /** Subject of the mail it replies to. */
  readonly answers?: string
}
const labels = [
  { group: 'clients', NAME: 'Clientes', COLOR: 'green' },
  { group: 'suppliers', NAME: 'Proveedores', COLOR: 'amber' },
] as const

const mails: readonly DemoMail[] = tableOf(table)

/** Mails between demo users, and their labels. */
export async function plantMails(db: Db, trx: Trx, { clock }: Pick<AppContext, 'clock'>) {
  const now = clock().getTime()
  const rolesWithMail = [...new Set(mails.flatMap(({ by, to, cc = [] }) => [by, ...to, ...cc]))]
  const own = { EMPRESA: HT }
  const labelIds = new Map<string, number>()
  for (const role of rolesWithMail)
    for (const { group, NAME, COLOR } of labels) {
      const ID = await db.nextId('_LETTER_LABEL')
      labelIds.set(`${role} ${group}`, ID)
      const row = { ...own, ID, USER_ID: ACCOUNT_ID[role], NAME, COLOR }
      await trx.insertInto('_LETTER_LABEL').values(row).execute()
    }
  const letters = new Map<string, number>()
  for (const mail of mails) {
    const AT = new Date(now - mail.minutesAgo * 60_000).toISOString()
    const letter = await db.nextId('_LETTER')
    letters.set(mail.subject, letter)
    const THREAD = letters.get(mail.answers ?? '') ?? null
    await trx
      .insertInto('_LETTER')
      .values({
        ...own,
        ID: letter,
        ...written(mail),
        THREAD,
        STATE: 'sent',
        TURN: 1,
        CREATED_AT: AT,
      })
      .execute()
    const common = { ...own, LETTER_ID: letter, AT }
    for (const role of [mail.by, ...mail.to, ...(mail.cc ?? [])]) {
      const ID = await db.nextId('_LETTER_COPY')
      await trx
        .insertInto('_LETTER_COPY')
        .values({ ...common, ...toCopy(mail, role), ID })
        .execute()
      const LABEL_ID = labelIds.get(`${role} ${mail.label}`)
      if (LABEL_ID !== undefined && role !== mail.by)
        await trx.insertInto('_LETTER_TAG').values({ COPY_ID: ID, LABEL_ID }).execute()
    }
  }
}

function toCopy({ by, isNew, isStarred, isImportant }: DemoMail, role: RoleCode) {
  const isOwn = role === by
  return {
    ...{ USER_ID: ACCOUNT_ID[role], REV: 1, FOLDER: isOwn ? 'sent' : 'inbox' },
    UNREAD: !isOwn && isNew === true,
    STARRED: isStarred === true,
    IMPORTANT: isImportant === true,
  }
}

function written({ by, to, cc = [], subject, lines }: DemoMail) {
  const HTML = lines.map(line => (line.startsWith('<ul') ? line : `<p>${line}</p>`)).join('')
  const TEXT = lines
    .map(line => line.replace(/<\/li>|<br>/g, '\n').replace(/<[^>]+>/g, ''))
    .join('\n')
  const people = (roles: readonly RoleCode[]) => roles.map(role => ({ id: ACCOUNT_ID[role] }))
  return {
    SENDER: ACCOUNT_ID[by],
    RECIPIENTS: JSON.stringify({ to: people(to), cc: people(cc), bcc: [] }),
    SUBJECT: subject,
    HTML,
    TEXT,
    FOLDED: fold(`${subject} ${TEXT}`),
    SHOWN_FOLDED: fold(`${subject} ${TEXT}`),
  }
}
