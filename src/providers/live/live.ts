import { createListeners } from '../../base/listeners'
import type { followLive } from '../../model/endpoints/platform'
import type { ResponseOf } from '../../model/route/defineRoute'

export type LiveChange = ResponseOf<typeof followLive>['changes'][number]
/** `reset`: too many events were missed; all data may be stale. */
export type LiveNews = readonly LiveChange[] | 'reset'

export interface Live {
  /** Whether this browser follows the server's events. */
  readonly isOn: boolean
  subscribe(listener: (news: LiveNews) => void): () => void
  tell(news: LiveNews): void
  /** This browser's last write, whose event may be on its way. */
  writing?: Promise<unknown>
}

/** Passes the events of the stream to the pages (`liveStream.ts`, loaded after the first page). */
export function createLive(isOn: boolean): Live {
  const { notify, subscribe } = createListeners<[LiveNews]>()
  return { isOn, subscribe, tell: notify }
}
