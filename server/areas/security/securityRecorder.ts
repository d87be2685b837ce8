import { fold } from '../../../src/base/fold'
import { isSecurityEvent } from '../../../src/domain/accounts/securityEvents'
import type { LogFields } from '../../base/log'
import { saveEvents } from './saveEvents'
import type { Happened, Keeping, StoredEvent } from './storedEvent'

/** Maximum distinct pending events; further ones are counted by kind. */
const MOST_WAITING = 1000
/** Maximum new rows per hour from anonymous clients; further events are counted by kind. */
const MOST_OPEN_AN_HOUR = 100

/** Events grouped by address or user per minute, regardless of details. */
const together = ['signInFailed', 'signInBlocked', 'registerBlocked', 'refused', 'viewAs']

const isByStranger = ({ event, fields }: Happened) => fields.by === undefined && event !== 'signIn'

/**
 * Stores security events in the database. `record` only queues; `flush` writes pending events once a
 * second. Repeated events within a minute are counted, so that floods add few rows.
 */
export function securityRecorder(keeping: Keeping) {
  let waiting = new Map<string, Happened>()
  let flushing: Promise<void> = Promise.resolve()
  /** Rows of this minute and the previous one, by counted event. */
  const open = new Map<string, StoredEvent>()
  let hour = { name: '', rows: new Set<string>() }

  function note(happened: Happened) {
    const name = eventName(happened)
    const place = waiting.has(name) || waiting.size < MOST_WAITING ? name : crowdKey(happened)
    const before = waiting.get(place)
    const limited = place === name ? happened : bare(happened)
    const times = (before?.times ?? 0) + happened.times
    waiting.set(place, { ...(before ?? limited), last: happened.last, times })
  }

  /** Existing or new row for an event, within the hourly limit. */
  function rowFor(happened: Happened): readonly [string, Happened] {
    const name = eventName(happened)
    if (!isByStranger(happened)) return [name, happened]
    const now = happened.at.slice(0, 13)
    if (hour.name !== now) hour = { name: now, rows: new Set() }
    const isFull = hour.rows.size >= MOST_OPEN_AN_HOUR && !hour.rows.has(name) && !open.has(name)
    if (isFull) return [crowdKey(happened), bare(happened)]
    hour.rows.add(name)
    return [name, happened]
  }

  function closeFormer() {
    const former = new Date(keeping.clock().getTime() - 60_000).toISOString().slice(0, 16)
    for (const name of open.keys()) if (JSON.parse(name)[0] < former) open.delete(name)
  }

  async function write() {
    if (waiting.size === 0) return
    const events = [...waiting.values()]
    waiting = new Map()
    try {
      await saveEvents(keeping, { events, open, rowFor })
      closeFormer()
    } catch (error) {
      for (const happened of events) note(happened)
      throw error
    }
  }

  return {
    /** Queues an event; `email` identifies the account that was tried. */
    record(event: string, fields: LogFields = {}, email?: string) {
      if (!isSecurityEvent(event) || !keeping.catalogue.resources.has('security-events')) return
      const at = keeping.clock().toISOString()
      const account = email === undefined ? undefined : fold(email)
      note({ event, fields, account, at, last: at, times: 1 })
    },
    /** Writes queued events; rejects on failure and keeps them. */
    flush(): Promise<void> {
      flushing = flushing.catch(() => {}).then(write)
      return flushing
    },
  }
}

const eventMinute = ({ at }: Happened) => at.slice(0, 16)

function eventName(happened: Happened): string {
  const { event, fields, account } = happened
  const { requestId: _, path, ...otherFields } = fields
  const parts = together.includes(event)
    ? [
        otherFields.code,
        otherFields.by,
        otherFields.as,
        otherFields.person ?? account,
        otherFields.address,
      ]
    : [otherFields, path]
  return JSON.stringify([eventMinute(happened), event, parts])
}

const crowdKey = (happened: Happened) => JSON.stringify([eventMinute(happened), happened.event])

/** The event without user and address, for counting by kind. */
const bare = ({ fields, account: _, ...happened }: Happened): Happened => ({
  ...happened,
  fields: { code: fields.code },
  account: undefined,
})
