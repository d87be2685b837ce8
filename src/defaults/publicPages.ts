import type { ComponentType } from 'react'

/** `publicPages.ts` of a business: its pages without sign-in, by the name that `business.ts` gives their address. */
export type PublicPages = Readonly<Record<string, ComponentType>>

export const publicPages: PublicPages = {}
