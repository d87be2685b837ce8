import type { Worker } from 'node:worker_threads'
import type { AskThread } from '../export/workThread'

const LONGEST_MS = 30_000
const IDLE_MS = 5 * 60_000

interface Job {
  readonly settle: (answer: unknown) => void
  readonly fail: (error: Error) => void
}

/**
 * A worker thread for questions; it starts with the first one and ends after some idle minutes. The worker
 * recognises its own questions by `name` and answers `{ id, answer }` or `{ id, error }`.
 */
export function workThread(name: string): AskThread {
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let last = 0
  const jobs = new Map<number, Job>()
  const end = (error: Error) => {
    for (const { fail } of jobs.values()) fail(error)
    jobs.clear()
    void thread?.terminate()
    thread = undefined
  }
  const begin = async (address: string) => {
    const { Worker } = await import('node:worker_threads')
    if (thread) return thread
    const made = new Worker(new URL(address), { workerData: name })
    made.unref()
    made.on('message', ({ id, answer, error }) => {
      const job = jobs.get(id)
      jobs.delete(id)
      if (error === undefined) job?.settle(answer)
      else job?.fail(new Error(error))
    })
    made.on('error', end)
    thread = made
    return made
  }
  return async <Answer>(address: string, question: object): Promise<Answer> => {
    clearTimeout(idle)
    const worker = await begin(address)
    const id = ++last
    const answered = new Promise<unknown>((settle, fail) => jobs.set(id, { settle, fail }))
    const late = () => end(new Error(`the thread "${name}" took too long`))
    const limit = setTimeout(late, LONGEST_MS)
    worker.postMessage({ ...question, id })
    try {
      return (await answered) as Answer
    } finally {
      clearTimeout(limit)
      if (jobs.size === 0) idle = setTimeout(() => end(new Error('idle')), IDLE_MS).unref()
    }
  }
}
