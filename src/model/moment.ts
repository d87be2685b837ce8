import { timeFields } from './rule'

/** When somebody asks, for rules about time, by the business's calendar; only the server says it. */
export interface AskedMoment {
  /** The second in which they ask. */
  readonly NOW?: string
  readonly TODAY?: string
  /** The number of that day in its month. */
  readonly DAY?: number
  /** The instants in which this month and the one before it began. */
  readonly MONTH?: string
  readonly LAST_MONTH?: string
}

/** The person, and whether a rule has asked them for the moment. */
export function watchedClock<Person extends AskedMoment>(me: Person) {
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
