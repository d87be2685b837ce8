import { useMemo } from 'react'
import { useLiveRecord } from '../../fields/record/liveRecord'
import { useReferred } from '../../fields/record/recordTitle'
import { useSuggested } from '../../fields/record/useFilled'
import { useResource } from '../../providers/backend/catalogueContext'

/** Suggests the total of the order as the amount of a deposit, to people who may read it. */
export function DepositAmount() {
  const order = useLiveRecord(record => record.PEDIDO) as number | null | undefined
  const { record } = useReferred(useResource('invoices'), order ?? '')
  const total = order == null ? undefined : record?.TOTAL
  useSuggested(useMemo(() => ({ VALOR: total }), [total]))
  return null
}
