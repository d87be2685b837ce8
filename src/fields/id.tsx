import { later } from '../pieces/later'
import type { FieldView } from './fieldView'
import { CodeText } from './plain'

/** The server gives it: a form only shows it. */
export const idView: FieldView<'id'> = {
  Cell: CodeText,
  Display: CodeText,
  Input: later(() => import('./inputs/NumberInput').then(module => module.numberInput(0))),
  Filter: later(() => import('./filters/ExactFilter').then(module => module.ExactFilter)),
}
