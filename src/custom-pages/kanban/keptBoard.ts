import { createStore, get, set } from 'idb-keyval'
import type { Board } from './board'

const store = () => createStore('mostrador-boards', 'boards')

/** The board as it was read last, for when nobody answers; a browser without a place for it has none. */
export const readKept = (name: string): Promise<Board | undefined> =>
  quietly(() => get<Board>(name, store()))

export const keep = (name: string, board: Board): Promise<unknown> =>
  quietly(() => set(name, board, store()))

/** Where there is no place at all, opening it throws at once. */
async function quietly<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}
