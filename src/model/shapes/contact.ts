import { string } from 'yup'
import { longestPassword } from '../kinds/contact'
import { problem } from './problem'
import { lineOfText, plainText } from './text'

export const email = () =>
  lineOfText(254).matches(/^[^\s@<>"(),:;\\[\]]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i, {
    message: problem('notEmail'),
    excludeEmptyString: true,
  })

export const url = () =>
  plainText(2000).test('https', problem('notUrl'), value => !value || isHttps(value))

export const password = () =>
  string()
    .typeError(problem('notText'))
    .min(8, problem('passwordTooShort', { min: 8 }))
    .max(longestPassword, problem('tooLong', { max: longestPassword }))

function isHttps(value: string) {
  try {
    const { protocol, username, password: secret } = new URL(value)
    return protocol === 'https:' && username === '' && secret === ''
  } catch {
    return false
  }
}
