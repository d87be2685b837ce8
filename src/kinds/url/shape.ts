import { problem, type Shape } from '../kind/kind'
import { plainText } from '../text/shape'
import type { UrlOptions } from './data'

export const shape: Shape<UrlOptions> = (yup, { portrait }) =>
  plainText(yup, 2000).test(
    'https',
    problem('notUrl'),
    value => !value || isHttps(value) || (portrait === true && isOwnPath(value)),
  )

const isOwnPath = (value: string) => /^\/[^/\\]/.test(value)

function isHttps(value: string) {
  try {
    const { protocol, username, password } = new URL(value)
    return protocol === 'https:' && username === '' && password === ''
  } catch {
    return false
  }
}
