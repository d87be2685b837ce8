import type { Message } from '../kinds/kind'

/** A problem for yup's `message` argument: it takes any value but is typed as a string. */
export const problem = (key: string, params?: Message['params']): string =>
  (params ? { key, params } : { key }) as unknown as string
