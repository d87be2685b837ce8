/** History state of a page whose record was just created; it survives a reload. */
export const justMade = { justMade: true } as const

export const isJustMade = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'justMade' in state
