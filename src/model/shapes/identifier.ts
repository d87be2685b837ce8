import { number, string } from 'yup'
import { checkIdentity } from '../../domain/customers/identity'
import { deviceFault } from '../../domain/devices/imei'
import type { IdentityOptions, ImeiOptions } from '../kinds/identifier'
import { problem } from './problem'
import { plainText } from './text'

export const id = () =>
  number()
    .strict()
    .typeError(problem('notNumber'))
    .integer(problem('notInteger'))
    .min(0, problem('min', { min: 0 }))
    .max(Number.MAX_SAFE_INTEGER, problem('max', { max: Number.MAX_SAFE_INTEGER }))

export const identity = ({ type }: IdentityOptions) =>
  string()
    .typeError(problem('notText'))
    .test('identity', problem('identityLength'), value => {
      if (!value) return true
      const read = checkIdentity(value)
      return read.ok && (!type || read.kind === type)
    })

export const doubtfulIdentity = (value: string) => {
  const read = checkIdentity(value)
  return read.ok ? read.warn : undefined
}

export const imei = ({ lengths }: ImeiOptions) => {
  const isFree = (fault: string) => (value: string | undefined) =>
    !value || deviceFault(value, lengths) !== fault
  return plainText(Math.max(15, ...(lengths ?? [])))
    .test('length', problem('imeiLength'), isFree('imeiLength'))
    .test('luhn', problem('imeiLuhn'), isFree('imeiLuhn'))
    .test(
      'serial',
      problem('serialLength', { lengths: (lengths ?? []).join(', ') }),
      isFree('serialLength'),
    )
}
