import { doubtOf } from '../../model/shapes/doubtOf'
import { type TextAttributes, textInputWith } from './TextInput'

/** Text whose check digit is looked at; what that takes comes with forms that ask for identities. */
export const identityInputWith = (attributes: TextAttributes) =>
  textInputWith({ ...attributes, doubt: doubtOf })
