import { fold } from '../../src/base/fold'
import type { RoleCode } from '../../src/domain/accounts/roles'
import type { Db, DbRow, Trx } from '../db/db'
import type { AppContext } from '../http/appContext'
import { HT } from './companies'
import { ACCOUNT_ID } from './people'
import { tableOf } from './tableOf'
import table from './tables/chats.json'

type Line = readonly [by: RoleCode, minutesAgo: number, body: string, card?: 'order']
interface DemoChat {
  readonly between: readonly RoleCode[]
  readonly name?: string
  /** Number of last messages unread by everyone but their sender. */
  readonly unread: number
  readonly lines: readonly Line[]
}

const chats: readonly DemoChat[] = tableOf(table)

export async function plantChats(
  db: Db,
  trx: Trx,
  { catalogue, clock }: Pick<AppContext, 'catalogue' | 'clock'>,
) {
  const orders = catalogue.get('invoices')
  const order = await trx
    .selectFrom(orders.table)
    .select('ID')
    .where('VENDEDOR', '=', ACCOUNT_ID['7'])
    .where('EMPRESA', '=', HT)
    .orderBy('FECHACREACION', 'desc')
    .limit(1)
    .executeTakeFirst()
  const card = order && JSON.stringify({ resource: orders.name, id: Number(order.ID) })
  const now = clock().getTime()
  const at = (minutes: number) => new Date(now - minutes * 60_000).toISOString()
  const first = await db.nextId('_CHAT', chats.length)
  const rows = chats.map((chat, n) => toRows(chat, { id: first + n, at, card }))
  const all = (name: keyof (typeof rows)[number]) => rows.flatMap(row => row[name])
  await trx.insertInto('_CHAT').values(all('chats')).execute()
  await trx.insertInto('_CHAT_PAIR').values(all('pairs')).execute()
  await trx.insertInto('_CHAT_MEMBER').values(all('members')).execute()
  await trx.insertInto('_CHAT_MESSAGE').values(all('messages')).execute()
}

interface Planting {
  readonly id: number
  readonly at: (minutesAgo: number) => string
  readonly card: string | undefined
}

function toRows(
  { between, name, lines, unread }: DemoChat,
  { id, at, card }: Planting,
): Readonly<Record<'chats' | 'pairs' | 'members' | 'messages', DbRow[]>> {
  const people = between.map(role => ACCOUNT_ID[role])
  const by = lines.at(-1)?.[0] ?? '10'
  const lastSeenBy = (user: number) => lines.length - (user === ACCOUNT_ID[by] ? 0 : unread)
  const chat = {
    ID: id,
    EMPRESA: HT,
    KIND: name ? 'group' : 'one',
    NAME: name ?? null,
    LAST: lines.length,
    LAST_AT: at(lines.at(-1)?.[1] ?? 0),
    REV: 0,
    CREATED_AT: at(lines[0]?.[1] ?? 0),
    CREATED_BY: people[0],
  }
  const pair = { EMPRESA: HT, LOW: Math.min(...people), HIGH: Math.max(...people), CHAT_ID: id }
  return {
    chats: [chat],
    pairs: name ? [] : [pair],
    members: people.map(USER_ID => ({ CHAT_ID: id, USER_ID, SINCE: 0, SEEN: lastSeenBy(USER_ID) })),
    messages: lines.map(([role, minutes, body, isShown], n) => ({
      CHAT_ID: id,
      N: n + 1,
      SENDER: ACCOUNT_ID[role],
      BODY: body,
      FOLDED: fold(body),
      CARD: isShown && card ? card : null,
      CREATED_AT: at(minutes),
    })),
  }
}
