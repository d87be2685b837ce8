/** Retries the work with growing pauses while `again` says the error is temporary. */
export async function retrying<T>(
  work: () => Promise<T>,
  again: (error: unknown) => boolean,
  tries = 5,
) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === tries || !again(error)) throw error
      await pause(attempt * 10 * (1 + Math.random()))
    }
  }
}

export const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

export function codeOf(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return undefined
  return 'code' in error ? error.code : undefined
}
