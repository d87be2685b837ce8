import type { DraftBox } from '../../providers/drafts'
import { type Answer, type Http, SOMETHING_WRONG } from '../../providers/http'
import { isObject } from '../../providers/sessionView'

/** What became of a scanned number: the server's word, or ours while it has none. */
export interface Scan {
  readonly code: string
  readonly verdict: string
  readonly product?: string
  readonly elsewhere?: string
  readonly isNew?: true
  /** Why the server took none of them. */
  readonly reason?: string
  /** The line it was meant for. */
  readonly line: string | null
  readonly n: number
}

export interface ScansConfig {
  readonly http: Pick<Http, 'exchange'>
  readonly box: DraftBox
  /** Under which the waiting ones are kept: person, company, order. */
  readonly name: string
  readonly order: number
  readonly mayLoad: boolean
  readonly onAnswer: (scans: readonly Scan[]) => void
}

/**
 * The scans of one order. Each is answered by the server in the order they came; what cannot be sent
 * stays on this device and goes out when the connection is back. Sending twice loads once.
 */
export function createScans(config: ScansConfig) {
  const { box, name, order, onAnswer } = config
  const key = `scans|${name}|${order}`
  const list = createList()
  let running: Promise<void> | undefined
  const keep = async () => {
    const waiting = list.pending().map(({ code, line }) => ({ code, line }))
    const kept = waiting.length > 0 ? box.write(key, waiting) : box.remove([key])
    await kept.catch(() => 'kept in this tab, as long as it is open')
  }
  const sendBatch = async (batch: readonly Scan[]): Promise<boolean> => {
    list.mark(batch, { verdict: 'sending' })
    const answer = await ask(config, batch)
    if (isLater(answer)) {
      list.mark(batch, { verdict: 'waiting' })
      return false
    }
    const told = readAnswer(answer)
    if (told) list.tell(batch, told)
    else list.mark(batch, { verdict: 'refused', reason: reasonOf(answer) })
    const numbers = new Set(batch.map(({ n }) => n))
    onAnswer(list.all().filter(({ n }) => numbers.has(n)))
    return true
  }
  const sendAll = async () => {
    await keep()
    let batch = list.nextBatch()
    while (batch.length > 0 && (await sendBatch(batch))) batch = list.nextBatch()
    await keep()
  }
  const send = () => {
    running ??= sendAll().finally(() => {
      running = undefined
    })
    return running
  }
  return {
    list: list.all,
    add(codes: readonly string[], line: string | null) {
      list.push(codes, line)
      // What came while others were under way follows them.
      return send().then(() => (list.nextBatch().length > 0 ? send() : undefined))
    },
    send,
    clear: list.clear,
    async look() {
      const [kept] = await box.read([key]).catch(() => [])
      if (!Array.isArray(kept) || list.all().length > 0) return
      for (const { code, line } of kept.toReversed() as Scan[]) list.push([code], line)
      await send()
    },
    subscribe: list.subscribe,
  }
}
export type Scans = ReturnType<typeof createScans>

const MOST = 500

function createList() {
  const listeners = new Set<() => void>()
  let all: readonly Scan[] = []
  let count = 0
  const set = (next: readonly Scan[]) => {
    all = next
    for (const listener of [...listeners]) listener()
  }
  const replace = (changed: ReadonlyMap<number, Partial<Scan>>) =>
    set(all.map(scan => ({ ...scan, ...changed.get(scan.n) })))
  const pending = () => all.filter(({ verdict }) => verdict === 'waiting' || verdict === 'sending')
  return {
    all: () => all,
    pending,
    push(codes: readonly string[], line: string | null) {
      const fresh = codes.map(code => ({ code, line, verdict: 'waiting', n: ++count }))
      set([...fresh.toReversed(), ...all])
    },
    mark: (batch: readonly Scan[], more: Partial<Scan>) =>
      replace(new Map(batch.map(({ n }) => [n, more]))),
    tell: (batch: readonly Scan[], told: readonly Partial<Scan>[]) =>
      replace(new Map(batch.map(({ n }, at) => [n, told[at] ?? {}]))),
    /** The oldest that wait, as far as they are for one line. */
    nextBatch(): readonly Scan[] {
      const waiting = all.filter(({ verdict }) => verdict === 'waiting').toReversed()
      const end = waiting.findIndex(({ line }) => line !== waiting[0]?.line)
      return waiting.slice(0, Math.min(MOST, end < 0 ? MOST : end))
    },
    clear: () => set(pending()),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

const ask = ({ http, order, mayLoad }: ScansConfig, batch: readonly Scan[]) =>
  http.exchange(`/hanadb/api/imeis/${mayLoad ? 'load' : 'check'}`, {
    method: 'POST',
    body: { order, product: batch[0]?.line ?? null, codes: batch.map(({ code }) => code) },
  })

/** Nobody there, too busy, or to be signed in again: they wait. */
const isLater = ({ status }: Answer) => [0, 401, 429, 502, 503, 504].includes(status)

const readAnswer = ({ ok, body }: Answer) =>
  ok && isObject(body) && Array.isArray(body.codes)
    ? (body.codes as readonly Partial<Scan>[])
    : undefined

const reasonOf = ({ body }: Answer) =>
  isObject(body) && typeof body.message === 'string' ? body.message : SOMETHING_WRONG
