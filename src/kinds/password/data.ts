import { type Kind, unchanged } from '../kind/kind'

/** Maximum length in characters; longer passwords are rejected before rating and hashing, which cost time. */
export const longestPassword = 128

/** Password, stored as a hash and never sent back. */
export const password: Kind<object, string> = {
  ...unchanged,
  store: 'text',
  parse: value => (value === '' ? null : value),
  operators: [],
  print: () => '••••••',
  is: { isSecret: true, isBulky: true, hasNoText: true },
}
