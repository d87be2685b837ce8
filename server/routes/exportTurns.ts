import { Refusal } from '../refusal'

const MOST_OWN = 2
const MOST = 6
/** Whoever does not take what is made for so long has left. */
const IDLE_MS = 60_000

export interface ExportTurns {
  /** Refuses who has enough of them already, and everybody while there are too many. */
  demand(person: number): void
  /** Makes one file, and answers it as a stream that counts until it is read or left. */
  make(
    person: number,
    parts: () => Promise<AsyncGenerator<Uint8Array>>,
  ): Promise<ReadableStream<Uint8Array>>
}

/** Exports that are being made: so many at once a person, and so many in all. */
export function exportTurns({ idleMs = IDLE_MS } = {}): ExportTurns {
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

interface Watch {
  readonly end: () => void
  readonly idleMs: number
}

/** Made as fast as it is read; nothing goes on once the reader has left, or reads no more. */
function watched(parts: AsyncGenerator<Uint8Array>, { end, idleMs }: Watch) {
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
