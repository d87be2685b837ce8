/**
 * Words of a language that compare, place in time, order, deny or mean nothing; folded: no accents, lower case.
 * A phrase after `~` is meant in all forms of its words.
 */
export interface SentenceWords {
  /** Comparisons before a number or a day, by operator. */
  readonly compare: Readonly<Record<SentenceOperator, readonly string[]>>
  /** Comparisons after a number: "500 or more". */
  readonly after: Readonly<Partial<Record<SentenceOperator, readonly string[]>>>
  readonly not: readonly string[]
  /** Words after a field that has no value: "costo en blanco", "cost is blank". */
  readonly empty: readonly string[]
  /** Words between the name of a text and a part of it. */
  readonly contains: readonly string[]
  /** The same, but of its beginning or end; that is told. */
  readonly begins: readonly string[]
  /** "but" begins another clause: what was denied before is not denied after it. */
  readonly but: readonly string[]
  /** Before the other side of a comparison: "más series que unidades". */
  readonly than: readonly string[]
  /** Before "one" they make it a number: "solo un pedido". */
  readonly only: readonly string[]
  /** Before a denial: it was once so. */
  readonly ceased: readonly string[]
  /** After "one" they make it a number: "una sola vez", "one time". */
  readonly single: readonly string[]
  /** All related rows have to be so: "whose orders are all canceled". */
  readonly all: readonly string[]
  /** The first or second 15 days of a month: "primera quincena". */
  readonly firstHalf: readonly string[]
  readonly secondHalf: readonly string[]
  readonly halfMonth: readonly string[]
  /** Words after a number of happenings: "visited 3 times". */
  readonly times: readonly string[]
  readonly articles: readonly string[]
  /** Words that may also stand between those of a synonym: "not yet contacted". */
  readonly fillers: readonly string[]
  /** Words before how long ago something was, and after it. */
  readonly agoBefore: readonly string[]
  readonly agoAfter: readonly string[]
  /** Before a weekday: all of them, or the next one. */
  readonly everyDay: readonly string[]
  readonly forDay: readonly string[]
  /** Beginnings of comparisons with a moment, and whole ones that never compare amounts. */
  readonly timely: readonly string[]
  /** Words of comparisons with amounts of money. */
  readonly priced: readonly string[]
  readonly moments: readonly string[]
  /** What short spellings and other words stand for: "negativo" is "menor a 0". */
  readonly short: Readonly<Record<string, readonly string[]>>
  /** Prefixes that deny a word: "unpaid". */
  readonly prefixes: readonly string[]
  readonly with: readonly string[]
  /** Of these, those that are no verb of someone: "que lleva Pedro". */
  readonly had: readonly string[]
  readonly or: readonly string[]
  readonly and: readonly string[]
  readonly by: readonly string[]
  /** Comparisons that also tell a place, or a topic: "from Quito", "sobre garantía". */
  readonly from: readonly string[]
  readonly topic: readonly string[]
  /** Before days or a name: all but those. */
  readonly minus: readonly string[]
  readonly within: readonly string[]
  /** Between a day and its month, or before what a record is of. */
  readonly of: readonly string[]
  readonly origin: readonly string[]
  /** Before the end of a range. */
  readonly upTo: readonly string[]
  /** Before a number that is a day of the month. */
  readonly onDay: readonly string[]
  readonly stop: readonly string[]
  /** Words that mean nothing at the beginning of a sentence: "show me", "necesito". */
  readonly requests: readonly string[]
  /** Words for the person who asks. */
  readonly mine: readonly string[]
  readonly me: readonly string[]
  readonly assigned: readonly string[]
  /** Words that say only that a record began: "placed in May". */
  readonly created: readonly string[]
  /** Of these, words for what the records are about: "depósitos hechos ayer". */
  readonly made: readonly string[]
  /** The same before days, else part of a name: "new this month". */
  readonly newly: readonly string[]
  /** Words for a date that has passed, and beginnings of labels of such dates. */
  readonly overdue: readonly string[]
  readonly due: readonly string[]
  /** Words by which a label says what is still to be done. */
  readonly pending: readonly string[]
  /** Words between what awaits something and what that is. */
  readonly awaited: readonly string[]
  /** Words that say the same before them: "pendientes de facturar" is "por facturar". */
  readonly awaiting: readonly string[]
  /** Words before a clause: "who owe more than 500". */
  readonly relative: readonly string[]
  /** Of these, the ones before what belongs to a record: "whose orders". */
  readonly whose: readonly string[]
  /** Endings of what was done, with those of its verb: "aprobado", "sin aprobar". */
  readonly infinitives: Readonly<Record<string, readonly string[]>>
  /** The same with those of what someone did: "que aprobó". */
  readonly pasts: Readonly<Record<string, readonly string[]>>
  /** The same with those of what the person who asks did: "que aprobé". */
  readonly firsts: Readonly<Record<string, readonly string[]>>
  /** That person: "yo". */
  readonly self: readonly string[]
  /** Orders of rows: by amount, by date, or by the field that follows. */
  readonly sorts: Readonly<Partial<Record<SentenceSort, readonly string[]>>>
  /** Words after an order: "descending", "newest first". */
  readonly orders: Readonly<Record<'ASC' | 'DESC' | 'first', readonly string[]>>
  /** Days by their distance from today, or the first or last ones of a period. */
  readonly nearDays: Readonly<Record<string, readonly string[]>>
  /** Units that mean the present one after "of the": "pedidos de la semana". */
  readonly units: Readonly<Record<string, readonly string[]>>
  /** Denials of what something is, not of what it has: "no bodegueros". */
  readonly unlike: readonly string[]
  /** Denials of a place, which nothing lacks: "outside the branch". */
  readonly outside: readonly string[]
  /** Before a number they make it a guess: "unos 500". */
  readonly about: readonly string[]
  /** "Other" is a value only beside the name of its field: not in "sold by others". */
  readonly others: readonly string[]
  /** Comparisons that may also follow their number: "3 units at least". */
  readonly atEnd: readonly string[]
  readonly ofUnit: readonly string[]
  /** Words after a number of days that name a term: "a 30 días plazo". */
  readonly term: readonly string[]
  /** Nouns of labels that say little: "number" of "waybill number". */
  readonly nouns: readonly string[]
  /** Before how long a state lasts: "for more than 20 days". */
  readonly lasting: readonly string[]
  /** Denials of what still may come: "never dispatched" is more than "to dispatch". */
  readonly never: readonly string[]
  /** The denial that other words of a synonym may say: "no tienen" for "sin". */
  readonly without: readonly string[]
  /** Words of labels for what happened last: "Última factura". */
  readonly latest: readonly string[]
  /** Verbs of what is missing, which deny no days: "feriados que faltan este año". */
  readonly lacking: readonly string[]
  /** Words of labels that name a place: "Dirección de entrega". */
  readonly places: readonly string[]
  /** Groups of words that say the same in any list: "inactivo | deshabilitado". */
  readonly alike: readonly string[]
  /** Periods by what they mean; `ago …` is no day and told. */
  readonly periods: Readonly<Record<string, readonly string[]>>
  /** Periods of a number `#` of units `@`. */
  readonly spans: Readonly<Record<string, readonly string[]>>
  readonly spanUnits: Readonly<Record<string, readonly string[]>>
  readonly months: readonly string[]
  readonly numbers: Readonly<Record<string, readonly string[]>>
  /** Monday first. */
  readonly weekdays: readonly string[]
  readonly weekend: readonly string[]
  readonly lastDay: readonly string[]
  readonly nextDay: readonly string[]
  /** First to fourth, and the words for a quarter and half a year. */
  readonly ordinals: readonly string[]
  readonly quarter: readonly string[]
  readonly halfYear: readonly string[]
  /** Endings of words that say what happened on a day: "created last week". */
  readonly participles: readonly string[]
  /** Endings that forms of one word differ by, longest first. */
  readonly endings: readonly string[]
}
export type SentenceOperator = 'gt' | 'gte' | 'lt' | 'lte' | 'eq' | 'between'
/** `top` takes the usual amount where no field follows, `most` needs one, `worst` means what has a lower bound, `than` compares two fields. */
export type SentenceSort =
  `${'money' | 'date' | 'named' | 'top' | 'most' | 'than' | 'worst'} ${'ASC' | 'DESC'}`
