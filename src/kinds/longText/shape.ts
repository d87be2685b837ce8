import type { Shape } from '../kind/kind'
import type { TextOptions } from '../text/data'
import { plainText } from '../text/shape'

export const shape: Shape<TextOptions> = (yup, { max = 4000, min }) => plainText(yup, max, min)
