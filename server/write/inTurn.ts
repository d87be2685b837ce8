import type { AfterWrite } from '../query/requestContext'

/** Runs several works after one write, in order. */
export const inOrder =
  (...hooks: readonly (AfterWrite | undefined)[]): AfterWrite =>
  async (trx, written) => {
    for (const hook of hooks) await hook?.(trx, written)
  }
