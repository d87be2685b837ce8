import { createStore, get, set } from 'idb-keyval'
import type { Board } from './board'

const store = () => createStore('mostrador-boards', 'boards')

/** The board as it was read last, for when nobody answers; a browser without a place for it has none. */
export const readKept = (name: string): Promise<Board | undefined> =>
  get<Board>(name, store()).catch(() => undefined)

export const keep = (name: string, board: Board): Promise<void> =>
  set(name, board, store()).catch(() => undefined)
