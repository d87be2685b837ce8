import { numberShape } from '../integer/shape'
import type { Shape } from '../kind/kind'
import type { DecimalOptions } from './data'

export const shape: Shape<DecimalOptions> = numberShape
