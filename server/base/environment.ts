export type Environment = Readonly<Record<string, string | undefined>>

export type VariableReader = ReturnType<typeof readerOf>

/** Reads variables; an invalid one is added to the problems and counts as unset. */
export const readerOf = (env: Environment, problems: string[]) => ({
  text(
    name: string,
    pattern: { test(value: string): boolean },
    expectation: string,
  ): string | undefined {
    const value = env[name]
    if (value === undefined || value === '') return undefined
    if (pattern.test(value)) return value
    problems.push(`${name}: expected ${expectation}`)
    return undefined
  },
  flag(name: string): boolean {
    return /1|true/.test(this.text(name, /^(0|1|true|false)$/, '1 or 0') ?? '0')
  },
  number<Unset extends number | undefined>(
    name: string,
    unset: Unset,
    { min, max }: { min: number; max: number },
  ): number | Unset {
    const value = env[name]
    if (value === undefined || value === '') return unset
    const number = Number(value)
    if (Number.isInteger(number) && number >= min && number <= max) return number
    problems.push(`${name}: expected a whole number from ${min} to ${max}, found "${value}"`)
    return unset
  },
})
