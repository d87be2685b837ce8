import { later } from '../pieces/later'
import type { TextAttributes } from './inputs/TextInput'

/** The one-line text input with what a kind says about keyboard and direction. */
export const textInput = (attributes: TextAttributes = {}) =>
  later(() => import('./inputs/TextInput').then(module => module.textInputWith(attributes)))

export const containsFilter = (attributes: TextAttributes = {}) =>
  later(() => import('./filters/TextFilter').then(module => module.textFilterWith(attributes)))
