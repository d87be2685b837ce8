import { useNotify, useRefresh, useUpdate } from 'ra-core'
import type { Address, Customer } from './useCustomer'

/** Addresses of a customer, with add and remove if allowed. */
export function useAddresses(customer: Customer | undefined) {
  const notify = useNotify()
  const refresh = useRefresh()
  const [update, { isPending }] = useUpdate()
  const addresses = customer?.ENVIO ?? []
  const write = async (ENVIO: readonly Partial<Address>[]) => {
    if (!customer) return
    const params = { id: customer.id, data: { ...customer, ENVIO }, previousData: customer }
    try {
      await update('clients', params, { returnPromise: true })
    } catch (error) {
      notify(error instanceof Error ? error.message : 'app.page.wrong', { type: 'error' })
      throw error
    }
    refresh()
  }
  return {
    addresses,
    isPending,
    canChange: customer?._can?.fields?.includes('ENVIO') ?? false,
    add: (address: Omit<Address, '_ID'>) => write([...addresses, address]),
    remove: (id: number) => write(addresses.filter(({ _ID }) => _ID !== id)),
  }
}
