import { isInstant } from '../../base/day'
import type { MomentOptions } from '../date/data'
import { problem, type Shape } from '../kind/kind'

export const shape: Shape<MomentOptions> = ({ string }) =>
  string()
    .typeError(problem('notInstant'))
    .test('instant', problem('notInstant'), value => !value || isInstant(value))
