import { sql } from 'kysely'
import type { Db, Trx } from '../db/db'
import { fingerprint } from '../db/fingerprint'
import { Refusal } from '../refusal'

export interface Limit {
  readonly name: string
  readonly most: number
  readonly minutes: number
  /** How it is told; `tooMany` where nothing is said. */
  readonly code?: string
  /** How many this one counts for; 1 where nothing is said. */
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

/** How much has been counted in the time that runs. */
export async function countOf({ db, clock }: Counting, limit: Limit, who: string): Promise<number> {
  const row = await db.write
    .selectFrom('_LIMIT')
    .select('COUNT')
    .where('KEY', '=', await keyOf(limit, who))
    .where('UNTIL', '>', clock().toISOString())
    .executeTakeFirst()
  return Number(row?.COUNT ?? 0)
}

/** A success takes its own attempt back. */
export async function uncount({ db }: Pick<Counting, 'db'>, limit: Limit, who: string) {
  await db.write
    .updateTable('_LIMIT')
    .set(eb => ({ COUNT: eb('COUNT', '-', 1) }))
    .where('KEY', '=', await keyOf(limit, who))
    .where('COUNT', '>', 0)
    .execute()
}

export async function forget({ db }: Pick<Counting, 'db'>, limit: Limit, who: string) {
  await db.write
    .deleteFrom('_LIMIT')
    .where('KEY', '=', await keyOf(limit, who))
    .execute()
}

/** Nobody's address or e-mail stands in the table. */
const keyOf = async (limit: Limit, who: string) =>
  `${limit.name}:${(await fingerprint(who)).slice(0, 32)}`
