import { parentPort, workerData } from 'node:worker_threads'
import type { Cell } from '../../records/printCells'
import { beginWorkbook, type OpenWorkbook, type SheetWords } from '../../records/xlsx'

/** Where this code stands: a thread begins with it. */
export const address = import.meta.url

export { beginWorkbook }

/** One step of a workbook, which is known by its number. */
export type Step =
  | { readonly book: number; readonly heads: readonly string[]; readonly words: SheetWords }
  | { readonly book: number; readonly batch: readonly Cell[][] }
  | { readonly book: number; readonly is: 'end' | 'left' }

const open = new Map<number, OpenWorkbook>()

async function take(step: Step): Promise<readonly Uint8Array[]> {
  if ('heads' in step) {
    open.set(step.book, await beginWorkbook(step.heads, step.words))
    return []
  }
  const book = open.get(step.book)
  if ('batch' in step) return (await book?.rows(step.batch)) ?? []
  open.delete(step.book)
  return step.is === 'end' ? ((await book?.end()) ?? []) : []
}

if (workerData === 'sheets' && parentPort) {
  const port = parentPort
  port.on('message', async ({ id, ...step }: Step & { id: number }) => {
    try {
      const answer = await take(step)
      port.postMessage({ id, answer })
    } catch (error) {
      port.postMessage({ id, error: error instanceof Error ? error.message : String(error) })
    }
  })
}
