/** What may be told of stock to whom exact numbers are not for (domain.md 5.5): 0, +1, +5, +10, +20. */
export const stockLevels = [1, 5, 10, 20] as const

/** The highest level that so many units reach; 0 below the first. */
export const stockLevel = (units: number): number =>
  stockLevels.findLast(level => units >= level) ?? 0

export const levelText = (level: number): string => (level > 0 ? `+${level}` : '0')
