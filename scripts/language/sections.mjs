/**
 * The sections of docs/language.md in order: title, the owners whose words the registry checks
 * (`src/model/words`), and the types whose doc comments describe them. `table` makes one table of a
 * section, and names its first column: operators, and names of places.
 */
export const sections = [
  { title: 'Schema', owners: ['schema'], types: ['SchemaWords', 'Schema'] },
  {
    title: 'Access',
    owners: ['grant'],
    types: ['Grant'],
    intro: 'Rights are denied by default; a role gets `all`, `read`, or these words.',
  },
  { title: 'Checks and guards', owners: ['check', 'guard'], types: ['Check'] },
  {
    title: 'Fields',
    owners: [],
    types: ['FieldOf', 'FieldWords'],
    intro: 'Words of every field. The kind adds words of its own.',
  },
  {
    title: 'Value by rule',
    owners: ['default by rule', 'target', 'order by rule'],
    types: ['Default', 'Target', 'SortBy'],
    intro:
      'A default, a state that a transition leads to, or an order of the list. The first entry whose rule holds is taken.',
  },
  {
    title: 'Derived values',
    owners: ['derived value'],
    types: ['Derivation'],
    intro: 'The first entry whose rule holds is taken; a rule may ask for computed numbers.',
  },
  {
    title: 'Unique among some records',
    owners: ['unique by rule'],
    types: ['UniqueByRule'],
  },
  {
    title: 'Parts of a text',
    owners: ['part of a text', 'text put together by rule'],
    types: ['TextByRule', 'TextPart'],
  },
  {
    title: 'Options and states',
    owners: ['option', 'state'],
    types: ['OptionWords', 'State'],
    intro: 'An option of a choice, or a state of a flow.',
  },
  { title: 'Labels of codes', owners: ['part of a json value'], types: ['WithOptions'] },
  {
    title: 'Limited references',
    owners: ['options narrowed', 'field of the record'],
    types: ['Among'],
  },
  { title: 'Reminder of a date', owners: ['reminder'], types: ['Reminder'] },
  { title: 'Rollup', owners: ['rollup'], types: ['Tally'] },
  {
    title: 'Computations',
    owners: [],
    types: ['Expression'],
    table: 'operator',
    intro:
      'Names of fields are texts, constants are numbers. Money is computed in whole cents, rounded half up.',
  },
  {
    title: 'Rules',
    owners: [],
    types: ['Operators', 'FieldRef', 'Rule'],
    table: 'operator',
    intro:
      'Fields of the record and `$me.…`, each with a value or operators. All conditions must hold.',
  },
  { title: 'List', owners: ['list'], types: ['ListWords'] },
  { title: 'Highlighted rows', owners: ['highlight'], types: ['Highlight'] },
  { title: 'Tabs by rule', owners: ['tab'], types: ['Tab'] },
  { title: 'Form', owners: ['form'], types: ['FormWords'] },
  { title: 'Section', owners: ['section'], types: ['Section'] },
  { title: 'Flow', owners: ['flow'], types: ['Flow'] },
  { title: 'Transition', owners: ['transition'], types: ['Transition'] },
  {
    title: 'Required fields by rule',
    owners: ['required fields'],
    types: ['Transition.requiredFields'],
  },
  { title: 'Timer', owners: ['timer'], types: ['Transition.timer'] },
  { title: 'Answer of another system', owners: ['response'], types: ['Transition.onResponse'] },
  { title: 'Approval', owners: ['approval', 'tier'], types: ['Transition.approval', 'Tier'] },
  {
    title: 'Effects',
    owners: ['set', 'create', 'update', 'delete', 'notify', 'call', 'handler'],
    types: ['Effect', 'Verb'],
  },
  {
    title: 'Numbers of other rows',
    owners: ['increment', 'reservation'],
    types: ['Adjustment', 'Conditional'],
  },
  {
    title: 'Values of effects',
    owners: ['field value', 'computed value', 'day from today'],
    types: ['EffectValue', 'DayFromToday'],
    intro: 'A value is a constant, `$me.…`, `$now`, `$today`, or one of these.',
  },
  {
    title: 'Mail',
    owners: ['mail'],
    types: ['EmailTemplate', 'Called', 'Conditional'],
    intro: 'A call with a subject is a mail, which is shown before the transition is made.',
  },
  { title: 'Documents', owners: ['document'], types: ['DocumentWords'] },
  { title: 'Trash', owners: ['trash'], types: ['TrashWords'] },
  { title: 'Retention', owners: ['retention'], types: ['RetentionWords'] },
  { title: 'Pages', owners: ['pages'], types: ['PageWords'], table: 'page' },
  { title: 'Components on pages', owners: ['slots'], types: ['Slots'], table: 'place' },
  { title: 'Another server', owners: ['rest'], types: ['RestWords'] },
  {
    title: 'Single operation of another server',
    owners: ['call of a server'],
    types: ['RestCall'],
  },
]

