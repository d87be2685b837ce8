import { number, string } from 'yup'
import { checkIdentity } from '../../domain/identity'
import { isImei } from '../../domain/imei'
import type { IdentityOptions } from '../kinds/identifier'
import { problem } from './problem'
import { plainText } from './text'

export const id = () =>
  number()
    .strict()
    .typeError(problem('notNumber'))
    .integer(problem('notInteger'))
    .min(0, problem('min', { min: 0 }))
    .max(Number.MAX_SAFE_INTEGER, problem('max', { max: Number.MAX_SAFE_INTEGER }))

export const identity = ({ only }: IdentityOptions) =>
  string()
    .typeError(problem('notText'))
    .test('identity', problem('identityLength'), value => {
      if (!value) return true
      const read = checkIdentity(value)
      return read.ok && (!only || read.kind === only)
    })

export const imei = () =>
  plainText(15)
    .matches(/^\d{15}$/, { message: problem('imeiLength'), excludeEmptyString: true })
    .test('luhn', problem('imeiLuhn'), value => !value || !/^\d{15}$/.test(value) || isImei(value))
