import { problem, type Shape } from '../kind/kind'
import { lineOfText } from '../text/shape'
import type { ChoiceOptions } from './data'

/** Other values than those on offer are short plain texts. */
export const shape: Shape<ChoiceOptions> = (yup, { options, numeric, allowOther }) =>
  allowOther && !numeric
    ? lineOfText(yup, 200)
    : yup
        .mixed<string | number>()
        .typeError(problem('notChoice'))
        .test(
          'choice',
          problem('notChoice'),
          value =>
            value == null ||
            (typeof value === (numeric ? 'number' : 'string') &&
              (allowOther === true || Object.hasOwn(options, String(value)))),
        )
