import type { Worker } from 'node:worker_threads'
import type { Content } from 'pdfmake/interfaces'

/** A document as data: it crosses to the thread that draws it. */
export interface Drawing {
  readonly title: string
  readonly content: readonly Content[]
  /** Stands at the foot of each page, before the page's number. */
  readonly foot: string
  /** Written across each page: `SIMULADO`. */
  readonly mark?: string
  /** A4 when not said; a smaller sheet has no foot. */
  readonly size?: { readonly width: number; readonly height: number }
}

/** Makes a PDF of a drawing. */
export type Press = (drawing: Drawing) => Promise<Uint8Array>

const LONGEST_MS = 30_000
const IDLE_MS = 60_000

interface Job {
  readonly settle: (bytes: Uint8Array) => void
  readonly fail: (error: Error) => void
}

/**
 * Draws in a thread of its own, so that a long document keeps nobody waiting: it begins with the first
 * document and ends after a quiet minute. Where the code runs from its sources it draws right here.
 */
export function pdfPress(): Press {
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
    const made = new Worker(new URL(address), { workerData: 'draw' })
    made.unref()
    made.on('message', ({ id, bytes, error }) => {
      const job = jobs.get(id)
      jobs.delete(id)
      if (bytes) job?.settle(bytes)
      else job?.fail(new Error(error))
    })
    made.on('error', end)
    thread = made
    return made
  }
  return async drawing => {
    const { address, draw } = await import('./draw')
    if (!address.endsWith('.js')) return draw(drawing)
    clearTimeout(idle)
    const worker = await begin(address)
    const id = ++last
    const drawn = new Promise<Uint8Array>((settle, fail) => jobs.set(id, { settle, fail }))
    const limit = setTimeout(() => end(new Error('a document took too long')), LONGEST_MS)
    worker.postMessage({ id, drawing })
    try {
      return await drawn
    } finally {
      clearTimeout(limit)
      if (jobs.size === 0) idle = setTimeout(() => end(new Error('idle')), IDLE_MS).unref()
    }
  }
}
