import { shape as fileShape } from '../file/shape'

export const shape = fileShape
