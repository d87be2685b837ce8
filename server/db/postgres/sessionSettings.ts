import pg from 'pg'

const LOCK_TIMEOUT = '5s'
const STATEMENT_TIMEOUT = '15s'

/** Limits for one transaction, where the next transaction may run on another connection. */
export const LIMITS =
  `set local lock_timeout = '${LOCK_TIMEOUT}';` +
  ` set local statement_timeout = '${STATEMENT_TIMEOUT}'`

/** Removes the limits for one long transaction. */
export const NO_LIMITS = ['set local statement_timeout = 0', 'set local lock_timeout = 0'] as const

/** The server's own time-out is shorter; a statement still unanswered by now has lost its connection. */
export const ANSWER_MS = 20_000
const LONGEST_MS = 2_147_483_647

/** Measures how long this side waits for answers during one loan of a connection. */
export function patience() {
  let isLifted = false
  return (text: string) => {
    if (text === NO_LIMITS[0]) isLifted = true
    return isLifted ? { query_timeout: LONGEST_MS } : {}
  }
}

const TAKE_LIMITS =
  `select set_config('lock_timeout', '${LOCK_TIMEOUT}', false),` +
  ` set_config('statement_timeout', '${STATEMENT_TIMEOUT}', false) where pg_backend_pid() = $1`

/**
 * Sets time limits for the life of the connection. Returns false behind a pooler, recognised by a differing
 * process number, where the settings would leak to another client.
 */
export async function takeLimits(client: pg.ClientBase): Promise<boolean> {
  const { processID } = client as pg.ClientBase & { readonly processID: number | null }
  const { rows } = await client.query(TAKE_LIMITS, [processID])
  return rows.length === 1
}

const INT8 = 20
const NUMERIC = 1700
const DAYS_AND_INSTANTS = new Set([1082, 1083, 1114, 1184])

/** Numbers arrive as numbers (a sum of bigint is numeric), dates as text. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === INT8 || oid === NUMERIC) return exactNumber
  if (DAYS_AND_INSTANTS.has(oid)) return (text: string) => text
  return pg.types.getTypeParser(oid, format)
}
export const exactNumbers = { getTypeParser }

function exactNumber(text: string) {
  const value = Number(text)
  const isExact = Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value)
  if (!isExact) throw new RangeError('a number of the database is too large to be exact')
  return value
}
