import type { Later } from '../ui/theme/plainLater'

/** `publicPages.ts` of a business: its pages without sign-in, by the name that `business.ts` gives their address. */
export type PublicPages = Readonly<Record<string, Later<object>>>

export const publicPages: PublicPages = {}
