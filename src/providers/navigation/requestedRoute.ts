import { createContext } from 'react'

/** Calls back with the key of each requested location, also while its page is loading. */
export type OnRequested = (tell: (key: string) => void) => () => void

export const RequestedRoute = createContext<OnRequested>(() => () => undefined)
