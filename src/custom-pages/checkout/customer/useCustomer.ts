import { type RaRecord, useGetOne } from 'ra-core'
import type { ChosenCustomer } from '../../../features/checkout/state/useChooseCustomer'

export interface Address {
  readonly _ID: number
  readonly TIPO: string
  readonly DIRECCION: string
  readonly PARROQUIA: string
}
/** A customer, limited to readable fields. */
export interface Customer extends RaRecord, ChosenCustomer {
  readonly CreditLine?: number | null
  readonly Cupo?: number | null
  readonly OrdersBal?: number | null
  readonly U_SYP_CREDITO?: number | null
  readonly ENVIO?: readonly Address[]
  readonly _can?: { readonly fields?: readonly string[] }
}

/** The billing customer; undefined while offline. */
export function useCustomer(id: string | undefined): Customer | undefined {
  const { data } = useGetOne<Customer>('clients', { id: id ?? '' }, { enabled: id !== undefined })
  return data
}
