import { type TextAttributes, textInputWith } from '../../../fields/inputs/TextInput'
import { doubtfulIdentity } from '../doubt'

const doubt = (_: unknown, value: unknown) => {
  const key = typeof value === 'string' ? doubtfulIdentity(value) : undefined
  return key === undefined ? undefined : { key }
}

/** Text with a check digit; its check is loaded with forms that have identities. */
export const identityInputWith = (attributes: TextAttributes) =>
  textInputWith({ ...attributes, doubt })
