import { Refusal } from '../base/refusal'
import { type Db, sql, type Trx } from '../db/db'
import { fingerprint } from '../db/fingerprint'

export interface Limit {
  readonly name: string
  readonly most: number
  readonly minutes: number
  /** Error code; `tooMany` by default. */
  readonly code?: string
  /** Weight of this attempt; 1 by default. */
  readonly by?: number
}

interface Counting {
  readonly db: Pick<Db, 'write'> | { readonly write: Trx }
  readonly clock: () => Date
}

/** Counted before the work, so that parallel attempts count; shared by all processes. */
export async function count({ db, clock }: Counting, limit: Limit, who: string) {
  const { by = 1 } = limit
  const now = clock()
  const until = new Date(now.getTime() + limit.minutes * 60_000).toISOString()
  const { rows } = await sql<{ COUNT: number; UNTIL: string }>`
    insert into "_LIMIT" as l ("KEY", "COUNT", "UNTIL") values (${await keyOf(limit, who)}, ${by}, ${until})
    on conflict ("KEY") do update set
      "COUNT" = case when l."UNTIL" <= ${now.toISOString()} then ${by} else l."COUNT" + ${by} end,
      "UNTIL" = case when l."UNTIL" <= ${now.toISOString()} then excluded."UNTIL" else l."UNTIL" end
    returning "COUNT", "UNTIL"`.execute(db.write)
  const [row] = rows
  if (!row || row.COUNT <= limit.most) return
  const wait = Math.ceil((Date.parse(row.UNTIL) - now.getTime()) / 1000)
  throw new Refusal(429, limit.code ?? 'tooMany', {
    retryAfter: Math.max(1, wait),
    params: { minutes: Math.ceil(wait / 60), max: limit.most },
  })
}

/** The count in the current window. */
export async function countOf({ db, clock }: Counting, limit: Limit, who: string): Promise<number> {
  const row = await db.write
    .selectFrom('_LIMIT')
    .select('COUNT')
    .where('KEY', '=', await keyOf(limit, who))
    .where('UNTIL', '>', clock().toISOString())
    .executeTakeFirst()
  return Number(row?.COUNT ?? 0)
}

/** A success removes its own attempt. */
export async function uncount({ db }: Pick<Counting, 'db'>, limit: Limit, who: string) {
  await db.write
    .updateTable('_LIMIT')
    .set(eb => ({ COUNT: eb('COUNT', '-', 1) }))
    .where('KEY', '=', await keyOf(limit, who))
    .where('COUNT', '>', 0)
    .execute()
}

export async function forgetLimits({ db }: Pick<Counting, 'db'>, limit: Limit, who: string) {
  await db.write
    .deleteFrom('_LIMIT')
    .where('KEY', '=', await keyOf(limit, who))
    .execute()
}

/** Addresses and e-mails are stored as hashes only. */
const keyOf = async (limit: Limit, who: string) =>
  `${limit.name}:${(await fingerprint(who)).slice(0, 32)}`
