import { doubtOf } from '../../model/validation/doubtOf'
import { type TextAttributes, textInputWith } from './TextInput'

/** Text with a check digit; its check is loaded with forms that have identities. */
export const identityInputWith = (attributes: TextAttributes) =>
  textInputWith({ ...attributes, doubt: doubtOf })
