import { problem, type Shape } from '../kind/kind'

export const shape: Shape<object> = ({ string }) =>
  string()
    .typeError(problem('notTime'))
    .matches(/^([01]\d|2[0-3]):[0-5]\d$/, {
      message: problem('notTime'),
      excludeEmptyString: true,
    })
