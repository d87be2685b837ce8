import { join } from 'node:path'
import { runnerImport } from 'vite'
import { quietly, root } from '../businessFolder.mjs'
import { readTypes } from './comments.mjs'
import { choices, featureSections, nameOwners, sections, shared } from './sections.mjs'
import { indexOf, sectionText } from './sectionText.mjs'

/** The texts of docs/language.md and docs/features.md, and the gaps in the types' comments. */
export async function writeLanguage() {
  const types = readTypes()
  const { kinds, registry, named, rule, own: business } = await sources()
  const kindsIn = kinds.map(kind => types.get(`kind ${kind}`))
  const at = sections.findIndex(({ types: [type] }) => type === 'FieldOf') + 1
  const wordsOf = type => types.get(type)?.words ?? []
  const withWords = section => {
    const isShared = type => section !== shared && shared.types.includes(type)
    const further = [
      ...new Set([
        ...section.types.flatMap(type => sharedIn(type, types)),
        ...section.types.filter(isShared),
      ]),
    ]
    const furtherWords = further.flatMap(wordsOf).map(({ word }) => word)
    const words = section.types.filter(type => !isShared(type)).flatMap(wordsOf)
    return { ...section, words, further, furtherWords }
  }
  const own = sections.toSpliced(at, 0, ...kindSections(types, kindsIn)).map(withWords)
  const features = featureSections.map(withWords)
  const parts = [...own, { ...withWords(shared), owners: [], further: [], furtherWords: [] }]
  const names = { ...named, ownFields: rule.ownFields, own: business.business }
  return {
    text: textOf(parts, kindsIn, names),
    features: [FEATURES, ...features.map(sectionText)]
      .join('\n')
      .replaceAll('](#', '](language.md#'),
    headings: parts.flatMap(part => headingsOf(part, { parts: own, kinds, types })),
    gaps: gapsOf([...parts, ...features], types, registry),
  }
}

async function sources() {
  const files = {
    words: 'scripts/language/words',
    named: 'src/model/definition/uiNames',
    rule: 'src/model/rules/rule',
    own: 'src/business',
  }
  const modules = {}
  for (const [name, file] of Object.entries(files))
    modules[name] = (await runnerImport(join(root, `${file}.ts`), quietly())).module
  return { ...modules, ...modules.words }
}

/** The shared types that a type is made of. */
const sharedIn = (type, types) =>
  (types.get(type)?.from ?? [])
    .filter(base => shared.types.includes(base))
    .flatMap(base => [base, ...sharedIn(base, types)])

/** One section for words that several kinds share. */
function kindSections(types, kinds) {
  const byOptions = new Map()
  const add = (type, kind) => {
    if (!types.has(type) || shared.types.includes(type)) return
    byOptions.set(type, [...(byOptions.get(type) ?? []), kind])
    for (const base of types.get(type).from) add(base, kind)
  }
  for (const { word: kind, options } of kinds) add(options, kind)
  return [...byOptions]
    .filter(([type]) => types.get(type).words.length + sharedIn(type, types).length > 0)
    .map(([type, names]) => ({
      title: `Kind ${names.join(', ')}`,
      owners: names.map(kind => `field of kind ${kind}`),
      types: [type],
    }))
}

/** Each described word, with the owners whose words the registry checks. */
const headingsOf = ({ title, types: described, owners, further }, { parts, kinds, types }) =>
  described
    .filter(type => !further.includes(type))
    .flatMap(type => {
      const using = parts.filter(part => part.types.includes(type) || part.further.includes(type))
      const ofFields = using.some(part => part.types[0] === 'FieldOf')
      const every = ofFields ? kinds.map(kind => `field of kind ${kind}`) : []
      const all = [...owners, ...using.flatMap(part => part.owners), ...every]
      return (types.get(type)?.words ?? []).map(({ word }) => ({ title, word, owners: all }))
    })

/** Incompletely described words, and words that only the check or only the types have. */
function gapsOf(parts, types, registry) {
  const described = parts.flatMap(({ title, types: [type], words }) =>
    words.flatMap(({ word, text, fallback, example, isOptional }) => [
      ...(text ? [] : [`${title}: ${word} has no comment`]),
      ...(isOptional && !fallback && !choices.includes(type)
        ? [`${title}: ${word} has no @default`]
        : []),
      ...(example?.includes(`${word}:`) ? [] : [`${title}: ${word} has no @example with the word`]),
    ]),
  )
  const wordsIn = ({ words, further }) => [
    ...words,
    ...further.flatMap(type => types.get(type).words),
  ]
  const everyField = parts.filter(({ types: [type] }) => type === 'FieldOf').flatMap(wordsIn)
  const unknown = Object.entries(registry).flatMap(([owner, words]) => {
    const known = [
      ...parts.filter(({ owners }) => owners.includes(owner)).flatMap(wordsIn),
      ...(owner.startsWith('field of kind') ? everyField : []),
    ]
    return Object.keys(words)
      .filter(word => !nameOwners.includes(owner) && !known.some(each => each.word === word))
      .map(word => `${owner}: ${word} is checked, and described nowhere`)
  })
  const unchecked = parts.flatMap(({ owners, title, ...part }) =>
    wordsIn(part)
      .filter(({ word }) => owners.length > 0 && !owners.some(owner => registry[owner]?.[word]))
      .map(({ word }) => `${title}: ${word} is described, and checked nowhere`),
  )
  const unused = shared.types
    .filter(type => !parts.some(({ further }) => further.includes(type)))
    .map(type => `${shared.title}: ${type} is part of no type`)
  return [...new Set([...described, ...unknown, ...unchecked, ...unused])]
}

