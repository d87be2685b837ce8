import { type RaRecord, useGetList } from 'ra-core'
import { maySee } from '../../../model/access/access'
import { useMe } from '../../../providers/backend/backendContext'
import { useResource } from '../../../providers/backend/catalogueContext'

interface Warehouse extends RaRecord {
  readonly WhsCode: string
  readonly WhsName: string
}
const allRows = { page: 1, perPage: 50 }

/** Warehouses of the checkout whose stock this person may see. */
export function useWarehouses(): readonly Warehouse[] {
  const [me, stock] = [useMe(), useResource('stock')]
  const { data = [] } = useGetList<Warehouse>('warehouses', {
    filter: { CHECKOUT: true },
    pagination: allRows,
    sort: { field: 'WhsName', order: 'ASC' },
    meta: { picker: true },
  })
  return data.filter(({ WhsCode }) => maySee(stock, me, { WhsCode }))
}
