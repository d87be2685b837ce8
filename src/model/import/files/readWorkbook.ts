import { unzipSync } from 'fflate'
import readSheets from 'read-excel-file/universal'
import type { ImportCell } from '../cell'
import { FileTrouble, MOST_UNFOLDED } from './limits'
import type { ImportSheet } from './sheets'

/** The sheets of a workbook with their cells: dates as ISO text, formulas by their results. */
export async function readWorkbook(bytes: Uint8Array): Promise<ImportSheet[]> {
  if (unfoldedSize(bytes) > MOST_UNFOLDED) throw new FileTrouble('tooBig')
  const sheets = await sheetsOf(bytes)
  return sheets.map(({ sheet, data }) => ({ name: sheet, cells: data.map(row => row.map(cellOf)) }))
}

/** Uncompressed size, read from the directory of the zip. */
function unfoldedSize(bytes: Uint8Array): number {
  let size = 0
  try {
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        size += originalSize
        return false
      },
    })
  } catch {
    throw new FileTrouble('unreadable')
  }
  return size
}

async function sheetsOf(bytes: Uint8Array) {
  try {
    return await readSheets(bytes.slice().buffer)
  } catch {
    // Every error inside has the same remedy: save the file again.
    throw new FileTrouble('unreadable')
  }
}

function cellOf(value: unknown): ImportCell {
  if (value instanceof Date) return dayOrMoment(value)
  const isPlain = ['string', 'number', 'boolean'].includes(typeof value)
  return isPlain ? (value as ImportCell) : null
}

/** Dates of a sheet have no time zone: they are read as displayed. */
function dayOrMoment(at: Date): string {
  if (Number.isNaN(at.getTime())) return ''
  const text = at.toISOString()
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 19)
}
