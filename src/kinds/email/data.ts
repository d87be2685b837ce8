import { type Kind, parseText, problem } from '../kind/kind'
import { lineOfText, textual } from '../text/data'

/** E-mail address, kept in lower case. */
export const email: Kind<object, string> = {
  ...textual,
  parse: value => {
    const read = parseText(value)
    return typeof read === 'string' ? read.toLowerCase() : read
  },
  shape: yup =>
    lineOfText(yup, 254).matches(/^[^\s@<>"(),:;\\[\]]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i, {
      message: problem('notEmail'),
      excludeEmptyString: true,
    }),
  is: { isEmail: true, isLink: true, isTelling: true },
}
