import { later } from '../pieces/later'
import type { FieldView } from './fieldView'
import { CodeText } from './plain'

export const timeView: FieldView<'time'> = {
  Cell: CodeText,
  Display: CodeText,
  Input: later(() => import('./inputs/TimeInput').then(module => module.TimeInput)),
  Filter: later(() => import('./filters/TimeFilter').then(module => module.TimeFilter)),
}
