import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

const languages = ['es', 'en', 'fr', 'vi', 'cn', 'ar']

/**
 * All texts of a folder's sources by language: JSON or modules below a folder named like the language,
 * and objects with one property per language. `anywhere` has every other literal, so that a label
 * without its language is still found.
 */
export function textsOf(tree) {
  const texts = Object.fromEntries(languages.map(language => [language, new Set()]))
  const anywhere = new Set()
  for (const file of sourcesOf(tree)) {
    const keep = keeper(texts, anywhere, languageOf(file))
    const source = readFileSync(join(tree, file), 'utf8')
    if (file.endsWith('.json')) walkJson(JSON.parse(source), keep)
    else walk(parseSync(file, source).program, keep)
  }
  return { texts, anywhere }
}

/** Removed and added texts in each language; moved texts are no difference. */
export function textDifferences(before, after) {
  return languages.flatMap(language => {
    const [had, has] = [before.texts[language], after.texts[language]]
    const went = [...had].filter(text => !has.has(text) && !after.anywhere.has(text))
    const came = [...has].filter(text => !had.has(text) && !before.anywhere.has(text))
    const isFilled = text => went.some(other => patternOf(other)?.test(text))
    const isPattern = text => came.some(other => patternOf(text)?.test(other))
    const line = mark => text => `${language}: ${mark} ${JSON.stringify(text)}`
    return [
      ...went.filter(text => !isPattern(text)).map(line('-')),
      ...came.filter(text => !isFilled(text)).map(line('+')),
    ]
  })
}

/** Matches the possible texts of a template (`up to {}`). */
const patternOf = text =>
  text.includes('{}') ? new RegExp(`^${text.split('{}').map(escaped).join('.+')}$`) : undefined
const escaped = text => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const sourcesOf = tree =>
  ['src', 'server'].flatMap(room =>
    readdirSync(join(tree, room), { recursive: true, encoding: 'utf8' })
      .filter(name => /\.(tsx?|json)$/.test(name))
      .map(name => join(room, name)),
  )

const languageOf = file => file.split(/[\\/]/).find(part => languages.includes(part))

function keeper(texts, anywhere, fileLanguage) {
  return (text, language = fileLanguage) => {
    for (const part of text.split('|').map(each => each.trim()))
      if (part) (texts[language] ?? anywhere).add(part)
  }
}

function walkJson(value, keep) {
  if (typeof value === 'string') keep(value)
  else for (const part of Object.values(value ?? {})) walkJson(part, keep)
}

/**
 * Every literal below a node; a property named like a language, beside another such one, determines the
 * language of its content.
 */
function walk(node, keep, language) {
  if (typeof node !== 'object' || node === null || isImport(node)) return
  const text = textIn(node)
  if (text !== undefined) keep(text, language)
  const isByLanguage = hasLanguages(node)
  for (const [key, part] of Object.entries(node)) {
    if (key === 'properties' && isByLanguage)
      for (const each of part) walk(each.value, keep, nameOf(each))
    else if (!isName(node, key)) walk(part, keep, language)
  }
}

/** Names of modules and files are not texts. */
const isImport = node =>
  typeof node.source?.value === 'string' || (node.type === 'Literal' && /^\.\.?\//.test(node.value))

/** Names of properties are not texts. */
const isName = (node, key) => node.type === 'Property' && key === 'key'

const nameOf = property => property.key?.name ?? property.key?.value

const hasLanguages = node =>
  node.type === 'ObjectExpression' &&
  ['es', 'en'].every(language => node.properties.some(each => nameOf(each) === language)) &&
  node.properties.every(each => each.type === 'Property')

function textIn(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'JSXText') return node.value.trim()
  if (node.type === 'TemplateLiteral')
    return node.quasis.map(({ value }) => value.cooked).join('{}')
}
