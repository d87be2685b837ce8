import { later } from '../pieces/later'
import type { FieldFor, FieldView, Shown } from './fieldView'
import { CodeText } from './plain'

const Id = ({ field, value, language }: Shown<FieldFor<'id'>, number>) => (
  <CodeText field={field} value={field.print(value, language)} language={language} />
)

/** The server gives it: a form only shows it. */
export const idView: FieldView<'id'> = {
  Cell: Id,
  Display: Id,
  Input: later(() => import('./inputs/NumberInput').then(module => module.numberInput(0))),
  Filter: later(() => import('./filters/ExactFilter').then(module => module.ExactFilter)),
}
