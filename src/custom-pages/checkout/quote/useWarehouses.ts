import { type RaRecord, useGetList } from 'ra-core'
import { maySee } from '../../../model/access/access'
import { useMe } from '../../../providers/backend/backendContext'
import { useResource } from '../../../providers/backend/catalogueContext'
import { firstChoices } from '../../../providers/dataProvider/firstOfList'

interface Warehouse extends RaRecord {
  readonly WhsCode: string
  readonly WhsName: string
}

/** Warehouses of the checkout whose stock this person may see. */
export function useWarehouses(): readonly Warehouse[] {
  const [me, stock] = [useMe(), useResource('stock')]
  const { data = [] } = useGetList<Warehouse>(
    'warehouses',
    firstChoices('WhsName', 50, { CHECKOUT: true }),
  )
  return data.filter(({ WhsCode }) => maySee(stock, me, { WhsCode }))
}
