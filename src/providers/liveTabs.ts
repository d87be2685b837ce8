import type { Http } from './http'
import type { Live, LiveNews } from './live'
import { type Following, followServer, pollOnce } from './liveStream'
import { attempt } from './storage'

interface Desk {
  readonly http: Http
  readonly live: Live
  /** Tabs of one name share a stream: the same person, company and eyes. */
  readonly name: string
  /** When the pages of this tab began to read, by its clock. */
  readonly began: number
}

interface Passed {
  readonly news: LiveNews | undefined
  readonly after: string | undefined
}

/**
 * One stream a browser: the tab that holds the lock follows the server and passes on what comes and
 * how far it is; the others ask once for what came before they listened, wait for the lock, which is
 * theirs when that tab goes, and go on from the last number.
 */
export function followInTabs({ http, live, name, began }: Desk): () => void {
  const end = new AbortController()
  const { signal } = end
  const channel = attempt(() => new BroadcastChannel(name))
  let last: string | undefined
  let isCaughtUp = false
  const from = (after: string | undefined, tell: Following['tell']): Following => ({
    http,
    signal,
    began,
    after,
    tell,
  })
  const follow = () =>
    followServer(
      from(isCaughtUp ? last : undefined, (news, after) => {
        if (news) live.tell(news)
        channel?.postMessage({ news, after } satisfies Passed)
      }),
    )
  const catchUp = () =>
    pollOnce(
      from(undefined, (news, after) => {
        isCaughtUp = true
        last ??= after
        if (news) live.tell(news)
      }),
    )
  channel?.addEventListener('message', ({ data: { news, after } }: MessageEvent<Passed>) => {
    last = after
    if (news) live.tell(news)
  })
  // Without locks, as on a page that came over plain HTTP, each tab has a stream of its own.
  const leading = navigator.locks ? lead(navigator.locks) : follow()
  async function lead(locks: LockManager) {
    const wasFree = await locks.request(name, { ifAvailable: true }, async lock => {
      if (lock && !signal.aborted) await follow()
      return lock !== null
    })
    if (wasFree || signal.aborted) return
    await Promise.all([locks.request(name, { signal }, follow), catchUp()])
  }
  leading
    // Where locks are refused a tab follows alone; one that went while it waited for its turn does not.
    .catch(() => (signal.aborted ? undefined : follow()))
    .catch(() => 'the stream is over')
  return () => {
    end.abort()
    channel?.close()
  }
}
