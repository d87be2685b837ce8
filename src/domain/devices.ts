/** One thing a record says of a device: a reference by its name, a state, a date, a mark. */
export interface Fact {
  readonly resource: string
  readonly field: string
  readonly value: unknown
  /** What the record is called that it refers to. */
  readonly title?: string
}
export interface FoundRecord {
  readonly resource: string
  readonly id: string | number
  readonly title: string
  readonly facts: readonly Fact[]
}
export interface FoundDevice {
  readonly code: string
  /** What is wrong with the number itself; null where nothing is. */
  readonly fault: string | null
  /** The oldest resource's first. */
  readonly found: readonly FoundRecord[]
}
/** Something that happened to a device: a date a record holds, or a deed of its history. */
export interface LifeEvent {
  readonly at: string
  readonly resource: string
  readonly id: string | number
  readonly title: string
  /** The field that holds the date. */
  readonly field?: string
  /** Else what was done, by whom, from what to what. */
  readonly action?: string
  readonly by?: { readonly ID: number; readonly DISPLAYNAME: string } | null
  readonly changes?: Readonly<Record<string, readonly [was: unknown, is: unknown]>>
}
export interface DeviceLife extends FoundDevice {
  readonly events: readonly LifeEvent[]
}

/** The names of the resources that tell of a device. */
export const tellersOf = ({ found, events = [] }: FoundDevice & Partial<DeviceLife>): string[] =>
  [...found, ...found.flatMap(({ facts }) => facts), ...events].map(({ resource }) => resource)
