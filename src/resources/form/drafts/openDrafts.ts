import { createContext } from 'react'

/** Keys of the drafts that the surrounding forms write. */
export const OpenDrafts = createContext<readonly string[]>([])
