import { expect, test } from 'vitest'
import { frameNamespaces } from '../../src/i18n/firstNamespaces'
import { createTexts } from '../../src/i18n/inUse'

const frame = (language: string) => frameNamespaces.map(name => `${name} ${language}`)

function someTexts() {
  const loads: string[] = []
  const network = { isOffline: false }
  const texts = createTexts(async (language, name) => {
    if (network.isOffline) throw new Error('no network')
    loads.push(`${name} ${language}`)
    return { title: `${name} in ${language}` }
  })
  const reported: string[] = []
  const stop = texts.subscribe((language, name) => reported.push(`${language} ${name}`))
  return { texts, loads, network, reported, stop }
}

test('a page loads its namespaces in the language in use, each once', async () => {
  const { texts, loads, reported: details } = someTexts()
  await texts.addLanguage('es')
  await texts.addNamespaces(['chat'])
  await texts.addNamespaces(['chat', 'files'])
  expect(loads).toEqual([...frame('es'), 'chat es', 'files es'])
  expect(details).toEqual([...frameNamespaces.map(name => `es ${name}`), 'es chat', 'es files'])
})

test('another language loads every namespace in use, and further ones come in it too', async () => {
  const { texts, loads } = someTexts()
  await texts.addNamespaces(['chat'])
  expect(loads).toEqual([])
  await texts.addLanguage('fr')
  await texts.addNamespaces(['mail'])
  expect(loads).toEqual([...frame('fr'), 'chat fr', 'mail fr'])
})

test('a namespace that cannot be loaded is an error, and is loaded when asked for again', async () => {
  const { texts, loads, network } = someTexts()
  await texts.addLanguage('es')
  network.isOffline = true
  await expect(texts.addNamespaces(['chat'])).rejects.toThrow('no network')
  await expect(texts.addLanguage('en')).rejects.toThrow('no network')
  network.isOffline = false
  await texts.addNamespaces(['chat'])
  expect(loads).toEqual([...frame('es'), 'chat es'])
})

test('who subscribes later is told what is loaded, and nothing once it has left', async () => {
  const { texts, reported: details, stop } = someTexts()
  stop()
  await texts.addLanguage('es')
  expect(details).toEqual([])
  const late: string[] = []
  texts.subscribe((language, name, { title }) => late.push(`${language} ${name} ${title}`))
  expect(late).toEqual([...frameNamespaces.map(name => `es ${name} ${name} in es`)])
})
