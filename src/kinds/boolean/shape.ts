import { problem, type Shape } from '../kind/kind'

export const shape: Shape<object> = yup => yup.boolean().strict().typeError(problem('notBoolean'))
