import { createContext } from 'react'

/** Somebody has signed in: the desk is on its way, and nothing here is to be sent again. */
export const Leaving = createContext(false)
