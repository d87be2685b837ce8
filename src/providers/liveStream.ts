import type { Http } from './http'
import type { LiveNews } from './live'
import { isCutOff } from './retry'
import { serverEvents } from './serverEvents'

const PATH = '/hanadb/api/live'
/** The server is never silent for longer than ten seconds. */
const SILENCE_MS = 25_000
/** Something on the way holds the stream back where not even its first event comes through. */
const OPENING_MS = 8_000
const POLL_MS = 5_000
const STREAM_AGAIN_MS = 5 * 60_000
const LONGEST_WAIT_MS = 30_000
/** The server is told so often that what it writes arrives. */
const HERE_MS = 30_000

export interface Following {
  readonly http: Http
  readonly signal: AbortSignal
  /** When the pages began to read, by this browser's clock: what came since is made good. */
  readonly began: number
  /** The number of the last event that is known; none at first. */
  after: string | undefined
  /** Without news: so far there is nothing more to know. */
  tell(news: LiveNews | undefined, after: string | undefined): void
}

/** `cut`: try again; `held`: no stream comes through; `over`: the server has none, or not for us. */
type End = 'cut' | 'held' | 'over'

/** Follows the server's events until the signal; a cut is made good from the last number that came. */
export async function followServer(following: Following): Promise<void> {
  let waited = 0
  while (!following.signal.aborted) {
    const began = Date.now()
    let end = await streamOnce(following)
    if (end === 'held') end = await pollFor(following, STREAM_AGAIN_MS)
    if (end === 'over') return
    waited = Date.now() - began > SILENCE_MS ? 500 : Math.min(LONGEST_WAIT_MS, waited * 2 + 500)
    const pause = isCutOff() ? LONGEST_WAIT_MS : waited * (0.5 + Math.random())
    await rest(pause, following.signal)
  }
}

async function streamOnce(following: Following): Promise<End> {
  const cut = new AbortController()
  const signal = AbortSignal.any([following.signal, cut.signal])
  let isOpen = false
  let said = Date.now()
  let watch = setTimeout(() => cut.abort(), OPENING_MS)
  try {
    const headers = { Accept: 'text/event-stream' }
    const response = await following.http.open(addressOf(following), { headers, signal })
    if (!response.ok || !response.body) return isForGood(response.status) ? 'over' : 'cut'
    for await (const { event, id, data } of serverEvents(response.body)) {
      isOpen = true
      clearTimeout(watch)
      watch = setTimeout(() => cut.abort(), SILENCE_MS)
      hear(following, { event, id, data })
      if (Date.now() - said < HERE_MS) continue
      said = Date.now()
      following.http.exchange(PATH, { method: 'POST', signal }).catch(() => 'the stream was left')
    }
    return 'cut'
  } catch {
    // The network went, or nothing was heard for too long: the next try goes on from the last number.
    return !isOpen && cut.signal.aborted ? 'held' : 'cut'
  } finally {
    clearTimeout(watch)
  }
}

interface Heard {
  readonly event: string
  readonly id: string | undefined
  readonly data: string
}

function hear(following: Following, { event, id, data }: Heard) {
  following.after = id ?? following.after
  if (event === 'reset') following.tell('reset', following.after)
  else if (event === 'changes') following.tell(JSON.parse(data) as LiveNews, following.after)
  else following.tell(undefined, following.after)
}

/** As long as no number is known, how long ago the pages began to read. */
const addressOf = ({ after, began }: Following) =>
  after === undefined
    ? `${PATH}?since=${Math.max(0, Math.round(Date.now() - began))}`
    : `${PATH}?after=${after}`

interface Polled {
  readonly after: number
  readonly changes: Exclude<LiveNews, 'reset'>
  readonly reset?: true
}

/** Asks now and then, for as long as a stream was not worth trying again. */
async function pollFor(following: Following, ms: number): Promise<End> {
  const { signal } = following
  const until = Date.now() + ms
  while (!signal.aborted && Date.now() < until) {
    if (isForGood(await pollOnce(following))) return 'over'
    await rest(isCutOff() ? LONGEST_WAIT_MS : POLL_MS, signal)
  }
  return 'cut'
}

/** Asks once for what is missed; answers the status. */
export async function pollOnce(following: Following): Promise<number> {
  const { http, signal } = following
  const { ok, status, body } = await http.exchange(addressOf(following), { signal })
  if (ok) take(following, body as Polled)
  return status
}

function take(following: Following, { after, changes, reset }: Polled) {
  following.after = String(after)
  const news = changes.length > 0 ? changes : undefined
  following.tell(reset ? 'reset' : news, following.after)
}

/** A session that ended, a server that knows no such address. */
const isForGood = (status: number) => [401, 403, 404, 405].includes(status)

/** Waits; no longer than until the network or the reader is back. */
function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const over = new AbortController()
    const done = () => {
      clearTimeout(timer)
      over.abort()
      resolve()
    }
    const timer = setTimeout(done, ms)
    const options = { signal: over.signal }
    window.addEventListener('online', done, options)
    signal.addEventListener('abort', done, options)
  })
}
