import { withLuhnDigit } from '../../domain/devices/imei'
import type { KindDescription } from '../../kinds/kind/description'
import { countWord, listWord, only } from '../../kinds/kind/words'
import { barcodes } from '../../model/rules/sharedWords'
import type { ImeiOptions } from './data'

export const imeiDescription: KindDescription<ImeiOptions, string> = {
  words: { lengths: listWord(countWord), barcode: only(...barcodes) },
  jsonSchema: ({ lengths = [] }) => ({
    type: 'string',
    pattern: `^(${['\\d{15}', ...lengths.map(n => `[A-Z\\d]{${n}}`)].join('|')})$`,
  }),
  sample: n => withLuhnDigit(`3520990${String(n % 10_000_000).padStart(7, '0')}`),
}
