import { numberShape } from '../integer/shape'

export const shape = numberShape
