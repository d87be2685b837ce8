import type { Http } from '../http/http'
import { attempt } from '../session/storage'
import type { Live, LiveNews } from './live'
import { type LiveState, liveStateOf } from './liveState'
import { followServer, type LiveFollower, pollOnce } from './liveStream'

interface TabStream {
  readonly http: Http
  readonly live: Live
  /** Tabs of one name share a stream: same person, company and impersonation. */
  readonly name: string
  /** Start of this tab's first reads, by its clock. */
  readonly began: number
}

interface Passed {
  readonly news: LiveNews | undefined
  readonly state: Partial<LiveState>
}

/**
 * One stream per browser: the tab that holds the lock follows the server and broadcasts events and the
 * last id. The other tabs poll once for earlier events and wait for the lock; whoever gets it next
 * resumes from the last id.
 */
export function followInTabs({ http, live, name, began }: TabStream): () => void {
  const end = new AbortController()
  const { signal } = end
  const channel = attempt(() => new BroadcastChannel(name))
  const state = liveStateOf(live)
  let last: string | undefined
  let isCaughtUp = false
  const from = (after: string | undefined, tell: LiveFollower['tell']): LiveFollower => ({
    http,
    signal,
    began,
    after,
    tell,
  })
  const take = ({ news, state: passed }: Passed) => {
    state.note(passed)
    if (news) live.tell(news)
  }
  const follow = () => {
    // The tab that followed before may have missed its last events.
    state.note({ isCurrent: false })
    return followServer(
      from(isCaughtUp ? last : undefined, (news, position) => {
        take({ news, state: position })
        channel?.postMessage({ news, state: position } satisfies Passed)
      }),
    )
  }
  const catchUp = () =>
    pollOnce(
      from(undefined, (news, position) => {
        isCaughtUp = true
        last ??= position.after
        state.note(position)
        if (news) live.tell(news)
      }),
    )
  channel?.addEventListener('message', ({ data }: MessageEvent<Passed>) => {
    last = data.state.after ?? last
    take(data)
  })
  // Without locks, as on plain HTTP, each tab has its own stream.
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
    // If locks are refused, the tab follows alone, unless it was closed while waiting.
    .catch(() => (signal.aborted ? undefined : follow()))
    // The stream has ended.
    .catch(() => undefined)
  return () => {
    end.abort()
    channel?.close()
    state.note({ after: undefined, rights: undefined, isCurrent: false })
  }
}
