/** Parts of a text, separated by commas or bars. */
export const splitList = (value: unknown): unknown =>
  typeof value === 'string'
    ? value
        .split(/[,|]/)
        .map(part => part.trim())
        .filter(Boolean)
    : value

export const isOnce = (list: readonly unknown[] | undefined | null): boolean =>
  !list || new Set(list).size === list.length

/** Lists are equal in any order. */
export const inAnyOrder = (list: unknown): unknown =>
  Array.isArray(list) ? [...new Set(list.map(String))].sort() : list
