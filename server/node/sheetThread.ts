import type { AskThread } from '../export/workThread'
import type { BeginWorkbook } from '../export/xlsx'
import type { SheetStep } from './sheets'

/** Writes workbooks in a worker thread, so that long exports do not block; in this thread when run from sources. */
export function sheetThread(ask: AskThread): BeginWorkbook {
  let last = 0
  return async (heads, words) => {
    const { sheetsAddress: address, beginWorkbook } = await import('./sheets')
    if (!address.endsWith('.js')) return beginWorkbook(heads, words)
    const book = ++last
    const step = (more: SheetStep) => ask<readonly Uint8Array[]>(address, more)
    await step({ book, heads, words })
    return {
      rows: batch => step({ book, batch }),
      end: () => step({ book, is: 'end' }),
      // The thread has already ended.
      leave: () => void step({ book, is: 'left' }).catch(() => undefined),
    }
  }
}
