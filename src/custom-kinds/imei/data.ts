import { deviceCode, deviceFault } from '../../domain/devices/imei'
import type { CustomKind } from '../../kinds/kind/custom'
import { parseText } from '../../kinds/kind/kind'
import type { WithBarcode, WithLengths } from '../../model/rules/sharedWords'

export type ImeiOptions = WithLengths & WithBarcode

/** Number of a device, checked by its digits; pages of the device show everything that has it. */
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
  describe: () => import('./description').then(module => module.imeiDescription),
  is: { isSerial: true, isCode: true, isTelling: true },
}
