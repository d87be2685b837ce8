import { problem, type Shape } from '../kind/kind'
import { lineOfText } from '../text/shape'

export const shape: Shape<object> = yup =>
  lineOfText(yup, 254).matches(/^[^\s@<>"(),:;\\[\]]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i, {
    message: problem('notEmail'),
    excludeEmptyString: true,
  })
