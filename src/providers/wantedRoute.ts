import { createContext } from 'react'

/** Tells the key of each place the reader wants to be, also while its page is still under way. */
export type OnWanted = (tell: (key: string) => void) => () => void

export const WantedRoute = createContext<OnWanted>(() => () => undefined)
