import { problem, type Shape } from '../kind/kind'
import type { LinesOptions } from './data'

export const shape: Shape<LinesOptions> = ({ array }, { min = 0, max = 200 }) =>
  array()
    .typeError(problem('notList'))
    .test('min', problem('tooFewLines', { min }), rows => !rows?.length || rows.length >= min)
    .max(max, problem('tooManyLines', { max }))
