import { checkIdentity } from '../../domain/customers/identity'

/** A wrong check digit: people are warned, and the value is accepted. */
export const doubtfulIdentity = (value: string) => {
  const read = checkIdentity(value)
  return read.ok ? read.warn : undefined
}
