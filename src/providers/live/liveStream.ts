import { confirmLive, followLive } from '../../model/endpoints/platform'
import { type ResponseOf, routeAddressOf } from '../../model/route/defineRoute'
import { requestOf } from '../http/ask'
import type { Http } from '../http/http'
import { isCutOff } from '../http/retry'
import type { LiveNews } from './live'
import { type LiveState, SILENCE_MS } from './liveState'

/** If the first event does not arrive in time, a proxy buffers the stream. */
const OPENING_MS = 8_000
const POLL_MS = 5_000
const STREAM_AGAIN_MS = 5 * 60_000
const LONGEST_WAIT_MS = 30_000
/** Interval at which the client confirms to the server that events arrive. */
const HERE_MS = 30_000

export interface LiveFollower {
  readonly http: Http
  readonly signal: AbortSignal
  /** Start of the first reads, by this browser's clock; later events are caught up. */
  readonly began: number
  /** Id of the last known event; undefined at first. */
  after: string | undefined
  /** Reports events, and the state that a message or an interruption leaves. */
  tell(news: LiveNews | undefined, state: Partial<LiveState>): void
}

/** `cut`: retry; `held`: a proxy buffers the stream; `over`: the server has none, or refuses. */
type End = 'cut' | 'held' | 'over'

/** Follows the server's events until the signal aborts; after an interruption resumes from the last id. */
export async function followServer(following: LiveFollower): Promise<void> {
  let waited = 0
  while (!following.signal.aborted) {
    const began = Date.now()
    let end = await streamOnce(following)
    following.tell(undefined, { isCurrent: false })
    if (end === 'held') end = await pollFor(following, STREAM_AGAIN_MS)
    if (end === 'over') return
    waited = Date.now() - began > SILENCE_MS ? 500 : Math.min(LONGEST_WAIT_MS, waited * 2 + 500)
    const delay = isCutOff() ? LONGEST_WAIT_MS : waited * (0.5 + Math.random())
    await pause(delay, following.signal)
  }
}

async function streamOnce(following: LiveFollower): Promise<End> {
  const cut = new AbortController()
  const signal = AbortSignal.any([following.signal, cut.signal])
  let isOpen = false
  const confirm = confirmer(following.http, signal)
  let watch = setTimeout(() => cut.abort(), OPENING_MS)
  try {
    const headers = { Accept: 'text/event-stream' }
    const response = await following.http.open(addressOf(following), { headers, signal })
    if (!response.ok || !response.body) return endBy(response.status)
    for await (const { event, id, data } of serverEvents(response.body)) {
      isOpen = true
      clearTimeout(watch)
      watch = setTimeout(() => cut.abort(), SILENCE_MS)
      // The refusal of this request ends the session here too.
      if (event === 'over') return endBy(await pollOnce(following))
      handleMessage(following, { event, id, data })
      confirm()
    }
    return 'cut'
  } catch {
    // Network lost, or silence for too long: the next try resumes from the last id.
    return !isOpen && cut.signal.aborted ? 'held' : 'cut'
  } finally {
    clearTimeout(watch)
  }
}

/** Confirms now and then that events arrive. */
function confirmer(http: Http, signal: AbortSignal) {
  let confirmedAt = Date.now()
  return () => {
    if (Date.now() - confirmedAt < HERE_MS) return
    confirmedAt = Date.now()
    http
      .exchange(confirmLive.path, requestOf(confirmLive, { signal }))
      // The stream was closed by the client.
      .catch(() => undefined)
  }
}

function handleMessage(following: LiveFollower, { event, id, data }: ServerEvent) {
  following.after = id ?? following.after
  const { after } = following
  const received = JSON.parse(data) as LiveNews & { readonly rights?: string }
  if (event === 'reset') following.tell('reset', { after })
  else if (event === 'changes') following.tell(received, { after })
  else
    following.tell(undefined, {
      after,
      ...(received.rights !== undefined && { rights: received.rights }),
      isCurrent: event === 'beat',
    })
}

/** Sends the age of the first reads until an event id is known. */
const addressOf = ({ after, began }: LiveFollower) =>
  routeAddressOf(followLive, {
    query:
      after === undefined
        ? { since: String(Math.max(0, Math.round(Date.now() - began))) }
        : { after },
  })

/** Polls for some time, while the stream does not work. */
async function pollFor(following: LiveFollower, ms: number): Promise<End> {
  const { signal } = following
  const until = Date.now() + ms
  while (!signal.aborted && Date.now() < until) {
    if (isForGood(await pollOnce(following))) return 'over'
    await pause(isCutOff() ? LONGEST_WAIT_MS : POLL_MS, signal)
  }
  return 'cut'
}

/** Requests missed events once; returns the status. */
export async function pollOnce(following: LiveFollower): Promise<number> {
  const { http, signal } = following
  const { ok, status, body } = await http.exchange(addressOf(following), { signal })
  if (ok) take(following, body as ResponseOf<typeof followLive>)
  return status
}

function take(
  following: LiveFollower,
  { after, changes, reset, rights }: ResponseOf<typeof followLive>,
) {
  following.after = String(after)
  const news = changes.length > 0 ? changes : undefined
  following.tell(reset ? 'reset' : news, { after: following.after, rights })
}

/** The session ended, or the server has no such address. */
const isForGood = (status: number) => [401, 403, 404, 405].includes(status)
const endBy = (status: number): End => (isForGood(status) ? 'over' : 'cut')

/** Waits; shorter if the network or the reader returns. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
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

interface ServerEvent {
  readonly event: string
  readonly id: string | undefined
  readonly data: string
}

/** The events of a `text/event-stream` (WHATWG HTML 9.2), one by one. */
export async function* serverEvents(
  body: ReadableStream<BufferSource>,
): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (text + value).replaceAll('\r\n', '\n').split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) yield eventOf(block)
    }
  } finally {
    // The stream is already closed.
    void reader.cancel().catch(() => undefined)
  }
}

function eventOf(block: string): ServerEvent {
  const lines = block.split('\n').map(line => /^(\w+): ?(.*)$/.exec(line) ?? [])
  const all = (name: string) => lines.flatMap(([, field, value]) => (field === name ? [value] : []))
  return {
    event: all('event').at(-1) ?? 'message',
    id: all('id').at(-1),
    data: all('data').join('\n'),
  }
}
