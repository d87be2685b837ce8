import { caller, people, signIn } from './serve.mjs'
import { steady } from './steady.mjs'

const languages = ['en', 'es', 'fr', 'vi', 'zh-CN', 'ar']
const DOCUMENT = '/hanadb/api/openapi.json'

/**
 * The server's description of itself and its answers to each demo account. The accounts' addresses end
 * with `domain`; with a domain other than the demo's, the document describes only each person's own
 * rights.
 */
export async function askServer(url, domain) {
  const everyone = new Map()
  // in sequence: each sign-in is an event with a number
  for (const name of people) everyone.set(name, await signIn(url, `${name}@${domain}`))
  const admin = everyone.get('admin')
  const [openapi, labels, answers, access] = [{}, {}, {}, {}]
  for (const language of languages) labels[language] = (await askIn(admin.ask, language)).body
  const addresses = await readable(labels.en, admin)
  for (const [name, person] of everyone) {
    openapi[name] = (await askIn(person.ask, 'en')).body
    answers[name] = await answersTo(person, addresses)
    access[name] = { ...rightsIn(openapi[name]), 'records by address': decided(answers[name]) }
  }
  answers['not signed in'] = await answersTo({ ask: caller(url) }, addresses)
  for (const [name, person] of everyone)
    access[name]['empty create'] = await emptyCreates(person, labels.en)
  const flows = Object.fromEntries(labels.en.tags.map(tag => [tag.name, tag['x-flows'] ?? []]))
  const words = Object.fromEntries(languages.map(each => [each, [...textsIn(labels[each])].sort()]))
  return {
    admin,
    everyone,
    document: labels.en,
    masters: { openapi, labels: words, flows, answers, access },
  }
}

const askIn = (ask, language) => ask('GET', DOCUMENT, { headers: { 'accept-language': language } })

/** Every address that can be read without a parameter, then two records of each list with their sub-resources. */
export async function readable({ paths }, { ask }) {
  const gets = Object.keys(paths).filter(path => paths[path].get && !/\/live$/.test(path))
  const plain = gets.filter(path => !path.includes('{'))
  const records = []
  for (const list of plain.filter(path => paths[`${path}/{id}`]?.get)) {
    const ids = firstIds((await ask('GET', list)).body)
    const below = gets.filter(path => new RegExp(`^${list}/{id}(/[a-z]+)?$`).test(path))
    records.push(...ids.flatMap(id => below.map(path => path.replace('{id}', id))))
  }
  return [...plain, ...records]
}

/** The key is the first property of a record. */
const firstIds = body =>
  listIn(body)
    .slice(0, 2)
    .map(record => encodeURIComponent(String(Object.values(record)[0])))

const listIn = body => Object.values(body ?? {}).find(Array.isArray) ?? []

export async function answersTo({ ask }, addresses) {
  const collected = {}
  for (const address of addresses) collected[address] = steady(await ask('GET', address))
  return collected
}

/** By resource, from the document of one person: the calls and the fields of their requests and answers. */
function rightsIn({ tags, paths, components }) {
  const rights = {}
  for (const { name } of tags) {
    const calls = Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([, operation]) => operation.tags?.includes(name))
        .map(([verb]) => `${verb} ${path}`),
    )
    const fields = Object.entries(components.schemas).filter(
      ([schema]) => schema === name || schema.startsWith(`${name}-`),
    )
    rights[name] = {
      calls: calls.sort(),
      ...Object.fromEntries(
        fields.map(([schema, { properties = {} }]) => [schema, Object.keys(properties)]),
      ),
    }
  }
  return rights
}

/** Status of each address, and the actions that the records allow this person. */
const decided = answers =>
  Object.fromEntries(
    Object.entries(answers).map(([address, { status, body }]) => [
      address,
      {
        status,
        can: listIn(body).map(record => record?._can),
        ...(body?._can && { own: body._can }),
      },
    ]),
  )

/** The refusals of creates without fields; required fields prevent a creation. */
async function emptyCreates({ ask }, { paths }) {
  const collected = {}
  for (const [list, { post }] of Object.entries(paths))
    if (post && paths[`${list}/{id}`]?.put) {
      const { status, body } = await ask('POST', list, { body: {} })
      collected[list] = { status, code: body?.code, errors: Object.keys(body?.errors ?? {}) }
    }
  return collected
}

/** Every visible text: titles, labels, descriptions. */
function* textsIn(value, key = '') {
  const isText = ['title', 'label', 'description', 'summary'].includes(key)
  if (typeof value === 'string') {
    if (isText) yield value
  } else
    for (const [name, part] of Object.entries(value ?? {}))
      yield* textsIn(part, Array.isArray(value) ? key : name)
}
