import type { Text } from '../../base/text'
import { type Kind, parseText, unchanged } from './kind'

type NoOptions = object

const line = {
  ...unchanged,
  store: 'text',
  operators: ['eq', 'ne', 'in', 'nin', 'contains', 'empty'],
  print: (value: string) => value,
  folded: true,
} as const

export const email: Kind<NoOptions, string> = {
  ...line,
  parse: value => {
    const read = parseText(value)
    return typeof read === 'string' ? read.toLowerCase() : read
  },
  sample: n => `ejemplo${n}@demo.test`,
  is: { isEmail: true, isLink: true, isTelling: true },
}

export interface UrlOptions {
  /** Text of a button that copies the link. @default the link is opened only @example `copyLabel: 'Copiar enlace'` */
  readonly copyLabel?: Text
}

/** Web address, https only: opened or displayed by the browser, never fetched by the server. */
export const url: Kind<UrlOptions, string> = {
  ...line,
  parse: parseText,
  sample: n => `https://demo.test/${n}`,
  is: { isLink: true },
}

/** Maximum length in characters; longer passwords are rejected before rating and hashing, which cost time. */
export const longestPassword = 128

/** Write-only; stored as a hash. */
export const password: Kind<NoOptions, string> = {
  ...unchanged,
  store: 'text',
  parse: value => (value === '' ? null : value),
  operators: [],
  print: () => '••••••',
  sample: n => `Ejemplo-clave-${n}`,
  is: { isSecret: true, isBulky: true, hasNoText: true },
}
