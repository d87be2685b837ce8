import { serveThread } from '../base/serveThread'
import type { PrintedCell } from '../export/printCells'
import { beginWorkbook, type OpenWorkbook, type SheetWords } from '../export/xlsx'

/** Module address for the worker thread. */
export const sheetsAddress = import.meta.url

export { beginWorkbook }

/** A message about a workbook, identified by number. */
export type SheetStep =
  | { readonly book: number; readonly heads: readonly string[]; readonly words: SheetWords }
  | { readonly book: number; readonly batch: readonly PrintedCell[][] }
  | { readonly book: number; readonly is: 'end' | 'left' }

const open = new Map<number, OpenWorkbook>()

async function take(step: SheetStep): Promise<readonly Uint8Array[]> {
  if ('heads' in step) {
    open.set(step.book, await beginWorkbook(step.heads, step.words))
    return []
  }
  const book = open.get(step.book)
  if ('batch' in step) return (await book?.rows(step.batch)) ?? []
  open.delete(step.book)
  return step.is === 'end' ? ((await book?.end()) ?? []) : []
}

serveThread('sheets', take)
