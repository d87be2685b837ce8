import { fold } from '../../../src/domain/fold'
import { isSecurityEvent } from '../../../src/domain/securityEvents'
import type { Fields, Log } from '../../log'
import { keepEvents } from './keepEvents'
import type { Happened, Keeping, KeptEvent } from './keptEvent'

/** So many different ones wait to be kept; further ones are counted by their kind alone. */
const MOST_WAITING = 1000
/** Rows that an hour may add of what people cause who are not signed in; the rest is counted by its kind alone. */
const MOST_OPEN_AN_HOUR = 100

/** Of these an address or a person has one row a minute, however they differ. */
const together = ['signInFailed', 'signInBlocked', 'registerBlocked', 'refused', 'viewAs']

const isByStranger = ({ event, fields }: Happened) => fields.by === undefined && event !== 'signIn'

/**
 * Keeps the events of the security log in the database, beside their lines. To tell one costs no more
 * than noting it: `flush` writes all that has come in since, once a second. What repeats within a minute
 * is counted, so that a flood of them adds few rows.
 */
export function securityRecorder(keeping: Keeping) {
  let waiting = new Map<string, Happened>()
  let flushing: Promise<void> = Promise.resolve()
  /** The rows of this minute and of the one before, by what they count. */
  const open = new Map<string, KeptEvent>()
  let hour = { name: '', rows: new Set<string>() }

  function note(happened: Happened) {
    const name = nameOf(happened)
    const place = waiting.has(name) || waiting.size < MOST_WAITING ? name : crowdOf(happened)
    const before = waiting.get(place)
    const told = place === name ? happened : bare(happened)
    const times = (before?.times ?? 0) + happened.times
    waiting.set(place, { ...(before ?? told), last: happened.last, times })
  }

  /** The row that counts an event: one there is, or a new one while the hour has room for it. */
  function rowFor(happened: Happened): readonly [string, Happened] {
    const name = nameOf(happened)
    if (!isByStranger(happened)) return [name, happened]
    const now = happened.at.slice(0, 13)
    if (hour.name !== now) hour = { name: now, rows: new Set() }
    const isFull = hour.rows.size >= MOST_OPEN_AN_HOUR && !hour.rows.has(name) && !open.has(name)
    if (isFull) return [crowdOf(happened), bare(happened)]
    hour.rows.add(name)
    return [name, happened]
  }

  function closeFormer() {
    const former = new Date(keeping.clock().getTime() - 60_000).toISOString().slice(0, 16)
    for (const name of open.keys()) if (JSON.parse(name)[0] < former) open.delete(name)
  }

  async function write() {
    if (waiting.size === 0) return
    const taken = [...waiting.values()]
    waiting = new Map()
    try {
      await keepEvents(keeping, { taken, open, rowFor })
      closeFormer()
    } catch (error) {
      for (const happened of taken) note(happened)
      throw error
    }
  }

  return {
    /** Notes an event; `email` finds the account that somebody tried to enter. */
    record(event: string, fields: Fields = {}, email?: string) {
      if (!isSecurityEvent(event) || !keeping.catalogue.resources.has('security-events')) return
      const at = keeping.clock().toISOString()
      const account = email === undefined ? undefined : fold(email)
      note({ event, fields, account, at, last: at, times: 1 })
    },
    /** Writes what was noted; rejects where it cannot, and has it still. */
    flush(): Promise<void> {
      flushing = flushing.catch(() => {}).then(write)
      return flushing
    },
  }
}

const minuteOf = ({ at }: Happened) => at.slice(0, 16)

function nameOf(happened: Happened): string {
  const { event, fields, account } = happened
  const { requestId: _, path, ...rest } = fields
  const parts = together.includes(event)
    ? [rest.code, rest.by, rest.as, rest.person ?? account, rest.address]
    : [rest, path]
  return JSON.stringify([minuteOf(happened), event, parts])
}

const crowdOf = (happened: Happened) => JSON.stringify([minuteOf(happened), happened.event])

/** Whoever caused them and from where: they are many. */
const bare = ({ fields, account: _, ...happened }: Happened): Happened => ({
  ...happened,
  fields: { code: fields.code },
  account: undefined,
})

/** Tells each security event to `record` as well. */
export const alsoTelling = (log: Log, record: Log['security']): Log => ({
  ...log,
  security(event, fields, email) {
    log.security(event, fields)
    record(event, fields, email)
  },
})
