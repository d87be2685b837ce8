import { createContext } from 'react'

/** True after sign-in, while the dashboard loads: forms must not be sent again. */
export const Leaving = createContext(false)
