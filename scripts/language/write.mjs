import { join } from 'node:path'
import { runnerImport } from 'vite'
import { root } from '../prepare.mjs'
import { readTypes } from './comments.mjs'
import { choices, nameOwners, sections } from './sections.mjs'

/** The text of docs/language.md, and the gaps in the types' comments. */
export async function writeLanguage() {
  const types = readTypes()
  const { registry, named, rule, own } = await sources()
  const at = sections.findIndex(({ types: [type] }) => type === 'FieldOf') + 1
  const parts = sections.toSpliced(at, 0, ...kindSections(types)).map(section => ({
    ...section,
    words: section.types.flatMap(type => types.get(type)?.words ?? []),
  }))
  const names = {
    ...named,
    meFields: [...rule.ownFields, ...Object.keys(own.business.userAttributes)],
  }
  return { text: textOf(parts, types, names), gaps: gapsOf(parts, types, registry) }
}

async function sources() {
  const files = {
    registry: 'model/words/registry',
    named: 'model/definition/uiNames',
    rule: 'model/rules/rule',
    own: 'business',
    custom: 'custom-kinds/descriptions',
  }
  const quiet = { root, configFile: false, logLevel: 'error' }
  const modules = {}
  for (const [name, file] of Object.entries(files))
    modules[name] = (await runnerImport(join(root, `src/${file}.ts`), quiet)).module
  const custom = Object.entries(modules.custom.kindDescriptions)
  const words = custom.map(([kind, { words }]) => [`field of kind ${kind}`, words])
  return { ...modules, registry: { ...modules.registry.registry, ...Object.fromEntries(words) } }
}

const kindsOf = types => ['Kinds', 'CustomKinds'].flatMap(type => types.get(type).words)

/** One section for words that several kinds share. */
function kindSections(types) {
  const byOptions = new Map()
  for (const { word: kind, options } of kindsOf(types))
    for (let type = options; types.has(type); type = types.get(type).from)
      byOptions.set(type, [...(byOptions.get(type) ?? []), kind])
  return [...byOptions]
    .filter(([type]) => types.get(type).words.length > 0)
    .map(([type, kinds]) => ({
      title: `Kind ${kinds.join(', ')}`,
      owners: kinds.map(kind => `field of kind ${kind}`),
      types: [type],
    }))
}

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
  const everyField = ['FieldOf', 'FieldWords'].flatMap(type => types.get(type).words)
  const unknown = Object.entries(registry).flatMap(([owner, words]) => {
    const own = parts.filter(({ owners }) => owners.includes(owner))
    const known = [
      ...own.flatMap(part => part.words),
      ...(owner.startsWith('field of kind') ? everyField : []),
    ]
    return Object.keys(words)
      .filter(word => !nameOwners.includes(owner) && !known.some(each => each.word === word))
      .map(word => `${owner}: ${word} is checked, and described nowhere`)
  })
  const unchecked = parts.flatMap(({ title, owners, words }) =>
    words
      .filter(({ word }) => owners.length > 0 && !owners.some(owner => registry[owner]?.[word]))
      .map(({ word }) => `${title}: ${word} is described, and checked nowhere`),
  )
  return [...new Set([...described, ...unknown, ...unchecked])]
}

const HEAD = `# The schema language

Every word of a schema (\`src/schemas\`), with its meaning, its default and an example. Editors show the same text at
the word. This page is generated from the doc comments of the types in \`src/model\` and \`src/custom-kinds\` by \`npm run docs\`.
`

function textOf(parts, types, names) {
  const kinds = kindsOf(types).map(({ word, text }) => `| \`${word}\` | ${text} |`)
  return `${[
    HEAD,
    `${indexOf(parts)}\n`,
    '## Kinds\n',
    `| kind | value |\n|---|---|\n${kinds.join('\n')}\n`,
    ...parts.map(sectionText),
    namesText(names),
  ].join('\n')}`
}

/** Every word, with links to its sections. */
function indexOf(parts) {
  const places = new Map()
  for (const { title, words } of parts)
    for (const { word } of words)
      places.set(word, [...new Set([...(places.get(word) ?? []), title])])
  const rows = [...places]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(
      ([word, titles]) =>
        `\`${word}\`: ${titles.map(title => `[${title}](#${anchor(title)})`).join(', ')}`,
    )
  return `## Index\n\n${rows.map(row => `- ${row}`).join('\n')}`
}

const anchor = title =>
  title
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')

const sectionText = ({ title, intro, words }) =>
  [`## ${title}\n`, ...(intro ? [`${intro}\n`] : []), ...words.map(wordText)].join('\n')

function wordText({ word, text, fallback, isOptional, example }) {
  const rest = isOptional ? (fallback ? ` Default: ${fallback}.` : '') : ' Required.'
  return `### \`${word}\`\n\n${text}${rest}\n\n\`\`\`ts\n${example}\n\`\`\`\n`
}

const namesText = ({
  meFields,
  pieceNames,
  inputNames,
  layoutNames,
  iconNames,
  moveIconNames,
  menuSections,
}) =>
  [
    '## Names\n',
    ...Object.entries({
      'The signed-in person and the moment, in rules and values': meFields.map(
        name => `$me.${name}`,
      ),
      Components: pieceNames,
      Inputs: inputNames,
      'Templates of documents': layoutNames,
      'Sections of the menu': menuSections,
      'Icons of resources': iconNames,
      'Icons of transitions': moveIconNames,
    }).map(([title, list]) => `- ${title}: ${list.map(name => `\`${name}\``).join(', ')}`),
    '',
  ].join('\n')
