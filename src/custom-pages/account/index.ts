import { lazy } from 'react'

/** Password, sessions and language of the signed-in person (product.md 2). */
export const account = {
  path: 'user/account',
  Page: lazy(async () => ({ default: (await import('./AccountPage')).AccountPage })),
}
