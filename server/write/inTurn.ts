import type { AfterWrite } from '../query/requestContext'

/** Runs several works after one write, in order. */
export const inTurn =
  (...works: readonly (AfterWrite | undefined)[]): AfterWrite =>
  async (trx, written) => {
    for (const work of works) await work?.(trx, written)
  }
