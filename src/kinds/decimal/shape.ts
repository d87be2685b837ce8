import { numberShape } from '../integer/shape'
import type { Shape } from '../kind/kind'
import type { DecimalOptions } from './data'

export const decimalShape: Shape<DecimalOptions> = numberShape
