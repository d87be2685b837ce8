/** What somebody did: which record, at which version. What it is now is said with it, or read through the API. */
export interface LiveChange {
  readonly resource: string
  readonly id?: string | number
  readonly version?: number
  /** By the reader, here or elsewhere. */
  readonly mine?: true
  /** What it is now, where the server says so: as the API would answer, null where it is gone. */
  readonly now?: unknown
  /** So many records of the resource that they are not named. */
  readonly many?: number
}
/** `reset`: too much was missed to say what; everything may be old. */
export type LiveNews = readonly LiveChange[] | 'reset'

export interface Live {
  /** Whether this browser follows the server at all. */
  readonly isOn: boolean
  subscribe(listener: (news: LiveNews) => void): () => void
  tell(news: LiveNews): void
}

/** Hands on to the pages what the stream brings (`liveStream.ts`, which comes after the first page). */
export function createLive(isOn: boolean): Live {
  const listeners = new Set<(news: LiveNews) => void>()
  return {
    isOn,
    subscribe: listener => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell: news => {
      for (const listener of [...listeners]) listener(news)
    },
  }
}
