import { useDataProvider, useListContext } from 'ra-core'
import type { Resource } from '../../model/fields/resource'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import { MOST } from '../../providers/dataProvider/inParts'
import type { SentRecord } from '../record/useRecord'

/** Rows per call. */
const PAGE = 200
const IDS = 100

/** The selected records, also on other pages, and a function that selects all. */
export function useChosen({ name }: Resource) {
  const dataProvider = useDataProvider()
  const { data = [], selectedIds, filterValues, sort, onSelect } = useListContext<SentRecord>()
  const read = async (): Promise<readonly SentRecord[]> => {
    const here = new Map(data.map(record => [record.id, record]))
    const away = selectedIds.filter(id => !here.has(id))
    for (let at = 0; at < away.length; at += IDS) {
      const ids = away.slice(at, at + IDS)
      const found = await dataProvider.getMany<SentRecord>(name, { ids })
      for (const record of found.data) here.set(record.id, record)
    }
    return selectedIds.slice(0, MOST).flatMap(id => here.get(id) ?? [])
  }
  const chooseAll = async () => {
    const ids: SentRecord['id'][] = []
    for (let page = 1; ids.length < MOST; page++) {
      const pagination = { page, perPage: PAGE }
      const asked = { pagination, sort, filter: filterValues, meta: listMeta }
      const found = await dataProvider.getList<SentRecord>(name, asked)
      ids.push(...found.data.map(({ id }) => id))
      if (found.data.length < PAGE) break
    }
    onSelect(ids.slice(0, MOST))
  }
  return { read, chooseAll }
}
