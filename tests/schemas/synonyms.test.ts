import { expect, test } from 'vitest'
import type { SentenceField, SentenceList } from '../../src/model/sentences/labels/sentenceList'
import { synonymsOf } from '../../src/model/sentences/labels/synonymsOf'
import { readSentence } from '../../src/model/sentences/readSentence'
import { unknownSynonyms } from './readAsAdmin'

test('synonyms stand for words that their list knows', () => {
  expect(unknownSynonyms()).toEqual([])
})

const state: SentenceField = {
  path: 'state',
  labels: ['Estado'],
  shape: 'choice',
  values: [
    { value: 1, labels: ['Pagado'] },
    { value: 2, labels: ['Rechazado'] },
  ],
}
const balance: SentenceField = { path: 'balance', labels: ['Saldo'], shape: 'money' }
const listWith = (own: Readonly<Record<string, string>>): SentenceList => ({
  name: 'bills',
  labels: ['Cuenta', 'Cuentas'],
  fields: [state, balance],
  counts: [],
  tabs: [],
  synonyms: synonymsOf('bills', [{ bills: own }]),
  me: 1,
})
const read = (text: string, own: Readonly<Record<string, string>> = {}) => {
  const { parts, open, unread } = readSentence(text, listWith(own), '2026-11-27')
  return { parts, told: [...open.map(words => words.text), ...unread] }
}

test('a synonym is read as the words that it stands for', () => {
  const own = { 'con saldo': 'deben | morosas', pagado: 'cancelado' }
  expect(read('cuentas morosas', own)).toEqual({ parts: [{ balance: { gt: 0 } }], told: [] })
  expect(read('cuentas que deben más de 500', own)).toEqual({
    parts: [{ balance: { gt: 500 } }],
    told: [],
  })
  expect(read('cuentas canceladas', own)).toEqual({ parts: [{ state: [1] }], told: [] })
})

test('words that say the same in any list, and slips of typing, are understood', () => {
  expect(read('cuentas denegadas').parts).toEqual([{ state: [2] }])
  expect(read('cuentas recahzadas').parts).toEqual([{ state: [2] }])
})

test('a word with two meanings is told', () => {
  const own = { pagado: 'cancelada', rechazado: 'cancelada' }
  expect(read('cuentas canceladas', own)).toEqual({ parts: [], told: ['canceladas'] })
})

test('names in capitals are no synonyms, and words that are told stay as they were said', () => {
  const own = { pagado: 'Morales', 'saldo mayor que': 'pasadas de' }
  expect(read('cuentas de Morales', own).told).toEqual(['Morales'])
  expect(read('cuentas pasadas de', own).told).toEqual(['pasadas de'])
})
