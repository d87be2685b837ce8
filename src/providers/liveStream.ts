import type { Http } from './http'
import type { LiveNews } from './live'
import { serverEvents } from './serverEvents'

const PATH = '/hanadb/api/live'
/** The server is never silent for longer than ten seconds. */
const SILENCE_MS = 25_000
/** Something on the way holds the stream back where not even its first event comes through. */
const OPENING_MS = 8_000
const POLL_MS = 5_000
const STREAM_AGAIN_MS = 5 * 60_000
const LONGEST_WAIT_MS = 30_000

export interface Following {
  readonly http: Http
  readonly signal: AbortSignal
  /** The number of the last event that is known; none at first. */
  after: string | undefined
  tell(news: LiveNews, after: string | undefined): void
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
    await rest(waited * (0.5 + Math.random()), following.signal)
  }
}

async function streamOnce(following: Following): Promise<End> {
  const cut = new AbortController()
  const signal = AbortSignal.any([following.signal, cut.signal])
  let isOpen = false
  let watch = setTimeout(() => cut.abort(), OPENING_MS)
  try {
    const headers = {
      Accept: 'text/event-stream',
      ...(following.after && { 'Last-Event-ID': following.after }),
    }
    const response = await following.http.open(PATH, { headers, signal })
    if (!response.ok || !response.body) return isForGood(response.status) ? 'over' : 'cut'
    for await (const { event, id, data } of serverEvents(response.body)) {
      isOpen = true
      clearTimeout(watch)
      watch = setTimeout(() => cut.abort(), SILENCE_MS)
      hear(following, { event, id, data })
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
}

interface Polled {
  readonly after: number
  readonly changes: Exclude<LiveNews, 'reset'>
  readonly reset?: true
}

/** Asks now and then, for as long as a stream was not worth trying again. */
async function pollFor(following: Following, ms: number): Promise<End> {
  const { http, signal } = following
  const until = Date.now() + ms
  while (!signal.aborted && Date.now() < until) {
    const address = following.after === undefined ? PATH : `${PATH}?after=${following.after}`
    const { ok, status, body } = await http.exchange(address, { signal })
    if (ok) take(following, body as Polled)
    else if (isForGood(status)) return 'over'
    await rest(POLL_MS, signal)
  }
  return 'cut'
}

function take(following: Following, { after, changes, reset }: Polled) {
  following.after = String(after)
  if (reset || changes.length > 0) following.tell(reset ? 'reset' : changes, following.after)
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
