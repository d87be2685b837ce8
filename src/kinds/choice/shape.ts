import { problem, type Shape } from '../kind/kind'
import type { ChoiceOptions } from './data'

export const shape: Shape<ChoiceOptions> = ({ mixed }, options) =>
  mixed<string | number>()
    .typeError(problem('notChoice'))
    .test('choice', problem('notChoice'), value => value == null || offers(options, value))

const offers = ({ options, numeric, allowOther }: ChoiceOptions, value: unknown) =>
  typeof value === (numeric ? 'number' : 'string') &&
  (allowOther === true || Object.hasOwn(options, String(value)))
