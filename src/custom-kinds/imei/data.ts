import { deviceCode, deviceFault, withLuhnDigit } from '../../domain/devices/imei'
import type { CustomKind } from '../../model/kinds/custom'
import { parseText } from '../../model/kinds/kind'

export interface ImeiOptions {
  /** Serial numbers of these lengths are accepted as well. @default an IMEI only @example `lengths: [10, 11]` */
  readonly lengths?: readonly number[]
}

/** Device number: 15 digits with a Luhn check digit. Records with this kind are part of the device's history. */
export const imei: CustomKind<ImeiOptions, string> = {
  extends: 'text',
  parse: value => {
    const read = parseText(typeof value === 'number' ? String(value) : value)
    return typeof read === 'string' ? deviceCode(read) : read
  },
  problem: (value, { lengths = [] }) => {
    const key = deviceFault(value, lengths)
    if (key === 'serialLength') return { key, params: { lengths: lengths.join(', ') } }
    return key && { key }
  },
  sample: n => withLuhnDigit(`3520990${String(n % 10_000_000).padStart(7, '0')}`),
  is: { isDevice: true, isCode: true, isTelling: true },
}
