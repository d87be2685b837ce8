import { expect, test } from 'vitest'
import { deskByNeed } from '../../src/i18n/deskByNeed'
import { textAt } from '../../src/i18n/textAt'

function aDesk(place = 7) {
  const fetched: string[] = []
  const network = { isOffline: false }
  const desk = deskByNeed(async (part, language) => {
    if (network.isOffline) throw new Error('no network')
    fetched.push(`${part} ${language}`)
    return {
      words: { [part]: `${part} in ${language}` },
      texts: { [place]: `seven in ${language}` },
    }
  })
  const heard: string[] = []
  const stop = desk.hear((language, words) => heard.push(`${language} ${Object.keys(words)}`))
  return { desk, fetched, heard, network, stop }
}

test('a part comes with its words, in the language that is read and each once', async () => {
  const { desk, fetched, heard } = aDesk()
  await desk.load('es')
  const code = await desk.withWords(Promise.resolve('its code'), 'chat')
  await desk.withWords(Promise.resolve('its code'), 'chat')
  expect(code).toBe('its code')
  expect(fetched).toEqual(['App es', 'chat es'])
  expect(heard).toEqual(['es App', 'es chat'])
})

test('another language comes with all parts that are here, and further parts in it too', async () => {
  const { desk, fetched } = aDesk()
  await desk.withWords(Promise.resolve(), 'chat')
  expect(fetched).toEqual([])
  await desk.load('fr')
  await desk.withWords(Promise.resolve(), 'mail')
  expect(fetched).toEqual(['App fr', 'chat fr', 'mail fr'])
})

test('what the schemas say comes in every language, and the words of other parts in none more', async () => {
  const { desk, fetched } = aDesk()
  await desk.load('es')
  await desk.withWords(Promise.resolve(), 'schemas/clients', 'chat')
  await desk.loadSchemaTexts()
  await desk.withWords(Promise.resolve(), 'mail')
  const inOthers = fetched.filter(name => !name.endsWith(' es'))
  expect(inOthers).toHaveLength(10)
  expect(inOthers).toEqual(expect.arrayContaining(['App ar', 'schemas/clients ar']))
  expect(fetched).toContain('mail es')
})

test('texts of further languages that do not come hold nobody up, and are asked for again', async () => {
  const { desk, fetched, network } = aDesk()
  await desk.load('es')
  network.isOffline = true
  await desk.loadSchemaTexts()
  expect(fetched).toEqual(['App es'])
  network.isOffline = false
  await desk.loadSchemaTexts()
  expect(fetched).toHaveLength(6)
})

test('without a network whoever asks is told, and gets the words when they ask again', async () => {
  const { desk, fetched, network } = aDesk()
  await desk.load('es')
  network.isOffline = true
  await expect(desk.withWords(Promise.resolve(), 'chat')).rejects.toThrow('no network')
  await expect(desk.load('en')).rejects.toThrow('no network')
  network.isOffline = false
  await desk.withWords(Promise.resolve(), 'chat')
  expect(fetched).toEqual(['App es', 'chat es'])
})

test('who listens later hears what is here, and nothing once it has left', async () => {
  const { desk, heard, stop } = aDesk()
  stop()
  await desk.load('es')
  expect(heard).toEqual([])
  const late: string[] = []
  desk.hear((language, words) => late.push(`${language} ${Object.keys(words)}`))
  expect(late).toEqual(['es App'])
})

test('a text of a schema stands at its place, in the languages that are here', async () => {
  const text = textAt(8)
  await aDesk(8).desk.load('vi')
  expect([text.vi, text.cn]).toEqual(['seven in vi', undefined])
  expect(Object.values(text)).not.toContain(undefined)
})
