import { Refusal } from '../base/refusal'

const MOST_OWN = 2
const MOST = 6
/** Idle time after which a reader counts as gone. */
const IDLE_MS = 60_000

export interface ExportQueue {
  /** Refuses when the user or the server has too many exports running. */
  demand(person: number): void
  /** Creates a file as a stream that counts until it is read or abandoned. */
  make(
    person: number,
    parts: () => Promise<AsyncGenerator<Uint8Array>>,
  ): Promise<ReadableStream<Uint8Array>>
}

/** Limits concurrent exports per user and in total. */
export function exportQueue({ idleMs = IDLE_MS } = {}): ExportQueue {
  const making: number[] = []
  const demand = (person: number) => {
    if (making.filter(each => each === person).length >= MOST_OWN)
      throw new Refusal(429, 'exportsOwn', { retryAfter: 10 })
    if (making.length >= MOST) throw new Refusal(503, 'exportsAll', { retryAfter: 10 })
  }
  const begin = (person: number) => {
    demand(person)
    making.push(person)
    let isOver = false
    return () => {
      if (!isOver) making.splice(making.indexOf(person), 1)
      isOver = true
    }
  }
  return {
    demand,
    make: async (person, parts) => {
      const end = begin(person)
      try {
        return watched(await parts(), { end, idleMs })
      } catch (error) {
        end()
        throw error
      }
    },
  }
}

/** Produces data as it is read; stops when the reader leaves or stops reading. */
function watched(
  parts: AsyncGenerator<Uint8Array>,
  { end, idleMs }: { readonly end: () => void; readonly idleMs: number },
) {
  let idle: NodeJS.Timeout | undefined
  const over = () => {
    clearTimeout(idle)
    end()
  }
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      clearTimeout(idle)
      try {
        const { done, value } = await parts.next()
        if (done) {
          over()
          controller.close()
          return
        }
        controller.enqueue(value)
      } catch (error) {
        over()
        throw error
      }
      idle = setTimeout(() => {
        over()
        void parts.return(undefined)
        controller.error(new Error('nobody reads this export'))
      }, idleMs).unref()
    },
    async cancel() {
      over()
      await parts.return(undefined)
    },
  })
}
