import type { Message } from '../kinds/kind'

/** Wraps a problem for yup's `message`, which accepts any value but is typed as a string. */
export const problem = (key: string, params?: Message['params']): string =>
  (params ? { key, params } : { key }) as unknown as string
