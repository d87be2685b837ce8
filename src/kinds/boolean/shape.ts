import { problem, type Shape } from '../kind/kind'

export const booleanShape: Shape<object> = yup =>
  yup.boolean().strict().typeError(problem('notBoolean'))
