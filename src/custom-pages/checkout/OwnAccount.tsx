import { useEvent, useGetOne, useTranslate } from 'ra-core'
import { useEffect } from 'react'
import { ErrorState } from '../../pieces/states/ErrorState'
import { useMe } from '../../providers/backendContext'
import { useChooseCustomer } from '../../providers/sales/useChooseCustomer'
import type { Customer } from './useCustomer'

/** Who buys for themself is not asked who they are. */
export function OwnAccount() {
  const translate = useTranslate()
  const choose = useEvent(useChooseCustomer())
  const id = useMe().CARD_CODE ?? ''
  const { data, error, refetch } = useGetOne<Customer>('clients', { id })
  useEffect(() => {
    if (data) choose(data)
  }, [data, choose])
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return <p className="co-note">{translate('app.common.loading')}</p>
}
