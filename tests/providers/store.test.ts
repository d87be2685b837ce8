// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { createLanguage } from '../../src/providers/session/language'
import { safeStorage } from '../../src/providers/session/storage'
import { createStore } from '../../src/providers/session/store'

const storage = safeStorage()
const storeOf = (owner: string) =>
  createStore({ storage, language: createLanguage(storage), owner: () => owner })

beforeEach(() => localStorage.clear())

test('what is set is told, kept, listed and removed', () => {
  const store = storeOf('7')
  const listener = vi.fn()
  const stop = store.subscribe('users.columns', listener)
  store.setItem('users.columns', ['EMAIL'])
  expect(listener).toHaveBeenCalledWith(['EMAIL'])
  expect(store.getItem('users.columns')).toEqual(['EMAIL'])
  expect(store.listItems?.('users')).toEqual({ 'users.columns': ['EMAIL'] })
  store.removeItems('users')
  expect(store.getItem('users.columns', 'none')).toBe('none')
  stop()
})

test('a corrupt value counts as absent', () => {
  localStorage.setItem('RaStore.7.users.listParams', '{"page":')
  expect(storeOf('7').getItem('users.listParams', { page: 1 })).toEqual({ page: 1 })
})

test('people do not see each other’s choices, and keep theirs when they sign out', () => {
  const ana = storeOf('7')
  ana.setItem('users.listParams', { page: 3 })
  ana.reset()
  expect(storeOf('8').getItem('users.listParams')).toBeUndefined()
  expect(storeOf('7').getItem('users.listParams')).toEqual({ page: 3 })
})

test('language and mode are not kept a second time', () => {
  const store = storeOf('7')
  store.setItem('locale', 'fr')
  store.setItem('theme', 'dark')
  expect(Object.keys(localStorage)).toEqual([])
  expect(store.getItem('locale')).toBe('en')
})

test('the language is the stored one, else English; the page says it', () => {
  localStorage.setItem('i18nextLng', 'ar')
  expect(createLanguage(storage).current()).toBe('ar')
  expect(document.documentElement.lang).toBe('ar')
  localStorage.setItem('i18nextLng', 'tlh')
  const onChosen = vi.fn()
  const language = createLanguage(storage, { onChosen })
  expect(language.current()).toBe('en')
  language.choose('cn')
  expect(localStorage.getItem('i18nextLng')).toBe('cn')
  expect(document.documentElement.lang).toBe('zh-CN')
  expect(onChosen).toHaveBeenCalledWith('cn')
})

test('full storage keeps what it cannot take until the page is left', () => {
  const full = { ...localStorage, setItem: () => fail(), getItem: () => null, removeItem: () => {} }
  const fail = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const readStored = safeStorage(() => full as Storage)
  readStored.set('a', '1')
  expect([readStored.get('a'), readStored.keys()]).toEqual(['1', expect.arrayContaining(['a'])])
  readStored.remove('a')
  expect(readStored.get('a')).toBeNull()
})
