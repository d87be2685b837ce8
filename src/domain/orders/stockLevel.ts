/** Stock levels for readers without exact numbers (business.md#shop): 0, +1, +5, +10, +20. */
export const stockLevels = [1, 5, 10, 20] as const

/** Highest level reached; 0 below the first. */
export const stockLevel = (units: number): number =>
  stockLevels.findLast(level => units >= level) ?? 0

export const levelText = (level: number): string => (level > 0 ? `+${level}` : '0')
