import type { Billing } from '../../domain/checkout/state'
import type { Customer } from './useCustomer'

/** What stays of a customer in the browser: who they are and at which prices they buy, never what they owe. */
export const billingOf = ({ ID, Cliente, Celular = null, Lista = null }: Customer): Billing => ({
  ID,
  Cliente,
  Celular,
  Lista,
})
