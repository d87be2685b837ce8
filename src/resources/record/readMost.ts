import type { DataProvider, SortPayload } from 'ra-core'
import type { SentRecord } from '../../providers/backend/catalogueContext'
import { listMeta } from '../../providers/dataProvider/dataProvider'

const ROWS_PER_CALL = 200
/** A view with more records shows the first ones. */
export const MOST_SHOWN = 1000

interface Reading {
  readonly filter: object
  readonly sort: SortPayload
  readonly signal: AbortSignal
  /** @default MOST_SHOWN */
  readonly most?: number
}

/** The records of a filter, page by page, for views that show them all at once. */
export async function readMost(
  dataProvider: DataProvider,
  name: string,
  { filter, sort, signal, most = MOST_SHOWN }: Reading,
) {
  const rows: SentRecord[] = []
  for (let page = 1; rows.length < most; page++) {
    const { data } = await dataProvider.getList<SentRecord>(name, {
      pagination: { page, perPage: ROWS_PER_CALL },
      ...{ sort, filter, meta: listMeta, signal },
    })
    rows.push(...data)
    if (data.length < ROWS_PER_CALL) return { rows, isWhole: true }
  }
  return { rows, isWhole: false }
}
