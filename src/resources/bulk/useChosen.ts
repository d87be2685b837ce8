import { useDataProvider, useListContext } from 'ra-core'
import { useRef, useState } from 'react'
import type { Resource } from '../../model/fields/resource'
import type { SentRecord } from '../../providers/backend/catalogueContext'
import { knowsBulk } from '../../providers/dataProvider/bulk'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import { MOST } from '../../providers/dataProvider/inParts'

/** Rows per call. */
const PAGE = 200
const IDS = 100

export interface AllChoice {
  /** Most records that can be selected. */
  readonly most: number
  /** Number of records the filter had when all were selected. */
  readonly found: number
  /** Selects all records of the filter, page by page, unless the signal ends it. */
  readonly chooseAll: (signal: AbortSignal, onPage: (number: number) => void) => Promise<void>
}

/** The selected records, also on other pages, and a function that selects all. */
export function useChosen(
  resource: Resource,
): AllChoice & { readonly read: () => Promise<readonly SentRecord[]> } {
  const { name } = resource
  const dataProvider = useDataProvider()
  const { data = [], selectedIds, filterValues, sort, onSelect } = useListContext<SentRecord>()
  const all = useRef<ReadonlyMap<SentRecord['id'], SentRecord>>(new Map())
  const filter = JSON.stringify(filterValues)
  const [chosen, setChosen] = useState<{ filter: string; number: number }>()
  // Other servers are sent one record per call.
  const most = knowsBulk(resource) ? Number.POSITIVE_INFINITY : MOST
  const read = async () => {
    const here = new Map([...all.current, ...data.map(record => [record.id, record] as const)])
    const away = selectedIds.filter(id => !here.has(id))
    for (let at = 0; at < away.length; at += IDS) {
      const ids = away.slice(at, at + IDS)
      const records = await dataProvider.getMany<SentRecord>(name, { ids })
      for (const record of records.data) here.set(record.id, record)
    }
    return selectedIds.flatMap(id => here.get(id) ?? [])
  }
  const chooseAll: AllChoice['chooseAll'] = async (signal, onPage) => {
    const records = new Map<SentRecord['id'], SentRecord>()
    for (let page = 1; records.size < most; page++) {
      const pagination = { page, perPage: PAGE }
      const asked = { pagination, sort, filter: filterValues, meta: listMeta }
      const { data: rows } = await dataProvider.getList<SentRecord>(name, asked)
      if (signal.aborted) return
      for (const record of rows) records.set(record.id, record)
      if (rows.length < PAGE) break
      onPage(records.size)
    }
    all.current = records
    setChosen({ filter, number: records.size })
    onSelect([...records.keys()].slice(0, most))
  }
  const found = chosen?.filter === filter ? chosen.number : Number.POSITIVE_INFINITY
  return { most, found, read, chooseAll }
}
