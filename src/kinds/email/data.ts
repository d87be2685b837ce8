import { type Kind, parseText } from '../kind/kind'
import { textual } from '../text/data'

/** E-mail address, kept in lower case. */
export const email: Kind<object, string> = {
  ...textual,
  parse: value => {
    const read = parseText(value)
    return typeof read === 'string' ? read.toLowerCase() : read
  },
  is: { isEmail: true, isLink: true, isTelling: true },
}
