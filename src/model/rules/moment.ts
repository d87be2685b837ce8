import { timeFields } from './rule'

/** Time values for rules, in the business's time zone, set by the server. */
export interface RuleTime {
  /** Instant, to the second. */
  readonly NOW?: string
  readonly TODAY?: string
  /** Day of the month. */
  readonly DAY?: number
  /** Start of this month, and of the previous one. */
  readonly MONTH?: string
  readonly LAST_MONTH?: string
}

/** The user, and whether a rule has read the time. */
export function watchedClock<Person extends RuleTime>(me: Person) {
  let asked = false
  const watch = (name: (typeof timeFields)[number]) => ({
    enumerable: true,
    get: () => {
      asked = true
      return me[name]
    },
  })
  const watched: Person = Object.defineProperties(
    { ...me },
    Object.fromEntries(timeFields.map(name => [name, watch(name)])),
  )
  return { me: watched, clock: () => asked }
}