const HEAD = `# The schema language

Every word of a schema (\`src/schemas\`), with its meaning, its default and an example. Editors show the same text at
the word. This page is generated from the doc comments of the types in \`src/model\`, \`src/kinds\` and \`src/custom-kinds\` by \`npm run docs\`.
`

const FEATURES = `# Features

A word that one schema uses and no other admin language has is a *feature* of its area: \`features: [createdCard({ … })]\`. It has
up to three parts, joined by its name:

- **words**: typed data with a doc comment each, in \`src/schemas/features/<area>.ts\`; \`descriptions.ts\` beside it says what may
  stand at each word, so that the start check names a misspelling. Rules in words are data, as everywhere.
- **browser half**: components at places of the generated pages, and columns beside rows (\`rowColumns\`), in \`src/features/<area>\` (\`BrowserFeature\` in
  \`src/ui/features/areaFeatures.ts\`). \`src/business/app/areaFeatures.ts\` joins them.
- **server half**: in \`server/areas/<area>/features.ts\` (\`ServerFeature\` in \`server/http/serverBusiness.ts\`);
  \`server/business/features.ts\` joins them.

| hook | where |
|---|---|
| slots, columns beside rows | \`BrowserFeature\` |
| endpoints, sheets of the export, OpenAPI | \`ServerFeature\`: \`routes\`, \`sheets\`, \`paths\` |
| validation | the schema: \`checks\`, \`required\`, \`guards\`; a rule of the words is data for both sides |
| effects | the schema: \`effects\`, whose \`handler\` names a function of \`writeHooks\`; work around each write of a resource stands there too (\`server/business/writeHooks.ts\`) |
| pages | \`src/custom-pages/<area>\` |
| tests | \`tests/server/matrixFeatures.ts\` |

\`defineFeature(name, halves)\` says which halves a feature needs. The start fails where a schema uses a feature and nobody registers
such a half: \`warranty-orders.features.createdCard: no area registers the browser half of this feature\`. The engine knows these
interfaces and no feature.

A feature of a school that prints a timetable, whole:

\`\`\`ts
// src/schemas/features/timetable.ts: the words, and what a schema writes
export interface Timetable {
  /** Field with the day of a lesson. @example \`field: 'DAY'\` */
  readonly field: string
}
export const timetableFeature = defineFeature<Timetable>('timetable', ['browser', 'server'])
export const timetable = timetableFeature.use // features: [timetable({ field: 'DAY' })]

// src/features/timetable/features.ts: a button beside the record's others
export const timetableFeatures: AreaFeatures = {
  features: { timetable: { showAction: { Component: TimetableButton } } },
}

// server/areas/timetable/features.ts: GET <path>/:id/timetable, with the reader's rights
const timetable: ServerFeature = {
  routes(add, resource, { records }) {
    add(\`GET \${resource.rest.path}/:id/timetable\`, 'schema', async c => {
      const request = { records, resource, me: c.get('me'), language: c.get('language') }
      return c.json(await getRecordView(request, c.req.param('id') ?? ''))
    })
  },
}
\`\`\`

A business in one folder ([architecture](architecture.md#the-business)) has three files instead: \`features.ts\` exports
\`featureDescriptions\` beside the words, \`app.ts\` exports \`app\` with the browser halves in \`features.features\`, and \`server.ts\` has the
server halves in \`features\` of its \`ServerBusiness\`:

\`\`\`ts
// features.ts; a schema of the folder writes features: [spineLabel({ field: 'shelfmark' })]
export interface SpineLabel {
  readonly field: string
}
export const spineFeature = defineFeature<SpineLabel>('spineLabel', ['browser'])
export const spineLabel = spineFeature.use
const words: WordsOf<SpineLabel> = { field: needed(name('column')) }
export const featureDescriptions = { spineLabel: { words } }

// app.ts
const SpineButton = later(() => import('./SpineButton'), 'SpineButton')
export const app: BusinessApp = {
  features: { features: { spineLabel: { showAction: { Component: SpineButton } } } },
  kindViews: {},
}
\`\`\`

The distributor's words stand in \`descriptions.ts\`, each half in the file that joins the areas, and its endpoints in \`tests/server/matrixFeatures.ts\`:
the access matrix asks them as every role, and fails for a feature without an entry there.

This page is generated from the doc comments by \`npm run docs\`.
`

function textOf(parts, kindsIn, names) {
  const kinds = kindsIn.map(({ word, text }) => `| \`${word}\` | ${text} |`)
  return `${[
    HEAD,
    `${indexOf(parts)}\n`,
    '## Kinds\n',
    `| kind | value |\n|---|---|\n${kinds.join('\n')}\n`,
    ...parts.map(sectionText),
    namesText(names),
  ].join('\n')}`
}

const me = name => `$me.${name}`
const quoted = names => names.map(name => `\`${name}\``).join(', ')

/** Names of the engine, each list followed by those that the distributor brings. */
const namesText = ({ ownFields, own, pieceNames, inputNames, iconNames, moveIconNames }) =>
  [
    '## Names\n',
    'A business adds names of its own (`src/base/business.ts`); those after the semicolon are the distributor’s.\n',
    ...Object.entries({
      'The signed-in person and the moment, in rules and values': [
        ownFields.map(me),
        Object.keys(own.userAttributes).map(me),
      ],
      Components: [pieceNames, own.parts.components],
      Inputs: [inputNames, own.parts.inputs],
      'Templates of documents': [[], own.parts.templates],
      'Sections of the menu': [['general', 'settings', 'other'], Object.keys(own.menu.sections)],
      'Icons of resources': [iconNames, Object.keys(own.parts.icons)],
      'Icons of transitions': [moveIconNames, Object.keys(own.parts.icons)],
    }).map(([title, lists]) => `- ${title}: ${lists.map(quoted).filter(Boolean).join('; ')}`),
    '',
  ].join('\n')
