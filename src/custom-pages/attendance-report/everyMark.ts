import type { DataProvider } from 'ra-core'
import { addDays, dayOf } from '../../domain/day'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import type { ReportedMark } from './byDay'

/** At most so many marks at a time: some fifty people in a month. */
export const MOST = 5000
/** The server tells no more at once. */
export const PAGE = 200

export interface FoundMarks {
  /** The latest first. */
  readonly marks: readonly ReportedMark[]
  readonly total: number
}

/** Page by page; what comes in between moves none of what is older out of sight. */
export async function everyMark(dataProvider: DataProvider, filter: object): Promise<FoundMarks> {
  const marks = new Map<number, ReportedMark>()
  for (let page = 1; ; page += 1) {
    const { data, total = 0 } = await dataProvider.getList<ReportedMark>('attendance-marks', {
      filter,
      sort: { field: 'MARKED_DATE', order: 'DESC' },
      pagination: { page, perPage: PAGE },
      meta: listMeta,
    })
    for (const mark of data) marks.set(mark.id, mark)
    if (data.length < PAGE || page * PAGE >= Math.min(total, MOST)) {
      return { marks: [...marks.values()], total }
    }
  }
}

/** The first day from which on every mark asked for was found. */
export function wholeFrom({ marks, total }: FoundMarks, from: string): string {
  const oldest = marks.at(-1)
  return oldest && total > marks.length ? addDays(dayOf(oldest.MARKED_DATE), 1) : from
}
