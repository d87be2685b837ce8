import type { Text } from '../../base/text'
import { type Kind, problem } from '../kind/kind'
import { plainText, textual } from '../text/data'

export interface UrlOptions {
  /** Text of a button that copies the link. @default the link is opened only @example `copyLabel: 'Copiar enlace'` */
  readonly copyLabel?: Text
}

/** Web address, https only. */
export const url: Kind<UrlOptions, string> = {
  // opened or displayed by the browser, never fetched by the server
  ...textual,
  shape: yup =>
    plainText(yup, 2000).test('https', problem('notUrl'), value => !value || isHttps(value)),
  is: { isLink: true },
}

function isHttps(value: string) {
  try {
    const { protocol, username, password } = new URL(value)
    return protocol === 'https:' && username === '' && password === ''
  } catch {
    return false
  }
}
