import { array, mixed, string, boolean as yupBoolean } from 'yup'
import type { ChoiceOptions, ManyChoiceOptions } from '../kinds/choice'
import { problem } from './problem'

export const choice = (options: ChoiceOptions) =>
  mixed<string | number>()
    .typeError(problem('notChoice'))
    .test('choice', problem('notChoice'), value => value == null || offers(options, value))

const offers = ({ options, numeric, open }: ChoiceOptions, value: unknown) =>
  typeof value === (numeric ? 'number' : 'string') &&
  (open === true || Object.hasOwn(options, String(value)))

export const choices = ({ options }: ManyChoiceOptions) =>
  array()
    .typeError(problem('notList'))
    .of(string().strict().required().oneOf(Object.keys(options), problem('notChoice')))
    .max(100, problem('tooMany', { max: 100 }))
    .test('once', problem('repeated'), list => !list || new Set(list).size === list.length)

export const boolean = () => yupBoolean().strict().typeError(problem('notBoolean'))
