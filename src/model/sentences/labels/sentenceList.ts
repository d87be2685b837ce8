/** A field that sentences can ask, under its labels in the languages that are at hand. */
export interface SentenceField {
  readonly path: string
  readonly labels: readonly string[]
  /** What is also said for it in the list of the referenced record. */
  readonly said?: readonly string[]
  readonly shape: 'number' | 'money' | 'date' | 'choice' | 'yesNo' | 'text' | 'reference' | 'other'
  /** Values of a choice. */
  readonly values?: readonly SentenceValue[]
  /** A column of the list or indexed, but for other dates: meant where a day or an amount names no field. */
  readonly isUsual?: boolean
  /** Meant where a number names no field and the list has no amount. */
  readonly isQuantity?: boolean
  /** Moves by a flow. */
  readonly isState?: boolean
  /** A date that is never ahead. */
  readonly isPast?: boolean
  /** The day for which a record is planned. */
  readonly isPlanned?: boolean
  /** A date with its time. */
  readonly isMoment?: boolean
  /** Computed as the first field less the second. */
  readonly restOf?: readonly unknown[] | undefined
  /** The moment at which a record began. */
  readonly isCreated?: boolean
  /** Names a person who signs in: "created by me". */
  readonly isPerson?: boolean
  /** Names the person to whom a record belongs. */
  readonly isOwner?: boolean
  /** Names the person who was given the record, not only the one who began it. */
  readonly isAssigned?: boolean
}
export interface SentenceValue {
  readonly value: string | number
  readonly labels: readonly string[]
  /** Date on which a record got this state. */
  readonly since?: string | undefined
  /** The field of the person who gave a record this state. */
  readonly by?: string | undefined
  /** Dates that no record in this state has. */
  readonly never?: readonly string[]
}
/** Rows of another resource that sentences can count. */
export interface SentenceCount {
  readonly count: string
  readonly via: string
  readonly labels: readonly string[]
  /** What is also said for them where they are counted. */
  readonly names: readonly string[]
  /** Their own fields, the most important first. */
  readonly fields: readonly SentenceField[]
  readonly synonyms: SentenceSynonyms['own']
}
/** A tab of the list by its name. */
export interface SentenceTab {
  readonly labels: readonly string[]
  readonly part: SentenceFilter
}
/** Other words that people use; several are separated by strokes. */
export interface SentenceSynonyms {
  /** By language what is also said for words of this list: `{ vendedor: 'asesor | ejecutivo' }`. */
  readonly own: readonly Readonly<Record<string, string>>[]
  /** Words that say the same in any list. */
  readonly alike: readonly string[]
}
/** What sentences about one list can ask, the most important first. */
export interface SentenceList {
  readonly name: string
  readonly labels: readonly string[]
  readonly fields: readonly SentenceField[]
  readonly counts: readonly SentenceCount[]
  readonly tabs: readonly SentenceTab[]
  readonly synonyms: SentenceSynonyms
  /** The person who asks. */
  readonly me: number
}

export type SentenceFilter = Readonly<Record<string, unknown>>
/** Words that may be a value of the data: of this field, or of any. */
export interface OpenWords {
  readonly text: string
  readonly path?: string | undefined
  readonly isDenied?: boolean | undefined
  /** The condition if the data has no such value. */
  readonly otherwise?: SentenceFilter | undefined
  /** An alternative to the words before: "Quito o Cuenca". */
  readonly isOr?: boolean | undefined
}
export interface SentenceOrder {
  readonly field: string
  readonly order: 'ASC' | 'DESC'
  /** Its words in the sentence. */
  readonly text: string
}
export interface SentenceReading {
  /** The list that the sentence names. */
  readonly list?: string | undefined
  readonly parts: readonly SentenceFilter[]
  readonly open: readonly OpenWords[]
  readonly sort?: SentenceOrder | undefined
  /** Words that were understood as no condition. */
  readonly unread: readonly string[]
}
