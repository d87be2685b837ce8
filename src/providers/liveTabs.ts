import type { Http } from './http'
import type { Live, LiveNews } from './live'
import { followServer } from './liveStream'

interface Desk {
  readonly http: Http
  readonly live: Live
  /** Tabs of one name share a stream: the same person, company and eyes. */
  readonly name: string
}

interface Passed {
  readonly news: LiveNews
  readonly after: string | undefined
}

/**
 * One stream a browser: the tab that holds the lock follows the server and passes on what comes; the
 * others wait for the lock, which is theirs when that tab goes, and go on from the last number.
 */
export function followInTabs({ http, live, name }: Desk): () => void {
  const end = new AbortController()
  const { signal } = end
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : undefined
  let last: string | undefined
  const follow = () =>
    followServer({
      http,
      signal,
      after: last,
      tell: (news, after) => {
        live.tell(news)
        channel?.postMessage({ news, after } satisfies Passed)
      },
    })
  channel?.addEventListener('message', ({ data }: MessageEvent<Passed>) => {
    last = data.after
    live.tell(data.news)
  })
  // Without locks, as on a page that came over plain HTTP, each tab has a stream of its own.
  const leading = navigator.locks ? navigator.locks.request(name, { signal }, follow) : follow()
  leading.catch(() => 'the tab went while it waited for its turn')
  return () => {
    end.abort()
    channel?.close()
  }
}
