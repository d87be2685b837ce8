import { lazy } from 'react'

/** The signed-in person's own page (product.md 2), where a new account lands. */
export const profile = {
  path: 'user/profile',
  Page: lazy(async () => ({ default: (await import('./ProfilePage')).ProfilePage })),
}
