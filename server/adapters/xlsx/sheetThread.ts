import type { AskThread } from '../../records/askThread'
import type { BeginWorkbook } from '../../records/xlsx'
import type { Step } from './sheets'

/**
 * Writes workbooks in a thread of its own, so that a long export keeps nobody waiting. Where the code runs
 * from its sources they are written right here.
 */
export function sheetThread(ask: AskThread): BeginWorkbook {
  let last = 0
  return async (heads, words) => {
    const { address, beginWorkbook } = await import('./sheets')
    if (!address.endsWith('.js')) return beginWorkbook(heads, words)
    const book = ++last
    const step = (more: Step) => ask<readonly Uint8Array[]>(address, more)
    await step({ book, heads, words })
    return {
      rows: batch => step({ book, batch }),
      end: () => step({ book, is: 'end' }),
      leave: () => void step({ book, is: 'left' }).catch(() => 'its thread has ended'),
    }
  }
}
