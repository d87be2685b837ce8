import type { Owner } from '../../kinds/kind/words'

type Renames = Readonly<Record<string, string>>

/** `ID` stands for the key of the schema. */
const ONCE_SAVED = 'visibleWhen: { ID: { empty: false } }'
const RECORD_PAGE = 'pages: { record: … }'
/** Roles, as a rule. */
const FOR_ROLES = "when: { '$me.ROLE': { in: … } }"
/** Records among which a value is unique. */
const UNLESS_SET = 'when: { FIELD: { ne: true } }'
const IN_STATES = 'when: { FIELD: { in: […] } }'
/** Labels of codes in a json value. */
const PARTS = 'fields: { PROPERTY: { options: { … } } }'
/** States that are no sequence. */
const SAME_ORDER = 'the same order in every state'
const MAIL = 'field, subject and text beside call'
/** Words that have become features. */
const inFeature = (name: string) => `features: [${name}(…)]`
const text: Renames = { join: 'concat', minLength: 'min', maxLength: 'max' }
const day: Renames = { event: 'inTimeline', due: 'reminder' }
const file: Renames = { versions: 'keepVersions', maxSize: 'max' }
const reference: Renames = {
  to: 'resource',
  assigns: 'notifyAssignee',
  among: 'filterOptions',
  letsGo: "onDelete: 'setNull'",
}
const increment: Renames = {
  adjust: 'increment',
  where: 'match',
  add: 'with',
  amounts: 'with',
  floor: 'min',
  notBelow: 'min',
}

/** Words of any field. */
const anyField: Renames = {
  show: 'visibleWhen',
  told: 'read',
  readInDocuments: 'read',
  sealed: 'confidential',
  was: 'renamedFrom',
  sort: 'sortable',
}

/**
 * Words of former versions, old to new, by their owner; `…` is the former value, and a word of today stands
 * with the value that it has no more; an empty text leaves the word out. The start check names the new word, and `npm run resource upgrade` writes it; no type knows an old word.
 */