/** Words with one meaning wherever they stand; sections name those that they use. */
export const shared = {
  title: 'Shared words',
  intro: 'Each has one meaning wherever it stands; the sections above say where that is.',
  types: [
    ...[
      'Labelled',
      'Coloured',
      'WithIcon',
      'HasId',
      'Allowed',
      'Conditional',
      'ValueByRule',
      'Notifying',
      'WithFields',
      'WithText',
      'WithRetention',
      'WithHours',
    ],
    ...['MayBeHidden', 'Requirement', 'WithMessage', 'NamesField', 'Matching', 'Filtered'],
    ...[
      'Aggregate',
      'Formula',
      'Limited',
      'AtLeast',
      'Bounds',
      'WithLengths',
      'WithBarcode',
      'Concatenated',
      'WithOptions',
    ],
    ...[
      'WithFlow',
      'Unique',
      'Keyed',
      'WithRead',
      'Defaulted',
      'WithValues',
      'Creates',
      'Updates',
      'Deletes',
    ],
    ...['OnCreate', 'PerRow', 'Called', 'Located'],
  ],
}

/** The same for docs/features.md. */
export const featureSections = [
  {
    title: 'messageTemplate',
    owners: ['messageTemplate', 'draft of a message'],
    types: ['MessageTemplate', 'Wording'],
    intro: 'Documents area: a message about a record that people send by WhatsApp.',
  },
  {
    title: 'Choice of a related row in messageTemplate',
    owners: ['one of the rows'],
    types: ['OneOfRows'],
  },
  {
    title: 'listSummary',
    owners: ['listSummary'],
    types: ['ListSummary'],
    intro:
      'Checkout area: cards above the list with the number of records and their sum, by value of the tabs’ field.',
  },
  {
    title: 'lineLookups',
    owners: ['lineLookups'],
    types: ['LineLookups'],
    intro:
      'Checkout area: columns with numbers of other resources beside the rows of a field of kind `lines`, as they are now.',
  },
  {
    title: 'Columns of lineLookups',
    owners: ['line lookup', 'field value'],
    types: ['LineLookup', 'LookupWords'],
  },
  {
    title: 'reportWorkbook',
    owners: ['reportWorkbook'],
    types: ['ReportWorkbook'],
    intro:
      'Credit area: the export of the list offers a workbook with the rows and a sheet of counts and sums for each of some choices.',
  },
  {
    title: 'createdCard',
    owners: ['createdCard'],
    types: ['CreatedCard'],
    intro:
      'Service area: a card on the page of a record that was just created, with its documents and message.',
  },
]

/** Keys that are names rather than words: operations of a server, languages of a text, parts of an entry in
 * `features`, heading of a link. */
export const nameOwners = ['operations', 'text', 'feature', 'next record']

/** Alternatives, of which none is a default. */
export const choices = ['Operators', 'Rule']
