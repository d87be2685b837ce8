import { isDay } from '../../base/day'
import type { CodeOptions } from '../../kinds/code/data'
import { date } from '../../kinds/date/data'
import type { CustomKind } from '../../kinds/kind/custom'

/** Version of a text, named by the day it took effect; shown as that day. */
export const edition: CustomKind<CodeOptions, string> = {
  extends: 'code',
  print: (value, _options, language) => (isDay(value) ? date.print(value, {}, language) : value),
  describe: () => import('../../kinds/code/description').then(module => module.description),
}