export const renamed: Readonly<Record<Owner, Renames>> = {
  schema: {
    opens: RECORD_PAGE,
    recordPath: RECORD_PAGE,
    leads: 'links',
    company: 'tenant: true',
    alike: 'matchFields',
    retired: 'droppedColumns',
    setAside: 'droppedColumns',
    archivedColumns: 'droppedColumns',
    lasts: 'retention',
    onceForEver: "idempotency: 'permanent'",
    partOfParent: "onDelete: 'cascade' of the parent field",
    begin: 'onCreate',
    papers: 'documents',
    share: inFeature('messageTemplate'),
    messageTemplate: inFeature('messageTemplate'),
    made: inFeature('createdCard'),
    createdCard: inFeature('createdCard'),
  },
  check: { else: 'message', at: 'field' },
  rest: { versions: 'concurrency', id: 'key', lenient: '' },
  retention: { setting: 'field', otherwise: 'default' },
  trash: { by: 'allow', keep: 'retention' },
  list: {
    opens: 'defaultView',
    cards: 'cardFields',
    marks: 'highlights',
    'gallery.picture': 'gallery: the field of the picture, with the others in cardFields',
    'matrix.rows': 'matrix: the field of the cells, with rows and columns in unique',
    matrixCost: 'matrix: the field of the cells, with the cost behind its rows',
    report: inFeature('reportWorkbook'),
  },
  'order by rule': { by: FOR_ROLES, roles: FOR_ROLES, is: 'value' },
  tab: { filter: 'where' },
  highlight: { tells: 'field', detail: 'field' },
  reportWorkbook: { by: 'groupBy' },
  listSummary: { of: 'values' },
  form: { as: 'layout', saves: '', saveMode: '' },
  section: {
    "fields: 'rest'": "fields: 'others'",
    show: 'visibleWhen',
    later: ONCE_SAVED,
    updateOnly: ONCE_SAVED,
    piece: 'component',
    only: 'showIn',
  },
  document: { by: 'allow', layout: 'template', move: 'transition' },
  createdCard: { tells: 'fields', again: 'next: { label: … }' },
  messageTemplate: { to: 'recipient' },
  'one of the rows': { of: 'resource', by: 'via', label: 'text' },
  flow: { begin: 'onCreate', way: SAME_ORDER, stepper: SAME_ORDER, keeps: 'reserves' },
  transition: {
    by: 'allow',
    when: 'guards',
    need: 'requiredFields',
    ask: 'dialogFields',
    shows: 'dialogInfo',
    hears: 'onResponse',
    after: 'timer: { field: … }',
  },
  state: { end: '' },
  guard: { else: 'message' },
  target: { to: 'value' },
  tier: { by: 'allow', upTo: 'max' },
  approval: { amount: 'field' },
  'derived value': { atMost: 'max' },
  mail: { to: 'field', recipient: 'field' },
  increment,
  reservation: increment,
  update: { close: 'update', where: 'match' },
  delete: { erase: 'delete', discard: 'delete', hard: '', where: 'match' },
  call: { letter: MAIL, emailTemplate: MAIL, fills: 'mapResponse', undoes: 'compensates' },
  handler: { run: 'handler' },
  'field value': { from: 'field' },
  'computed value': { is: 'formula' },
  response: { where: 'match' },
  reminder: { tell: 'notify', recipients: 'notify', before: 'days', unless: 'when: { not: … }' },
  'options narrowed': { else: 'message', where: 'match', day: 'match', are: 'match' },
  'line lookup': {
    by: 'allow',
    where: 'match',
    held: 'includeOwn',
    'includeOwn.units': 'includeOwn: the rule, with the number in goal',
  },
  'unique by rule': {
    unless: UNLESS_SET,
    exceptIf: UNLESS_SET,
    while: IN_STATES,
    status: IN_STATES,
    else: 'message',
    with: 'scope',
  },
  'text put together by rule': { of: 'value', parts: 'value', while: 'when' },
  'default by rule': { is: 'value' },
  rollup: { by: 'via' },
  'field of kind text': text,
  'field of kind longText': text,
  'field of kind richText': text,
  'field of kind code': { ...text, blanks: 'stripSpaces: true' },
  'field of kind url': { copies: 'copyLabel', ownPath: 'portrait' },
  'field of kind phone': { digits: 'lengths: […]' },
  'field of kind decimal': { longitude: '' },
  'field of kind date': day,
  'field of kind dateTime': day,
  'field of kind choice': { open: 'allowOther', term: 'derive: [{ when: …, value: … }]' },
  'field of kind reference': reference,
  'field of kind references': reference,
  'field of kind lines': {
    own: 'authorField',
    beside: inFeature('lineLookups'),
    lineLookups: inFeature('lineLookups'),
  },
  'field of kind file': file,
  'field of kind image': file,
  'field of kind identity': { only: 'type', join: 'concat' },
  'field of kind json': { codes: PARTS, valueLabels: PARTS },
  'field of kind computed': {
    'is.by': 'rollup',
    'formula.via': 'rollup',
    is: 'formula',
    as: 'format',
    reveals: 'ignoreInputRights',
  },
}

/** The new word, where this is one of a former version. */
export const renamedTo = (owner: Owner, word: string): string | undefined =>
  rewrittenTo(owner, word)?.split(':')[0]

/**
 * The new word, with its value where that changes too. A word of today is a former one with some values
 * (`fields: 'rest'`), and in some objects (`formula.via`).
 */
export function rewrittenTo(owner: Owner, word: string, value?: unknown): string | undefined {
  const known = { ...(owner.startsWith('field of kind ') && anyField), ...renamed[owner] }
  const written =
    typeof value === 'object'
      ? [...Object.keys(value ?? {}).map(each => `${word}.${each}`), word]
      : [`${word}: '${value}'`, word]
  return known[written.find(each => Object.hasOwn(known, each)) ?? '']
}
