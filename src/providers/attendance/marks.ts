import type { MarkType } from '../../domain/attendance'
import type { DraftBox } from '../drafts'
import { type Answer, type Http, SOMETHING_WRONG } from '../http'
import { isObject } from '../sessionView'

export interface Position {
  readonly lat: number
  readonly lng: number
  /** Metres. */
  readonly accuracy: number
}

/** A mark on its way, kept until the server has it. */
export interface Mark {
  /** The name of the intention: sent again, it counts once. */
  readonly key: string
  readonly owner: string
  readonly type: MarkType
  /** When it was pressed, by this device's clock. */
  readonly at: string
  readonly position?: Position
  /** Made without a server: the moment it was pressed goes with it. Else the server's own time counts. */
  readonly isOffline: boolean
  readonly state: 'waiting' | 'sending' | 'refused'
  readonly reason?: string
}

export interface MarksConfig {
  readonly http: Pick<Http, 'exchange'>
  readonly box: DraftBox
  readonly owner: () => string | null
  readonly onCount?: (count: number) => void
  readonly onSent?: () => void
}

const PREFIX = 'mark|'
const PATH = '/hanadb/api/attendance-marks'

/** Marks that survive a closed tab and a dead network, each sent once (safety.md 12). */
export function createMarks(config: MarksConfig) {
  const { box, owner, onCount, onSent } = config
  const listeners = new Set<() => void>()
  let all: readonly Mark[] = []
  let running: Promise<void> | undefined
  const set = (next: readonly Mark[]) => {
    all = [...next].sort((a, b) => a.at.localeCompare(b.at))
    onCount?.(all.length)
    for (const listener of [...listeners]) listener()
  }
  const put = (mark: Mark) => set([...all.filter(({ key }) => key !== mark.key), mark])
  const keep = async (mark: Mark) => {
    put(mark)
    await box.write(keyOf(mark), mark).catch(() => 'kept in this tab, as long as it is open')
  }
  const drop = async (mark: Mark) => {
    set(all.filter(({ key }) => key !== mark.key))
    await box.remove([keyOf(mark)]).catch(() => 'nothing can be removed where nothing is kept')
  }
  const sendAll = async () => {
    for (const mark of all.filter(({ state }) => state === 'waiting')) {
      if (mark.owner !== owner()) continue
      put({ ...mark, state: 'sending' })
      const answer = await post(config.http, mark)
      if (isDone(answer)) {
        await drop(mark)
        onSent?.()
      } else if (isLater(answer)) {
        // Whether it arrived is not known: sent again by the same key it counts once.
        await keep({ ...mark, state: 'waiting', isOffline: true })
        return
      } else await keep({ ...mark, state: 'refused', reason: reasonOf(answer) })
    }
  }
  const send = () => {
    running ??= alone(sendAll).finally(() => {
      running = undefined
    })
    return running
  }
  return {
    list: () => all,
    async add(made: Pick<Mark, 'type' | 'at' | 'position' | 'isOffline'>) {
      const own = owner()
      if (own === null) return
      const begun = { key: crypto.randomUUID(), owner: own }
      await keep({ ...made, ...begun, state: 'waiting' })
      await send()
      // One added while others were under way follows them.
      if (all.some(({ key, state }) => key === begun.key && state === 'waiting')) await send()
    },
    /** With the time of the server, where the clock of this device was what it refused. */
    async sendAsNow(mark: Mark) {
      const { reason, ...rest } = mark
      await drop(mark)
      await keep({ ...rest, key: crypto.randomUUID(), isOffline: false, state: 'waiting' })
      await send()
    },
    discard: drop,
    send,
    /** Reads what other tabs and days left, and sends it. */
    async look() {
      const whose = `${PREFIX}${owner()}|`
      const keys = (await box.keys().catch(() => [])).filter(key => key.startsWith(whose))
      const kept = keys.length > 0 ? await box.read(keys).catch(() => []) : []
      const here = all.filter(mark => mark.owner === owner())
      set([...new Map([...kept.filter(isMark), ...here].map(mark => [mark.key, mark])).values()])
      await send()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
export type Marks = ReturnType<typeof createMarks>

const keyOf = ({ owner, key }: Mark) => `${PREFIX}${owner}|${key}`

const post = (http: MarksConfig['http'], { key, type, at, position, isOffline }: Mark) =>
  http.exchange(PATH, {
    method: 'POST',
    headers: { 'Idempotency-Key': key },
    body: {
      TIPO: type,
      ...(isOffline && { MARKED_DATE: at }),
      ...(position && {
        GEOLOCALIZACION: { lat: position.lat, lng: position.lng },
        PRECISION: Math.round(position.accuracy),
      }),
    },
  })

/** Taken now, or before by an answer that got lost. */
const isDone = ({ ok, body }: Answer) => ok || (isObject(body) && isObject(body.record))
/** Nobody there, too busy, to be signed in again, or still at it. */
const isLater = ({ status, body }: Answer) =>
  [0, 401, 429, 502, 503, 504].includes(status) || (isObject(body) && body.code === 'inFlight')

function reasonOf({ body }: Answer): string {
  const told = isObject(body) ? body : {}
  const [error] = isObject(told.errors) ? Object.values(told.errors) : []
  return String(error ?? told.message ?? SOMETHING_WRONG)
}

const isMark = (value: unknown): value is Mark =>
  isObject(value) && typeof value.key === 'string' && typeof value.at === 'string'

/** One tab sends; what another has just sent is sent again only by the same key. */
function alone(work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  if (!locks) return work()
  return locks.request('mostrador-marks', { ifAvailable: true }, lock =>
    lock ? work() : undefined,
  ) as Promise<void>
}
