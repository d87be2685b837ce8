import { useRefresh, useUpdate } from 'ra-core'
import { useAttempt } from '../../../ui/controls/useAttempt'
import type { Address, Customer } from './useCustomer'

/** Addresses of a customer, with add and remove if allowed. */
export function useAddresses(customer: Customer | undefined) {
  const { attempt, isPending } = useAttempt()
  const refresh = useRefresh()
  const [update] = useUpdate()
  const addresses = customer?.ENVIO ?? []
  const write = (ENVIO: readonly Partial<Address>[]) =>
    attempt(async () => {
      const params = { id: customer?.id, data: { ...customer, ENVIO }, previousData: customer }
      await update('clients', params, { returnPromise: true })
      refresh()
    })
  return {
    addresses,
    isPending,
    canChange: customer?._can?.fields?.includes('ENVIO') ?? false,
    add: (address: Omit<Address, '_ID'>) => write([...addresses, address]),
    remove: (id: number) => write(addresses.filter(({ _ID }) => _ID !== id)),
  }
}
